import type { Outlook, OutlookForm } from "$src/api/messages";
import { play } from "$src/api/server";
import { useSession } from "$src/table/session.svelte";

/** What else is asked for: questions whose answers are looked at, too, and what is told of the table. */
type More = Pick<OutlookForm, "through" | "show">;

/** What would follow each move of some kinds, asked for once in a decision. */
export function useOutlook(kinds: readonly string[], more: More = {}): { of: (move: string) => Outlook | undefined } {
  const session = useSession();
  let known = $state.raw<{ number: number; answers: Outlook[] } | null>(null);
  $effect(() => {
    const { live, decision } = session;
    if (live === null || decision === null) return;
    const moves = decision.moves.filter((move) => kinds.includes(move.kind)).map((move) => move.text);
    if (moves.length === 0) return;
    const { number } = live;
    play.outlook(session.id, { seat: decision.seat, moves, number, ...more }).then(
      (answers) => {
        if (session.live?.number === number) known = { number, answers };
      },
      (error: unknown) => session.tell(error),
    );
  });
  // What was told of another position is not true of this one.
  const answers = $derived(known !== null && known.number === session.live?.number ? known.answers : []);
  return { of: (move) => answers.find((one) => one.move === move) };
}
