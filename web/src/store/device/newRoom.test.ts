/** What the host asks for is done, and the room is made. */

import { beforeEach, expect, test, vi } from "vitest";
import { useDevice } from "./memory";
import { giveWord, newRoom, useTerms } from "./newRoom";

const ROOM = { seats: [] };
const sent: Record<string, unknown>[] = [];
const solved: unknown[] = [];

/** A server that asks for a word, and for work. */
async function answer(_: string, { body }: { body: string }): Promise<Response> {
  const asked = JSON.parse(body) as Record<string, unknown>;
  sent.push(asked);
  const code = !asked["word"] ? "word-wanted" : asked["word"] !== "ness" ? "wrong-word" : "work-wanted";
  if (code === "work-wanted" && asked["stamp"]) return Response.json({ code: "abcd", link: "/r/abcd", tokens: {} });
  return Response.json({ extra: { code, at: 1_790_000_000, bits: 4 } }, { status: 422 });
}

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(puzzle: unknown): void {
    solved.push(puzzle);
    this.onmessage?.({ data: { stamp: "solved" } });
  }

  terminate(): void {}
}

beforeEach(() => {
  sent.length = 0;
  solved.length = 0;
  useDevice.setState({ invitation: "" });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("Worker", FakeWorker);
});

test("a word is asked for until it is right, remembered, and the work is done", async () => {
  const made = newRoom(ROOM);
  await vi.waitFor(() => expect(useTerms.getState().asked).toBe("word-wanted"));
  giveWord("loch");
  await vi.waitFor(() => expect(useTerms.getState().asked).toBe("wrong-word"));
  giveWord("ness");
  expect(await made).toMatchObject({ code: "abcd" });
  expect(sent.at(-1)).toMatchObject({ word: "ness", stamp: "solved" });
  expect(solved).toMatchObject([{ at: 1_790_000_000, bits: 4 }]);
  expect(useDevice.getState().invitation).toBe("ness");
  expect(await newRoom(ROOM)).toMatchObject({ code: "abcd" }); // without a question
});

test("whoever gives no word is told why there is no room", async () => {
  const made = newRoom(ROOM);
  await vi.waitFor(() => expect(useTerms.getState().asked).toBe("word-wanted"));
  giveWord(null);
  await expect(made).rejects.toMatchObject({ code: "word-wanted" });
  expect(useTerms.getState().asked).toBeNull();
});
