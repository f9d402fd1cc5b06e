import type { CompanyView, Forecasts } from "$src/api/cardgame";
import type { Outlook } from "$src/api/messages";

/** My company after a move, as the server foretells it. */
export function companyAfter(outlook: Outlook | undefined): CompanyView | null {
  return (outlook?.company ?? null) as CompanyView | null;
}

/** The forecast after a move, as the server foretells it. */
export function forecastAfter(outlook: Outlook | undefined): Forecasts | null {
  return (outlook?.forecast ?? null) as Forecasts | null;
}
