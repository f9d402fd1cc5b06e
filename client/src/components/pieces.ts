import type { ComponentMessage } from "$made/messages";
import { allCells, cellsOf, type Cell } from "./numbers";

/** A tile, card or event with a name: how many there are, and the numbers of its effect. */
export interface Piece {
  name: string;
  count: Cell | null;
  numbers: Cell[];
}

/** The symbol of a piece: that of its name, or of the first words of it; null if none is drawn. */
export function symbolOf(name: string, drawn: (symbol: string) => boolean): string | null {
  const words = name.split("-");
  const symbols = words.map((_, left) => words.slice(0, words.length - left).join("-"));
  return symbols.find(drawn) ?? null;
}

/** The pieces that the components of a kind speak of, by their names, and what is left to say. */
export function piecesOf(
  components: readonly ComponentMessage[],
  isName: (name: string) => boolean,
): { pieces: Piece[]; rest: ComponentMessage[] } {
  const own = new Map<string, ComponentMessage>();
  const counts = new Map<string, Cell>();
  const rest: ComponentMessage[] = [];
  for (const component of components) {
    const last = component.name.split(".").at(-1)!;
    const keys = Object.keys(component.values);
    if (isName(last)) own.set(last, component);
    else if (keys.every(isName)) keys.forEach((key) => counts.set(key, cellsOf(component, key)[0]!));
    else rest.push(component);
  }
  const named = rest.flatMap(allCells).flatMap((cell) => (typeof cell.value === "string" ? [cell.value] : []));
  const names = new Set([...counts.keys(), ...own.keys(), ...named.filter(isName)]);
  const pieces = [...names].map((name) => {
    const component = own.get(name);
    return { name, count: counts.get(name) ?? null, numbers: component ? allCells(component) : [] };
  });
  return { pieces, rest };
}
