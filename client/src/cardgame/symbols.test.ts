import { expect, test } from "vitest";
import sprite from "../pieces/icons.svg?raw";
import { actionIcon, cardIcon, DEVELOPMENT_ICONS, inOrder, patronGoods } from "./symbols";

const CARDS = [
  "entrepreneur", "trade-office", "extra-shift", "workshop", "foreman", "broker", "patron-food-lamps",
  "inventor", "developer", "contract", "patent", "engineer", "large-warehouse",
];
const ACTIONS = ["build", "employ", "automate", "quality", "distribution", "exchange", "production", "shipping"];

test("every card, development and action has a drawn icon of its own", () => {
  for (const icons of [CARDS.map(cardIcon), ACTIONS.map(actionIcon), Object.values(DEVELOPMENT_ICONS)]) {
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(sprite).toContain(`<symbol id="${icon}"`);
    expect(icons).not.toContain("special");
  }
});

test("a patron buys two goods", () => {
  expect(patronGoods("patron-clothes-lamps")).toEqual(["clothes", "lamps"]);
  expect(patronGoods("patent")).toEqual([]);
});

test("cards lie in an order of their own, each kind once, the patrons last", () => {
  expect(inOrder(["patron-food-lamps", "patent", "patron-food-clothes", "patron-clothes-cutlery", "engineer", "patent"])).toEqual([
    "engineer", "patent", "patron-food-clothes", "patron-food-lamps", "patron-clothes-cutlery",
  ]);
});
