"""What a bare Python does with the wheel alone: `tests/test_install.py` runs this file there."""

import random
import sys

import arkwright
from arkwright import Game, IllegalMove, Refusal, bots
from arkwright.environments import Observation

SEED = 7
WHOLE_GAMES = ("random", "clerk")


def played(title: str, bot: str) -> Game:
    """A whole game among bots of one name."""
    game = arkwright.new(title, seed=SEED)
    players = [bots.make(bot, seed=seat) for seat in range(len(game.table.names))]
    while not game.over:
        game.play(players[game.seat].choose(game, game.seat))
    assert len(game.standings) == len(players)
    return game


def check_records(game: Game) -> None:
    """The text of a record gives the game again, and so does a position halfway."""
    record = game.record
    assert arkwright.replay(record.dumps()).position() == game.position()
    half = len(game.played) // 2
    again = arkwright.from_position(game.at(half).position())
    for move in game.played[half:]:
        again.play(move.text)
    assert again.standings == game.standings


def check_readers(title: str) -> None:
    """Whatever looks at a game and does not play it."""
    game = arkwright.new(title, seed=SEED)
    before = game.position()
    assert game.view(0)["companies"]
    assert game.forecast()
    imagined = game.imagine(0, random.Random(SEED))
    imagined.play(imagined.moves[0])
    seats = len(game.table.names)
    assert any(Observation(title, seats).read(game, 0))
    assert game.position() == before


def check_grades(title: str) -> None:
    """Every bot of the house can be made, and chooses a legal move."""
    game = arkwright.new(title, seed=SEED)
    for grade in bots.GRADES:
        assert bots.make(grade, seed=SEED).choose(game, game.seat) in game.moves


def refused(game: Game, move: str) -> IllegalMove:
    """The error that an illegal move raises; nothing has changed."""
    before = game.position()
    try:
        game.play(move)
    except IllegalMove as error:
        assert game.position() == before
        return error
    raise AssertionError(f"{move} was played")


def check_refusals(title: str) -> None:
    """An illegal move is told by its notation, its section, the reason's id and its facts."""
    game = arkwright.new(title, seed=SEED)
    illegal = next(move.text for move in game.title.vocabulary if move not in game.moves)
    error = refused(game, illegal)
    refusal, line = error.refusal, str(error)
    assert error.move == illegal
    assert line.startswith(f"{illegal}: {refusal.id}"), line
    assert line.endswith(f"({refusal.section})"), line
    for name, value in refusal.facts.items():
        assert f"{name} {value}" in line, line


def check_refusal_of_a_missing_factory() -> None:
    """The same to the letter."""
    game = arkwright.new("water-frame-2016", seats=4, seed=SEED)
    game.play("place workers 4")
    error = refused(game, "hire food 1 1")
    assert str(error) == "hire food 1 1: no-factory: good food (II.2.2)", str(error)
    assert error.refusal == Refusal("no-factory", "II.2.2", good="food")


def from_elsewhere() -> list[str]:
    """The packages that were loaded and belong neither to Python nor to us."""
    loaded = {name.partition(".")[0] for name in sys.modules}
    return sorted(loaded - sys.stdlib_module_names - {"__main__", "arkwright"})


def main() -> None:
    for title in arkwright.titles():
        for bot in WHOLE_GAMES:
            check_records(played(title, bot))
        check_readers(title)
        check_grades(title)
        check_refusals(title)
    check_refusal_of_a_missing_factory()
    assert from_elsewhere() == [], from_elsewhere()
    sys.stdout.write(" ".join(arkwright.titles()))


if __name__ == "__main__":
    main()
