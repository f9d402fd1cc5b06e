import { expect, test } from "vitest";
import { nextProduction, turnsToCome } from "./forecast";

test("those after the deciding company still act", () => {
  expect([1, 2, 3, 0].map((seat) => turnsToCome([1, 2, 3, 0], seat))).toEqual([3, 2, 1, 0]);
});

test("a good is produced in its round of this decade, of the next, or never again", () => {
  expect(nextProduction(-1, 0, 2, "food")).toEqual({ decade: 0 });
  expect(nextProduction(0, 1, 2, "clothes")).toEqual({ rounds: 0 });
  expect(nextProduction(0, 1, 2, "lamps")).toEqual({ rounds: 2 });
  expect(nextProduction(0, 1, 2, "food")).toEqual({ decade: 1 });
  expect(nextProduction(1, 1, 2, "food")).toBeNull();
});
