import { Refusal, Unreachable } from "$src/api/http";
import { t } from "$src/words/words.svelte";

/** What a person reads when something they asked for was not done. */
export function said(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unreachable) return t("client-unreachable");
  throw error;
}
