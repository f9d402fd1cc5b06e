import { expect, test, vi } from "vitest";
import { LANGUAGES, load, t } from "$src/words/words.svelte";
import { askable, botFacts, expectations, firstGrade, gradeOf, inStyle, ownBots, styleOf, stylesOf, type BotsOffer } from "./bots";

const OFFER: BotsOffer = {
  bots: ["random", "clerk", "tycoon", "Greedy"],
  grades: [
    { name: "random", seconds: 0, has_style: false },
    { name: "clerk", seconds: 0, has_style: true },
    { name: "tycoon", seconds: 3, has_style: true },
  ],
  styles: ["two-factories", "shipper"],
};

test("a bot's name is its grade, and its style if it has one", () => {
  expect([gradeOf("tycoon/shipper"), styleOf("tycoon/shipper")]).toEqual(["tycoon", "shipper"]);
  expect([gradeOf("clerk"), styleOf("clerk")]).toEqual(["clerk", ""]);
});

test("who follows a lesson has no style, and a clerk plays elsewhere", () => {
  const rival = "lesson/water-frame-2016/guided-decade";
  expect([gradeOf(rival), styleOf(rival), askable(rival)]).toEqual(["lesson", "", "clerk"]);
  expect(askable("tycoon/shipper")).toBe("tycoon/shipper");
});

test("the first bot is a clerk, if the server has one", () => {
  expect(firstGrade(OFFER.bots)).toBe("clerk");
  expect(firstGrade(["random", "Greedy"])).toBe("Greedy");
});

test("a style stays when another grade is chosen, unless that has none", () => {
  expect(inStyle(OFFER, "tycoon", "shipper")).toBe("tycoon/shipper");
  expect(inStyle(OFFER, "tycoon", "")).toBe("tycoon");
  expect(inStyle(OFFER, "random", "shipper")).toBe("random");
  expect(inStyle(OFFER, "Greedy", "shipper")).toBe("Greedy");
  expect(stylesOf(OFFER, "tycoon/shipper")).toEqual(OFFER.styles);
});

test("what is no grade is the server's own", () => {
  expect(ownBots(OFFER)).toEqual(["Greedy"]);
});

test("what to expect is said of every grade once, weakest first", () => {
  const said = expectations(OFFER, ["Greedy", "tycoon/shipper", "clerk", "tycoon"]);
  expect(said.map(({ id }) => id)).toEqual(["client-expect-clerk", "client-expect-tycoon", "client-expect-own"]);
  expect(said.map(({ facts }) => facts["seconds"])).toEqual([0, 3, 0]);
});

test.each(LANGUAGES)("grade and style have words, and an own bot keeps its name (%s)", async (language) => {
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  await load(language, ["client", "bots"]);
  const said = t("client-plays-bot", botFacts("tycoon/shipper"));
  expect(said).toContain(t("client-bot-tycoon"));
  expect(said).toContain(t("client-style-shipper"));
  expect(t("client-plays-bot", botFacts("Greedy"))).toContain("Greedy");
  for (const { id, facts } of expectations(OFFER, OFFER.bots)) expect(t(id, facts)).not.toContain("{");
  expect(t("client-expect-tycoon", { seconds: 3 })).toContain("3 s");
});
