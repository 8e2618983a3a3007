/** Whatever prevents an answer has one name, and nobody waits for ever. */

import { afterEach, expect, test, vi } from "vitest";
import { codeOf, isPassing } from "../problem";
import { openRooms } from "./api";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function problemWith(fetch: (path: string, init: RequestInit) => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", fetch);
  return codeOf(await openRooms().catch((error: unknown) => error));
}

test("a cut cable, a page instead of an answer, an answer that stops half way", async () => {
  expect(await problemWith(() => Promise.reject(new TypeError("cut")))).toBe("no-network");
  expect(await problemWith(() => Promise.resolve(new Response("<h1>Log in</h1>")))).toBe("no-network");
  expect(isPassing("no-network")).toBe(true);
});

test("a broken server, and one that says what is wrong", async () => {
  const spoken = JSON.stringify({ extra: { code: "too-busy" } });
  expect(await problemWith(() => Promise.resolve(new Response("", { status: 502 })))).toBe("broken-server");
  expect(await problemWith(() => Promise.resolve(new Response(spoken, { status: 429 })))).toBe("too-busy");
  expect(isPassing("invalid-puzzle")).toBe(false);
});

test("the page gives up on a silent server", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_done, fail) => signal?.aborted && fail(signal.reason));
  expect(await problemWith(silent)).toBe("no-network");
});
