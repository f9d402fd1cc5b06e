"""What must hold on a table of the board game at any moment, told without the engine's formulas.

Figures are worked out anew from the edition file and an explicit market of rows and columns, the
counts from what lies in the position.
"""

from collections import Counter
from typing import Any

from arkwright import Event, Game
from arkwright.play.step import Json
from tests.editions import edition_file
from tests.positions import waits

WORKER, EMPTY, HOLE = "worker", "empty", "hole"
ACCOUNT = ("cash", "shares", "loans")


class Market:
    """The job market as it is printed: rows of spaces, each empty or with a worker."""

    def __init__(self, tables: dict[str, Any], players: int) -> None:
        self.columns: list[str] = tables["market"]["columns"]
        self.blank: dict[str, int] = tables["market"]["blank_top_rows"]
        self.bands = tables["market"]["wage"]
        self.called_back: int = tables["event"]["effect"]["economic-crisis"]["workers"]
        self.grid = [[WORKER for _ in self.columns] for _ in range(tables["market"]["rows"])]
        start = tables["market"][f"set_up_{players}"]
        self.leave(start["fired"] + start["boxed"])

    def count(self, state: str) -> int:
        return sum(spaces.count(state) for spaces in self.grid)

    def spaces(self, state: str) -> list[tuple[int, int]]:
        """The spaces in a state, in reading order."""
        return [
            (row, column)
            for row, spaces in enumerate(self.grid)
            for column, found in enumerate(spaces)
            if found == state
        ]

    def put(self, space: tuple[int, int], state: str) -> None:
        self.grid[space[0]][space[1]] = state

    def leave(self, count: int) -> None:
        """Workers leave from the top left, row by row (II.2.2)."""
        if count:
            for space in self.spaces(WORKER)[:count]:
                self.put(space, EMPTY)
        if not self.count(WORKER):
            # Gaps of the Economic Crisis count from now on (D40).
            for space in self.spaces(HOLE):
                self.put(space, EMPTY)

    def come_back(self, count: int) -> None:
        """Workers return to the lowest empty space, from the right (I)."""
        for space in (self.spaces(HOLE) + self.spaces(EMPTY))[::-1][:count]:
            self.put(space, WORKER)

    def crisis(self, returned: int, moved: int) -> None:
        """So many come back; for each one missing, one of the last row moves up (10.2)."""
        self.come_back(returned)
        last_row = [space for space in self.spaces(WORKER) if space[0] == len(self.grid) - 1]
        assert moved == min(self.called_back - returned, len(last_row), self.count(EMPTY))
        for space in last_row[len(last_row) - moved :]:
            self.put(space, HOLE)
        for space in self.spaces(EMPTY)[::-1][:moved]:
            self.put(space, WORKER)

    def demand(self, good: str) -> int:
        """Numbered spaces of a good that are empty (III.1)."""
        column = self.columns.index(good)
        return sum(spaces[column] == EMPTY for spaces in self.grid[self.blank[good] :])

    def wage(self) -> int:
        """The wage beside the lowest empty space (III.3)."""
        empty = self.spaces(EMPTY)
        lowest = empty[-1][0] + 1 if empty else 1
        for last, pounds in zip(self.bands["last_row"], self.bands["pounds"]):
            if lowest <= last:
                return int(pounds)
        raise AssertionError(f"no wage beside row {lowest}")


