import type { Rival } from "$src/api/cardgame";
import type { EventMessage, Happened } from "$src/api/messages";
import type { Good } from "$src/table/goods";

/** What a production brought a company. */
export interface Line {
  seat: number;
  made: number;
  sold: number;
  shipped: number;
  stored: number;
  income: number;
  /** Null until they are paid. */
  costs: number | null;
  /** By how much the share value rose. */
  rose: number;
}

/** What it brought an automated opponent of the solo game: value, or a share if it sold few. */
export interface RivalLine {
  colour: Rival;
  sold: number;
  appeal: number;
  gets: "value" | "share";
  before: number;
  after: number;
}

/** A production that took place: the figures of its head, then everybody with a factory. */
export interface Production {
  good: Good;
  demand: number;
  wage: number;
  lines: Line[];
  rivals: RivalLine[];
}

/** The event that a production begins with, and those with which another part of the game does. */
const BEGINS = "home-market";
const AFTERWARDS: readonly EventMessage["id"][] = ["round", "decade-ends", "final-scoring"];

/** What happened, from the beginning of the production that it takes up: that is told whole. */
export function fromItsBeginning(all: readonly Happened[], happened: readonly Happened[]): readonly Happened[] {
  const first = all.findIndex((move) => move.position === happened[0]?.position);
  const before = all.slice(0, Math.max(0, first));
  const turning = ({ events }: Happened) => events.findLast(({ id }) => id === BEGINS || AFTERWARDS.includes(id))?.id;
  const begun = before.findLastIndex((move) => turning(move) !== undefined);
  return begun >= 0 && turning(before[begun]!) === BEGINS ? [...before.slice(begun), ...happened] : happened;
}

/** The productions among what happened, each told by its events. */
export function productionsOf(events: readonly EventMessage[]): Production[] {
  const found: Production[] = [];
  let now: Production | null = null;
  for (const event of events) {
    if (event.id === BEGINS) {
      const { good, demand, wage } = event.facts;
      now = { good, demand, wage, lines: [], rivals: [] };
      found.push(now);
    } else if (AFTERWARDS.includes(event.id)) now = null;
    else if (now && event.id === "produced") now.lines.push(lineOf(event.seat, event.facts.count));
    else if (now && event.seat === null) enterRival(now, event);
    else if (now) enter(now, event);
  }
  return found;
}

function lineOf(seat: number, made: number): Line {
  return { seat, made, sold: 0, shipped: 0, stored: 0, income: 0, costs: null, rose: 0 };
}

function enter({ lines }: Production, { id, seat, facts }: EventMessage): void {
  const line = lines.find((one) => one.seat === seat);
  if (line === undefined) return;
  switch (id) {
    case "extra-good":
      line.made += 1;
      break;
    case "sold-at-home":
      line.sold += facts.count;
      break;
    case "sent-overseas":
      line.shipped += facts.count;
      break;
    case "stored":
      line.stored += facts.count;
      break;
    case "received":
      line.income += facts.pounds;
      break;
    case "paid":
      line.costs = (line.costs ?? 0) + facts.pounds;
      break;
    case "value-rose":
      line.rose += facts.steps;
  }
}

function enterRival({ rivals }: Production, { id, facts }: EventMessage): void {
  if (id === "rival-sold") {
    const { colour, count: sold, appeal } = facts;
    rivals.push({ colour, sold, appeal, gets: "value", before: 0, after: 0 });
  } else if (id === "rival-value" || id === "rival-share") {
    const line = rivals.find((one) => one.colour === facts.colour);
    if (line === undefined) return;
    line.before = facts.before;
    [line.gets, line.after] = id === "rival-value" ? ["value", facts.value] : ["share", facts.shares];
  }
}
