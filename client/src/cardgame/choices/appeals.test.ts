import { expect, test } from "vitest";
import type { Forecast, Forecasts } from "$made/cardgame";
import { ledTo, othersOf, presentAppeal } from "./appeals";

const seller = (seat: number, more: object = {}) => ({ seat, price: 7, marker: 5, sold: 3, output: 4, income: 21, profit: 6, steps: 2, steps_for_sales: 1, steps_for_appeal: 1, ...more });
const forecast = (more: object = {}) =>
  ({ demand: 4, neutral: 0, neutral_sold: 0, rivals: {}, sellers: [seller(0)], ...more }) as unknown as Forecast;

test("the others are the companies that have the good, the opponents, and the neutral seller", () => {
  expect(othersOf(forecast({ sellers: [seller(2), seller(0)] }), [0, 1, 2], 3, 0)).toEqual([2]);
  expect(othersOf(forecast({ rivals: { green: { appeal: 3, sold: 1 } } }), [0, 1, 2], 1, 0)).toEqual([2]);
  expect(othersOf(forecast({ neutral: 3 }), [0, 1, null], 2, 0)).toEqual([null]);
});

test("an appeal leads to my sale and to what each of the others sells", () => {
  const forecasts = { food: forecast({ sellers: [seller(0), seller(1, { sold: 2 })], neutral: 3, neutral_sold: 1 }) } as unknown as Forecasts;
  expect(ledTo(0, forecasts, "food", [1, null], 2)).toEqual({ price: 7, appeal: 5, demand: 4, sold: 3, output: 4, income: 21, profit: 6, steps: { sales: 1, appeal: 1, most: 0 }, others: [2, 1] });
  expect(ledTo(3, forecasts, "food", [], 2)).toBeNull();
});

test("a row is the present one only if it moves no marker", () => {
  expect(presentAppeal({ appeal: 3, marker: 3 })).toBe(3);
  expect(presentAppeal({ appeal: 3, marker: 0 })).toBeNull();
});
