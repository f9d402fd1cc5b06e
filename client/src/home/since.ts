import type { EventMessage, Position, Since, TableMessage } from "$made/messages";

/** Something that others, or a production, did to me since my last turn. */
export interface Change {
  table: TableMessage;
  /** The position after which it stood so. */
  position: number;
  at: string;
  /** What it says: the end of its sentence's id, and the facts. */
  says: "sale" | "price" | "quality" | "distribution" | "appeal";
  facts: Record<string, string | number>;
  good: string;
  /** Who did it; null if a production. */
  seat: number | null;
}

/** The most that are told. */
export const MOST = 5;

/** The events by which a rival meets me, and which fact tells how. */
const MEETING: Record<string, { says: Change["says"]; fact: string }> = {
  priced: { says: "price", fact: "pounds" },
  improved: { says: "quality", fact: "level" },
  distributed: { says: "distribution", fact: "level" },
  "appeal-set": { says: "appeal", fact: "appeal" },
};
const SOLD = ["sold", "sold-at-home"];
const ROSE: Record<string, string> = { "share-rose": "spaces", "value-rose": "steps" };

/** What touches me in what happened at a table: sales of my goods, and rivals who sell what I make. */
export function changesOf(table: TableMessage, { seat, happened }: Since, goods: readonly string[]): Change[] {
  return happened.flatMap((entry) => {
    const told = (says: Change["says"], event: EventMessage, facts: Change["facts"], whose: number | null): Change => ({
      table,
      position: entry.position,
      at: entry.at,
      says,
      facts,
      good: String(factsOf(event)["good"]),
      seat: whose,
    });
    return entry.events.flatMap((event): Change[] => {
      const said = factsOf(event);
      const { good } = said;
      if (event.seat === seat && SOLD.includes(event.id)) {
        return [told("sale", event, { good: String(good), count: Number(said["count"]), steps: stepsOf(entry.events, seat, good) }, null)];
      }
      const meeting = MEETING[event.id];
      if (meeting === undefined || event.seat === null || event.seat < 0 || event.seat === seat || !goods.includes(String(good))) return [];
      const name = table.seats.find((one) => one.seat === event.seat)?.name ?? "";
      return [told(meeting.says, event, { name, good: String(good), to: Number(said[meeting.fact]) }, event.seat)];
    });
  });
}

function stepsOf(events: readonly EventMessage[], seat: number, good: unknown): number {
  const rises = events.filter((event) => event.seat === seat && factsOf(event)["good"] === good && event.id in ROSE);
  return rises.reduce((sum, event) => sum + Number(factsOf(event)[ROSE[event.id]!]), 0);
}

/** The facts of an event of any game, by name. */
function factsOf({ facts }: EventMessage): Record<string, unknown> {
  return facts;
}

/** The latest of all tables, of each rival's good only how it came out. */
export function latest(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    found.set([change.table.id, change.says, change.good, change.seat, change.says === "sale" ? change.position : ""].join(" "), change);
  }
  return [...found.values()].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MOST);
}

/** The goods that I make at a table. */
export function goodsOf({ view }: Position, seat: number): string[] {
  return Object.keys(view.companies[seat]?.factories ?? {});
}

/** My only seat at a table; null if I have none, or several. */
export function seatOf({ seats }: TableMessage): number | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? mine[0]!.seat : null;
}

/** My place in the order of turns, counted from 1; null if I have none or nobody else plays. */
export function placeInOrder(table: TableMessage, { view }: Position): { place: number; count: number } | null {
  const seat = seatOf(table);
  const place = seat === null ? -1 : view.order.indexOf(seat);
  return place < 0 || view.order.length < 2 ? null : { place: place + 1, count: view.order.length };
}
