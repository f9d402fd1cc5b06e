import type { Layout } from "$src/table/titles";

/** How the moves of the board game are laid out, by kind; the others are sentences. Each is loaded when it is asked for. */
export const layouts: Layout[] = [
  { kinds: ["place", "reuse", "unlock"], load: () => import("./choices/Matrix.svelte") },
  { kinds: ["pay"], load: () => import("./choices/Pay.svelte") },
  { kinds: ["offer"], load: () => import("./choices/Offering.svelte") },
  { kinds: ["found", "build", "modernise", "close"], load: () => import("./choices/Factories.svelte") },
  { kinds: ["hire", "fire", "move-piece", "post", "shift"], load: () => import("./choices/Hiring.svelte") },
  { kinds: ["machine", "reseat", "lose-machine", "advance", "produce"], load: () => import("./choices/Rows.svelte") },
  { kinds: ["influence"], load: () => import("./choices/Influence.svelte") },
  { kinds: ["quality"], load: () => import("./choices/Levels.svelte") },
  { kinds: ["distribute"], load: () => import("./choices/Levels.svelte") },
  { kinds: ["price"], load: () => import("./choices/Prices.svelte") },
  { kinds: ["buy", "sell", "repay", "clear", "contract", "limit", "broker"], load: () => import("./choices/Trade.svelte") },
  {
    kinds: ["take-marker", "take-ship", "take-tile", "assign", "return-tile", "keep-tile"],
    load: () => import("./choices/Take.svelte"),
  },
  {
    kinds: ["use", "ship", "invest", "rise", "sell-stored", "stop", "discard", "dismiss", "pay-off", "enlist", "suffer", "start", "swap"],
    load: () => import("./choices/Cards.svelte"),
  },
];
