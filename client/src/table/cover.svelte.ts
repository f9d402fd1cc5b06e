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
    this.opened = this.stored() ?? session.live?.seat ?? null;
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

  private stored(): number | null {
    try {
      const seat = sessionStorage.getItem(this.key);
      return seat === null ? null : Number(seat);
    } catch {
      return null;
    }
  }

  private store(): void {
    try {
      if (this.opened !== null) sessionStorage.setItem(this.key, String(this.opened));
    } catch {
      // A browser that keeps nothing still covers.
    }
  }
}
