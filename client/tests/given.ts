import type { SeatMessage, TableMessage } from "$made/messages";

/** Tables and seats for tests, with whatever the test is about. */
export function aSeat(seat: number, about: Partial<SeatMessage> = {}): SeatMessage {
  return {
    seat,
    name: `Seat ${seat + 1}`,
    profile: null,
    colour: null,
    symbol: null,
    bot: null,
    mine: false,
    away: false,
    resigned: false,
    ...about,
  };
}

export function aTable(about: Partial<TableMessage> = {}): TableMessage {
  return {
    id: "k7m2p9x4qd",
    title: "water-frame-2016",
    family: "boardgame",
    rules: 1,
    options: {},
    components: null,
    pace: "live",
    listed: false,
    analysis: false,
    lesson: null,
    parent: null,
    parent_position: null,
    state: "playing",
    seats: [aSeat(0, { mine: true, profile: "a" }), aSeat(1, { bot: "clerk" })],
    host: "a",
    hosting: true,
    number: 0,
    deciding: 0,
    since: "1790-05-01T12:00:00Z",
    take_back: null,
    give_up: null,
    given_up: false,
    standings: [],
    created: "1790-05-01T12:00:00Z",
    started: null,
    ended: null,
    ...about,
  };
}
