import type { Session } from "$src/table/session.svelte";
import { t } from "$src/words/words.svelte";
import { begins, ends, momentOf, type Moment } from "./beginning";
import { call, seen } from "./call";
import { telling } from "./telling.svelte";

/** The signs of one table, as long as its page is open. */
export class Watching {
  private readonly moment: Moment | null;
  /** What the tab says while it is my turn. */
  readonly sign: string;

  constructor(session: Session) {
    const name = () => t(`title-${session.table?.title ?? ""}`);
    const path = `/t/${session.id}`;
    this.moment = $derived(momentOf(session));
    this.sign = $derived(this.moment?.mine ? t("client-signs-turn", { name: name() }) : "");
    let before: Moment | null = null;
    $effect(() => {
      const now = this.moment;
      if (now === null) return;
      if (begins(before, now)) call(name(), path);
      // Who plays alone waits for nobody.
      if (ends(before, now) && session.table?.seats.some((seat) => !seat.mine)) telling.waits = true;
      before = now;
    });
    $effect(() => {
      const look = () => seen(path);
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
  }
}