class WaterFrameLaws:
    """The laws of one game, which is followed from its beginning."""

    def __init__(self, game: Game, position: Json) -> None:
        self.tables = edition_file(game.title.name)
        self.players = len(position["table"]["names"])
        self.market = Market(self.tables, self.players)
        self.share_value = self.walk_the_share_track()
        self.journal_read = 0
        self.turned_up: Counter[str] = Counter()
        """How many economy and event markers the journal has told of."""
        shares = self.tables["shares"]["at_start"]
        self.accounts = [Counter({"shares": shares}) for _ in range(self.players)]
        """Cash, shares and loans of each seat, as the journal tells them."""
        table = position["table"]
        self.tiles = tiles_anywhere(table)
        self.markers = markers_anywhere(table)
        self.ships = ships_anywhere(table)
        self.face_down = face_down(table)
        largest = self.tables["piers"]["largest_with_2"] if self.players == 2 else 99
        assert self.ships == Counter(
            {c: ship["count"] for c, ship in self.tables["ship"].items() if int(c) <= largest}
        )
        for kind, count in self.tiles.items():
            assert count <= self.tables["tile"]["count"][kind], kind

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
        self.turned_up.update(event.id for event in events if event.id in ("economy", "event"))
        self.follow_the_market(events, view)
        self.follow_the_money(events, view)
        self.check_workers(table)
        assert tiles_anywhere(table) == self.tiles
        assert markers_anywhere(table) == self.markers
        assert ships_anywhere(table) == self.ships
        assert face_down(table) == self.face_down
        self.check_view(view, table)
        for company in view["companies"]:
            self.check_company(company, table["agenda"], view["market"]["wage"])

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
        threatened = "threat-of-strike" in view["ongoing"]
        assert seen["wage"] == market.wage() + (strike if threatened else 0)

    def check_workers(self, table: Json) -> None:
        """There are as many workers as spaces in the market, wherever they are (4.1.I)."""
        crews = {capacity: ship["crew"] for capacity, ship in self.tables["ship"].items()}
        market = table["market"]
        places = {
            "market": market["spaces"] - market["empty"] - market["holes"],
            "fired": market["fired"],
            "boxed": market["boxed"],
            "in hands": workers_in_hands(table["agenda"]),
            "factories": 0,
            "ships": 0,
            "warehouses": 0,
        }
        for company in table["companies"]:
            for factory in company["factories"].values():
                places["factories"] += sum(factory["workers"]) + factory["extra"]
            places["ships"] += sum(crews[str(capacity)] for capacity in company["ships"])
            places["warehouses"] += len(company["posts"])
        total = self.tables["market"]["rows"] * len(self.tables["market"]["columns"])
        assert sum(places.values()) == total, places
        assert min(places.values()) >= 0, places

    def check_view(self, view: Json, table: Json) -> None:
        """Face-down markers are not shown, those turned up are."""
        goods = self.market.columns
        for number, good in enumerate(goods):
            for decade, marker in enumerate(table["economy"][good]):
                shown = view["economy"][good][decade]
                turned_up = decade * len(goods) + number < self.turned_up["economy"]
                assert shown == (marker if turned_up else None)
        assert len(view["events"]) == len(table["events"])
        for decade, event in enumerate(view["events"]):
            if decade < self.turned_up["event"]:
                assert event == table["events"][decade]
            else:
                assert event in (None, table["events"][decade])
        assert {"economy_box", "event_box", "seed", "agenda"}.isdisjoint(view)
        assert min(view["importers"].values()) >= 0

    def check_company(self, company: Json, agenda: Json, wage: int) -> None:
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
        crews = [tables["ship"][str(capacity)]["crew"] for capacity in company["ships"]]
        assert company["crew"] == sum(crews)
        assert len(company["ships"]) <= tables["piers"]["count"]
        held = tables["tile"]["offer"]["held"] + waits(agenda, "FifthTile", company["seat"])
        assert len(company["tiles"]) <= held
        for good in self.market.columns:
            room = self.room(company, good)
            assert company["room"][good] == room
            assert company["stock"][good] >= 0
        # Posts are settled and what is too much given up when a Workers action is done (II.2.2).
        if not any(waits(agenda, step, company["seat"]) for step in ("Overflow", "WorkersAction")):
            self.check_stock(company)
        limit = 99 if self.players > 2 else tables["contract"]["highest_with_2"]
        for space in company["contracts"].values():
            assert space in tables["contract"]["spaces"]
            assert space <= limit
        for marker in company["spaces"]:
            if marker.startswith("ship-"):
                assert int(marker.removeprefix("ship-")) in company["ships"]
            elif marker.startswith(("light-", "dark-")):
                assert marker in company["markers"]
        for good, factory in company["factories"].items():
            assert factory["good"] == good
            self.check_factory(company, factory, agenda, wage)

    def room(self, company: Json, good: str) -> int:
        """Places for a good in the large warehouse (II.2.2)."""
        warehouse = self.tables["warehouse"]
        sizes = {good: warehouse["column"]}
        sizes |= {f"row-{n + 2}": size for n, size in enumerate(warehouse["rows"])}
        return sum(sizes.get(post, 0) for post in company["posts"])

    def check_stock(self, company: Json) -> None:
        """Every stored good has a place (II.2.8, III.5)."""
        beyond = {
            good: max(0, count - self.room(company, good))
            for good, count in company["stock"].items()
        }
        small = self.tables["tile"]["small-warehouse"]["goods"]
        assert sum(beyond.values()) <= (small if "small-warehouse" in company["tiles"] else 0)

    def check_factory(self, company: Json, factory: Json, agenda: Json, wage: int) -> None:
        tables = self.tables
        good, level = factory["good"], factory["level"]
        base = tables["factory"][good]["cost"][level - 1]
        assert factory["base_quality"] == base
        opening = waits(agenda, "OpeningPrice", company["seat"])
        appeal = base + factory["quality"] + factory["distribution"] - factory["price"]
        assert factory["appeal"] == appeal
        assert appeal >= 0
        if not opening:
            lowest, highest = tables["price"]["lowest"], tables["price"]["highest"]
            assert lowest <= factory["price"] <= highest
        assert 0 <= factory["quality"] <= tables["quality"]["highest_with_engineer"]
        assert 0 <= factory["distribution"] <= tables["distribution"]["highest"]
        rows = tables["spaces"][good]["rows"]
        yields = tables["output"][f"level_{level}"]["rows"]
        output = 0
        for row, kinds in enumerate(rows):
            workers, machines = factory["workers"][row], factory["machines"][row]
            assert workers >= 0
            assert machines >= 0
            assert machines <= kinds.count("m"), "a machine stands where only a worker may"
            assert workers + machines <= len(kinds)
            if workers + machines == len(kinds):
                output += yields[row]
        assert factory["output"] == output
        assert factory["obsolete"] or not factory["extra"]
        assert 0 <= factory["extra"] <= tables["timetable"]["obsolete"]["workers"]
        assert factory["cost"] == self.running_cost(company, factory, wage)

    def running_cost(self, company: Json, factory: Json, wage: int) -> int:
        """Wages worker by worker, and £1 for each machine (III.3)."""
        foreman, workshop = self.tables["tile"]["foreman"], self.tables["tile"]["workshop"]
        cost: int = 0
        led: int = foreman["workers"] if company["tiles"].get("foreman") == factory["good"] else 0
        for worker in range(sum(factory["workers"]) + factory["extra"]):
            if worker < led:
                cost += max(foreman["lowest_wage"], wage - foreman["saving"])
            else:
                cost += wage
        machines = sum(factory["machines"])
        if machines and company["tiles"].get("workshop") == factory["good"]:
            machines = workshop["upkeep"]
        return cost + int(machines)

    def check_imagined(self, game: Game, imagined: Game) -> None:
        """Only what lies face down has changed, and it is still what the box can hold."""
        real, dealt = game.position()["table"], imagined.position()["table"]
        hidden = ("economy", "economy_box", "events", "event_box")
        for name in real:
            assert name in hidden or dealt[name] == real[name]
        assert face_down(dealt) == self.face_down
        cycles = self.turned_up["economy"]
        for number, good in enumerate(self.market.columns):
            for decade, marker in enumerate(real["economy"][good]):
                if decade * len(self.market.columns) + number < cycles:
                    assert dealt["economy"][good][decade] == marker
        seen = self.turned_up["event"]
        assert dealt["events"][:seen] == real["events"][:seen]
        assert dealt["events"][-1] == "end-of-game"
        assert "bureaucracy" in dealt["events"][: len(dealt["events"]) - 2]
        assert len(set(dealt["events"])) == len(dealt["events"])
        if game.options["setup"] == "predetermined":
            assert dealt["events"].index("bureaucracy") == real["events"].index("bureaucracy")
            assert Counter(dealt["events"]) == Counter(real["events"])
            if game.options["events"] == "printed":
                assert dealt["events"] == real["events"]

    def check_readers(self, game: Game) -> None:
        assert set(game.forecast()) == set(self.market.columns)
        assert game.standings


