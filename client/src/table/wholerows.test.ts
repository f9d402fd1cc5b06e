import { expect, test } from "vitest";
import { endOf } from "./wholerows";

const rows = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 28 }));

test("a list ends before the first row that would be cut", () => {
  expect(endOf(rows(24, 52, 80), 100)).toBe(80);
  expect(endOf(rows(24, 52, 80), 108)).toBe(108);
});

test("what stands side by side is cut together or not at all", () => {
  expect(endOf([...rows(44, 72), { top: 60, bottom: 90 }], 80)).toBe(44);
});

test("one thing that is higher than the list is cut all the same", () => {
  expect(endOf([{ top: 10, bottom: 300 }], 100)).toBe(100);
});
