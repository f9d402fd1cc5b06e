import { GOODS, type Forecast, type Good } from "$src/api/boardgame";
import { LINE_NAMES, LINES, spoken, type MarketChart } from "$src/pieces/market";
import { certainty, money, nextProduction } from "$src/table/forecast";
import { capitalised, t, word } from "$src/words/words.svelte";
import { phaseOf } from "./phase";
import { columnsOf, ladderOf, ledgerOf, rowsFor } from "./sale";
import type { BoardGame } from "./table.svelte";

const NAMES = { ...LINE_NAMES, costs: "client-market-line-costs", steps: "client-market-line-steps" };

/** The markets as they are drawn: what is, and what a proposal would change. */
export function chartOf(table: BoardGame): MarketChart {
  const { forecast: is, wouldForecast: would, view } = table;
  const companies = view.companies.length;
  return {
    note: t("client-market-note"),
    sure: sureOf(table),
    legend: [
      { sign: "sold", name: t("client-market-sold") },
      { sign: "unsold", name: t("client-market-unsold") },
      { sign: "line", name: t("client-market-demand") },
    ],
    seats: columnsOf(companies),
    other: "importer",
    rows: rowsFor(is),
    goods: GOODS.map((good) => {
      const then = would?.[good] ?? null;
      return {
        good,
        on: inProduction(table, good),
        state: stateOf(table, good),
        stateMarked: then !== null && then.left !== is[good].left,
        demand: { is: is[good].demand, would: (then ?? is[good]).demand },
        columns: ladderOf(is[good], then, companies),
        spoken: spoken(spokenSale(is[good], view.names), then ? spokenSale(then, view.names) : []),
      };
    }),
    lines: LINES.map((line) => ({
      id: line,
      name: t(NAMES[line]),
      signed: line === "steps",
      groups: GOODS.map((good) => ledgerOf(is[good], would?.[good] ?? null, companies, line)),
    })),
  };
}

/** How sure the forecast of the active good is. */
function sureOf(table: BoardGame): MarketChart["sure"] {
  const { session, view } = table;
  const deciding = session.now?.decision?.seat;
  const { active, order, names } = view;
  if (deciding === undefined || !active || view.decade < 0) return { text: "", final: false };
  return certainty({ active, phase: phaseOf(table), order, deciding, seat: session.seat, names });
}

/** Whether this is the good in production. */
export function inProduction(table: BoardGame, good: Good): boolean {
  return table.view.decade >= 0 && table.view.active === good && table.session.now?.over === false;
}

/** What stands under a good's name: when it is produced, and what demand nobody serves. */
function stateOf(table: BoardGame, good: Good): string {
  const { view, board, session } = table;
  const left = (table.wouldForecast ?? table.forecast)[good].left;
  const next = session.now?.over ? null : nextProduction(view.decade, view.cycle, board.decades.length, good);
  if (next === null) return t("client-market-never");
  if ("decade" in next) return t("client-market-year", { year: board.decades[next.decade]!, left });
  const cycle = view.cycle + next.rounds + 1;
  if (next.rounds > 0) return t("client-market-in", { cycles: next.rounds, cycle, left });
  return phaseOf(table) === "over" ? t("client-market-done") : t("client-market-now", { left });
}

/** The sale of a good in sentences, one for each company that takes part. */
function spokenSale(forecast: Forecast, names: readonly string[]): string[] {
  const { good, demand, left, importer, imported } = forecast;
  const said = [capitalised(t("client-market-spoken", { good, demand, left, appeal: importer, imported }))];
  for (const seller of forecast.sellers) {
    const who = names[seller.seat] ?? "";
    const { appeal, price, sold, output, income, steps } = seller;
    const costs = seller.wages + seller.upkeep;
    const profit = money(seller.profit);
    said.push(t("client-market-spoken-seller", { who, appeal, price, sold, output, income, costs, profit, steps }));
    if (seller.stored > 0) {
      const facts = { who, stored: seller.stored, sold: seller.sold_with_stored };
      said.push(t("client-market-spoken-stored", facts));
    }
  }
  return said;
}


export function goodName(good: Good): string {
  return capitalised(word("good", good));
}
