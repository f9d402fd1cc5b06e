import type { Me, ProfileForm } from "$made/messages";
import { people } from "./api/server";
import { apply, settings } from "./settings.svelte";
import { load } from "./words/words.svelte";

/** Who I am to the server; a first visit makes a guest. */
class Myself {
  profile = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.profile = await people.me();
    // The server's own sentences come in the language that the person reads here.
    if (this.profile.language !== settings.language) await this.change({ language: settings.language });
    if (this.profile.push_allowed) void import("./signs/telling.svelte").then(({ renew }) => renew()).catch(() => undefined);
  }

  /** Read everything in another language. */
  async speak(language: string): Promise<void> {
    settings.language = language;
    apply();
    await load(language);
    await this.change({ language });
  }

  async change(form: ProfileForm): Promise<void> {
    this.profile = await people.change(form);
  }
}

export const me = new Myself();
