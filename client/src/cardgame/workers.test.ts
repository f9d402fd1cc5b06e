import { expect, test } from "vitest";
import { standing } from "./workers";

const LAMPS = { workers: 3, machines: 2, goods: [1, 2] };
const shown = (places: ReturnType<typeof standing>) => places.map(({ is, would, machine }) => `${is || "-"}>${would || "-"}${machine ? "*" : ""}`);

test("a card has its workers, of whom the last may become machines", () => {
  expect(shown(standing(LAMPS, { cards: 1, machines: [0, 0] }, undefined, 0))).toEqual(["worker>worker", "worker>worker*", "worker>worker*"]);
});

test("one machine of two is a machine token", () => {
  const places = standing(LAMPS, { cards: 2, machines: [0, 1] }, { cards: 2, machines: [0, 2] }, 1);
  expect(shown(places)).toEqual(["worker>worker", "machine>machine*", "worker>machine*"]);
});

test("nobody stands on a card that is not there, and workers come with it", () => {
  const places = standing(LAMPS, { cards: 1, machines: [0, 0] }, { cards: 2, machines: [0, 0] }, 1);
  expect(shown(places)).toEqual(["->worker", "->worker*", "->worker*"]);
});
