import { describe, expect, test } from "vitest";
import type { RuleChapter, RuleDifference } from "$made/messages";
import { differing, placed, type Saying } from "./otherwise";

const SAYING: Saying = { titled: (title) => title.toUpperCase(), here: "here", more: (count) => `${count} more`, open: false };
const other = (...titles: string[]) => ({ titles, says: "£2 < £3", anchor: "5.1" });
const difference = (entry: string, ...titles: string[]): RuleDifference => ({ entry, topic: "Price", says: "£5", others: [other(...titles)] });

function chapter(html: string, ...differences: RuleDifference[]): RuleChapter {
  return { anchor: "1", number: "1", heading: "One", level: 2, html, based: [], decisions: [], differences, refusals: [], examples: [] };
}
const block = (named: string) => `<p data-entry="${named}">Said.</p>\n<aside data-entry="${named}"></aside>`;

describe("what is otherwise", () => {
  test("stands at the first paragraph that names it, or a table around it", () => {
    const { html, differences } = placed(chapter(block("price") + block("price.food"), difference("price.food", "new")), "", SAYING);
    expect(html.match(/<aside/g)).toHaveLength(1);
    expect(html.indexOf("<aside")).toBeLessThan(html.lastIndexOf("<p data-differs>"));
    expect(html).toContain('<a class="edition" href="/rules/new#5.1">NEW</a> £2 &lt; £3');
    expect(html).not.toContain("data-entry");
    expect(differences).toEqual([]);
  });
  test("is left for the end where no paragraph names it", () => {
    const one = difference("switch.hiring", "new");
    const { html, differences } = placed(chapter(block("price"), one), "", SAYING);
    expect(html).toBe("<p>Said.</p>\n");
    expect(differences).toEqual([one]);
  });
  test("is told of the edition alone that it is compared with", () => {
    const all = [difference("price.food", "new", "old"), difference("price.lamps", "old")];
    expect(differing(all, "").length).toBe(2);
    expect(differing(all, "new")).toEqual([difference("price.food", "new")]);
    const { html } = placed(chapter(block("price.food") + block("price.lamps"), ...all), "new", SAYING);
    expect(html).not.toContain("OLD");
    expect(html.match(/data-differs/g)).toHaveLength(1);
  });
  test("of a row of a table is a row, and none where nothing is otherwise", () => {
    const row = '<tr data-entry="ship"><td>2</td></tr><tr class="otherwise"><td colspan="1"><aside data-entry="ship"></aside></td></tr>';
    expect(placed(chapter(row), "", SAYING).html).toBe("<tr><td>2</td></tr>");
    expect(placed(chapter(row, difference("ship.4", "new")), "", SAYING).html).toMatch(/<tr class="otherwise"><td colspan="1"><aside .*<\/aside><\/td><\/tr>$/);
  });
  test("is folded where it is much", () => {
    const many = ["a", "b", "c", "d"].map((one) => difference(`ship.${one}`, "new"));
    expect(placed(chapter(block("ship"), ...many), "", SAYING).html).toContain("<details><summary>4 more</summary>");
    expect(placed(chapter(block("ship"), ...many), "", { ...SAYING, open: true }).html).toContain("<details open>");
    expect(placed(chapter(block("ship"), ...many.slice(1)), "", SAYING).html).not.toContain("details");
  });
});
