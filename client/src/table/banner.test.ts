import { expect, it } from "vitest";
import { telling } from "./banner";

it("tells the most urgent thing", () => {
  const quiet = { connection: "live", back: false, past: false, fork: false } as const;
  expect(telling(quiet)).toBeNull();
  expect(telling({ ...quiet, fork: true })).toBe("fork");
  expect(telling({ ...quiet, fork: true, past: true })).toBe("past");
  expect(telling({ ...quiet, past: true, back: true })).toBe("back");
  expect(telling({ ...quiet, past: true, back: true, connection: "away" })).toBe("away");
  expect(telling({ ...quiet, connection: "opening" })).toBeNull();
});
