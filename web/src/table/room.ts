/** A table in a room: the server is the referee; what may be placed, and why not, is worked out here. */

import type { Engine, Rules } from "../engine/api";
import { choicesOf } from "../geometry/choices";
import type { Link } from "../link/socket";
import type { State } from "../protocol";
import { starterHeight } from "../words/texts/box";
import { boxOf } from "../words/texts/boxes/reader";
import { turnIn } from "./course";
import { judged } from "./judged";
import type { Question, Reply, Table, TableState } from "./table";

export class RoomTable implements Table {
  constructor(
    private readonly link: Link,
    private readonly rules: Rules,
    private readonly position: () => string,
  ) {}

  async ask(question: Question): Promise<Reply> {
    return question.kind === "why" ? judged(await this.rules(), this.position(), question) : this.link.ask(question);
  }

  greet(): void {
    this.link.greet();
  }

  wake(): void {
    this.link.wake();
  }

  close(): void {
    this.link.close();
  }

  get unanswered(): number {
    return this.link.unanswered;
  }
}

/** What the server says, with what may be placed; nothing until the engine is loaded. */
export function withChoices(state: State, engine: Engine | null): TableState {
  const isOn = engine !== null && state.turn !== null;
  if (!isOn) return { ...state, choices: [] };
  const starter = starterHeight(boxOf(state.box), turnIn(state.position));
  return { ...state, choices: choicesOf(engine.legalMoves(state.position), starter) };
}
