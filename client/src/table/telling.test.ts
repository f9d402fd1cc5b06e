import { afterAll, beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { noted } = await import("./telling");
const { LANGUAGES, load } = await import("$src/words/words.svelte");
beforeAll(() => load("en", ["client", "scene", "boardgame"]));
afterAll(() => vi.unstubAllGlobals());

const NAMES = ["Ada", "Ben"];
const note = (id: string, seat: number, facts = {}) => ({ frame: "rest", id, seat, facts });

test("what happened to me is told to me, and of others by their names", () => {
  const lost = note("goods-lost", 0, { good: "food", count: 2 });
  expect(noted(lost, 0, NAMES)).toBe("You have no room for 2 units of food, which are lost.");
  expect(noted(lost, 1, NAMES)).toBe("Ada has no room for 2 units of food, which are lost.");
  expect(noted(lost, null, NAMES)).toMatch(/^Ada has/);
  const sale = note("emergency-sale", 1, { count: 1, pounds: 8, lost: 1 });
  expect(noted(sale, 1, NAMES)).toBe("You have to sell a share for £8 in an emergency, and your share value falls a space.");
});

const MINE = /\b(your?|du|dein|dir|vous|votre)/i;
test.each(LANGUAGES)("no sentence of mine names me in %s", async (language) => {
  for (const [game, ids] of [
    ["boardgame", ["contract-at-limit", "contract-rose", "distribution-faded", "emergency-sale", "extra-good", "goods-lost", "loan", "offered", "price-fell", "returned-tile", "row-shut", "ships-turned", "sold-at-jubilee", "sold-offered", "sold-stored", "sold-to-patron", "stopped-selling", "tie-won"]],
    ["cardgame", ["bankrupt", "discarded-card", "distribution-faded", "emergency-fund", "extra-good", "patron-used", "ships-used", "tie-broken", "wasted"]],
  ] as const) {
    await load(language, ["client", "scene", game]);
    for (const id of ids) {
      const told = noted(note(id, 0, { good: "food", count: 2, pounds: 8, lost: 1, space: 4, spaces: 1, level: 1, price: 3, tile: "school", row: 1, goods: 2, capacity: 4, stored: 0, bonus: "appeal", card: "foreman", tokens: 1 }), 0, NAMES);
      expect(told, id).not.toContain("Ada");
      expect(told, id).toMatch(MINE);
    }
  }
});
