import { beforeAll, expect, test, vi } from "vitest";
import { load } from "$src/words/words.svelte";
import { placeFor, placeName, selectors } from "./places";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  await load("en", ["client", "learn", "boardgame", "cardgame"]);
});

test("my company is called by my seat", () => {
  expect(placeFor("company.me.portfolio", 2)).toBe("company.2.portfolio");
  expect(placeFor("market.food.ladder", 2)).toBe("market.food.ladder");
});

test("a place is looked for by itself, as a part, then by what leads to it, the nearest first", () => {
  expect(selectors("factory.food.appeal")).toEqual([
    '[data-place~="factory.food.appeal"]',
    '[data-place~="factory.food"] [data-part="appeal"]',
    '[data-ways~="factory.food.appeal"]',
    '[data-ways~="factory.food"]',
    '[data-ways~="factory"]',
  ]);
  expect(selectors("jobs")).toEqual(['[data-place~="jobs"]', '[data-ways~="jobs"]']);
});

test.each([
  ["market.food.ladder", "Market of food, ladder"],
  ["factory.lamps.row.2", "Factory of lamps, row 2"],
  ["factory.clothes", "Factory of clothes"],
  ["company.me.portfolio", "Your company, portfolio"],
  ["company.1", "Company of Strutt"],
  ["choice.distribution.4", "Distribution among the choices, £4"],
  ["choice.employ", "Employ Workers among the choices"],
  ["hand.quality", "Quality in your hand"],
  ["admin.6", "Administration space £6"],
  ["jobs.wage", "Wage"],
  ["share-track", "Share track"],
  ["tokens", "Shipping tokens"],
])("%s is said in words", (place, words) => {
  expect(placeName(place, ["Ada", "Strutt"], 0)).toBe(words);
});
