import type { Layout } from "$src/table/titles";
import Cards from "./choices/Cards.svelte";
import Factories from "./choices/Factories.svelte";
import Hiring from "./choices/Hiring.svelte";
import Influence from "./choices/Influence.svelte";
import Levels from "./choices/Levels.svelte";
import Matrix from "./choices/Matrix.svelte";
import Offering from "./choices/Offering.svelte";
import Pay from "./choices/Pay.svelte";
import PriceDial from "./choices/PriceDial.svelte";
import Rows from "./choices/Rows.svelte";
import Take from "./choices/Take.svelte";
import Trade from "./choices/Trade.svelte";

/** How the moves of the board game are laid out, by kind; the others are sentences. */
export const layouts: Layout[] = [
  { kinds: ["place", "reuse", "unlock"], component: Matrix },
  { kinds: ["pay"], component: Pay },
  { kinds: ["offer"], component: Offering },
  { kinds: ["found", "build", "modernise", "close"], component: Factories },
  { kinds: ["hire", "fire", "move-piece", "post", "shift"], component: Hiring },
  { kinds: ["machine", "reseat", "lose-machine", "advance", "produce"], component: Rows },
  { kinds: ["influence"], component: Influence },
  { kinds: ["quality"], component: Levels },
  { kinds: ["distribute"], component: Levels },
  { kinds: ["price"], component: PriceDial },
  { kinds: ["buy", "sell", "repay", "clear", "contract", "limit", "broker"], component: Trade },
  {
    kinds: ["take-marker", "take-ship", "take-tile", "assign", "return-tile", "keep-tile"],
    component: Take,
  },
  {
    kinds: ["use", "ship", "invest", "rise", "sell-stored", "stop", "discard", "dismiss", "pay-off", "enlist", "suffer", "start", "swap"],
    component: Cards,
  },
];
