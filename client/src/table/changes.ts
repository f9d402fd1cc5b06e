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
export type Sales = Record<Good, { sellers: Sells[] }>;

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

export function row(name: string, is: number, would: number, weight: number, more: Partial<Change> = {}): Row {
  return { change: { name, is, would, ...more }, weight };
}

/** What a row of the preview says: what it is, what it would be, and by how much that is more or less. */
export function written({ is, would, money = false }: Change): { is: string; would: string; by: string } {
  const number = (value: number, plus = "") => `${value < 0 ? "−" : plus}${money ? "£" : ""}${Math.abs(value)}`;
  return { is: number(is), would: number(would), by: number(would - is, would > is ? "+" : "") };
}

/** The rows that change something, in their order, as many as there is room for. */
export function weightiest(rows: readonly Row[]): Change[] {
  const changed = rows.filter(({ change }) => change.is !== change.would);
  const kept = new Set([...changed].sort((a, b) => a.weight - b.weight).slice(0, MOST));
  return changed.filter((one) => kept.has(one)).map(({ change }) => change);
}

/** The goods of whose forecasts something can be said: none of one whose sale lies between. */
export function foreseen(comes: Good | "", then: Good | "", sameDecade: boolean): readonly Good[] {
  return comes === then && sameDecade ? GOODS : GOODS.filter((good) => good !== comes);
}

export function sellerOf<T extends Sells>(sales: Record<Good, { sellers: T[] }>, good: Good, seat: number): T | undefined {
  return sales[good].sellers.find((seller) => seller.seat === seat);
}

/** What is left of a company's cash after the production of a good. */
export function cashAfter({ seat, cash }: Funds, sales: Sales, good: Good): number {
  return cash + (sellerOf(sales, good, seat)?.profit ?? 0);
}

/** A warning of this id if the sale of a good would take a company's cash below zero. */
export function shortOf(company: Funds | undefined, sales: Sales, good: Good | "", id: string): Sentence | null {
  if (company === undefined || good === "") return null;
  const left = cashAfter(company, sales, good);
  return left < 0 ? { id, facts: { pounds: -left, good } } : null;
}

export function saleRows(goods: readonly Good[], is: Sales, would: Sales, seat: number, active: Good | ""): Row[] {
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
export function cashRows(is: Funds, would: Funds, now: Sales, then: Sales, coming: Good | ""): Row[] {
  const rows = [row("client-change-cash", is.cash, would.cash, 0, { money: true })];
  if (coming !== "") {
    rows.push(row("client-change-cash-after", cashAfter(is, now, coming), cashAfter(would, then, coming), 2, { money: true }));
  }
  return rows;
}

export function shareRows(is: Funds, would: Funds): Row[] {
  return [
    row("client-change-loans", is.loans, would.loans, 0),
    row("client-change-shares", is.shares, would.shares, 0),
    row("client-change-share-space", is.share_space ?? 0, would.share_space ?? 0, 1),
    row("client-change-share-value", is.share_value, would.share_value, 1, { money: true }),
    row("client-change-portfolio", is.portfolio, would.portfolio, 1, { money: true }),
  ];
}

export function marketRows(
  is: { wage: number; demand: Record<Good, number> },
  would: { wage: number; demand: Record<Good, number> },
  active: Good | "",
): Row[] {
  return [
    row("client-change-wage", is.wage, would.wage, 2, { money: true }),
    ...GOODS.map((good) => row("client-change-demand", is.demand[good], would.demand[good], good === active ? 2 : 4, { good })),
  ];
}

export function rivalRows(goods: readonly Good[], is: Sales, would: Sales, rivals: readonly number[], active: Good | ""): Row[] {
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
