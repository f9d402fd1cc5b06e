import type { Chapter } from "$made/messages";
import { ROMAN } from "$src/table/roman";

/**
 * The figures of a game over time, as the server's chronicle tells them.
 *
 * Its entries stand at the bounds of the chapters: entry 0 where the first began, the last where
 * the game stands. Goods sold, income and costs count from the beginning on.
 */
export interface Series {
  seat: number;
  values: number[];
}

/** A figure of all who have it, by their places: the seats, then automated opponents. */
export function figure({ figures }: Chapter, name: string): number[] {
  return [...(figures[name] ?? []), ...(figures[`rival-${name}`] ?? [])];
}

/** One line for each company: how a figure went. */
export function series(chronicle: readonly Chapter[], name: string): Series[] {
  const figures = chronicle.map((chapter) => figure(chapter, name));
  return (figures[0] ?? []).map((_, seat) => ({ seat, values: figures.map((values) => values[seat] ?? 0) }));
}

/** A decade: how the chapters in it name it, and between which entries it lies. */
export interface Decade {
  name: string;
  from: number;
  to: number;
}

export function decades(chronicle: readonly Chapter[]): Decade[] {
  const found: Decade[] = [];
  // The last entry begins nothing that could be drawn.
  for (let i = 0; i < chronicle.length - 1; i++) {
    const name = decadeOf(chronicle[i]!);
    if (name === "") continue;
    const last = found.at(-1);
    if (last?.name === name) last.to = i + 1;
    else found.push({ name, from: i, to: i + 1 });
  }
  return found;
}

/** The decade of a chapter, by its year or its number; nothing before the first. */
export function decadeOf({ chapter: { year, decade } }: Chapter): string {
  return year === undefined ? (ROMAN[Number(decade) - 1] ?? "") : String(year);
}

/** How much a figure that counts from the beginning grew within a decade, by seat. */
export function within(chronicle: readonly Chapter[], name: string, { from, to }: Decade): number[] {
  const before = chronicle[from] ? figure(chronicle[from], name) : [];
  const after = chronicle[to] ? figure(chronicle[to], name) : [];
  return after.map((value, seat) => value - (before[seat] ?? 0));
}

const SOLD = "sold-";

/** The goods whose markets the chronicle tells of. */
export function markets(chronicle: readonly Chapter[]): string[] {
  return Object.keys(chronicle[0]?.figures ?? {}).flatMap((name) => (name.startsWith(SOLD) ? [name.slice(SOLD.length)] : []));
}

/** What each sold of a good at home within a decade; the importer has no seat. */
export interface MarketShare {
  seat: number | null;
  count: number;
}

export function marketShares(chronicle: readonly Chapter[], good: string, decade: Decade): MarketShare[] {
  const sold = within(chronicle, SOLD + good, decade).map((count, seat) => ({ seat, count }));
  const imported = within(chronicle, `imported-${good}`, decade).map((count) => ({ seat: null, count }));
  return [...sold, ...imported].filter(({ count }) => count > 0);
}

/** Where the gap between two companies that ended next to each other changed the most. */
export interface TurningPoint {
  /** The entry at which it had changed; the chapter is the one before it. */
  entry: number;
  ahead: number;
  behind: number;
  before: number;
  after: number;
}

/** One for each pair of neighbours in the order of the seats, in the order of time. */
export function turningPoints(chronicle: readonly Chapter[], order: readonly number[]): TurningPoint[] {
  const found = order.slice(0, -1).flatMap((ahead, i) => {
    const behind = order[i + 1]!;
    const gaps = chronicle.map((chapter) => {
      const portfolio = figure(chapter, "portfolio");
      return (portfolio[ahead] ?? 0) - (portfolio[behind] ?? 0);
    });
    let entry = 0;
    const change = (at: number) => Math.abs(gaps[at]! - gaps[at - 1]!);
    for (let at = 1; at < gaps.length; at++) if (entry === 0 ? change(at) > 0 : change(at) > change(entry)) entry = at;
    return entry === 0 ? [] : [{ entry, ahead, behind, before: gaps[entry - 1]!, after: gaps[entry]! }];
  });
  return found.sort((a, b) => a.entry - b.entry);
}
