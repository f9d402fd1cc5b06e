"""What must hold on a table of the card game at any moment, told without the engine's formulas.

Figures are worked out anew from the edition file, card by card as they are printed; markers,
money and shares are followed from the journal, the counts come from what lies in the position.
"""

from collections import Counter
from itertools import product
from typing import Any

from arkwright import Event, Game
from arkwright.cardgame.awards import awards
from arkwright.play.step import Json
from tests.cardgame.market import GOODS, Market
from tests.editions import edition_file
from tests.positions import waits

OPPONENTS = ("red", "green")
TURNED = ("entrepreneur", "trade-office", "developer")
"""Cards that are turned for an effect, beside the Patrons."""
ACCOUNT = ("cash", "shares", "value", "loans", "tokens", "ships")


class CardGameLaws:
    """The laws of one game, which is followed from its beginning."""

    def __init__(self, game: Game, position: Json) -> None:
        self.tables = edition_file(game.title.name)
        self.options = game.options
        table = position["table"]
        self.players = len(table["names"])
        self.market = Market(self.tables, self.players)
        start = self.tables["start"]
        ships = start["ships"] if self.options["start-ships"] == "yes" else 0
        self.accounts = [
            Counter(
                {"cash": start["money"], "shares": start["shares"], "value": start["value"]}
                | {"loans": 0, "tokens": 0, "ships": ships}
            )
            for _ in range(self.players)
        ]
        """What each seat has, as the journal tells it."""
        self.sales: dict[int, Counter[str]] = {}
        """What each seat made, may sell and sold in this production phase, by the journal."""
        self.produced = ""
        """The good of the last production phase."""
        self.drawn: list[str] = []
        """The markers out of the bag in this decade, by the journal."""
        self.looked_at: dict[int, Any] = {}
        """The companies as they were last checked, with what they depend on."""
        self.journal_read = 0
        self.companies = table["companies"]
        """The companies as they stood at the last decision."""
        self.cards = cards_anywhere(table)
        self.check_supply(self.cards)

    def check_supply(self, cards: Counter[str]) -> None:
        """The cards laid out are those of the number of players, or a mixture (Setup 4)."""
        printed = self.tables["card"]["supply"]
        supplied = max(self.players, 3) if self.players == 1 else self.players
        basic = Counter(
            card for number in range(2, supplied + 1) for card in printed[f"with_{number}"]
        )
        random = 1 + 2 * (supplied - 1) + printed["expert_per_player"] * supplied
        total = random if self.options["cards"] == "random" else basic.total()
        if self.players == 1:
            solo = self.tables["solo"]
            total = min(total, solo["rows"] * solo["columns"])
        assert cards.total() == total
        if self.options["cards"] == "random":
            assert max(cards.values()) < supplied
            if self.players > 1:
                assert cards["entrepreneur"] == 1
                assert cards["engineer"] == cards["patent"] == supplied - 1
        else:
            assert cards <= basic

    def check(self, game: Game, position: Json) -> None:
        table = position["table"]
        view = game.view(None)
        events = game.events[self.journal_read :]
        self.journal_read = len(game.events)
        for event in events:
            self.market.follow(event)
            self.follow_the_production(event)
            if event.seat is not None:
                book(self.accounts[event.seat], self.tables, event)
            if event.id == "marker-drawn":
                self.drawn.append(str(event.facts["colour"]))
            elif event.id == "decade-ends":
                self.drawn = []
        self.companies = table["companies"]
        assert cards_anywhere(table) == self.cards
        self.check_market(table, view)
        self.check_view(view, table)
        for company, account in zip(view["companies"], self.accounts):
            assert {name: company[name] for name in ACCOUNT} == {n: account[n] for n in ACCOUNT}
            if self.stands_anew(company, table):
                self.check_company(company, table["agenda"])

    def stands_anew(self, company: Json, table: Json) -> bool:
        """Whether a company, or anything its figures depend on, is not as it was checked last."""
        seat = company["seat"]
        steps = [step for step in table["agenda"] if step[1] == seat]
        stands = (company, steps, table["demand"], table["wage_step"])
        if self.looked_at.get(seat) == stands:
            return False
        self.looked_at[seat] = stands
        return True

    # What the journal tells of a production

    def follow_the_production(self, event: Event) -> None:
        """Everybody makes all, sells all that is allowed at the price, pays the costs (2)."""
        facts: Any = event.facts
        if event.id == "home-market":
            assert facts["demand"] == self.market.demand[facts["good"]]
            assert facts["wage"] == self.market.wage
            self.produced = facts["good"]
            self.sales = {}
        elif event.id in ("round", "decade-ends", "final-scoring"):
            self.check_rises()
            self.sales = {}
        if event.seat is None:
            return
        sale = self.sales.setdefault(event.seat, Counter())
        company = self.companies[event.seat]
        if event.id == "extra-good":
            sale["extra"] += 1
        elif event.id == "patron-used":
            sale["patrons"] += 1
        elif event.id == "sold-at-home":
            good = facts["good"]
            factory = company["factories"][good]
            allowed = self.market.allowed(event.seat, good)
            allowed += sale["patrons"] if allowed else 0
            made = self.output(factory) + sale["extra"]
            new = min(allowed, made)
            assert facts["count"] == new + facts["stored"]
            assert facts["count"] <= allowed
            assert 0 <= facts["stored"] <= company["stock"][good]
            assert facts["left"] == made - new
            assert facts["price"] == self.price(factory)
            sale["sold"] = facts["count"]
            sale["income"] = facts["count"] * facts["price"]
        elif event.id == "received" and facts["reason"] == "sale":
            assert facts["pounds"] == sale["income"]
        elif event.id == "production-cost":
            costs = self.costs(company, company["factories"][facts["good"]])
            assert (facts["fixed"], facts["wages"], facts["upkeep"]) == costs
            sale["cost"] = sum(costs)
        elif event.id == "paid" and "cost" in sale:
            assert facts["pounds"] == sale.pop("cost")
        elif event.id == "value-rose":
            sale[f"rise for {facts['cause']}"] += facts["steps"]
        elif event.id == "tie-broken":
            sale["tie broken"] += 1
        elif event.id == "bankrupt":
            del self.sales[event.seat]

    def check_rises(self) -> None:
        """Who sold two goods gained, the highest appeal among them once more, if alone (2d)."""
        market, good = self.market, self.produced
        sellers = {s: market.markers[s, good] for s in self.sales if self.sales[s]["sold"] >= 2}
        outside = [
            appeal
            for (owner, kind), appeal in market.markers.items()
            if isinstance(owner, str) and kind == good and market.allowed(owner, good) >= 2
        ]
        highest = max([*sellers.values(), *outside], default=0)
        leaders = [seat for seat, appeal in sellers.items() if appeal == highest]
        tied = len(leaders) > 1 or highest in outside
        for seat, sale in self.sales.items():
            assert sale["rise for sales"] == (seat in sellers)
            gained = seat in leaders and (sale["tie broken"] if tied else 1)
            assert sale["rise for appeal"] == gained
            assert seat in leaders or not sale["tie broken"]

    # What the factories and their cards show

    def price(self, factory: Json) -> int:
        """The coins in sight: on the spot of the token, the office, quality cards (1b)."""
        tile = self.tables["factory"][factory["good"]]
        spot = self.tables["factory"]["spots"]["appeal"][factory["spot"]]
        coins = [tile["sum"][factory["side"]] - spot, *factory["price_quality"]]
        if not factory["office_on_appeal"]:
            coins.append(self.tables["office"][factory["good"]])
        return sum(coins)

    def appeal(self, factory: Json) -> int:
        """The appeal in sight: on the spot, the office, quality and distribution cards (1b)."""
        points = [self.tables["factory"]["spots"]["appeal"][factory["spot"]]]
        points += [*factory["appeal_quality"], factory["distribution"]]
        if factory["office_on_appeal"]:
            points.append(self.tables["office"][factory["good"]])
        return sum(points)

    def output(self, factory: Json) -> int:
        """The goods on the tile and its worker cards, by their sides (2a)."""
        good = factory["good"]
        goods: int = self.tables["factory"][good]["goods"][factory["side"]]
        card = self.tables["worker_card"][good]
        for place in ("first", "second")[: factory["cards"]]:
            side = factory["sides"][0 if place == "first" else 1]
            goods += card[f"{place}_goods"][side]
        return goods

    def costs(self, company: Json, factory: Json) -> tuple[int, int, int]:
        """Fixed cost, wages worker by worker, maintenance machine by machine (2c)."""
        good, cards = factory["good"], company["cards"]
        effects = self.tables["card"]
        fixed = self.tables["factory"][good]["fixed_cost"][factory["side"]]
        if "developer" in cards:
            fixed = max(0, fixed - effects["developer"]["saving"])
        machines = sum(factory["machines"])
        printed = self.tables["worker_card"][good]["workers"][: factory["cards"]]
        workers = self.tables["factory"][good]["workers"] + sum(printed) - machines
        foreman = effects["foreman"]
        led = foreman["workers"] if cards.get("foreman") == good else 0
        wages = 0
        for worker in range(workers):
            wage = self.market.wage - (foreman["saving"] if worker < led else 0)
            wages += max(0, wage)
        ignored = effects["workshop"]["machines"] if "workshop" in cards else 0
        upkeep = self.tables["machine"]["upkeep"] * len(range(ignored, machines))
        return fixed, wages, upkeep

    # What lies on the table

    def check_market(self, table: Json, view: Json) -> None:
        market = self.market
        assert view["demand"] == table["demand"] == market.demand
        assert view["wage"] == market.wage
        markers: dict[tuple[Any, str], int] = {
            ("neutral", good): appeal for good, appeal in table["neutral"].items()
        }
        for company in table["companies"]:
            for good, factory in company["factories"].items():
                markers[company["seat"], good] = factory["marker"]
        for colour, goods in table["rivals"]["markers"].items() if table["rivals"] else ():
            markers |= {(colour, good): appeal for good, appeal in goods.items()}
        assert markers == market.markers
        highest = self.tables["market"]["highest_appeal"]
        assert all(0 <= appeal <= highest for appeal in markers.values())

    def check_view(self, view: Json, table: Json) -> None:
        """The order in the bag is not shown, nor anything else that is yet to be drawn."""
        assert {"seed", "agenda"}.isdisjoint(view)
        assert (view["rivals"] is None) == (self.players > 1)
        assert view["active"] == GOODS[table["round"]]
        in_game = [company["seat"] for company in table["companies"] if not company["bankrupt"]]
        assert sorted(view["order"]) == in_game
        rivals, seen = table["rivals"], view["rivals"]
        if rivals is None:
            return
        assert "later_bags" not in seen
        assert seen["bag"] == {c: rivals["bag"].count(c) for c in (*OPPONENTS, "yellow")}
        if table["decade"] >= 0:
            solo = self.tables["solo"]
            whole = Counter(dict.fromkeys(OPPONENTS, solo["drawn_each"]))
            whole["yellow"] = solo["drawn_neutral"]
            assert Counter(rivals["bag"]) + Counter(rivals["drawn"]) == whole
            assert seen["drawn"] == self.drawn
        for opponent in seen["opponents"]:
            colour = opponent["colour"]
            assert 0 <= opponent["shares"] <= self.tables["track"]["shares"]
            assert 0 <= opponent["share_value"] <= self.tables["track"]["value"]
            assert opponent["portfolio"] == opponent["shares"] * opponent["share_value"]
            for good, sales in opponent["sales"].items():
                assert sales == self.market.allowed(colour, good)
        free = [
            card
            for spot, card in enumerate(rivals["display"])
            if card and spot not in rivals["discs"].values()
        ]
        assert view["supply"] == Counter(free)
        assert len(set(rivals["discs"].values())) == 3, "two discs on a card"

    def check_company(self, company: Json, agenda: Json) -> None:
        tables, seat = self.tables, company["seat"]
        assert company["cash"] >= 0
        assert 0 <= company["shares"] <= tables["track"]["shares"]
        assert 0 <= company["value"] <= tables["track"]["value"]
        assert 0 <= company["loans"] <= tables["loan"]["spots"]
        assert 0 <= company["tokens"] < len(tables["shipping"]["penalty"])
        assert 0 <= company["ships"] <= tables["start"]["ships"]
        assert company["ship_penalty"] == tables["shipping"]["penalty"][company["tokens"]]
        assert company["share_value"] == company["value"]
        assert company["portfolio"] == company["shares"] * company["value"]
        for name, level in company["developments"].items():
            assert company["allows"][name] == tables["development"][name][level]
        spots = len(tables["shipping"]["penalty"]) - 1 - company["tokens"]
        assert company["shippable"] == min(company["ships"], spots) * company["allows"]["shipping"]
        above = waits(agenda, "CardLimit", seat)
        assert len(company["cards"]) <= company["allows"]["cards"] + above
        for card in company["turned"]:
            assert card in company["cards"]
            assert card in TURNED or card.startswith("patron-")
        assert len(set(company["turned"])) == len(company["turned"])
        self.check_warehouses(company, waits(agenda, "LostWarehouse", seat))
        self.check_reserve(company, waits(agenda, "LostDistribution", seat))
        assert not (company["bankrupt"] and company["factories"])
        half_done = 0
        for good, factory in company["factories"].items():
            assert factory["good"] == good
            half_done += self.check_factory(company, factory)
        assert half_done <= 1, "there is one machine token"

    def check_warehouses(self, company: Json, too_many: bool) -> None:
        """Every stored good lies in a warehouse with others of its kind alone (2b, card 13)."""
        warehouse = self.tables["warehouse"]
        sizes = [warehouse["small_goods"]] * warehouse["small"]
        if "large-warehouse" in company["cards"]:
            sizes.append(warehouse["large_goods"])
        room = dict.fromkeys(GOODS, -1)
        for used_for in product(GOODS, repeat=len(sizes)):
            held = Counter(dict.fromkeys(GOODS, 0))
            for good, size in zip(used_for, sizes):
                held[good] += size
            for good in GOODS:
                if all(company["stock"][other] <= held[other] for other in GOODS if other != good):
                    room[good] = max(room[good], held[good])
        assert min(company["stock"].values()) >= 0
        if not too_many:
            assert room == company["room"]
            assert all(company["stock"][good] <= room[good] for good in GOODS)

    def check_reserve(self, company: Json, too_many: bool) -> None:
        """Quality and distribution come from the cards that are owned (1a.4, cards 11 and 12)."""
        quality, distribution = self.tables["quality"], self.tables["distribution"]
        factories = company["factories"].values()
        values = [v for f in factories for v in (*f["price_quality"], *f["appeal_quality"])]
        assert sum(value in (1, 2) for value in values) <= quality["small_cards"]
        assert sum(value in (3, 4) for value in values) <= 1
        assert sum(value in (5, 6) for value in values) <= ("engineer" in company["cards"])
        assert all(1 <= value <= 6 for value in values)
        owned = distribution["cards"] + ("patent" in company["cards"])
        assert sum(1 for f in factories if f["distribution"]) <= owned + too_many

    def check_factory(self, company: Json, factory: Json) -> int:
        """Check a factory's figures; how many of its worker cards have a machine token."""
        tables, good = self.tables, factory["good"]
        assert factory["side"] in (0, 1)
        assert 0 <= factory["cards"] <= 2
        assert factory["spot"] in range(4)
        assert 0 <= factory["distribution"] <= tables["distribution"]["highest"]
        cap = "highest_with_engineer" if company["engineered"] else "highest"
        assert factory["quality"] == sum(factory["price_quality"] + factory["appeal_quality"])
        assert factory["quality"] <= tables["quality"][cap]
        half_done = 0
        for position, shown in enumerate(tables["worker_card"][good]["machines"]):
            machines = factory["machines"][position]
            assert factory["sides"][position] in (0, 1)
            assert 0 <= machines <= (shown if position < factory["cards"] else 0)
            half_done += 0 < machines < shown
        assert factory["price"] == self.price(factory)
        assert factory["appeal"] == self.appeal(factory)
        assert factory["price"] >= 0
        assert factory["output"] == self.output(factory)
        assert factory["allowed"] == self.market.allowed(company["seat"], good)
        assert factory["ship_price"] == tables["factory"][good]["shipping_price"][factory["side"]]
        costs = self.costs(company, factory)
        assert (factory["fixed_cost"], factory["wages"], factory["upkeep"]) == costs
        assert factory["cost"] == sum(costs)
        return half_done

    def check_imagined(self, game: Game, imagined: Game) -> None:
        """Only the order in the bags has changed."""
        real, dealt = game.position()["table"], imagined.position()["table"]
        assert imagined.events == game.events
        for rivals in (real["rivals"], dealt["rivals"]):
            if rivals is not None:
                rivals["bag"] = Counter(rivals["bag"])
                rivals["later_bags"] = [Counter(bag) for bag in rivals["later_bags"]]
        assert dealt == real

    def check_readers(self, game: Game) -> None:
        assert set(game.forecast()) == set(GOODS)
        awards(game.table)  # type: ignore[arg-type]
        assert game.standings


