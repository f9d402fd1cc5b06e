import { RIVALS, type Forecast, type Forecasts, type Outsider, type Scene, type SceneCompany, type Seller, type View } from "$made/cardgame";
import { columnOf, type Hanging, type LadderColumn, type LadderPlace, type Rows } from "$src/pieces/ladder";
import type { LedgerFigure } from "$src/pieces/Ledger.svelte";
import type { Line } from "$src/pieces/market";
import { GOODS } from "$src/table/goods";
import { CALL, MONEY, reached, SHARES, type Seen } from "$src/table/scenes.svelte";

/** The rows that tracks may have; they grow to the next number where one is needed. */
const HIGHEST = [8, 10, 12, 14, 16];
const LOWEST = [-3, -5];
const RUNGS = 12;
/** However low demand is, nothing is sold below this row. */
export const FLOOR = 1;

/** The symbol of a share, where it stands in the place of a value. */
export const SHARE = "share";

/** The columns of a market: the companies of a view by seat, then the sellers that are none. */
export type Columns = (number | null)[];

/**
 * Who sells: companies by seat, then the neutral seller of two players, null. Alone one sells
 * against opponents, which have the colours and the places of the seats that follow.
 */
export function columnsOf(view: Pick<View, "companies" | "rivals" | "neutral">): Columns {
  const seats = [...view.companies.keys()];
  if (view.rivals !== null) return [...seats, ...RIVALS.map((_, place) => seats.length + place)];
  return Object.keys(view.neutral).length > 0 ? [...seats, null] : seats;
}

/** What is known of a seller's place on a market, whoever it is. */
interface Standing {
  appeal: number;
  allowed: number;
  sold: number;
  made: number;
  stored: number;
}

export function sellerOf(forecast: Forecast, seat: number | null): Seller | null {
  return forecast.sellers.find((seller) => seller.seat === seat) ?? null;
}

/** The opponent in a column; the columns of opponents come after those of the companies. */
function rivalOf(forecast: Forecast, seat: number | null, companies: number) {
  const rival = seat === null ? undefined : RIVALS[seat - companies];
  return (rival && forecast.rivals[rival]) ?? null;
}

function standingOf(forecast: Forecast, seat: number | null, companies: number): Standing | null {
  const seller = sellerOf(forecast, seat);
  if (seller !== null) {
    const { marker, allowed, sold, output, stored } = seller;
    return { appeal: marker, allowed, sold, made: output, stored };
  }
  const other =
    seat === null
      ? { appeal: forecast.neutral, sold: forecast.neutral_sold }
      : rivalOf(forecast, seat, companies);
  if (other === null || other.appeal === 0) return null;
  // Who has no factory to be seen has as many goods as it may sell.
  return { ...other, allowed: other.sold, made: other.sold, stored: 0 };
}

/** Rows that carry every appeal and every demand, and one below, where demand falls next. */
export function rowsFor(forecasts: Forecasts): Rows {
  const all = GOODS.map((good) => forecasts[good]);
  const appeals = all.flatMap(({ neutral, sellers, rivals }) => [
    neutral,
    ...sellers.map((seller) => seller.marker),
    ...Object.values(rivals).map((rival) => rival.appeal),
  ]);
  const demands = all.map((forecast) => forecast.demand);
  const highest = Math.max(...appeals, ...demands);
  const lowest = Math.min(...demands) - 1;
  return {
    lowest: LOWEST.find((row) => row <= lowest) ?? lowest,
    highest: HIGHEST.find((row) => row >= highest) ?? highest,
    rungs: RUNGS,
  };
}

/** Goods hang from the row of the appeal: sold down to demand, then what is left or what is missing. */
function placesOf(standing: Standing | null): LadderPlace[] {
  if (standing === null) return [];
  const { appeal, allowed, sold, made, stored } = standing;
  const count = Math.max(made, allowed, 1);
  return Array.from({ length: count }, (_, number) => ({
    row: appeal - number,
    state: number < sold ? "sold" : number < made || allowed === 0 ? "unsold" : number < made + stored ? "stored" : "none",
  }));
}

/** The track of a good, with what a proposal would change on it. */
export function ladderOf(is: Forecast, would: Forecast | null, columns: Columns, companies: number, rows: Rows): LadderColumn[] {
  const hanging = (forecast: Forecast, seat: number | null): Hanging => {
    const standing = standingOf(forecast, seat, companies);
    const places = placesOf(standing);
    const beyond = places.filter((place) => place.row < rows.lowest).length;
    return { there: standing !== null, places, beyond, line: forecast.demand + 1 };
  };
  return columns.map((seat) => columnOf(seat, hanging(is, seat), hanging(would ?? is, seat)));
}

