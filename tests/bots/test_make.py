"""Bots by their names and styles, and by the classes of whoever brings an own one."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arkwright
from arkwright import bots
from arkwright.play import BadSetup, Game, Move

STYLED = [name for name, grade in bots.GRADES.items() if grade.has_style]
HERE = "tests.bots.test_make"


class Last:
    """Chooses the last move, and keeps what it was made with."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game, seat: int) -> Move:
        return game.moves[-1]


class Stubborn(Last):
    """Can't be made."""

    def __init__(self, rng: random.Random) -> None:
        raise FileNotFoundError("its weights")


class Other:
    """Has a class within that is called like another one."""

    class Last(Last):
        """Another one."""


@pytest.fixture(autouse=True)
def nothing_own_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No test finds what another one brought or installed."""
    monkeypatch.setattr(bots, "OWN", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    bots.installed.cache_clear()
    yield
    bots.installed.cache_clear()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, points: str) -> None:
    """Another package with a module and its entry points, as pip would leave it."""
    (folder / "looms.py").write_text(
        "class Loom:\n"
        "    def __init__(self, rng):\n"
        "        self.rng = rng\n"
        "    def choose(self, game, seat):\n"
        "        return game.moves[0]\n",
        "utf-8",
    )
    about = folder / "looms-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: looms\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[arkwright.bots]\n{points}\n", "utf-8")
    monkeypatch.syspath_prepend(folder)


def test_the_grades_are_named_weakest_first() -> None:
    assert bots.names() == ["random", "clerk", "manager", "director", "tycoon"]


def test_each_grade_takes_more_time_than_the_one_below() -> None:
    seconds = [grade.seconds for grade in bots.GRADES.values()]
    assert seconds == sorted(seconds) == [0.0, 0.0, 0.2, 1.0, 3.0]


@pytest.mark.parametrize("name", ["random", *(f"{g}/{s}" for g in STYLED for s in bots.STYLES)])
@pytest.mark.parametrize("title", ["water-frame-2016", "card-game"])
def test_every_grade_with_every_style_plays(title: str, name: str) -> None:
    game = arkwright.new(title, seats=2, seed=1)
    assert bots.check(name) == name
    assert bots.make(name, 7, at_table=True).choose(game.copy(), game.seat) in game.moves


def test_a_style_is_drawn_once_for_a_seed() -> None:
    drawn = {seed: bots.settled("tycoon", seed) for seed in range(50)}
    assert set(drawn.values()) == {f"tycoon/{style}" for style in bots.STYLES}
    assert all(bots.settled("tycoon", seed) == name for seed, name in drawn.items())


@pytest.mark.parametrize("name", ["random", "clerk/shipper", "Last"])
def test_what_has_its_style_or_none_stays(name: str) -> None:
    assert bots.settled(name, 1) == name


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        (f"{HERE}:Last", "there is no bot"),
        ("os:abort", "there is no bot"),
        ("nobody", "there is no bot 'nobody'; there are: random, clerk"),
        ("clerk:", "there is no bot"),
        ("", "there is no bot"),
        ("/shipper", "there is no bot"),
        ("random/shipper", "random has no styles"),
        ("tycoon/pirate", "there is no style 'pirate'; there are: two-factories"),
        ("tycoon/", "there is no style ''"),
        ("tycoon/shipper/shipper", "there is no style"),
    ],
)
def test_only_bots_that_are_known_pass_the_check(name: str, refusal: str) -> None:
    with pytest.raises(BadSetup, match=refusal):
        bots.check(name)


def test_own_bot_is_made_by_its_class_and_given_its_chance() -> None:
    game = arkwright.new("card-game", seats=2, seed=1)
    bot = bots.make(f"{HERE}:Last", seed=7)
    assert bot.choose(game, 0) == game.moves[-1]
    assert isinstance(bot, Last)
    assert bot.rng.random() == random.Random(7).random()


def test_own_class_is_known_by_its_name_once_it_was_brought() -> None:
    assert bots.bring(f"{HERE}:Last") == "Last"
    assert bots.bring(f"{HERE}:Last") == bots.bring("Last") == bots.check("Last") == "Last"
    assert bots.names()[-1] == "Last"
    assert isinstance(bots.make("Last"), Last)
    with pytest.raises(BadSetup, match="Last has no styles"):
        bots.check("Last/shipper")


def test_two_classes_are_not_called_the_same() -> None:
    bots.bring(f"{HERE}:Last")
    with pytest.raises(BadSetup, match="there is another bot Last already"):
        bots.bring(f"{HERE}:Other.Last")


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("nowhere.at_all:Bot", "can't be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        (f"{HERE}:Nobody", "can't be loaded: AttributeError"),
        ("clerk:", "can't be loaded"),
        (f"{HERE}:HERE", "it is no class with choose"),
        (f"{HERE}:Stubborn", "can't be made: FileNotFoundError: its weights"),
    ],
)
def test_own_class_that_is_none_is_told_in_a_sentence(name: str, refusal: str) -> None:
    with pytest.raises(BadSetup, match=f"the bot {name} can't be .*") as told:
        bots.make(name)
    assert refusal in str(told.value)


def test_own_class_has_a_name_that_can_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Other, "Long", type("L" * 41, (Last,), {}), raising=False)
    with pytest.raises(BadSetup, match="at most 40 letters"):
        bots.bring(f"{HERE}:Other.Long")


def test_own_class_may_be_in_the_folder_we_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spinners.py").write_text("class Broken:\n  choose = 1 /", "utf-8")
    (tmp_path / "weavers.py").write_text(
        f"from {HERE} import Last\nclass Weaver(Last):\n    pass\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    assert bots.bring("weavers:Weaver") == "Weaver"
    with pytest.raises(BadSetup, match=r"SyntaxError: .* \(spinners.py, line 2\)"):
        bots.bring("spinners:Broken")


def test_installed_packages_name_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "loom = looms:Loom\nclerk = looms:Loom\nmy/loom = looms:Loom")
    # What is called like one of the house, or as nothing can be asked for, is left out
    assert bots.names() == [*bots.GRADES, "loom"]
    assert bots.check("loom") == "loom"
    game = arkwright.new("card-game", seats=2, seed=1)
    bot = bots.make("loom", seed=7)
    assert type(bot).__name__ == "Loom"
    assert bot.choose(game, 0) == game.moves[0]
    assert type(bots.make("clerk")).__name__ != "Loom"


def test_an_installed_bot_whose_module_is_gone_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "wheel = wheels:Wheel")
    with pytest.raises(BadSetup, match="the bot wheels:Wheel can't be loaded"):
        bots.make("wheel")
