/** A number as it is written here: with our minus, in pounds, with a plus where it says what is gained. */
export function written(value: number, { money = false, plus = false } = {}): string {
  const sign = value < 0 ? "−" : plus && value > 0 ? "+" : "";
  return `${sign}${money ? "£" : ""}${Math.abs(value)}`;
}
