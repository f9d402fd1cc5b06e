import { settings } from "$src/settings.svelte";
import { t } from "$src/words/words.svelte";
import { telling } from "./telling.svelte";

/** My turn begins at a table: a knock if I want one, and a notice of the browser if I look elsewhere. */
export function call(name: string, path: string): void {
  if (settings.sound) hear();
  if (document.hidden && telling.tells) {
    const title = t("client-signs-notice", { name });
    void import("./notice").then(({ notify }) => notify(title, path)).catch(() => undefined);
  }
}

/** The knock itself; where it can't be heard, nothing is. */
export function hear(): void {
  void import("./knock").then(({ knock }) => knock()).catch(() => undefined);
}

/** The table is seen: there is nothing to tell any more. */
export function seen(path: string): void {
  if (!document.hidden && telling.tells) void import("./notice").then(({ dismiss }) => dismiss(path)).catch(() => undefined);
}
