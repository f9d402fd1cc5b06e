"""Easily overlooked rules from production to the end: lines of rules/editions.md."""

import pytest

from arkwright.boardgame.decade import ChangeStart, Decade, EndOfDecade, HarbourWages
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import RevealEvent
from arkwright.boardgame.obsolescence import Obsolescence
from arkwright.boardgame.production.wages import Wages
from arkwright.play.step import NOBODY

from .given import (
    ANGELICA,
    CLARA,
    HAROLD,
    IMPORTER,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    calls,
    happened,
    ids,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    sold,
)

# III: production


@both
def test_III_production_is_compulsory_even_at_a_loss(edition: str) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(table, cash=50, space=20)
    a_factory(table, "food", rows=3)
    game = production(table)
    assert game.over
    assert happened(game, "produced", MARION)[0].facts["count"] == 4
    assert marion.cash == 50 - 6 * table.wage
    # Neither a worker in the warehouse nor the tile: nothing can be stored.
    assert marion.stock["food"] == 0
    assert happened(game, "goods-lost", MARION)[0].facts["count"] == 4
    assert marion.share_space == 20


@both
def test_III_1_no_factory_no_home_sale(edition: str) -> None:
    table = a_table(edition, demand=9)
    tiles = ["extra-shifts", "patron-food", "school"]
    marion = a_company(table, cash=50, space=20, tiles=tiles, posts=["food"], stock={"food": 5})
    marion.jubilee = True
    game = production(table)
    assert game.over
    assert (marion.cash, marion.share_space, marion.stock["food"]) == (50, 20, 5)


@both
def test_III_1_stored_goods_come_after_new_ones(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, posts=["food"], stock={"food": 2})
    a_factory(table, "food", quality=4, price=5)
    game = production(table)
    # Three new ones are gone; appeal 7 leaves four calls.
    assert question(game) == "call"
    assert marion.sold == 3
    assert refusal(game, "done").id == "answer-first"
    game.play("sell stored")
    assert legal(game, "sell stored")
    game.play("stop")
    # Who declines once is out of the sale.
    assert game.over
    assert sold(game) == 4
    assert marion.stock["food"] == 1


@both
def test_III_1_nobody_is_asked_for_goods_that_are_gone(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, posts=["food"], stock={"food": 1})
    a_factory(table, "food", quality=4, price=5)
    game = production(table)
    game.play("sell stored")
    assert game.over
    assert (sold(game), marion.stock["food"]) == (4, 0)


@both
def test_III_1_who_stops_is_not_called_again(edition: str) -> None:
    table = a_table(edition, demand=9)
    a_company(table, MARION, posts=["food"], stock={"food": 5})
    a_company(table, HAROLD, posts=["food"], stock={"food": 5})
    a_factory(table, "food", MARION, rows=1, quality=4, price=5)
    a_factory(table, "food", HAROLD, rows=1, quality=3, price=5)
    game = production(table)
    asked = []
    while not game.over:
        asked.append(game.seat)
        game.play("stop" if game.seat == MARION else "sell stored")
    assert asked == [MARION, HAROLD, HAROLD, HAROLD, HAROLD, HAROLD]
    assert (sold(game, MARION), sold(game, HAROLD)) == (1, 6)


@both
@pytest.mark.parametrize(("quality", "sellers"), [((0, 0), [1, 2]), ((0, 1), [2]), ((1, 0), [1])])
def test_III_1_tie_on_the_last_token(
    edition: str, quality: tuple[int, int], sellers: list[int]
) -> None:
    """Alike in appeal and quality, both sell beyond the demand; better quality sells alone."""
    table = a_table(edition, demand=1, importer=2)
    for seat, level in zip((MARION, HAROLD), quality):
        a_company(table, seat)
        a_factory(table, "food", seat, quality=level, price=6 + level)
    assert calls(production(table)) == sellers


@both
def test_III_1_patron_buys_after_the_market(edition: str) -> None:
    table = a_table(edition, demand=2)
    marion = a_company(table, MARION, space=20, tiles=["patron-food"])
    harold = a_company(table, HAROLD, space=20)
    a_factory(table, "food", MARION, price=7)
    a_factory(table, "food", HAROLD, price=7)
    game = production(table)
    assert (sold(game, MARION), sold(game, HAROLD)) == (1, 1)
    assert (game.seat, question(game)) == (MARION, "after-sale")
    game.play("use patron")
    assert pounds(game, "received", MARION, "sale") == 2 * 7
    # Two steps for two goods, one for most sold; nobody has the highest appeal alone.
    assert (marion.share_space, harold.share_space) == (23, 21)


