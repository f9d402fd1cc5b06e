import { describe, expect, it } from "vitest";
import type { Board } from "./board";
import { bandOf, jobRows, nextWage } from "./jobs";

const board = {
  market: {
    rows: 4,
    blank: { food: 0, clothes: 1, cutlery: 2, lamps: 3 },
    bands: [
      { pounds: 2, last: 2 },
      { pounds: 3, last: 4 },
    ],
  },
} as Board;

describe("the job market", () => {
  it("is emptied in reading order, and its lowest empty spaces are the demand", () => {
    const rows = jobRows(board, 6, 0);
    expect(rows[1]!.spaces.map((space) => space.worker)).toEqual([false, false, true, true]);
    expect(rows[1]!.spaces.map((space) => space.edge)).toEqual([true, true, false, false]);
    expect(rows[0]!.spaces.map((space) => space.number)).toEqual([1, null, null, null]);
    expect(rows[1]!.spaces[2]!.next).toBe(true);
  });

  it("shows who would leave and who would come back", () => {
    expect(jobRows(board, 4, 0, 6)[1]!.spaces.map((space) => space.leaving)).toEqual([true, true, false, false]);
    expect(jobRows(board, 4, 0, 2)[0]!.spaces.map((space) => space.coming)).toEqual([false, false, true, true]);
  });

  it("leaves holes at its end empty", () => {
    expect(jobRows(board, 0, 2)[3]!.spaces.map((space) => space.worker)).toEqual([true, true, false, false]);
  });

  it("prints each wage band once, beside its rows", () => {
    expect(jobRows(board, 0, 0).map((row) => row.band)).toEqual([
      { pounds: 2, rows: 2 },
      null,
      { pounds: 3, rows: 2 },
      null,
    ]);
  });

  it("says how far the wage is from changing", () => {
    expect(bandOf(board, 8)).toBe(0);
    expect(nextWage(board, 8)).toEqual({ up: { count: 1, pounds: 3 }, down: null });
    expect(nextWage(board, 9)).toEqual({ up: null, down: { count: 1, pounds: 2 } });
    expect(nextWage(board, 0).up).toEqual({ count: 9, pounds: 3 });
  });
});
