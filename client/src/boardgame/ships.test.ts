import { expect, test } from "vitest";
import { berths, fleet } from "./ships";

test("of two ships alike, one is inactive", () => {
  expect(berths({ ships: [4, 4], inactive: [4] })).toEqual([
    { capacity: 4, inactive: false },
    { capacity: 4, inactive: true },
  ]);
  expect(berths({ ships: [2, 4], inactive: [2] }).map((ship) => ship.inactive)).toEqual([true, false]);
});

test("a voyage turns the ship that sails", () => {
  const is = { ships: [2, 4], inactive: [] };
  expect(fleet(is).map((ship) => ship.fate)).toEqual(["", ""]);
  expect(fleet(is, { ships: [2, 4], inactive: [4] }).map((ship) => ship.fate)).toEqual(["", "turning"]);
  expect(fleet(is, { ships: [2, 4], inactive: [2, 4] }).map((ship) => ship.fate)).toEqual(["turning", "turning"]);
});

test("a ship comes, another goes", () => {
  const found = fleet({ ships: [2, 4], inactive: [2] }, { ships: [4, 6], inactive: [] });
  expect(found).toEqual([
    { capacity: 2, inactive: true, fate: "going" },
    { capacity: 4, inactive: false, fate: "" },
    { capacity: 6, inactive: false, fate: "coming" },
  ]);
});
