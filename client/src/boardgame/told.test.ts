import { expect, test } from "vitest";
import type { CompanyView, SceneNote } from "$made/boardgame";
import { production } from "$tests/session";
import { toldSoFar } from "./told";

const VALUES = [5, 6, 7, 8, 9, 10, 11, 12];
const note = (id: string, facts: SceneNote["facts"]): SceneNote => ({ frame: "money", id, seat: 0, facts });
const NOTES = [note("emergency-sale", { count: 1, pounds: 12, lost: 1 }), note("loan", { count: 1, pounds: 10, lost: 1 })];
const { companies: [sells, ...others], ...rest } = production(1, { notes: NOTES });
/** A company that sold a share and took a loan to pay its costs; its ships earned something, and lost a space. */
const IN_NEED = { ...rest, companies: [{ ...sells!, shipping: 6, space_paid: 5, space_over: 4 }, ...others] };
const BEFORE = { seat: 0, cash: 20, shares: 9, loans: 0, share_space: 4, share_value: 9, portfolio: 81 } as CompanyView;

const figures = (...frames: string[]) => {
  const { cash, shares, loans, share_space, share_value, portfolio } = toldSoFar(BEFORE, { scene: IN_NEED, calls: 3, frames }, VALUES);
  return [cash, shares, loans, share_space, share_value, portfolio];
};

test("from where it stood, a company's shares move with the shares, its cash and what it takes in need with the money, both with ships", () => {
  expect(figures()).toEqual([20, 9, 0, 4, 9, 81]);
  expect(figures("call")).toEqual([20, 9, 0, 4, 9, 81]);
  expect(figures("call", "shares")).toEqual([20, 9, 0, 7, 12, 108]);
  expect(figures("call", "shares", "money")).toEqual([31, 8, 1, 5, 10, 80]);
  expect(figures("call", "shares", "money", "rest")).toEqual([37, 8, 1, 4, 9, 72]);
});

test("who has no factory of the good stands as it is", () => {
  const other = { ...BEFORE, seat: 3 };
  expect(toldSoFar(other, { scene: IN_NEED, calls: 0, frames: [] }, VALUES)).toBe(other);
});
