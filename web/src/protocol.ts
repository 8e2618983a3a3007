// Made from src/blockness/server by `python tools/typescript.py`; do not edit.

/** The first message: this device's seat tokens (none to watch) and the last version it knows. */
export interface Hello {
  kind: "hello";
  tokens?: readonly string[];
  since?: number;
}

/** Ask a computer what it would play. */
export interface Hint {
  kind: "hint";
  id: string;
  seat: number;
}

/** Take an open seat. The token comes back once; sending the same id again brings a new one. */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Put a computer of some level into an open seat, or let the room's stand-in play for someone who is absent. */
export interface Employ {
  kind: "employ";
  id: string;
  seat: number;
  level?: string;
}

/** Leave the table. */
export interface Leave {
  kind: "leave";
  id: string;
  seat: number;
}

/** Remove a guest from a seat, as the maker of the room. */
export interface Remove {
  kind: "remove";
  id: string;
  seat: number;
}

/** Play a move. `ply` is the number it will have, one more than the moves played so far. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  move: string;
  ply: number;
}

/** Ask to undo your last turn. */
export interface Undo {
  kind: "undo";
  id: string;
  seat: number;
}

/** Agree to somebody else's undo, or decline. */
export interface Answer {
  kind: "answer";
  id: string;
  seat: number;
  agreed: boolean;
}

/** Play again. */
export interface Rematch {
  kind: "rematch";
  id: string;
  seat: number;
}

/** Say a phrase, or a text if the room allows it. */
export interface Say {
  kind: "say";
  id: string;
  seat: number;
  phrase?: string;
  text?: string;
}

/** The room now, and what happened since the last version the page knew. */
export interface Update {
  kind: "update";
  code: string;
  version: number;
  events: readonly Event[];
  state: State;
  time_left: number | null;
}

/** An entry of the journal, without its id and key. */
export interface Event {
  number: number;
  what: Seated | Rekeyed | Employed | Returned | Left | Removed | Moved | UndoAsked | UndoAnswered | Rematched | Said;
}

/** A person took an open seat. */
export interface Seated {
  kind: "seated";
  seat: number;
  name: string;
  holder: number;
}

/** A person sat down but never got the answer, so another token was made. */
export interface Rekeyed {
  kind: "rekeyed";
  seat: number;
}

/** A computer took an open seat, or plays for an absent person. */
export interface Employed {
  kind: "employed";
  seat: number;
  level: string;
}

/** A person came back, and the computer handed over the seat. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** A person left the table: between games the seat is open again, during one a computer plays on. */
export interface Left {
  kind: "left";
  seat: number;
}

/** The maker of the room removed a guest: the seat is open, and the guest's tokens open no seat here any more. */
export interface Removed {
  kind: "removed";
  seat: number;
}

/** A move was played by a person, by a computer, or by a computer because the person's time was up (clock). */
export interface Moved {
  kind: "moved";
  seat: number;
  move: string;
  by?: string;
}

/** A person asked to undo their last turn; if there is nobody to ask, it happens at once. */
export interface UndoAsked {
  kind: "undo-asked";
  seat: number;
}

/** A person agreed or declined; once everybody has agreed, it happens. */
export interface UndoAnswered {
  kind: "undo-answered";
  seat: number;
  agreed: boolean;
}

/** The next game began; the next seat goes first. */
export interface Rematched {
  kind: "rematched";
  seat: number;
}

/** A person said one of the phrases, or something of their own if the room allows it. */
export interface Said {
  kind: "said";
  seat: number;
  phrase?: string;
  text?: string;
  name?: string;
}

/** All there is to know about a room. Every update carries it whole, so no page is ever half right. */
export interface State {
  phase: "over" | "playing" | "waiting";
  game: number;
  variant: string;
  first: number;
  position: string;
  ply: number;
  turn: number | null;
  seats: readonly SeatState[];
  last: Last | null;
  undo: UndoState | null;
  can_undo: readonly number[];
  moves: readonly string[];
  winners: readonly number[];
  clock: number;
  free_text: boolean;
  hints: boolean;
  stand_in: string;
  box: string;
}