@both
@pytest.mark.parametrize(
    ("importer", "steps"), [(1, 4), (2, 4), (3, 2), (4, 2)], ids=["below", "less", "tie", "above"]
)
def test_III_2_importer_competes_for_both_bonuses(edition: str, importer: int, steps: int) -> None:
    table = a_table(edition, demand=12, importer=importer)
    marion = a_company(table, space=20)
    a_factory(table, "food", price=5)
    game = production(table)
    assert sold(game) == 3
    assert happened(game, "sale")[0].facts["imported"] == importer
    assert marion.share_space == 20 + steps
    # The importer is paid nothing and the step can't be declined.
    assert not game.moves


@both
def test_III_2_to_4_sales_pay_wages_and_shipping_does_not(edition: str) -> None:
    table = a_table(edition, demand=1)
    marion = a_company(
        table, cash=0, shares=10, space=20, ships=[2], posts=["food"], contracts={"food": 2}
    )
    a_factory(table, "food", price=7)
    game = production(table)
    # One sold for £7, the space moved, and £8 of wages fall due: a share is sold for the last £1.
    (sale,) = happened(game, "emergency-sale", MARION)
    assert sale.facts == {"count": 1, "pounds": 17, "lost": 2}
    assert question(game) == "shipping"
    assert marion.share_space == 20 + 3 - 2
    game.play("ship 2 food")
    assert marion.cash == 7 + 17 - 8 + 2 * 8
    assert marion.share_space == 20 + 3 - 2 - 1
    order = ids(game.events)
    assert order.index("share-rose") < order.index("running-cost") < order.index("shipped")


@both
def test_III_3_everybody_in_the_factory_is_paid(edition: str) -> None:
    table = a_table(edition, year=1790, active="food", demand=0)
    marion = a_company(table, cash=100)
    food = a_factory(table, "food", rows=2, machines=[1, 0], extra=2)
    food.workers[2] = 1
    food.workers[3] = 2
    a_factory(table, "lamps", rows=3)
    production(table)
    # Rows 1 and 2, half of row 3, the barren row 4, the obsolescence pair; a machine.
    assert marion.cash == 100 - (1 + 2 + 1 + 2 + 2) * table.wage - 1


@both
def test_III_3_row_shut_by_the_school_is_free(edition: str) -> None:
    table = a_table(edition, year=1790, demand=0)
    marion = a_company(table, cash=100, tiles=["school"])
    food = a_factory(table, "food", rows=2, extra=2)
    food.workers[2] = 1
    game = production(table)
    game.play("use school")
    assert marion.cash == 100 - (4 + 2) * table.wage


@both
def test_III_4_ship_that_acted_may_sail_again(edition: str) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(
        table,
        cash=100,
        space=20,
        ships=[4, 2],
        chart={4: "ship-4"},
        posts=["food"],
        stock={"food": 4},
        contracts={"food": 6},
    )
    a_factory(table, "food", rows=2)
    game = production(table)
    game.play("ship 6 food")
    # No administrative costs, and a space for each of the two ships.
    assert marion.cash == 100 - 4 * table.wage + 6 * 8
    assert marion.share_space == 18


@both
def test_III_4_only_ships_used_cost_a_space(edition: str) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(
        table, space=20, ships=[4, 2], posts=["food"], stock={"food": 4}, contracts={"food": 4}
    )
    a_factory(table, "food", rows=1)
    game = production(table)
    game.play("ship 4 food")
    assert marion.share_space == 19


@both
def test_III_4_unserved_contract_rises_whatever_the_reason(edition: str) -> None:
    table = a_table(edition, demand=0)
    declines = a_company(
        table, MARION, ships=[4], posts=["food"], stock={"food": 4}, contracts={"food": 4}
    )
    no_ship = a_company(table, HAROLD, posts=["food"], stock={"food": 2}, contracts={"food": 2})
    no_goods = a_company(table, ANGELICA, ships=[6], contracts={"food": 6, "lamps": 6})
    no_factory = a_company(table, CLARA, contracts={"food": 8})
    for seat in (MARION, HAROLD, ANGELICA):
        a_factory(table, "food", seat, rows=1, price=8)
    game = production(table)
    game.play("done")
    assert declines.contracts == {"food": 6}
    assert no_ship.contracts == {"food": 4}
    assert no_goods.contracts == {"food": 8, "lamps": 6}
    assert no_factory.contracts == {"food": 10}


@both
def test_III_5_storing_comes_last(edition: str) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(table, ships=[2], posts=["row-2"], stock={"food": 1}, contracts={"food": 2})
    a_factory(table, "food", rows=3)
    game = production(table)
    # Four new ones and a stored one: two are shipped, two find a place, one is lost.
    game.play("ship 2 food")
    assert marion.stock["food"] == 2
    assert sum(int(event.facts["count"]) for event in happened(game, "goods-lost")) == 1
    order = ids(game.events)
    assert order.index("shipped") < order.index("stored")


# IV and 6: the end of a cycle and of a decade


