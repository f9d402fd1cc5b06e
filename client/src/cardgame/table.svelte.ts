import { createContext } from "svelte";
import type { Forecasts, Scene, View } from "$made/cardgame";
import { Played } from "$src/table/played.svelte";
import type { Session } from "$src/table/session.svelte";
import type { Tells } from "$src/table/telling";
import type { Board } from "./board";

/** A table of the card game. */
export class CardGame extends Played<View, Forecasts> {
  constructor(
    session: Session,
    readonly board: Board,
  ) {
    super(session);
  }

  /** How it tells a production; loaded when one is shown. */
  async telling(): Promise<Tells> {
    const { tellingOf } = await import("./telling");
    return (scene) => tellingOf(scene as Scene, this);
  }

  get solo(): boolean {
    return this.view.rivals !== null;
  }
}

export const [useTable, provide] = createContext<CardGame>();
