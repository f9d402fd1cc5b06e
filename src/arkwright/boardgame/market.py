"""The job market: workers, the demand their absence creates, and the wage."""

from arkwright.boardgame.edition import Edition
from arkwright.play.plain import Json, Piece


class JobMarket(Piece):
    """Workers in the market, fired, and boxed.

    Workers leave in reading order from the top left and return in the reverse order (I, II.2.2),
    so the market is told by one number: how many spaces are empty from the top. Only the
    Economic Crisis leaves other gaps, `holes` in the last row, which count for nothing until the
    market has run empty (10.2).
    """

    __slots__ = ("boxed", "empty", "fired", "holes", "spaces")

    def __init__(self, spaces: int, empty: int = 0, fired: int = 0, boxed: int = 0) -> None:
        self.spaces = spaces
        self.empty = empty
        self.fired = fired
        self.boxed = boxed
        self.holes = 0

    @classmethod
    def for_edition(cls, edition: Edition) -> "JobMarket":
        """The market at the start: its top rows are empty (4.1.I)."""
        empty = edition.market_spaces - edition.workers_at_start
        return cls(edition.market_spaces, empty, edition.fired_at_start, edition.boxed_at_start)

    @property
    def workers(self) -> int:
        return self.spaces - self.empty - self.holes

    @property
    def hireable(self) -> int:
        """Workers that can be hired: the fired ones only when the market is empty (II.2.2)."""
        return self.spaces - self.empty - self.holes + self.fired

    def hire(self, count: int) -> None:
        """Take workers from the market, then from the fired."""
        from_market = min(count, self.workers)
        self.empty += from_market
        self.fired -= count - from_market
        if self.empty + self.holes == self.spaces:
            self.empty = self.spaces
            self.holes = 0

    def fire(self, count: int) -> None:
        self.fired += count

    def bring_back(self, count: int, edition: Edition) -> int:
        """Return fired workers to the market as far as there are any (I); how many did.

        With four players 2025 has more workers than spaces: who finds none stays fired.
        """
        count = min(count, self.fired)
        if edition.rules.job_market_can_be_full:
            count = min(count, self.empty + self.holes)
        self.fired -= count
        self.fill(count)
        return count

    def fill(self, count: int) -> None:
        above = min(count, self.empty)
        self.empty -= above
        self.holes -= count - above

    def copy(self) -> "JobMarket":
        other = JobMarket(self.spaces, self.empty, self.fired, self.boxed)
        other.holes = self.holes
        return other

    @classmethod
    def from_json(cls, value: Json) -> "JobMarket":
        market = cls(value["spaces"])
        market.lie_as(value)
        return market
