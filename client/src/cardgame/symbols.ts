import type { Development } from "$made/cardgame";
import { GOODS, type Good } from "$src/table/goods";

/** Which of our icons stands for something of the card game. */
const PATRON = "patron-";
/** The cards in the order in which they lie on the table; those of quality and distribution first. */
const ICONS: Record<string, string> = {
  engineer: "engineer",
  patent: "patent",
  "large-warehouse": "warehouse",
  entrepreneur: "charisma",
  "extra-shift": "extra-shifts",
  workshop: "workshop",
  foreman: "foreman",
  inventor: "inventor",
  developer: "developer",
  broker: "broker",
  "trade-office": "trade-office",
  contract: "contract",
};
const ORDER = Object.keys(ICONS);

export function isPatron(card: string): boolean {
  return card.startsWith(PATRON);
}

/** A patron's icon is the same whatever its goods. */
export function cardIcon(card: string): string {
  return isPatron(card) ? "patron" : (ICONS[card] ?? "special");
}

/** The two goods that a patron buys; none for other cards. */
export function patronGoods(card: string): Good[] {
  const named = isPatron(card) ? card.slice(PATRON.length).split("-") : [];
  return GOODS.filter((good) => named.includes(good));
}

/** Cards as they lie on the table: always in the same order, the patrons last, by their goods. */
export function inOrder(cards: Iterable<string>): string[] {
  const place = (card: string) =>
    isPatron(card) ? ORDER.length + patronGoods(card).reduce((sum, good) => sum * GOODS.length + GOODS.indexOf(good), 0) : ORDER.indexOf(card);
  return [...new Set(cards)].sort((a, b) => place(a) - place(b));
}

export const DEVELOPMENT_ICONS: Record<Development, string> = {
  quality: "quality",
  distribution: "distribution",
  cards: "cards",
  machinery: "machine",
  shipping: "ship",
  exchange: "exchange",
};

const ACTIONS: Record<string, string> = {
  build: "factory",
  employ: "worker",
  automate: "machine",
  quality: "quality",
  distribution: "distribution",
  exchange: "exchange",
  production: "production",
  shipping: "ship",
};

export function actionIcon(action: string): string {
  return ACTIONS[action] ?? "special";
}

/** The cards whose symbols stand at the locks of a board with restrictions: who has one sees no lock. */
export const LOCKS: Partial<Record<Development, string>> = {
  quality: "engineer",
  distribution: "patent",
  machinery: "workshop",
  shipping: "trade-office",
};
