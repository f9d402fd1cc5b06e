"""What a tournament comes to: for every bot its wins, ratings, scores and loans."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from arkwright.arena.match import Result
from arkwright.arena.measure import Mean, mean, percentile, share
from arkwright.arena.rating import Rating, rate
from arkwright.arena.simulation import Range
from arkwright.arena.tournament import Tournament

DIGITS = 5


@dataclass(frozen=True, slots=True)
class BotTally:
    """How one bot did. What no finished game tells is None."""

    games: int
    """Games in which it sat in at least one seat."""
    seats: int
    win_share: Mean
    """Of these games, the part that it won; a shared win counts in parts."""
    fair_share: float
    """What it would win if all were equally good."""
    win_share_by_seat: list[float | None]
    rating: Rating
    score: Mean | None
    scores: list[int]
    share_value: float | None
    shares: float | None
    loans: float | None
    """Loans not repaid at the end, in the mean of its seats."""
    loans_taken: float | None
    without_loan: Mean | None
    """The part of its seats that took no loan in the whole game."""
    failures: dict[str, int]
    """Games that it broke off, by how."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How a tournament went."""

    games: int
    deals: int
    balanced: bool
    """Whether every bot was in every seat equally often."""
    decisions: Range | None
    win_share_by_seat: list[float]
    bots: dict[str, BotTally]
    faults: int
    """Games that count for nobody, since the rules had a fault."""


def tally(tournament: Tournament, results: Sequence[Result]) -> Tally:
    """All results together."""
    counted = [result for result in results if not result.is_void]
    ratings = rate(tournament.names, counted)
    finished = [result for result in counted if result.failure is None]
    seats = range(tournament.seats)
    return Tally(
        games=len(results),
        deals=len({result.deal for result in results}),
        balanced=is_balanced(tournament, results),
        decisions=Range.of([r.decisions for r in finished]) if finished else None,
        win_share_by_seat=[part([r.won(seat) for r in counted]) or 0.0 for seat in seats],
        bots={
            name: bot_tally(name, tournament.seats, counted, ratings[name])
            for name in tournament.names
        },
        faults=len(results) - len(counted),
    )


def bot_tally(name: str, seats: int, results: Sequence[Result], rating: Rating) -> BotTally:
    mine = [result for result in results if name in result.bots]

    def each(list_of: Callable[[Result], Sequence[float]]) -> Iterator[tuple[int, float]]:
        """What a list says of each of its seats, with the deal."""
        for result in mine:
            for seat, value in enumerate(list_of(result)):
                if result.bots[seat] == name:
                    yield result.deal, value

    def middle(list_of: Callable[[Result], Sequence[float]]) -> float | None:
        return part([value for _, value in each(list_of)])

    took_none = list(each(lambda r: [float(not loans) for loans in r.loans_taken]))
    return BotTally(
        games=len(mine),
        seats=sum(result.bots.count(name) for result in mine),
        win_share=share((result.deal, won_by(name, result)) for result in mine),
        fair_share=part([r.bots.count(name) / r.players for r in mine]) or 0.0,
        win_share_by_seat=[
            part([r.won(seat) for r in mine if r.bots[seat] == name]) for seat in range(seats)
        ],
        rating=rating,
        score=mean(each(lambda r: r.scores)),
        scores=[int(score) for _, score in each(lambda r: r.scores)],
        share_value=middle(lambda r: r.share_values),
        shares=middle(lambda r: r.shares),
        loans=middle(lambda r: r.loans),
        loans_taken=middle(lambda r: r.loans_taken),
        without_loan=share(took_none) if took_none else None,
        failures=dict(Counter(r.failure.kind for r in mine if r.failure and r.culprit == name)),
    )


def won_by(name: str, result: Result) -> float:
    return sum(result.won(seat) for seat, bot in enumerate(result.bots) if bot == name)


def is_balanced(tournament: Tournament, results: Sequence[Result]) -> bool:
    """Whether every bot was in every seat as often as in every other seat."""
    times = Counter((bot, seat) for result in results for seat, bot in enumerate(result.bots))
    return all(
        len({times[name, seat] for seat in range(tournament.seats)}) == 1
        for name in tournament.names
    )


def part(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def as_json(found: Tally) -> dict[str, Any]:
    """A tally as plain values."""
    return {
        "games": found.games,
        "deals": found.deals,
        "seat_balanced": found.balanced,
        "length": asdict(found.decisions) if found.decisions else None,
        "win_share_by_seat": rounded(found.win_share_by_seat),
        "bots": {name: bot_as_json(bot) for name, bot in found.bots.items()},
        "faults": found.faults,
    }


def bot_as_json(bot: BotTally) -> dict[str, Any]:
    values = {
        "games": bot.games,
        "seats": bot.seats,
        **spread_out("win_share", bot.win_share),
        "fair_share": bot.fair_share,
        "win_share_by_seat": bot.win_share_by_seat,
        "rating": asdict(bot.rating),
        **spread_out("mean_score", bot.score),
        "lowest_score": min(bot.scores, default=None),
        "highest_score": max(bot.scores, default=None),
        "mean_share_value": bot.share_value,
        "mean_shares": bot.shares,
        "mean_loans": bot.loans,
        "mean_loans_taken": bot.loans_taken,
        **spread_out("seats_without_loan", bot.without_loan),
        "failures": bot.failures,
    }
    return {name: rounded(value) for name, value in values.items()}


def spread_out(name: str, found: Mean | None) -> dict[str, float | None]:
    if found is None:
        return {name: None, f"{name}_low": None, f"{name}_high": None}
    return {name: found.mean, f"{name}_low": found.low, f"{name}_high": found.high}


def rounded(value: Any) -> Any:
    if isinstance(value, list):
        return [rounded(item) for item in value]
    return round(value, DIGITS) if isinstance(value, float) else value


def thinking(names: Sequence[str], results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Seconds a turn by bot: the mean, and what 95 % of the turns stay below."""
    turns: dict[str, list[float]] = {name: [] for name in names}
    for result in results:
        for bot, seconds in zip(result.bots, result.thinking):
            turns[bot] += seconds
    return {
        name: {"mean": rounded(sum(own) / len(own)), "most": rounded(percentile(own, 0.95))}
        for name, own in turns.items()
        if own
    }
