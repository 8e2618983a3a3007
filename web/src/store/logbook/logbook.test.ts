/** What is remembered of games, what they add up to, and the medals. */

import { beforeEach, expect, test } from "vitest";
import { NO_PROGRESS } from "../puzzle/progress";
import { tableState } from "../table/tableState";
import { type FinishedGame, noteGame, sensibleGames, useGames } from "./games";
import { medalsOf, mostDaysInARow } from "./medals";
import { finishedGame } from "./noting";
import { outcomeOf, tallyAgainst, winsInARow } from "./wins";

type Ending = "won" | "shared" | "lost";

function game(at: number, ending: Ending, level = "otter", more: Partial<FinishedGame> = {}): FinishedGame {
  return {
    id: `play/table/${at}`,
    at,
    variant: "classic",
    seats: [
      { colour: "orange", name: "Ann", level: "", isYours: true, isWinner: ending !== "lost", left: 2 },
      { colour: "green", name: "", level, isYours: false, isWinner: ending !== "won", left: 2 },
    ],
    ...more,
  };
}

const AMONG_US = game(50, "won", "", {
  seats: game(0, "won", "").seats.map((seat) => ({ ...seat, isYours: true })),
});

beforeEach(() => useGames.setState({ games: [] }));

test("a game that ends again after an undo counts once, as it ended last", () => {
  noteGame(game(1, "lost"));
  noteGame(game(2, "won"));
  noteGame({ ...game(1, "won"), at: 3 });
  expect(useGames.getState().games.map(({ id, at }) => [id, at])).toEqual([
    ["play/table/1", 3],
    ["play/table/2", 2],
  ]);
});

test("looking at a finished game again changes nothing", () => {
  noteGame(game(1, "lost"));
  const before = useGames.getState().games;
  noteGame({ ...game(1, "lost"), at: 99 });
  expect(useGames.getState().games).toBe(before);
});

test("a table is noted when it is over and somebody here plays; lessons and puzzles are not", () => {
  const over = tableState("classic orange:d4f4/1 green:d6e6/1 over", { winners: ["green"] });
  const here = { code: null, state: over, you: [0] };
  const playing = { id: "abc", kept: null, problem: "" };
  expect(finishedGame(here, playing, 7)).toMatchObject({ id: "play/abc/1", at: 7, seats: [{ isYours: true }, {}] });
  expect(finishedGame({ ...here, code: "wxyz" }, playing, 7)?.id).toBe("r/wxyz/1");
  expect(finishedGame(here, { ...playing, id: null })).toBeNull();
  expect(finishedGame({ ...here, you: [] }, playing)).toBeNull();
  expect(finishedGame({ ...here, state: { ...over, phase: "playing" } }, playing)).toBeNull();
});

test("victories are counted against each level", () => {
  const games = [game(1, "won"), game(2, "lost"), game(3, "shared"), game(4, "won", "nessie"), AMONG_US];
  expect(tallyAgainst(games, "otter")).toEqual({ won: 1, shared: 1, lost: 1 });
  expect(tallyAgainst(games, "nessie")).toEqual({ won: 1, shared: 0, lost: 0 });
  expect(tallyAgainst(games, "pike")).toEqual({ won: 0, shared: 0, lost: 0 });
  expect(outcomeOf(AMONG_US)).toBeNull();
});

test("victories in a row, now and at their best", () => {
  const games = (["won", "shared", "won", "lost", "won"] as const).map((ending, at) => game(at, ending));
  expect(winsInARow([...games, AMONG_US].reverse())).toEqual({ now: 1, best: 3 });
  expect(winsInARow([])).toEqual({ now: 0, best: 0 });
});

test("each medal has its reason", () => {
  const medals = (games: readonly FinishedGame[], days: readonly string[] = [], solved = 0) => {
    const marks = Array.from({ length: solved }, (_, i) => [`first-${i}`, { hintless: true, first: true }]);
    return medalsOf(games, { ...NO_PROGRESS, days, solved: Object.fromEntries(marks) });
  };
  expect(medals([])).toEqual([]);
  expect(medals([game(1, "lost")])).toEqual(["ripple"]);
  expect(medals([AMONG_US])).toEqual(["ripple", "company"]);
  expect(medals([game(1, "lost", "otter", { variant: "expert" })])).toEqual(["ripple"]);
  expect(medals([game(1, "won", "otter", { variant: "expert" })])).toEqual(["ripple", "stride"]);
  expect(medals([game(1, "won", "pike")])).toEqual(["ripple", "heron"]);
  expect(medals([game(1, "won", "nessie")])).toEqual(["ripple", "heron", "legend"]);
  const emptied = game(1, "lost");
  expect(medals([{ ...emptied, seats: emptied.seats.map((seat) => ({ ...seat, left: 0 })) }])).toContain("whole");
  expect(
    medals(
      [],
      ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2026-11-${day}`),
    ),
  ).toEqual(["mornings"]);
  expect(medals([], [], 9)).toEqual([]);
  expect(medals([], [], 10)).toEqual(["stars"]);
});

test("the longest run of days is found wherever it was", () => {
  expect(mostDaysInARow(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-03"])).toBe(3);
  expect(mostDaysInARow([])).toBe(0);
});

test("of a damaged memory, what makes sense is kept", () => {
  const fine = game(1, "won");
  const nameless = { ...fine, id: "../x/1" };
  const alone = { ...game(2, "won"), seats: fine.seats.slice(1) };
  const broken = { ...game(3, "won"), seats: [...fine.seats, { colour: 5 }] };
  expect(sensibleGames([fine, nameless, alone, broken, null, 7, fine])).toEqual([fine]);
  expect(sensibleGames("nonsense")).toEqual([]);
});
