import type { Good } from "$src/api/boardgame";
import type { EventMessage } from "$src/api/messages";

/** What a production brought a company. */
export interface Line {
  seat: number;
  made: number;
  sold: number;
  shipped: number;
  income: number;
  /** Wages and upkeep. */
  costs: number;
  /** Spaces on the share track, emergency sales included. */
  steps: number;
}

/** A production that took place: the figures of its head, then every company with a factory. */
export interface Production {
  good: Good;
  demand: number;
  wage: number;
  imported: number;
  lines: Line[];
}

/** Events that another part of the game begins with. */
const AFTERWARDS: readonly EventMessage["id"][] = ["economy", "end-of-decade", "influenced", "placed", "reused"];

/** The productions among what happened, each told by its events. */
export function productionsOf(events: readonly EventMessage[]): Production[] {
  const found: Production[] = [];
  let now: Production | null = null;
  for (const event of events) {
    if (event.id === "production") {
      const { good, demand, wage } = event.facts;
      now = { good, demand, wage, imported: 0, lines: [] };
    } else if (AFTERWARDS.includes(event.id)) now = null;
    else if (event.id === "sale" && now) {
      // Before it nothing is sold: companies may still be asked what they offer.
      now.imported = event.facts.imported;
      found.push(now);
    }
    else if (event.id === "produced" && now) now.lines.push(lineOf(event.seat, event.facts.count));
    else if (now) enter(now, event);
  }
  return found;
}

function lineOf(seat: number, made: number): Line {
  return { seat, made, sold: 0, shipped: 0, income: 0, costs: 0, steps: 0 };
}

function enter({ lines }: Production, { id, seat, facts }: EventMessage): void {
  const line = lines.find((one) => one.seat === seat);
  if (line === undefined) return;
  switch (id) {
    case "sold":
      line.sold += facts.count;
      break;
    case "sold-to-patron":
    case "sold-at-jubilee":
      line.sold += 1;
      break;
    case "shipped":
      line.shipped += facts.count;
      break;
    case "received":
      line.income += facts.pounds;
      break;
    case "paid":
      line.costs += facts.pounds;
      break;
    case "share-rose":
      line.steps += facts.spaces;
      break;
    case "price-fell":
      line.steps -= facts.spaces;
      break;
    case "emergency-sale":
      line.steps -= facts.lost;
      break;
    case "loan":
      line.steps -= facts.lost;
  }
}
