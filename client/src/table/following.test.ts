import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventMessage, Position } from "$made/messages";
import type { Sale, Turn } from "./deeds";
import type { Scene } from "./scenes.svelte";
import type { Followed, Following } from "./following.svelte";

const SEATS = 4;
let turns: (Turn | Sale)[] = [];
let live: Position;
let opened: number[] = [];
/** Where the board stood meanwhile. */
let seen: (number | null)[] = [];
let missed: Scene | null = null;
let unconcerned: number[] = [];
let bots: number[] = [];
let stillness = false;

const at = (position: number, seat: number | null = null) => ({ position, seat: 0, decision: seat === null ? null : { seat } }) as unknown as Position;
const PLACED = { id: "placed", seat: null, facts: {} } as unknown as EventMessage;
const turn = (seat: number | null, from: number, last: number, ended = true, events = [PLACED]): Turn => ({ kind: "turn", seat, from, to: last, last, end: last, events, moment: null, ended, cycle: 0 });
const sale = (last: number): Sale => ({ kind: "sale", last, end: last + .5, cycle: 0, scene: { begun: last, over: last } as Scene });

const table: Followed = {
  turns: () => turns,
  live: () => live,
  mine: () => [0],
  isBot: (seat) => bots.includes(seat),
  position: (place) => Promise.resolve(at(place)),
  concerns: ({ last }) => !unconcerned.includes(last),
  play: ({ begun }) => {
    opened.push(begun);
    seen.push(following.stands?.position ?? null);
    return Promise.resolve();
  },
  missed: () => missed,
};

