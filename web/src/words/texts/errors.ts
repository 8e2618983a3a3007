/**
 * What goes wrong when a text is read, and when a move is played. The messages are the library's own, in English; a page
 * speaks its person's language and goes by the class, the flaw or the reason instead.
 *
 *     Error
 *     +-- Invalid               a text that cannot be read
 *     |   +-- InvalidBox        not a box
 *     |   +-- InvalidCell       not a cell
 *     |   +-- InvalidMove       not a move
 *     |   +-- InvalidPosition   not a position
 *     |   +-- InvalidPuzzle     not a puzzle
 *     |   +-- InvalidRecord     not a record of a game
 *     +-- IllegalMove           a move that is understood and not allowed here
 */

import type { Cell } from "../../geometry/cell";

/** Why a move is refused: a stable code, the offending cell if there is one, and what the sentence mentions. */
export interface Reason {
  readonly code: string;
  readonly cell: Cell | null;
  readonly details: Readonly<Record<string, string | number>>;
}

export class Invalid extends Error {
  override readonly name: string = "Invalid"; // written out, because builds shorten the names of classes
}

/** Mistakes that people make on the box's screen also have a stable name, the flaw, and what its sentence speaks of. */
export class InvalidBox extends Invalid {
  override readonly name = "InvalidBox";

  constructor(
    sentence: string,
    readonly flaw = "",
    readonly details: Readonly<Record<string, string | number>> = {},
    readonly line = 0, // of the file
  ) {
    super(sentence);
  }
}

export class InvalidCell extends Invalid {
  override readonly name = "InvalidCell";
}

export class InvalidMove extends Invalid {
  override readonly name = "InvalidMove";
}

export class InvalidPosition extends Invalid {
  override readonly name = "InvalidPosition";
}

/** Mistakes that people make in the editor also have a stable name, the flaw. */
export class InvalidPuzzle extends Invalid {
  override readonly name = "InvalidPuzzle";

  constructor(
    sentence: string,
    readonly flaw = "",
  ) {
    super(sentence);
  }
}

/** Where a move is to blame, its ply, its text and the reason say so; what is wrong after a move has a name, the flaw. */
export class InvalidRecord extends Invalid {
  override readonly name = "InvalidRecord";

  constructor(
    sentence: string,
    readonly ply: number | null = null,
    readonly move: string | null = null,
    readonly reason: Reason | null = null,
    readonly flaw = "",
  ) {
    super(sentence);
  }
}

export class IllegalMove extends Error {
  override readonly name = "IllegalMove";

  constructor(readonly reason: Reason) {
    super(reason.cell ? `${reason.code} on ${reason.cell}` : reason.code);
  }
}
