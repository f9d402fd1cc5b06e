import type { UseMessage, UsesMessage } from "$made/messages";
import { look } from "$src/api/server";
import type { Pattern } from "./about";
import { same } from "./explained";
import { explain, explains } from "./newcomer.svelte";
import type { Session } from "./session.svelte";

/** Milliseconds that one points at something before it is explained. */
const POINTED = 120;

/** Pixels from which on it stands below the choices, with its switch, and not in their place. */
const BESIDE = 1280;

/** Whether an explanation stands below the choices on a screen of this width. */
export const beside = (width: number | undefined): boolean => (width ?? BESIDE) >= BESIDE;

/** An action that can be chosen, or one of the places for it, and what a title says of it. */
export interface Subject {
  /** The marker or action, whatever its place. */
  id: string;
  name: string;
  icon: string;
  /** How its icon looks. */
  shade: string;
  /** What it does, and what it costs later. */
  does: string;
  later: string;
  /** What the moves are about that choose it, in every place. */
  all: Pattern;
  /** In the place that is pointed at; the same if it has but one. */
  here: Pattern;
  /** Why this place gives nothing, though it may be chosen. */
  nothing: string;
  /** Said where no use is better than none. */
  none: string;
  /** More about a use: from where, how often. */
  note: (use: UseMessage) => string;
  /** What a special marker does that may be taken besides. */
  besides: (use: UseMessage) => string;
  /** Said where another place does the same for so much less. */
  cheaper: (use: UseMessage, pounds: number) => string;
}

/** What is explained of the first decision of a turn: the action that is pointed at, and what it would do for me. */
export class Explaining {
  /** Whether the explanation stands in the place of the choices, as on a narrow screen. */
  opened = $state(false);
  private what = $state.raw<(() => Subject | null) | null>(null);
  /** What was answered at this position, by what was asked about. */
  private known = $state.raw<Readonly<Record<string, UsesMessage>>>({});
  private asked: Record<string, true> = {};
  private timer = 0;

  constructor(private readonly session: Session) {}

  /** What is explained now; it stays until something else is pointed at. */
  get subject(): Subject | null {
    return explains() && this.session.decision !== null ? (this.what?.() ?? null) : null;
  }

  /** Explain something, after a moment. */
  point(what: () => Subject | null): void {
    this.leave();
    if (explains()) this.timer = window.setTimeout(() => this.show(what), POINTED);
  }

  /** What was pointed at too shortly is not explained. */
  leave(): void {
    clearTimeout(this.timer);
  }

  /** Explain something at once, in the place of the choices. */
  open(what: () => Subject | null): void {
    this.leave();
    this.show(what);
    this.opened = true;
  }

  toggle(): void {
    explain(!explains());
  }

  /** What an action would do for me, as far as it was told. */
  uses(about: Pattern): UsesMessage | null {
    return this.known[JSON.stringify(about)] ?? null;
  }

  /** The use of another place that does the same as the best one here, for less; null if none does. */
  cheaper(subject: Subject): UseMessage | null {
    const best = this.uses(subject.here)?.best[0];
    return (best && this.uses(subject.all)?.best.find((other) => same(other, best) && other.cash[1]! > best.cash[1]!)) ?? null;
  }

  /** What was told of another position is not true of this one. */
  clear(): void {
    this.leave();
    this.what = null;
    this.opened = false;
    this.known = {};
    this.asked = {};
  }

  private show(what: () => Subject | null): void {
    const subject = what();
    if (subject === null) return;
    this.what = what;
    void this.ask(subject.here);
    void this.ask(subject.all);
  }

  private async ask(about: Pattern): Promise<void> {
    const { id, live, decision, choice } = this.session;
    const key = JSON.stringify(about);
    if (live === null || decision === null || !choice.idle || key in this.asked || choice.among(about).length === 0) return;
    this.asked[key] = true;
    const form = { seat: decision.seat, number: live.number, about: about as Record<string, string | number> };
    const answer = await this.session.attempt(look.uses(id, form, this.session.passing));
    if (answer !== null && this.session.live?.number === live.number) this.known = { ...this.known, [key]: answer };
  }
}
