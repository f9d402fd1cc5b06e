import { capitalised, sentence, t } from "$src/words/words.svelte";

/**
 * Where the letters of a note stand: things on the board carry `data-place="market.food.ladder"`, and what
 * leads to places that are not in sight, a tab or a good to look at, carries their beginnings as `data-ways`.
 */
export type Letter = "a" | "b" | "c";

const ME = "me";

/** A place as the board calls it: my company by its seat. */
export function placeFor(place: string, seat: number | null): string {
  return place
    .split(".")
    .map((part) => (part === ME ? String(seat ?? 0) : part))
    .join(".");
}

/** What a place is looked for by: itself, a part of a thing, then what leads there, the nearest first. */
export function selectors(place: string): string[] {
  const parts = place.split(".");
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
  const [, whole] = beginnings;
  const part = whole === undefined ? [] : [`[data-place~="${whole}"] [data-part="${parts.at(-1)}"]`];
  return [`[data-place~="${place}"]`, ...part, ...beginnings.map((beginning) => `[data-ways~="${beginning}"]`)];
}

/** The things in sight that a place is, side by side, or what leads there; none if neither is drawn. */
export function find(place: string): HTMLElement[] {
  for (const selector of selectors(place)) {
    const things = [...document.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.getClientRects().length > 0);
    if (things.length > 0) return things.filter(({ parentElement }) => parentElement === things[0]!.parentElement);
  }
  return [];
}

/** Places that belong to a good, by the word before it; the others to what follows it. */
const BY_GOOD = ["market", "factory", "office"];

/** A marker by its name, or an action of the card game by its own. */
function choiceName(id: string): string {
  return sentence(`marker-${id}`) ?? sentence(`action-${id}`) ?? id;
}

/** A place in words: "market of food, ladder". */
export function placeName(place: string, names: readonly string[], seat: number | null): string {
  const [room = "", second = "", third = "", fourth = ""] = place.split(".");
  const row = Number(fourth) || 0;
  if (BY_GOOD.includes(room)) return capitalised(t("client-learn-place-good", { room, good: second, part: third, row }));
  if (room === "company") {
    const owner = second === ME ? (seat ?? 0) : Number(second);
    return capitalised(t("client-learn-place-company", { mine: owner === seat, seat: owner, part: third }, names));
  }
  if (room === "choice" || room === "hand") return capitalised(t("client-learn-place-marker", { room, name: choiceName(second), space: Number(third) || 0 }));
  if (room === "admin") return capitalised(t("client-learn-place-space", { space: Number(second) || 0 }));
  return capitalised(t("client-learn-place", { room, part: second }));
}
