import { expect, test } from "vitest";
import type { Scene } from "$made/cardgame";
import { frameAt } from "$tests/session";
import { figure, sheetLine, soldFigure, soldOf } from "./sale";

/** Alone against two opponents: three of five sold, one of them from the warehouse. */
const scene: Scene = {
  begun: 5, over: 5, waits: false, frames: ["call", "rest", "money", "shares"].map((id) => frameAt(id, 5)), notes: [], good: "lamps", demand: 3, wage: 4,
  calls: [{ seat: 0, outsider: null, row: 6 }, { seat: null, outsider: "red", row: 5 }, { seat: 0, outsider: null, row: 5 }, { seat: 0, outsider: null, row: 4 }],
  companies: [{
    seat: 0, made: 4, appeal: 6, price: 9, sold: 3, sold_stored: 1, income: 27, left: 2, shipped: 2, shipping: 14, stored: 0, lost: 0,
    fixed: 5, wages: 8, upkeep: 1, cash_before: 10, cash_after: 37, for_sales: 1,
    appeal_bonus: { steps: 1, why: "alone", than: null, outsider: null }, value_before: 14, value_after: 16, bankrupt: false,
  }],
  outsiders: [
    { who: "red", appeal: 5, sold: 1, gain: "share", before: 13, after: 14 },
    { who: "green", appeal: 2, sold: 0, gain: null, before: 0, after: 0 },
  ],
};
const ALL = { scene, calls: 4, frames: ["call", "rest", "money", "shares"] };

test("the column of a sale has the figures that were paid", () => {
  const sale = soldOf(ALL);
  const lines = ["price", "sales", "income", "costs", "profit", "steps"] as const;
  expect(lines.map((line) => figure(sale, 0, 1, line)?.value)).toEqual([9, 3, 27, -14, 13, 2]);
  expect(figure(sale, 0, 1, "sales")?.of).toBe(5);
});

test("while its calls run it has those that were made", () => {
  const sale = soldOf({ scene, calls: 2, frames: [] });
  expect([sale.sellers[0]!.sold, sale.sellers[0]!.income, sale.rivals.red?.sold]).toEqual([1, 9, 1]);
});

test("an opponent has gained what the production gave it, and nothing else", () => {
  const sale = soldOf(ALL);
  expect(soldFigure(ALL, sale, 1, 1, "steps")).toEqual({ value: 1, icon: "share" });
  expect(soldFigure(ALL, sale, 2, 1, "steps")).toBeNull();
});

test("in one line it has what came in at home and overseas, and no costs before they are paid", () => {
  expect(sheetLine(scene, scene.companies[0]!)).toMatchObject({ made: 4, sold: 3, shipped: 2, income: 41, costs: 14, rose: 2 });
  expect(sheetLine({ ...scene, frames: scene.frames.slice(0, 1) }, scene.companies[0]!).costs).toBeNull();
});
