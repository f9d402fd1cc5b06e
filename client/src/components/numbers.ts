import type { ComponentMessage } from "$made/messages";

/** How sure a number is, the surest first. */
export const CERTAINTIES = ["stated", "public", "inferred", "reconstructed"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export type Value = string | number | boolean;

/** One number, or one word, of an edition file. */
export interface Cell {
  component: string;
  key: string;
  /** Which one of a row of numbers, from 0; null if it stands alone. */
  place: number | null;
  /** How many stand in that row. */
  of: number;
  /** Null is a row with nothing in it. */
  value: Value | null;
  certainty: string;
  source: string;
}

/** The numbers of one key of a component. */
export function cellsOf(component: ComponentMessage, key: string): Cell[] {
  const { name, certainty, source } = component;
  const cell = (value: Value | null, place: number | null, of: number): Cell => ({ component: name, key, place, of, value, certainty, source });
  const value = component.values[key];
  if (!Array.isArray(value)) return [cell(plain(value), null, 1)];
  const flat: unknown[] = value.flat(Infinity);
  if (flat.length === 0) return [cell(null, null, 0)];
  return flat.map((one, place) => cell(plain(one), place, flat.length));
}

export function allCells(component: ComponentMessage): Cell[] {
  return Object.keys(component.values).flatMap((key) => cellsOf(component, key));
}

function plain(value: unknown): Value | null {
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** How many numbers there are of each certainty. */
export function tally(components: readonly ComponentMessage[]): Record<Certainty, number> {
  const found: Record<Certainty, number> = { stated: 0, public: 0, inferred: 0, reconstructed: 0 };
  for (const component of components) {
    const certainty = CERTAINTIES.find((one) => one === component.certainty);
    if (certainty) found[certainty] += allCells(component).length;
  }
  return found;
}

/** The number of another title at the same place; undefined if it has none there. */
export function sameCell(cell: Cell, others: ReadonlyMap<string, ComponentMessage>): Cell | undefined {
  const other = others.get(cell.component);
  if (other === undefined || !(cell.key in other.values)) return undefined;
  return cellsOf(other, cell.key).find((one) => one.place === cell.place);
}

/** Whether two titles say different things at a place where both say something. */
export function differs(cell: Cell, others: ReadonlyMap<string, ComponentMessage>): boolean {
  const other = sameCell(cell, others);
  return other !== undefined && other.value !== cell.value;
}

export function isSame(one: Cell | null, other: Cell): boolean {
  return one?.component === other.component && one.key === other.key && one.place === other.place;
}
