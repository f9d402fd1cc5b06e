import type { RuleDrawing } from "$made/messages";
import { markerIcon, shadeOf, tileGood, tileIcon } from "$src/boardgame/symbols";
import { cardIcon, DEVELOPMENT_ICONS, patronGoods } from "$src/cardgame/symbols";
import { ROMAN } from "$src/table/roman";
import { written } from "$src/words/numbers";

/** A piece, or a place for one, as it is drawn. */
export interface Piece {
  icons?: readonly string[];
  /** What is written on it, and below it. */
  text?: string;
  under?: string;
  /** Its name, by the kind and the id of the word. */
  word?: readonly [kind: string, id: string];
  /** Whose it is. */
  seat?: number;
  /** Whose good it is, or which shade it has. */
  kind?: string;
  look?: "empty" | "on" | "was" | "dim";
}

/** Pieces side by side, behind what stands before them. */
export interface Line {
  head?: Piece;
  pieces: Piece[];
}

type Figures = RuleDrawing["figures"];

const money = (pounds: number) => written(pounds, { money: true });
const counted = (count: number) => Array.from({ length: count }, (_, place) => place);
const one = (figures: Figures, name: string) => figures[name]?.[0] ?? 0;
const all = (figures: Figures, name: string) => figures[name] ?? [];

/** Places of which the first ones are filled. */
function places(count: number, filled: number, piece: Piece): Piece[] {
  return counted(count).map((place) => (place < filled ? piece : { look: "empty" }));
}

/** What is before and after, where it changes. */
function goodsOf(good: string, [before = 0, after = before]: readonly number[]): Piece[] {
  const goods = (count: number, look?: "was"): Piece => ({ icons: ["goods"], kind: good, text: `${count}`, ...(look ? { look } : {}) });
  return before === after ? [goods(after)] : [goods(before, "was"), goods(after)];
}

/** The look of a place of a row on which something went from one place to another. */
function look(place: number, before: number, after: number): Pick<Piece, "look"> {
  return place === after ? { look: "on" } : place === before ? { look: "was" } : {};
}

