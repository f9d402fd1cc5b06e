import { t } from "$src/words/words.svelte";
import { length } from "./ways";

/** A time as it reads; "" if it is not told. */
export function lengthSaid(minutes: number): string {
  const { unit, count } = length(minutes);
  return count === 0 ? "" : t(unit === "hours" ? "client-time-hours" : "client-time-minutes", { count });
}

/** From the least to the most. */
export function rangeSaid({ least, most }: { least: number; most: number }): string {
  return least === most ? String(least) : t("client-range", { least, most });
}
