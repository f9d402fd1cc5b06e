"""A game at the prompt, typed line by line."""

import json
import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import arkwright
from arkwright import locales
from arkwright.cardgame.awards import AWARDS
from arkwright.commands.app import app
from arkwright.play.plain import Json
from arkwright.terminal import boardgame, saving
from tests.titles import ahead

GAME = ("play", "--terminal", "--seed", "3", "--bots", "random")
CARD_GAME = (*GAME, "--title", "card-game")
SOLO = (
    "play",
    "--terminal",
    "--seed",
    "3",
    "--title",
    "card-game",
    "--seats",
    "1",
    "--name",
    "Ada",
)
MODULES = ("--option", "east-india", "--option", "asymmetric")
NEW_EDITION = (*GAME, "--title", "arkwright-2025", *MODULES)
FREE = ("--option", "setup=free")
ALWAYS_THE_FIRST = ["1"] * 2000
LEFT_TO_PLAY = 60
"""Moves of all seats."""


def typed(*lines: str, words: tuple[str, ...] = GAME) -> str:
    """What the terminal shows when a person types these lines and then closes the input."""
    result = CliRunner().invoke(app, list(words), input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def save(own_data_folder: Path) -> Path:
    return own_data_folder / "arkwright" / "game.json"


def saved_moves(save: Path) -> list[str]:
    moves: list[str] = json.loads(save.read_text("utf-8"))["moves"]
    return moves


def test_the_table_is_drawn() -> None:
    shown = typed()
    assert "You are Blue." in shown
    for word in ("demand", "importer", "● Blue", "■ Red", "▲ Green", "◆ Yellow", "tiles on offer"):
        assert word in shown
    assert "1770 · food, cycle 1 of 4" in shown
    assert "place factory" in shown


def test_the_table_of_the_card_game_is_drawn() -> None:
    shown = typed(words=CARD_GAME)
    assert "1770, decade I · food, round 1 of 4 · wage £2" in shown
    for word in ("● Blue", "■ Red", "▲ Green", "◆ Yellow", "10 × £10 = £100", "cards on offer"):
        assert word in shown
    for word in ("demand", "what may be sold at home", "ship tokens", "distribution an action"):
        assert word in shown
    assert "I £8, appeal 0" in shown
    assert "Foreman (food)" in shown
    assert "act build" in shown


def test_two_players_see_the_neutral_seller() -> None:
    assert "neutral 3: 3" in typed(words=(*CARD_GAME, "--seats", "2"))


def test_who_plays_alone_sees_opponents_discs_and_bag() -> None:
    shown = typed("found food", "found lamps", "done", "t", words=SOLO)
    for word in ("■ Red", "▲ Green", "12 × £12 = £144", "■ Foreman", "in the bag: 3 red"):
        assert word in shown
    assert "start player" not in shown


def test_the_table_is_drawn_again_after_automated_opponents_have_acted() -> None:
    turn = ("found food", "found lamps", "done", "pass", "appeal 0", "done", "end turn")
    assert "clothes, round 2 of 4" in typed(*turn, *["1"] * 3, words=SOLO)


# The 2025 edition and the short game


def test_the_table_of_the_2025_edition_is_drawn() -> None:
    shown = " ".join(typed(words=NEW_EDITION).split())
    assert "1800 World's Fair 1810 End of Game reserve Crown Jubilee" in shown
    assert "contracts: none, limit none" in shown
    assert "sugar, food £2, £3 after 4 0 0 0 0" in shown
    assert "influence £0 £0 £0 £0 with shares £90 £100 £90 £100" in shown
    assert "influence £0, in all £90" in shown
    assert "a level of marketing from 1, a machine from 5" in shown
    assert "spaces 14 and 15 hold one marker each" in shown
    assert "luxury £11 0 2 1 0 (0)" in shown
    assert "light marketing" in shown


def test_without_modules_nothing_of_them_is_shown() -> None:
    shown = typed(words=(*GAME, "--title", "arkwright-2025"))
    for word in ("East India", "influence", "luxury"):
        assert word not in shown


def test_events_of_the_open_pool_are_told_but_not_where_they_lie() -> None:
    shown = " ".join(typed(words=(*GAME, "--title", "spinning-mule", *FREE)).split())
    assert "1770 face down 1790 face down 1810 End of Game reserve face down" in shown
    assert "face down: Bureaucracy, all but one of " in shown


def test_kinds_of_factories_and_influence_are_shown_where_they_stand() -> None:
    turn = ("found food luxury", "price food 6", "found lamps bulk", "price lamps 9", "sell 9")
    shown = typed(*turn, "take tile patent", "t", words=(*NEW_EDITION, *FREE, "--seats", "2"))
    assert "I luxury 2 for" in shown
    assert "I bulk 4 for" in shown
    assert "9+1m−£9 = 1" in shown
    assert "Blue founds a luxury food factory with 4 workers." in shown


def test_the_short_game_shows_which_ships_wait_for_the_exchange() -> None:
    shown = typed(words=(*GAME, "--title", "spinning-mule"))
    assert "your harbour: ship 2 · in store: nothing · small warehouse for 5" in shown
    assert "contracts" not in shown
    view: Json = arkwright.new("spinning-mule", 4, 1).view(0)
    view["companies"][0] |= {"ships": [2, 4], "inactive": [4]}
    assert "ship 2, ship 4 (inactive)" in boardgame.harbour(view, 0).plain


def test_what_was_declared_and_what_fell_below_zero_is_shown() -> None:
    view: Json = arkwright.new("arkwright-2025", 4, 1).view(0)
    company = view["companies"][1]
    company |= {"offered": 2, "inventions": {"inventor": 1}, "attache_turned": True}
    company["tiles"] = {"inventor": "", "press-attache": ""}
    company["factories"]["food"]["appeal"] = -1
    console = Console(width=160, record=True, file=StringIO())
    console.print(boardgame.draw(view, 0))
    shown = console.export_text()
    for word in ("offers 2 from store", "= −1", "Inventor (used 1×)", "Press Attaché (turned)"):
        assert word in shown


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("? press attaché", "Press Attaché: A tie for a share bonus goes to you"),
        ("? luxury", "luxury: It makes fewer goods"),
        ("? school", "before a sale you may shut your last row"),
        ("? place distribution 4", "use the marketing marker on the £4 space and pay £4"),
        ("?", "can be lifted for a fee of £2"),
        ("distribute food", "marketing is raised with a marketing marker (5.2.II.5)"),
        ("sell stored", "there is no such move"),
    ],
)
def test_whatever_is_typed_gets_an_answer_in_the_2025_edition(
    save: Path, line: str, said: str
) -> None:
    shown = " ".join(typed(line, words=NEW_EDITION).split())
    assert said.lower() in shown.lower()
    assert saved_moves(save) == []


