import { expect, test } from "vitest";
import { GOODS, type Good } from "$made/boardgame";
import type { Position } from "$made/messages";
import { changes, effects, warning } from "./changes";

const each = <T>(value: T) => Object.fromEntries(GOODS.map((good) => [good, value]));

function company(seat: number, more: object = {}) {
  return {
    seat, cash: 30, loans: 0, shares: 12, share_space: 20, share_value: 15, portfolio: 180, crew: 0,
    influence: 0, score: 180, inactive: [], contract_limit: 0,
    tiles: {}, markers: [], spaces: ["quality", "", "", "", ""], ships: [], posts: [], stock: each(0), contracts: {}, factories: {}, ...more,
  };
}
function factory(more: object = {}) {
  return { price: 8, quality: 0, distribution: 0, level: 1, appeal: 3, output: 3, workers: [2, 2, 0, 0], machines: [0, 0, 0, 0], ...more };
}
function position(companies: object[], sellers: Partial<Record<Good, object[]>> = {}, more: object = {}): Position {
  const forecast = Object.fromEntries(GOODS.map((good) => [good, { sellers: sellers[good] ?? [] }]));
  const view = { active: "food", decade: 0, east_india: null, market: { wage: 3, demand: each(9) }, companies, ...more };
  return { view, forecast, decision: { seat: 0, question: "price-adjustment" } } as unknown as Position;
}
const names = (is: Position, would: Position) => changes(is, would, 0).map((change) => change.name);

test("nothing changes, nothing is listed", () => {
  const same = position([company(0)]);
  expect(changes(same, same, 0)).toEqual([]);
});

test("a price: what was asked for, then sale, money and rivals", () => {
  const is = position(
    [company(0, { factories: { food: factory() } }), company(1)],
    { food: [{ seat: 0, sold: 2, profit: 4, steps: 1 }, { seat: 1, sold: 3, profit: 9, steps: 2 }] },
  );
  const would = position(
    [company(0, { factories: { food: factory({ price: 6, appeal: 5 }) } }), company(1)],
    { food: [{ seat: 0, sold: 3, profit: 6, steps: 2 }, { seat: 1, sold: 2, profit: 2, steps: 1 }] },
  );
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
  expect(changes(is, would, 0)[0]).toMatchObject({ good: "food", is: 8, would: 6, money: true });
  expect(changes(is, would, 0).at(-1)).toMatchObject({ seat: 1, facts: { player: 2 }, is: 2, would: 1 });
});

test("a factory that is built begins at nothing", () => {
  const is = position([company(0)]);
  const would = position([company(0, { cash: 22, factories: { lamps: factory({ price: 0 }) } })]);
  expect(changes(is, would, 0)).toContainEqual({ name: "client-change-level", is: 0, would: 1, good: "lamps", money: false });
  expect(changes(is, would, 0)).toContainEqual({ name: "client-change-cash", is: 30, would: 22, money: true });
});

test("there is room for eight; what matters least is left out", () => {
  const changed = { cash: 1, loans: 1, shares: 9, share_space: 9, share_value: 9, portfolio: 9, posts: ["food"], crew: 2, ships: [2] };
  const is = position([company(0)], {}, { market: { wage: 3, demand: each(9) } });
  const would = position([company(0, changed)], {}, { market: { wage: 4, demand: each(7) } });
  const found = names(is, would);
  expect(found).toHaveLength(8);
  expect(found).toContain("client-change-cash");
  expect(found).not.toContain("client-change-demand");
});

test("cash that the next production would take below zero is warned of", () => {
  const short = position([company(0, { cash: 3 })], { food: [{ seat: 0, profit: -9 }] });
  expect(warning(short, 0)).toEqual({ id: "client-warn-short", facts: { pounds: 6, good: "food" } });
  expect(warning(position([company(0)], { food: [{ seat: 0, profit: -9 }] }), 0)).toBeNull();
  expect(warning(position([company(0, { cash: -1 })], {}, { active: "" }), 0)).toBeNull();
  const selling = { ...short, decision: { seat: 0, question: "shipping" } } as unknown as Position;
  expect(warning(selling, 0)).toBeNull();
  // An event asks for prices when all markers have come back.
  const event = position([company(0, { cash: 3, spaces: ["", "", "", "", ""] })], { food: [{ seat: 0, profit: -9 }] });
  expect(warning(event, 0)).toBeNull();
});

