import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyAct, type AnyIn, type AnyOut, FINAL } from "../protocol";
import { Link, type LinkState, type Socket } from "./socket";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: AnyIn[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyIn);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: AnyOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(beat = 4): void {
    this.onopen?.();
    this.say({ kind: "welcome", you: [0], talk: [], beat, absence: 20, removed: false });
  }
}

const MOVE: AnyAct = { kind: "play", id: "a".repeat(16), seat: 0, move: "Sd4f4", ply: 1 };

describe("the link", () => {
  let sockets: FakeSocket[] = [];
  let states: [LinkState, string][] = [];
  let kept: readonly AnyAct[] = [];
  let heard: AnyOut[] = [];
  let since = 0;
  let link: Link;

  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  const start = () =>
    new Link(
      "ws://lake/ws/abcd",
      {
        hello: () => ({ kind: "hello", tokens: ["t"], since }),
        onMessage: (message) => heard.push(message),
        onState: (state, reason) => states.push([state, reason]),
      },
      { read: () => kept, write: (acts) => (kept = acts) },
      () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
    );

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    kept = [];
    heard = [];
    since = 0;
    link = start();
  });

  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  it("greets first and is open once it is welcomed", () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ kind: "hello", tokens: ["t"], since: 0 }]);
    expect(states.at(-1)?.[0]).toBe("connecting");
    last().say({ kind: "welcome", you: [], talk: [], beat: 4, absence: 20, removed: false });
    expect(states.at(-1)?.[0]).toBe("open");
  });

  it("sends nothing before it is welcomed, and everything then", () => {
    void link.ask(MOVE);
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
    last().say({ kind: "welcome", you: [0], talk: [], beat: 4, absence: 20, removed: false });
    expect(last().sent.at(-1)).toEqual(MOVE);
  });

  it("sends again what was not acknowledged when the link was lost, with the same id", async () => {
    last().welcome();
    const answer = link.ask(MOVE);
    last().onclose?.({ code: 1006, reason: "" });
    expect(states.at(-1)?.[0]).toBe("reconnecting");
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    since = 7;
    last().welcome();
    expect(last().sent).toEqual([{ kind: "hello", tokens: ["t"], since: 7 }, MOVE]);
    last().say({ kind: "ack", id: MOVE.id, number: 8 });
    expect(await answer).toEqual({ kind: "ack", id: MOVE.id, number: 8 });
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(2_000);
    last().welcome();
    expect(last().sent).toHaveLength(1); // acknowledged: never again
  });

  it("sends again within the same link what stays unanswered", () => {
    last().welcome();
    void link.ask(MOVE);
    for (let i = 0; i < 7; i++) {
      vi.advanceTimersByTime(1_000);
      last().say({ kind: "beat", version: 1, stores: true });
    }
    expect(last().sent.filter((message) => message.kind === "play")).toHaveLength(2);
  });

  it("sends again what could not be stored, with the same id, until it is", async () => {
    last().welcome();
    let answered: unknown = null;
    void link.ask(MOVE).then((reply) => (answered = reply));
    for (let i = 1; i <= 3; i++) {
      last().say({ kind: "refused", id: MOVE.id, code: "not-stored" });
      await vi.advanceTimersByTimeAsync(3_000);
      last().say({ kind: "beat", version: 1, stores: true });
      expect(last().sent.filter((message) => message.kind === "play")).toEqual(Array(i + 1).fill(MOVE));
      expect([answered, kept, link.unanswered]).toEqual([null, [MOVE], 1]);
    }
    last().say({ kind: "ack", id: MOVE.id, number: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect([answered, kept]).toEqual([{ kind: "ack", id: MOVE.id, number: 2 }, []]);
  });

  it("keeps acts through a reload, but no questions", () => {
    last().welcome();
    void link.ask(MOVE);
    void link.ask({ kind: "hint", id: "b".repeat(16), seat: 0 });
    expect(kept).toEqual([MOVE]);
    link.close();
    link = start();
    last().welcome();
    expect(last().sent.at(-1)).toEqual(MOVE);
    last().say({ kind: "ack", id: MOVE.id, number: 1 });
    expect(kept).toEqual([]);
  });

  it("notices a dead link within ten seconds, though nobody closed it", () => {
    last().welcome();
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)?.[0]).toBe("open");
    vi.advanceTimersByTime(2_000);
    expect(states.at(-1)?.[0]).toBe("reconnecting");
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it("stays while beats come", () => {
    last().welcome();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(4_000);
      last().say({ kind: "beat", version: 1, stores: true });
    }
    expect(sockets).toHaveLength(1);
    expect(heard.filter((message) => message.kind === "beat")).toHaveLength(10);
  });

  it("is as patient as the server is slow to beat", () => {
    last().welcome(60);
    vi.advanceTimersByTime(115_000);
    expect([sockets.length, states.at(-1)?.[0]]).toEqual([1, "open"]);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)?.[0]).toBe("reconnecting");
    last().onopen?.(); // a new link that is silent from the start is not waited for as long
    vi.advanceTimersByTime(12_000);
    expect(sockets.length).toBeGreaterThan(2);
  });

  it("comes back to a server that could not reach its database, and knows why it waits", () => {
    last().welcome();
    last().onclose?.({ code: 4504, reason: "no-database" });
    expect(states.at(-1)).toEqual(["reconnecting", "no-database"]);
    vi.advanceTimersByTime(1_000);
    expect(states.at(-1)).toEqual(["reconnecting", "no-database"]);
    last().welcome();
    expect(states.at(-1)).toEqual(["open", ""]);
  });

  it.each(FINAL)("does not come back from %i", (code) => {
    last().welcome();
    last().onclose?.({ code, reason: "" });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, states.at(-1)?.[0]]).toEqual([1, "closed"]);
  });

  it("waits longer after each try, and tries at once when woken", () => {
    for (let i = 0; i < 6; i++) {
      last().onclose?.({ code: 1006, reason: "" });
      vi.advanceTimersByTime(15_000);
    }
    const tries = sockets.length;
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(3_000);
    expect(sockets).toHaveLength(tries); // it waits some eight seconds by now
    link.wake();
    expect(sockets).toHaveLength(tries + 1);
  });

  it("does not come back where there is no room", () => {
    last().onopen?.();
    last().onclose?.({ code: 4404, reason: "no-such-room" });
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual(["closed", "no-such-room"]);
    expect(sockets).toHaveLength(1);
  });

  it("answers a question with a refusal too", async () => {
    last().welcome();
    const answer = link.ask({ kind: "hint", id: "c".repeat(16), seat: 1 });
    last().say({ kind: "refused", id: "c".repeat(16), code: "not-your-turn" });
    expect((await answer).kind).toBe("refused");
  });
});
