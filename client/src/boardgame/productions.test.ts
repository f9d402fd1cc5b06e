import { describe, expect, test } from "vitest";
import type { EventMessage } from "$src/api/messages";
import { productionsOf } from "./productions";

const event = (id: string, seat: number | null, facts: object = {}) => ({ id, seat, facts }) as EventMessage;

describe("a production is told by its events", () => {
  const events = [
    event("paid", 1, { pounds: 2, reason: "administration" }),
    event("production", null, { good: "food", demand: 11, wage: 2, importer: 0 }),
    event("produced", 1, { good: "food", count: 3, appeal: 1, price: 7 }),
    event("produced", 3, { good: "food", count: 3, appeal: 3, price: 5 }),
    event("sale", null, { good: "food", demand: 11, left: 7, imported: 0, calls: "4 4 4 2" }),
    event("sold", 3, { good: "food", count: 3, unsold: 0 }),
    event("sold", 1, { good: "food", count: 1, unsold: 2 }),
    event("sold-to-patron", 1, { good: "food", stored: false }),
    event("received", 3, { pounds: 15, reason: "sale" }),
    event("received", 1, { pounds: 14, reason: "sale" }),
    event("shipped", 3, { good: "food", count: 2 }),
    event("share-rose", 3, { good: "food", sales: 2, appeal: 1, most: 1, spaces: 4, space: 14 }),
    event("share-rose", 1, { good: "food", sales: 2, appeal: 0, most: 0, spaces: 2, space: 12 }),
    event("paid", 3, { pounds: 4, reason: "wages" }),
    event("emergency-sale", 1, { count: 1, pounds: 11, lost: 1 }),
    event("paid", 1, { pounds: 20, reason: "wages" }),
    event("economy", null, { good: "clothes", importer: 1, workers: 0 }),
    event("received", 1, { pounds: 1, reason: "engineering-works" }),
  ];

  test("each company with a factory has its line, in the order of the turn", () => {
    expect(productionsOf(events)).toEqual([
      {
        good: "food",
        demand: 11,
        wage: 2,
        imported: 0,
        lines: [
          { seat: 1, made: 3, sold: 2, shipped: 0, income: 14, costs: 20, steps: 1 },
          { seat: 3, made: 3, sold: 3, shipped: 2, income: 15, costs: 4, steps: 4 },
        ],
      },
    ]);
  });

  test("without a production there is nothing to tell, nor before its sale", () => {
    expect(productionsOf(events.slice(0, 1))).toEqual([]);
    expect(productionsOf(events.slice(0, 4))).toEqual([]);
  });
});