/** The figure of a line in a column. */
export function figure(forecast: Forecast, seat: number | null, companies: number, line: Line): LedgerFigure | null {
  const seller = sellerOf(forecast, seat);
  if (seller === null) return automated(forecast, seat, companies, line);
  switch (line) {
    case "sales":
      return { value: seller.sold, of: seller.output };
    case "costs":
      return { value: -seller.cost };
    default:
      return { value: seller[line] };
  }
}

/** A seller that is no company sells, and an opponent gains by it: value, or else a share. */
function automated(forecast: Forecast, seat: number | null, companies: number, line: Line): LedgerFigure | null {
  const standing = standingOf(forecast, seat, companies);
  if (standing === null) return null;
  if (line === "sales") return { value: standing.sold };
  const rival = rivalOf(forecast, seat, companies);
  if (line !== "steps" || rival === null) return null;
  return rival.gain === "value" ? { value: 1 } : { value: 1, icon: SHARE };
}

/** Whether the opponents of the solo game still have their turn in this round: one draws a marker in each. */
export function opponentsToCome(view: Pick<View, "rivals" | "round">): boolean {
  return view.rivals !== null && view.rivals.drawn.length <= view.round;
}

/** What was sold, in the form of a forecast: as far as it is shown, the rest as if it were not sold. */
export function soldOf({ scene: told, calls, frames }: Seen): Forecast {
  const scene = told as Scene;
  const made = scene.calls.slice(0, calls);
  const all = frames.includes(CALL);
  const calledOf = (who: Outsider): number => made.filter(({ outsider }) => outsider === who).length;
  const neutral = scene.outsiders.find(({ who }) => who === "neutral");
  const rivals = RIVALS.flatMap((who) => scene.outsiders.filter((outsider) => outsider.who === who));
  return {
    good: scene.good,
    demand: scene.demand,
    wage: scene.wage,
    neutral: neutral?.appeal ?? 0,
    neutral_sold: calledOf("neutral"),
    rivals: Object.fromEntries(rivals.map(({ who, appeal, gain }) => [who, { appeal, sold: calledOf(who), gain: gain ?? "value" }])),
    tied: [],
    sellers: scene.companies.map((company) => sellerIn(company, all ? null : made.filter(({ seat }) => seat === company.seat).length, frames)),
  };
}

/** A company of a production; so many of its goods were called so far, or null if all were. */
function sellerIn(company: SceneCompany, calls: number | null, frames: readonly string[]): Seller {
  const { seat, made, appeal, price, left, for_sales, appeal_bonus } = company;
  const sold = calls ?? company.sold;
  const income = calls === null ? company.income : calls * price;
  const [fixed, wages, upkeep] = frames.includes(MONEY) ? [company.fixed, company.wages, company.upkeep] : [0, 0, 0];
  const cost = fixed + wages + upkeep;
  const [steps_for_sales, steps_for_appeal] = frames.includes(SHARES) ? [for_sales, appeal_bonus.steps] : [0, 0];
  return {
    // Goods of its warehouse that it sold stand with the new ones.
    seat, output: made + company.sold_stored, stored: 0, marker: appeal, appeal, price, allowed: company.sold, sold, sold_with_stored: sold, left,
    patrons: 0, extra: 0, income, fixed, wages, upkeep, cost, profit: income - cost,
    steps_for_sales, steps_for_appeal, steps: steps_for_sales + steps_for_appeal,
  };
}

/** The figure of a line in a column that tells what was sold. */
export function soldFigure({ scene }: Seen, sale: Forecast, seat: number | null, companies: number, line: Line): LedgerFigure | null {
  const rival = seat === null ? undefined : RIVALS[seat - companies];
  const outsider = (scene as Scene).outsiders.find(({ who }) => who === rival);
  if (line !== "steps" || outsider === undefined) return figure(sale, seat, companies, line);
  const { gain, before, after } = outsider;
  if (gain === null) return null;
  return gain === "share" ? { value: after - before, icon: SHARE } : { value: after - before };
}

/** What a production brought a company, in one line; costs are null until they are paid. */
export function sheetLine(scene: Scene, company: SceneCompany) {
  const { seat, made, sold, shipped, stored, income, shipping, fixed, wages, upkeep, for_sales, appeal_bonus } = company;
  const costs = reached(scene, MONEY) === null ? null : fixed + wages + upkeep;
  return { seat, made, sold, shipped, stored, income: income + shipping, costs, rose: for_sales + appeal_bonus.steps };
}
