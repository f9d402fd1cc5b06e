import { expect, test } from "vitest";
import { hand } from "./hand";

const company = { spaces: ["workers", ""], markers: [], ships: [4, 4], inactive: [4, 4] };

function of(fate: string, would = company): string[] {
  return hand(company, would)
    .filter((one) => one.fate === fate)
    .map((one) => one.marker);
}

test("what lies on the chart or waits in the harbour is not in the hand", () => {
  expect(of("")).toEqual(["factory", "machinery", "quality", "distribution", "exchange"]);
});

test("two ships alike come and are told apart", () => {
  const ready = { ...company, inactive: [] };
  expect(of("comes", ready)).toEqual(["ship-4", "ship-4"]);
  const keys = hand(company, ready).map((one) => one.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("one of two alike goes", () => {
  const ready = { ...company, inactive: [] };
  const sailed = { ...ready, spaces: ["workers", "ship-4"] };
  expect(hand(ready, sailed).filter((one) => one.fate === "goes")).toHaveLength(1);
});
