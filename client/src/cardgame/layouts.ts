import type { Layout } from "$src/table/titles";

/** How the moves of the card game are laid out, by kind; the others are sentences. Each is loaded when it is asked for. */
export const layouts: Layout[] = [
  { kinds: ["act", "pass"], load: () => import("./choices/Actions.svelte") },
  { kinds: ["appeal"], load: () => import("./choices/Appeal.svelte") },
  { kinds: ["set-quality", "set-distribution"], load: () => import("./choices/Values.svelte") },
  { kinds: ["found", "build-factory", "upgrade", "invent", "employ", "automate", "produce-extra"], load: () => import("./choices/Factories.svelte") },
  { kinds: ["sell-from-store", "ship-goods"], load: () => import("./choices/Goods.svelte") },
  { kinds: ["develop"], load: () => import("./choices/Develop.svelte") },
  { kinds: ["buy", "borrow", "ready-ships", "broker"], load: () => import("./choices/Exchange.svelte") },
  { kinds: ["use-card", "reactivate", "clear-goods", "drop", "start"], load: () => import("./choices/Cards.svelte") },
  { kinds: ["take-card", "discard-card"], load: () => import("./choices/Take.svelte") },
];
