import { createContext } from "svelte";
import type { Forecasts, RivalView, Scene, View } from "$made/cardgame";
import { Played } from "$src/table/played.svelte";
import type { Tells } from "$src/table/telling";
import type { Board } from "./board";
import { rivalSoFar, toldSoFar, type ToldCompany } from "./told";

/** A table of the card game. */
export class CardGame extends Played<View, Forecasts, Board> {
  /** How it tells a production; loaded when one is shown. */
  async telling(): Promise<Tells> {
    const { tellingOf } = await import("./telling");
    return (scene) => tellingOf(scene as Scene, this);
  }

  /** All companies at a glance: while a production is on the stage, as far as that is shown. */
  get companies(): ToldCompany[] {
    const { added, view } = this;
    return added === null ? view.companies : view.companies.map((company) => toldSoFar(company, added));
  }

  /** The same for the opponents of the solo game. */
  get opponents(): RivalView[] {
    const { added, view } = this;
    const opponents = view.rivals?.opponents ?? [];
    return added === null ? opponents : opponents.map((rival) => rivalSoFar(rival, added));
  }

  get solo(): boolean {
    return this.view.rivals !== null;
  }
}

export const [useTable, provide] = createContext<CardGame>();
