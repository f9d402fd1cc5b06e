import { expect, test } from "vitest";
import type { CompanyView, Forecast, Forecasts, Good } from "$made/boardgame";
import type { DecisionMessage, MoveMessage, Refused } from "$made/messages";
import { changesTogether, drawnEnd, goodsToPrice, keepingOf, ledTo, pricesOf, rowsOf } from "./prices";

const price = (good: Good, pounds: number): MoveMessage => ({ text: `price ${good} ${pounds}`, kind: "price", facts: { good, pounds } });
const DONE: MoveMessage = { text: "done", kind: "done", facts: {} };
const asked = (moves: MoveMessage[], facts = {}, question = "price-adjustment"): DecisionMessage => ({ seat: 0, question, facts, moves });
const seller = (seat: number, more: object = {}) => ({
  seat, price: 7, appeal: 3, sold: 3, output: 4, income: 21, profit: 13, steps: 3, steps_for_sales: 2, steps_for_appeal: 1, steps_for_most: 0, ...more,
});
const forecast = (...sellers: object[]) => ({ sellers }) as unknown as Forecast;

test("the goods that cost nothing come first", () => {
  const moves = [price("food", 6), price("lamps", 8), DONE];
  expect(goodsToPrice(asked(moves, { free: "lamps", pounds: 1 }))).toEqual([
    { good: "lamps", free: true },
    { good: "food", free: false },
  ]);
  expect(goodsToPrice(asked([price("food", 6)], { good: "food" }, "opening-price"))).toEqual([{ good: "food", free: true }]);
});

test("the first price above those allowed is refused, and the present one is never", () => {
  const moves = [price("food", 6), price("food", 5)];
  expect(pricesOf({ moves }, "food", 4)).toEqual({ allowed: [5, 6], refused: 7 });
  expect(pricesOf({ moves }, "food", 7)).toEqual({ allowed: [5, 6], refused: 8 });
});

test("a table goes from the lowest price to the first that is refused, the present one among them", () => {
  const led = (pounds: number) => ledTo(forecast(seller(0, { price: pounds })), 0, []);
  const rows = rowsOf({ good: "food", present: 6, allowed: [5, 7], refused: 8 }, led, { message: "no" } as Refused);
  expect(rows.map((row) => [row.value, row.now, row.led?.price ?? null, row.refused?.message])).toEqual([
    [5, false, 5, undefined],
    [6, true, 6, undefined],
    [7, false, 7, undefined],
    [8, false, null, "no"],
  ]);
});

test("a first price has no present one", () => {
  const rows = rowsOf({ good: "food", present: 0, allowed: [5, 6], refused: 7 }, () => null, undefined);
  expect(rows.map((row) => [row.value, row.now])).toEqual([[5, false], [6, false]]);
});

test("a price leads to my sale, to share steps by what they are for, and to what each rival sells", () => {
  const others = [{ seat: 2, name: "Strutt" }, { seat: 1, name: "Wedgwood" }];
  expect(ledTo(forecast(seller(0), seller(1, { sold: 2 })), 0, others)).toEqual({
    price: 7, appeal: 3, sold: 3, output: 4, income: 21, profit: 13, steps: { sales: 2, appeal: 1, most: 0 }, others: [0, 2],
  });
  expect(ledTo(forecast(seller(1)), 0, others)).toBeNull();
});

test("one price is kept by its figure, several together, and nothing is at other questions", () => {
  const company = { factories: { food: { price: 7 }, lamps: { price: 9 } } } as unknown as CompanyView;
  expect(keepingOf(asked([price("food", 6), DONE]), company)).toEqual({ id: "client-prices-keep", facts: { pounds: 7 } });
  expect(keepingOf(asked([price("food", 6), price("lamps", 6), DONE]), company)?.id).toBe("client-prices-keep-all");
  expect(keepingOf(asked([DONE], {}, "turn"), company)).toBeNull();
});

test("prices set together tell what is sold now apart from all goods, even where it does not change", () => {
  const at = (food: number, lamps: number, profit: number) => ({
    company: { seat: 0, factories: { food: { price: food }, lamps: { price: lamps } } } as unknown as CompanyView,
    forecast: { food: forecast(seller(0, { profit })), clothes: forecast(), cutlery: forecast(), lamps: forecast(seller(0)) } as unknown as Forecasts,
  });
  expect(changesTogether(at(7, 9, 10), at(8, 9, 12), "lamps")).toEqual([
    { name: "client-change-price", good: "food", is: 7, would: 8, money: true },
    { name: "client-prices-profit-now", good: "lamps", is: 13, would: 13, money: true },
    { name: "client-prices-steps-now", good: "lamps", is: 3, would: 3, money: false },
    { name: "client-prices-profit-all", is: 23, would: 25, money: true },
    { name: "client-prices-steps-all", is: 6, would: 6, money: false },
  ]);
});

test("an open scale is as long as a printed one", () => {
  expect(drawnEnd(5, { price: 9, appeal: 4 })).toBe(20);
});

test("it goes on as far as a price leaves some appeal, and as a price has gone already", () => {
  expect(drawnEnd(2, { price: 9, appeal: 12 })).toBe(21);
  expect(drawnEnd(2, { price: 19, appeal: -1 })).toBe(19);
  expect(drawnEnd(2, { price: 9, appeal: 12 }, { price: 9, appeal: 14 })).toBe(23);
});
