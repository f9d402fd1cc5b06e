import { expect, test } from "vitest";
import type { CompanyView, RivalView, Scene } from "$made/cardgame";
import { frameAt } from "$tests/session";
import { rivalSoFar, toldSoFar } from "./told";

const frames = ["call", "rest", "money", "shares"].map((id) => frameAt(id, 1));
const company = { seat: 0, left: 1, shipped: 1, stored: 0, lost: 0, cash_before: 20, cash_after: 25, value_before: 6, value_after: 8 };
const fund = { frame: "money", id: "emergency-fund", seat: 0, facts: { count: 1, pounds: 3 } };
const red = { who: "red", gain: "value", before: 4, after: 5 };
const SCENE = { frames, notes: [fund], companies: [company], outsiders: [red] } as unknown as Scene;
const BEFORE = { seat: 0, cash: 20, loans: 0, shares: 5, value: 6, share_value: 6, portfolio: 30, if_ended: 35 } as CompanyView;
const RED = { colour: "red", shares: 3, share_value: 4, portfolio: 12 } as RivalView;
const seen = (...frames: string[]) => ({ scene: SCENE, calls: 0, frames });

test("a company's cash moves with the money, its value with the shares; meanwhile nobody says what it would score", () => {
  const figures = (...frames: string[]) => {
    const { cash, loans, share_value, portfolio, if_ended } = toldSoFar(BEFORE, seen(...frames));
    return [cash, loans, share_value, portfolio, if_ended];
  };
  expect(figures("call", "rest")).toEqual([20, 0, 6, 30, null]);
  expect(figures("call", "rest", "money")).toEqual([25, 1, 6, 30, null]);
  expect(figures("call", "rest", "money", "shares")).toEqual([25, 1, 8, 40, null]);
});

test("an opponent gains with the shares", () => {
  const value = (...frames: string[]) => Object.values(rivalSoFar(RED, seen(...frames)));
  expect(value("call", "rest", "money")).toEqual(["red", 3, 4, 12]);
  expect(value("call", "rest", "money", "shares")).toEqual(["red", 3, 5, 15]);
});