def book(account: Counter[str], tables: dict[str, Any], event: Event) -> None:
    """Change an account by one event."""
    facts: Any = event.facts
    if event.id == "received":
        account["cash"] += facts["pounds"]
    elif event.id == "paid":
        account["cash"] -= facts["pounds"]
    elif event.id in ("shares-bought", "final-shares"):
        account["cash"] -= facts["pounds"]
        account["shares"] += facts["count"]
    elif event.id == "borrowed":
        assert facts["pounds"] == facts["count"] * account["value"]
        account["cash"] += facts["pounds"]
        account["loans"] += facts["count"]
    elif event.id == "emergency-fund":
        account["cash"] += facts["count"] * ((account["value"] + 1) // 2)
        account["loans"] += facts["count"]
    elif event.id == "value-rose":
        account["value"] = min(tables["track"]["value"], account["value"] + facts["steps"])
        assert facts["value"] == account["value"]
    elif event.id == "ships-used":
        account["ships"] -= facts["count"]
        account["tokens"] += facts["tokens"]
    elif event.id == "ships-ready":
        account["ships"] = tables["start"]["ships"]
    elif event.id == "final-loans":
        account["shares"] -= facts["shares"]
    elif event.id == "final-ships":
        account["value"] -= facts["steps"]


def cards_anywhere(table: Json) -> Counter[str]:
    """Development cards in the supply or the display and owned."""
    cards = Counter({card: count for card, count in table["supply"].items() if count})
    if table["rivals"] is not None:
        cards.update(card for card in table["rivals"]["display"] if card)
    for company in table["companies"]:
        cards.update(company["cards"].keys())
    return cards
