import { tab } from "$src/kept";
import { settings } from "$src/settings.svelte";
import { handedTo } from "./handing";
import type { Session } from "./session.svelte";

/** What covers the table between two people at one screen. */
export class Cover {
  /** Which of my seats has the table open. */
  private opened = $state<number | null>(null);
  private readonly key: string;

  constructor(private readonly session: Session) {
    this.key = `arkwright-open-${session.id}`;
    // Whoever loads the page again must not find the table of the next player open.
    const seat = tab.recall(this.key);
    this.opened = seat === null ? (session.live?.seat ?? null) : Number(seat);
    this.store();
  }

  get next(): number | null {
    const { live, mine } = this.session;
    if (!settings.handOver || live === null || live.over) return null;
    return handedTo(live.decision?.seat ?? null, this.opened, mine);
  }

  open(): void {
    this.opened = this.next ?? this.opened;
    this.store();
  }

  private store(): void {
    if (this.opened !== null) tab.keep(this.key, String(this.opened));
  }
}