@both
def test_IV_start_player_passes_to_the_left_three_times(edition: str) -> None:
    table = a_table(edition, 3, start=HAROLD)
    for seat in range(3):
        a_company(table, seat)
    game = at(table, Decade(NOBODY, 0))
    seats = []
    while question(game) == "turn":
        seats.append(game.seat)
        game.play(game.moves[0])
        while question(game) != "end-of-turn":
            game.play("done")
        game.play("end turn")
    assert seats == [1, 2, 0, 2, 0, 1, 0, 1, 2, 1, 2, 0]
    # The fourth cycle is followed by the end of the round, with the start player of that cycle.
    assert table.start == HAROLD
    assert happened(game, "end-of-decade")


@both
def test_6_II_harbour_is_paid_before_the_event_is_seen(edition: str) -> None:
    table = a_table(edition, year=1800, wage=3, event="threat-of-strike", fired=0)
    marion = a_company(
        table, cash=50, ships=[6, 2], posts=["food", "lamps"], stock={"food": 3, "lamps": 2}
    )
    ships = dict(table.ships)
    game = at(table, EndOfDecade())
    assert marion.cash == 50 - (2 + 2) * 3
    assert not happened(game, "event")
    assert offered(game, "dismiss") == ["food", "lamps", "ship-6"]
    assert refusal(game, "dismiss ship-2").id == "ship-without-crew"
    play(game, "dismiss ship-6", "dismiss lamps")
    assert marion.ships == [2]
    assert table.ships[6] == ships[6] + 1
    assert table.market.fired == 3
    # The lamps have no place any more.
    assert (marion.stock["food"], marion.stock["lamps"]) == (3, 0)
    game.play("done")
    assert happened(game, "event")
    assert table.wage == 4


@both
@pytest.mark.parametrize("year", [1770, 1780, 1790, 1800, 1810])
def test_6_II_harbour_is_paid_in_every_decade(edition: str, year: int) -> None:
    table = a_table(edition, year=year, wage=2)
    marion = a_company(table, cash=50, ships=[4], posts=["row-2"])
    at(table, EndOfDecade())
    assert marion.cash == 50 - 2 * 2


@both
@pytest.mark.parametrize("chosen", [MARION, HAROLD, ANGELICA])
def test_6_III_poorest_names_any_start_player(edition: str, chosen: int) -> None:
    table = a_table(edition, 3, start=MARION)
    a_company(table, MARION, shares=10, space=20)
    # The loans of Marion do not count: Harold's portfolio is smaller.
    table.companies[MARION].loans = 5
    a_company(table, HAROLD, shares=9, space=20, cash=500)
    a_company(table, ANGELICA, shares=10, space=22)
    game = at(table, ChangeStart())
    assert game.seat == HAROLD
    assert offered(game, "start") == ["1", "2", "3"]
    assert refusal(game, "start 4").id == "no-such-seat"
    game.play(f"start {chosen + 1}")
    assert table.start == chosen


@both
@pytest.mark.parametrize(
    ("cash", "chooser"),
    [((50, 40, 60, 39), CLARA), ((50, 40, 60, 40), HAROLD), ((9, 9, 9, 9), HAROLD)],
)
def test_6_III_ties_of_the_poorest(edition: str, cash: tuple[int, ...], chooser: int) -> None:
    """Less cash, then the farthest seat clockwise from the start player, here Angelica."""
    table = a_table(edition, start=ANGELICA)
    for seat, pounds_left in enumerate(cash):
        a_company(table, seat, shares=10, space=20, cash=pounds_left)
    assert at(table, ChangeStart()).seat == chooser


@both
def test_6_IV_workers_are_dealt_factory_by_factory(edition: str) -> None:
    table = a_table(edition, 3, year=1780, start=HAROLD, fired=1, empty=79)
    companies = [a_company(table, seat, cash=50) for seat in range(3)]
    lamps = a_factory(table, "lamps", HAROLD)
    food = a_factory(table, "food", HAROLD)
    cutlery = a_factory(table, "cutlery", MARION)
    at(table, Obsolescence())
    # Two workers for six places: Harold's topmost factory, then his other one.
    assert (food.extra, lamps.extra, cutlery.extra) == (1, 1, 0)
    assert [company.cash for company in companies] == [50 - 10, 50 - 10, 50]
    # Ten years later workers are there, and nothing is made up for.
    table.decade += 1
    table.market.fired = 20
    at(table, Obsolescence())
    assert (food.extra, lamps.extra, cutlery.extra) == (1, 1, 0)
    assert [company.cash for company in companies] == [40, 40, 50]
    assert table.market.fired == 20


