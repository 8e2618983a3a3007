/** A table: a room on a server, or one on this device. Nobody who sits there can tell which. */

import type { Choice } from "../geometry/choices";
import type * as link from "../link/socket";
import type { State } from "../protocol";

/** How things stand at a table, and what may be placed by the seat to move. */
export interface TableState extends State {
  readonly choices: readonly Choice[];
}

/** Whether a move is allowed now and, if not, why. Nothing is played. */
export interface Why {
  readonly kind: "why";
  readonly id: string;
  readonly move: string;
}

/** The move that was asked about may be played. */
export interface Allowed {
  readonly kind: "allowed";
  readonly id: string;
}

export type Question = link.Question | Why;
export type Reply = link.Reply | Allowed;

export interface Table {
  /** An act or a question; the answer comes when it is settled. */
  ask(question: Question): Promise<Reply>;
  /** Ask again how things stand. */
  greet(): void;
  /** The network or the person is back. */
  wake(): void;
  close(): void;
  readonly unanswered: number; // acts on their way
}
