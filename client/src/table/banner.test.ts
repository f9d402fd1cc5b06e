import { expect, it } from "vitest";
import { bannerFor } from "./banner";

it("tells the most urgent thing", () => {
  const quiet = { connection: "live", back: false, fork: false } as const;
  expect(bannerFor(quiet)).toBeNull();
  expect(bannerFor({ ...quiet, fork: true })).toBe("fork");
  expect(bannerFor({ ...quiet, fork: true, back: true })).toBe("back");
  expect(bannerFor({ ...quiet, fork: true, back: true, connection: "away" })).toBe("away");
  expect(bannerFor({ ...quiet, connection: "opening" })).toBeNull();
});
