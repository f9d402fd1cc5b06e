import { tables } from "$src/api/server";
import { device } from "$src/kept";
import { apply, settings } from "$src/settings.svelte";

/** So many finished games make somebody who needs no explanation. */
const LEARNT = 3;
const KEY = "arkwright-finished";

/** How many games I have finished, as far as this device knows. */
let finished = $state(Number(device.recall(KEY) ?? 0));
let asked = false;
/** Whether a lesson explains what is to be known here. */
let taught = $state(false);

/** Whether the first decision of a turn is explained: as it was set, else to who is new to the games. */
export function explains(): boolean {
  return settings.explain ?? (finished < LEARNT && !taught);
}

/** At the table of a lesson its note explains, and the decision is terse. */
export function teach(teaches: boolean): void {
  taught = teaches;
}

export function explain(wanted: boolean): void {
  settings.explain = wanted;
  apply();
}

/** Ask once how many games I have finished, as long as that decides something. */
export async function countFinished(): Promise<void> {
  if (asked || settings.explain !== null || finished >= LEARNT) return;
  asked = true;
  const over = await tables.mine("over", 20).catch(() => []);
  finished = over.filter((table) => table.standings.length > 0 && !table.analysis && !table.lesson).length;
  device.keep(KEY, String(finished));
}
