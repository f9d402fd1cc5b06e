"""The end of the game: the last exchange, what lowers the value, the final order (6.II, 8.0)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.exchange import buying, clearing, repaying, trade, why_not_trade
from arkwright.boardgame.moves import Buy, Clear, Contract, Done, Repay, Sell
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE
from arkwright.play import Move, Refusal, Step
from arkwright.play.table import Standing

MARK_SPACES = 4
"""Share spaces that a factory still marked by a worker costs, and shares (8.0)."""
MARK_SHARES = 2


def end_game(table: Table) -> None:
    """Everybody trades a last time in turn order, then the value is settled (6.II, 8.0)."""
    table.ask(*[FinalExchange(seat) for seat in table.order()], FinalScoring())


class FinalExchange(Step[Table]):
    """Sell stored goods, repay loans, buy shares: the End of Game event."""

    __slots__ = ()
    section = "6.II"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        return [*clearing(company), *repaying(table, company), *buying(table, company), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Done):
            trade(table, table.companies[self.seat], move)
            table.ask(self)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Sell):
            return Refusal("no-selling-at-the-end", "6.II")
        if isinstance(move, Contract):
            return Refusal("no-contracts-now", "6.II")
        if isinstance(move, Buy | Clear | Repay):
            return why_not_trade(table, table.companies[self.seat], move)
        return None


class FinalScoring(Step[Table]):
    """Marked factories and open contracts lower the value; then it counts. 8.0."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for seat in table.order():
            company = table.companies[seat]
            if company.loans:
                table.journal.add("excluded", seat, loans=company.loans)
            else:
                settle(table, company)
        for standing in standings(table):
            table.journal.add("final-place", standing.seat, place=standing.place)


def settle(table: Table, company: Company) -> None:
    """Take off what marks and open contracts cost and tell the value that is left (8.0)."""
    seat = company.seat
    for good in GOODS:
        factory = company.factories.get(good)
        if factory is not None and factory.marked:
            shares = min(MARK_SHARES, company.shares)
            company.shares -= shares
            table.move_share(company, -MARK_SPACES)
            table.journal.add("final-mark", seat, good=good, spaces=MARK_SPACES, shares=shares)
    for good in GOODS:
        space = company.contracts.get(good, 0)
        if space:
            table.move_share(company, -space)
            table.journal.add("final-contract", seat, good=good, spaces=space)
    influence = table.influence_value(company)
    if influence:
        table.journal.add("final-influence", seat, pounds=influence)
    table.journal.add(
        "final-value",
        seat,
        shares=company.shares,
        value=table.share_value(company),
        total=table.score(company),
        cash=company.cash,
    )


def standings(table: Table) -> list[Standing]:
    """The seats by score, then cash; tied seats share a place, a loan puts last (8.0)."""
    ranks = [rank(table, company) for company in table.companies]
    found: list[Standing] = []
    for company in table.companies:
        seat = company.seat
        if company.loans:
            # Who has a loan loses, even if all have one.
            place, score = table.seats, 0
        else:
            place = 1 + sum(other > ranks[seat] for other in ranks)
            score = table.score(company)
        found.append(Standing(place, seat, table.names[seat], score))
    found.sort(key=placed)
    return found


def rank(table: Table, company: Company) -> tuple[bool, int, int]:
    """What is compared: no loan, then the score, then the cash (8.0)."""
    return not company.loans, table.score(company), company.cash


def placed(standing: Standing) -> tuple[int, int]:
    return standing.place, standing.seat
