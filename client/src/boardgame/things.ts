import type { FactoryKind, Good } from "$made/boardgame";
import type { Pattern } from "$src/table/about";

/** What is done with one's own shares, and with those that lie with the bank. */
export const OWN_SHARES: readonly Pattern[] = [{ kind: "sell" }, { kind: "suffer", loss: "share" }];
export const BANK_SHARES: readonly Pattern[] = [{ kind: ["buy", "broker"] }];

/** A level to open a factory at: it is built, or at the first level founded. */
export function openedAt(good: Good, level: number, category: FactoryKind = "usual"): Pattern[] {
  const founded: Pattern[] = level === 1 ? [{ kind: "found", good, category }] : [];
  return [{ kind: "build", good, level, category }, ...founded];
}

/** A factory as a whole, open or not: closed, spared, run, and tiles assigned to it. */
export function aboutFactory(good: Good): Pattern[] {
  return [{ kind: ["close", "pay-off", "produce", "take-tile", "assign"], good }];
}
