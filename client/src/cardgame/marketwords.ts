import { DECADES, RIVALS, type Forecast } from "$made/cardgame";
import { asSold, fills, marketChart, withSold, type Explained, type MarketChart } from "$src/pieces/market";
import { certainty, nextProduction } from "$src/table/forecast";
import type { Good } from "$src/table/goods";
import { CALL, MONEY, SHARES, type Seen } from "$src/table/scenes.svelte";
import { written } from "$src/words/numbers";
import { capitalised, t } from "$src/words/words.svelte";
import { phaseOf } from "./phase";
import { columnsOf, figure, FLOOR, ladderOf, opponentsToCome, rowsFor, SHARE, soldFigure, soldOf } from "./sale";
import type { CardGame } from "./table.svelte";

/** The symbol of the neutral seller. */
export const NEUTRAL = "price";

/** The markets as they are drawn. */
export function chartOf(table: CardGame): MarketChart {
  const { view, wouldForecast } = table;
  const sold = table.sold(phaseOf(table));
  const sale = sold && soldOf(sold);
  const forecast = withSold(table.forecast, sale?.good, sale);
  const companies = view.companies.length;
  const columns = columnsOf(view);
  const rows = rowsFor(forecast);
  return marketChart<Forecast>(forecast, wouldForecast && withSold(wouldForecast, sale?.good, sale), {
    note: sale ? t("client-market-note-sold", { good: sale.good }) : t("client-card-market-note"),
    sure: sold ? asSold(sold.scene) : sureOf(table),
    sold,
    legend: legendOf(table),
    seats: columns,
    other: NEUTRAL,
    rows,
    floor: FLOOR,
    names: { costs: "client-card-market-line-costs", steps: "client-card-market-line-value" },
    market: (good, is, would) => ({
      on: (sale?.good ?? table.inProduction) === good,
      state: sold?.scene.good === good ? soldState(sold) : stateOf(table, good),
      stateMarked: false,
      arrows: table.board.arrows[good],
      columns: ladderOf(is, would, columns, companies, rows),
    }),
    figure: (one, seat, line) => (one !== sale ? figure(one, seat, companies, line) : fills(sold!, line) ? soldFigure(sold!, one, seat, companies, line) : null),
    spoken: (one) => (one === sale ? spokenSold(sold!, one, view.names) : spokenSale(one, view.names)),
  });
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
  const phase = phaseOf(table);
  const sure = certainty(table, phase);
  const opponents = sure.text !== "" && phase === "turns" && opponentsToCome(table.view);
  return opponents ? { text: t("client-card-market-opponents"), final: false } : sure;
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

/** What stands under the name of a good that was sold. */
function soldState({ scene, frames }: Seen): string {
  return frames.includes(CALL) ? t("client-card-market-was-sold", { sold: scene.calls.length }) : t("client-market-is-sold");
}

/** What was sold in sentences, as far as it is shown. */
function spokenSold({ frames }: Seen, { good, demand, neutral, neutral_sold, rivals, sellers }: Forecast, names: readonly string[]): string[] {
  const said = [capitalised(t("client-card-market-spoken", { good, demand: written(demand) }))];
  for (const { seat, sold, output, income, profit, steps } of sellers) {
    const who = names[seat] ?? "";
    said.push(t("client-market-spoken-sold", { who, sold, output, income }));
    if (frames.includes(MONEY)) said.push(t("client-market-spoken-paid", { who, profit: written(profit, { money: true }) }));
    if (frames.includes(SHARES)) said.push(t("client-card-market-spoken-rose", { who, steps }));
  }
  if (neutral > 0) said.push(t("client-card-market-spoken-neutral-sold", { sold: neutral_sold }));
  for (const colour of RIVALS) {
    const rival = rivals[colour];
    if (rival) said.push(t("client-card-market-spoken-rival-sold", { colour, sold: rival.sold }));
  }
  return said;
}

/** The sale of a good in sentences, one for each seller that takes part. */
function spokenSale(forecast: Forecast, names: readonly string[]): string[] {
  const { good, demand, neutral, neutral_sold, rivals, tied } = forecast;
  const said = [capitalised(t("client-card-market-spoken", { good, demand: written(demand) }))];
  for (const seller of forecast.sellers) {
    const who = names[seller.seat] ?? "";
    const { marker, allowed, price, sold, output, stored, income, cost, steps } = seller;
    const facts = { who, appeal: marker, allowed, price, sold, output, income, cost, steps };
    said.push(t("client-card-market-spoken-seller", { ...facts, profit: written(seller.profit, { money: true }) }));
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
