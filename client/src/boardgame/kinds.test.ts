import { expect, test } from "vitest";
import type { Display } from "$made/boardgame";
import type { Board } from "./board";
import { costOf, joined, kindsOf, upToRow } from "./kinds";
import type { ByGood } from "$src/table/goods";

const FOOD: Display = {
  cost: { usual: [8, 10], bulk: [6, 8], luxury: [11, 13] },
  yields: { usual: [[2, 1, 1, 0], [2, 1, 2, 1]], bulk: [[3, 1, 1, 0], [3, 1, 2, 1]], luxury: [[0, 2, 1, 0], [0, 2, 2, 1]] },
  open: { usual: 1, bulk: 1, luxury: 2 },
  limit: 2,
  markers: [{ bulk: 0, luxury: 1 }, { bulk: 2, luxury: 2 }],
};

test("the display tells what each kind costs and yields at a level, the cheapest first", () => {
  expect(kindsOf(FOOD, 2).map(({ kind, cost, yields }) => [kind, cost, yields[0]])).toEqual([
    ["bulk", 8, 3],
    ["usual", 10, 2],
    ["luxury", 13, 0],
  ]);
});

test("two factories of a kind are open at most, the usual ones without end", () => {
  expect(kindsOf(FOOD, 1).map(({ left, markers }) => [left, markers])).toEqual([
    [1, 0],
    [null, null],
    [0, 1],
  ]);
});

test("what a level costs is printed on the board where there are no kinds", () => {
  const board = { cost: { food: [9, 12] } } as Board;
  expect(costOf(board, { display: null }, "food", 2, "usual")).toBe(12);
  expect(costOf(board, { display: { food: FOOD } as ByGood<Display> }, "food", 2, "luxury")).toBe(13);
});

test("a luxury factory's first two rows yield together", () => {
  expect([joined("usual"), joined("bulk"), joined("luxury")]).toEqual([0, 0, 2]);
  expect(upToRow([0, 2, 1, 0], 2)).toBe(2);
});
