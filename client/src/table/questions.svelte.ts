import type { DecisionMessage, Position } from "$made/messages";
import { history } from "$src/api/server";
import type { Session } from "./session.svelte";

/** A position and what I was asked there. */
export type QuestionAt = readonly [position: number, asked: DecisionMessage];

/** What I was asked in this turn, by position, as far as it can be taken back. */
export class Questions {
  asked = $state.raw<readonly QuestionAt[]>([]);

  constructor(private readonly session: Session) {}

  /** Keep what I am asked now; after a reload the earlier questions are asked for. */
  follow(position: Position): void {
    const { decision } = position;
    if (decision === null || decision.seat !== position.seat) {
      this.asked = [];
      return;
    }
    const first = position.position - position.undoable;
    const known = this.asked.filter(
      ([place, asked]) => place >= first && place < position.position && asked.seat === decision.seat,
    );
    this.asked = [...known, [position.position, decision]];
    for (let place = first; place < position.position; place++) {
      if (!known.some(([at]) => at === place)) void this.recall(place, position);
    }
  }

  private async recall(place: number, from: Position): Promise<void> {
    const { session } = this;
    const earlier = await session.attempt(history.position(session.id, place, from.seat ?? undefined));
    if (earlier?.decision && session.live?.number === from.number) {
      const asked: QuestionAt[] = [...this.asked, [place, earlier.decision]];
      this.asked = asked.sort(([a], [b]) => a - b);
    }
  }
}
