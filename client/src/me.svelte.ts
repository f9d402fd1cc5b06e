import type { Me, ProfileForm } from "./api/messages";
import { people } from "./api/server";
import { settings } from "./settings.svelte";

/** Who I am to the server; a first visit makes a guest. */
class Myself {
  profile = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.profile = await people.me();
    // The server's own sentences come in the language that the person reads here.
    if (this.profile.language !== settings.language) await this.change({ language: settings.language });
  }

  async change(form: ProfileForm): Promise<void> {
    this.profile = await people.change(form);
  }
}

export const me = new Myself();
