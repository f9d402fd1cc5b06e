import type { Forecast, Good, Scene } from "$made/boardgame";
import { asSold, fills, marketChart, withSold, type MarketChart } from "$src/pieces/market";
import { certainty, nextProduction } from "$src/table/forecast";
import { CALL, MONEY, SHARES, type Seen } from "$src/table/scenes.svelte";
import { written } from "$src/words/numbers";
import { capitalised, t } from "$src/words/words.svelte";
import { phaseOf } from "./phase";
import { columnsOf, figure, ladderOf, rowsFor, soldOf } from "./sale";
import type { BoardGame } from "./table.svelte";

/** The markets as they are drawn. */
export function chartOf(table: BoardGame): MarketChart {
  const { view, wouldForecast } = table;
  const phase = phaseOf(table);
  const sold = table.sold(phase);
  const sale = sold && soldOf(sold);
  const forecast = withSold(table.forecast, sale?.good, sale);
  const companies = view.companies.length;
  return marketChart<Forecast>(forecast, wouldForecast && withSold(wouldForecast, sale?.good, sale), {
    note: sale ? t("client-market-note-sold", { good: sale.good }) : t("client-market-note"),
    sure: sold ? asSold(sold.scene) : certainty(table, phase),
    sold,
    legend: [
      { sign: "sold", name: t("client-market-sold") },
      { sign: "unsold", name: t("client-market-unsold") },
      { sign: "line", name: t("client-market-demand") },
    ],
    seats: columnsOf(companies),
    other: "importer",
    rows: rowsFor(forecast),
    names: { costs: "client-market-line-costs", steps: "client-market-line-steps" },
    market: (good, is, would) => ({
      on: (sale?.good ?? table.inProduction) === good,
      state: sold?.scene.good === good ? soldState(sold) : stateOf(table, good),
      stateMarked: would !== null && would.left !== is.left,
      columns: ladderOf(is, would, companies),
    }),
    figure: (one, seat, line) => (one === sale && !fills(sold!, line) ? null : figure(one, seat, line)),
    spoken: (one) => (one === sale ? spokenSold(sold!, one, view.names) : spokenSale(one, view.names)),
  });
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
  // Whoever took part would be told of: there was no factory.
  return phaseOf(table) === "over" ? t("client-market-nobody") : t("client-market-now", { left });
}

/** What stands under the name of a good that was sold. */
function soldState({ scene, frames }: Seen): string {
  const { demand, left, calls } = scene as Scene;
  return frames.includes(CALL) ? t("client-market-was-sold", { how: howSold(scene as Scene), demand, left, sold: calls.length }) : t("client-market-is-sold");
}

/** Whether demand was met, exactly or by equals beyond it. */
function howSold({ demand, left, calls }: Scene): "unmet" | "beyond" | "all" {
  return left > 0 ? "unmet" : calls.length > demand ? "beyond" : "all";
}

/** What was sold in sentences, as far as it is shown. */
function spokenSold({ frames }: Seen, { good, demand, imported, sellers }: Forecast, names: readonly string[]): string[] {
  const said = [capitalised(t("client-market-spoken-sale", { good, demand, imported }))];
  for (const { seat, sold, output, income, profit, steps } of sellers) {
    const who = names[seat] ?? "";
    said.push(t("client-market-spoken-sold", { who, sold, output, income }));
    if (frames.includes(SHARES)) said.push(t("client-market-spoken-rose", { who, steps }));
    if (frames.includes(MONEY)) said.push(t("client-market-spoken-paid", { who, profit: written(profit, { money: true }) }));
  }
  return said;
}

/** The sale of a good in sentences, one for each company that takes part. */
function spokenSale(forecast: Forecast, names: readonly string[]): string[] {
  const { good, demand, left, importer, imported } = forecast;
  const said = [capitalised(t("client-market-spoken", { good, demand, left, appeal: importer, imported }))];
  for (const seller of forecast.sellers) {
    const who = names[seller.seat] ?? "";
    const { appeal, price, sold, output, income, steps } = seller;
    const costs = seller.wages + seller.upkeep;
    const profit = written(seller.profit, { money: true });
    said.push(t("client-market-spoken-seller", { who, appeal, price, sold, output, income, costs, profit, steps }));
    if (seller.stored > 0) {
      const facts = { who, stored: seller.stored, sold: seller.sold_with_stored };
      said.push(t("client-market-spoken-stored", facts));
    }
  }
  return said;
}
