import { describe, expect, test, vi } from "vitest";
import type { RuleChapter, Rules } from "$made/messages";
import { load } from "$src/words/words.svelte";
import { distance, escaped, marked, nearest, search, termsAbout } from "./search";
import { spokenEndings, sought, stem } from "./stems";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

async function endingsIn(language: string): Promise<readonly string[]> {
  await load(language, ["handbook"]);
  return spokenEndings();
}

const ENDINGS = await endingsIn("en");

const chapter = (number: string, heading: string, html: string, more: Partial<RuleChapter> = {}): RuleChapter => ({
  anchor: number,
  number,
  heading,
  level: 2,
  html,
  based: [],
  decisions: [],
  differences: [],
  refusals: [],
  examples: [],
  ...more,
});

const RULES: Rules = {
  title: "water-frame-2016",
  language: "en",
  chapters: [
    chapter("1.0", "In short", "<p><strong>Appeal</strong> = base quality + quality − price.</p>"),
    chapter("II.2.4", "Quality", "<p>The highest level is 4.</p><p>Nothing else.</p>", { refusals: ["Your … factory has quality … already"] }),
    chapter("III.1", "The sale", "<p>From the highest <em>appeal</em> down. Higher appeal sells earlier &amp; more.</p>"),
    chapter("10.1", "Tiles", "<table><tr><td>Patent</td><td>£2 more for Distribution</td></tr></table>"),
  ],
  decisions: [],
  differences: [],
  glossary: [
    { id: "appeal", name: "Appeal", text: "How attractive a good is.", see: [], anchor: "1.0", drawing: null },
    { id: "importer", name: "Importer", text: "A seller who is nobody's.", see: [], anchor: "1.0", drawing: null },
  ],
  places: { "II.2.4": "II.2.4", "II.2.4b": "II.2.4", "III.1": "III.1" },
  questions: {},
};
const found = (query: string) => search(RULES, query, ENDINGS).map((hit) => hit.chapter.number);

describe("endings", () => {
  test.each([
    ["en", "selling", "sells"],
    ["en", "companies", "company"],
    ["en", "qualities", "quality"],
    ["de", "Maschinen", "Maschine"],
    ["de", "Kontrakten", "Kontrakt"],
    ["fr", "décennies", "Decennie"],
    ["fr", "navires", "navire"],
  ])("in %s %s is found by %s", async (language, word, query) => {
    const endings = await endingsIn(language);
    expect(stem(word, endings).startsWith(stem(query, endings))).toBe(true);
  });
  test("a short word and a section keep theirs", () => {
    expect(stem("its", ENDINGS)).toBe("its");
    expect(stem("II.2.6e", ENDINGS)).toBe("ii.2.6e");
    expect(sought("Level levels, IV", ENDINGS)).toEqual(["level", "iv"]);
  });
});

describe("search", () => {
  test("where a word is explained comes before where it is said more often", () => {
    expect(found("appeal")).toEqual(["1.0", "III.1"]);
    expect(search(RULES, "appeal", ENDINGS)[1]!.count).toBe(2);
  });
  test("the chapter that explains a term comes before those that have it in their heading", () => {
    const fading = chapter("III.3", "Importer, importers", "<p>The importer goes on.</p>");
    const first = (anchor: string) => {
      const glossary = RULES.glossary.map((term) => ({ ...term, anchor }));
      return search({ ...RULES, chapters: [fading, chapter("II", "Sellers", "<p>The importer sells.</p>")], glossary }, "importer", ENDINGS)[0]!.chapter.number;
    };
    expect(first("II")).toBe("II");
    expect(first("")).toBe("III.3");
  });
  test("what is shown of a hit has its spaces, and nothing of what is otherwise elsewhere", () => {
    const item = chapter("4", "Set-up", "<ul><li>Importers stand on 0.<aside><p><em>Importers</em> <b>here</b> none</p></aside></li></ul>");
    const said = (query: string) => search({ ...RULES, chapters: [item] }, query, ENDINGS)[0]!.said;
    expect(said("stand")).toBe("Importers <mark>stand</mark> on 0.");
    expect(said("none")).toBe("Importers here <mark>none</mark>");
  });
  test("all words, in any order", () => {
    expect(found("levels highest")).toEqual(["II.2.4"]);
    expect(found("highest appeal patent")).toEqual([]);
  });
  test("by the number of a section, also one below it", () => {
    expect(found("iii.1")[0]).toBe("III.1");
    expect(found("II.2.4b")[0]).toBe("II.2.4");
  });
  test("tiles and refusals", () => {
    expect(found("patent")).toEqual(["10.1"]);
    expect(found("factory quality already")).toEqual(["II.2.4"]);
  });
  test("nothing is sought, nothing is found", () => {
    expect(found("  ")).toEqual([]);
    expect(found("?")).toEqual([]);
  });
  test("what is found is shown with the words around it", () => {
    expect(search(RULES, "earlier", ENDINGS)[0]!.said).toContain("<mark>earlier</mark>");
  });
});

describe("marks", () => {
  test("stand in the text, never in a tag or an entity", () => {
    const html = '<p class="amp">Higher appeal &amp; more</p>';
    expect(marked(html, sought("class amp appeals", ENDINGS), ENDINGS)).toBe('<p class="amp">Higher <mark>appeal</mark> &amp; more</p>');
  });
  test("plain text becomes HTML", () => {
    expect(escaped('a < b & "c"')).toBe("a &lt; b &amp; &quot;c&quot;");
  });
});

describe("terms", () => {
  test("are found by name, then by text", () => {
    expect(termsAbout(RULES, "appeals", ENDINGS).map(({ id }) => id)).toEqual(["appeal"]);
    expect(termsAbout(RULES, "seller", ENDINGS).map(({ id }) => id)).toEqual(["importer"]);
  });
  test("the nearest one is told where nothing is found", () => {
    expect(distance("importer", "inporter")).toBe(1);
    expect(nearest(RULES, "inporter", 1)[0]!.id).toBe("importer");
  });
});