def test_a_number_and_a_notation_play_the_same(save: Path) -> None:
    typed("2", words=(*GAME, "--new"))
    by_number = saved_moves(save)
    typed("  Place  FACTORY 4 ", words=(*GAME, "--new"))
    assert saved_moves(save) == by_number == ["place factory 4"]


def test_the_game_goes_on_where_it_was_left(save: Path) -> None:
    typed("place factory 4", "q")
    shown = typed("y", "done")
    assert "Go on with it?" in shown
    assert saved_moves(save) == ["place factory 4", "done"]


def test_a_new_game_keeps_the_one_that_was_left(save: Path) -> None:
    typed("place factory 4", "q")
    shown = typed("perhaps", "n")
    assert "Please answer y or n." in shown
    assert saved_moves(save) == []
    assert saved_moves(save.with_name("left-1.json")) == ["place factory 4"]


def test_closing_the_input_at_the_first_question_changes_nothing(save: Path) -> None:
    typed("place factory 4", "q")
    before = save.read_text("utf-8")
    typed()
    assert save.read_text("utf-8") == before


def test_a_broken_save_is_set_aside(save: Path) -> None:
    save.parent.mkdir(parents=True)
    for number, text in enumerate(["nonsense", "{}", "[1]"], 1):
        save.write_text(text, "utf-8")
        shown = typed()
        assert "The saved game can't be read" in shown
        assert save.with_name(f"broken-{number}.json").read_text("utf-8") == text
        assert saved_moves(save) == []


def test_a_save_without_players_is_set_aside(save: Path) -> None:
    typed("place factory 4")
    value = json.loads(save.read_text("utf-8"))
    del value["players"]
    save.write_text(json.dumps(value), "utf-8")
    assert "it does not say who plays which seat" in typed()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "Type a number, a notation, or ? for help."),
        ("0", "There is no choice 0: they go from 1 to 30."),
        ("99", "There is no choice 99"),
        ("²", "there is no such move"),
        ("dance", "Dance: there is no such move"),
        ("place workers 5", "nearest to it are"),
        ("[bold]", "[bold]: there is no such move"),
        ("u", "Nothing can be taken back"),
        ("? 99", "There is no choice 99"),
        ("? dance", "dance: there is no such move"),
        ("? hire food 1 1", "workers are hired with the workers marker (II.2.2)"),
        ("? patent", "Patent: "),
        ("? World's Fair", "World's Fair: "),
        ("? 2", "place factory 4: put the factory marker on the £4 space"),
        ("? place factory 4", "It can be played."),
    ],
)
def test_whatever_is_typed_gets_an_answer(save: Path, line: str, said: str) -> None:
    assert said.lower() in typed(line).lower()
    assert saved_moves(save) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("f", "share value"),
        ("?", "? foreman, ? tycoon"),
        ("? foreman", "Foreman: In the factory it lies at"),
        ("? Patron of food and lamps", "Patron of food and lamps: "),
        ("? tycoon", "Tycoon: Your shares times their value"),
        ("? 1", "act build: take the action Build and Upgrade. It can be played."),
        ("act shipping", "the expert rule of early shipping is not in play at this table (1a.7)"),
        ("place factory 4", "there is no such move"),
    ],
)
def test_whatever_is_typed_gets_an_answer_in_the_card_game(
    save: Path, line: str, said: str
) -> None:
    assert said.lower() in typed(line, words=CARD_GAME).lower()
    assert saved_moves(save) == []


