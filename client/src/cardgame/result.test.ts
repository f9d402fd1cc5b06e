import { describe, expect, it } from "vitest";
import type { EventMessage, Happened } from "$made/messages";
import { result } from "./result";

const event = (id: string, seat: number | null, facts: object = {}) => ({ id, seat, facts }) as EventMessage;
const move = (...events: EventMessage[]): Happened => ({ number: 1, position: 1, seat: 0, move: "done", at: "", events });

describe("how the result came about", () => {
  const final = { position: 9, chapter: { decade: 3, good: "lamps" }, figures: { cash: [2, 0] } };
  const ended = move(
    event("bankrupt", 1),
    event("final-scoring", null),
    event("before-scoring", 0, { shares: 22, value: 27, cash: 24 }),
    event("final-stock", 0, { good: "food", count: 1, pounds: 2 }),
    event("final-stock", 0, { good: "lamps", count: 1, pounds: 5 }),
    event("final-shares", 0, { count: 1, pounds: 27 }),
    event("final-ships", 0, { tokens: 3, steps: 2 }),
    event("final-value", 0, { shares: 23, value: 25, total: 575, cash: 4 }),
    event("rival-final-value", null, { colour: "red", shares: 18, value: 24, total: 432 }),
  );

  it("goes step by step, for opponents only where they have a figure", () => {
    const rows = result([ended], final)!;
    const texts = rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null));
    expect(texts).toEqual([
      ["£24", null, null],
      ["22", null, null],
      ["+£7", null, null],
      ["+1", null, null],
      ["−£2", null, null],
      ["23", null, "18"],
      ["£25", null, "£24"],
      ["£575", expect.any(String), "£432"],
      ["£4", null, null],
    ]);
    expect(rows.at(-2)).toMatchObject({ kind: "result", cells: [{}, { lost: true }, {}] });
  });

  it("is nothing before the end", () => {
    expect(result([move(event("round", null))], final)).toBeNull();
  });
});