let following: Following;
let settings: { pace: string; concerning: boolean };
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("matchMedia", () => ({ matches: stillness, addEventListener: () => {} }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  settings = (await import("$src/settings.svelte")).settings;
  Object.assign(settings, { pace: "usual", concerning: false, motion: true });
  [turns, opened, seen, missed, unconcerned, bots, stillness] = [[], [], [], null, [], [], false];
  const { Following } = await import("./following.svelte");
  following = new Following(table);
  // A game of which the first six moves are known.
  live = at(6, 1);
  turns = [turn(0, 0, 6)];
  following.take(null, 0, false);
});
afterEach(() => {
  following.toEnd();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Others played on: this is what they did, and the present. */
async function told(now: Position, ...more: (Turn | Sale)[]): Promise<void> {
  const before = live;
  live = now;
  turns = [...turns, ...more];
  following.take(before, before.position, false);
  await vi.advanceTimersByTimeAsync(0);
}
const shown = () => [following.current?.last ?? null, following.stands?.position ?? null];
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test("turns of others are shown one by one, then the present", async () => {
  await told(at(15, 0), turn(1, 6, 10), turn(2, 10, 15));
  expect(shown()).toEqual([10, 10]);
  await pass(2400);
  expect(shown()).toEqual([10, 10]);
  await pass(200);
  expect(shown()).toEqual([15, 15]);
  await pass(2600);
  expect(shown()).toEqual([null, null]);
});

test("who declines what they are asked is not told of", async () => {
  await told(at(7, 0), turn(1, 6, 7, false, []));
  expect(shown()).toEqual([null, null]);
});

test("what is pointed at does not run out, and goes on where it was", async () => {
  await told(at(15, 0), turn(1, 6, 10), turn(2, 10, 15));
  await pass(2000);
  following.hold("pointed", true);
  await pass(10_000);
  expect(shown()).toEqual([10, 10]);
  following.hold("pointed", false);
  await pass(400);
  expect(shown()).toEqual([10, 10]);
  await pass(200);
  expect(shown()).toEqual([15, 15]);
});

test("held turns wait for next, and one can go back", async () => {
  await told(at(20, 0), turn(1, 6, 10), turn(2, 10, 15), turn(3, 15, 20));
  following.hold("held", true);
  following.forward();
  await pass(0);
  expect(shown()).toEqual([15, 15]);
  following.back();
  await pass(0);
  expect(shown()).toEqual([10, 10]);
  await pass(10_000);
  expect(shown()).toEqual([10, 10]);
});

test("who wants nothing to move goes on by hand", async () => {
  stillness = true;
  await told(at(15, 0), turn(1, 6, 10), turn(2, 10, 15));
  await pass(10_000);
  expect(shown()).toEqual([10, 10]);
  following.forward();
  await pass(0);
  expect(shown()).toEqual([15, 15]);
});

test("one can leave for my turn at once, and for the sale", async () => {
  await told(at(15, 0), turn(1, 6, 10), turn(2, 10, 15));
  following.toEnd();
  expect(shown()).toEqual([null, null]);
  await pass(10_000);
  expect(shown()).toEqual([null, null]);
  await told(at(25, 0), turn(1, 15, 18), turn(2, 18, 20), sale(20), turn(3, 20, 25));
  following.toSale();
  await pass(0);
  expect([opened, shown()]).toEqual([[20], [25, 25]]);
});

test("a production is shown where it was over: what followed is told afterwards", async () => {
  await told(at(15, 0), turn(1, 6, 10), sale(10), turn(2, 10, 15));
  following.forward();
  await pass(0);
  expect([opened, seen, shown()]).toEqual([[10], [10], [15, 15]]);
  await pass(2600);
  await told(at(20, 0), turn(3, 15, 20), sale(20));
  following.forward();
  await pass(0);
  expect([opened, seen, shown()]).toEqual([[10, 20], [10, null], [null, null]]);
});

test("who comes back sees the last production that they missed, and what followed it", async () => {
  turns = [turn(1, 6, 10), sale(10), turn(2, 10, 15), turn(0, 15, 16), sale(16), turn(1, 16, 20)];
  live = at(20, 0);
  following.take(null, 0, false);
  await pass(0);
  expect([opened, shown()]).toEqual([[], [null, null]]);
  missed = (turns[4] as Sale).scene;
  following.take(null, 0, false);
  await pass(0);
  expect([opened, seen, shown()]).toEqual([[16], [16], [20, 20]]);
});

test("at once, productions are still played", async () => {
  settings.pace = "at-once";
  await told(at(15, 0), turn(1, 6, 10), sale(10), turn(2, 10, 15));
  expect([opened, shown()]).toEqual([[10], [null, null]]);
});

test("slow takes twice as long", async () => {
  settings.pace = "slow";
  await told(at(10, 0), turn(1, 6, 10));
  await pass(4900);
  expect(shown()).toEqual([10, 10]);
  await pass(200);
  expect(shown()).toEqual([null, null]);
});

test("what does not concern me is counted instead of shown", async () => {
  settings.concerning = true;
  unconcerned = [10];
  await told(at(15, 0), turn(1, 6, 10), turn(2, 10, 15));
  expect([shown(), following.leftOut]).toEqual([[15, 15], 1]);
});

test("a bot's turn is shown when it is over, a person's as it goes", async () => {
  bots = [1];
  await told(at(8, 1), turn(1, 6, 8, false));
  expect(shown()).toEqual([null, 6]);
  turns = [turns[0]!];
  await told(at(10, 2), turn(1, 6, 10));
  expect(shown()).toEqual([10, 10]);
  await pass(2600);
  await told(at(12, 2), turn(2, 10, 12, false));
  expect(shown()).toEqual([null, null]);
});

test("what comes while something is told waits for it, and not too much of it", async () => {
  await told(at(10, 2), turn(1, 6, 10));
  await told(at(12, 0), turn(2, 10, 12));
  expect(shown()).toEqual([10, 10]);
  await pass(2600);
  expect(shown()).toEqual([12, 12]);
  const many = Array.from({ length: 12 }, (_, i) => turn(1 + (i % (SEATS - 1)), 12 + i, 13 + i));
  await told(at(24, 0), ...many);
  following.forward();
  await pass(0);
  expect(shown()).toEqual([17, 17]);
});

test("what is taken back is not told", async () => {
  await told(at(15, 0), turn(1, 6, 10), turn(2, 10, 15));
  turns = [turns[0]!];
  live = at(4, 0);
  following.take(at(15), 4, false);
  await pass(0);
  expect(shown()).toEqual([null, null]);
});

test("nobody who does not look is told", async () => {
  const before = live;
  live = at(10, 0);
  turns = [...turns, turn(1, 6, 10)];
  following.take(before, 6, true);
  await pass(0);
  expect(shown()).toEqual([null, null]);
});
