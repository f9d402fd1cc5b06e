import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Arriving } from "./arriving";

let shown: number[] = [];
const arriving = () => new Arriving<number>((news) => shown.push(news), (news) => news >= 100);

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first is shown at once, the next when it has been looked at", () => {
  const queue = arriving();
  for (const news of [1, 2, 3]) queue.take(news);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(250);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
  queue.take(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what need not be looked at is shown at once, after all that came before", () => {
  const queue = arriving();
  for (const news of [1, 2, 3, 100]) queue.take(news);
  expect(shown).toEqual([1, 2, 3, 100]);
  queue.take(5);
  expect(shown).toEqual([1, 2, 3, 100, 5]);
});

test("many do not take long: the first of them are shown together", () => {
  const queue = arriving();
  for (let news = 1; news <= 20; news++) queue.take(news);
  vi.advanceTimersByTime(250);
  expect(shown).toHaveLength(14);
  vi.advanceTimersByTime(6 * 250);
  expect(shown).toHaveLength(20);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

test("nothing is shown when it was stopped", () => {
  const queue = arriving();
  queue.take(1);
  queue.take(2);
  queue.stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
});
