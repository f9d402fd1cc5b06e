import type { MoveMessage, Preview } from "$made/messages";
import { look } from "$src/api/server";
import { settings } from "$src/settings.svelte";
import { fits, type About } from "./about";
import { leavesOff } from "./choices";
import { playAll } from "./ending";
import type { Latest } from "./latest";
import type { Session } from "./session.svelte";

/** Milliseconds that one points at something before its consequences are asked for. */
const POINTED = 120;

/** What a move decides where several are chosen together, one for each such thing; null if it is chosen alone. */
type Decides = (move: MoveMessage) => string | null;

const ALONE: Decides = () => null;

/** Which move I am about to play, and what it would lead to. */
export class Choice {
  /** The moves among which a click on the board has left the choice. */
  narrowed = $state.raw<MoveMessage[] | null>(null);
  /** A move that was chosen, but not played. */
  chosen = $state.raw<MoveMessage | null>(null);
  /** What was chosen before it and is played with it, where moves are chosen together. */
  besides = $state.raw<MoveMessage[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** The move that the preview shows. */
  previewed = $state.raw<MoveMessage | null>(null);
  /** Whether what the chosen move would lead to is being asked for. */
  pending = $state(false);
  private timer = 0;
  private decides = $state.raw<Decides>(ALONE);

  constructor(
    private readonly session: Session,
    private readonly latest: Latest,
  ) {}

  /** The legal moves that are left to choose from. */
  get open(): MoveMessage[] {
    return this.narrowed ?? this.session.moves;
  }

  /** Those of them that are about something. */
  among(about: About): MoveMessage[] {
    return this.open.filter((move) => fits(move, about));
  }

  /** Whether a move is chosen together with others here, and played with them by one button. */
  joining(move: MoveMessage): boolean {
    return this.decides(move) !== null;
  }

  /** All that is chosen, in the order in which it is played. */
  get all(): MoveMessage[] {
    return this.chosen === null ? [] : [...this.besides, this.chosen];
  }

  /** All that the preview shows: what is pointed at, with what was chosen beside it. */
  get foreseen(): MoveMessage[] {
    return this.previewed === null ? [] : this.joined(this.previewed);
  }

  picks(move: MoveMessage): boolean {
    return this.all.some((one) => one.text === move.text);
  }

  /** Have moves chosen together from now on, one for each thing that they decide; the answer ends it. */
  together(decides: Decides): () => void {
    this.decides = decides;
    return () => (this.decides = ALONE);
  }

  /** A move with those chosen before that go together with it. */
  private joined(move: MoveMessage): MoveMessage[] {
    const beside = (one: MoveMessage) => this.joining(one) && this.decides(one) !== this.decides(move);
    return [...(this.joining(move) ? this.all.filter(beside) : []), move];
  }

  private textsOf(move: MoveMessage): string[] {
    return this.joined(move).map((one) => one.text);
  }

  /** Whether pointing may ask for something: not while a choice is looked at or a move is sent. */
  get idle(): boolean {
    return !this.session.turn.busy && !this.pending;
  }

  /** Look at what a move would lead to, after a moment; null looks at nothing but what is chosen. */
  point(move: MoveMessage | null): void {
    clearTimeout(this.timer);
    if (move === null || move !== this.previewed) {
      this.timer = window.setTimeout(() => this.idle && void this.consider(move ?? this.chosen), POINTED);
    }
  }

  /** Look at what several moves would lead to, one after the other, after a moment. */
  pointAhead(moves: readonly string[]): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.idle && void this.considerAll(moves), POINTED);
  }

  /** What a click on something means that stands for these moves: play, or leave a smaller choice. */
  async click(moves: MoveMessage[]): Promise<void> {
    if (moves.length > 1) {
      this.narrowed = moves;
      return;
    }
    const move = moves[0];
    if (move === undefined) return;
    if (this.chosen?.text === move.text) await this.play();
    else await this.choose(move, settings.clickPlays && !this.joining(move));
  }

  /** Go on by the button that says so: it needs no second press, unless it ends more than a question of mine. */
  async goOn(move: MoveMessage): Promise<void> {
    if (this.chosen?.text === move.text) await this.play();
    else await this.choose(move, true);
  }

  /** Choose a move and show what it would lead to; or play it at once if it leaves the turn with me and open. */
  async choose(move: MoveMessage, playIfOpen = false): Promise<void> {
    clearTimeout(this.timer);
    this.besides = this.joined(move).slice(0, -1);
    this.chosen = move;
    this.pending = true;
    let preview: Preview | null;
    try {
      preview = move === this.previewed ? this.preview : await this.foresee(this.textsOf(move));
    } finally {
      this.pending = false;
    }
    if (preview === null) return;
    const open = preview.stopped === null && preview.now.decision?.seat === this.session.live?.seat;
    if (playIfOpen && open) await this.play();
    else this.show(move, preview);
  }

  /** Choose nothing any more of what is about this; the rest stays chosen. */
  drop(about: About): void {
    const left = this.all.filter((move) => !fits(move, about));
    this.besides = left.slice(0, -1);
    this.chosen = left.at(-1) ?? null;
    clearTimeout(this.timer);
    void this.consider(this.chosen);
  }

  /** Play the move that was chosen; or all that were chosen together, and what was not is left as it is. */
  async play(): Promise<void> {
    const { session, chosen, all } = this;
    if (chosen === null) return;
    if (!this.joining(chosen)) return session.turn.play(chosen.text);
    const question = session.decision?.question;
    this.pending = true;
    try {
      const played = await playAll(session, all.map((move) => move.text));
      const rest = session.decision?.question === question ? session.moves.find(leavesOff) : undefined;
      if (played && rest) await session.turn.play(rest.text);
    } finally {
      this.pending = false;
    }
  }

  /** Nothing chosen, nothing narrowed, nothing previewed, no reason given. */
  clear(): void {
    clearTimeout(this.timer);
    this.latest.drop();
    this.narrowed = null;
    this.chosen = null;
    this.besides = [];
    this.preview = null;
    this.previewed = null;
    this.session.reason.refused = null;
  }

  private async consider(move: MoveMessage | null): Promise<void> {
    this.latest.drop();
    const preview = move && (await this.foresee(this.textsOf(move)));
    if (move === null || preview !== null) this.show(move, preview);
  }

  private async considerAll(moves: readonly string[]): Promise<void> {
    const preview = await this.foresee(moves);
    if (preview !== null) this.show(null, preview);
  }

  private show(move: MoveMessage | null, preview: Preview | null): void {
    this.preview = preview;
    this.previewed = move;
    if (move !== null) this.session.reason.refused = null;
  }

  /** Ask what moves would lead to; null if that failed, or if something else was asked meanwhile. */
  private async foresee(moves: readonly string[]): Promise<Preview | null> {
    const { id, live, decision } = this.session;
    if (live === null || decision === null) return null;
    const form = { seat: decision.seat, moves: [...moves], number: live.number };
    return this.latest.ask(look.preview(id, form, this.session.passing));
  }
}
