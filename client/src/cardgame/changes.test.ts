import { expect, test } from "vitest";
import { DEVELOPMENTS } from "$made/cardgame";
import type { Position } from "$made/messages";
import { each, GOODS, type Good } from "$src/table/goods";
import { changes, warning } from "./changes";
import { turns } from "./turns";

const ALLOWS = Object.fromEntries(DEVELOPMENTS.map((name) => [name, 2]));
function company(seat: number, more: object = {}) {
  return {
    seat, cash: 30, loans: 0, shares: 10, share_value: 12, portfolio: 120, ships: 2, tokens: 0, left: 0,
    allows: ALLOWS, cards: {}, stock: each(() => 0), factories: {}, ...more,
  };
}
function factory(more: object = {}) {
  return { side: 0, price: 8, appeal: 3, marker: 3, quality: 0, distribution: 0, workers: 4, machine_count: 0, output: 3, cost: 12, ...more };
}
interface Sale {
  sellers?: object[];
  rivals?: object;
  neutral_sold?: number;
}
function position(companies: object[], sales: Partial<Record<Good, Sale>> = {}, question = "price-and-appeal", more: object = {}): Position {
  const forecast = Object.fromEntries(GOODS.map((good) => [good, { sellers: [], rivals: {}, neutral_sold: 0, ...sales[good] }]));
  const view = { active: "food", decade: 0, wage: 3, demand: each(() => 2), companies, ...more };
  return { view, forecast, decision: { seat: 0, question } } as unknown as Position;
}
const names = (is: Position, would: Position) => changes(is, would, 0).map((change) => change.name);

test("nothing changes, nothing is listed", () => {
  const same = position([company(0)]);
  expect(changes(same, same, 0)).toEqual([]);
});

test("an appeal: what was asked for, then sale, money and rivals", () => {
  const is = position([company(0, { factories: { food: factory() } }), company(1)], { food: { sellers: [{ seat: 0, sold: 1, profit: -4, steps: 0 }, { seat: 1, sold: 3, profit: 9, steps: 2 }] } });
  const would = position([company(0, { factories: { food: factory({ price: 6, appeal: 5, marker: 5 }) } }), company(1)], { food: { sellers: [{ seat: 0, sold: 3, profit: 6, steps: 2 }, { seat: 1, sold: 2, profit: 2, steps: 1 }] } });
  expect(names(is, would)).toEqual([
    "client-change-price",
    "client-change-appeal",
    "client-change-sold",
    "client-change-profit",
    "client-change-steps",
    "client-change-cash-after",
    "client-change-rival-sold",
    "client-change-rival-steps",
  ]);
});

test("a marker that lags behind is named, where the appeal stays as it lies", () => {
  const is = position([company(0, { factories: { food: factory({ marker: 0 }) } })]);
  const would = position([company(0, { factories: { food: factory() } })]);
  expect(names(is, would)).toEqual(["client-change-marker"]);
});

test("opponents and the neutral seller are sales with the marks of their places", () => {
  const is = position([company(0)], { food: { rivals: { red: { sold: 3 } }, neutral_sold: 2 } });
  const would = position([company(0)], { food: { rivals: { red: { sold: 1 } }, neutral_sold: 1 } });
  expect(changes(is, would, 0)).toMatchObject([
    { name: "client-change-opponent-sold", facts: { colour: "red" }, seat: 1, is: 3, would: 1 },
    { name: "client-change-neutral-sold", is: 2, would: 1 },
  ]);
});

test("cash after production is sales only while it is still to come", () => {
  const is = position([company(0)], { food: { sellers: [{ seat: 0, sold: 2, profit: 5, steps: 1 }] } }, "selling");
  const would = position([company(0, { cash: 36 })], { food: { sellers: [{ seat: 0, sold: 3, profit: 11, steps: 1 }] } }, "left-overs");
  expect(names(is, would)).not.toContain("client-change-cash-after");
});

test("cash that the next production would take below zero is warned of", () => {
  const loss = { food: { sellers: [{ seat: 0, profit: -9 }] } };
  expect(warning(position([company(0, { cash: 3 })], loss), 0)).toEqual({ id: "client-card-warn-short", facts: { pounds: 6, good: "food" } });
  expect(warning(position([company(0)], loss), 0)).toBeNull();
  expect(warning(position([company(0, { cash: 3 })], loss, "selling"), 0)).toBeNull();
});

test("a question has one place in a turn; clearing a warehouse has two, by when it is asked", () => {
  const asked = turns.flatMap((steps) => steps.flatMap((step) => step.questions));
  const twice = asked.filter((question, place) => asked.indexOf(question) !== place);
  expect(twice).toEqual(["store-overflow"]);
});
