import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { EventMessage, Position } from "$made/messages";
import type { Deed, Turn } from "./deeds";
import type { Session } from "./session.svelte";
import type { Change, TitleTable } from "./titles";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { headOf, lineOf, nameOf } = await import("./narrating");
const { load } = await import("$src/words/words.svelte");
beforeAll(() => load("en", ["client", "boardgame"]));
afterAll(() => vi.unstubAllGlobals());

const PRICED: Change[] = [
  { name: "client-change-price", good: "cutlery", is: 0, would: 8, money: true },
  { name: "client-change-appeal", good: "cutlery", is: 12, would: 4 },
  { name: "client-change-price", good: "food", is: 7, would: 6, money: true },
];

/** A table at which a seat did this to its figures, both factories standing before. */
function session(changes: Change[]): Session {
  const position = (place: number) => ({ position: place, seat: 0, view: { companies: [{}, { factories: { cutlery: {}, food: {} } }] } }) as unknown as Position;
  const title = { changes: () => changes } as unknown as TitleTable;
  return { mine: [0], names: ["Ada", "Strutt"], title, positions: { at: position } } as unknown as Session;
}
const event = (id: string, facts: object = {}) => ({ id, seat: 1, facts }) as unknown as EventMessage;
function turn(events: EventMessage[], moment: EventMessage | null = null): Turn {
  return { kind: "turn", seat: 1, from: 0, to: 1, last: 1, end: 1, events, moment, ended: true, cycle: 0 };
}

test("a first price has nothing before it, and neither has its appeal", () => {
  const priced = [event("priced", { good: "cutlery", pounds: 8 })];
  expect(lineOf(turn(priced), session(PRICED))).toBe("Cutlery price £8, appeal 4, food price £7 → £6.");
  const deed: Deed = { seat: 1, from: 0, position: 1, last: 1, events: priced };
  expect(nameOf(deed, session(PRICED.slice(0, 2)))).toBe("Strutt: cutlery price £8, appeal 4");
});

test("between two decades a turn is headed by what asked for it", () => {
  const took = [event("took-marker", { marker: "light-machinery" })];
  const lobby = { id: "event", seat: null, facts: { event: "lobby", year: 1770 } } as EventMessage;
  const ended = { id: "end-of-decade", seat: null, facts: { year: 1770 } } as EventMessage;
  expect(headOf(turn(took, lobby), session([]))).toBe("Strutt: Lobby");
  expect(headOf(turn(took, ended), session([]))).toBe("Strutt: End of the decade");
  expect(headOf(turn([event("placed", { marker: "quality", space: 6 })]), session([]))).toBe("Strutt: Quality on £6");
});
