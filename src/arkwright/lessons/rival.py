"""A rival of a lesson: it follows the script while the table agrees with it, then another bot."""

from arkwright import bots
from arkwright.bots import Bot, Seed
from arkwright.lessons import library
from arkwright.lessons.lesson import Lesson
from arkwright.play import Game, Move

PREFIX = "lesson/"
"""How the names of these bots begin: `lesson/water-frame-2016/guided-decade`."""


class Rival:
    """A bot for any rival's seat of a lesson."""

    def __init__(self, lesson: Lesson, then: Bot) -> None:
        self.lesson = lesson
        self.then = then

    def choose(self, game: Game, seat: int) -> Move:
        """The script's next move, if all its moves before were played and this one is legal."""
        script = self.lesson.rivals.script.get(seat, ())
        played = played_by(game, seat, len(self.lesson.table.moves))
        if len(played) < len(script) and tuple(played) == script[: len(played)]:
            wanted = script[len(played)]
            for move in game.moves:
                if move.text == wanted:
                    return move
        return self.then.choose(game, seat)


def make(name: str, seed: Seed = 0, at_table: bool = False) -> Rival:
    """The rival that a name means."""
    _, title, id = name.split("/")
    lesson = library.find(title, id)
    return Rival(lesson, bots.make(lesson.rivals.then, seed, at_table))


def played_by(game: Game, seat: int, first: int) -> list[str]:
    """What a seat has played after the first moves."""
    then = game.at(0)
    found: list[str] = []
    for number, move in enumerate(game.played):
        if then.seat == seat and number >= first:
            found.append(move.text)
        then.play(move)
    return found
