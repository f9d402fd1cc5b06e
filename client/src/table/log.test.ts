import { describe, expect, it } from "vitest";
import type { EventMessage, Happened } from "$made/messages";
import { lineAt, linesOf, sinceMyTurn, ticksOf } from "./log";

const event = (id: string, facts: object = {}) => ({ id, seat: null, facts }) as EventMessage;
const move = (position: number, seat: number, ...events: EventMessage[]): Happened => ({
  number: position, position, seat, move: "done", at: "", events,
});

const opening = [event("set-up"), event("decade", { year: 1770 })];
const happened = [
  move(1, 0, event("placed"), event("paid")),
  move(2, 0),
  move(3, 1, event("production"), event("sold")),
  move(4, 2, event("decade", { year: 1780 })),
];

describe("the log", () => {
  it("has a line for everything that happened, at the position of its move", () => {
    const lines = linesOf(opening, happened);
    expect(lines.map((line) => line.position)).toEqual([0, 0, 1, 1, 3, 3, 4]);
    expect(lines.map((line) => line.heads)).toEqual([null, "decade", null, null, "part", null, "decade"]);
    expect(lines.filter((line) => line.first).map((line) => line.event.id)).toEqual(["set-up", "placed", "production", "decade"]);
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
  });

  it("marks a company once where it goes on telling of it", () => {
    const events = [0, 0, 1, 0].map((seat) => ({ ...event("paid"), seat }) as EventMessage);
    expect(linesOf([], [move(1, 0, ...events)]).map((line) => line.mark)).toEqual([0, null, 1, 0]);
  });

  it("makes the lines of a move once", () => {
    expect(linesOf(opening, happened)[2]).toBe(linesOf(opening, happened.slice(0, 1))[2]);
  });

  it("finds a position, also one at which nothing happened", () => {
    const lines = linesOf(opening, happened);
    expect(lineAt(lines, 1)).toBe(2);
    expect(lineAt(lines, 2)).toBe(4);
    expect(lineAt(lines, 9)).toBe(lines.length - 1);
  });

  it("knows where decades began", () => {
    expect(ticksOf(opening, happened)).toEqual([{ position: 0, decade: "1770" }, { position: 4, decade: "1780" }]);
  });
});

describe("since my last turn", () => {
  const eyes = (seat: number | null, undoable = 0, position = 4 + undoable) => ({
    seat,
    undoable,
    position,
    decision: undoable ? { seat: seat!, question: "turn", facts: {}, moves: [] } : null,
  });

  it("begins with the move that ended it", () => {
    const since = sinceMyTurn(happened, eyes(0))!;
    expect([since.position, since.count]).toEqual([2, 2]);
    expect(since.happened.map((one) => one.position)).toEqual([2, 3, 4]);
  });

  it("leaves out what I did in my present turn", () => {
    const since = sinceMyTurn([...happened, move(5, 0), move(6, 0)], eyes(0, 2))!;
    expect([since.position, since.count]).toEqual([2, 2]);
  });

  it("is the same if my moves are not told yet", () => {
    const since = sinceMyTurn(happened, eyes(0, 2))!;
    expect([since.position, since.count]).toEqual([2, 2]);
    expect(sinceMyTurn([], eyes(0, 2, 2))?.position).toBe(0);
  });

  it("is everything if I had no turn yet", () => {
    const since = sinceMyTurn(happened, eyes(3))!;
    expect([since.position, since.count, since.happened.length]).toEqual([0, 4, 4]);
  });

  it("is nothing to a watcher", () => {
    expect(sinceMyTurn(happened, eyes(null))).toBeNull();
  });
});
