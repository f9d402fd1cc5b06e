import { device } from "./kept";
import { LANGUAGES } from "./words/words.svelte";

/** What a person has set for this device. */
export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  /** Letters instead of the companies' shapes. */
  letters: boolean;
  larger: boolean;
  motion: boolean;
  /** Whether a screen covers the table between two people at one device. */
  handOver: boolean;
  /** Whether letters are keys. */
  keys: boolean;
  /** Whether a click plays at once what can be taken back; else it chooses, and a button plays. */
  clickPlays: boolean;
}

const KEY = "arkwright-settings";

function preferred(): string {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => `${wanted.toLowerCase()}-`.startsWith(`${language}-`));
    if (found) return found;
  }
  return LANGUAGES[0]!;
}

function defaults(): Settings {
  return {
    language: preferred(),
    theme: "system",
    letters: false,
    larger: false,
    motion: true,
    handOver: true,
    keys: true,
    clickPlays: !matchMedia("(pointer: coarse)").matches,
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(device.recall(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults(), ...stored() });
if (!LANGUAGES.includes(settings.language)) settings.language = preferred();

/** Keep the settings, and show them on the page. */
export function apply(): void {
  device.keep(KEY, JSON.stringify(settings));
  const dark =
    settings.theme === "dark" ||
    (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const shown = document.documentElement.dataset;
  shown.theme = dark ? "dark" : "light";
  shown.letters = String(settings.letters);
  shown.larger = String(settings.larger);
  shown.motion = String(settings.motion);
}
