import { expect, test } from "vitest";
import { aSeat, aTable } from "$tests/given";
import { OFFER } from "$tests/offer";
import { again, lastSetUp } from "./again";

const SEATS = [
  aSeat(0, { mine: true, name: "Ada", profile: "a" }),
  aSeat(1, { profile: "b", bot: "clerk" }),
  aSeat(2, { bot: "clerk/shipper" }),
];

test("the same game again: everybody one seat on, and only options that still go with it", () => {
  const form = again(aTable({ seats: SEATS, options: { setup: "free", gone: "yes" }, pace: "turns" }), OFFER);
  expect(form).toMatchObject({ title: "water-frame-2016", options: { setup: "free" }, pace: "turns" });
  expect(form.seats).toEqual([
    { kind: "bot", bot: "clerk/shipper" },
    { kind: "me", name: "Ada" },
    { kind: "person", profile: "b" },
  ]);
});

test("what is set up again is my latest game, but no fork, no lesson, and nothing that is not here any more", () => {
  const at = (id: string, day: number, about = {}) => aTable({ id, seats: SEATS, created: `1790-05-0${day}T12:00:00Z`, ...about });
  const tables = [
    at("old", 1),
    at("last", 2),
    at("fork", 3, { parent: "old" }),
    at("lesson", 4, { lesson: "water-frame-2016/guided-decade" }),
    at("gone", 5, { title: "spinning-jenny" }),
    at("watched", 6, { seats: [aSeat(0)] }),
    at("left", 7, { seats: [SEATS[0]!, aSeat(1, { bot: "lesson/water-frame-2016/guided-decade" })] }),
  ];
  expect(lastSetUp(tables, OFFER)?.id).toBe("last");
  expect(lastSetUp([], OFFER)).toBeNull();
});
