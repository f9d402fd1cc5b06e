import type { CompanyView, Forecasts } from "$made/cardgame";
import type { Consequence } from "$made/messages";

/** My company after a move, as the server foretells it. */
export function companyAfter(outlook: Consequence | undefined): CompanyView | null {
  return (outlook?.company ?? null) as CompanyView | null;
}

/** The forecast after a move, as the server foretells it. */
export function forecastAfter(outlook: Consequence | undefined): Forecasts | null {
  return (outlook?.forecast ?? null) as Forecasts | null;
}
