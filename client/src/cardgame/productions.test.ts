import { describe, expect, it } from "vitest";
import type { EventMessage, Happened } from "$src/api/messages";
import { fromItsBeginning, productionsOf } from "./productions";

const event = (id: string, seat: number | null, facts: object = {}) => ({ id, seat, facts }) as EventMessage;

describe("a production is told by its events", () => {
  const events = [
    event("paid", 0, { pounds: 9, reason: "production" }),
    event("home-market", null, { good: "lamps", demand: 3, wage: 4 }),
    event("produced", 0, { good: "lamps", count: 4 }),
    event("extra-good", 0, { good: "lamps" }),
    event("sold-at-home", 0, { good: "lamps", count: 2, price: 9 }),
    event("received", 0, { pounds: 18, reason: "sale" }),
    event("sent-overseas", 0, { good: "lamps", count: 1 }),
    event("received", 0, { pounds: 8, reason: "shipping" }),
    event("stored", 0, { good: "lamps", count: 2 }),
    event("paid", 0, { pounds: 12, reason: "production" }),
    event("value-rose", 0, { good: "lamps", cause: "sales", steps: 1, value: 14 }),
    event("rival-sold", null, { colour: "red", good: "lamps", count: 3, appeal: 6, demand: 3 }),
    event("rival-value", null, { colour: "red", before: 15, value: 16 }),
    event("rival-sold", null, { colour: "green", good: "lamps", count: 1, appeal: 4, demand: 3 }),
    event("rival-share", null, { colour: "green", before: 13, shares: 14, why: "few-sold" }),
    event("value-rose", 0, { good: "lamps", cause: "appeal", steps: 1, value: 15 }),
    event("round", null, { good: "food" }),
    event("rival-share", null, { colour: "red", before: 13, shares: 14, why: "not-drawn" }),
  ];

  it("each company and each opponent has its line", () => {
    expect(productionsOf(events)).toEqual([
      {
        good: "lamps",
        demand: 3,
        wage: 4,
        lines: [{ seat: 0, made: 5, sold: 2, shipped: 1, stored: 2, income: 26, costs: 12, rose: 2 }],
        rivals: [
          { colour: "red", sold: 3, appeal: 6, gets: "value", before: 15, after: 16 },
          { colour: "green", sold: 1, appeal: 4, gets: "share", before: 13, after: 14 },
        ],
      },
    ]);
  });

  it("costs are unknown until they are paid", () => {
    expect(productionsOf(events.slice(0, 6))[0]!.lines[0]).toMatchObject({ income: 18, costs: null });
  });

  it("one that is taken up is told from its beginning", () => {
    const move = (position: number, ...parts: EventMessage[]): Happened => ({ number: position, position, seat: 0, move: "", at: "", events: parts });
    const [begun, shipped, next] = [move(1, ...events.slice(1, 6)), move(2, ...events.slice(6)), move(3)];
    expect(fromItsBeginning([begun, shipped, next], [shipped, next])).toEqual([begun, shipped, next]);
    expect(fromItsBeginning([begun, shipped, next], [next])).toEqual([next]);
    expect(fromItsBeginning([begun], [])).toEqual([]);
  });

  it("there is none without one", () => {
    expect(productionsOf(events.slice(-2))).toEqual([]);
  });
});
