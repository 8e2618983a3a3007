/** What the rules say about a move. */

import type { Engine } from "../engine/api";
import type { Refused } from "../protocol";
import type { Allowed } from "./table";

interface Tried {
  readonly id: string;
  readonly move: string;
}

export function judged(engine: Engine, line: string, { id, move }: Tried): Refused | Allowed {
  const reason = engine.whyNot(line, move);
  return reason ? refused({ id }, reason.code, reason) : { kind: "allowed", id };
}

export function refused(
  { id }: { readonly id: string },
  code: string,
  why: Partial<Pick<Refused, "cell" | "details">> = {},
): Refused {
  return { kind: "refused", id, code, cell: why.cell ?? null, details: { ...why.details } };
}
