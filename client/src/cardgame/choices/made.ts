import type { CompanyView } from "$src/api/cardgame";
import type { Outlook } from "$src/api/messages";
import type { Good } from "$src/table/goods";

/** The goods that an extra production makes: what comes to lie in store, and what is asked about first. */
export function made({ question, facts }: Pick<Outlook, "question" | "facts">, is: CompanyView, after: CompanyView, good: Good): number {
  if (question === "one-more-good") return Number(facts.count);
  const unstored = question === "store-overflow" ? Number(facts.left) : 0;
  return after.stock[good] - is.stock[good] + unstored;
}
