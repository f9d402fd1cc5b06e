import type { FactoryView } from "$made/cardgame";
import type { MoveMessage } from "$made/messages";
import type { Proposing } from "$src/pieces/Target.svelte";
import { fits, type Pattern } from "$src/table/about";
import type { Session } from "$src/table/session.svelte";
import { appealOf, engineerOnAppeal, lying, turned, type Arrangement, type Turn } from "./arrangement";
import type { Board } from "./board";

/** The kinds of moves that set price and appeal; the first is always among them. */
const KIND = "appeal";
const KINDS = [KIND, "appeal-with-engineer"];

/** Whether price and appeal are to be set now. */
export function asksAppeal(session: Session): boolean {
  return session.moves.some((move) => move.kind === KIND);
}

/** What the cards of a factory are drawn from: how they lie and would lie, and what may be proposed of them. */
export interface FactoryCards {
  factory: FactoryView;
  would: FactoryView | undefined;
  is: Arrangement;
  then: Arrangement;
  open: Proposal | null;
}

interface Proposed {
  move: MoveMessage;
  arrangement: Arrangement;
}

/**
 * Price and appeal as they are proposed, click by click, before they are played.
 *
 * A move says the appeal in total and at most how the Engineer is turned; it may be made in several
 * ways: here is kept in which.
 */
export class Proposal {
  private chosen = $state.raw<Proposed | null>(null);
  private pointed = $state.raw<Proposed | null>(null);

  constructor(
    private readonly session: Session,
    private readonly board: Board,
    private readonly cards: () => Pick<FactoryCards, "factory" | "would">,
  ) {}

  /** What is proposed, or null if nothing is: then the server says how the cards would lie. */
  get drawn(): Arrangement | null {
    const { chosen, previewed, pending } = this.session.choice;
    if (chosen !== null && this.chosen?.move === chosen && (pending || previewed === null || previewed === chosen)) {
      return this.chosen.arrangement;
    }
    return previewed !== null && this.pointed?.move === previewed ? this.pointed.arrangement : null;
  }

  get asked(): boolean {
    return asksAppeal(this.session);
  }

  /** What a click on a thing would propose. */
  about(what: Turn): Pattern {
    const arrangement = this.with(what);
    const value = appealOf(this.board, this.cards().factory, arrangement);
    const side = engineerOnAppeal(arrangement) ? "appeal" : "price";
    const turned: Pattern = { kind: "appeal-with-engineer", value, side };
    // It is legal only where the appeal alone would turn the Engineer to the other side.
    return this.session.moves.some((move) => fits(move, turned)) ? turned : { kind: KIND, value };
  }

  proposes(what: Turn): Proposing {
    return {
      point: () => (this.pointed = this.proposed(what)),
      choose: () => this.choose(what),
    };
  }

  choose(what: Turn): void {
    const proposed = this.proposed(what);
    if (proposed === null) return;
    this.chosen = proposed;
    this.session.choice.narrowed = null;
    void this.session.choice.choose(proposed.move);
  }

  /** An appeal chosen elsewhere is arranged as the server would; clicks here go on from it. */
  follow(): void {
    const { chosen, previewed } = this.session.choice;
    const { would } = this.cards();
    if (chosen === null || !KINDS.includes(chosen.kind) || previewed !== chosen || this.chosen?.move === chosen || would === undefined) return;
    this.chosen = { move: chosen, arrangement: lying(would) };
  }

  private proposed(what: Turn): Proposed | null {
    const about = this.about(what);
    const move = this.session.moves.find((one) => fits(one, about));
    return move === undefined ? null : { move, arrangement: this.with(what) };
  }

  private with(what: Turn): Arrangement {
    const lies = lying(this.cards().factory);
    const { chosen } = this.session.choice;
    const from = chosen !== null && this.chosen?.move === chosen ? this.chosen.arrangement : lies;
    return turned(from, what, lies);
  }
}
