import { untrack } from "svelte";
import type { Consequence, ConsequencesForm } from "$made/messages";
import { look } from "$src/api/server";
import { fits, type Pattern } from "$src/table/about";
import { useSession } from "$src/table/session.svelte";

/** What else is asked for: questions whose answers are looked at, too, and what is told of the table. */
type More = Pick<ConsequencesForm, "through" | "show">;

/** What is known of a move, by its notation or by what it alone is about. */
interface Known {
  of: (move: string | undefined) => Consequence | undefined;
  about: (about: Pattern) => Consequence | undefined;
}

/** What would follow each move of some kinds, asked for once in a decision. */
export function useOutlook(kinds: readonly string[], more: More = {}): Known {
  const session = useSession();
  let known = $state.raw<{ number: number; answers: Consequence[] } | null>(null);
  $effect(() => {
    const { live, decision, choice } = session;
    // What is being sent leads elsewhere: nothing is asked about where it is sent from.
    if (live === null || decision === null || !choice.idle || untrack(() => known?.number === live.number)) return;
    const moves = decision.moves.filter((move) => kinds.includes(move.kind)).map((move) => move.text);
    if (moves.length === 0) return;
    const { number } = live;
    void session.attempt(look.outlook(session.id, { seat: decision.seat, moves, number, ...more }, session.passing)).then((answers) => {
      if (answers && session.live?.number === number) known = { number, answers };
    });
  });
  // What was told of another position is not true of this one.
  const answers = $derived(known !== null && known.number === session.live?.number ? known.answers : []);
  const of: Known["of"] = (move) => answers.find((one) => one.move === move);
  return { of, about: (about) => of(session.moves.find((move) => fits(move, about))?.text) };
}
