"""What an action would do for a seat now: its best uses, and one that looks good but only costs.

It is tried out on copies: each move of the action with its natural end, which is the same again for
the same good as long as that is possible. What comes of it is told by the forecast of the sales.
After the best one, the special marker is looked at that the action lets one take besides.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arkwright.analysis.special import special_marker
from arkwright.play import Game, Move

MOST_TRIED = 120
"""Games that are looked at to explain one action."""
MOST_AGAIN = 4
"""How often a move is made in one use."""
KEPT = 2
"""How many of the best uses are told."""
ACTIONS = ".actions."
"""The part of a game's package where its actions are carried out."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What the next production of a good would bring a company."""

    sold: int
    """Goods that would be sold at home."""
    made: int
    """Goods that there would be to sell."""
    profit: int
    """What they would bring, less the costs of the production."""
    steps: int
    """By how much the share value would rise."""


NOTHING = Figures(sold=0, made=0, profit=0, steps=0)
"""What a good brings that is not produced."""


class Prospects(NamedTuple):
    """What a company can expect as the table stands."""

    goods: Mapping[str, Figures]
    """By the goods that it has a factory of; the active one first."""
    cash: int
    score: int
    active: str = ""
    """The good that is produced next."""
    demand: Mapping[str, int] = {}
    """What everybody could sell, by good."""
    wage: int = 0
    rivals: Mapping[tuple[str, int], int] = {}
    """What the other companies would sell, by good and seat."""

    def worth(self) -> tuple[int, ...]:
        """By what uses are ranked: steps of the active good, of all, profit, score, cash."""
        goods = self.goods.values()
        first = self.goods.get(self.active, NOTHING)
        steps, profit = sum(one.steps for one in goods), sum(one.profit for one in goods)
        return first.steps, steps, first.profit, profit, self.score, self.cash

    @property
    def made(self) -> int:
        return sum(one.made for one in self.goods.values())


class Use(NamedTuple):
    """Moves that choose an action and carry it out, and what they change."""

    moves: Sequence[Move]
    main: Move
    """The first move of the action itself: what the use is about."""
    before: Prospects
    after: Prospects

    @property
    def kind(self) -> tuple[object, ...]:
        """Uses of one kind do the same for the same good."""
        return self.main.kind, self.main.facts.get("good")

    @property
    def carried_out(self) -> Sequence[Move]:
        """The moves of the action itself, without those that choose it."""
        return self.moves[list(self.moves).index(self.main) :]

    def begins(self, other: "Use") -> bool:
        """Whether the other one goes on where this one ends."""
        return list(other.carried_out[: len(self.carried_out)]) == list(self.carried_out)

    @property
    def improves(self) -> bool:
        return self.after.worth()[:-1] > self.before.worth()[:-1]

    @property
    def only_costs(self) -> bool:
        """Whether nothing more is sold by it and no share rises, but something is paid."""
        sales = [
            [(good, one.sold, one.steps) for good, one in expected.goods.items()]
            for expected in (self.before, self.after)
        ]
        return sales[0] == sales[1] and self.after.worth() < self.before.worth()

    @property
    def for_everybody(self) -> bool:
        """Whether it changes something for all companies."""
        now, then = ((one.demand, one.wage, one.rivals) for one in (self.before, self.after))
        return now != then

    @property
    def good(self) -> str:
        """The good whose figures it changes most; none if it changes no forecast."""
        changes = {good: self.change(good) for good in self.after.goods}
        good = max(changes, key=lambda good: changes[good], default="")
        return good if good and any(changes[good]) else ""

    def change(self, good: str) -> tuple[int, ...]:
        """How much the figures of a good differ, what matters most first."""
        now, then = self.before.goods.get(good, NOTHING), self.after.goods[good]
        differ = (then.steps - now.steps, then.sold - now.sold, then.profit - now.profit)
        return tuple(abs(one) for one in differ)


class Uses(NamedTuple):
    """What an action is good for now."""

    best: Sequence[Use]
    idle: Use | None
    """A use that only costs: one that makes most, since that looks good."""
    extra: Use | None = None
    """The special marker that the action lets one take after the best use; before and after it."""
    shared: Use | None = None
    """The best use that changes something for everybody."""


def uses(game: Game, seat: int, choices: Sequence[Move]) -> Uses:
    """What the seat that must decide could do with an action that each of these moves chooses.

    The game is an imagined one: what is tried out may lead to what nobody can know.
    """
    now = prospects(game, seat)
    found = [
        Use(moves, main, now, prospects(then, seat))
        for moves, main, then in tried(game, seat, choices)
    ]
    found.sort(key=lambda use: use.after.worth(), reverse=True)
    best: dict[tuple[object, ...], Use] = {}
    for use in found:
        if use.improves:
            best.setdefault(use.kind, use)
    kept = list(best.values())[:KEPT]
    # What is told to be good if it is done again gives nothing only if one stops there.
    costly = [use for use in found if use.only_costs and not any(map(use.begins, kept))]
    likeliest = max(costly, key=lambda use: use.after.made, default=None)
    shared = next((use for use in [*kept, *found] if use.for_everybody), None)
    return Uses(kept, likeliest, extra(game, seat, kept, choices), shared)


