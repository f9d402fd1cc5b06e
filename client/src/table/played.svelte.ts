import type { EventMessage, Position } from "$src/api/messages";
import { NOTHING, type About } from "./about";
import type { Session } from "./session.svelte";

/** A title's table as its panels see it: what is, what would be, which company is looked at closely. */
export class Played<View extends Position["view"] = Position["view"], Forecasts extends Position["forecast"] = Position["forecast"]> {
  /** The company that is looked at in the large place; null is one's own. */
  looked = $state<number | null>(null);

  constructor(readonly session: Session) {}

  /** Look at a company closely; a narrow screen turns to it. */
  look(seat: number | null): void {
    this.looked = seat === this.session.seat ? null : seat;
    this.session.tab = "company";
  }

  get view(): View {
    return this.session.now!.view as View;
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

  /** All that has happened up to the position that is looked at. */
  get events(): EventMessage[] {
    const position = this.session.now?.position ?? 0;
    return this.session.happened.filter((move) => move.position <= position).flatMap((move) => move.events);
  }

  /** The seat of the company in the large place. */
  get shown(): number {
    return this.looked ?? this.session.seat ?? this.session.now?.decision?.seat ?? 0;
  }

  get company(): View["companies"][number] {
    return this.view.companies[this.shown]!;
  }

  get wouldCompany(): View["companies"][number] | null {
    return this.would?.companies[this.shown] ?? null;
  }

  /** Whether the company in the large place is the one whose move it is to make here. */
  get own(): boolean {
    return this.shown === this.session.seat;
  }

  /** What a thing of that company is about; nothing can be done with what is another's. */
  may(about: About): About {
    return this.own ? about : NOTHING;
  }
}
