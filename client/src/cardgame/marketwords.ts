import { DECADES, RIVALS, type Forecast } from "$src/api/cardgame";
import { LINE_NAMES, LINES, spoken, type Explained, type MarketChart } from "$src/pieces/market";
import { certainty, money, nextProduction } from "$src/table/forecast";
import { GOODS, type Good } from "$src/table/goods";
import { capitalised, t } from "$src/words/words.svelte";
import { phaseOf } from "./phase";
import { columnsOf, FLOOR, ladderOf, ledgerOf, opponentsToCome, rowsFor, SHARE } from "./sale";
import type { CardGame } from "./table.svelte";

const NAMES = { ...LINE_NAMES, costs: "client-card-market-line-costs", steps: "client-card-market-line-value" };

/** The symbol of the neutral seller. */
export const NEUTRAL = "price";

/** The markets as they are drawn: what is, and what a proposal would change. */
export function chartOf(table: CardGame): MarketChart {
  const { forecast: is, wouldForecast: would, view } = table;
  const companies = view.companies.length;
  const columns = columnsOf(view);
  const rows = rowsFor(is);
  return {
    note: t("client-card-market-note"),
    sure: sureOf(table),
    legend: legendOf(table),
    seats: columns,
    other: NEUTRAL,
    rows,
    floor: FLOOR,
    goods: GOODS.map((good) => {
      const then = would?.[good] ?? null;
      return {
        good,
        on: inProduction(table, good),
        state: stateOf(table, good),
        stateMarked: false,
        demand: { is: is[good].demand, would: (then ?? is[good]).demand },
        arrows: table.board.arrows[good],
        columns: ladderOf(is[good], then, columns, companies, rows),
        spoken: spoken(spokenSale(is[good], view.names), then ? spokenSale(then, view.names) : []),
      };
    }),
    lines: LINES.map((line) => ({
      id: line,
      name: t(NAMES[line]),
      signed: line === "steps",
      groups: GOODS.map((good) => ledgerOf(is[good], would?.[good] ?? null, columns, companies, line)),
    })),
  };
}

function legendOf({ view, solo }: CardGame): Explained[] {
  const legend: Explained[] = [
    { sign: "sold", name: t("client-market-sold") },
    { sign: "unsold", name: t("client-market-unsold") },
    { sign: "none", name: t("client-card-market-none") },
    { sign: "stored", name: t("client-card-market-stored") },
    { sign: "line", name: t("client-market-demand") },
    { sign: "arrow", name: t("client-card-market-arrow") },
  ];
  if (solo) legend.push({ sign: { icon: SHARE }, name: t("client-card-market-share") });
  if (Object.keys(view.neutral).length > 0) legend.push({ sign: { icon: NEUTRAL }, name: t("client-card-market-neutral") });
  return legend;
}

/** How sure the forecast of the active good is; alone, whether the opponents may still change it. */
function sureOf(table: CardGame): MarketChart["sure"] {
  const { session, view } = table;
  const deciding = session.now?.decision?.seat;
  const { active, order, names } = view;
  if (deciding === undefined || view.decade < 0) return { text: "", final: false };
  const phase = phaseOf(table);
  if (phase === "turns" && opponentsToCome(view)) return { text: t("client-card-market-opponents"), final: false };
  return certainty({ active, phase, order, deciding, seat: session.seat, names });
}

/** Whether this is the good in production. */
export function inProduction(table: CardGame, good: Good): boolean {
  return table.view.decade >= 0 && table.view.active === good && table.session.now?.over === false;
}

/** What stands under a good's name: when it is produced. */
function stateOf(table: CardGame, good: Good): string {
  const { decade, round } = table.view;
  const next = table.session.now?.over ? null : nextProduction(decade, round, DECADES, good);
  if (next === null) return t("client-market-never");
  if ("decade" in next) return t("client-card-market-decade", { decade: next.decade + 1 });
  if (next.rounds > 0) return t("client-card-market-in", { rounds: next.rounds, round: round + next.rounds + 1 });
  return t("client-card-market-now", { phase: phaseOf(table) });
}

/** The sale of a good in sentences, one for each seller that takes part. */
function spokenSale(forecast: Forecast, names: readonly string[]): string[] {
  const { good, demand, neutral, neutral_sold, rivals, tied } = forecast;
  const said = [capitalised(t("client-card-market-spoken", { good, demand: signed(demand) }))];
  for (const seller of forecast.sellers) {
    const who = names[seller.seat] ?? "";
    const { marker, allowed, price, sold, output, stored, income, cost, steps } = seller;
    const facts = { who, appeal: marker, allowed, price, sold, output, income, cost, steps };
    said.push(t("client-card-market-spoken-seller", { ...facts, profit: money(seller.profit) }));
    if (seller.sold_with_stored > sold) {
      said.push(t("client-card-market-spoken-stored", { who, stored, sold: seller.sold_with_stored }));
    }
    if (tied.includes(seller.seat)) said.push(t("client-card-market-spoken-tie", { who }));
  }
  if (neutral > 0) said.push(t("client-card-market-spoken-neutral", { appeal: neutral, sold: neutral_sold }));
  for (const colour of RIVALS) {
    const rival = rivals[colour];
    if (rival) said.push(t("client-card-market-spoken-rival", { colour, ...rival }));
  }
  return said;
}

/** A marker's place as a fact of a sentence, with our minus. */
function signed(row: number): string {
  return `${row < 0 ? "−" : ""}${Math.abs(row)}`;
}
