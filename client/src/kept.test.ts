import { expect, test } from "vitest";
import { keeper } from "./kept";

test("what is kept is recalled", () => {
  const texts = new Map<string, string>();
  const storage = { getItem: (name: string) => texts.get(name) ?? null, setItem: (name: string, text: string) => texts.set(name, text) };
  const kept = keeper(() => storage as unknown as Storage);
  expect(kept.recall("chat")).toBeNull();
  kept.keep("chat", "7");
  expect(kept.recall("chat")).toBe("7");
});

test("a browser that keeps nothing is no reason to stop", () => {
  const kept = keeper(() => {
    throw new DOMException("denied", "SecurityError");
  });
  kept.keep("chat", "7");
  expect(kept.recall("chat")).toBeNull();
});
