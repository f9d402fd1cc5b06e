import { expect, test } from "vitest";
import type { CompanyView } from "$made/cardgame";
import type { MoveMessage } from "$made/messages";
import { bestFirst, setting } from "./values";

const quality = (good: string, values: string): MoveMessage => ({ text: `quality ${good} ${values}`, kind: "set-quality", facts: { good, values } });
const company = (values: Record<string, number>) =>
  ({ factories: Object.fromEntries(Object.entries(values).map(([good, value]) => [good, { quality: value, distribution: 0 }])) }) as unknown as CompanyView;
const NOW = company({ food: 1, lamps: 3 });

test("a value is what the cards come to, until the server has said it", () => {
  expect(setting(quality("food", "2+1"), "quality", NOW, null)).toMatchObject({ value: 3, losses: [], cards: "2+1" });
});

test("what the others would lose is told, and never what the factory itself does", () => {
  const found = setting(quality("food", "3"), "quality", NOW, company({ food: 3, lamps: 0 }));
  expect(found).toMatchObject({ value: 3, losses: [{ good: "lamps", by: 3 }] });
  expect(setting(quality("food", "0"), "quality", NOW, company({ food: 0, lamps: 3 })).losses).toEqual([]);
});

test("cards that come on top of others count with them", () => {
  expect(setting(quality("lamps", "2"), "quality", NOW, company({ food: 1, lamps: 5 })).value).toBe(5);
});

test("the way that loses least comes first, then the one of fewest cards", () => {
  const costly = setting(quality("food", "3"), "quality", NOW, company({ food: 3, lamps: 0 }));
  const free = setting(quality("food", "2+1"), "quality", NOW, company({ food: 3, lamps: 3 }));
  expect(bestFirst([costly, free])).toEqual([free, costly]);
  const single = setting(quality("food", "2"), "quality", NOW, company({ food: 2, lamps: 3 }));
  const double = setting(quality("food", "1+1"), "quality", NOW, company({ food: 2, lamps: 3 }));
  expect(bestFirst([double, single])).toEqual([single, double]);
});
