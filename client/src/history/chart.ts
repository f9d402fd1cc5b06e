/** How a chart is drawn: round numbers on its axis, lines, labels that do not cover each other. */
export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** An axis with round numbers that holds all values, and 0 if it is near. */
export function axis(values: readonly number[], most = 5): Axis {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const bottom = least >= 0 && least < greatest / 2 ? 0 : least;
  const step = STEPS.find((one) => (greatest - bottom) / one <= most) ?? 10_000;
  const low = Math.floor(bottom / step) * step;
  const high = Math.max(low + step, Math.ceil(greatest / step) * step);
  return { low, high, ticks: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step) };
}

/** Where labels go that want to be at these heights, at least a gap apart and within a height. */
export function apart(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let least = 0;
  for (const i of order) {
    placed[i] = Math.max(least, wanted[i]!);
    least = placed[i]! + gap;
  }
  let most = height;
  for (const i of order.reverse()) {
    placed[i] = Math.min(most, placed[i]!);
    most = placed[i]! - gap;
  }
  return placed;
}

/** A line through points. */
export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}
