import { expect, test } from "vitest";
import { forms as formsOf, functionsOf, testNotations } from "$src/table/forms";
import * as notations from "./notations";
import { FACTORY_KINDS, GOODS, TRACKS } from "./view";

const ENGINE = new URL("../../../src/arkwright/boardgame/moves.py", import.meta.url);
/** The decision leaf alone stands for these: nothing on the board does. */
const IN_THE_DECISION = ["done", "end turn", "stop"];

const TILES = [
  ...["accountant", "administrator", "agent", "broker", "charisma", "developer", "engineer"],
  ...["engineering-works", "extra-shifts", "foreman", "inventor", "office", "patent", "school"],
  ...["machine-works", "press-attache", "tinkerer"],
  ...["small-warehouse", "workshop", "jubilee", ...GOODS.map((good) => `patron-${good}`)],
];
const ADVANCED = ["light-machinery", "dark-quality", "light-distribution", "dark-production", "light-investor"];
const ROWS = [0, 1, 2, 3];
const STANDING = ["worker", "machine", ""] as const;

const forms = () => formsOf(ENGINE);

const standFor: Record<string, string[]> = {
  adminSpace: notations.SPACES.flatMap((space) => [
    ...notations.adminSpace(space),
    ...notations.adminSpace(space, "light-quality", true),
  ]),
  marker: [...notations.OWN_MARKERS, ...ADVANCED, "ship-2"].flatMap(notations.marker),
  place: GOODS.flatMap((good) =>
    ROWS.flatMap((row) =>
      STANDING.flatMap((standing) =>
        notations.place(good, row, { standing, machine: true, hired: 2, fired: 3 }),
      ),
    ),
  ),
  missingPlace: GOODS.flatMap((good) => ROWS.flatMap((index) => notations.missingPlace(good, index))),
  row: GOODS.flatMap((good) => ROWS.flatMap((index) => notations.row(good, index))),
  factory: GOODS.flatMap(notations.factory),
  plot: GOODS.flatMap(notations.plot),
  factoryLevel: GOODS.flatMap((good) =>
    [1, 2, 3, 4].flatMap((level) => FACTORY_KINDS.flatMap((kind) => notations.factoryLevel(good, level, kind))),
  ),
  modernise: GOODS.flatMap(notations.modernise),
  quality: GOODS.flatMap(notations.quality),
  distribution: GOODS.flatMap(notations.distribution),
  price: GOODS.flatMap((good) => notations.price(good, 12)),
  prices: GOODS.flatMap((good) => notations.prices(good, 5, 25)),
  tileInOffer: TILES.flatMap(notations.tileInOffer),
  markerInOffer: ADVANCED.flatMap(notations.markerInOffer),
  shipInOffer: notations.CAPACITIES.flatMap(notations.shipInOffer),
  ownTile: TILES.flatMap(notations.ownTile),
  post: notations.POSTS.flatMap(notations.post),
  stock: GOODS.flatMap((good) => notations.stock(good, "food")),
  contractSpace: notations.CAPACITIES.flatMap(notations.contractSpace),
  contractLimit: notations.contractLimit(),
  ownContract: GOODS.flatMap(notations.ownContract),
  harbourGood: GOODS.flatMap((good) => notations.harbourGood(good)),
  ownShip: notations.CAPACITIES.flatMap(notations.ownShip),
  pier: notations.pier(),
  track: TRACKS.flatMap(notations.track),
  trackSpace: TRACKS.flatMap((track) => [0, 1, 2].flatMap((ahead) => notations.trackSpace(track, ahead))),
  eastIndia: notations.eastIndia(),
  ownShares: notations.ownShares(),
  bankShares: notations.bankShares(),
  shareSpace: notations.shareSpace(),
  loans: notations.loans(),
  company: [0, 1, 2, 3].flatMap(notations.company),
};

test("the engine's moves are found", () => {
  const texts = forms().map((form) => form.text);
  expect(texts).toContain("place {marker} {space}");
  expect(texts).toContain("take ship {capacity} for {instead}");
  expect(texts).toContain("swap pier");
  expect(texts).toContain("start {seat + 1}");
  expect(texts.length).toBeGreaterThan(40);
});

testNotations({
  engine: ENGINE,
  standFor,
  inTheDecision: IN_THE_DECISION,
  functions: functionsOf(notations).filter((name) => name !== "shipMarker"),
});

test("nothing stands for more moves than the server answers for at once", () => {
  const most = Math.max(
    ...TILES.map((tile) => notations.ownTile(tile).length),
    ...notations.CAPACITIES.map((capacity) => notations.ownShip(capacity).length),
    ...GOODS.map((good) => notations.harbourGood(good, good).length),
    notations.adminSpace(10).length,
    notations.ownShares().length + notations.bankShares().length,
  );
  expect(most).toBeLessThanOrEqual(200);
});

test("a tile stands for what may be done with it and no more", () => {
  expect(notations.ownTile("office")).toEqual(["return office"]);
  expect(notations.ownTile("patron-food")).toEqual(["use patron", "return patron-food"]);
  expect(notations.ownTile("inventor")).toEqual(["use inventor", "return inventor", "keep inventor"]);
  expect(notations.ownTile("jubilee")).toEqual(["use jubilee"]);
});

test("an empty place hires up to it, a worker is fired down to it", () => {
  const facts = { machine: true, hired: 2, fired: 3 };
  expect(notations.place("food", 1, { ...facts, standing: "" })).toEqual(["hire food 2 2", "reseat food 2"]);
  expect(notations.place("food", 1, { ...facts, standing: "worker" })).toContain("fire food 3");
  expect(notations.place("food", 1, { ...facts, standing: "worker" })).toContain("machine food 2");
  expect(notations.place("food", 1, { ...facts, machine: false, standing: "worker" })).not.toContain(
    "machine food 2",
  );
  expect(notations.place("lamps", 1, { ...facts, standing: "machine" })).toEqual([
    "lose machine lamps 2",
    "move machine lamps 2 1",
  ]);
});
