"""Recorded playthroughs: a change of the rules, wanted or not, shows as the first line it moves.

`python -m tests.playthrough` writes the files in tests/playthroughs/ anew after a wanted change;
its difference in version control is then what the change did.
"""

from collections.abc import Iterator

import pytest

import arkwright
from arkwright import Game, IllegalMove
from tests import playthrough
from tests.titles import TITLES

LARGEST = 200_000


def titled(name: str) -> str:
    """The title of a playthrough."""
    return name.rpartition("-")[0]


def rules_of(name: str) -> int:
    return arkwright.find_title(titled(name)).rules


@pytest.mark.parametrize("name", playthrough.names())
def test_a_playthrough_is_as_recorded(name: str) -> None:
    assert playthrough.setup_in(playthrough.read(name)).rules == rules_of(name)
    goes_as_recorded(name)


@pytest.mark.parametrize(
    ("name", "rules"),
    [(name, rules) for name in playthrough.names() for rules in playthrough.older(titled(name))],
)
def test_games_of_older_rules_go_on_as_they_began(name: str, rules: int) -> None:
    assert playthrough.setup_in(playthrough.read(name, rules)).rules == rules
    goes_as_recorded(name, rules)


def goes_as_recorded(name: str, rules: int = 0) -> None:
    recorded = playthrough.read(name, rules)
    difference = first_difference(recorded, list(played_again(recorded)))
    assert difference == "", f"{playthrough.path_of(name, rules)}: {difference}"


def played_again(recorded: list[str]) -> Iterator[str]:
    """The lines that the recorded moves give now; the last one says why it can't go on."""
    moves = iter(playthrough.moves_in(recorded))

    def next_move(game: Game) -> str:
        return next(moves, "done")

    try:
        yield from playthrough.told(playthrough.setup_in(recorded), next_move)
    except IllegalMove as error:
        yield f"(illegal now) {error}"


def first_difference(recorded: list[str], now: list[str]) -> str:
    """Where two playthroughs part, with the lines before; nothing if they do not."""
    for place, (was, is_now) in enumerate(zip([*recorded, "(end)"], [*now, "(end)"])):
        if was != is_now:
            before = "".join(f"\n       {line}" for line in recorded[max(0, place - 2) : place])
            return f"line {place + 1} differs{before}\n  was: {was}\n  now: {is_now}"
    return ""


def test_playthroughs_are_of_every_title_and_number_of_seats() -> None:
    written = {path.stem for path in playthrough.FOLDER.glob("*.txt")}
    assert written == set(playthrough.names())
    for name in playthrough.names():
        assert playthrough.path_of(name).stat().st_size < LARGEST
        case = playthrough.setup_in(playthrough.read(name))
        assert name == f"{case.title}-{case.seats}"


@pytest.mark.parametrize("title", TITLES)
def test_playthroughs_see_both_values_of_the_first_option(title: str) -> None:
    cases = [
        playthrough.setup_in(playthrough.read(name))
        for name in playthrough.names()
        if titled(name) == title
    ]
    first = next(iter(cases[0].options))
    assert len({case.options[first] for case in cases}) > 1


@pytest.mark.parametrize("title", ["arkwright-2025", "spinning-mule"])
def test_playthroughs_of_2025_are_with_both_modules(title: str) -> None:
    for seats in (2, 3, 4):
        options = playthrough.setup_in(playthrough.read(f"{title}-{seats}")).options
        assert (options["east-india"], options["asymmetric"]) == ("yes", "yes")


def test_a_difference_is_shown_readably() -> None:
    recorded = playthrough.read(playthrough.names()[0])
    assert first_difference(recorded, recorded) == ""
    changed = [*recorded[:20], recorded[20].replace("|", "!"), *recorded[21:]]
    shown = first_difference(recorded, changed).splitlines()
    assert shown[0] == "line 21 differs"
    assert shown[3:] == [f"  was: {recorded[20]}", f"  now: {changed[20]}"]
    assert first_difference(recorded, recorded[:-1]).splitlines()[-1] == "  now: (end)"


def test_a_move_that_became_illegal_is_named() -> None:
    recorded = playthrough.read(playthrough.names()[0])
    move = playthrough.moves_in(recorded)[3]
    broken = [line.replace(f"| {move} ", "| enlist 10 ") for line in recorded]
    assert list(played_again(broken))[-1].startswith("(illegal now) enlist 10: ")
