import { describe, expect, test } from "vitest";
import type { EventMessage, Happened } from "$made/messages";
import { deedAt, deedsOf, stepFrom, stopAt, turnsOf } from "./deeds";
import type { Scene } from "./scenes.svelte";
import { frameAt } from "$tests/session";

const event = (id: string, seat: number | null = null) => ({ id, seat, facts: {} }) as unknown as EventMessage;

/** Moves by their seats, notations and events. */
function game(...moves: [seat: number, move: string, ...ids: string[]][]): Happened[] {
  return moves.map(([seat, move, ...ids], i) => ({ number: i + 1, position: i + 1, seat, move, at: "", events: ids.map((id) => event(id, seat)) }));
}
const scene = (begun: number, over: number | null) => ({ good: "food", begun, over, frames: [frameAt("call", begun)], companies: [] }) as unknown as Scene;

/** A cycle of three companies: the second pays in a move of its own, the third ends it. */
const CYCLE = game(
  [0, "place distribution 4", "placed"],
  [0, "pay 4", "paid"],
  [0, "distribute food", "distributed"],
  [0, "done"],
  [0, "price food 6", "priced"],
  [0, "end turn"],
  [1, "place quality 6", "placed", "paid"],
  [1, "quality food", "improved"],
  [1, "done"],
  [1, "end turn"],
  [2, "place workers 2", "placed", "paid"],
  [2, "hire food 3 2", "hired"],
  [2, "done"],
  [2, "take marker light-machinery", "took-marker"],
  [2, "end turn", "production", "produced", "sold"],
  [1, "ship 2 food", "shipped"],
  [1, "done", "start-player", "economy"],
  [1, "place factory 2", "placed", "paid"],
);
const SCENES = [scene(15, 17)];

describe("steps of the history", () => {
  const deeds = deedsOf(CYCLE);

  test("are moves that changed something; payments and ends belong to the one before", () => {
    expect(deeds.map(({ seat, from, position, last }) => [seat, from, position, last])).toEqual([
      [0, 0, 3, 4],
      [0, 4, 5, 6],
      [1, 6, 8, 10],
      [2, 10, 12, 13],
      [2, 13, 14, 14],
      [null, 14, 15, 15],
      [1, 15, 16, 16],
      [null, 16, 17, 17],
      [1, 17, 18, 18],
    ]);
  });

  test("are gone through one by one, from wherever one looks", () => {
    expect([stepFrom(deeds, 8, -1, 18), stepFrom(deeds, 8, 1, 18), stepFrom(deeds, 10, 1, 18)]).toEqual([5, 12, 12]);
    expect([stepFrom(deeds, 3, -1, 18), stepFrom(deeds, 0, -1, 18), stepFrom(deeds, 18, 1, 18)]).toEqual([0, 0, 18]);
    expect([deedAt(deeds, 0), deedAt(deeds, 9)?.position, deedAt(deeds, 2)?.position]).toEqual([undefined, 8, 3]);
  });

  test("are where a hand on the ruler comes to rest, in the way that it goes", () => {
    expect([stopAt(deeds, 10, 18, 18), stopAt(deeds, 10, 8, 18), stopAt(deeds, 12, 18, 18)]).toEqual([8, 12, 12]);
    expect([stopAt(deeds, 0, 18, 18), stopAt(deeds, 18, 3, 18)]).toEqual([0, 18]);
  });
});

describe("turns", () => {
  test("are the moves of a seat up to the end of its turn, and stand before what that brought about", () => {
    const told = turnsOf(CYCLE, SCENES).map((one) => (one.kind === "sale" ? ["sale", one.last] : [one.seat, one.from, one.to, one.last, one.cycle]));
    expect(told).toEqual([[0, 0, 6, 6, 0], [1, 6, 10, 10, 0], [2, 10, 14, 15, 0], ["sale", 15], [1, 17, 18, 18, 1]]);
  });

  test("leave what is answered in a production to its scene", () => {
    const open = turnsOf(CYCLE.slice(0, 16), [scene(15, null)]);
    expect(open.map((one) => one.kind)).toEqual(["turn", "turn", "turn", "sale"]);
  });

  test("between two decades say what asked for them, and who declines is left out", () => {
    const between = game(
      [0, "end turn", "end-of-decade", "event"],
      [0, "take marker light-machinery", "took-marker"],
      [1, "done"],
      [2, "take marker quality", "took-marker", "economy"],
      [0, "place quality 6", "placed"],
      [1, "done"],
    );
    const told = turnsOf(between, []).map((one) => one.kind === "turn" && [one.seat, one.moment?.id]);
    expect(told).toEqual([[0, "event"], [2, "event"], [0, undefined], [1, undefined]]);
  });

  test("are open as long as nothing has ended them", () => {
    const [, open] = turnsOf(CYCLE.slice(0, 8), []);
    expect(open).toMatchObject({ kind: "turn", seat: 1, to: 8, ended: false });
  });

  test("of those without a seat are told by their events, before the sale", () => {
    const solo = game([0, "act quality", "acted"], [0, "end turn", "marker-drawn", "rival-advanced", "disc-moved", "home-market", "rival-sold", "round"]);
    const [mine, theirs, sale] = turnsOf(solo, [scene(2, 2)]);
    expect(mine).toMatchObject({ seat: 0, to: 1, last: 2 });
    expect(theirs).toMatchObject({ seat: null, to: 1, last: 2 });
    expect(theirs?.kind === "turn" && theirs.events.map(({ id }) => id)).toEqual(["marker-drawn", "rival-advanced", "disc-moved"]);
    expect(sale).toMatchObject({ kind: "sale", last: 2 });
  });
});
