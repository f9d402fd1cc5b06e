import type { ComponentMessage } from "$made/messages";

/** A space of an influence track: what it counts, and what it brings, from this space on. */
export interface InfluenceSpace {
  space: number;
  multiplier: number | null;
  bonuses: string[];
  /** Whether it holds one marker only. */
  orange: boolean;
}

export function influenceOf(track: ComponentMessage, bonus: ComponentMessage): InfluenceSpace[] {
  const { last } = track.values as { last: number };
  const { orange, from_space: from, multiplier } = track.values as Record<string, number[]>;
  return Array.from({ length: last + 1 }, (_, space) => ({
    space,
    multiplier: multiplier![from!.indexOf(space)] ?? null,
    bonuses: Object.keys(bonus.values).filter((name) => bonus.values[name] === space),
    orange: orange!.includes(space),
  }));
}

/** A space of a commodity's price scale, and how few players it is still used with. */
export interface PriceSpace {
  price: number;
  players: number;
}

/** The price scales by commodity: so many spaces of each price, some locked, and a last one. */
export function scalesOf(price: ComponentMessage, locked: ComponentMessage): Map<string, PriceSpace[]> {
  const { tiers, spaces_per_tier: width, ...first } = price.values as Record<string, number>;
  const players = Object.keys(locked.values).map((key) => Number(key.replace("with_", "")));
  const isLocked = (count: number, place: number) => (locked.values[`with_${count}`] as number[]).includes(place);
  const fewest = (place: number) => Math.min(...players.filter((count) => !isLocked(count, place)));
  const scale = (start: number) =>
    Array.from({ length: tiers! * width! + 1 }, (_, space) => ({
      price: start + Math.floor(space / width!),
      players: space === tiers! * width! ? Math.min(...players) : fewest((space % width!) + 1),
    }));
  return new Map(Object.entries(first).map(([track, start]) => [track, scale(start)]));
}