/** Who sits there, and how the monster is doing. */
export interface SeatState {
  colour: string;
  kind: "computer" | "open" | "person";
  name: string;
  level: string;
  holder: number;
  reserve: readonly string[];
  rank: number;
  left: number;
  perch: number;
  can_move: boolean;
}

/** The last move, and the colours that had to pass after it. */
export interface Last {
  seat: number;
  move: string;
  passed: readonly string[];
}

/** Somebody asks to undo a turn: who, and which seats have not answered yet. */
export interface UndoState {
  seat: number;
  waiting: readonly number[];
}

/** The answer to `hello`, before the first update: the seats that are yours, and the talk so far. */
export interface Welcome {
  kind: "welcome";
  you: readonly number[];
  talk: readonly Said[];
  beat: number;
  absence: number;
  removed: boolean;
}

/** Which seats are connected, and how many pages are watching. */
export interface Presence {
  kind: "presence";
  seats: readonly boolean[];
  watching: number;
}

/** An act is in the journal under this number. */
export interface Ack {
  kind: "ack";
  id: string;
  number: number;
}

/** The seat is yours; this token, sent once, proves it. */
export interface Sat {
  kind: "sat";
  id: string;
  seat: number;
  token: string;
}

/** Not done, and why: a stable code, the offending cell if there is one, and what the sentence mentions. */
export interface Refused {
  kind: "refused";
  id: string;
  code: string;
  cell?: string | null;
  details?: Record<string, string | number>;
}

/** What a computer would play. */
export interface Advice {
  kind: "advice";
  id: string;
  move: string;
  ply: number;
}

/** A sign of life with the room's version, every few seconds; a page with an older one says hello again. */
export interface Beat {
  kind: "beat";
  version: number;
  stores: boolean;
}

/** A room to make. Seats are in clockwise order; `first` is the seat that begins, null for a random one. */
export interface NewRoom {
  seats: readonly NewSeat[];
  variant?: "classic" | "expert";
  first?: number | null;
  clock?: number;
  free_text?: boolean;
  hints?: boolean;
  listed?: boolean;
  stand_in?: string;
  moves?: readonly string[];
  box?: string;
  word?: string;
  stamp?: string;
}

/** A seat of a new room: a computer's (level), held by the maker's device (name), or open (neither). */
export interface NewSeat {
  colour: "black" | "green" | "orange" | "purple";
  level?: string;
  name?: string;
}

/** A room that was made. The tokens of the maker's seats are sent here and never again. */
export interface MadeRoom {
  code: string;
  link: string;
  url: string;
  tokens: Record<string, string>;
}

/** A room from outside. */
export interface RoomSummary {
  code: string;
  phase: string;
  variant: string;
  games: number;
  clock: number;
  free_text: boolean;
  seats: readonly SeatState[];
}

export type AnyIn = Hello | Hint | Sit | Employ | Leave | Remove | Play | Undo | Answer | Rematch | Say;

export type AnyAct = Sit | Employ | Leave | Remove | Play | Undo | Answer | Rematch | Say;

export type AnyOut = Update | Welcome | Presence | Ack | Sat | Refused | Advice | Beat;

export type Told = Seated | Rekeyed | Employed | Returned | Left | Removed | Moved | UndoAsked | UndoAnswered | Rematched | Said;

// Closing codes from which no page comes back.
export const FINAL = [4403, 4404, 4500] as const;

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "oh-no",
  "clever",
  "thinking",
  "take-your-time",
  "thanks",
  "sorry",
  "again",
  "goodbye",
] as const;

export const REACTIONS = [
  "smile",
  "laugh",
  "wow",
  "sad",
  "clap",
  "heart",
] as const;
