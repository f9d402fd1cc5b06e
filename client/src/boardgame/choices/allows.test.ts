import { expect, test } from "vitest";
import type { Consequence } from "$made/messages";
import { allowance } from "./allows";

const THRESHOLDS = { quality: [6, 12], "light-quality": [5, 8, 12] };
const after = (question: string | null, facts: Consequence["facts"] = {}): Consequence => ({ move: "", legal: true, stopped: false, question, facts, then: [], company: null, forecast: null });

test("machines and rows are told as they are", () => {
  expect(allowance(after("machinery-action", { left: 2, replaced: 0 }), THRESHOLDS)).toEqual({ amount: 2, least: 2, money: false, nothing: false });
  expect(allowance(after("production-action", { rows: 4 }), THRESHOLDS).amount).toBe(4);
});

test("levels of quality are those of the marker that the amount paid reaches", () => {
  expect(allowance(after("quality-action", { marker: "light-quality", paid: 8, bought: 0 }), THRESHOLDS).amount).toBe(2);
  expect(allowance(after("quality-action", { marker: "quality", paid: 8, bought: 0 }), THRESHOLDS).amount).toBe(1);
});

test("distribution is in pounds", () => {
  expect(allowance(after("distribution-action", { base: 7, spent: 0, free: -1 }), THRESHOLDS)).toEqual({ amount: 7, least: 7, money: true, nothing: false });
});

test("who is asked for what follows an action gets nothing out of it", () => {
  expect(allowance(after("special-marker"), THRESHOLDS).nothing).toBe(true);
  expect(allowance(after("workers-action"), THRESHOLDS)).toEqual({ amount: null, least: null, money: false, nothing: false });
  expect(allowance(after(null), THRESHOLDS).nothing).toBe(false);
});

/** What the Accountant leaves open on a space, by what each amount would lead to. */
const open = (...then: Consequence[]): Consequence => ({ ...after("administration", { fee: 0, index: 2, marker: "machinery" }), then });

test("where a tile leaves the costs open, the least and the most that they allow are told", () => {
  const machines = open(after("special-marker"), after("machinery-action", { left: 1 }), after("machinery-action", { left: 2 }));
  expect(allowance(machines, THRESHOLDS)).toEqual({ amount: 2, least: 0, money: false, nothing: false });
  const pounds = open(after("distribution-action", { base: 4, spent: 0 }), after("distribution-action", { base: 8, spent: 0 }));
  expect(allowance(pounds, THRESHOLDS)).toEqual({ amount: 8, least: 4, money: true, nothing: false });
});

test("costs that are open and do not matter, or come to nothing, are told as such", () => {
  const workers = open(after("workers-action"), after("workers-action"));
  expect(allowance(workers, THRESHOLDS)).toEqual({ amount: null, least: null, money: false, nothing: false });
  expect(allowance(open(after("special-marker"), after("special-marker")), THRESHOLDS).nothing).toBe(true);
});
