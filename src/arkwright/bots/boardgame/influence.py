"""The clerk and the East India Company: which track, how many bought steps, which bonus."""

from arkwright.boardgame.actions.quality import quality_cap
from arkwright.boardgame.east_india import InfluenceBonus, price_of, target
from arkwright.boardgame.edition import GOODS, ROWS, TRACKS
from arkwright.boardgame.money import bank_shares
from arkwright.boardgame.moves import Influence
from arkwright.boardgame.vocabulary import DONE, MACHINE, QUALITY, RISE
from arkwright.bots.boardgame.actions import distribution_plan, machine_gain, machine_row
from arkwright.bots.boardgame.exchange import spare_cash
from arkwright.bots.boardgame.offers import level_gain
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.play import Move, Step
from arkwright.play.step import Json

LASTING = 0.5
"""What a machine or quality level still to be had counts: it comes later, for fewer productions."""


class Bonuses:
    """What each bonus is worth to a company now, and what positions on the tracks promise."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        company = outlook.company
        self.marketing, self.distributing = distribution_plan(outlook, 0, 1, ())
        self.machine: dict[str, float] = {}
        self.quality: dict[str, float] = {}
        """What a machine and a quality level gain, by the track of their good."""
        cap = quality_cap(outlook.table, company)
        for track, good in TRACKS.items():
            factory = company.factories.get(good)
            if factory is not None:
                self.machine[track] = machine_gain(outlook, factory)
                if factory.quality < cap:
                    self.quality[track] = level_gain(outlook, factory)

    def now(self, track: str, space: int) -> float:
        """The best bonus at or below a space."""
        first = self.outlook.edition.bonus_from
        best = self.marketing if space >= first["marketing"] else 0.0
        if space >= first["machine"]:
            best = max(best, self.machine.get(track, 0.0))
        if space >= first["quality"]:
            best = max(best, self.quality.get(track, 0.0))
        if space >= first["share"]:
            best = max(best, self.outlook.step)
        return best

    def to_come(self, spaces: dict[str, int], phases: int) -> float:
        """The best bonuses of so many phases to come, from these spaces on the tracks."""
        outlook = self.outlook
        first = outlook.edition.bonus_from
        cap = quality_cap(outlook.table, outlook.company)
        found: list[float] = []
        for track, space in spaces.items():
            factory = outlook.company.factories.get(TRACKS[track])
            if factory is not None:
                if space >= first["machine"]:
                    places = sum(factory.replaceable(outlook.edition, row) for row in ROWS)
                    found += [LASTING * self.machine[track]] * places
                if space >= first["quality"] and track in self.quality:
                    found += [LASTING * self.quality[track]] * (cap - factory.quality)
            if space >= first["share"]:
                found += [outlook.step] * phases
        found.sort(reverse=True)
        return sum(found[:phases])


def take_influence(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """The track and the steps that gain most: its value in the end and the bonuses, less cost."""
    table = outlook.table
    edition = outlook.edition
    bonuses = Bonuses(outlook)
    spaces = {track: table.influence[track][step.seat] for track in TRACKS}
    phases = outlook.turns
    before = bonuses.to_come(spaces, phases)
    spare = cash_for_influence(outlook)
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
        worth -= cost_in_the_end(outlook, move.bought * price)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def cash_for_influence(outlook: Outlook) -> int:
    """Cash that neither running costs need nor, at the end of a decade, the harbour."""
    table = outlook.table
    company = outlook.company
    spare = spare_cash(outlook, False)
    if table.cycle == len(GOODS) - 1:
        spare -= table.wage * (company.crew(outlook.edition) + len(company.posts))
    return spare


def cost_in_the_end(outlook: Outlook, pounds: int) -> float:
    """What is lost with cash: at the very end only what could still buy shares."""
    company = outlook.company
    if outlook.turns:
        return pounds * outlook.pound
    for_shares = bank_shares(outlook.edition, company) * outlook.table.buying_price(company)
    idle = max(0, company.cash - for_shares)
    return max(0, pounds - idle)


def influence_bonus(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """The bonus that is worth most."""
    assert isinstance(step, InfluenceBonus)
    bonuses = Bonuses(outlook)
    good = TRACKS[step.track]
    found: list[tuple[float, Move]] = [(0.0, DONE)]
    if bonuses.distributing:
        found.append((bonuses.marketing, bonuses.distributing[0]))
    if step.track in bonuses.machine:
        row = machine_row(outlook, outlook.company.factories[good])
        found.append((bonuses.machine[step.track], MACHINE[good][row]))
    if step.track in bonuses.quality:
        found.append((bonuses.quality[step.track], QUALITY[good]))
    found.append((outlook.step, RISE))
    return max((item for item in found if item[1] in moves), key=lambda item: item[0])[1]
