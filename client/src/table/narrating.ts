import type { EventMessage, Position } from "$made/messages";
import { capitalised, eventSentence, goodName, listed, sentence, t, word } from "$src/words/words.svelte";
import { inFigures } from "./changes";
import { openingOf, saysSomething, telling, type Deed, type Sale, type Turn } from "./deeds";
import { CALL, reached, type Scene } from "./scenes.svelte";
import type { Session } from "./session.svelte";
import type { Change, TitleTable } from "./titles";

/** What shows in figures of the company whose turn it was: these events need no words. */
const IN_FIGURES: readonly EventMessage["id"][] = [
  "appeal-set",
  "automated",
  "borrowed",
  "bought-shares",
  "brokered",
  "cleared",
  "contracted",
  "dismissed-post",
  "dismissed-ship",
  "distributed",
  "distribution-set",
  "emergency-sale",
  "employed",
  "fired",
  "hired",
  "improved",
  "influence-rise",
  "limited",
  "loan",
  "machine-lost",
  "mechanised",
  "modernised",
  "posted",
  "priced",
  "quality-set",
  "received",
  "repaid",
  "reseated",
  "shares-bought",
  "ships-ready",
  "ships-readied",
  "ships-turned",
  "ships-used",
  "sold-shares",
  "stored",
  "worker-advanced",
];
/** Figures that tell what was done; the others tell what it leads to. */
const DONE = new Set(
  ["level", "price", "quality", "distribution", "workers", "machines", "appeal", "marker", "output", "contract", "stock"].map(named).concat(
    ["limit", "ships", "inactive", "posts", "shares", "loans", "ships-ready", "tokens", "left", "share-space"].map(named),
  ),
);
/** Figures from which another comes: where that is told, they need not be. */
const COMES_OF: Record<string, string> = {
  [named("quality")]: named("appeal"),
  [named("distribution")]: named("appeal"),
  [named("workers")]: named("output"),
  [named("machines")]: named("output"),
};
const MONEY = named("cash");
const PRICE = named("price");
const APPEAL = named("appeal");
/** How many figures a line has. */
const IN_TURN = 5;
const IN_NAME = 2;

function named(figure: string): string {
  return `client-change-${figure}`;
}

/** A name, or that it was me. */
export function whoOf(seat: number | null, session: Session): string {
  if (seat === null) return listed(session.title?.automated?.() ?? []);
  return session.mine.includes(seat) ? t("client-turn-you") : (session.names[seat] ?? "");
}

/** One after another, without a word between the last two: these are no sentences. */
const joined = (words: readonly string[]): string => words.join(", ");

/** Figures one after another: a good is named once. */
function inWords(changes: readonly Change[], { first }: Pick<Figures, "first">, names: readonly string[]): string[] {
  return changes.map((change, i) => {
    const { is: before, would: after } = inFigures(change);
    const what = t(change.name, change.facts ?? {}, names);
    const good = change.good !== undefined && change.good !== changes[i - 1]?.good ? change.good : "";
    return first.includes(change) ? t("client-turn-figure-first", { what, after, good }) : t("client-turn-figure", { what, before, after, good });
  });
}

interface Figures {
  done: Change[];
  cash: Change[];
  /** Those that were nothing before: the first price of a factory, and its appeal. */
  first: Change[];
}

/** What one did, in figures of one's company, and what one's cash is then. */
function figuresOf(title: TitleTable, seat: number, before: Position, after: Position): Figures {
  const all = title.changes(before, after, seat).filter((change) => change.seat === undefined);
  const made = Object.keys(before.view.companies[seat]?.factories ?? {});
  // Of what is new it says enough that it is.
  const isNew = ({ good, is }: Change) => good !== undefined && is === 0 && !made.includes(good);
  const isFirst = ({ name, good }: Change) => [PRICE, APPEAL].includes(name) && all.some((other) => other.name === PRICE && other.good === good && other.is === 0);
  return { done: all.filter((change) => DONE.has(change.name) && !isNew(change)), cash: all.filter(({ name }) => name === MONEY), first: all.filter(isFirst) };
}

/** The figures without those that others tell as well. */
function fewest(changes: readonly Change[]): Change[] {
  return changes.filter(({ name, good }) => {
    const comes = COMES_OF[name];
    return comes === undefined || !changes.some((other) => other.good === good && other.name === comes);
  });
}

/** What no figure shows: tiles, markers, cards, ships. */
function inEvents(seat: number, events: readonly EventMessage[], names: readonly string[]): string[] {
  const opening = openingOf(events);
  return telling(events)
    .filter((event) => event.seat === seat && event !== opening && !IN_FIGURES.includes(event.id))
    .flatMap(({ id, facts }) => sentence(`client-did-${id}`, facts, names) ?? []);
}

function openingName(events: readonly EventMessage[], names: readonly string[]): string | null {
  const opening = openingOf(events);
  return opening === undefined ? null : sentence(`client-began-${opening.id}`, opening.facts, names);
}

/** Whose turn it was and what with: "Strutt: Quality on £6"; between two decades, what asked for it: "Strutt: Lobby". */
export function headOf({ seat, events, moment }: Turn, session: Session): string {
  const who = whoOf(seat, session);
  const opening = openingOf(events) ?? moment;
  const what = opening && sentence(`client-turn-${opening.id}`, opening.facts, session.names);
  return capitalised(what ? t("client-turn-head", { who, what: capitalised(what) }) : who);
}

