import { FACTORY_KINDS, GOODS, TRACKS, type FactoryKind, type Good, type Track } from "$src/api/boardgame";

/**
 * Which notations a drawn thing may stand for, whatever the rules say now; first what one most
 * likely wants with it, because of that it is said when it can be done.
 *
 * The engine writes them (src/arkwright/boardgame/moves.py); which are legal, the server says.
 */
export const OWN_MARKERS = ["factory", "workers", "machinery", "quality", "distribution", "exchange"];
export const SPACES = [2, 4, 6, 8, 10];
export const CAPACITIES = [2, 4, 6, 8, 10];
export const POSTS = [...GOODS, "row-2", "row-3"] as const;
export type Post = (typeof POSTS)[number];

/** Both ships together, as if they were one marker. */
export const BOTH_SHIPS = "both-ships";

const GREY_MARKERS = [
  ...["light", "dark"].flatMap((shade) =>
    ["machinery", "quality", "distribution", "production"].map((kind) => `${shade}-${kind}`),
  ),
  "light-investor",
];
const MARKERS = [...OWN_MARKERS, ...GREY_MARKERS, ...CAPACITIES.map(shipMarker), BOTH_SHIPS];
const ASSIGNED = ["foreman", "workshop"];
const INVENTIVE = ["inventor", "tinkerer"];
/** Tiles whose use is a choice; the Crown Jubilee is used like one. */
const USED = ["developer", "extra-shifts", "jubilee", "patent", "patron", "press-attache", "school", ...INVENTIVE];
/** The highest price that a notation knows. */
export const MOST_PRICE = 40;
const MOST_PAID = 20;
const MOST_STEPS = 15;
const MOST_SHARES = 30;
const MOST_GOODS = 20;
const ROWS = 4;
const LEVELS = 4;
const SEATS = 4;

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

export function shipMarker(capacity: number): string {
  return `ship-${capacity}`;
}

// Administration

/** An administration space; `lying` is the marker on it, which `moves` to another where markers do. */
export function adminSpace(pounds: number, lying = "", moves = false): string[] {
  const closed = pounds === SPACES.at(-1) ? ["unlock"] : [];
  const spaces = moves ? [pounds, ...SPACES.filter((other) => other !== pounds)] : [pounds];
  if (lying) return [...spaces.map((space) => `reuse ${lying} ${space}`), `swap ${pounds}`, ...closed];
  return [...MARKERS.flatMap((marker) => [`place ${marker} ${pounds}`, `reuse ${marker} ${pounds}`]), ...closed];
}

/** An action marker of one's own: in hand, or lying on a space. */
export function marker(id: string): string[] {
  return [...SPACES.flatMap((pounds) => [`place ${id} ${pounds}`, `reuse ${id} ${pounds}`]), `invest ${id}`];
}

function pay(): string[] {
  return [0, ...upTo(MOST_PAID)].map((pounds) => `pay ${pounds}`);
}

// Factories

/** What may stand on a place of a factory's row. */
export type Standing = "worker" | "machine" | "";

export interface PlaceFacts {
  standing: Standing;
  /** Whether a machine may stand here. */
  machine: boolean;
  /** For an empty place: how many are hired if the row is filled up to it. */
  hired: number;
  /** For a worker: how many are fired if the last rows are emptied down to it. */
  fired: number;
}

/** A place of a factory; rows count from 0 here and from 1 in the notation. */
export function place(good: Good, row: number, { standing, machine, hired, fired }: PlaceFacts): string[] {
  const at = `${good} ${row + 1}`;
  switch (standing) {
    case "machine":
      return [`lose machine ${at}`, ...lowered("machine", good, row)];
    case "worker":
      return [
        ...(machine ? [`machine ${at}`] : []),
        `fire ${good} ${fired}`,
        `advance ${at}`,
        ...lowered("worker", good, row),
      ];
    default:
      return [`hire ${at} ${hired}`, `reseat ${at}`];
  }
}

/** A piece that moves to a lower row of its factory before others are fired. */
function lowered(piece: "machine" | "worker", good: Good, row: number): string[] {
  return upTo(row).map((to) => `move ${piece} ${good} ${row + 1} ${to}`);
}

/** A place of a factory that is not there: what one might try with it. */
export function missingPlace(good: Good, row: number): string[] {
  return [`hire ${good} ${row + 1} 1`, `machine ${good} ${row + 1}`];
}

/** A whole row, run up to this one. */
export function row(good: Good, index: number): string[] {
  return [`produce ${good} ${index + 1}`];
}

/** The factory as a whole. */
export function factory(good: Good): string[] {
  return [
    `close ${good}`,
    `pay off ${good}`,
    ...upTo(ROWS).map((rows) => `produce ${good} ${rows}`),
    ...ASSIGNED.flatMap((kind) => [`take tile ${kind} ${good}`, `assign ${kind} ${good}`]),
  ];
}

/** The plot where a factory would stand. */
export function plot(good: Good): string[] {
  const levels = FACTORY_KINDS.flatMap((kind) => upTo(LEVELS).flatMap((level) => factoryLevel(good, level, kind)));
  return [...levels, ...factory(good)];
}

/** A level to build a factory at, of a kind. */
export function factoryLevel(good: Good, level: number, kind: FactoryKind = "usual"): string[] {
  const of = kind === "usual" ? "" : ` ${kind}`;
  return [`build ${good} ${level}${of}`, ...(level === 1 ? [`found ${good}${of}`] : [])];
}

export function modernise(good: Good): string[] {
  return [`modernise ${good}`];
}

export function quality(good: Good): string[] {
  return [`quality ${good}`];
}

