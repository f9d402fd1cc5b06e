import { expect, test } from "vitest";
import { aSeat, aTable } from "$tests/given";
import { mayRemove, openSeats, results, sorted, tableId, waitsFor } from "./standing";

test("a table waits for me, for others, or for nobody", () => {
  expect(waitsFor(aTable())).toBe("my-turn");
  expect(waitsFor(aTable({ deciding: 1 }))).toBe("their-turn");
  expect(waitsFor(aTable({ state: "open", deciding: null }))).toBe("open");
  expect(waitsFor(aTable({ state: "over", deciding: null }))).toBe("over");
});

test("a bot that plays my only seat is said", () => {
  const seats = [aSeat(0, { mine: true, profile: "a", bot: "clerk" }), aSeat(1, { bot: "clerk" })];
  expect(waitsFor(aTable({ seats }))).toBe("bot-plays");
});

test("who has resigned waits for nothing, and a game that was given up is said to be", () => {
  const seats = [aSeat(0, { mine: true, profile: "a", bot: "clerk", resigned: true }), aSeat(1, { profile: "b" })];
  expect(waitsFor(aTable({ seats }))).toBe("resigned");
  expect(waitsFor(aTable({ seats, state: "over" }))).toBe("over");
  expect(waitsFor(aTable({ state: "over", given_up: true }))).toBe("given-up");
});

test("I take away a table that I host where nobody else has a seat", () => {
  expect(mayRemove(aTable())).toBe(true);
  expect(mayRemove(aTable({ hosting: false }))).toBe(false);
  expect(mayRemove(aTable({ seats: [aSeat(0, { mine: true, profile: "a" }), aSeat(1, { profile: "b", bot: "clerk" })] }))).toBe(false);
});

test("what a bot finished for me is none of my results", () => {
  const standings = [{ place: 1, seat: 0, name: "Ada", score: 500 }];
  const seats = [aSeat(0, { mine: true, profile: "a", bot: "clerk" }), aSeat(1)];
  expect(results([aTable({ state: "over", standings, seats })])).toEqual([]);
});

test("my turn comes first, the longest wait before others; then what happened last", () => {
  const at = (id: string, deciding: number, since: string) =>
    aTable({ id, deciding, since: `1790-05-0${since}T12:00:00Z` });
  const tables = [at("old", 1, "1"), at("late", 0, "3"), at("new", 1, "4"), at("early", 0, "2")];
  expect(sorted(tables).map((table) => table.id)).toEqual(["early", "late", "new", "old"]);
});

test("open seats are those of nobody", () => {
  expect(openSeats(aTable({ seats: [aSeat(0), aSeat(1, { bot: "clerk" }), aSeat(2, { profile: "b" })] }))).toHaveLength(1);
});

test("results count games, wins and the average by title", () => {
  const ended = (place: number, score: number, about = {}) =>
    aTable({ state: "over", standings: [{ place, seat: 0, name: "Ada", score }], ...about });
  const found = results([ended(1, 500), ended(3, 301), ended(1, 9, { analysis: true }), ended(1, 9, { lesson: "card-game/card-decade" }), ended(2, 70, { title: "card-game" })]);
  expect(found).toEqual([
    { title: "water-frame-2016", games: 2, wins: 1, average: 401, best: 500 },
    { title: "card-game", games: 1, wins: 0, average: 70, best: 70 },
  ]);
});

test("a game that I only watched is none of my results", () => {
  expect(results([aTable({ seats: [aSeat(0)], standings: [{ place: 1, seat: 0, name: "Ben", score: 5 }] })])).toEqual([]);
});

test("a table is found by its id or by any link to it", () => {
  expect(tableId(" K7M2P9X4QD ")).toBe("k7m2p9x4qd");
  expect(tableId("http://example.org:8000/t/k7m2p9x4qd/120")).toBe("k7m2p9x4qd");
  expect(tableId("/t/k7m2p9x4qd?seat=1")).toBe("k7m2p9x4qd");
  expect(tableId("")).toBeNull();
  expect(tableId("KETTLE-47-SLATE")).toBeNull();
  expect(tableId("http://example.org/watch")).toBeNull();
});
