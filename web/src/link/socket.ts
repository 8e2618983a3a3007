/** One page's link to a room: it greets, sends what must be answered until it is, and comes back by itself. */

import { linkTo } from "../address";
import type { Ack, Advice, AnyAct, AnyIn, AnyOut, Hello, Hint, Refused, Sat } from "../protocol";
import { FINAL } from "../protocol";

export type LinkState = "connecting" | "open" | "reconnecting" | "closed";
export type Question = AnyAct | Hint;
export type Reply = Ack | Sat | Refused | Advice;

interface LinkHooks {
  readonly hello: () => Hello;
  readonly onMessage: (message: AnyOut) => void;
  readonly onState: (state: LinkState, reason: string) => void;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What has been asked and not answered, kept through a reload of the page. */
export interface Outbox {
  read(): readonly AnyAct[];
  write(acts: readonly AnyAct[]): void;
}

const PATIENCE = 9_000; // ms without a sign of life until the link counts as dead: two usual beats and a second
const LOOK = 1_000; // ms between two looks at the clock
const AGAIN = 5_000; // ms until something unanswered is sent again
const SOON = 1_500; // ms until something that the server could not store is sent again
const BACKOFF = [300, 1_000, 2_000, 4_000, 8_000];

interface Waiting {
  readonly question: Question;
  readonly answer: (reply: Reply) => void;
  dueAt: number; // when it is sent again
}

/** The address of a room's socket. */
export const socketOf = (code: string) => linkTo(`/ws/${code}`).replace(/^http/, "ws");

export class Link {
  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private heardAt = 0;
  private failures = 0;
  private isGreeted = false;
  private patience = PATIENCE; // once it is greeted
  private reason = ""; // why it was lost
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly clock: ReturnType<typeof setInterval>;

  constructor(
    private readonly url: string,
    private readonly hooks: LinkHooks,
    private readonly outbox: Outbox,
    private readonly open: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
    private readonly now: () => number = () => Date.now(),
  ) {
    for (const act of outbox.read()) this.wait(act, () => undefined);
    this.clock = setInterval(() => this.look(), LOOK);
    this.connect();
  }

  /** Send something until it is answered; whatever has the same id is done only once. */
  ask(question: Question): Promise<Reply> {
    return new Promise((answer) => {
      this.wait(question, answer);
      this.keep();
      if (this.isGreeted) this.send(question);
    });
  }

  /** Greet again: after a seat was taken, or to learn what was missed. */
  greet(): void {
    if (this.socket && this.isGreeted) this.send(this.hooks.hello());
  }

  /** Try at once: the network is back, or the person is. */
  wake(): void {
    if (this.isOver) return;
    if (this.socket) this.look();
    else this.connect();
  }

  close(): void {
    this.isOver = true;
    clearInterval(this.clock);
    clearTimeout(this.timer);
    this.drop();
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  private wait(question: Question, answer: (reply: Reply) => void): void {
    this.waiting.set(question.id, { question, answer, dueAt: this.now() + AGAIN });
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.heardAt = this.now();
    this.hooks.onState(this.failures ? "reconnecting" : "connecting", this.reason);
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.send(this.hooks.hello());
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as AnyOut);
    socket.onclose = (event) => this.lose(event.code, event.reason);
  }

  private hear(message: AnyOut): void {
    this.heardAt = this.now();
    if (message.kind === "welcome" && !this.isGreeted) {
      this.isGreeted = true;
      this.failures = 0;
      this.reason = "";
      this.patience = Math.max(PATIENCE, 2_000 * message.beat + 1_000);
      this.hooks.onState("open", "");
      for (const { question } of this.waiting.values()) this.send(question);
    }
    this.hooks.onMessage(message);
    if ("id" in message) this.settle(message);
  }

  private settle(reply: Reply): void {
    const found = this.waiting.get(reply.id);
    if (!found) return;
    if (reply.kind === "refused" && reply.code === "not-stored") {
      found.dueAt = this.now() + SOON; // it may have been stored after all: the same id will show
      return;
    }
    this.waiting.delete(reply.id);
    this.keep();
    found.answer(reply);
  }

  private lose(code: number, reason: string): void {
    this.drop();
    if (this.isOver) return;
    if (FINAL.some((one) => one === code)) {
      this.isOver = true;
      clearInterval(this.clock);
      this.hooks.onState("closed", reason);
      return;
    }
    const wait = BACKOFF[Math.min(this.failures, BACKOFF.length - 1)] ?? 0;
    this.failures += 1;
    this.reason = reason;
    this.hooks.onState("reconnecting", reason);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A dead link is often not closed: silence shows it. What stays unanswered is sent again. */
  private look(): void {
    if (!this.socket) return;
    const now = this.now();
    if (now - this.heardAt > (this.isGreeted ? this.patience : PATIENCE)) {
      this.lose(0, "");
      return;
    }
    if (!this.isGreeted) return;
    for (const one of this.waiting.values()) if (now > one.dueAt) this.send(one.question);
  }

  private send(message: AnyIn): void {
    const found = "id" in message ? this.waiting.get(message.id) : undefined;
    if (found) found.dueAt = this.now() + AGAIN;
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      this.lose(0, ""); // it was closing; what matters is sent again
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isGreeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private keep(): void {
    const acts = [...this.waiting.values()].map((one) => one.question);
    this.outbox.write(acts.filter((one): one is AnyAct => one.kind !== "hint"));
  }
}
