import { getContext, setContext } from "svelte";
import type { Forecasts, View } from "$src/api/boardgame";
import { Played } from "$src/table/played.svelte";
import type { Session } from "$src/table/session.svelte";
import type { Board } from "./board";
import { priced } from "./sale";

/** A table of the board game. */
export class BoardGame extends Played<View, Forecasts> {
  constructor(
    session: Session,
    readonly board: Board,
  ) {
    super(session);
  }

  override get forecast(): Forecasts {
    return priced(super.forecast);
  }

  override get wouldForecast(): Forecasts | null {
    const forecast = super.wouldForecast;
    return forecast && priced(forecast);
  }
}

const KEY = Symbol("boardgame");

export function provide(table: BoardGame): void {
  setContext(KEY, table);
}

export function useTable(): BoardGame {
  return getContext<BoardGame>(KEY);
}
