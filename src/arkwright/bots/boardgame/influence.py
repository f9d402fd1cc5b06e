"""The clerk and the East India Company: which track, how many bought steps, which bonus."""

from arkwright.boardgame.actions.quality import quality_cap
from arkwright.boardgame.east_india import InfluenceBonus, price_of, target
from arkwright.boardgame.edition import GOODS, ROWS, TRACKS
from arkwright.boardgame.money import bank_shares
from arkwright.boardgame.moves import Influence
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, MACHINE, QUALITY, RISE
from arkwright.bots.boardgame.actions import distribution_plan, machine_gain, machine_row
from arkwright.bots.boardgame.exchange import spare_cash
from arkwright.bots.boardgame.offers import level_gain
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.play import Move, Step

LASTING = 0.5
"""What a machine or quality level still to be had counts: it comes later, for fewer productions."""


class Bonuses:
    """What each bonus is worth to a company now, and what positions on the tracks promise."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        company = valuation.company
        self.marketing, self.distributing = distribution_plan(valuation, 0, 1, ())
        self.machine: dict[str, float] = {}
        self.quality: dict[str, float] = {}
        """What a machine and a quality level gain, by the track of their good."""
        cap = quality_cap(valuation.table, company)
        for track, good in TRACKS.items():
            factory = company.factories.get(good)
            if factory is not None:
                self.machine[track] = machine_gain(valuation, factory)
                if factory.quality < cap:
                    self.quality[track] = level_gain(valuation, factory)

    def now(self, track: str, space: int) -> float:
        """The best bonus at or below a space."""
        first = self.valuation.edition.bonus_from
        best = self.marketing if space >= first["marketing"] else 0.0
        if space >= first["machine"]:
            best = max(best, self.machine.get(track, 0.0))
        if space >= first["quality"]:
            best = max(best, self.quality.get(track, 0.0))
        if space >= first["share"]:
            best = max(best, self.valuation.step)
        return best

    def to_come(self, spaces: dict[str, int], phases: int) -> float:
        """The best bonuses of so many phases to come, from these spaces on the tracks."""
        valuation = self.valuation
        first = valuation.edition.bonus_from
        cap = quality_cap(valuation.table, valuation.company)
        found: list[float] = []
        for track, space in spaces.items():
            factory = valuation.company.factories.get(TRACKS[track])
            if factory is not None:
                if space >= first["machine"]:
                    places = sum(factory.replaceable(valuation.edition, row) for row in ROWS)
                    found += [LASTING * self.machine[track]] * places
                if space >= first["quality"] and track in self.quality:
                    found += [LASTING * self.quality[track]] * (cap - factory.quality)
            if space >= first["share"]:
                found += [valuation.step] * phases
        found.sort(reverse=True)
        return sum(found[:phases])


def take_influence(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """The track and the steps that gain most: its value in the end and the bonuses, less cost."""
    table = valuation.table
    edition = valuation.edition
    bonuses = Bonuses(valuation)
    spaces = {track: table.influence[track][step.seat] for track in TRACKS}
    phases = valuation.turns
    before = bonuses.to_come(spaces, phases)
    spare = cash_for_influence(valuation)
    best = -1000.0
    chosen = moves[0]
    for move in moves:
        assert isinstance(move, Influence)
        price = price_of(table, move.track)
        if move.bought and move.bought * price > spare:
            continue
        space = target(table, step.seat, move.track, move.bought)
        units = edition.multiplier[space] - edition.multiplier[spaces[move.track]]
        worth = units * price + bonuses.now(move.track, space)
        worth += bonuses.to_come({**spaces, move.track: space}, phases) - before
        worth -= cost_in_the_end(valuation, move.bought * price)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def cash_for_influence(valuation: Valuation) -> int:
    """Cash that neither running costs need nor, at the end of a decade, the harbour."""
    table = valuation.table
    company = valuation.company
    spare = spare_cash(valuation, False)
    if table.cycle == len(GOODS) - 1:
        spare -= table.wage * (company.crew(valuation.edition) + len(company.posts))
    return spare


def cost_in_the_end(valuation: Valuation, pounds: int) -> float:
    """What is lost with cash: at the very end only what could still buy shares."""
    company = valuation.company
    if valuation.turns:
        return pounds * valuation.pound
    for_shares = bank_shares(valuation.edition, company) * valuation.table.buying_price(company)
    idle = max(0, company.cash - for_shares)
    return max(0, pounds - idle)


def influence_bonus(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """The bonus that is worth most."""
    assert isinstance(step, InfluenceBonus)
    bonuses = Bonuses(valuation)
    good = TRACKS[step.track]
    found: list[tuple[float, Move]] = [(0.0, DONE)]
    if bonuses.distributing:
        found.append((bonuses.marketing, bonuses.distributing[0]))
    if step.track in bonuses.machine:
        row = machine_row(valuation, valuation.company.factories[good])
        found.append((bonuses.machine[step.track], MACHINE[good][row]))
    if step.track in bonuses.quality:
        found.append((bonuses.quality[step.track], QUALITY[good]))
    found.append((valuation.step, RISE))
    return max((item for item in found if item[1] in moves), key=lambda item: item[0])[1]
