import type { ComponentMessage } from "$made/messages";

/** A kind of component: a page of the browser. */
export interface Kind {
  id: string;
  icon: string;
  /** Ids of what heads its page, and of the note beside it. */
  name: string;
  note: string;
  /** How the names of its components begin. */
  owns: string[];
  /** What its pieces are called in the files of words, if they have names and effects. */
  pieces?: string;
}

export const KINDS: Kind[] = [
  { id: "shares", icon: "share", name: "client-kind-shares", note: "client-kind-shares-note", owns: ["shares", "share_track", "track"] },
  { id: "factories", icon: "factory", name: "client-kind-factories", note: "client-kind-factories-note", owns: ["factory", "output", "spaces", "worker_card", "office", "machine"] },
  { id: "appeal", icon: "price", name: "client-kind-appeal", note: "client-kind-appeal-note", owns: ["price", "fixed_price", "end_price", "quality", "distribution"] },
  { id: "market", icon: "worker", name: "client-kind-market", note: "client-kind-market-note", owns: ["market"] },
  { id: "economy", icon: "importer", name: "client-kind-economy", note: "client-kind-economy-note", owns: ["economy", "importer"] },
  { id: "neutral", icon: "people", name: "client-kind-neutral", note: "client-kind-neutral-note", owns: ["neutral"] },
  { id: "markers", icon: "exchange", name: "client-kind-markers", note: "client-kind-markers-note", owns: ["administration", "marker"] },
  { id: "developments", icon: "up", name: "client-kind-developments", note: "client-kind-developments-note", owns: ["development"] },
  { id: "harbour", icon: "ship", name: "client-kind-harbour", note: "client-kind-harbour-note", owns: ["ship", "piers", "contract", "warehouse", "shipping"] },
  { id: "tiles", icon: "patent", name: "client-kind-tiles", note: "client-kind-tiles-note", owns: ["tile"], pieces: "tile" },
  { id: "cards", icon: "patent", name: "client-kind-cards", note: "client-kind-cards-note", owns: ["card"], pieces: "card" },
  { id: "timetable", icon: "clock", name: "client-kind-timetable", note: "client-kind-timetable-note", owns: ["timetable"] },
  { id: "events", icon: "event", name: "client-kind-events", note: "client-kind-events-note", owns: ["event"], pieces: "event" },
  { id: "loans", icon: "loan", name: "client-kind-loans", note: "client-kind-loans-note", owns: ["loan"] },
  { id: "setups", icon: "start", name: "client-kind-setups", note: "client-kind-setups-note", owns: ["setup_2", "setup_3", "setup_4", "start"] },
  { id: "asymmetric", icon: "factory", name: "client-kind-asymmetric", note: "client-kind-asymmetric-note", owns: ["asymmetric"] },
  { id: "east-india", icon: "ship", name: "client-kind-east-india", note: "client-kind-east-india-note", owns: ["east_india"] },
  { id: "rules", icon: "book", name: "client-kind-rules", note: "client-kind-rules-note", owns: ["switch"] },
  { id: "solo", icon: "bot", name: "client-kind-solo", note: "client-kind-solo-note", owns: ["solo"] },
];

/** Whatever no other kind owns, so that a new title shows all of its numbers. */
const REST: Kind = { id: "rest", icon: "book", name: "client-kind-rest", note: "client-kind-rest-note", owns: [] };

export interface Page {
  kind: Kind;
  components: ComponentMessage[];
}

/** The components of a title by their kinds, without kinds that it does not have. */
export function pagesOf(components: readonly ComponentMessage[]): Page[] {
  const kindOf = (name: string) => KINDS.find((kind) => kind.owns.includes(name.split(".")[0]!)) ?? REST;
  return [...KINDS, REST]
    .map((kind) => ({ kind, components: components.filter((component) => kindOf(component.name) === kind) }))
    .filter((page) => page.components.length > 0);
}

/** Components that belong together, as a table if they have the same numbers, else one by one. */
export interface Block {
  /** The part of the name that they share. */
  parent: string;
  components: ComponentMessage[];
  /** The columns of a table: keys, or the places in the row of the only key; null if it is none. */
  columns: Column[] | null;
}

export interface Column {
  key: string;
  place: number | null;
}

export function blocksOf(components: readonly ComponentMessage[]): Block[] {
  const families = new Map<string, ComponentMessage[]>();
  for (const component of components) {
    const parent = parentOf(component.name);
    families.set(parent, [...(families.get(parent) ?? []), component]);
  }
  return [...families].flatMap(([parent, members]) => {
    const twins = alike(members);
    const single = members.filter((member) => !twins.includes(member));
    return [
      ...(single.length > 0 ? [{ parent, components: single, columns: null }] : []),
      ...(twins.length > 0 ? [{ parent, components: twins, columns: columnsOf(twins) }] : []),
    ];
  });
}

/** What a component is a part of: its name without the last word; itself if it has only one. */
export function parentOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? name : name.slice(0, dot);
}

/** The members with the same keys as another one, if they are most of them. */
function alike(members: ComponentMessage[]): ComponentMessage[] {
  const shapes = new Map<string, ComponentMessage[]>();
  for (const member of members) {
    const shape = Object.keys(member.values).join();
    shapes.set(shape, [...(shapes.get(shape) ?? []), member]);
  }
  const largest = [...shapes.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return largest.length > 1 ? largest : [];
}

function columnsOf(rows: ComponentMessage[]): Column[] {
  const keys = Object.keys(rows[0]!.values);
  const lengths = new Set(rows.map((row) => lengthOf(row.values[keys[0]!])));
  const [length] = lengths;
  if (keys.length === 1 && lengths.size === 1 && length !== undefined && length > 1) {
    return Array.from({ length }, (_, place) => ({ key: keys[0]!, place }));
  }
  return keys.map((key) => ({ key, place: null }));
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}
