import { t } from "$src/words/words.svelte";
import type { BoardGame } from "./table.svelte";

/** What a tile does, in few words: some do another thing in another edition, or once they were used. */
export function inFewWords(tile: string, { board, company }: BoardGame): string {
  if (tile === "charisma" && board.ways.charisma === "with-marker") return t("client-tile-short", { tile: "charisma-and-marker" });
  return t("client-tile-short", { tile: tile === "press-attache" && company.attache_turned ? "press-attache-turned" : tile });
}
