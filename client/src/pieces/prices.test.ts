import { expect, test } from "vitest";
import { bestProfit, excerpt, type Led } from "./prices";

const rows = (count: number, present: number) => Array.from({ length: count }, (_, value) => ({ value, now: value === present }));
const values = (part: { shown: { value: number }[] }) => part.shown.map((row) => row.value);
const CLOSED = { before: false, after: false };

test("nine rows are shown whole", () => {
  expect(excerpt(rows(9, 0), CLOSED)).toEqual({ shown: rows(9, 0), before: false, after: false });
});

test("of more there are four below and four above the present one, with more at both ends", () => {
  const part = excerpt(rows(20, 8), CLOSED);
  expect(values(part)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([part.before, part.after]).toEqual([true, true]);
});

test("at an end there are still nine, and more at the other end alone", () => {
  const part = excerpt(rows(20, 1), CLOSED);
  expect([values(part).length, part.before, part.after]).toEqual([9, false, true]);
});

test("what was asked for at an end is shown to it", () => {
  const part = excerpt(rows(20, 8), { before: true, after: false });
  expect([values(part)[0], values(part).at(-1), part.before, part.after]).toEqual([0, 12, false, true]);
});

test("where there is no present one it begins with the first", () => {
  expect(values(excerpt(rows(12, -1), CLOSED))[0]).toBe(0);
});

test("the best profit is the highest, and none where all are the same", () => {
  const led = (profit: number) => ({ led: { profit } as Led });
  expect(bestProfit([led(-3), led(7), { led: null }])).toBe(7);
  expect(bestProfit([led(7), led(7)])).toBeNull();
  expect(bestProfit([])).toBeNull();
});
