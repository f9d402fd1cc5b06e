import { written } from "$src/words/numbers";
import { GOODS, type Good } from "./goods";
import type { Change, Sentence } from "./titles";

/** How many rows a preview has room for. */
const MOST = 8;

/** A row of the preview, with how much it matters: 0 most. */
export interface Row {
  change: Change;
  weight: number;
}

/** What every title forecasts of a seller of a good. */
interface Sells {
  seat: number;
  sold: number;
  profit: number;
  steps: number;
}
type Sales = Record<Good, { sellers: Sells[] }>;

/** What every title shows of a company's money. */
interface Funds {
  seat: number;
  cash: number;
  loans: number;
  shares: number;
  /** The space on the share track, where there is one. */
  share_space?: number;
  share_value: number;
  portfolio: number;
}

/** A position as far as every title has the same figures. */
export interface Figures<Company extends Funds = Funds, Forecasts extends Sales = Sales> {
  view: { active: Good | ""; decade: number; companies: Company[] };
  market: { wage: number; demand: Record<Good, number> };
  forecast: Forecasts;
  /** The good that is still to be sold in this round; none while it is sold, and between rounds. */
  toSell: Good | "";
}

/** The rows of a title's own: what was asked for comes first, what shares are worth amidst, what others get last. */
interface OwnRows<Company> {
  asked: (is: Company, would: Company) => Row[];
  worth?: (is: Company, would: Company) => Row[];
  others: (goods: readonly Good[], rivals: readonly number[]) => Row[];
}

/** What a move would change: what was asked for, sale, money, shares, rivals. */
export function changesOf<Company extends Funds>(is: Figures<Company>, would: Figures<Company>, seat: number, own: OwnRows<Company>): Change[] {
  const [mine, after] = [is.view.companies[seat], would.view.companies[seat]];
  if (mine === undefined || after === undefined) return [];
  const { active } = is.view;
  const goods = foreseen(is.toSell, would.toSell, is.view.decade === would.view.decade);
  const coming = goods.find((good) => good === is.toSell) ?? "";
  const rivals = is.view.companies.map((company) => company.seat).filter((one) => one !== seat);
  return weightiest([
    ...own.asked(mine, after),
    ...saleRows(goods, is.forecast, would.forecast, seat, active),
    ...cashRows(mine, after, is.forecast, would.forecast, coming),
    ...shareRows(mine, after),
    ...(own.worth?.(mine, after) ?? []),
    ...marketRows(is.market, would.market, active),
    ...rivalRows(goods, is.forecast, would.forecast, rivals, active),
    ...own.others(goods, rivals),
  ]);
}

/** How many effects of a turn are told, and how many of them are those of others. */
const EFFECTS = 3;
const ON_OTHERS = 2;

/** What a turn did to sales: first the actor's, then others', mine last, even if they stay as they are, but not at nothing. */
export function effectsOf(is: Figures, would: Figures, seat: number | null, actor: number | null, others: Row[] = []): Change[] {
  const { active } = is.view;
  const goods = foreseen(is.toSell, would.toSell, is.view.decade === would.view.decade);
  const rivals = is.view.companies.map((company) => company.seat).filter((one) => one !== seat);
  const sold = rivalRows(goods, is.forecast, would.forecast, rivals, active).filter(({ change }) => change.name === "client-change-rival-sold");
  const rank = ({ change, weight }: Row) => weight - (change.seat === actor ? 1 : 0);
  const theirs = [...sold, ...others].filter(changed).sort((a, b) => rank(a) - rank(b));
  const mine = seat === null || seat === actor ? [] : ownEffects(goods, is, would, seat);
  return [...theirs.slice(0, mine.length > 0 ? ON_OTHERS : EFFECTS), ...mine].map(({ change }) => change);
}

/** The figure of mine that changed most tellingly; the steps that the good in production still brings, if none did and it brings any. */
function ownEffects(goods: readonly Good[], is: Figures, would: Figures, seat: number): Row[] {
  const { active } = is.view;
  const rows = [...goods]
    .sort((a, b) => Number(b === active) - Number(a === active))
    .flatMap((good) => {
      const [now, then] = [sellerOf(is.forecast, good, seat), sellerOf(would.forecast, good, seat)];
      if (now === undefined && then === undefined) return [];
      return [
        row("client-turn-your-steps", now?.steps ?? 0, then?.steps ?? 0, 0, { good, signed: true }),
        row("client-turn-your-sales", now?.sold ?? 0, then?.sold ?? 0, 0, { good }),
        row("client-turn-your-profit", now?.profit ?? 0, then?.profit ?? 0, 0, { good, money: true }),
      ];
    });
  const told = rows.find(changed) ?? rows.find(({ change }) => change.good === active);
  return told === undefined || (told.change.is === 0 && told.change.would === 0) ? [] : [told];
}

