"""A client in thirty lines: makes a room, plays a whole game against a computer, and says who won."""

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect
from websockets.typing import Origin

from blockness import Position

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8017"
SEATS = [{"colour": "orange", "name": "Ann"}, {"colour": "green", "level": "otter"}]

body, kind = json.dumps({"seats": SEATS}).encode(), {"Content-Type": "application/json"}
with urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/rooms", body, kind)) as answer:
    room = json.load(answer)
with connect(f"{SERVER.replace('http', 'ws', 1)}/ws/{room['code']}", origin=Origin(SERVER)) as socket:
    socket.send(json.dumps({"kind": "hello", "tokens": list(room["tokens"].values())}))
    for message in map(json.loads, socket):
        state = message.get("state", {"phase": message["kind"], "turn": None})  # only an update has one
        if state["phase"] == "over":
            print("won:", *(state["seats"][seat]["colour"] for seat in state["winners"]))
            break
        if state["turn"] == 0:
            move = random.choice(Position.parse(state["position"]).legal_moves)
            act = {"kind": "play", "id": secrets.token_urlsafe(16), "seat": 0, "ply": state["ply"] + 1}
            socket.send(json.dumps(act | {"move": str(move)}))
