import type { Outlook } from "$src/api/messages";
import { play } from "$src/api/server";
import { useSession } from "$src/table/session.svelte";

/**
 * What would be asked after each move of some kinds, and after each answer to the questions to look
 * through; asked for once in a decision.
 */
export function useOutlook(kinds: readonly string[], through: string[] = []): { of: (move: string) => Outlook | undefined } {
  const session = useSession();
  let known = $state.raw<Outlook[]>([]);
  $effect(() => {
    const { live, decision } = session;
    if (live === null || decision === null) return;
    const moves = decision.moves.filter((move) => kinds.includes(move.kind)).map((move) => move.text);
    const form = { seat: decision.seat, moves, number: live.number, through };
    play.outlook(session.id, form).then(
      (answers) => {
        if (session.live?.number === live.number) known = answers;
      },
      (error: unknown) => session.tell(error),
    );
  });
  return { of: (move) => known.find((one) => one.move === move) };
}
