import type { Layout } from "$src/table/titles";
import Actions from "./choices/Actions.svelte";
import Appeal from "./choices/Appeal.svelte";
import Cards from "./choices/Cards.svelte";
import Develop from "./choices/Develop.svelte";
import Exchange from "./choices/Exchange.svelte";
import Factories from "./choices/Factories.svelte";
import Goods from "./choices/Goods.svelte";
import Take from "./choices/Take.svelte";
import Values from "./choices/Values.svelte";

/** How the moves of the card game are laid out, by kind; the others are sentences. */
export const layouts: Layout[] = [
  { kinds: ["act", "pass"], component: Actions },
  { kinds: ["appeal"], component: Appeal },
  { kinds: ["set-quality", "set-distribution"], component: Values },
  { kinds: ["found", "build-factory", "upgrade", "invent", "employ", "automate", "produce-extra"], component: Factories },
  { kinds: ["sell-from-store", "ship-goods"], component: Goods },
  { kinds: ["develop"], component: Develop },
  { kinds: ["buy", "borrow", "ready-ships", "broker"], component: Exchange },
  { kinds: ["use-card", "reactivate", "clear-goods", "drop", "start"], component: Cards },
  { kinds: ["take-card", "discard-card"], component: Take },
];
