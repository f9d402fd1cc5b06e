import type { Development } from "$src/api/cardgame";
import { GOODS, type Good } from "$src/table/goods";

/**
 * Which notations a drawn thing may stand for, whatever the rules say now.
 *
 * The engine writes them (src/arkwright/cardgame/moves.py); which are legal, the server says. A
 * thing stands for the action that it is about, too: who clicks it first chooses that action.
 */
export const COMPOSITIONS = [
  "0", "1", "2", "3", "4", "5", "6", "1+1", "2+1", "2+2", "3+1", "3+2", "4+1", "4+2", "5+1", "3+1+1", "3+2+1", "4+1+1",
];
const MOST_DISTRIBUTION = 4;
const MOST_SHARES = 30;
const MOST_BROKERED = 2;
const MOST_LOANS = 9;
const MOST_GOODS = 20;
const POSITIONS = [1, 2];
/** The action in which a development is made use of; the number of cards has none. */
const ACTION_OF: Partial<Record<Development, string>> = {
  quality: "act quality",
  distribution: "act distribution",
  machinery: "act automate",
  shipping: "act shipping",
  exchange: "act exchange",
};

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

// Factories

/** Where a factory of a good may be built. */
export function plot(good: Good): string[] {
  return [`found ${good}`, `build ${good}`, "act build"];
}

export function factoryTile(good: Good): string[] {
  const produce = [0, ...POSITIONS].map((cards) => `produce ${good} ${cards}`);
  return [`upgrade ${good}`, `invent ${good}`, "act build", ...produce, "act production"];
}

/** A factory where the Foreman may lie: once he is being taken, his place is left to choose. */
export function foremanAt(good: Good): string[] {
  return [`take foreman ${good}`];
}

/** Where the next worker card would lie. */
export function workersSlot(good: Good): string[] {
  return [`employ ${good}`, "act employ"];
}

/** A worker card; positions count from 0 here and from 1 in the notation. */
export function workerCard(good: Good, position: number): string[] {
  return [`automate ${good} ${position + 1}`, "act automate"];
}

/** A spot, the office or a quality card, if it gives the factory this appeal. */
export function appeal(total: number): string[] {
  return [`appeal ${total}`];
}

/** The same with the Engineer turned to this side, where the appeal alone would turn it to the other. */
export function appealWithEngineer(total: number, onAppeal: boolean): string[] {
  return [`appeal ${total} engineer ${onAppeal ? "appeal" : "price"}`];
}

export function quality(good: Good): string[] {
  return [...COMPOSITIONS.map((values) => `quality ${good} ${values}`), "act quality"];
}

export function distribution(good: Good): string[] {
  return [...[0, ...upTo(MOST_DISTRIBUTION)].map((value) => `distribution ${good} ${value}`), "act distribution"];
}

// Warehouses

/** The goods of a kind that lie in store; `active` is whether they are the ones on sale. */
export function stored(good: Good, active: boolean): string[] {
  const sold = active ? upTo(MOST_GOODS).map((count) => `sell stored ${count}`) : [];
  return [...upTo(MOST_GOODS).map((count) => `ship ${good} ${count}`), ...sold, `clear ${good}`, `drop ${good}`, "act shipping"];
}

// The player board

export function development(name: Development): string[] {
  const action = ACTION_OF[name];
  return [`develop ${name}`, ...(action ? [action] : [])];
}

export function shares(): string[] {
  return [...upTo(MOST_SHARES).map((count) => `buy ${count}`), ...upTo(MOST_BROKERED).map((count) => `broker ${count}`), "act exchange"];
}

export function loans(): string[] {
  return [...upTo(MOST_LOANS).map((count) => `borrow ${count}`), "act exchange"];
}

export function ships(): string[] {
  return ["ready ships", "act exchange"];
}

// Development cards

export function cardOnOffer(card: string): string[] {
  return card === "foreman" ? GOODS.flatMap(foremanAt) : [`take ${card}`];
}

/** A spot of the solo display, where a card of several copies may be taken; it counts from 0 here. */
export function copy(spot: number): string[] {
  return [`take copy ${spot + 1}`];
}

/** A card of one's own. */
export function ownCard(card: string): string[] {
  const brokered = card === "broker" ? upTo(MOST_BROKERED).map((count) => `broker ${count}`) : [];
  const invented = card === "inventor" ? GOODS.map((good) => `invent ${good}`) : [];
  return [`use ${card}`, `discard ${card}`, `reactivate ${card}`, ...brokered, ...invented];
}

/** A company itself: who shall be start player. */
export function company(seat: number): string[] {
  return [`start ${seat + 1}`];
}
