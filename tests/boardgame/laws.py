"""What must hold on a table of the board game at any moment, told without the engine's formulas.

Figures are worked out anew from the edition file and an explicit market of rows and columns, the
counts from what lies in the position.
"""

from collections import Counter
from typing import Any

from arkwright import Event, Game
from arkwright.play.step import Json
from tests.boardgame.laws_east_india import EastIndiaLaws
from tests.boardgame.laws_events import EventLaws
from tests.boardgame.laws_factories import FactoryLaws
from tests.boardgame.printed_market import EMPTY, HOLE, WORKER, Market
from tests.boardgame.supply import (
    face_down,
    markers_anywhere,
    ships_anywhere,
    tiles_anywhere,
    workers_anywhere,
)
from tests.editions import edition_file
from tests.positions import waits

ACCOUNT = ("cash", "shares", "loans")


class BoardGameLaws:
    """The laws of one game, which is followed from its beginning."""

    def __init__(self, game: Game, position: Json) -> None:
        self.tables = edition_file(game.title.name)
        self.switch = {name: entry["way"] for name, entry in self.tables["switch"].items()}
        self.rules = game.rules
        table = position["table"]
        self.players = len(table["names"])
        self.market = Market(self.tables, self.players)
        self.market_seen: Json = None
        """The market as it was last compared, and whether a strike threatened."""
        self.share_value = self.walk_the_share_track()
        self.journal_read = 0
        self.economies = 0
        """How many economy markers the journal has told of."""
        shares = self.tables["shares"]["at_start"]
        self.accounts = [Counter({"shares": shares}) for _ in range(self.players)]
        """Cash, shares and loans of each seat, as the journal tells them."""
        self.events = EventLaws(self.tables, game.options, table)
        self.factories = FactoryLaws(
            self.tables, game.options.get("asymmetric") == "yes", game.rules
        )
        self.looked_at: dict[int, Any] = {}
        """The companies as they were last checked, with what they depend on."""
        self.influence = (
            EastIndiaLaws(self.tables, self.players)
            if game.options.get("east-india") == "yes"
            else None
        )
        self.tiles = tiles_anywhere(table)
        self.markers = markers_anywhere(table)
        self.ships = ships_anywhere(table)
        self.face_down = face_down(table)
        self.crews = {int(c): ship["crew"] for c, ship in self.tables["ship"].items()}
        counts = {c: ship[f"with_{self.players}"] for c, ship in self.tables["ship"].items()}
        assert self.ships == Counter({c: count for c, count in counts.items() if count})
        for kind, count in self.tiles.items():
            assert count <= self.tables["tile"]["count"][kind], kind
        for marker, count in self.markers.items():
            shade, _, kind = marker.partition("-")
            assert count <= self.tables["marker"]["supply"][shade][kind], marker

    def walk_the_share_track(self) -> list[int]:
        values = [0]
        for band in self.tables["share_track"].values():
            pounds = values[-1]
            standing = 0
            for _space in range(band["from"], band["to"] + 1):
                if standing == 0:
                    pounds += 1
                standing = (standing + 1) % band["spaces_per_pound"]
                values.append(pounds)
        return values

    def check(self, game: Game, position: Json) -> None:
        table = position["table"]
        view = game.view(None)
        events = game.events[self.journal_read :]
        self.journal_read = len(game.events)
        self.economies += sum(event.id == "economy" for event in events)
        self.follow_the_market(events, view)
        self.follow_the_money(events, view)
        self.events.follow(events, table, view)
        changed = [company for company in view["companies"] if self.stands_anew(company, table)]
        self.factories.follow(events, table, view, changed)
        self.check_workers(table)
        assert tiles_anywhere(table) == self.tiles
        assert markers_anywhere(table) == self.markers
        assert ships_anywhere(table) == self.ships
        assert face_down(table) == self.face_down
        self.check_view(view, table)
        if self.influence is None:
            assert view["east_india"] is None
        else:
            self.influence.follow(events, view)
        for company in changed:
            self.check_company(company, table["agenda"])
            self.check_harbour(company, table["agenda"])
        if game.over:
            self.check_scores(game, view)

    def stands_anew(self, company: Json, table: Json) -> bool:
        """Whether a company, or what it is still to answer, is not as it was checked last."""
        seat = company["seat"]
        stands = (company, [step for step in table["agenda"] if step[1] == seat])
        if self.looked_at.get(seat) == stands:
            return False
        self.looked_at[seat] = stands
        return True

    def follow_the_money(self, events: list[Event], view: Json) -> None:
        """Book what the journal says happened to cash, shares and loans, and compare it."""
        for event in events:
            if event.seat is not None:
                book(self.accounts[event.seat], event.id, event.facts)
        for company, account in zip(view["companies"], self.accounts):
            assert {name: company[name] for name in ACCOUNT} == {n: account[n] for n in ACCOUNT}

    def follow_the_market(self, events: list[Event], view: Json) -> None:
        """Let workers leave and come back in the explicit market, and compare it."""
        market = self.market
        stands = (view["market"], "threat-of-strike" in view["ongoing"])
        moving = any(event.id in ("economic-crisis", "economy") for event in events)
        if stands == self.market_seen and not moving:
            return
        self.market_seen = stands
        returned = 0
        for event in events:
            if event.id == "economic-crisis":
                market.crisis(int(event.facts["returned"]), int(event.facts["moved"]))
            elif event.id == "economy":
                returned += int(event.facts["workers"])
        leaving = market.count(WORKER) + returned - view["market"]["workers"]
        assert leaving >= 0, "workers came back that nobody sent"
        market.leave(leaving)
        market.come_back(returned)
        seen = view["market"]
        assert seen["empty"] == market.count(EMPTY)
        assert seen["holes"] == market.count(HOLE)
        assert seen["demand"] == {good: market.demand(good) for good in market.columns}
        strike = self.tables["event"]["effect"]["threat-of-strike"]["pounds"]
        assert seen["wage"] == market.wage() + (strike if stands[1] else 0)

    def check_workers(self, table: Json) -> None:
        """There are as many workers as at the start, wherever they are (4.1.I)."""
        places = workers_anywhere(table, self.crews)
        start = self.tables["market"][f"set_up_{self.players}"]
        assert places.total() == start["workers"] + start["fired"] + start["boxed"], places
        assert min(places.values()) >= 0, places
        # With four players 2025 has more workers than spaces, and version 1 let them all in.
        assert self.rules == 1 or places["market"] <= table["market"]["spaces"], places

    def check_view(self, view: Json, table: Json) -> None:
        """Face-down economy markers are not shown, those turned up are."""
        goods = self.market.columns
        for number, good in enumerate(goods):
            for decade, marker in enumerate(table["economy"][good]):
                shown = view["economy"][good][decade]
                turned_up = decade * len(goods) + number < self.economies
                assert shown == (marker if turned_up else None)
        assert {"economy_box", "seed", "agenda"}.isdisjoint(view)
        assert min(view["importers"].values()) >= 0

    def check_company(self, company: Json, agenda: Json) -> None:
        tables = self.tables
        assert company["cash"] >= 0
        assert min(company["shares"], company["loans"], company["bank_shares"]) >= 0
        total = company["shares"] + company["loans"] + company["bank_shares"]
        # Loans stand for shares of the bank as long as it has any, then go on (7.0, E21).
        assert total == max(tables["shares"]["per_company"], company["loans"])
        assert not (company["loans"] and company["shares"]), "borrowed with shares left to sell"
        value = self.share_value[company["share_space"]]
        assert company["share_space"] > 0
        assert company["share_value"] == value
        assert company["buying_price"] == max(value, tables["shares"]["minimum_price"]["buying"])
        assert company["portfolio"] == company["shares"] * value
        assert company["score"] == company["portfolio"] + company["influence"]
        assert self.influence is not None or company["influence"] == 0
        held = tables["tile"]["offer"]["held"] + waits(agenda, "FifthTile", company["seat"])
        assert len(company["tiles"]) <= held
        for kind, uses in company["inventions"].items():
            assert kind in company["tiles"]
            assert 0 < uses <= len(tables["tile"][kind]["price"])
        assert "press-attache" in company["tiles"] or not company["attache_turned"]
        placed = [marker for marker in company["spaces"] if marker]
        for marker in placed:
            if marker.startswith("ship-"):
                assert self.switch["ship_action"] == "one-ship"
                assert int(marker.removeprefix("ship-")) in company["ships"]
            else:
                assert placed.count(marker) == 1
                owned = company["markers"] if marker.startswith(("light-", "dark-")) else [marker]
                assert marker in owned

    def check_harbour(self, company: Json, agenda: Json) -> None:
        """Ships, warehouses and contracts (II.2.6, II.3.2.3; 2025 5.2.II.6d, 9.2.II)."""
        tables, seat = self.tables, company["seat"]
        ships, inactive = Counter(company["ships"]), Counter(company["inactive"])
        assert company["crew"] == sum(self.crews[capacity] for capacity in company["ships"])
        assert ships.total() <= tables["piers"]["count"]
        assert self.players > 2 or ships[4] <= tables["piers"]["fours_each_with_2"]
        assert inactive <= ships
        assert self.switch["contracts"] == "none" or not inactive
        for good in self.market.columns:
            assert company["room"][good] == self.room(company, good)
            assert company["stock"][good] >= 0
        assert company["small_room"] == self.small_room(company)
        # Posts are settled and what is too much given up when a Workers action is done (II.2.2).
        if not any(waits(agenda, step, seat) for step in ("Overflow", "WorkersAction")):
            self.check_stock(company)
        spaces = tables["contract"]["spaces"]
        if self.players == 2:
            spaces = [space for space in spaces if space <= tables["contract"]["highest_with_2"]]
        limit = company["contract_limit"]
        limits = spaces if self.players == 2 else [0, *spaces]
        assert limit in (limits if self.switch["contracts"] == "limited" else [0])
        for space in company["contracts"].values():
            assert self.switch["contracts"] != "none"
            assert space in spaces
            assert limit == 0 or space <= limit

    def check_scores(self, game: Game, view: Json) -> None:
        """The score is the portfolio with the influence; a loan loses all (8.0, 2025 9.3.III)."""
        for standing in game.standings:
            company = view["companies"][standing.seat]
            assert standing.score == (0 if company["loans"] else company["score"])

    def room(self, company: Json, good: str) -> int:
        """Places for a good in the large warehouse (II.2.2)."""
        warehouse = self.tables["warehouse"]
        sizes = {good: warehouse["column"]}
        sizes |= {f"row-{n + 2}": size for n, size in enumerate(warehouse["rows"])}
        return sum(sizes.get(post, 0) for post in company["posts"])

    def small_room(self, company: Json) -> int:
        """Places for any goods: by the tile, or for everybody (II.2.8, 2025 9.2.II.1)."""
        everybody = self.switch["small_warehouse"] == "everybody"
        room: int = self.tables["tile"]["small-warehouse"]["goods"]
        return room if everybody or "small-warehouse" in company["tiles"] else 0

    def check_stock(self, company: Json) -> None:
        """Every stored good has a place (II.2.8, III.5)."""
        beyond = {
            good: max(0, count - self.room(company, good))
            for good, count in company["stock"].items()
        }
        assert sum(beyond.values()) <= self.small_room(company)

    def check_imagined(self, game: Game, imagined: Game) -> None:
        """Only what lies face down has changed, and it is still what the box can hold."""
        real, dealt = game.position()["table"], imagined.position()["table"]
        hidden = ("economy", "economy_box", "events", "event_box", "reserve")
        for name in real:
            assert name in hidden or dealt[name] == real[name]
        assert face_down(dealt) == self.face_down
        for number, good in enumerate(self.market.columns):
            for decade, marker in enumerate(real["economy"][good]):
                if decade * len(self.market.columns) + number < self.economies:
                    assert dealt["economy"][good][decade] == marker
        self.events.check_imagined(real, dealt)

    def check_readers(self, game: Game) -> None:
        assert set(game.forecast()) == set(self.market.columns)
        assert game.standings


def book(account: Counter[str], id: str, facts: dict[str, Any]) -> None:
    """Change an account by one event."""
    count = facts.get("count", 0)
    if id == "received":
        account["cash"] += facts["pounds"]
    elif id in ("paid", "influenced"):
        account["cash"] -= facts["pounds"]
    elif id == "bought-shares":
        account["cash"] -= count * facts["price"]
        account["shares"] += count
    elif id == "sold-shares":
        account["cash"] += count * facts["price"]
        account["shares"] -= count
    elif id == "brokered":
        account["cash"] -= facts["pounds"]
        account["shares"] += count
    elif id == "emergency-sale":
        account["cash"] += facts["pounds"]
        account["shares"] -= count
    elif id == "loan":
        account["cash"] += facts["pounds"]
        account["loans"] += count
    elif id == "repaid":
        account["cash"] -= count * facts["pounds"]
        account["loans"] -= count
    elif id == "recession-shares":
        account["shares"] -= count
    elif id == "final-mark":
        account["shares"] -= facts["shares"]
