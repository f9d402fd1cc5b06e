import type { EastIndia, Track } from "$made/boardgame";

export type Bonus = keyof EastIndia["bonuses"];

export const BONUS_ICONS: Record<Bonus, string> = {
  marketing: "distribution",
  machine: "machine",
  quality: "quality",
  share: "share",
};

/** Spaces side by side that count the same and give the same. */
export interface Area {
  from: number;
  to: number;
  /** What they multiply the price by, if that begins here. */
  times: number | null;
  /** The bonus that begins here, or "". */
  bonus: Bonus | "";
}

/** The bonus whose first space this is, or "". */
export function bonusAt({ bonuses }: Pick<EastIndia, "bonuses">, space: number): Bonus | "" {
  return (Object.keys(bonuses) as Bonus[]).find((bonus) => bonuses[bonus] === space) ?? "";
}

/** The areas of the tracks, from the start on. */
export function areas(india: Pick<EastIndia, "end" | "multiplier" | "bonuses">): Area[] {
  const found: Area[] = [];
  for (const [space, times] of india.multiplier.entries()) {
    const begins = times !== india.multiplier[space - 1];
    const bonus = bonusAt(india, space);
    if (begins || bonus) found.push({ from: space, to: india.end, times: begins ? times : null, bonus });
  }
  return found.map((area, index) => ({ ...area, to: (found[index + 1]?.from ?? india.end + 1) - 1 }));
}

/** Where a marker is drawn after the free step and bought ones: before the end, or a full space, it stays. */
export function landing(india: Pick<EastIndia, "end" | "orange" | "tracks">, track: Track, seat: number, bought: number): number {
  const { spaces } = india.tracks[track];
  const now = spaces[seat]!;
  const space = now + 1 + bought;
  const full = india.orange.includes(space) && spaces.includes(space);
  return space > india.end || full ? now : space;
}

/** A marker on a space, and whether it would come there or go. */
export interface MarkOn {
  seat: number;
  fate: "" | "coming" | "going";
}

/** The markers on a space by seat, with those that would come. */
export function marksOn(space: number, is: readonly number[], would: readonly number[] = is): MarkOn[] {
  return is.flatMap((now, seat): MarkOn[] => {
    const [here, then] = [now === space, would[seat] === space];
    if (!here && !then) return [];
    return [{ seat, fate: here === then ? "" : then ? "coming" : "going" }];
  });
}
