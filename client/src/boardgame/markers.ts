import { t } from "$src/words/words.svelte";
import type { Board } from "./board";

/** What an advanced marker gives for what is paid, as printed on it. */
export function inFewWords(marker: string, { thresholds, limits }: Board): string {
  const costs = thresholds[marker];
  if (costs) return costs.map((pounds) => `£${pounds}`).join(" · ");
  const most = limits[marker];
  if (most === undefined) return "";
  return marker.endsWith("production") ? t("client-marker-rows", { most }) : t("client-marker-pounds", { most });
}
