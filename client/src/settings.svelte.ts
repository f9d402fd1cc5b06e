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
  /** How long what happens stands before the next is shown. */
  pace: "slow" | "usual" | "at-once";
  /** Whether productions are played as scenes. */
  scene: "show" | "skip";
  /** Whether only those turns of others are told that concern me. */
  concerning: boolean;
  /** Whether what could be chosen first in a turn is explained; null as long as one is new to the games. */
  explain: boolean | null;
  /** Whether a knock is heard when my turn begins. */
  sound: boolean;
  /** Whether all that a lesson does not speak of steps back. */
  dim: boolean;
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
    explain: null,
    clickPlays: !matchMedia("(pointer: coarse)").matches,
    pace: "usual",
    scene: "show",
    concerning: false,
    sound: false,
    dim: true,
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
  const { dataset } = document.documentElement;
  dataset.theme = dark ? "dark" : "light";
  dataset.letters = String(settings.letters);
  dataset.larger = String(settings.larger);
  dataset.motion = String(settings.motion);
}