@both
def test_6_IV_fired_workers_first(edition: str) -> None:
    table = a_table(edition, year=1780, fired=3, empty=40)
    a_company(table)
    a_factory(table, "food")
    a_factory(table, "lamps")
    at(table, Obsolescence())
    # Three fired ones leave demand as it is; the fourth comes from the market.
    assert (table.market.fired, table.market.empty) == (0, 41)


# 7 and 8: money troubles, the end


@both
def test_7_0_emergency_sale_counts_from_the_space_before(edition: str) -> None:
    table = a_table(edition, wage=5)
    marion = a_company(table, cash=3, shares=10, space=30)
    a_factory(table, "lamps", rows=3)
    table.cycle = 3
    at(table, Wages())
    # £45 are due, £42 missing: three shares at £20, three spaces each, though 30 is left at once.
    assert (marion.shares, marion.cash, marion.share_space) == (7, 3 + 60 - 45, 30 - 9)


@both
def test_7_0_loans_only_without_shares(edition: str) -> None:
    table = a_table(edition, wage=5)
    marion = a_company(table, cash=0, shares=1, space=9)
    a_factory(table, "food", rows=3)
    game = at(table, Wages())
    # £9 for the only share and a space; three loans and three spaces for the other £21.
    assert (marion.shares, marion.loans, marion.cash) == (0, 3, 9)
    assert marion.share_space == 9 - 1 - 3
    assert ids(game.events)[-3:-1] == ["emergency-sale", "loan"]


@both
def test_8_0_order_at_the_end(edition: str) -> None:
    table = a_table(edition, year=1810)
    marion = a_company(
        table,
        cash=12,
        shares=10,
        space=41,
        loans=1,
        posts=["lamps"],
        stock={"lamps": 5},
        contracts={"food": 4},
    )
    a_factory(table, "clothes", marked=True)
    game = at(table, RevealEvent())
    assert refusal(game, "sell 1").id == "no-selling-at-the-end"
    assert refusal(game, "contract food 6").id == "no-contracts-now"
    # £12 and £25 for the lamps repay the loan and buy one share at £24.
    play(game, "clear lamps 5", "repay 1", "buy 1")
    assert game.over
    assert (marion.cash, marion.loans) == (0, 0)
    assert (marion.shares, marion.share_space) == (11 - 2, 41 - 4 - 4)


@both
def test_8_0_unpaid_loan_excludes(edition: str) -> None:
    table = a_table(edition, 3, year=1810)
    a_company(table, MARION, cash=12, shares=30, space=90, loans=1)
    a_company(table, HAROLD, cash=0, shares=1, space=10)
    a_company(table, ANGELICA, cash=0, shares=2, space=10)
    game = at(table, RevealEvent())
    assert game.over
    assert [(s.place, s.seat) for s in game.standings] == [(1, ANGELICA), (2, HAROLD), (3, MARION)]


@both
def test_8_0_cash_breaks_ties_only(edition: str) -> None:
    table = a_table(edition, year=1810)
    a_company(table, MARION, cash=9, shares=10, space=10)
    a_company(table, HAROLD, cash=5, shares=11, space=10)
    a_company(table, ANGELICA, cash=8, shares=10, space=10)
    a_company(table, CLARA, cash=9, shares=10, space=10)
    game = at(table, RevealEvent())
    assert game.over
    places = [(standing.place, standing.seat) for standing in game.standings]
    assert places == [(1, HAROLD), (2, MARION), (2, CLARA), (4, ANGELICA)]


@both
def test_8_0_agent_does_not_soften_open_contracts(edition: str) -> None:
    table = a_table(edition, year=1810)
    contracts = dict.fromkeys(GOODS, 4)
    marion = a_company(table, cash=0, space=41, tiles=["agent"], contracts=contracts)
    game = at(table, RevealEvent())
    assert game.over
    assert marion.share_space == 41 - 16


@both
def test_III_1_importer_takes_what_demand_is_left(edition: str) -> None:
    """The book of 2014 says so; that of 2016 drops the sentence, not the rule (decision B6)."""
    table = a_table(edition, demand=12, importer=5)
    marion = a_company(table, space=20)
    a_factory(table, "food", quality=3, price=5)
    game = production(table)
    assert calls(game) == [1, 1, IMPORTER, 1, IMPORTER, IMPORTER, IMPORTER, IMPORTER]
    # Three sold with the highest appeal, but the importer sold five.
    assert marion.share_space == 20 + 3


@both
def test_6_II_harbour_wages_of_everybody_at_one_wage(edition: str) -> None:
    """Nobody leaves before all are paid, and who leaves afterwards changes no wage."""
    table = a_table(edition, wage=5)
    companies = [a_company(table, seat, cash=50, posts=["food"]) for seat in range(4)]
    game = at(table, HarbourWages())
    assert [company.cash for company in companies] == [45, 45, 45, 45]
    assert [game.seat, question(game)] == [MARION, "dismiss-harbour"]
