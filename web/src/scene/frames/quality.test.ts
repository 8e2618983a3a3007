// @vitest-environment node
import { expect, it } from "vitest";
import { guessQuality, lower } from "./quality";

it("spares weak machines", () => {
  expect(guessQuality("ANGLE (Google, Vulkan 1.3 (SwiftShader Device))", 16, false)).toBe("low");
  expect(guessQuality("Mesa llvmpipe", 8, false)).toBe("low");
  expect(guessQuality("Mali-G57", 8, true)).toBe("medium");
  expect(guessQuality("NVIDIA GeForce", 12, false)).toBe("high");
});

it("goes down one step at a time and stays at the last", () => {
  expect(lower("high")).toBe("medium");
  expect(lower(lower(lower("high")))).toBe("low");
});