test("across a production nothing is said of its forecast, nor of cash after it", () => {
  const sellers = { food: [{ seat: 0, sold: 2, profit: 4, steps: 1 }, { seat: 1, sold: 3, profit: 9, steps: 2 }] };
  const is = position([company(0), company(1)], sellers);
  const sold = { food: [{ seat: 0, sold: 3, profit: 6, steps: 1 }, { seat: 1, sold: 1, profit: 2, steps: 1 }] };
  const selling = { ...position([company(0, { cash: 34 })], sold), decision: { seat: 0, question: "shipping" } } as unknown as Position;
  const afterwards = position([company(0, { cash: 34 }), company(1)], sold, { active: "clothes" });
  const nextDecade = position([company(0, { cash: 34 }), company(1)], sold, { decade: 1 });
  for (const would of [selling, afterwards, nextDecade]) expect(names(is, would)).toEqual(["client-change-cash"]);
});

test("a rival who is asked next does not end the cycle", () => {
  const is = position([company(0), company(1)], { food: [{ seat: 0, profit: 4 }] });
  const would = position([company(0), company(1, { spaces: ["", "", "", "", ""] })], { food: [{ seat: 0, profit: 6 }] });
  const asked = { ...would, decision: { seat: 1, question: "turn" } } as unknown as Position;
  expect(names(is, asked)).toEqual(["client-change-profit", "client-change-cash-after"]);
});

test("influence counts beside the portfolio, and with it", () => {
  const module = { east_india: {} };
  const is = position([company(0, { influence: 15, score: 195 })], {}, module);
  const step = position([company(0, { cash: 26, influence: 18, score: 198 })], {}, module);
  expect(changes(is, step, 0)).toEqual([
    { name: "client-change-cash", is: 30, would: 26, money: true },
    { name: "client-change-cash-after", is: 30, would: 26, money: true },
    { name: "client-change-influence", is: 15, would: 18, money: true },
    { name: "client-change-score", is: 195, would: 198, money: true },
  ]);
  const share = position([company(0, { shares: 13, portfolio: 195, influence: 15, score: 210 })], {}, module);
  expect(names(is, share)).toEqual(["client-change-shares", "client-change-portfolio", "client-change-score"]);
});

test("a bought step that raises the price is worth something to rivals, too", () => {
  const module = { east_india: {} };
  const is = position([company(0), company(1, { influence: 25 })], {}, module);
  const would = position([company(0), company(1, { influence: 28 })], {}, module);
  expect(changes(is, would, 0)).toEqual([
    { name: "client-change-rival-influence", is: 25, would: 28, seat: 1, facts: { player: 2 }, money: true },
  ]);
});

test("without the East India Trading Company the portfolio is told once", () => {
  const is = position([company(0)]);
  expect(names(is, position([company(0, { portfolio: 195, score: 195 })]))).toEqual(["client-change-portfolio"]);
});

test("a contract limit is the highest contract; beside the track there is none", () => {
  const is = position([company(0)]);
  expect(changes(is, position([company(0, { contract_limit: 6 })]), 0)).toEqual([{ name: "client-change-limit", is: 10, would: 6 }]);
  expect(changes(is, position([company(0, { contract_limit: 10 })]), 0)).toEqual([]);
});

test("ships that sailed are inactive, and ready after the exchange", () => {
  const [ready, turned] = [{ ships: [2, 4], inactive: [] }, { ships: [2, 4], inactive: [4] }].map((fleet) => position([company(0, fleet)]));
  expect(changes(ready!, turned!, 0)).toEqual([{ name: "client-change-inactive", is: 0, would: 1 }]);
  expect(changes(turned!, ready!, 0)).toEqual([{ name: "client-change-inactive", is: 1, would: 0 }]);
});

test("appeal may fall below zero", () => {
  const is = position([company(0, { factories: { food: factory() } })]);
  const would = position([company(0, { factories: { food: factory({ price: 12, appeal: -1 }) } })]);
  expect(changes(is, would, 0)).toContainEqual({ name: "client-change-appeal", is: 3, would: -1, good: "food", money: false });
});

test("what stays as it is for me is told, unless it is nothing", () => {
  const sells = (steps: number) => position([company(0), company(1)], { food: [{ seat: 0, sold: steps, profit: 4, steps }] });
  expect(effects(sells(3), sells(3), 0, 1)).toMatchObject([{ name: "client-turn-your-steps", is: 3, would: 3 }]);
  expect(effects(sells(0), sells(0), 0, 1)).toEqual([]);
});