def test_the_forecast_compares_what_each_appeal_would_do(save: Path) -> None:
    shown = typed("act quality", "done", "f", words=(*CARD_GAME, "--seats", "3"))
    assert "the appeal of your food, if nobody else changed theirs" in shown
    assert saved_moves(save) == ["act quality", "done"]
    own = [line.split() for line in shown.splitlines() if " of 3 " in line and "●" not in line]
    assert ["2", "£6", "0", "2", "of", "3", "£12", "£1", "+2"] in own


def test_a_refusal_names_the_rule() -> None:
    shown = typed("place factory 4", "build food 3")
    assert "(II.2.1)" in shown


def test_the_decision_is_explained() -> None:
    shown = typed("?")
    assert "save and leave" in shown
    assert "(II.1)" in shown or "II.1" in shown


def test_undo_takes_back_within_the_turn(save: Path) -> None:
    shown = typed("place factory 4", "u", "place workers 2")
    assert "Taken back" in shown
    assert saved_moves(save) == ["place workers 2"]


def test_the_forecast_shows_all_goods() -> None:
    shown = typed("f")
    for good in ("food 11", "clothes 9", "cutlery 8", "lamps 7"):
        assert good in shown
    assert "share steps" in shown


def test_the_log_tells_what_happened() -> None:
    shown = typed("place exchange 2", "done", "done", "end turn", "l")
    assert shown.count("Red") > 5


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("water-frame-2016", 2, ()),
        ("card-game", 1, ()),
        ("arkwright-2025", 3, MODULES),
        ("spinning-mule", 4, MODULES),
    ],
)
def test_a_whole_game_can_be_played(
    save: Path, own_data_folder: Path, title: str, seats: int, options: tuple[str, ...]
) -> None:
    words = ("play", "--title", title, "--seats", str(seats), "--seed", "1", "--bots", "random")
    shown = typed(*ALWAYS_THE_FIRST, words=(*words, *options))
    assert "The game is over" in shown
    expect_finished(save, own_data_folder)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_was_left_is_played_to_its_end(
    save: Path, own_data_folder: Path, seats: int
) -> None:
    words = (*CARD_GAME, "--seats", str(seats))
    typed(*["1"] * 20, words=words)
    go_on_without_the_person(save)
    shown = typed("y", *ALWAYS_THE_FIRST, words=words)
    assert "Go on with it?" in shown
    assert "The game is over" in shown
    expect_finished(save, own_data_folder)


def go_on_without_the_person(save: Path) -> None:
    """Play a saved game at random, nearly to its end; drawing all of it takes its time."""
    game, players = saving.load(save)
    whole = game.copy()
    ahead(whole, 10_000, random.Random(1))
    ahead(game, len(whole.played) - len(game.played) - LEFT_TO_PLAY, random.Random(1))
    saving.save(save, game, players)


def expect_finished(save: Path, own_data_folder: Path) -> None:
    """The save has gone, and the record that was kept replays."""
    assert not save.exists()
    (record,) = (own_data_folder / "arkwright" / "finished").iterdir()
    result = CliRunner().invoke(app, ["replay", "--check", str(record)])
    assert "ends as recorded" in result.stdout


def test_a_name_of_ones_own() -> None:
    shown = typed(words=(*GAME, "--name", "Red"))
    assert "You are Red." in shown
    assert "■ Blue" in shown


# Awards of the solo game


@pytest.fixture
def weak(tmp_path: Path) -> tuple[str, ...]:
    """A solo game that anybody wins."""
    file = tmp_path / "weak.toml"
    file.write_text(
        "[solo]\nshares = 0\nvalue = 0\n[start]\nmoney = 300\nshares = 20\nvalue = 20\n", "utf-8"
    )
    return (*SOLO, "--components", str(file))


def test_awards_are_shown_at_the_end_and_remembered(weak: tuple[str, ...]) -> None:
    assert "Ada has no award yet" in typed(words=("awards", "Ada"))
    shown = typed(*ALWAYS_THE_FIRST, words=weak)
    assert "Your awards" in shown
    earned = shown.count("for the first time")
    assert earned > 0
    assert "Full Production Line" in shown
    again = typed(*ALWAYS_THE_FIRST, words=weak)
    assert "Your awards" in again
    assert "for the first time" not in again
    listed = typed(words=("awards",))
    assert f"Ada: {earned} of {len(AWARDS)} awards" in listed
    for award in AWARDS:
        assert locales.word("award", award) in listed
    assert typed(words=("awards", "Ada")) == listed


def test_without_winning_there_are_no_awards() -> None:
    shown = typed(*ALWAYS_THE_FIRST, words=SOLO)
    assert "The game is over" in shown
    assert "Your awards" not in shown
    assert "Nobody has an award yet" in typed(words=("awards",))
