import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Ask } from "../src/engine/api";
import type { Told } from "../src/protocol";
import { freshTable, gameOf, type KeptSeat, type KeptTable } from "../src/table/kept";
import { LocalTable } from "../src/table/local";
import type { Question, Reply, TableState } from "../src/table/table";
import { askOf, realEngine } from "./engine";

const engine = await realEngine();
const ANN: KeptSeat = { colour: "orange", name: "Ann", level: "" };
const BOB: KeptSeat = { colour: "green", name: "Bob", level: "" };
const CID: KeptSeat = { colour: "purple", name: "Cid", level: "" };
const OTTER: KeptSeat = { colour: "green", name: "", level: "otter" };

interface Seen {
  readonly state: TableState;
  readonly events: readonly Told[];
}

let kept: KeptTable[] = [];
let shown: Seen[] = [];
let order: string[] = [];

beforeEach(() => {
  kept = [];
  shown = [];
  order = [];
});

function sit(table: KeptTable, think: Ask = askOf(engine)): LocalTable {
  const local = new LocalTable(engine, think, table, {
    keep: (one) => {
      kept.push(one);
      order.push("kept");
    },
    show: (state, events) => {
      shown.push({ state, events });
      order.push("shown");
    },
    pace: () => 0,
    now: () => 42,
  });
  local.begin();
  return local;
}

function fresh(seats: readonly KeptSeat[], first = 0, variant: KeptTable["variant"] = "classic"): KeptTable {
  return freshTable({ id: "t", at: 0, variant, seats }, first);
}

function now(): TableState {
  const last = shown.at(-1);
  if (!last) throw new Error("nothing was shown");
  return last.state;
}

function play(
  local: LocalTable,
  move?: string,
  more: Partial<Extract<Question, { kind: "play" }>> = {},
): Promise<Reply> {
  const { turn, ply, position } = now();
  const chosen = move ?? engine.legalMoves(position)[ply % 3] ?? engine.legalMoves(position)[0] ?? "";
  return local.ask({ kind: "play", id: "i", seat: turn ?? 0, ply: ply + 1, move: chosen, ...more });
}

async function playOut(local: LocalTable): Promise<void> {
  while (now().phase === "playing") expect((await play(local)).kind).toBe("ack");
}

describe("around the device", () => {
  test.each([
    [[ANN, BOB], "classic"],
    [[ANN, BOB, CID], "expert"],
    [[ANN, BOB, CID, { ...CID, colour: "black" }], "classic"],
  ] as const)("a whole game is played, every move kept before it is shown", async (seats, variant) => {
    const local = sit(fresh(seats, 1, variant));
    expect(local.you).toEqual(seats.map((_, seat) => seat));
    expect(now().turn).toBe(1);
    await playOut(local);
    const { moves, winners } = now();
    expect(order).toEqual(["shown", ...moves.flatMap(() => ["kept", "shown"])]);
    expect(kept.map((one) => gameOf(one).moves.length)).toEqual(moves.map((_, ply) => ply + 1));
    expect(kept.at(-1)?.isOver).toBe(true);
    expect(kept.at(-1)?.at).toBe(42);
    expect(winners.length).toBeGreaterThan(0);
    expect(shown.slice(1).flatMap(({ events }) => events.map((one) => one.kind === "moved" && one.move))).toEqual(
      moves,
    );
  });

  test("a game that was kept goes on where it stood", async () => {
    const before = sit(fresh([ANN, BOB]));
    for (let ply = 0; ply < 7; ply += 1) await play(before);
    const state = now();
    sit(kept.at(-1) ?? fresh([]));
    expect(now()).toEqual(state);
  });

  test("whoever asks gets the own turn back", async () => {
    const local = sit(fresh([ANN, BOB, CID]));
    for (let ply = 0; ply < 5; ply += 1) await play(local);
    const { moves } = now();
    expect(await local.ask({ kind: "undo", id: "i", seat: 0 })).toMatchObject({ kind: "ack" });
    expect([now().moves, now().turn]).toEqual([moves.slice(0, 3), 0]);
    expect(gameOf(kept.at(-1) ?? fresh([ANN, BOB])).moves).toEqual(moves.slice(0, 3));
    await local.ask({ kind: "undo", id: "i", seat: 2 });
    expect([now().moves.length, now().turn]).toEqual([2, 2]);
    await local.ask({ kind: "undo", id: "i", seat: 0 });
    expect(await local.ask({ kind: "undo", id: "i", seat: 0 })).toMatchObject({ code: "nothing-to-undo" });
  });

  test("also the end can be taken back, and then it is no end", async () => {
    const local = sit(fresh([ANN, BOB]));
    await playOut(local);
    await local.ask({ kind: "undo", id: "i", seat: now().last?.seat ?? 0 });
    expect([now().phase, kept.at(-1)?.isOver]).toEqual(["playing", false]);
  });

  test("the next game begins with the next seat, and only after the end", async () => {
    const local = sit(fresh([ANN, BOB]));
    expect(await local.ask({ kind: "rematch", id: "i", seat: 0 })).toMatchObject({ code: "game-goes-on" });
    await playOut(local);
    const { moves } = now();
    expect(await local.ask({ kind: "rematch", id: "i", seat: 0 })).toMatchObject({ kind: "ack" });
    expect([now().game, now().first, now().turn, now().ply]).toEqual([2, 1, 1, 0]);
    expect(kept.at(-1)?.games).toEqual([
      { first: 0, moves },
      { first: 1, moves: [] },
    ]);
  });
});

