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

/** The first and the last space shown, so that all of these are, with some space around them. */
export function shownSpaces(spaces: number[], last: number, least = SHOWN): { from: number; to: number } {
  const low = Math.min(...spaces) - 2;
  const high = Math.min(last, Math.max(...spaces) + FIGURE);
  // The ruler moves in steps, so that it lies still most of the time.
  const wanted = Math.max(0, Math.floor(low / 4) * 4);
  const from = Math.max(0, Math.min(wanted, last - least + 1));
  return { from, to: Math.max(high, from + least - 1) };
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