/** Of what each drawing is made that is nothing but pieces and places for them. */
const LINES: Record<string, (drawing: RuleDrawing) => Line[]> = {
  people: ({ figures, pieces }) => [{ pieces: counted(one(figures, "count")).map(() => ({ icons: pieces })) }],
  "own-markers": ({ figures, pieces }) => [
    { pieces: pieces.map((id) => ({ icons: [markerIcon(id)], word: ["marker", id], seat: one(figures, "seat") })) },
  ],
  "grey-markers": ({ pieces }) => [{ pieces: pieces.map((id) => ({ icons: [markerIcon(id)], word: ["marker", id], kind: shadeOf(id) })) }],
  ships: ({ pieces }) => [{ pieces: pieces.map(shipOf) }],
  tiles: ({ pieces }) => [{ pieces: pieces.map((id) => ({ icons: [tileIcon(id)], word: ["tile", id], kind: tileGood(id) ?? "" })) }],
  supply: ({ pieces }) => [{ pieces: pieces.map((id) => ({ icons: [cardIcon(id), ...patronGoods(id)], word: ["card", id] })) }],
  administration: ({ figures, pieces }) => [
    {
      pieces: all(figures, "spaces").map((pounds, space) => {
        const marker = pieces[space];
        const under = money(pounds);
        return marker ? { icons: [markerIcon(marker)], seat: one(figures, "seat"), under } : { look: "empty", under };
      }),
    },
  ],
  contracts: ({ figures, pieces }) => [
    {
      pieces: all(figures, "spaces").map((space, place) => {
        const good = pieces[place];
        return good ? { icons: [good], kind: good, under: `${space}` } : { look: "empty", under: `${space}` };
      }),
    },
  ],
  decades: ({ figures }) => [
    {
      pieces: all(figures, "years").map((year, decade) => ({
        text: ROMAN[(figures["levels"]?.[decade] ?? 1) - 1]!,
        under: `${year}`,
        ...look(decade, -1, one(figures, "now")),
      })),
    },
  ],
  events: ({ figures, pieces }) =>
    all(figures, "years").map((year, decade) => {
      const event = pieces[decade];
      return { head: { text: `${year}` }, pieces: [event ? { icons: ["event"], word: ["event", event] } : { look: "empty" }] };
    }),
  economy: ({ about, figures }) => [
    {
      head: { icons: [about], kind: about },
      pieces: [
        { icons: ["importer"], text: written(one(figures, "importer"), { plus: true }) },
        { icons: ["worker"], text: written(one(figures, "workers"), { plus: true }) },
      ],
    },
  ],
  warehouse: ({ about, figures }) => [
    { head: { icons: ["worker"] }, pieces: places(one(figures, "room"), one(figures, "stock"), { icons: ["goods"], kind: about }) },
  ],
  harbour: ({ about, figures, pieces }) => [
    { pieces: pieces.map((id, place) => ({ ...shipOf(id), ...(figures["inactive"]?.[place] ? { look: "dim" as const } : {}) })) },
    { head: { icons: ["warehouse"] }, pieces: goodsOf(about, all(figures, "stock")) },
  ],
  influence: ({ figures }) => {
    const [before, after] = [all(figures, "before"), all(figures, "after")];
    const there = (space: number): Piece => {
      const seat = after.indexOf(space);
      if (seat >= 0) return { seat, look: "on" };
      return before.includes(space) ? { seat: before.indexOf(space), look: "was" } : { look: "empty" };
    };
    return [{ pieces: all(figures, "multiplier").map((times, space) => ({ ...there(space), under: `×${times}` })) }];
  },
  spots: ({ figures }) => [
    {
      pieces: all(figures, "price").map((pounds, spot) => ({
        text: money(pounds),
        under: written(figures["appeal"]?.[spot] ?? 0, { plus: true }),
        ...look(spot, -1, one(figures, "token")),
      })),
    },
  ],
  wages: ({ figures }) => [{ pieces: all(figures, "wages").map((pounds, step) => ({ text: money(pounds), ...look(step, -1, one(figures, "step")) })) }],
  sides: ({ figures }) =>
    all(figures, "factory").map((goods, side) => ({
      head: { text: ROMAN[side]! },
      pieces: [
        { icons: ["price", "quality"], text: `${figures["sum"]?.[side]}` },
        { icons: ["factory", "goods"], text: `${goods}` },
        { icons: ["worker", "goods"], text: `${figures["card"]?.[side]}` },
      ],
    })),
  developments: ({ figures, pieces }) =>
    pieces.map((id, place) => ({
      head: { icons: [DEVELOPMENT_ICONS[id as keyof typeof DEVELOPMENT_ICONS]], word: ["development", id] },
      pieces: all(figures, id).map((allowed, step) => ({ text: `${allowed}`, ...look(step, figures["before"]?.[place] ?? 0, figures["after"]?.[place] ?? 0) })),
    })),
  tokens: ({ figures }) => [
    {
      pieces: all(figures, "penalty").map((shares, place) => ({
        under: written(-shares),
        ...(place < one(figures, "count") ? { icons: ["ship"] } : { look: "empty" as const }),
      })),
    },
  ],
  warehouses: ({ figures, pieces }) =>
    all(figures, "room").map((room, place) => ({
      head: { icons: ["warehouse"] },
      pieces: places(room, figures["stock"]?.[place] ?? 0, { icons: ["goods"], kind: pieces[place] ?? "" }),
    })),
  rounds: ({ figures, marked, pieces }) => {
    const [decade = 0, round = 0] = all(figures, "now");
    const on = (row: number, column: number) =>
      (marked === "active" || row === decade) && (marked === "decade" || column === round) && (marked !== "active" || column === round);
    return all(figures, "decades").map((number, row) => ({
      head: { text: ROMAN[number - 1]! },
      pieces: pieces.map((good, column) => ({ icons: [good], kind: good, ...(on(row, column) ? { look: "on" as const } : {}) })),
    }));
  },
};

function shipOf(id: string): Piece {
  return { icons: [markerIcon(id)], text: id.replace("ship-", "") };
}

/** The pieces of a drawing; null if it is made of something else. */
export function linesOf(drawing: RuleDrawing): Line[] | null {
  return LINES[drawing.kind]?.(drawing) ?? null;
}
