import { expect, test } from "vitest";
import type { CompanyView, Forecast, Forecasts } from "$src/api/cardgame";
import { ledTo, othersOf } from "./appeals";

const seller = (seat: number, more: object = {}) => ({ seat, price: 7, sold: 3, output: 4, income: 21, profit: 6, steps: 2, ...more });
const forecast = (more: object = {}) =>
  ({ demand: 4, neutral: 0, neutral_sold: 0, rivals: {}, sellers: [seller(0)], ...more }) as unknown as Forecast;

test("the others are the companies that have the good, the opponents, and the neutral seller", () => {
  expect(othersOf(forecast({ sellers: [seller(2), seller(0)] }), [0, 1, 2], 3, 0)).toEqual([2]);
  expect(othersOf(forecast({ rivals: { green: { appeal: 3, sold: 1 } } }), [0, 1, 2], 1, 0)).toEqual([2]);
  expect(othersOf(forecast({ neutral: 3 }), [0, 1, null], 2, 0)).toEqual([null]);
});

test("an appeal leads to my sale and to what each of the others sells", () => {
  const told = { food: forecast({ sellers: [seller(0), seller(1, { sold: 2 })], neutral: 3, neutral_sold: 1 }) } as unknown as Forecasts;
  expect(ledTo({ seat: 0 } as CompanyView, told, "food", [1, null], 2)).toEqual({ price: 7, demand: 4, sold: 3, output: 4, income: 21, profit: 6, steps: 2, others: [2, 1] });
  expect(ledTo({ seat: 3 } as CompanyView, told, "food", [], 2)).toBeNull();
});
