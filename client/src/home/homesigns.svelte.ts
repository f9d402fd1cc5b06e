import type { TableMessage } from "$made/messages";
import { call } from "$src/signs/call";
import { t } from "$src/words/words.svelte";
import { sorted, waitsFor } from "./standing";

/** The signs of all my tables, on the home page. */
export class HomeSigns {
  private readonly waiting: TableMessage[] | null;
  /** What the tab says while a table waits for me. */
  readonly sign: string;

  constructor(mine: () => TableMessage[] | null) {
    this.waiting = $derived(mine() && sorted(mine()!).filter((table) => waitsFor(table) === "my-turn"));
    this.sign = $derived.by(() => {
      const [first, ...others] = this.waiting ?? [];
      if (first === undefined) return "";
      if (others.length > 0) return t("client-signs-turns", { count: others.length + 1 });
      return t("client-signs-turn", { name: t(`title-${first.title}`) });
    });
    let known: string[] | null = null;
    $effect(() => {
      if (this.waiting === null) return;
      for (const { id, title } of this.waiting) if (known !== null && !known.includes(id)) call(t(`title-${title}`), `/t/${id}`);
      known = this.waiting.map(({ id }) => id);
    });
  }
}
