import { capitalised, sentence, word } from "$src/words/words.svelte";

/** How a value of a title's option reads: by itself, as the game says it, or as a plain yes or no. */
export function valueName(option: string, value: string): string {
  const own = sentence(`client-value-${option}-${value}`) ?? sentence(`client-value-${value}`);
  return capitalised(own ?? word(option, value));
}
