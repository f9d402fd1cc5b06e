import { GOODS, HIGHEST_CONTRACT, type CompanyView, type FactoryView, type Forecasts, type Good, type View } from "$src/api/boardgame";
import type { Position } from "$src/api/messages";
import { cashRows, foreseen, marketRows, rivalRows, row, saleRows, shareRows, shortOf, weightiest, type Row } from "$src/table/changes";
import type { Change, Sentence } from "$src/table/titles";
import { priced } from "./sale";
import { beforeSale } from "./turns";

type Figure = "price" | "quality" | "distribution" | "level" | "appeal" | "output";

/** What a move would change: what was asked for, sale, money, shares, rivals. */
export function changes(is: Position, would: Position, seat: number): Change[] {
  const [now, then] = [viewOf(is), viewOf(would)];
  const [mine, after] = [now.companies[seat], then.companies[seat]];
  if (mine === undefined || after === undefined) return [];
  const [forecast, ahead] = [forecastOf(is), forecastOf(would)];
  const coming = toSell(is);
  const goods = foreseen(coming, toSell(would), now.decade === then.decade);
  const rivals = now.companies.map((company) => company.seat).filter((one) => one !== seat);
  return weightiest([
    ...GOODS.flatMap((good) => factoryRows(good, mine.factories[good], after.factories[good])),
    ...harbourRows(mine, after),
    ...saleRows(goods, forecast, ahead, seat, now.active),
    ...cashRows(mine, after, forecast, ahead, coming !== "" && goods.includes(coming) ? coming : ""),
    ...shareRows(mine, after),
    ...(now.east_india ? influenceRows(mine, after) : []),
    ...marketRows(now.market, then.market, now.active),
    ...rivalRows(goods, forecast, ahead, rivals, now.active),
    ...(now.east_india ? rivals.map((one) => rivalInfluence(now.companies[one]!, then.companies[one]!)) : []),
  ]);
}

/** Cash that the production of the active good would take below zero. */
export function warning(would: Position, seat: number): Sentence | null {
  return shortOf(viewOf(would).companies[seat], forecastOf(would), toSell(would), "client-warn-short");
}

/** The good that is still to be sold in this cycle; none while it is sold, and between cycles. */
function toSell(position: Position): Good | "" {
  const { decision } = position;
  const { active, companies } = viewOf(position);
  const deciding = companies.find((company) => company.seat === decision?.seat);
  return beforeSale(decision?.question, deciding?.spaces ?? []) ? active : "";
}

function viewOf(position: Position): View {
  return position.view as View;
}

function forecastOf(position: Position): Forecasts {
  return priced(position.forecast as Forecasts);
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
