import { expect, test } from "vitest";
import { figuresAside, lanesOf, shownSpaces } from "./track";

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

test("figures of low lanes stand beside one another, not on one another", () => {
  const steps = (seat: number, lane: number, at: number) => ({ seat, lane, at, two: false });
  const four = [steps(0, 0, 12), steps(1, 1, 12), steps(2, 2, 12), steps(3, 3, 13)];
  expect([...figuresAside(four, 4).values()].map((by) => by > 0)).toEqual([false, true, false, false]);
  // Two lanes are high enough, and figures that stand apart stay where they are.
  expect([...figuresAside(four.slice(0, 2), 2).values()]).toEqual([0, 0]);
  expect([...figuresAside([steps(0, 0, 12), steps(1, 1, 14), steps(2, 2, 12)], 3).values()]).toEqual([0, 0, 0]);
});
