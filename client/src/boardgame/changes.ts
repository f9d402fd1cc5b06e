import { GOODS, HIGHEST_CONTRACT, type CompanyView, type FactoryView, type Forecasts, type Good, type View } from "$made/boardgame";
import type { Position } from "$made/messages";
import { changesOf, effectsOf, row, shortOf, type Figures, type Row } from "$src/table/changes";
import type { Change, Sentence, Together } from "$src/table/titles";
import { changesTogether } from "./prices";
import { priced } from "./sale";
import { beforeSale } from "./turns";

type Figure = "price" | "quality" | "distribution" | "level" | "appeal" | "output";

export function changes(is: Position, would: Position, seat: number): Change[] {
  const [now, then] = [figuresOf(is), figuresOf(would)];
  const influenced = now.view.east_india !== null;
  return changesOf<CompanyView>(now, then, seat, {
    asked: (mine, after) => [
      ...GOODS.flatMap((good) => factoryRows(good, mine.factories[good], after.factories[good])),
      ...harbourRows(mine, after),
    ],
    worth: (mine, after) => (influenced ? influenceRows(mine, after) : []),
    others: (_, rivals) =>
      influenced ? rivals.map((one) => rivalInfluence(now.view.companies[one]!, then.view.companies[one]!)) : [],
  });
}

/** What a turn did to everybody's sales. */
export function effects(is: Position, would: Position, seat: number | null, actor: number | null): Change[] {
  return effectsOf(figuresOf(is), figuresOf(would), seat, actor);
}

/** Cash that the production of the active good would take below zero. */
export function warning(would: Position, seat: number): Sentence | null {
  return shortOf(figuresOf(would), seat, "client-warn-short");
}

/** Prices that are set together: what is sold now is set apart from what comes later. */
export const together: Together = {
  button: (count) => ({ id: "client-prices-set", facts: { count } }),
  head: (count) => ({ id: "client-prices-together", facts: { count } }),
  changes: (is, would, seat) => {
    const [now, then] = [figuresOf(is), figuresOf(would)];
    const of = ({ view, forecast }: typeof now) => ({ company: view.companies[seat]!, forecast });
    return changesTogether(of(now), of(then), now.toSell);
  },
  note: (is) => {
    const { toSell } = figuresOf(is);
    return toSell === "" ? null : { id: "client-prices-later", facts: { good: toSell } };
  },
};

function figuresOf(position: Position): Figures<CompanyView, Forecasts> & { view: View } {
  const { decision } = position;
  const view = position.view as View;
  const deciding = view.companies.find((company) => company.seat === decision?.seat);
  const toSell = beforeSale(decision?.question, deciding?.spaces ?? []) ? view.active : "";
  return { view, market: view.market, forecast: priced(position.forecast as Forecasts), toSell };
}

function total(numbers: readonly number[] | undefined): number {
  return (numbers ?? []).reduce((sum, number) => sum + number, 0);
}

function factoryRows(good: Good, is: FactoryView | undefined, would: FactoryView | undefined): Row[] {
  const of = (name: Figure, weight: number, money = false) =>
    row(`client-change-${name}`, is?.[name] ?? 0, would?.[name] ?? 0, weight, { good, money });
  return [
    of("level", 0),
    of("price", 0, true),
    of("quality", 0),
    of("distribution", 0),
    row("client-change-workers", total(is?.workers), total(would?.workers), 0, { good }),
    row("client-change-machines", total(is?.machines), total(would?.machines), 0, { good }),
    of("appeal", 1),
    of("output", 1),
  ];
}

function harbourRows(is: CompanyView, would: CompanyView): Row[] {
  return [
    ...GOODS.flatMap((good) => [
      row("client-change-contract", is.contracts[good] ?? 0, would.contracts[good] ?? 0, 0, { good }),
      row("client-change-stock", is.stock[good], would.stock[good], 0, { good }),
    ]),
    row("client-change-limit", highestContract(is), highestContract(would), 0),
    row("client-change-ships", is.ships.length, would.ships.length, 1),
    row("client-change-inactive", is.inactive.length, would.inactive.length, 0),
    row("client-change-crew", is.crew, would.crew, 2),
    row("client-change-posts", is.posts.length, would.posts.length, 0),
    row("client-change-tiles", Object.keys(is.tiles).length, Object.keys(would.tiles).length, 1),
    row("client-change-markers", is.markers.length, would.markers.length, 1),
  ];
}

/** The highest contract that the limit marker allows; beside the track it allows them all. */
function highestContract({ contract_limit: limit }: CompanyView): number {
  return limit || HIGHEST_CONTRACT;
}

/** What influence counts in the end, alone and with the portfolio. */
function influenceRows(is: CompanyView, would: CompanyView): Row[] {
  return [
    row("client-change-influence", is.influence, would.influence, 0, { money: true }),
    row("client-change-score", is.score, would.score, 1, { money: true }),
  ];
}

/** A step that is bought may raise what the influence of others counts. */
function rivalInfluence(is: CompanyView, would: CompanyView): Row {
  const { seat } = is;
  return row("client-change-rival-influence", is.influence, would.influence, 2, { seat, facts: { player: seat + 1 }, money: true });
}
