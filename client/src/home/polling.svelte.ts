import { onMount } from "svelte";
import { Unreachable } from "$src/api/http";
import { said } from "$src/attempt.svelte";
import { t } from "$src/words/words.svelte";

/** Milliseconds from one look to the next. */
const EVERY = 15_000;
/** How many of these pass from one look to the next while nobody sees the page. */
const HIDDEN = 4;

/** Looking again and again at what others change; less, and less often, while the page is not seen. */
export class Polling {
  now = $state(Date.now());
  problem = $state("");

  private passed = 0;

  constructor(
    private readonly ask: () => Promise<void>,
    private readonly askHidden?: () => Promise<void>,
  ) {
    onMount(() => {
      void this.look();
      const timer = setInterval(this.again, EVERY);
      document.addEventListener("visibilitychange", this.again);
      addEventListener("online", this.again);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", this.again);
        removeEventListener("online", this.again);
      };
    });
  }

  private readonly again = (): void => {
    this.passed = document.hidden ? this.passed + 1 : 0;
    if (this.passed === 0) void this.look();
    else if (this.passed % HIDDEN === 0 && this.askHidden) void this.look(this.askHidden);
  };

  private async look(ask = this.ask): Promise<void> {
    try {
      await ask();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Unreachable ? t("client-unreachable") : said(error);
    }
    this.now = Date.now();
  }
}
