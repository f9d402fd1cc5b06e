import type { CompanyView, Forecast, Forecasts, Good } from "$made/boardgame";
import type { Consequence, DecisionMessage, Refused } from "$made/messages";
import type { Led, Other, PriceRow } from "$src/pieces/prices";
import { stepsOf } from "$src/pieces/prices";
import type { Change, Sentence } from "$src/table/titles";
import { GOODS } from "$src/table/goods";
import { priced, sellerOf } from "./sale";

/** A good whose price may be set, with its table. */
export interface GoodPrices {
  good: Good;
  /** Whether the price costs nothing of what is left over. */
  free: boolean;
  rows: PriceRow[];
  others: Other[];
}

/** The prices of a good that may be chosen, in rising order, and the first one above that is refused. */
export function pricesOf(decision: Pick<DecisionMessage, "moves">, good: Good, present: number): { allowed: number[]; refused: number } {
  const moves = decision.moves.filter((move) => move.kind === "price" && move.facts.good === good);
  const allowed = moves.map((move) => Number(move.facts.pounds)).sort((a, b) => a - b);
  const next = Math.max(...allowed) + 1;
  return { allowed, refused: next === present ? next + 1 : next };
}

/** The goods whose prices may be set: those that cost nothing first. */
export function goodsToPrice(decision: Pick<DecisionMessage, "moves" | "facts" | "question">): { good: Good; free: boolean }[] {
  const free = String(decision.facts.free ?? "").split(" ");
  const open = GOODS.filter((good) => decision.moves.some((move) => move.kind === "price" && move.facts.good === good));
  const goods = open.map((good) => ({ good, free: decision.question !== "price-adjustment" || free.includes(good) }));
  return [...goods.filter((one) => one.free), ...goods.filter((one) => !one.free)];
}

/** What a forecast says of a company's good and of what the others sell of it. */
export function ledTo(forecast: Forecast, seat: number, others: readonly Other[]): Led | null {
  const mine = sellerOf(forecast, seat);
  if (mine === null) return null;
  const { price, appeal, sold, output, income, profit } = mine;
  const theirs = others.map((other) => sellerOf(forecast, other.seat)?.sold ?? 0);
  return { price, appeal, sold, output, income, profit, steps: stepsOf(mine), others: theirs };
}

/** The rows of a good: every price that may be set and the present one from low to high, then the first one that may not. */
export function rowsOf(
  { good, present, allowed, refused }: { good: Good; present: number; allowed: number[]; refused: number },
  led: (pounds: number) => Led | null,
  reason: Refused | undefined,
): PriceRow[] {
  const prices = [...new Set([...allowed, ...(present > 0 ? [present] : [])])].sort((a, b) => a - b);
  const row = (pounds: number): PriceRow => ({ value: pounds, about: { kind: "price", good, pounds }, led: led(pounds), now: pounds === present });
  const rows = prices.map(row);
  if (reason) rows.push({ ...row(refused), led: null, now: false, refused: reason });
  return rows.sort((a, b) => a.value - b.value);
}

/** The forecast of a good that a move would lead to, as the server tells it. */
export function forecastAfter(consequence: Consequence | undefined, good: Good): Forecast | null {
  const forecast = consequence?.forecast as Forecasts | null | undefined;
  return forecast ? priced(forecast)[good] : null;
}

/** What keeping prices is called: one price by what it is, several together. */
export function keepingOf(decision: DecisionMessage, company: Pick<CompanyView, "factories">): Sentence | null {
  if (decision.question !== "price-adjustment") return null;
  const goods = goodsToPrice(decision);
  const only = goods.length === 1 ? company.factories[goods[0]!.good] : undefined;
  return only ? { id: "client-prices-keep", facts: { pounds: only.price } } : { id: "client-prices-keep-all" };
}

/** The share of a company in the forecasts of all goods. */
function summed(forecasts: Forecasts, seat: number, figure: "profit" | "steps"): number {
  return GOODS.reduce((sum, good) => sum + (sellerOf(forecasts[good], seat)?.[figure] ?? 0), 0);
}

/** What several prices change together: each price, what is sold now, and all goods. */
export function changesTogether(
  is: { company: CompanyView; forecast: Forecasts },
  would: { company: CompanyView; forecast: Forecasts },
  now: Good | "",
): Change[] {
  const { seat } = is.company;
  const prices = GOODS.flatMap((good): Change[] => {
    const [price, then] = [is.company.factories[good]?.price ?? 0, would.company.factories[good]?.price ?? 0];
    return price === then ? [] : [{ name: "client-change-price", good, is: price, would: then, money: true }];
  });
  const of = (forecasts: Forecasts, figure: "profit" | "steps") => (now === "" ? undefined : sellerOf(forecasts[now], seat)?.[figure]);
  const active = (["profit", "steps"] as const).flatMap((figure): Change[] => {
    const [before, after] = [of(is.forecast, figure), of(would.forecast, figure)];
    if (before === undefined || after === undefined) return [];
    return [{ name: figure === "profit" ? "client-prices-profit-now" : "client-prices-steps-now", good: now, is: before, would: after, money: figure === "profit" }];
  });
  const all = (["profit", "steps"] as const).map((figure): Change => ({
    name: figure === "profit" ? "client-prices-profit-all" : "client-prices-steps-all",
    is: summed(is.forecast, seat, figure),
    would: summed(would.forecast, seat, figure),
    money: figure === "profit",
  }));
  return [...prices, ...active, ...all];
}

const PRINTED_STEPS = 15;

/** The highest price of an open scale that is drawn: as far as a printed one goes, or where no appeal is left. */
export function drawnEnd(lowest: number, ...factories: { price: number; appeal: number }[]): number {
  return Math.max(lowest + PRINTED_STEPS, ...factories.map(({ price, appeal }) => price + Math.max(appeal, 0)));
}
