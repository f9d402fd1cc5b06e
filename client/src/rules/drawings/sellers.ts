import type { RuleDrawing } from "$made/messages";
import type { LadderColumn, LadderPlace, Rows } from "$src/pieces/ladder";

/** How the goods of a seller are written, one letter each, from the row of its appeal down. */
const STATES: Record<string, LadderPlace["state"]> = { s: "sold", u: "unsold", t: "stored", n: "none" };

/** Who sells, the goods numbered as they are called, and how far demand reaches. */
export function columnsOf({ figures, pieces }: RuleDrawing): LadderColumn[] {
  const calls = figures["calls"] ?? [];
  return pieces.map((goods, place) => {
    const seat = figures["seats"]![place]!;
    const line = figures["line"]![place]!;
    const called = calls.flatMap((one, call) => (one === seat ? [call + 1] : []));
    const boxes = [...goods].map((letter, down) => {
      const number = letter === "s" ? called[down] : undefined;
      return { row: figures["appeal"]![place]! - down, state: STATES[letter]!, head: down === 0, mark: "" as const, ...(number ? { number } : {}) };
    });
    // In the card game demand may be below 0, too; in the board game that says that it is left over.
    const reached = line >= 0 || figures["floor"] ? line : null;
    return { seat: seat < 0 ? null : seat, there: true, boxes, beyond: 0, beyondMarked: false, line: reached, trace: null };
  });
}

export function rowsOf({ figures }: RuleDrawing): Rows {
  const [lowest = 0, highest = lowest] = figures["rows"] ?? [];
  return { lowest, highest, rungs: highest - lowest + 1 };
}
