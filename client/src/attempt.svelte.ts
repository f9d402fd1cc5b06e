import { Refusal, Unreachable } from "./api/http";
import { t } from "./words/words.svelte";

/** What a person reads when something they asked for was not done. */
export function said(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unreachable) return t("client-unreachable-now");
  throw error;
}

/** Something a person asks the server for: whether it is under way, and why it was not done. */
export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Do it, unless something else is under way. Whether it was done. */
  async run(ask: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await ask();
    } catch (error) {
      this.problem = said(error);
    } finally {
      this.busy = false;
    }
    return this.problem === "";
  }
}
