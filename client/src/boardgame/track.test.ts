import { expect, test } from "vitest";
import { lanesOf, shownSpaces } from "./track";

test("the ruler shows everybody with some space around them", () => {
  expect(shownSpaces([10, 14], 100)).toEqual({ from: 8, to: 44 });
  expect(shownSpaces([1, 1], 100)).toEqual({ from: 0, to: 36 });
  expect(shownSpaces([20, 80], 100)).toEqual({ from: 16, to: 82 });
  expect(shownSpaces([97, 100], 100)).toEqual({ from: 64, to: 100 });
});

test("runs that would lie over one another get lanes of their own", () => {
  const lanes = lanesOf([
    { seat: 0, space: 10, target: 13 },
    { seat: 1, space: 10, target: 10 },
    { seat: 2, space: 14, target: 16 },
    { seat: 3, space: 30, target: 32 },
  ]);
  expect([0, 1, 2, 3].map((seat) => lanes.get(seat))).toEqual([0, 1, 1, 0]);
});
