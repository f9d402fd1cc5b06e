import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GOODS, type Forecasts } from "$made/boardgame";
import type { Position } from "$made/messages";
import { Scenes, type Seen } from "$src/table/scenes.svelte";
import type { Session } from "$src/table/session.svelte";
import { frameAt, production } from "$tests/session";
import type { Board } from "./board";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { chartOf } = await import("./marketwords");
const { BoardGame } = await import("./table.svelte");
const { load } = await import("$src/words/words.svelte");
beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  return load("en", ["client", "boardgame"]);
});
afterAll(() => vi.unstubAllGlobals());

/** What the good would bring if it were produced again: less, since distribution has faded. */
const seller = { seat: 0, output: 3, stored: 0, appeal: 1, quality: 0, price: 10, sold: 1, income: 10, wages: 8, upkeep: 1, profit: 1, steps: 1 };
const forecast = Object.fromEntries(
  GOODS.map((good) => [good, { good, demand: 4, importer: 0, imported: 0, wage: 4, left: 3, calls: [0], sellers: [seller] }]),
) as unknown as Forecasts;

/** A table after the production of lamps, in which Lobby asks something; or after these events. */
function chart(events: string[], seen: Seen | null = null, position = 5, told = [production(5)], { seat = 0, current = null as number | null } = {}) {
  const scenes = new Scenes();
  scenes.follow({ since: 0, scenes: told });
  const view = { companies: [{}, {}], names: ["Ada", "Ben"], active: "lamps", decade: 0, cycle: 3, order: [0, 1] };
  const session = {
    now: { position, over: false, view, forecast, decision: { seat } } as unknown as Position,
    would: null, seat: 0, scenes, stage: { seen, called: seen !== null },
    following: { current: current === null ? null : { seat: current } },
    happened: [{ position: 5, events: events.map((id) => ({ id, seat: null, facts: { good: "lamps" } })) }],
  } as unknown as Session;
  const { goods, lines, sure, sold } = chartOf(new BoardGame(session, { decades: [1770, 1780] } as unknown as Board));
  const figures = Object.fromEntries(lines.map(({ id, groups }) => [id, groups[3]!.map(({ is }) => is && (is.of === undefined ? is.value : `${is.value}/${is.of}`))]));
  return { lamps: goods[3]!, figures, sure: sure.text, sold };
}

const SOLD = ["production", "sale", "share-rose", "running-cost"];

test("after a production the column has what was paid, not what the next would bring", () => {
  const { lamps, figures, sure } = chart([...SOLD, "event"]);
  expect(figures).toMatchObject({ sales: ["2/3", "1/1", "0/0"], income: [20, 10, null], costs: [-9, -9, null], profit: [11, 1, null], steps: [3, 3, null] });
  expect(lamps.columns[0]!.boxes.map(({ row, state }) => [row, state])).toEqual([[2, "sold"], [1, "sold"]]);
  expect([lamps.state, lamps.demand.is, sure]).toEqual(["sold · all 3", 3, "Lamps: as it was sold. Other goods: if they produced now"]);
});

test("when the next card is turned it is a forecast again, and says when", () => {
  const { lamps, figures, sold } = chart([...SOLD, "economy"]);
  expect(figures).toMatchObject({ sales: ["1/3", null, "0/0"], income: [10, null, null] });
  expect([lamps.state, sold]).toEqual(["now · 3 unmet", null]);
});

test("at a position before the production it is a forecast", () => {
  expect(chart(SOLD, null, 4).figures.sales).toEqual(["1/3", null, "0/0"]);
});

test("while the scene runs the column fills with the calls, and costs and steps wait for their part", () => {
  const { figures, lamps } = chart(SOLD, { scene: production(5), calls: 2, frames: [] });
  expect(figures).toMatchObject({ sales: ["1/3", "1/1", "0/0"], income: [10, 10, null], profit: [null, null, null], steps: [null, null, null] });
  expect([lamps.state, lamps.columns[0]!.line]).toEqual(["selling now", null]);
  expect(chart(SOLD, { scene: production(5), calls: 3, frames: ["call", "shares"] }).figures).toMatchObject({ costs: [null, null, null], steps: [3, 3, null] });
});

test("what the market has bought counts before it is paid for", () => {
  const asked = production(5, { over: null, frames: [frameAt("call", 5)] });
  const companies = asked.companies.map((company) => ({ ...company, income: 0 }));
  expect(chart(["production", "sale"], null, 5, [{ ...asked, companies }]).figures).toMatchObject({ income: [20, 10, null], profit: [null, null, null] });
});

test("without a scene nobody had a factory, and no forecast stands under the label of a sale", () => {
  const { lamps, sold } = chart(SOLD, null, 5, []);
  expect([lamps.state, sold]).toEqual(["nobody produced", null]);
});

test("a forecast is final only if nobody is still to act", () => {
  const sure = (seat: number, current: number | null = null) => chart(["economy"], null, 5, [], { seat, current }).sure;
  expect(sure(0)).toBe("1 company acts after you");
  expect(sure(1)).toBe("Ben is still to act");
  // Ada's turn is told, then Ben's
  expect(sure(1, 0)).toBe("Ben is still to act");
  expect(sure(1, 1)).toBe("nobody acts after Ben: final for lamps");
});
