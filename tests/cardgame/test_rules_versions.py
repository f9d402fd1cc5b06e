"""What version 2 of the rules changed, and that games of version 1 go the old way (G6 to G11)."""

import pytest

from arkwright.cardgame.appeal import PriceAndAppeal
from arkwright.cardgame.develop import DevelopStep
from arkwright.cardgame.rules import RULES
from arkwright.cardgame.table import Table
from arkwright.play import Game
from tests.cardgame.given import (
    EVA,
    II,
    III,
    a_company,
    a_factory,
    a_table,
    at,
    legal,
    offered,
    play,
    question,
    refusal,
    rivals_of,
    turn,
)

OLD = 1
PAPER = ("contract", "", "patent", "patent", "broker", "workshop", "contract", "patent")


def at_the_display(rules: int, *cards: str) -> tuple[Table, Game]:
    """A solo player with these cards in step c; copies of the Patent in the spots 3, 4 and 8."""
    table = a_table(1, active="lamps", rules=rules)
    a_company(table, cards=cards)
    a_factory(table, "food")
    rivals = rivals_of(table)
    rivals.display = [*PAPER, *["inventor"] * 7]
    rivals.discs = dict(zip(rivals.discs, (9, 10, 11)))
    return table, at(table, DevelopStep(EVA))


def test_new_games_are_of_the_newest_rules() -> None:
    assert a_table().edition.rules.version == RULES == 2


# G6: the card limit


def test_G6_a_card_over_the_limit_is_discarded_first() -> None:
    table, game = at_the_display(RULES, "foreman", "developer")
    play(game, "take broker")
    assert question(game) == "make-room"
    assert list(table.companies[EVA].cards) == ["foreman", "developer"]
    play(game, "discard foreman")
    assert list(table.companies[EVA].cards) == ["developer", "broker"]
    assert rivals_of(table).display[:6] == [
        "contract",
        "foreman",
        "patent",
        "patent",
        "",
        "workshop",
    ]


def test_G6_the_spot_of_the_new_card_is_not_empty_yet() -> None:
    table, game = at_the_display(RULES, "foreman", "developer")
    rivals_of(table).display[1], rivals_of(table).display[12] = "engineer", ""
    play(game, "take broker", "discard foreman")
    assert rivals_of(table).display[4] == ""
    assert rivals_of(table).display[12] == "foreman"


def test_G6_was_the_other_way_round() -> None:
    table, game = at_the_display(OLD, "foreman", "developer")
    rivals_of(table).display[1], rivals_of(table).display[12] = "engineer", ""
    play(game, "take broker")
    assert question(game) == "card-limit"
    assert refusal(game, "discard broker").id == "card-just-taken"
    assert refusal(game, "done").id == "must-discard-card"
    play(game, "discard foreman")
    assert rivals_of(table).display[4] == "foreman"


def test_G6_the_engineer_is_replaced_before_the_new_card_is_taken() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["engineer", "contract"])
    a_factory(table, "food", quality=[5])
    game = at(table, DevelopStep(EVA))
    play(game, "take broker", "discard engineer")
    assert question(game) == "lost-engineer"
    assert "broker" not in company.cards
    game.play("quality food 3+2")
    assert list(company.cards) == ["contract", "broker"]


# G7: copies in the display


def test_G7_the_player_chooses_among_copies() -> None:
    table, game = at_the_display(RULES)
    game.play("take patent")
    assert question(game) == "choose-copy"
    assert offered(game, "take copy") == ["3", "4", "8"]
    told = refusal(game, "take copy 1")
    assert (told.id, told.facts["values"]) == ("no-such-copy", "3, 4, 8")
    game.play("take copy 4")
    assert rivals_of(table).display[2:4] == ["patent", ""]
    assert "patent" in table.companies[EVA].cards


def test_G7_a_copy_under_a_disc_is_none() -> None:
    table, game = at_the_display(RULES)
    rivals_of(table).discs = dict(zip(rivals_of(table).discs, (2, 3, 9)))
    game.play("take patent")
    assert question(game) != "choose-copy"
    assert rivals_of(table).display[7] == ""


