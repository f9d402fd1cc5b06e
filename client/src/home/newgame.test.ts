import { expect, test } from "vitest";
import { atOnce, companions, firstChoices, forTitle, read, seated, startWords, tableForm, written } from "./newgame";
import { aSeat, aTable } from "$tests/given";
import { OFFER } from "$tests/offer";

const first = () => firstChoices(OFFER)!;

test("the first game is Water Frame 2016, predetermined, against three clerks", () => {
  expect(tableForm(first(), OFFER.titles[0]!)).toEqual({
    title: "water-frame-2016",
    options: { setup: "predetermined" },
    seats: [{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "clerk" })],
    pace: "live",
    listed: false,
    shuffle: false,
  });
  expect(startWords(first())).toEqual({
    id: "client-start-against",
    facts: { title: "water-frame-2016", count: 3, grade: "clerk" },
  });
});

test("the first title that is offered is the first choice", () => {
  expect(firstChoices({ ...OFFER, titles: [OFFER.titles[1]!] })?.title).toBe("card-game");
  expect(firstChoices({ ...OFFER, titles: [] })).toBeNull();
});

test("modules are seen at once, other options on demand", () => {
  const options = ["setup", "events", "east-india"].map((name, place) => ({ name, values: ["no", "yes"], seats: [], module: place === 2 }));
  expect(atOnce(options).map(({ name }) => name)).toEqual(["setup", "east-india"]);
});

test("another title brings its own options and has no more seats than it may", () => {
  const choices = forTitle(first(), OFFER.titles[1]!, "clerk");
  expect(choices.options).toEqual({ draft: "no" });
  expect(choices.seats).toHaveLength(2);
});

test("an option that does not go with the seats is not sent", () => {
  const [, cards] = OFFER.titles;
  const two = { ...forTitle(first(), cards!, "clerk"), options: { draft: "yes" } };
  expect(tableForm(two, cards!).options).toEqual({ draft: "yes" });
  expect(tableForm({ ...two, seats: seated(two.seats, 1, "clerk") }, cards!).options).toEqual({});
});

test("seats are added as bots and taken from the end", () => {
  const two = seated(first().seats, 2, "clerk");
  expect(two).toEqual([{ kind: "me", name: "" }, { kind: "bot", bot: "clerk" }]);
  expect(seated(two, 3, "random").at(-1)).toEqual({ kind: "bot", bot: "random" });
});

test("a choice of a seat can be written and read", () => {
  for (const seat of ["me", "open", "bot clerk", "person h3v8d2s6tn"]) expect(written(read(seat))).toBe(seat);
});

test("the style of a bot is sent, and the button tells the grade", () => {
  const choices = { ...first(), seats: [read("me"), { kind: "bot" as const, bot: "clerk/shipper" }] };
  expect(written(choices.seats[1]!)).toBe("bot clerk");
  expect(tableForm(choices, OFFER.titles[0]!).seats[1]).toEqual({ kind: "bot", bot: "clerk/shipper" });
  expect(startWords(choices).facts["grade"]).toBe("clerk");
});

test("names at one screen are sent without the space around them", () => {
  const choices = { ...first(), seats: [{ kind: "me" as const, name: " Ada " }, { kind: "me" as const, name: "" }] };
  expect(tableForm(choices, OFFER.titles[0]!).seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "me" }]);
  expect(startWords(choices).id).toBe("client-start-here");
});

test("the button says what will happen", () => {
  const says = (...seats: string[]) => startWords({ ...first(), seats: seats.map(read) }).id;
  expect(says("me", "open", "bot clerk")).toBe("client-start-open");
  expect(says("bot clerk", "bot random")).toBe("client-start-watch");
  expect(says("me", "person h3v8d2s6tn")).toBe("client-start-together");
  expect(says("me")).toBe("client-start-alone");
  expect(startWords({ ...first(), seats: ["me", "bot clerk", "bot random"].map(read) }).facts.grade).toBe("mixed");
});

test("companions are the others at my tables, each once", () => {
  const ben = aSeat(1, { name: "Ben", profile: "b" });
  const tables = [
    aTable({ seats: [aSeat(0, { profile: "a", mine: true }), ben] }),
    aTable({ seats: [ben, aSeat(1, { name: "Strutt", bot: "clerk" })] }),
  ];
  expect(companions(tables)).toEqual([{ profile: "b", name: "Ben" }]);
});
