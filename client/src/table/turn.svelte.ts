import type { DecisionMessage, Position } from "$src/api/messages";
import { history } from "$src/api/server";
import type { Session } from "./session.svelte";

/** A position and what I was asked there. */
export type AskedAt = readonly [position: number, asked: DecisionMessage];

/** What I was asked in this turn, by position, as far as it can be taken back. */
export class Turn {
  asked = $state.raw<readonly AskedAt[]>([]);

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
    try {
      const seat = from.seat ?? undefined;
      const { decision } = await history.position(this.session.id, place, seat);
      if (decision !== null && this.session.live?.number === from.number) {
        const asked: AskedAt[] = [...this.asked, [place, decision]];
        this.asked = asked.sort(([a], [b]) => a - b);
      }
    } catch (error) {
      this.session.tell(error);
    }
  }
}
