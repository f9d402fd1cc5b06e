import { describe, expect, it } from "vitest";
import type { EventMessage, Happened } from "$made/messages";
import { companies, result } from "./result";

describe("how the result came about", () => {
  const event = (id: string, seat: number | null, facts: object) => ({ id, seat, facts }) as EventMessage;
  const move = (position: number, ...events: EventMessage[]): Happened => ({ number: position, position, seat: 0, move: "done", at: "", events });
  const final = {
    position: 9,
    chapter: { year: 1810, good: "lamps" },
    figures: { cash: [5, 0], shares: [21, 8], value: [25, 10], portfolio: [525, 80] },
  };
  const happened = [
    move(1, event("bought-shares", 0, { count: 1, price: 9 })),
    move(2, event("event", null, { event: "end-of-game", year: 1810 }), event("cleared", 0, { good: "food", count: 2 })),
    move(3, event("received", 0, { pounds: 10, reason: "warehouse-sale" }), event("bought-shares", 0, { count: 4, price: 26 })),
    move(4, event("final-contract", 0, { good: "lamps", spaces: 4 }), event("excluded", 1, { loans: 1 }), event("final-place", 0, { place: 1 })),
  ];

  it("reads the last trades and losses", () => {
    const [first, second] = companies(happened, final)!;
    expect(first).toMatchObject({
      before: 5 - 10 + 104,
      goods: { count: 2, pounds: 10 },
      bought: { count: 4, pounds: 104 },
      contracts: [{ good: "lamps", spaces: 4 }],
      shares: 21,
      total: 525,
      cash: 5,
    });
    expect(second).toMatchObject({ excluded: 1, before: 0, shares: 8 });
  });

  it("is told row by row, without what nobody has", () => {
    const rows = result(happened, final)!;
    expect(rows.map(({ kind }) => kind)).toEqual([undefined, undefined, undefined, undefined, "sum", "sum", "result", "tie"]);
    expect(rows[2]).toMatchObject({ cells: [{ text: "+4", note: "−£104" }, null] });
    expect(rows.at(-2)!.cells[0]).toEqual({ text: "£525" });
    expect(rows.at(-2)!.cells[1]).toMatchObject({ lost: true });
  });

  it("tells the influence that the result has in it", () => {
    const influenced = [...happened, move(5, event("final-influence", 0, { pounds: 22 }))];
    expect(companies(influenced, final)!.map(({ influence, total }) => [influence, total])).toEqual([[22, 525], [0, 80]]);
    const [added, total] = result(influenced, final)!.slice(-3);
    expect(added).toMatchObject({ cells: [{ text: "+£22" }, null], kind: "sum" });
    expect(total!.cells[0]).toEqual({ text: "£525" });
  });

  it("is nothing before the end", () => {
    expect(result(happened.slice(0, 1), final)).toBeNull();
  });
});
