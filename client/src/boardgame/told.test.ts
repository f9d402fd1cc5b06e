import { expect, test } from "vitest";
import type { CompanyView, SceneNote } from "$made/boardgame";
import { production } from "$tests/session";
import { toldSoFar } from "./told";

const VALUES = [5, 6, 7, 8, 9, 10, 11, 12];
const note = (id: string, facts: SceneNote["facts"]): SceneNote => ({ frame: "money", id, seat: 0, facts });
/** A company that sold a share and took a loan to pay its costs, and earned something by ships. */
const IN_NEED = production(1, { notes: [note("emergency-sale", { count: 1, pounds: 12, lost: 1 }), note("loan", { count: 1, pounds: 10, lost: 1 })] });
const AFTER = { seat: 0, cash: 37, shares: 8, loans: 1, share_space: 5, share_value: 10, portfolio: 80 } as CompanyView;

const figures = (...frames: string[]) => {
  const { cash, shares, loans, share_space, share_value, portfolio } = toldSoFar(AFTER, { scene: IN_NEED, calls: 3, frames }, VALUES);
  return [cash, shares, loans, share_space, share_value, portfolio];
};

test("a company's shares move with the shares, its cash and what it takes in need with the money", () => {
  expect(figures()).toEqual([20, 9, 0, 4, 9, 81]);
  expect(figures("call")).toEqual([20, 9, 0, 4, 9, 81]);
  expect(figures("call", "shares")).toEqual([20, 9, 0, 7, 12, 108]);
  expect(figures("call", "shares", "money")).toEqual([31, 8, 1, 5, 10, 80]);
  expect(figures("call", "shares", "money", "rest")).toEqual([37, 8, 1, 5, 10, 80]);
});

test("who has no factory of the good stands as it is", () => {
  const other = { ...AFTER, seat: 3 };
  expect(toldSoFar(other, { scene: IN_NEED, calls: 0, frames: [] }, VALUES)).toBe(other);
});
