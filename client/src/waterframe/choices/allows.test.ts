import { expect, test } from "vitest";
import type { Outlook } from "$src/api/messages";
import { allowance } from "./allows";

const THRESHOLDS = { quality: [6, 12], "light-quality": [5, 8, 12] };
const after = (question: string | null, facts: Outlook["facts"] = {}): Outlook => ({ move: "", legal: true, stopped: false, question, facts });

test("machines and rows are told as they are", () => {
  expect(allowance(after("machinery-action", { left: 2, replaced: 0 }), THRESHOLDS)).toEqual({ amount: 2, money: false, nothing: false, open: false });
  expect(allowance(after("production-action", { rows: 4 }), THRESHOLDS).amount).toBe(4);
});

test("levels of quality are those of the marker that the amount paid reaches", () => {
  expect(allowance(after("quality-action", { marker: "light-quality", paid: 8, bought: 0 }), THRESHOLDS).amount).toBe(2);
  expect(allowance(after("quality-action", { marker: "quality", paid: 8, bought: 0 }), THRESHOLDS).amount).toBe(1);
});

test("distribution is in pounds", () => {
  expect(allowance(after("distribution-action", { base: 7, spent: 0, free: -1 }), THRESHOLDS)).toEqual({ amount: 7, money: true, nothing: false, open: false });
});

test("who is asked for what follows an action gets nothing out of it", () => {
  expect(allowance(after("special-marker"), THRESHOLDS).nothing).toBe(true);
  expect(allowance(after("workers-action"), THRESHOLDS)).toEqual({ amount: null, money: false, nothing: false, open: false });
  expect(allowance(after(null), THRESHOLDS).nothing).toBe(false);
});

test("where a tile leaves the costs open, what they allow is open, too", () => {
  expect(allowance(after("administration", { fee: 0, index: 2, marker: "machinery" }), THRESHOLDS)).toEqual({ amount: null, money: false, nothing: false, open: true });
});
