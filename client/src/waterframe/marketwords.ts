import { capitalised, t, word } from "$src/words/words.svelte";
import { phaseOf } from "./phase";
import { nextProduction, turnsToCome, type Line } from "./sale";
import type { WaterFrame } from "./table.svelte";
import type { Forecast, Good } from "./view";

/** Money as a fact of a sentence, which cannot write our minus itself. */
function money(pounds: number): string {
  return `${pounds < 0 ? "−" : ""}£${Math.abs(pounds)}`;
}

/** How sure the forecast of the active good is: how many may still change it. */
export function certainty(table: WaterFrame): { text: string; final: boolean } {
  const { session, view } = table;
  const deciding = session.now?.decision?.seat;
  if (deciding === undefined || !view.active || view.decade < 0) return { text: "", final: false };
  const phase = phaseOf(table);
  if (phase === "sale") return { text: capitalised(t("client-market-selling", { good: view.active })), final: true };
  if (phase === "over") return { text: capitalised(t("client-market-over", { good: view.active })), final: true };
  const count = turnsToCome(view.order, deciding);
  const facts = { count, good: view.active, who: view.names[deciding] ?? "" };
  const you = deciding === session.seat;
  if (count === 0) {
    return { text: you ? t("client-market-final-you", facts) : t("client-market-final", facts), final: true };
  }
  return { text: you ? t("client-market-after-you", facts) : t("client-market-after", facts), final: false };
}

/** Whether this is the good in production. */
export function inProduction(table: WaterFrame, good: Good): boolean {
  return table.view.decade >= 0 && table.view.active === good && table.session.now?.over === false;
}

/** What stands under a good's name: when it is produced, and what demand nobody serves. */
export function stateOf(table: WaterFrame, good: Good): string {
  const left = (table.wouldForecast ?? table.forecast)[good].left;
  const next = table.session.now?.over ? null : nextProduction(table.view, table.board.decades, good);
  if (next === null) return t("client-market-never");
  if ("year" in next) return t("client-market-year", { ...next, left });
  const cycle = table.view.cycle + next.cycles + 1;
  if (next.cycles > 0) return t("client-market-in", { ...next, cycle, left });
  return phaseOf(table) === "over" ? t("client-market-done") : t("client-market-now", { left });
}

/** The sale of a good in sentences, one for each company that takes part. */
export function spokenSale(forecast: Forecast, names: readonly string[]): string[] {
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

/** The key of a line in the ledger. */
export function lineName(line: Line): string {
  switch (line) {
    case "price":
      return t("client-market-line-price");
    case "sales":
      return t("client-market-line-sales");
    case "income":
      return t("client-market-line-income");
    case "costs":
      return t("client-market-line-costs");
    case "profit":
      return t("client-market-line-profit");
    case "steps":
      return t("client-market-line-steps");
  }
}

export function goodName(good: Good): string {
  return capitalised(word("good", good));
}
