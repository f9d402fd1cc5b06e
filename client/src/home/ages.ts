/** Days, and how long ago something was, in the words of a language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "now", "3 minutes ago", "yesterday": the largest whole unit, never the future. */
export function ago(at: string, now: number, language: string): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}

/** "14 Mar 2026": a day. */
export function dayOf(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(at));
}
