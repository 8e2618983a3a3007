/** Something that went wrong, by its code: the locales have a sentence for each (refused-CODE). */

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

/** Whatever was thrown, as a problem; a bug in the page itself also goes to the console. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error(error);
  return new Problem("broken-page");
}

export function codeOf(error: unknown): string {
  return problemOf(error).code;
}

/** Whether trying again may help. */
export function isPassing(code: string): boolean {
  return ["no-network", "too-busy", "broken-server", "broken-page", "no-database", "getting-ready"].includes(code);
}