def test_G7_it_was_the_first_copy() -> None:
    table, game = at_the_display(OLD)
    game.play("take patent")
    assert question(game) != "choose-copy"
    assert rivals_of(table).display[2:4] == ["", "patent"]


# G8: the Developer


def with_a_turned_card(rules: int) -> tuple[Table, Game]:
    table = a_table(active="lamps", rules=rules)
    a_company(table, cards=["trade-office"], turned=["trade-office"])
    a_factory(table, "food")
    return table, at(table, DevelopStep(EVA))


def test_G8_a_developer_just_taken_may_be_used() -> None:
    table, game = with_a_turned_card(RULES)
    game.play("take developer")
    assert question(game) == "use-developer"
    assert refusal(game, "reactivate entrepreneur").id == "card-not-turned"
    game.play("reactivate trade-office")
    assert table.companies[EVA].turned == ["developer"]
    assert question(game) == ""


def test_G8_or_kept_for_later() -> None:
    table, game = with_a_turned_card(RULES)
    play(game, "take developer", "done")
    assert table.companies[EVA].turned == ["trade-office"]
    assert table.companies[EVA].ready("developer")


def test_G8_nothing_is_asked_if_nothing_is_turned() -> None:
    table, game = with_a_turned_card(RULES)
    table.companies[EVA].turned = []
    game.play("take developer")
    assert question(game) == ""


def test_G8_it_waited_for_the_next_turn() -> None:
    _, game = with_a_turned_card(OLD)
    game.play("take developer")
    assert question(game) == ""


# G9: the Engineer in step b


def an_engineer(rules: int) -> tuple[Table, Game]:
    """Food with the Engineer on price, worth 5, and the office, worth as much as it is."""
    table = a_table(rules=rules)
    a_company(table, cards=["engineer", "contract"])
    a_factory(table, "food", quality=[5])
    return table, at(table, PriceAndAppeal(EVA), DevelopStep(EVA))


def test_G9_the_engineer_lies_on_either_side_where_the_appeal_allows_both() -> None:
    table, game = an_engineer(RULES)
    edition = table.edition
    office, spots = edition.office["food"], edition.spot_appeal
    on_price = {spot + side for spot in spots for side in (0, office)}
    both = on_price & {5 + appeal for appeal in on_price}
    assert both
    reached = [text.split() for text in offered(game, "appeal") if "engineer" in text]
    assert {int(words[0]) for words in reached} == both
    assert len(reached) == len(both), "each once: the other side is the plain appeal"
    for words in reached:
        for text in (f"appeal {words[0]}", f"appeal {' '.join(words)}"):
            trial = game.copy()
            trial.play(text)
            factory = trial.view(EVA)["companies"][EVA]["factories"]["food"]
            assert factory["appeal"] == factory["marker"] == int(words[0])
            on_appeal = 5 in factory["appeal_quality"]
            assert on_appeal == ((words[2] == "appeal") == text.endswith(words[2]))


def test_G9_it_matters_when_the_engineer_goes() -> None:
    prices = {}
    for choice in ("", " engineer"):
        table, game = an_engineer(RULES)
        texts = [text for text in offered(game, "appeal") if "engineer" in text]
        value = texts[0].split()[0]
        game.play(f"appeal {texts[0] if choice else value}")
        price = table.companies[EVA].factories["food"].price(table.edition)
        play(game, "take broker", "discard engineer", "done")
        prices[choice] = price - table.companies[EVA].factories["food"].price(table.edition)
    assert sorted(prices.values()) == [0, 5]


def test_G9_what_is_not_reachable_is_refused() -> None:
    _, game = an_engineer(RULES)
    assert refusal(game, "appeal 0 engineer appeal").id == "engineer-lies-so"
    assert refusal(game, "appeal 20 engineer appeal").id == "appeal-not-reachable"


def test_G9_without_the_engineer_only_the_sum_counts() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "food", quality=[4])
    game = at(table, PriceAndAppeal(EVA))
    assert not [text for text in offered(game, "appeal") if "engineer" in text]