function changed({ change }: Row): boolean {
  return change.is !== change.would;
}

export function row(name: string, is: number, would: number, weight: number, more: Partial<Change> = {}): Row {
  return { change: { name, is, would, ...more }, weight };
}

/** What a row of the preview says: what it is, what it would be, and by how much that is more or less. */
export function inFigures({ is, would, money, signed: plus }: Change): { is: string; would: string; by: string } {
  return { is: written(is, { money, plus }), would: written(would, { money, plus }), by: would === is ? "=" : written(would - is, { money, plus: true }) };
}

/** The rows that change something, in their order, as many as there is room for. */
function weightiest(rows: readonly Row[]): Change[] {
  const all = rows.filter(changed);
  const kept = new Set([...all].sort((a, b) => a.weight - b.weight).slice(0, MOST));
  return all.filter((one) => kept.has(one)).map(({ change }) => change);
}

/** The goods of whose forecasts something can be said: none of one whose sale lies between. */
function foreseen(comes: Good | "", then: Good | "", sameDecade: boolean): readonly Good[] {
  return comes === then && sameDecade ? GOODS : GOODS.filter((good) => good !== comes);
}

export function sellerOf<T extends Sells>(sales: Record<Good, { sellers: T[] }>, good: Good, seat: number): T | undefined {
  return sales[good].sellers.find((seller) => seller.seat === seat);
}

/** What is left of a company's cash after the production of a good. */
export function cashAfter({ seat, cash }: Funds, sales: Sales, good: Good): number {
  return cash + (sellerOf(sales, good, seat)?.profit ?? 0);
}

/** A warning of this id if the sale of the good that comes would take a company's cash below zero. */
export function shortOf({ view, forecast, toSell: good }: Figures, seat: number, id: string): Sentence | null {
  const company = view.companies[seat];
  if (company === undefined || good === "") return null;
  const left = cashAfter(company, forecast, good);
  return left < 0 ? { id, facts: { pounds: -left, good } } : null;
}

function saleRows(goods: readonly Good[], is: Sales, would: Sales, seat: number, active: Good | ""): Row[] {
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

/** Cash, now and after the good that is still to be sold. */
function cashRows(is: Funds, would: Funds, now: Sales, then: Sales, coming: Good | ""): Row[] {
  const rows = [row("client-change-cash", is.cash, would.cash, 0, { money: true })];
  if (coming !== "") {
    rows.push(row("client-change-cash-after", cashAfter(is, now, coming), cashAfter(would, then, coming), 2, { money: true }));
  }
  return rows;
}

function shareRows(is: Funds, would: Funds): Row[] {
  return [
    row("client-change-loans", is.loans, would.loans, 0),
    row("client-change-shares", is.shares, would.shares, 0),
    row("client-change-share-space", is.share_space ?? 0, would.share_space ?? 0, 1),
    row("client-change-share-value", is.share_value, would.share_value, 1, { money: true }),
    row("client-change-portfolio", is.portfolio, would.portfolio, 1, { money: true }),
  ];
}

function marketRows(is: Figures["market"], would: Figures["market"], active: Good | ""): Row[] {
  return [
    row("client-change-wage", is.wage, would.wage, 2, { money: true }),
    ...GOODS.map((good) => row("client-change-demand", is.demand[good], would.demand[good], good === active ? 2 : 4, { good })),
  ];
}

function rivalRows(goods: readonly Good[], is: Sales, would: Sales, rivals: readonly number[], active: Good | ""): Row[] {
  return goods.flatMap((good) =>
    rivals.flatMap((seat) => {
      const [now, then] = [sellerOf(is, good, seat), sellerOf(would, good, seat)];
      const rival = { seat, facts: { player: seat + 1 }, good };
      const weight = good === active ? 2 : 4;
      return [
        row("client-change-rival-sold", now?.sold ?? 0, then?.sold ?? 0, weight, rival),
        row("client-change-rival-steps", now?.steps ?? 0, then?.steps ?? 0, weight + 1, rival),
      ];
    }),
  );
}
