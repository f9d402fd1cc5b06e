"""What another price would have brought: the same production with it, all else as it was.

A seat's last choice of a price for the good is made again. What everybody did between it and the
production is played as it was. In the production the same questions are answered as they were;
where that is not legal, or others are asked, nothing is done.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arkwright.play import Game, IllegalMove, Move
from arkwright.play.plain import Json

SETS_A_PRICE = ("price", "appeal", "appeal-with-engineer")
"""The kinds of moves that do; those that name no good are about the one that is produced next."""
DONE = "done"
MOST_PLAYED = 400
"""Moves that are played again to answer one question: the further back, the fewer prices."""
TOLD = ("shares", "money")
"""The frames of a scene in whose figures prices are compared."""


@dataclass(frozen=True, slots=True)
class Sold:
    """What a company's good brought in a production."""

    price: int
    """What each was sold for."""
    appeal: int
    """The appeal that it had."""
    made: int
    """Goods that there were to sell."""
    sold: int
    """Goods that were sold."""
    income: int
    """What was paid for them."""
    profit: int
    """The income less the costs of the production."""
    steps: int
    """By how much the share value rose."""

    @property
    def worth(self) -> tuple[int, int]:
        return self.steps, self.profit


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What a price brought, and one that would have brought more, all else as it was."""

    was: Sold
    """What it brought."""
    better: Sold
    """What a price would have brought that could be set then: more steps, or as many and more
    profit."""


class Answer(NamedTuple):
    """A move that was played: who was asked what."""

    seat: int
    question: str
    move: Move


class Choice(NamedTuple):
    """Where a seat could set a price, the move that it played, and those that it did not."""

    game: Game
    played: Move
    others: Sequence[Move]


def hindsight(game: Game, scene: Json, seat: int) -> Hindsight | None:
    """One price that would have brought a seat more steps, or as many and more profit.

    None if there is none, if the seat could set no price since the good was last produced, and as
    long as the scene does not tell what it brought.
    """
    if sold_by(scene, seat) is None:
        return None
    choice, answers = last_choice(game, scene, seat)
    if choice is None:
        return None
    was = again(choice, choice.played, answers, scene, seat)
    if was is None:
        return None
    tried = [again(choice, other, answers, scene, seat) for other in nearest(choice, was, answers)]
    better = max((sold for sold in tried if sold), key=lambda sold: sold.worth, default=None)
    if better is None or better.worth <= was.worth:
        return None
    return Hindsight(was, better)


def sold_by(scene: Json, seat: int) -> Sold | None:
    """What a scene tells of a seat's sale; None if it took no part, or that is not known yet."""
    company = next((one for one in scene["companies"] if one["seat"] == seat), None)
    if company is None or not is_told(scene):
        return None
    costs = company["wages"] + company["upkeep"] + company.get("fixed", 0)
    bonuses = [company[bonus] for bonus in ("appeal_bonus", "most_bonus") if bonus in company]
    return Sold(
        price=company["price"],
        appeal=company["appeal"],
        made=company["made"] + company.get("sold_stored", 0),
        sold=company["sold"],
        income=company["income"],
        profit=company["income"] + company["shipping"] - costs,
        steps=company["for_sales"] + sum(bonus["steps"] for bonus in bonuses),
    )


def is_told(scene: Json) -> bool:
    """Whether a scene went so far that what it brought is known."""
    frames = [frame["id"] for frame in scene["frames"]]
    return all(frame in frames for frame in TOLD)


def last_choice(game: Game, scene: Json, seat: int) -> tuple[Choice | None, list[Answer]]:
    """A seat's last choice before a production, and all that was played until it was told."""
    told = max(frame["place"] for frame in scene["frames"])
    choice: Choice | None = None
    answers: list[Answer] = []
    then = game.at(0)
    for place, move in enumerate(game.played[:told], 1):
        asked = then.decision
        assert asked is not None
        answers.append(Answer(asked.seat, asked.question, move))
        if asked.seat == seat and place <= scene["begun"]:
            prices = prices_of(then, scene["good"])
            others = [price for price in prices if price.text != move.text]
            if prices and (len(others) < len(prices) or move.text == DONE):
                choice = Choice(then.copy(), move, others)
        before = len(then.events)
        then.play(move)
        if place < scene["begun"] and begins(then, before, scene["good"]) is not None:
            choice = None
    return choice, answers


def prices_of(game: Game, good: str) -> list[Move]:
    """The legal moves that set the price of a good."""
    prices = [move for move in game.moves if move.kind in SETS_A_PRICE]
    active = game.view(None)["active"] if prices else ""
    return [move for move in prices if move.facts.get("good", active) == good]


def told_from(game: Game, event: int) -> Json:
    """The scene that begins with an event, as far as it went."""
    return game.title.scenes.told([(0, game.events[event:])])[0]


def nearest(choice: Choice, was: Sold, answers: Sequence[Answer]) -> list[Move]:
    """The other prices that are tried: those that differ least from what it was."""

    def apart(move: Move) -> int:
        if "pounds" in move.facts:
            return abs(int(move.facts["pounds"]) - was.price)
        return abs(int(move.facts["value"]) - was.appeal)

    again = len(answers) - len(choice.game.played)
    return sorted(choice.others, key=apart)[: max(2, MOST_PLAYED // again)]


def begins(game: Game, after: int, good: str) -> int | None:
    """The event, after so many, with which a production of a good begins; None if there is none."""
    for place, event in enumerate(game.events[after:], after):
        if event.id == game.title.scenes.begins and event.facts["good"] == good:
            return place
    return None


def again(
    choice: Choice, move: Move, answers: Sequence[Answer], scene: Json, seat: int
) -> Sold | None:
    """What a seat would have sold with a move in place of its choice; None if nobody can tell."""
    made = made_again(choice, move, answers, scene)
    return None if made is None else sold_by(told_from(*made), seat)


def made_again(
    choice: Choice, move: Move, answers: Sequence[Answer], scene: Json
) -> tuple[Game, int] | None:
    """The game with a move in place of a choice, up to where the production is told.

    With it comes the event that the production begins with. None if the moves between are illegal.
    """
    game = choice.game.copy()
    position, events = len(game.played), len(game.events)
    try:
        game.play(move)
        if move is not choice.played and choice.played.text == DONE:
            leave(game, answers[position])
        for answer in answers[position + 1 : scene["begun"]]:
            if answer.move.text != DONE or is_asked(game, answer):
                game.play(answer.move)
    except IllegalMove:
        return None
    begun = begins(game, events, scene["good"])
    if begun is None:
        return None
    produce(game, begun, list(answers[scene["begun"] :]))
    return game, begun


def leave(game: Game, answer: Answer) -> None:
    """Answer a question once more with nothing, if it is still asked."""
    if is_asked(game, answer):
        game.play(answer.move)


def is_asked(game: Game, answer: Answer) -> bool:
    """Whether a game stands at the question that was answered."""
    asked = game.decision
    return asked is not None and (asked.seat, asked.question) == (answer.seat, answer.question)


def produce(game: Game, begun: int, answers: list[Answer]) -> None:
    """Play a production until it is told, as far as it can be answered."""
    while (asked := game.decision) is not None and not is_told(told_from(game, begun)):
        legal = {move.text: move for move in asked.moves}
        same = (one for one in answers if (one.seat, one.question) == (asked.seat, asked.question))
        answer = next(same, None)
        if answer is not None:
            answers.remove(answer)
        wanted = answer.move.text if answer is not None else DONE
        move = legal.get(wanted, legal.get(DONE))
        if move is None:
            return
        game.play(move)
