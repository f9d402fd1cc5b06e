import { crossfade } from "svelte/transition";
import { settings } from "$src/settings.svelte";

/** Milliseconds that a piece is on its way. */
const ON_ITS_WAY = 180;

/** No time at all for those who want nothing to move. */
function duration(): number {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches ? ON_ITS_WAY : 0;
}

/** How a marker goes from hand to the administration chart and back; others just appear. */
export const [send, receive] = crossfade({ duration, fallback: () => ({ duration: 0 }) });
