import type { MoveMessage } from "$made/messages";
import type { Session } from "./session.svelte";

/** Moves that I have made up my mind to: each is put ready when it is asked for, and none is played for me. */
export class Plan {
  moves = $state.raw<readonly string[]>([]);
  /** The step that is put ready, the first one is 0. */
  step = $state(0);
  /** The entry of the log that the step follows, and the move that was sent there. */
  private at = 0;
  private sent: string | null = null;

  constructor(private readonly session: Session) {}

  /** The move that is next, if it may be played. */
  get next(): MoveMessage | undefined {
    return this.session.moves.find((move) => move.text === this.moves[this.step]);
  }

  begin(moves: readonly string[]): void {
    this.moves = moves;
    this.step = 0;
    this.ready();
  }

  drop(): void {
    this.moves = [];
  }

  /** A move of mine is under way. */
  sends(move: string): void {
    this.sent = move;
  }

  /** The game stands elsewhere: the next step, if this one was played, or no plan any more. */
  follow(): void {
    const number = this.session.live?.number ?? 0;
    if (this.moves.length === 0 || number === this.at) return;
    const kept = number === this.at + 1 && this.sent === this.moves[this.step];
    this.step += 1;
    if (kept && this.next) this.ready();
    else this.drop();
  }

  private ready(): void {
    this.at = this.session.live?.number ?? 0;
    this.sent = null;
    if (this.next) void this.session.choice.choose(this.next);
  }
}
