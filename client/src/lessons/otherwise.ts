import type { RuleDifference, Rules } from "$made/messages";

/** A chapter with its rules that go otherwise elsewhere. */
export interface Chapter {
  anchor: string;
  heading: string;
  rules: { entry: string; topic: string; says: string; there: string }[];
}

/** Where an edition file has the rules that are no numbers. */
const SWITCH = "switch.";

/** The rules that go otherwise than in another title, each in the first chapter that it belongs to. */
export function otherwise({ chapters }: Pick<Rules, "chapters">, than: string): Chapter[] {
  const told = new Set<string>();
  const there = ({ others }: RuleDifference) => others.find(({ titles }) => titles.includes(than))?.says;
  return chapters
    .map(({ anchor, number, heading, differences }) => ({
      anchor,
      heading: [number, heading].filter(Boolean).join(" "),
      rules: differences.flatMap((one) => {
        const says = there(one);
        if (!one.entry.startsWith(SWITCH) || says === undefined || told.has(one.entry)) return [];
        told.add(one.entry);
        return [{ entry: one.entry, topic: one.topic, says: one.says, there: says }];
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