def extra(game: Game, seat: int, best: Sequence[Use], choices: Sequence[Move]) -> Use | None:
    """The special marker that the action lets one take besides; None if it lets one take none."""
    if best:
        moves, acted = best[0].moves, game.copy()
        for move in moves:
            acted.play(move)
    elif choices:
        moves, acted = carried_out(game, seat, choices[0])
    else:
        return None
    ending, asked = ended(acted, seat)
    taken = special_marker(asked, seat)
    if taken is None:
        return None
    then = after(asked, taken)
    return Use([*moves, *ending, taken], taken, prospects(asked, seat), prospects(then, seat))


def ended(game: Game, seat: int) -> tuple[list[Move], Game]:
    """The moves that end an action, and the game in which they have."""
    moves: list[Move] = []
    while (step := asks(game, seat)) is not None and ACTIONS in type(step).__module__:
        done = next((move for move in game.moves if move.kind == "done"), None)
        if done is None:
            break
        moves.append(done)
        game = after(game, done)
    return moves, game


def asks(game: Game, seat: int) -> object | None:
    """What asks a seat something now; None if nothing does."""
    decision = game.decision
    return decision.step if decision is not None and decision.seat == seat else None


def prospects(game: Game, seat: int) -> Prospects:
    """What a seat's company can expect if every good were produced as the table stands."""
    view = game.view(seat)
    goods: dict[str, Figures] = {}
    rivals: dict[tuple[str, int], int] = {}
    forecasts = game.forecast()
    for good in sorted(forecasts, key=lambda good: good != view["active"]):
        for seller in forecasts[good]["sellers"]:
            if seller["seat"] == seat:
                goods[good] = Figures(
                    seller["sold"], seller["output"], seller["profit"], seller["steps"]
                )
            else:
                rivals[good, seller["seat"]] = seller["sold"]
    return Prospects(
        goods,
        view["companies"][seat]["cash"],
        next((one.score for one in game.standings if one.seat == seat), 0),
        view["active"],
        {good: forecast["demand"] for good, forecast in forecasts.items()},
        max((forecast["wage"] for forecast in forecasts.values()), default=0),
        rivals,
    )


def tried(
    game: Game, seat: int, choices: Sequence[Move]
) -> Iterator[tuple[list[Move], Move, Game]]:
    """Every use that is looked at: its moves, the main one, and the game after them."""
    left = MOST_TRIED
    for choice in choices:
        moves, begun = carried_out(game, seat, choice)
        for main in mains(begun, seat):
            ahead, made = begun, moves
            for _ in range(MOST_AGAIN):
                move = the_same(ahead, seat, main)
                if move is None or left == 0:
                    break
                left -= 1
                ahead, made = after(ahead, move), [*made, move]
                if ahead.table.journal.reveals > game.table.journal.reveals:
                    break  # nobody can know what comes of it
                yield made, main, ahead


def after(game: Game, move: Move) -> Game:
    ahead = game.copy()
    ahead.play(move)
    return ahead


def carried_out(game: Game, seat: int, choice: Move) -> tuple[list[Move], Game]:
    """The game in which an action is asked for; where the amount to pay is open, the most is."""
    moves, ahead = [choice], after(game, choice)
    while ahead.seat == seat and all(move.kind == "pay" for move in ahead.moves):
        moves.append(ahead.moves[-1])
        ahead = after(ahead, moves[-1])
    return moves, ahead


def mains(game: Game, seat: int) -> list[Move]:
    """The moves of an action that is asked for, each with the largest of its counts alone."""
    step = asks(game, seat)
    if step is None or ACTIONS not in type(step).__module__:
        return []
    largest = {aim(move): move for move in game.moves if move.facts}
    return list(largest.values())


def aim(move: Move) -> tuple[object, ...]:
    """What a move is about, whatever its count."""
    return (move.kind, *((name, fact) for name, fact in move.facts.items() if name != "count"))


def the_same(game: Game, seat: int, main: Move) -> Move | None:
    """The main move, or what does the same for the same good again; None if nothing does."""
    if game.seat != seat:
        return None
    if main in game.moves:
        return main
    again = [move for move in game.moves if move.kind == main.kind]
    return next((move for move in again if move.facts.get("good") == main.facts.get("good")), None)