def test_G9_totals_were_all_that_could_be_chosen() -> None:
    _, game = an_engineer(OLD)
    assert not [text for text in offered(game, "appeal") if "engineer" in text]


# G10: True Worker


@pytest.mark.parametrize(("rules", "deeds"), [(OLD, []), (RULES, ["engineer"])])
def test_G10_quality_above_four_uses_the_engineer(rules: int, deeds: list[str]) -> None:
    table = a_table(1, active="lamps", rules=rules)
    company = a_company(table, cards=["engineer"])
    a_factory(table, "food", quality=[4])
    game = turn(table)
    play(game, "act quality", "quality food 4+1")
    assert company.deeds == deeds
    table.ask(DevelopStep(EVA))
    [award] = [one for one in table.view(EVA)["awards"] or () if one["award"] == "true-worker"]
    assert award["state"] == ("lost" if deeds else "held")


@pytest.mark.parametrize("rules", [OLD, RULES])
def test_G10_quality_up_to_four_does_not(rules: int) -> None:
    table = a_table(1, active="lamps", rules=rules)
    company = a_company(table, cards=["engineer"])
    a_factory(table, "food", quality=[3])
    play(turn(table), "act quality", "quality food 4")
    assert company.deeds == []


@pytest.mark.parametrize("development", ["quality", "distribution"])
@pytest.mark.parametrize("rules", [OLD, RULES])
def test_G10_a_lifted_restriction_is_a_use(rules: int, development: str) -> None:
    card = {"quality": "engineer", "distribution": "patent"}[development]
    table = a_table(1, active="lamps", rules=rules, restrictions="yes")
    company = a_company(table, cards=[card])
    a_factory(table, "food")
    at(table, DevelopStep(EVA)).play(f"develop {development}")
    assert company.deeds == ([] if rules == OLD else [card])


def test_G10_a_development_that_is_due_is_none() -> None:
    table = a_table(1, decade=III, active="lamps", restrictions="yes")
    company = a_company(table, cards=["patent"])
    a_factory(table, "food")
    at(table, DevelopStep(EVA)).play("develop distribution")
    assert company.deeds == []


def test_G10_the_inventor_needs_no_patent() -> None:
    table = a_table(active="lamps", restrictions="yes")
    company = a_company(table, cards=["patent", "inventor"])
    a_factory(table, "food")
    play(at(table, DevelopStep(EVA)), "use inventor", "develop distribution")
    assert company.deeds == []


# G11: the Inventor


def an_inventor(rules: int, cards: int) -> Game:
    table = a_table(decade=II, active="lamps", rules=rules)
    a_company(table, cards=["inventor"])
    a_factory(table, "food", cards=cards)
    game = turn(table)
    game.play("act build")
    return game


@pytest.mark.parametrize("cards", [0, 1])
def test_G11_the_inventor_is_not_offered_for_what_the_decade_allows(cards: int) -> None:
    game = an_inventor(RULES, cards)
    assert legal(game, "upgrade food")
    assert refusal(game, "invent food").id == "upgrade-without-inventor"


def test_G11_the_inventor_is_offered_for_the_second_worker_card() -> None:
    assert legal(an_inventor(RULES, 2), "invent food")


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_G11_it_was_offered_all_the_same(cards: int) -> None:
    assert legal(an_inventor(OLD, cards), "invent food")


@pytest.mark.parametrize("rules", [OLD, RULES])
def test_G11_no_developments_are_left_for_the_inventor(rules: int) -> None:
    table = a_table(active="lamps", rules=rules, restrictions="yes")
    company = a_company(table, cards=["inventor"])
    a_factory(table, "food")
    for name, allowed in table.edition.development.items():
        company.developments[name] = len(allowed) - 1
    game = at(table, DevelopStep(EVA))
    assert legal(game, "use inventor") == (rules == OLD)
    if rules == RULES:
        assert refusal(game, "use inventor").id == "all-developed"
