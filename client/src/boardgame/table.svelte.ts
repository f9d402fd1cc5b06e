import { createContext } from "svelte";
import { innerWidth } from "svelte/reactivity/window";
import type { CompanyView, Forecasts, Scene, View } from "$made/boardgame";
import { Played } from "$src/table/played.svelte";
import type { Tells } from "$src/table/telling";
import type { Board } from "./board";
import type { GoodPrices } from "./prices";
import { priced } from "./sale";
import { toldSoFar } from "./told";

/** The board needs this many pixels; on less it becomes tabs. */
const WIDE = 1280;

/** A table of the board game. */
export class BoardGame extends Played<View, Forecasts, Board> {
  /** How it tells a production; loaded when one is shown. */
  async telling(): Promise<Tells> {
    const { tellingOf } = await import("./telling");
    return (scene) => tellingOf(scene as Scene, this);
  }

  /** All companies at a glance: while a production is on the stage, as far as that is shown. */
  get companies(): CompanyView[] {
    const { added, board, view } = this;
    return added === null ? view.companies : view.companies.map((company) => toldSoFar(company, added, board.shareValues));
  }

  /** The tables of the prices that may be set, while some may. */
  prices = $state.raw<(() => GoodPrices[]) | null>(null);
  /** The entry of the log at which their sheet was turned away, to see the company below it. */
  private away = $state<number | null>(null);

  /** Whether all prices are set together, each good's under its own market. */
  get repricing(): boolean {
    return this.board.ways.repricing === "all" && this.session.decision?.question === "price-adjustment";
  }

  /** Whether the sheet of the prices lies on my company. */
  get sheet(): boolean {
    const { prices, repricing, own, session } = this;
    return prices !== null && repricing && own && (innerWidth.current ?? WIDE) >= WIDE && this.away !== session.live?.number;
  }

  /** Lay the sheet of the prices on my company, or take it away. */
  turnSheet(): void {
    this.away = this.sheet ? (this.session.live?.number ?? null) : null;
  }

  override look(seat: number | null): void {
    const before = this.looked;
    super.look(seat);
    // Who looks at the own company already wants to see below what lies on it.
    if (this.repricing && before === null && this.looked === null) this.turnSheet();
  }

  override get forecast(): Forecasts {
    return priced(super.forecast);
  }

  override get wouldForecast(): Forecasts | null {
    const forecast = super.wouldForecast;
    return forecast && priced(forecast);
  }
}

export const [useTable, provide] = createContext<BoardGame>();
