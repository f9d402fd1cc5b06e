import { expect, test } from "vitest";
import type { RuleChapter, RuleDifference } from "$made/messages";
import { otherwise } from "./otherwise";

const rule = (entry: string, ...titles: string[]): RuleDifference => ({ entry, topic: entry, says: "here", others: [{ titles, says: "there", anchor: "" }] });
const chapter = (anchor: string, ...differences: RuleDifference[]): RuleChapter => ({
  anchor,
  number: anchor,
  heading: "Sale",
  level: 2,
  html: "",
  based: [],
  decisions: [],
  differences,
  refusals: [],
  examples: [],
});

test("each rule that goes otherwise than in another title stands in its first chapter, numbers in none", () => {
  const chapters = [
    chapter("1", rule("switch.fading", "old"), rule("loan.amount", "old"), rule("switch.ties", "older")),
    chapter("2", rule("switch.fading", "old")),
    chapter("3", rule("switch.contracts", "older", "old")),
  ];
  expect(otherwise({ chapters }, "old")).toEqual([
    { anchor: "1", heading: "1 Sale", rules: [{ entry: "switch.fading", topic: "switch.fading", says: "here", there: "there" }] },
    { anchor: "3", heading: "3 Sale", rules: [{ entry: "switch.contracts", topic: "switch.contracts", says: "here", there: "there" }] },
  ]);
});
