import type { CompanyView } from "$made/boardgame";
import type { Board } from "./board";

type Fleet = Pick<CompanyView, "ships" | "inactive">;

/** A ship at its pier, and whether it waits for the stock exchange. */
export interface Berth {
  capacity: number;
  inactive: boolean;
}

/** What a preview would do with a ship; `turning` is to be inactive, or ready again. */
export type Fate = "" | "coming" | "going" | "turning";

/** The ships in the order of their piers; of two alike the later one is the inactive one. */
export function berths({ ships, inactive }: Fleet): Berth[] {
  const idle = [...inactive];
  return ships
    .toReversed()
    .map((capacity) => {
      const found = idle.indexOf(capacity);
      if (found >= 0) idle.splice(found, 1);
      return { capacity, inactive: found >= 0 };
    })
    .reverse();
}

/** The ships that are there, or would be, and what a preview would do with each. */
export function fleet(is: Fleet, would: Fleet = is): (Berth & { fate: Fate })[] {
  const left = berths(would);
  const here = berths(is).map((ship) => {
    const same = left.findIndex(({ capacity, inactive }) => capacity === ship.capacity && inactive === ship.inactive);
    const found = same >= 0 ? same : left.findIndex(({ capacity }) => capacity === ship.capacity);
    if (found >= 0) left.splice(found, 1);
    const fate: Fate = same >= 0 ? "" : found >= 0 ? "turning" : "going";
    return { ...ship, fate };
  });
  return [...here, ...left.map((ship) => ({ ...ship, fate: "coming" as const }))];
}

/** How many workers the crew of a ship has. */
export function crewOf(capacity: number, { ships }: Board): number {
  return ships.find((ship) => ship.capacity === capacity)?.crew ?? 0;
}

/** Both ships together, as if they were one marker. */
export const BOTH_SHIPS = "both-ships";

/** A ship as an action marker. */
export function shipMarker(capacity: number): string {
  return `ship-${capacity}`;
}