describe("what is not allowed", () => {
  test("gets its reason, and nothing changes", async () => {
    const local = sit(fresh([ANN, BOB]));
    await play(local, "Sd4f4");
    const count = order.length;
    expect(await play(local, "Sd4e4")).toMatchObject({ kind: "refused", code: "not-open-water", cell: "d4" });
    expect(await local.ask({ kind: "why", id: "i", move: "Sd4e4" })).toMatchObject({ code: "not-open-water" });
    expect(await local.ask({ kind: "why", id: "i", move: "Sh7i7" })).toEqual({ kind: "allowed", id: "i" });
    expect(await play(local, "Sh7i7", { ply: 1 })).toMatchObject({ code: "out-of-date" });
    expect(await play(local, "Sh7i7", { seat: 0 })).toMatchObject({ code: "not-your-turn" });
    expect(await local.ask({ kind: "leave", id: "i", seat: 0 })).toMatchObject({ code: "not-possible" });
    expect(order).toHaveLength(count);
  });

  test("a table whose moves nobody could have played is not opened", () => {
    const table = { ...fresh([ANN, BOB]), games: [{ first: 0, moves: ["Sd4f4", "Sd4e4"] }] };
    expect(() => sit(table)).toThrow();
  });
});

describe("computers", () => {
  const turns = async () => vi.waitFor(() => expect([0, null]).toContain(now().turn));

  test("play their turns to the end, with passes", async () => {
    const local = sit(fresh([ANN, OTTER]));
    expect(local.you).toEqual([0]);
    while (now().phase === "playing") {
      await turns();
      if (now().turn === 0) await play(local);
    }
    expect(shown.flatMap(({ events }) => events).some((one) => one.kind === "moved" && one.by === "computer")).toBe(
      true,
    );
    expect(await play(local, "Sa1a2", { seat: 1 })).toMatchObject({ kind: "refused" });
  });

  test("begin where they are first, and after a reload", async () => {
    sit(fresh([ANN, OTTER], 1));
    await turns();
    expect(now().moves).toHaveLength(1);
  });

  test("choose the same move for the same table, game and ply", async () => {
    sit(fresh([ANN, OTTER], 1));
    await turns();
    const [move] = now().moves;
    sit(fresh([ANN, OTTER], 1));
    await turns();
    expect(now().moves).toEqual([move]);
  });

  test("stop thinking about a turn that is taken back", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const endless: Ask = (_task, _text, _options, asking) =>
      new Promise((_, reject) => {
        signals.push(asking?.signal);
        asking?.signal?.addEventListener("abort", () => reject(asking.signal?.reason));
      });
    const local = sit(fresh([ANN, OTTER]), endless);
    await play(local);
    await local.ask({ kind: "undo", id: "i", seat: 0 });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect([now().turn, now().ply]).toEqual([0, 0]);
    await play(local);
    local.close();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  test("move all the same when their worker fails", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const local = sit(fresh([ANN, OTTER]), () => Promise.reject(new Error("out of memory")));
    await play(local);
    await turns();
    expect(now().moves).toHaveLength(2);
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });

  test("give a hint to whoever asks, for the position at which they asked", async () => {
    const local = sit(fresh([ANN, BOB]));
    const advice = await local.ask({ kind: "hint", id: "i", seat: 0 });
    expect(advice.kind === "advice" && engine.legalMoves(now().position).includes(advice.move)).toBe(true);
    const late = local.ask({ kind: "hint", id: "i", seat: 0 });
    await play(local);
    expect(await late).toMatchObject({ code: "out-of-date" });
  });
});

test("what another page of the device played is taken over", async () => {
  const local = sit(fresh([ANN, BOB]));
  await play(local);
  const other = kept.at(-1) ?? fresh([ANN, BOB]);
  await play(local);
  local.adopt(other);
  expect(now().ply).toBe(1);
  expect(local.kept).toBe(other);
});
