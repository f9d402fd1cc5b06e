import { sentence, t, word } from "$src/words/words.svelte";
import type { Cell, Value } from "./numbers";

/**
 * How the names, keys and words of an edition file read. What has no sentence of its own yet is
 * shown as it stands in the file, so that a new title can be looked at from its first day.
 */
const PIECES = ["good", "tile", "card", "event", "marker", "development"];
const ROMAN = ["0", "I", "II", "III", "IV", "V"];

/** Keys and components whose numbers are pounds. */
const POUNDS = new Set([
  "cost", "amount", "repayment", "pounds", "price", "prices", "saving", "upkeep", "fee", "reuse_fee", "buying",
  "lowest_wage", "money", "fixed_cost", "shipping_price", "wages", "pounds_per_row", "pounds_per_tile",
  "pounds_per_worker", "pounds_with_2", "bonus", "riches", "cheaper", "dearer", "sugar", "cotton", "silver", "porcelain",
]);
const POUNDS_OF = new Set(["price", "price.lowest", "fixed_price", "end_price", "marker.machinery", "marker.quality", "marker.distribution", "administration", "event.effect.social-unrest"]);

const PATTERNS: [RegExp, string][] = [
  [/^with_(\d)$/, "client-number-with"],
  [/^removed_with_(\d)$/, "client-number-removed-with"],
  [/^fixed_with_(\d)$/, "client-number-fixed-with"],
  [/^row_(\d)$/, "client-number-row"],
  [/^before_(\d+)$/, "client-number-before"],
  [/^level_(\d)$/, "client-number-level"],
  [/^setup_(\d)$/, "client-number-setup"],
  [/^set_up_(\d)$/, "client-number-setup"],
];

const slug = (name: string) => name.replace(/[._]/g, "-");

/** Which way a rule goes in this edition is a sentence, from the comparison of the editions. */
export function isSwitch(name: string): boolean {
  return name.startsWith("switch.");
}

/** A component: `factory.food`, `market.wage`. */
export function componentName(name: string): string {
  const id = slug(name);
  if (isSwitch(name)) return t(id);
  const said = t("client-component", { component: id });
  if (said !== id) return said;
  const last = name.split(".").at(-1)!;
  return name === last ? (byPattern(name) ?? name) : keyName(last);
}

/** A key of a component, or the last part of its name. */
export function keyName(key: string): string {
  const id = slug(key);
  const found = byPattern(key) ?? piece(key);
  if (found !== null) return found;
  const said = t("client-number", { number: id });
  return said === id ? key : said;
}

/** The head of a column that is one place in a row of numbers. */
export function placeName(key: string, place: number): string {
  if (key === "cost") return ROMAN[place + 1]!;
  return key === "rows" ? t("client-number-row", { count: place + 1 }) : String(place + 1);
}

/** A number or a word as it reads on the page. */
export function valueName(cell: Cell): string {
  return spoken(cell, cell.value);
}

function spoken(cell: Cell, value: Value | null): string {
  if (value === null) return "–";
  if (isSwitch(cell.component)) return t(`${slug(cell.component)}-${value}`);
  if (typeof value === "boolean") return value ? t("client-number-yes") : t("client-number-no");
  if (typeof value === "string") return piece(value) ?? t("client-number-word", { value });
  if (isLevel(cell)) return ROMAN[value] ?? String(value);
  return isPounds(cell) ? `£${value}` : String(value);
}

/** Levels of technology are Roman; elsewhere levels are counted. */
function isLevel({ component, key }: Cell): boolean {
  return key === "level" || (/^(timetable|marker\.rows)/.test(component) && /^(levels|before_)/.test(key));
}

function isPounds({ component, key }: Cell): boolean {
  return POUNDS.has(key) || POUNDS_OF.has(component);
}

/** The name of a good, tile, card, event or marker; null if it is none. */
export function piece(value: string): string | null {
  for (const kind of PIECES) {
    if (sentence(`${kind}-${value.replaceAll(" ", "-")}`) !== null) return word(kind, value);
  }
  return null;
}

function byPattern(key: string): string | null {
  for (const [pattern, id] of PATTERNS) {
    const count = pattern.exec(key)?.[1];
    if (count !== undefined) return t(id, { count: Number(count) });
  }
  return null;
}
