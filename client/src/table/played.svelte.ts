import type { EventMessage, Position } from "$made/messages";
import { NOTHING, type About } from "./about";
import { cashAfter } from "./changes";
import type { Good } from "./goods";
import { CALL, knownAt, type Seen } from "./scenes.svelte";
import type { Session } from "./session.svelte";
import type { Phase } from "./phase";

/** A title's table as its panels see it: what is, what would be, which company is looked at closely. */
export class Played<View extends Position["view"] = Position["view"], Forecasts extends Position["forecast"] = Position["forecast"], Printed = unknown> {
  /** The company that is looked at in the large place; null is one's own. */
  looked = $state<number | null>(null);

  constructor(
    readonly session: Session,
    /** What is printed on the board and the pieces. */
    readonly board: Printed,
  ) {}

  /** Look at a company closely; a narrow screen turns to it. */
  look(seat: number | null): void {
    this.looked = seat === this.session.seat ? null : seat;
    this.session.tab = "company";
  }

  get view(): View {
    return this.session.now!.view as View;
  }

  /** The production on the stage as far as it is shown; where a move is looked at, that comes first. */
  get staged(): Seen | null {
    return this.session.would === null ? this.session.stage.seen : null;
  }

  /** The same while the table stands before it: so much is added to what was. */
  protected get added(): Seen | null {
    const { stands, seen } = this.session.stage;
    return stands && seen;
  }

  /** What the table would look like after the move that is pointed at or chosen. */
  get would(): View | null {
    return (this.session.would?.view as View | undefined) ?? null;
  }

  get forecast(): Forecasts {
    return this.session.now!.forecast as Forecasts;
  }

  get wouldForecast(): Forecasts | null {
    return (this.session.would?.forecast as Forecasts | undefined) ?? null;
  }

  /** The good in production, if one is. */
  get inProduction(): Good | null {
    return this.view.decade >= 0 && this.session.now?.over === false ? this.view.active || null : null;
  }

  /**
   * The production whose column shows what was sold: the one on the stage, or, until the next card or
   * round comes, the one that was just carried out; longer while a lesson speaks of it.
   */
  sold(phase: Phase): Seen | null {
    const { stage, scenes, now, lesson } = this.session;
    if (stage.called) return stage.seen;
    const scene = phase === "turns" && !lesson?.recalls ? null : scenes.until(now!.position);
    if (scene === null || scene.good !== this.produced) return null;
    const known = knownAt(scene, now!.position);
    return known.frames.includes(CALL) ? known : null;
  }

  /** The good that was produced last. */
  private get produced(): Good | null {
    const event = this.events.findLast(({ id }) => id === "production" || id === "home-market");
    return (event?.facts as { good: Good } | undefined)?.good ?? null;
  }

  /** The company of the one who looks; a watcher's is the one in the large place. */
  get mine(): View["companies"][number] {
    return this.view.companies[this.session.seat ?? this.companySeat]!;
  }

  /** The company for which something is to be decided here. */
  get deciding(): View["companies"][number] {
    return this.view.companies[this.session.decision!.seat]!;
  }

  get wouldMine(): View["companies"][number] | undefined {
    return this.would?.companies[this.session.seat ?? this.companySeat];
  }

  /** Its cash after the sale of a good. Where a move would bring that about, its cash already has the profit. */
  cashAfter(good: Good, wouldBeAhead: boolean): { is: number; would: number | undefined } {
    const { mine, wouldMine, would, wouldForecast } = this;
    const is = cashAfter(mine, this.forecast, good);
    if (wouldMine === undefined || wouldForecast === null) return { is, would: undefined };
    const ahead = wouldBeAhead && would?.active === good;
    return { is, would: ahead ? cashAfter(wouldMine, wouldForecast, good) : wouldMine.cash };
  }

  /** All that has happened up to the position that is looked at. */
  get events(): EventMessage[] {
    const position = this.session.now?.position ?? 0;
    return this.session.happened.filter((move) => move.position <= position).flatMap((move) => move.events);
  }

  /** The seat of the company in the large place. */
  get companySeat(): number {
    return this.looked ?? this.session.seat ?? this.session.now?.decision?.seat ?? 0;
  }

  get company(): View["companies"][number] {
    return this.view.companies[this.companySeat]!;
  }

  get wouldCompany(): View["companies"][number] | null {
    return this.would?.companies[this.companySeat] ?? null;
  }

  /** Whether the company in the large place is the one whose move it is to make here. */
  get own(): boolean {
    return this.companySeat === this.session.seat;
  }

  /** What a thing of that company is about; nothing can be done with what is another's. */
  may(about: About): About {
    return this.own ? about : NOTHING;
  }
}
