import { describe, expect, it } from "vitest";
import type { Chapter } from "$made/messages";
import { apart, axis, line } from "./chart";
import { decades, marketShares, markets, series, turningPoints, within } from "./chronicle";

const chapter = (position: number, year: number, good: string, figures: Record<string, number[]>): Chapter => ({
  position,
  chapter: { year, good },
  figures,
});

const chronicle = [
  chapter(0, 1770, "food", { portfolio: [90, 90], income: [5, 0], "sold-food": [0, 0], "imported-food": [0] }),
  chapter(9, 1770, "lamps", { portfolio: [100, 90], income: [20, 9], "sold-food": [3, 1], "imported-food": [2] }),
  chapter(20, 1780, "food", { portfolio: [100, 130], income: [25, 9], "sold-food": [3, 1], "imported-food": [2] }),
  chapter(31, 1780, "food", { portfolio: [105, 120], income: [40, 30], "sold-food": [3, 6], "imported-food": [2] }),
];

describe("the chronicle", () => {
  it("is a line for each company", () => {
    expect(series(chronicle, "portfolio")).toEqual([
      { seat: 0, values: [90, 100, 100, 105] },
      { seat: 1, values: [90, 90, 130, 120] },
    ]);
    expect(series(chronicle, "nothing")).toEqual([]);
  });

  it("goes on with the opponents of a solo game, after the set-up", () => {
    const solo = [
      { position: 0, chapter: { decade: 0, good: "" }, figures: { cash: [50], shares: [10], "rival-shares": [12, 12] } },
      { position: 4, chapter: { decade: 1, good: "food" }, figures: { cash: [40], shares: [11], "rival-shares": [12, 13] } },
      { position: 9, chapter: { decade: 1, good: "food" }, figures: { cash: [45], shares: [11], "rival-shares": [13, 14] } },
    ];
    expect(series(solo, "shares").map(({ values }) => values)).toEqual([[10, 11, 11], [12, 12, 13], [12, 13, 14]]);
    expect(series(solo, "cash")).toHaveLength(1);
    expect(decades(solo)).toEqual([{ name: "I", from: 1, to: 2 }]);
  });

  it("has decades, the last one as far as it has come", () => {
    expect(decades(chronicle)).toEqual([
      { name: "1770", from: 0, to: 2 },
      { name: "1780", from: 2, to: 3 },
    ]);
    expect(decades(chronicle.slice(0, 1))).toEqual([]);
  });

  it("tells what came in within a decade", () => {
    const [first, second] = decades(chronicle);
    expect(within(chronicle, "income", first!)).toEqual([20, 9]);
    expect(within(chronicle, "income", second!)).toEqual([15, 21]);
  });

  it("tells who served a market, with the importer last and nobody who sold nothing", () => {
    const [first, second] = decades(chronicle);
    expect(markets(chronicle)).toEqual(["food"]);
    expect(marketShares(chronicle, "food", first!)).toEqual([
      { seat: 0, count: 3 },
      { seat: 1, count: 1 },
      { seat: null, count: 2 },
    ]);
    expect(marketShares(chronicle, "food", second!)).toEqual([{ seat: 1, count: 5 }]);
  });

  it("finds where the gap between neighbours changed the most", () => {
    expect(turningPoints(chronicle, [1, 0])).toEqual([{ entry: 2, ahead: 1, behind: 0, before: -10, after: 30 }]);
    expect(turningPoints(chronicle.slice(0, 1), [1, 0])).toEqual([]);
  });
});

describe("a chart", () => {
  it("has round numbers that hold all values", () => {
    expect(axis([90, 442])).toEqual({ low: 0, high: 500, ticks: [0, 100, 200, 300, 400, 500] });
    expect(axis([10, 14])).toEqual({ low: 10, high: 14, ticks: [10, 11, 12, 13, 14] });
    expect(axis([7, 7]).ticks).toEqual([7, 8]);
    expect(axis([-3, 12]).low).toBeLessThanOrEqual(-3);
  });

  it("keeps labels apart and inside", () => {
    expect(apart([10, 12, 50], 12, 100)).toEqual([10, 22, 50]);
    expect(apart([98, 99, 97], 12, 100)).toEqual([88, 100, 76]);
  });

  it("is a path", () => {
    expect(line([[0, 1], [2.04, 3]])).toBe("M0.0 1.0 L2.0 3.0");
  });
});
