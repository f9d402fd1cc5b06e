import { expect, test } from "vitest";
import { placesOf, standing } from "./places";

const LAMPS = ["Wmm", "Wmm", "Wmm", "Wmm"];

test("workers stand first where only they may, machines next to them", () => {
  expect(standing("Wmm", 2, 0)).toEqual(["worker", "worker", ""]);
  expect(standing("Wmm", 1, 1)).toEqual(["worker", "machine", ""]);
  expect(standing("Wmm", 2, 1)).toEqual(["worker", "machine", "worker"]);
  expect(standing("Wm", 0, 1)).toEqual(["", "machine"]);
});

test("an empty place counts the workers hired up to it", () => {
  const [first] = placesOf(LAMPS, { workers: [1, 0, 0, 0], machines: [0, 0, 0, 0] });
  expect(first!.map((place) => place.hired)).toEqual([0, 1, 2]);
});

test("a worker counts those fired down to it, the last rows first", () => {
  const rows = placesOf(LAMPS, { workers: [3, 2, 3, 0], machines: [0, 1, 0, 0] });
  expect(rows[2]!.map((place) => place.fired)).toEqual([3, 2, 1]);
  expect(rows[1]!.map((place) => place.fired)).toEqual([5, 0, 4]);
});

test("what would stand there is told place by place", () => {
  const [first] = placesOf(
    LAMPS,
    { workers: [3, 0, 0, 0], machines: [0, 0, 0, 0] },
    { workers: [2, 0, 0, 0], machines: [1, 0, 0, 0] },
  );
  expect(first!.map((place) => place.would)).toEqual(["worker", "machine", "worker"]);
});
