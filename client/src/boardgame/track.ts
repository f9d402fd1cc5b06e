/** The share track as a ruler: which part of it is shown, and who stands in which lane. */
export interface Run {
  seat: number;
  space: number;
  /** Where the forecast takes it. */
  target: number;
}

/** Spaces that are shown at least, where there is room and on a phone. */
const SHOWN = 37;
export const SHOWN_NARROW = 20;
/** Spaces that the figure after an arrow takes. */
const FIGURE = 2;
/** From so many lanes on they are lower than letters. */
const LOW = 3;

/** The first and the last space shown, so that all of these are, with some space around them. */
export function shownSpaces(spaces: number[], last: number, least = SHOWN): { from: number; to: number } {
  const low = Math.min(...spaces) - 2;
  const high = Math.min(last, Math.max(...spaces) + FIGURE);
  // The ruler moves in steps, so that it lies still most of the time.
  const wanted = Math.max(0, Math.floor(low / 4) * 4);
  const from = Math.max(0, Math.min(wanted, last - least + 1));
  return { from, to: Math.max(high, from + least - 1) };
}

/** A figure after an arrow: in which lane, from which space on, and whether a second one stands beside it. */
export interface Steps {
  seat: number;
  lane: number;
  at: number;
  two: boolean;
}

/** Spaces that one figure takes, and two of them. */
const WIDE = { one: 0.9, two: 1.8 };

/**
 * By how many spaces each figure stands farther on, by seat, where lanes are lower than letters: none
 * lies on one of the next lane then.
 */
export function figuresAside(figures: readonly Steps[], lanes: number): Map<number, number> {
  const placed: { lane: number; from: number; to: number }[] = [];
  const aside = new Map<number, number>();
  for (const { seat, lane, at, two } of [...figures].sort((a, b) => a.lane - b.lane || a.at - b.at)) {
    const wide = two ? WIDE.two : WIDE.one;
    const near = lanes < LOW ? [] : placed.filter((one) => one.lane === lane - 1);
    const from = near.reduce((from, one) => (from < one.to && from + wide > one.from ? one.to : from), at);
    placed.push({ lane, from, to: from + wide });
    aside.set(seat, from - at);
  }
  return aside;
}

/** A lane for each run, by seat: those that would lie over one another get different ones. */
export function lanesOf(runs: Run[]): Map<number, number> {
  const ends: number[] = [];
  const lanes = new Map<number, number>();
  for (const run of [...runs].sort((a, b) => a.space - b.space || a.seat - b.seat)) {
    const free = ends.findIndex((end) => end < run.space - 0.5);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = run.target > run.space ? run.target + FIGURE : run.space;
    lanes.set(run.seat, lane);
  }
  return lanes;
}
