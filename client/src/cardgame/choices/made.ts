import type { CompanyView } from "$made/cardgame";
import type { Consequence } from "$made/messages";
import type { Good } from "$src/table/goods";

/** The goods that an extra production makes: what comes to lie in store, and what is asked about first. */
export function made({ question, facts }: Pick<Consequence, "question" | "facts">, is: CompanyView, after: CompanyView, good: Good): number {
  if (question === "one-more-good") return Number(facts.count);
  const unstored = question === "store-overflow" ? Number(facts.left) : 0;
  return after.stock[good] - is.stock[good] + unstored;
}
