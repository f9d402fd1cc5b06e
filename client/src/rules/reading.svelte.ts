import type { Refused } from "$made/messages";

/** Whether the rules lie open beside the table, at which section, and what was refused by it. */
class Reading {
  open = $state(false);
  section = $state("");
  refused = $state.raw<Refused | null>(null);
  private from: Element | null = null;

  /** Open them at a section, or where they were. */
  show(section = "", refused: Refused | null = null): void {
    if (!this.open) this.from = document.activeElement;
    this.section = section;
    this.refused = refused;
    this.open = true;
  }

  turn(): void {
    if (this.open) this.close();
    else this.show();
  }

  /** Close them; whoever read them is again where they were. */
  close(): void {
    this.open = false;
    if (this.from instanceof HTMLElement) this.from.focus();
    this.from = null;
  }
}

export const reading = new Reading();