/** What changed in a turn, in one line; by its events as long as the positions are not there. */
export function lineOf({ seat, events, from, to }: Turn, session: Session): string {
  const { names, title, positions } = session;
  const [before, after] = [positions.at(from), positions.at(to)];
  if (seat === null || title === null || before === undefined || after === undefined) return inSentences(events, names);
  const figures = figuresOf(title, seat, before, after);
  const { done, cash } = figures;
  const words = inEvents(seat, events, names);
  const told = [...inWords((done.length + words.length > 0 ? done : cash).slice(0, IN_TURN), figures, names), ...words];
  return told.length === 0 ? t("client-turn-nothing") : t("client-turn-line", { line: capitalised(joined(told)) });
}

function inSentences(events: readonly EventMessage[], names: readonly string[]): string {
  const opening = openingOf(events);
  const told = telling(events).filter((event) => event !== opening);
  return told.length === 0 ? t("client-turn-nothing") : told.map((event) => eventSentence(event, names)).join(" ");
}

/** At most three figures that a turn or a step changed, mine last. */
export function effectsOf({ seat, from, to }: Pick<Turn, "seat" | "from" | "to">, session: Session): Change[] {
  const { title, positions } = session;
  const [before, after] = [positions.at(from), positions.at(to)];
  if (seat === null || title === null || before === undefined || after === undefined) return [];
  return title.effects(before, after, session.seat, seat);
}

/** A step of the history in a few words: "Strutt: quality £6, food appeal 2 → 3". */
export function nameOf(deed: Deed, session: Session): string {
  const { seat, events, from, position } = deed;
  const { names, title, positions } = session;
  if (seat === null) return happenedBy(events, session);
  const [before, after] = [positions.at(from), positions.at(position)];
  const figures = title && before && after ? figuresOf(title, seat, before, after) : { done: [], cash: [], first: [] };
  const opening = openingName(events, names);
  const words = [...(opening === null ? [] : [opening]), ...inWords(fewest(figures.done).slice(0, IN_NAME), figures, names), ...inEvents(seat, events, names)];
  // Money alone is told if nothing else is.
  const what = words.length > 0 ? words : inWords(figures.cash, figures, names);
  if (what.length === 0) return inSentences(events, names);
  return capitalised(t("client-turn-head", { who: whoOf(seat, session), what: joined(what) }));
}

/** What a step changed besides what its name tells: the figures that led to it, and cash. */
export function restOf({ seat, from, position }: Deed, session: Session): string {
  const { names, title, positions } = session;
  const [before, after] = [positions.at(from), positions.at(position)];
  if (seat === null || title === null || before === undefined || after === undefined) return "";
  const figures = figuresOf(title, seat, before, after);
  const { done, cash } = figures;
  const named = fewest(done).slice(0, IN_NAME);
  const rest = inWords([...done.filter((change) => !named.includes(change)), ...cash], figures, names);
  return rest.length === 0 ? "" : t("client-turn-line", { line: capitalised(joined(rest)) });
}

/** Where a step leads, for a button: whose it was, or what happened. */
export function shortNameOf({ seat, events, position }: Deed, session: Session): string {
  if (seat !== null) {
    const opening = openingName(events, session.names);
    return capitalised(opening === null ? whoOf(seat, session) : t("client-turn-head", { who: whoOf(seat, session), what: opening }));
  }
  const scene = session.scenes.all.find(({ begun }) => begun === position);
  return scene ? goodName(scene.good) : t("client-history-number", { place: position });
}

/** What went on by itself: a production by its good, else what comes first. */
function happenedBy(events: readonly EventMessage[], session: Session): string {
  const sold = events.find(({ id }) => id === "production" || id === "home-market");
  if (sold !== undefined) return t("client-turn-sold", { good: goodName((sold.facts as { good: string }).good) });
  const first = events.find(({ id }) => id !== "start-player") ?? events[0]!;
  return eventSentence(first, session.names);
}

/** A production in one line: what was wanted, and what each sold as soon as that is known. */
export function saleLine(scene: Scene, session: Session): string {
  const companies = reached(scene, CALL) === null ? [] : scene.companies;
  const sold = companies.map((company) => t("client-turn-sold-by", { who: whoOf(company.seat, session), count: company.sold }));
  return joined([t("client-turn-demand", { demand: scene.demand }), ...sold]);
}

/** Whether a turn changed a figure of the one who looks, or touched a good that they make. */
export function concerns({ events }: Turn, before: Position, after: Position, title: TitleTable): boolean {
  const seat = before.seat;
  if (seat === null) return true;
  const goods = Object.keys(before.view.companies[seat]?.factories ?? {});
  const touched = events.some(({ facts }) => "good" in facts && goods.includes(facts.good));
  return touched || title.changes(before, after, seat).some((change) => change.seat === undefined);
}

/**
 * Turns of others and productions since a turn of mine ended, in their order. A production that I took part in
 * meanwhile is told whole, with those who play without a seat and acted before it.
 */
export function storySince(session: Session, from: number, to: number): (Turn | Sale)[] {
  const told = session.turns.filter((one) => one.last <= to && saysSomething(one));
  const sold = told.filter((one): one is Sale => one.kind === "sale" && (one.scene.over ?? Infinity) >= from);
  return told.filter((one) => {
    if (one.kind === "sale") return sold.includes(one);
    if (one.seat === null) return one.last >= from && !sold.some(({ scene }) => scene.begun === one.last);
    return one.last > from && !session.mine.includes(one.seat);
  });
}

/** The good that is sold after the turns of a position. */
export function goodToSell(position: Position | null): string {
  const active = position?.view.active ?? "";
  return active && word("good", active);
}
