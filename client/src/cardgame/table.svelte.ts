import { getContext, setContext } from "svelte";
import type { Forecasts, View } from "$src/api/cardgame";
import { Played } from "$src/table/played.svelte";
import type { Session } from "$src/table/session.svelte";
import type { Board } from "./board";

/** A table of the card game. */
export class CardGame extends Played<View, Forecasts> {
  constructor(
    session: Session,
    readonly board: Board,
  ) {
    super(session);
  }

  get solo(): boolean {
    return this.view.rivals !== null;
  }
}

const KEY = Symbol("cardgame");

export function provide(table: CardGame): void {
  setContext(KEY, table);
}

export function useTable(): CardGame {
  return getContext<CardGame>(KEY);
}
