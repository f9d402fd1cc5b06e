import { expect, test } from "vitest";
import type { EventMessage } from "$made/messages";
import { drawnBy, soloOrder } from "./rounds";

const event = (id: string, facts: object = {}) => ({ id, seat: null, facts }) as EventMessage;

const BEFORE = [event("decade-begins", { decade: 1 }), event("round", { good: "food" }), event("marker-drawn", { colour: "yellow" })];
const LATER = [
  event("round", { good: "clothes" }),
  event("action"),
  event("marker-drawn", { colour: "red" }),
  event("decade-ends", { decade: 1 }),
  event("decade-begins", { decade: 2 }),
  event("round", { good: "food" }),
];

test("what was drawn stands in its decade and round", () => {
  expect(drawnBy([...BEFORE, ...LATER])).toEqual([["yellow", "red"]]);
  expect(drawnBy([...BEFORE, ...LATER, event("marker-drawn", { colour: "green" })])).toEqual([["yellow", "red"], ["green"]]);
  expect(drawnBy([])).toEqual([]);
});

test("the opponents come after the player, unless they were let first", () => {
  expect(soloOrder([])).toEqual([0, 1, 2]);
  expect(soloOrder([...BEFORE, ...LATER.slice(0, 3)])).toEqual([0, 1, 2]);
  expect(soloOrder(BEFORE)).toEqual([1, 2, 0]);
});