export function distribution(good: Good): string[] {
  return [`distribute ${good}`];
}

export function price(good: Good, pounds: number): string[] {
  return [`price ${good} ${pounds}`];
}

/** Any price of a good's scale. */
export function prices(good: Good, lowest: number, highest: number): string[] {
  return upTo(highest - lowest + 1).map((n) => `price ${good} ${lowest + n - 1}`);
}

// Offer

export function tileInOffer(kind: string): string[] {
  return ASSIGNED.includes(kind) ? GOODS.map((good) => `take tile ${kind} ${good}`) : [`take tile ${kind}`];
}

export function markerInOffer(id: string): string[] {
  return [`take marker ${id}`];
}

export function shipInOffer(capacity: number): string[] {
  const smaller = CAPACITIES.filter((other) => other < capacity);
  return [`take ship ${capacity}`, ...smaller.map((other) => `take ship ${capacity} for ${other}`)];
}

// Tiles

/** A tile that one owns, or the Crown Jubilee. */
export function ownTile(kind: string): string[] {
  const used = kind.startsWith("patron-") ? "patron" : kind;
  const moves = USED.includes(used) ? [`use ${used}`] : [];
  if (kind !== "jubilee") moves.push(`return ${kind}`);
  if (INVENTIVE.includes(kind)) moves.push(`keep ${kind}`);
  if (ASSIGNED.includes(kind)) moves.push(...GOODS.map((good) => `assign ${kind} ${good}`));
  if (kind === "accountant" || kind === "engineer") moves.push(...pay());
  if (kind === "broker") moves.push(...broker());
  if (kind === "charisma") moves.push(...upTo(SEATS).map((seat) => `start ${seat}`));
  return moves;
}

// Harbour

/** A warehouse post: to be staffed, left for another, or taken over from another. */
export function post(where: Post): string[] {
  const others = POSTS.filter((other) => other !== where);
  return [
    `post ${where}`,
    `dismiss ${where}`,
    ...others.flatMap((other) => [`shift ${where} ${other}`, `shift ${other} ${where}`]),
  ];
}

/** Stored goods of a kind; `active` is the good that is being sold. */
export function stock(good: Good, active: Good | "" = ""): string[] {
  return [
    ...upTo(MOST_GOODS).map((count) => `clear ${good} ${count}`),
    `discard ${good}`,
    ...(good === active ? ["sell stored", ...upTo(MOST_GOODS).map((count) => `offer ${count}`)] : []),
    ...shipped(good),
  ];
}

function shipped(good: Good): string[] {
  return upTo(MOST_GOODS).map((count) => `ship ${count} ${good}`);
}

/** A space of the contract track for one good. */
function contract(good: Good, space: number): string[] {
  return [`contract ${good} ${space}`];
}

/** A space of the contract track, whatever the good; the limit marker may lie there too. */
export function contractSpace(space: number): string[] {
  return [...GOODS.flatMap((good) => contract(good, space)), `limit ${space}`];
}

/** The contract limit marker: to any space, or beside the track. */
export function contractLimit(): string[] {
  return [...CAPACITIES.map((space) => `limit ${space}`), "limit none"];
}

/** A contract that lies on the track: to be served or raised. */
export function ownContract(good: Good): string[] {
  return [...shipped(good), ...CAPACITIES.flatMap((space) => contract(good, space))];
}

/** A good as such, beside the track and the warehouse: all that is done with it there. */
export function harbourGood(good: Good, active: Good | "" = ""): string[] {
  return [...stock(good, active), ...CAPACITIES.flatMap((space) => contract(good, space))];
}

/** A ship at the pier: as a marker, for a voyage, to be given up, or swapped for a larger one. */
export function ownShip(capacity: number): string[] {
  const larger = CAPACITIES.filter((other) => other > capacity);
  return [
    ...marker(shipMarker(capacity)),
    ...marker(BOTH_SHIPS),
    ...GOODS.flatMap(shipped),
    ...larger.map((other) => `take ship ${other} for ${capacity}`),
    "swap pier",
    `enlist ${capacity}`,
    `dismiss ${shipMarker(capacity)}`,
  ];
}

/** A pier without a ship. */
export function pier(): string[] {
  return CAPACITIES.map((capacity) => `take ship ${capacity}`);
}

// East India Trading Company

/** A track: as many bought steps as one likes after the free one. */
export function track(of: Track): string[] {
  return [0, ...upTo(MOST_STEPS)].map((bought) => `influence ${of} ${bought}`);
}

/** A space of a track, so many spaces before one's marker. */
export function trackSpace(of: Track, ahead: number): string[] {
  return ahead > 0 ? [`influence ${of} ${ahead - 1}`] : [];
}

/** Any track: when the bonus is a share space, it is taken here too. */
export function eastIndia(): string[] {
  return [...TRACKS.flatMap(track), "rise"];
}

// Shares and companies

/** One's own shares: to be sold, or lost to the recession. */
export function ownShares(): string[] {
  return [...upTo(MOST_SHARES).map((count) => `sell ${count}`), "suffer share"];
}

/** One's shares that lie with the bank. */
export function bankShares(): string[] {
  return [...upTo(MOST_SHARES).map((count) => `buy ${count}`), ...broker()];
}

/** One's marker on the share track. */
export function shareSpace(): string[] {
  return ["suffer spaces", "rise"];
}

export function loans(): string[] {
  return upTo(MOST_SHARES).map((count) => `repay ${count}`);
}

function broker(): string[] {
  return ["broker 1", "broker 2"];
}

/** A company; seats count from 0 here and from 1 in the notation. */
export function company(seat: number): string[] {
  return [`start ${seat + 1}`];
}
