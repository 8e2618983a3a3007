/** Something that went wrong, by its code: the locales have a sentence for each (refused-CODE). */

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

/** Whatever was thrown, as a problem; a fault of the page itself is told to whoever works on it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error(error);
  return new Problem("broken-server");
}

export function codeOf(error: unknown): string {
  return problemOf(error).code;
}

/** Whether it may come out well another time. */
export function isPassing(code: string): boolean {
  return ["no-network", "too-busy", "broken-server", "no-database"].includes(code);
}
