import type { Position } from "$src/api/messages";
import type { Change, Sentence } from "$src/table/titles";
import { beforeSale } from "./turns";
import { GOODS, priced, type CompanyView, type FactoryView, type Forecasts, type Good, type Seller, type View } from "./view";

/** How many rows a preview has room for. */
const MOST = 8;

/** A row of the preview, with how much it matters: 0 most. */
interface Row {
  change: Change;
  weight: number;
}

type Figure = "price" | "quality" | "distribution" | "level" | "appeal" | "output";

/** What a move would change: what was asked for, sale, money, shares, rivals. */
export function changes(is: Position, would: Position, seat: number): Change[] {
  const [now, then] = [viewOf(is), viewOf(would)];
  const [mine, after] = [now.companies[seat], then.companies[seat]];
  if (mine === undefined || after === undefined) return [];
  const [forecast, ahead] = [forecastOf(is), forecastOf(would)];
  const coming = toSell(is);
  const stillComing = coming === toSell(would) && now.decade === then.decade;
  // What is forecast of a good says nothing of its sale, if that lies between.
  const goods = stillComing ? GOODS : GOODS.filter((good) => good !== coming);
  const rows: Row[] = [
    ...GOODS.flatMap((good) => factoryRows(good, mine.factories[good], after.factories[good])),
    ...harbourRows(mine, after),
    ...saleRows(goods, forecast, ahead, seat, now.active),
    ...moneyRows(mine, after, forecast, ahead, stillComing ? coming : ""),
    ...shareRows(mine, after),
    row("client-change-wage", now.market.wage, then.market.wage, 2, { money: true }),
    ...GOODS.map((good) =>
      row("client-change-demand", now.market.demand[good], then.market.demand[good], good === now.active ? 2 : 4, { good }),
    ),
    ...rivalRows(goods, forecast, ahead, seat, now),
  ].filter(({ change }) => change.is !== change.would);
  const kept = new Set([...rows].sort((a, b) => a.weight - b.weight).slice(0, MOST));
  return rows.filter((one) => kept.has(one)).map(({ change }) => change);
}

/** Cash that the production of the active good would take below zero. */
export function warning(would: Position, seat: number): Sentence | null {
  const good = toSell(would);
  if (good === "") return null;
  const profit = sellerOf(forecastOf(would), good, seat)?.profit ?? 0;
  const left = (viewOf(would).companies[seat]?.cash ?? 0) + profit;
  return left < 0 ? { id: "client-warn-short", facts: { pounds: -left, good } } : null;
}

/** The good that is still to be sold in this cycle; none while it is sold, and between cycles. */
function toSell(position: Position): Good | "" {
  const { decision } = position;
  const { active, companies } = viewOf(position);
  const deciding = companies.find((company) => company.seat === decision?.seat);
  return beforeSale(decision?.question, deciding?.spaces ?? []) ? active : "";
}

function viewOf(position: Position): View {
  return position.view as unknown as View;
}

function forecastOf(position: Position): Forecasts {
  return priced(position.forecast as unknown as Forecasts);
}

function sellerOf(forecast: Forecasts, good: Good, seat: number): Seller | undefined {
  return forecast[good].sellers.find((seller) => seller.seat === seat);
}

function row(name: string, is: number, would: number, weight: number, more: Partial<Change> = {}): Row {
  return { change: { name, is, would, ...more }, weight };
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
    row("client-change-ships", is.ships.length, would.ships.length, 1),
    row("client-change-crew", is.crew, would.crew, 2),
    row("client-change-posts", is.posts.length, would.posts.length, 0),
    row("client-change-tiles", Object.keys(is.tiles).length, Object.keys(would.tiles).length, 1),
    row("client-change-markers", is.markers.length, would.markers.length, 1),
  ];
}

function saleRows(goods: readonly Good[], is: Forecasts, would: Forecasts, seat: number, active: Good | ""): Row[] {
  return goods.flatMap((good) => {
    const [now, then] = [sellerOf(is, good, seat), sellerOf(would, good, seat)];
    const weight = good === active ? 1 : 3;
    return [
      row("client-change-sold", now?.sold ?? 0, then?.sold ?? 0, weight, { good }),
      row("client-change-profit", now?.profit ?? 0, then?.profit ?? 0, weight, { good, money: true }),
      row("client-change-steps", now?.steps ?? 0, then?.steps ?? 0, weight + 1, { good }),
    ];
  });
}

function moneyRows(is: CompanyView, would: CompanyView, now: Forecasts, then: Forecasts, active: Good | ""): Row[] {
  const rows = [row("client-change-cash", is.cash, would.cash, 0, { money: true })];
  if (active !== "") {
    const after = (company: CompanyView, forecast: Forecasts) =>
      company.cash + (sellerOf(forecast, active, company.seat)?.profit ?? 0);
    rows.push(row("client-change-cash-after", after(is, now), after(would, then), 2, { money: true }));
  }
  return rows;
}

function shareRows(is: CompanyView, would: CompanyView): Row[] {
  return [
    row("client-change-loans", is.loans, would.loans, 0),
    row("client-change-shares", is.shares, would.shares, 0),
    row("client-change-share-space", is.share_space, would.share_space, 1),
    row("client-change-share-value", is.share_value, would.share_value, 1, { money: true }),
    row("client-change-portfolio", is.portfolio, would.portfolio, 1, { money: true }),
  ];
}

function rivalRows(goods: readonly Good[], is: Forecasts, would: Forecasts, seat: number, view: View): Row[] {
  return goods.flatMap((good) =>
    view.companies
      .filter((company) => company.seat !== seat)
      .flatMap((company) => {
        const [now, then] = [sellerOf(is, good, company.seat), sellerOf(would, good, company.seat)];
        const rival = { seat: company.seat, facts: { player: company.seat }, good };
        const weight = good === view.active ? 2 : 4;
        return [
          row("client-change-rival-sold", now?.sold ?? 0, then?.sold ?? 0, weight, rival),
          row("client-change-rival-steps", now?.steps ?? 0, then?.steps ?? 0, weight + 1, rival),
        ];
      }),
  );
}
