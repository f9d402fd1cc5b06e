import { getContext, setContext } from "svelte";
import type { Session } from "$src/table/session.svelte";
import type { Board } from "./board";
import { priced, type CompanyView, type Forecasts, type View } from "./view";

/** A table of the board game: what is, what would be, and which company is looked at closely. */
export class WaterFrame {
  /** The company that is looked at in the large place; null is one's own. */
  looked = $state<number | null>(null);

  constructor(
    readonly session: Session,
    readonly board: Board,
  ) {}

  /** Look at a company closely; a narrow screen turns to it. */
  look(seat: number | null): void {
    this.looked = seat === this.session.seat ? null : seat;
    this.session.tab = "company";
  }

  get view(): View {
    return this.session.now!.view as unknown as View;
  }

  /** What the table would look like after the move that is pointed at or chosen. */
  get would(): View | null {
    return (this.session.would?.view as unknown as View | undefined) ?? null;
  }

  get forecast(): Forecasts {
    return priced(this.session.now!.forecast as unknown as Forecasts);
  }

  get wouldForecast(): Forecasts | null {
    const forecast = this.session.would?.forecast as unknown as Forecasts | undefined;
    return forecast ? priced(forecast) : null;
  }

  /** The seat of the company in the large place. */
  get shown(): number {
    return this.looked ?? this.session.seat ?? this.session.now?.decision?.seat ?? 0;
  }

  get company(): CompanyView {
    return this.view.companies[this.shown]!;
  }

  get wouldCompany(): CompanyView | null {
    return this.would?.companies[this.shown] ?? null;
  }

  /** Whether the company in the large place is the one whose move it is to make here. */
  get own(): boolean {
    return this.shown === this.session.seat;
  }
}

const KEY = Symbol("water-frame");

export function provide(table: WaterFrame): void {
  setContext(KEY, table);
}

export function useTable(): WaterFrame {
  return getContext<WaterFrame>(KEY);
}
