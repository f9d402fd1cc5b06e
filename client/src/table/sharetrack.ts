import type { ComponentMessage } from "$made/messages";

/** A space of the share track: its value, and the component that says so. */
export interface TrackSpace {
  space: number;
  value: number;
  component: ComponentMessage;
}

/** The share track, which is described in bands: from a space on, so many spaces to a pound. */
export function trackOf(bands: readonly ComponentMessage[]): TrackSpace[] {
  const track: TrackSpace[] = [];
  for (const component of [...bands].sort((one, other) => Number(one.values["from"]) - Number(other.values["from"]))) {
    const { from, to, spaces_per_pound: spaces } = component.values as Record<string, number>;
    if (from === undefined || to === undefined || spaces === undefined) continue;
    const before = track.at(-1)?.value ?? 0;
    for (let space = from; space <= to; space++) {
      track.push({ space, value: before + Math.ceil((space - from + 1) / spaces), component });
    }
  }
  return track;
}