def book(account: Counter[str], id: str, facts: dict[str, Any]) -> None:
    """Change an account by one event."""
    count = facts.get("count", 0)
    if id == "received":
        account["cash"] += facts["pounds"]
    elif id == "paid":
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


def tiles_anywhere(table: Json) -> Counter[str]:
    """Development tiles on offer and owned."""
    tiles = Counter({kind: count for kind, count in table["tiles"].items() if count})
    for company in table["companies"]:
        tiles.update(company["tiles"].keys())
    return tiles


def markers_anywhere(table: Json) -> Counter[str]:
    """Grey action markers on offer and owned."""
    markers = Counter(marker for row in table["markers"] for marker in row)
    for company in table["companies"]:
        markers.update(company["markers"])
    return markers


def ships_anywhere(table: Json) -> Counter[str]:
    """Ships on offer and owned, by capacity."""
    ships = Counter({capacity: count for capacity, count in table["ships"].items() if count})
    for company in table["companies"]:
        ships.update(str(capacity) for capacity in company["ships"])
    return ships


def face_down(table: Json) -> list[tuple[str, list[Any]]]:
    """The economy and event markers of the game, whether on the board or in the box."""
    sets = [
        (good, sorted(table["economy"][good] + table["economy_box"][good]))
        for good in table["economy"]
    ]
    return [*sets, ("events", sorted(table["events"] + table["event_box"]))]


def workers_in_hands(agenda: Json) -> int:
    """Workers that machines replaced and the School has not seated yet (II.2.3)."""
    count = 0
    for name, *values in agenda:
        if name == "MachineryAction":
            count += values[2]
        elif name == "Reseating":
            count += values[1]
    return count


def cycles_begun(table: Json) -> int:
    """How many economy phases there were."""
    return 0 if table["decade"] < 0 else table["decade"] * 4 + table["cycle"] + 1
