/**
 * The seat to hand the screen over to; null if the table may be shown.
 *
 * That is the one who must decide, if the person at this screen holds several seats and another of
 * them has the table open.
 */
export function handedTo(deciding: number | null, opened: number | null, mine: readonly number[]): number | null {
  if (deciding === null || mine.length < 2 || !mine.includes(deciding)) return null;
  return deciding === opened ? null : deciding;
}
