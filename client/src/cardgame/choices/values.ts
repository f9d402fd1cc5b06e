import type { CompanyView } from "$made/cardgame";
import type { MoveMessage } from "$made/messages";
import { GOODS, type Good } from "$src/table/goods";

export type Valued = "quality" | "distribution";

/** What other factories would lose. */
export interface Loss {
  good: Good;
  by: number;
}

/** A move that gives a factory a value, with what it costs elsewhere. */
export interface Setting {
  move: MoveMessage;
  value: number;
  losses: Loss[];
  /** The values of its cards, as the notation writes them. */
  cards: string;
}

/** The cards of a move: `2+1`. A distribution is a single card. */
function cardsOf(move: MoveMessage): string {
  return String(move.facts.values ?? move.facts.value);
}

function sumOf(cards: string): number {
  return cards.split("+").reduce((sum, value) => sum + Number(value), 0);
}

/** What a move gives its factory, and takes from the others; what it says itself, until that is known. */
export function setting(move: MoveMessage, what: Valued, is: CompanyView, after: CompanyView | null): Setting {
  const [own, cards] = [String(move.facts.good) as Good, cardsOf(move)];
  if (after === null) return { move, value: sumOf(cards), losses: [], cards };
  const of = (company: CompanyView, good: Good) => company.factories[good]?.[what] ?? 0;
  const losses = GOODS.filter((good) => good !== own)
    .map((good) => ({ good, by: of(is, good) - of(after, good) }))
    .filter(({ by }) => by > 0);
  return { move, value: of(after, own), losses, cards };
}

/** Several ways to a value: those that lose least elsewhere first, then those of fewest cards. */
export function bestFirst(settings: readonly Setting[]): Setting[] {
  const lost = ({ losses }: Setting) => losses.reduce((sum, { by }) => sum + by, 0);
  const count = ({ cards }: Setting) => cards.split("+").length;
  return [...settings].sort((a, b) => lost(a) - lost(b) || count(a) - count(b));
}
