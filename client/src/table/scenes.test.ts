import { expect, test } from "vitest";
import { framesOf, knownAt, pauses, Scenes } from "./scenes.svelte";
import { frameAt, production } from "$tests/session";

test("an update tells anew what goes beyond its beginning, and nothing before it", () => {
  const scenes = new Scenes();
  scenes.follow({ since: 0, scenes: [production(3), production(7, { over: null })] });
  scenes.follow({ since: 7, scenes: [production(7, { over: 9 }), production(12)] });
  expect(scenes.all.map(({ begun, over }) => [begun, over])).toEqual([[3, 3], [7, 9], [12, 12]]);
  // when moves are taken back, then the productions that they brought about are gone
  scenes.follow({ since: 8, scenes: [production(7, { over: null })] });
  expect(scenes.all.map(({ begun, over }) => [begun, over])).toEqual([[3, 3], [7, null]]);
});

test("a position stands at the production that had begun and was not followed by anything", () => {
  const scenes = new Scenes();
  scenes.follow({ since: 0, scenes: [production(3), production(7, { over: 9 })] });
  expect([2, 3, 4, 7, 9, 10].map((place) => scenes.at(place)?.begun)).toEqual([undefined, 3, undefined, 7, 7, undefined]);
  expect(scenes.until(5)?.begun).toBe(3);
});

test("parts without content are left out", () => {
  expect(framesOf(production(3))).toEqual(["call", "shares", "money", "rest"]);
  const { companies } = production(3);
  expect(framesOf(production(3, { companies: [companies[1]!] }))).toEqual(["call", "shares", "money"]);
});

test("what lies in store, a contract or a question about them is something to ship", () => {
  const sold = production(3).companies[1]!;
  const parts = (more: Partial<typeof sold>, waits = false) => framesOf(production(3, { companies: [{ ...sold, ...more }], waits }));
  for (const more of [{ store_before: 3, store_after: 3 }, { store_before: 1 }, { contract: 4 }]) expect(parts(more).at(-1)).toBe("rest");
  expect(parts({}, true).at(-1)).toBe("rest");
  // what is asked before the goods are paid for belongs to another part
  const frames = ["call", "rest", "money", "shares"].map((id) => frameAt(id, 3));
  expect(framesOf(production(3, { companies: [sold], waits: true, frames }))).not.toContain("rest");
});

test("at an earlier position only what was complete by then is known", () => {
  const scene = production(3, { over: 5, frames: [frameAt("call", 3), frameAt("shares", 4)] });
  expect(knownAt(scene, 3)).toMatchObject({ calls: 3, frames: ["call"] });
  expect(knownAt(scene, 4).frames).toEqual(["call", "shares"]);
});

test("calls follow each other quickly, rows a little slower, and never for longer than four seconds", () => {
  expect(pauses([{ row: 2 }, { row: 2 }, { row: 1 }], "usual")).toEqual([300, 220, 300]);
  const many = pauses(Array.from({ length: 40 }, (_, row) => ({ row })), "usual");
  expect(many.reduce((one, other) => one + other)).toBeCloseTo(4000);
  expect(pauses([{ row: 2 }], "slow")).toEqual([600]);
  expect(pauses([{ row: 2 }], "at-once")).toEqual([0]);
});
