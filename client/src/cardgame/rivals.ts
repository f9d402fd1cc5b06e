import type { Disc } from "$made/cardgame";
import { COMPANIES } from "$src/table/companies";
import { capitalised, word } from "$src/words/words.svelte";

/** The place among the companies that an opponent or the neutral marker has in the solo game. */
export function placeOf(colour: Disc): number {
  return COMPANIES.indexOf(colour);
}

export function nameOf(colour: Disc): string {
  return capitalised(word("colour", colour));
}
