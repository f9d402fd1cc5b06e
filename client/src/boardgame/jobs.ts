import { GOODS } from "$made/boardgame";
import type { Board } from "./board";

/** A space of the job market. */
export interface JobSpace {
  /** What is printed on it; null if nothing is. */
  number: number | null;
  worker: boolean;
  /** The lowest empty one of its good: it is the demand. */
  edge: boolean;
  /** The worker who would be hired next. */
  next: boolean;
  /** Would be emptied, or filled, by the move that is looked at. */
  leaving: boolean;
  coming: boolean;
}

export interface JobRow {
  number: number;
  spaces: JobSpace[];
  /** The wage band that begins in this row. */
  band: { pounds: number; rows: number } | null;
}

const COLUMNS = GOODS.length;

/** The spaces row by row. Workers leave in reading order from the top left (II.2.2). */
export function jobRows(board: Board, empty: number, holes: number, wouldBeEmpty = empty): JobRow[] {
  const { rows, blank, bands } = board.market;
  const spaces = rows * COLUMNS;
  return Array.from({ length: rows }, (_, row) => ({
    number: row + 1,
    band: bandAt(bands, row),
    spaces: GOODS.map((good, column): JobSpace => {
      const place = row * COLUMNS + column;
      const printed = row + 1 - blank[good];
      return {
        number: printed > 0 ? printed : null,
        worker: place >= empty && place < spaces - holes,
        edge: place < empty && place + COLUMNS >= empty && printed > 0,
        next: place === empty && place < spaces - holes,
        leaving: place >= empty && place < wouldBeEmpty,
        coming: place < empty && place >= wouldBeEmpty,
      };
    }),
  }));
}

function bandAt(bands: Board["market"]["bands"], row: number): JobRow["band"] {
  let first = 0;
  for (const { pounds, last } of bands) {
    if (row === first) return { pounds, rows: last - first };
    first = last;
  }
  return null;
}

/** The wage band beside the lowest empty space. */
export function bandOf(board: Board, empty: number): number {
  const row = Math.max(1, Math.ceil(empty / COLUMNS));
  return board.market.bands.findIndex((band) => row <= band.last);
}

/** How many workers must be hired, or come back, until the market stands at another wage band. */
export function nextWage(board: Board, empty: number): { up: WageStep | null; down: WageStep | null } {
  const { bands } = board.market;
  const at = bandOf(board, empty);
  const lower = bands[at - 1];
  const higher = bands[at + 1];
  return {
    up: higher ? { count: bands[at]!.last * COLUMNS + 1 - empty, pounds: higher.pounds } : null,
    down: lower ? { count: empty - lower.last * COLUMNS, pounds: lower.pounds } : null,
  };
}

type WageStep = { count: number; pounds: number };
