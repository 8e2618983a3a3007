/** A table on this device: the engine is the referee, and computers think in a worker. */

import type { Ask, Engine } from "../engine/api";
import type { Told } from "../protocol";
import { recordOf } from "./carried";
import { type Course, courseOf, isOver, lineOf, moversOf, played, rewound, turnIn } from "./course";
import { judged, refused } from "./judged";
import { gameOf, type KeptTable, withGame, withNextGame } from "./kept";
import { seedOf } from "./seed";
import { stateOf } from "./state";
import type { Question, Reply, Table, TableState } from "./table";

export interface LocalHooks {
  /** Keep the table as it is now; it is shown only after that. */
  readonly keep: (table: KeptTable) => void;
  readonly show: (state: TableState, events: readonly Told[]) => void;
  /** A computer takes at least this long, in milliseconds, so that people can follow. */
  readonly pace: () => number;
  readonly now: () => number;
}

const HINTS_BY = "pike";
const FALLBACK = "otter"; // looks one move ahead and takes a millisecond

export class LocalTable implements Table {
  readonly unanswered = 0;
  private course: Course;
  private thinking: AbortController | null = null;

  /** Throws if the saved moves cannot be played. */
  constructor(
    private readonly engine: Engine,
    private readonly think: Ask,
    private table: KeptTable,
    private readonly hooks: LocalHooks,
  ) {
    this.course = courseOf(engine, table, gameOf(table));
  }

  /** Show how things stand, and let computers play. */
  begin(): void {
    this.tell([]);
  }

  get kept(): KeptTable {
    return this.table;
  }

  /** The game that is on, as a text. */
  get record(): string {
    return recordOf(this.engine, this.table);
  }

  /** The seats that people hold, all of them on this device. */
  get you(): readonly number[] {
    return this.table.seats.flatMap(({ level }, seat) => (level ? [] : [seat]));
  }

  async ask(question: Question): Promise<Reply> {
    switch (question.kind) {
      case "play":
        return this.play(question);
      case "why":
        return judged(this.engine, lineOf(this.course), question);
      case "hint":
        return this.advise(question);
      case "undo":
        return this.undo(question);
      case "rematch":
        return this.rematch(question);
      default:
        return refused(question, "not-possible");
    }
  }

  /** Another page of this device went on with it. */
  adopt(table: KeptTable): void {
    this.course = courseOf(this.engine, table, gameOf(table));
    this.table = table;
    this.tell([]);
  }

  greet(): void {}

  wake(): void {}

  close(): void {
    this.thinking?.abort();
    this.thinking = null;
  }

  private play(question: Extract<Question, { kind: "play" }>): Reply {
    const { seat, move, ply } = question;
    if (ply !== this.course.game.moves.length + 1)
      return refused(question, "out-of-date", { details: { ply: ply - 1 } });
    if (seat !== this.turn && this.turn !== null) return refused(question, "not-your-turn");
    if (this.table.seats[seat]?.level) return refused(question, "computer-plays");
    const verdict = judged(this.engine, lineOf(this.course), question);
    if (verdict.kind === "refused") return verdict;
    this.go(played(this.engine, this.course, move), [{ kind: "moved", seat, move }]);
    return { kind: "ack", id: question.id, number: ply };
  }

  private async advise(question: Extract<Question, { kind: "hint" }>): Promise<Reply> {
    const asked = this.course;
    if (isOver(asked)) return refused(question, "game-over");
    const move = await this.chosen(lineOf(asked), HINTS_BY, new AbortController().signal);
    if (this.course !== asked) return refused(question, "out-of-date");
    return { kind: "advice", id: question.id, move, ply: asked.game.moves.length };
  }

  private undo(question: Extract<Question, { kind: "undo" }>): Reply {
    const { seat } = question;
    const ply = moversOf(this.course).lastIndexOf(this.table.seats[seat]?.colour ?? "");
    if (ply < 0) return refused(question, "nothing-to-undo");
    this.go(rewound(this.course, ply), [{ kind: "undo-asked", seat }]);
    return { kind: "ack", id: question.id, number: ply };
  }

  private rematch(question: Extract<Question, { kind: "rematch" }>): Reply {
    if (!isOver(this.course)) return refused(question, "game-goes-on");
    this.table = withNextGame(this.table, this.hooks.now());
    this.course = courseOf(this.engine, this.table, gameOf(this.table));
    this.hooks.keep(this.table);
    this.tell([{ kind: "rematched", seat: question.seat }]);
    return { kind: "ack", id: question.id, number: 0 };
  }

  private get turn(): number | null {
    const colour = turnIn(lineOf(this.course));
    return isOver(this.course) ? null : this.table.seats.findIndex((seat) => seat.colour === colour);
  }

  /** Save how far the game has come, then show it. */
  private go(course: Course, events: readonly Told[]): void {
    this.table = withGame(this.table, course.game, isOver(course), this.hooks.now());
    this.course = course;
    this.hooks.keep(this.table);
    this.tell(events);
  }

  private tell(events: readonly Told[]): void {
    this.close();
    this.hooks.show(stateOf(this.engine, this.table, this.course), events);
    const level = this.turn === null ? "" : this.table.seats[this.turn]?.level;
    if (level) void this.letComputerPlay(level);
  }

  private async letComputerPlay(level: string): Promise<void> {
    const thinking = new AbortController();
    const asked = this.course;
    const pause = new Promise((done) => setTimeout(done, this.hooks.pace()));
    this.thinking = thinking;
    const move = await this.chosen(lineOf(asked), level, thinking.signal);
    await pause;
    if (thinking.signal.aborted || this.course !== asked || this.turn === null) return;
    this.go(played(this.engine, asked, move), [{ kind: "moved", seat: this.turn, move, by: "computer" }]);
  }

  /** A level's move, or a quick one if its worker fails. */
  private async chosen(line: string, level: string, signal: AbortSignal): Promise<string> {
    const seed = seedOf(`${this.table.id} ${this.table.games.length} ${this.course.game.moves.length}`);
    try {
      return await this.think("choose", line, { level, seed }, { signal });
    } catch (error) {
      if (signal.aborted) return "";
      console.error(error);
      return this.engine.choose(line, { level: FALLBACK, seed });
    }
  }
}
