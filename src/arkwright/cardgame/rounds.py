"""Rounds and decades: whose turn it is, and who starts the next one (Gameplay, 3)."""

from arkwright.cardgame import solo
from arkwright.cardgame.discarding import discard_card
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.ending import FinalScoring
from arkwright.cardgame.moves import Start, UseCard
from arkwright.cardgame.production import ProductionPhase
from arkwright.cardgame.table import LAST_DECADE, Table
from arkwright.cardgame.turn import ChooseAction
from arkwright.cardgame.using import MayUse
from arkwright.play import Move, Refusal, Step
from arkwright.play.step import NOBODY
from arkwright.play.turns import NameStart, Numbered, OfferStart, PassStart, set_start

ENTREPRENEUR = "entrepreneur"


class Decade(Numbered[Table]):
    """Four rounds, one for each good, then the next decade or the end (Gameplay)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.decade = self.number
        table.journal.add("decade-begins", decade=self.number + 1)
        last = FinalScoring() if self.number == LAST_DECADE else EndOfDecade()
        table.ask(*[Round(NOBODY, number) for number in range(len(GOODS))], last)


class Round(Numbered[Table]):
    """Everybody's turn, production of the active good, the next starting player (Gameplay)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.round = self.number
        table.journal.add("round", good=table.active)
        # What was decided in the last production is not part of the coming turn.
        table.journal.settle()
        table.ask(*turns(table), ProductionPhase(), EndOfRound())


def turns(table: Table) -> list[Step[Table]]:
    """The turns of a round: by the starting player's card, or solo against the opponents (1)."""
    steps: list[Step[Table]] = [ChooseAction(seat) for seat in table.order()]
    rivals = table.rivals
    if rivals is not None:
        if rivals.first:
            rivals.first = False
            return [solo.OpponentsTurn(), *steps]
        steps.append(solo.OpponentsTurn())
    return steps


class EndOfRound(Step[Table]):
    """The starting player's card goes on, unless a decade ends (3)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        if not table.order():
            table.agenda.clear()
            table.ask(FinalScoring())
        elif table.round < len(GOODS) - 1:
            settle = [PassStart()] if table.rivals is None else []
            table.ask(*entrepreneur_offers(table), *settle)


# The end of a decade


class EndOfDecade(Step[Table]):
    """Turned cards are ready again, the poorest names the starting player (3c, 3d)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.journal.add("decade-ends", decade=table.decade + 1)
        for seat in table.order():
            company = table.companies[seat]
            if company.turned:
                company.turned = []
                table.journal.add("cards-ready", seat)
        following = Decade(NOBODY, table.decade + 1)
        if table.rivals is not None:
            solo.new_decade(table)
            table.ask(*entrepreneur_offers(table), following)
        else:
            offers = entrepreneur_offers(table)
            table.ask(*offers, PoorestChooses(), NeutralGrowth(), following)


class PoorestChooses(Step[Table]):
    """Find out who has the lowest capitalisation and names the starting player (3d)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        if len(table.order()) == 1:
            set_start(table, table.order()[0])
        else:
            table.ask(StartingPlayer(poorest(table)))


class StartingPlayer(NameStart):
    """Name the starting player of the coming decade, as the one with the least."""

    __slots__ = ()
    section = "3d"


def poorest(table: Table) -> int:
    """The seat with the lowest capitalisation, then the least money, then closest to the start.

    The starting player himself is the closest, then his neighbour clockwise (3d, decision F32).
    """
    return min(table.order(), key=lambda seat: wealth(table, seat))


def wealth(table: Table, seat: int) -> tuple[int, int]:
    """What the poorest is told by; loans and ships are not taken off (3d)."""
    company = table.companies[seat]
    return table.capitalisation(company), company.cash


class NeutralGrowth(Step[Table]):
    """The neutral seller of two players gains appeal on every track, moving demand (3d)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        edition = table.edition
        neutral = table.neutral
        for good in GOODS:
            if good in neutral:
                before = neutral[good]
                after = min(edition.highest_appeal, before + edition.neutral_step)
                neutral[good] = after
                table.pass_arrows(good, before, after)
                table.journal.add(
                    "neutral-rose", good=good, appeal=after, demand=table.demand[good]
                )


# The Entrepreneur


def entrepreneur_offers(table: Table) -> list[Step[Table]]:
    """Its owner is asked before the starting player is settled (card 1, Solo A)."""
    step = Entrepreneur if table.rivals is None else OpponentsFirst
    return [step(seat) for seat in table.order() if ENTREPRENEUR in table.companies[seat].cards]


class Entrepreneur(OfferStart[Table]):
    """Discard the Entrepreneur to name the next starting player, or keep it."""

    __slots__ = ()
    section = "card 1"

    def give_up(self, table: Table) -> None:
        discard_card(table, table.companies[self.seat], ENTREPRENEUR)


class OpponentsFirst(MayUse):
    """Discard the Entrepreneur to let the opponents play first in the next round."""

    __slots__ = ()
    section = "Solo A"
    card = ENTREPRENEUR

    def resolve(self, table: Table, move: Move) -> None:
        rivals = table.rivals
        if isinstance(move, UseCard) and rivals is not None:
            discard_card(table, table.companies[self.seat], ENTREPRENEUR)
            rivals.first = True
            table.journal.add("opponents-first", self.seat)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Start):
            return Refusal("solo-no-start-player", "Solo A")
        return super().why_not(table, move)
