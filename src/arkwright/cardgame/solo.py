"""The two automated opponents of the solo game: their turn, production, bag and score (Solo)."""

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.rivals import COLOURS, DISCS, NEUTRAL, Rivals
from arkwright.cardgame.table import Table
from arkwright.play import Step

ENOUGH_SOLD = 2
"""Goods an opponent must sell to raise its share value instead of gaining a share (Solo 2)."""


def rivals_of(table: Table) -> Rivals:
    """The opponents of a table that has them."""
    rivals = table.rivals
    assert rivals is not None
    return rivals


# Preparation and the bag (Solo setup, preparation B, end of decade)


class OpponentsFactories(Step[Table]):
    """Each opponent's two appeal markers land on tracks at random; demand rises. Solo B."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        rivals = rivals_of(table)
        for good in GOODS:
            colour = rivals.bag.pop(0)
            appeal = table.edition.solo_start[good]
            rivals.markers[colour][good] = appeal
            table.pass_arrows(good, 0, appeal)
            table.journal.reveal("rival-placed", colour=colour, good=good, appeal=appeal)
        new_decade(table)


def new_decade(table: Table) -> None:
    """All markers go back into the bag: it is the next one drawn at set-up (Solo 3)."""
    rivals = rivals_of(table)
    if rivals.later_bags:
        rivals.bag = rivals.later_bags.pop(0)
        rivals.drawn = []


# Action phase (Solo B)


class OpponentsTurn(Step[Table]):
    """Draw a marker: one opponent grows at home, the others gain a share. Solo B."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        rivals = rivals_of(table)
        same, markers = rivals.bag.count(rivals.bag[0]), len(rivals.bag)
        drawn = rivals.bag.pop(0)
        table.journal.reveal("marker-drawn", colour=drawn, same=same, markers=markers)
        if drawn != NEUTRAL:
            if table.active in rivals.markers[drawn]:
                step_forward(table, drawn)
            else:
                open_factory(table, drawn)
        for colour in COLOURS:
            if colour != drawn:
                gain_share(table, colour, "not-drawn")
        move_disc(table, drawn, markers_on_track(table, table.active))
        rivals.drawn.append(drawn)


def step_forward(table: Table, colour: str) -> None:
    """An opponent's marker of the active good moves on (Solo B 2a)."""
    good = table.active
    markers = rivals_of(table).markers[colour]
    before, demand = markers[good], table.demand[good]
    appeal = min(before + table.edition.solo_steps, table.edition.highest_appeal)
    table.pass_arrows(good, before, appeal)
    markers[good] = appeal
    table.journal.add(
        "rival-advanced",
        colour=colour,
        good=good,
        before=before,
        appeal=appeal,
        demand_before=demand,
        demand=table.demand[good],
    )


def open_factory(table: Table, colour: str) -> None:
    """An opponent opens a factory of the active good: more workers, a new marker (Solo B 2b)."""
    good = table.active
    edition = table.edition
    table.more_workers()
    decade_number = table.decade + 1
    printed = edition.solo_new_factory[good]
    appeal = min(printed + decade_number, edition.highest_appeal)
    demand = table.demand[good]
    table.pass_arrows(good, 0, appeal)
    rivals_of(table).markers[colour][good] = appeal
    table.journal.add(
        "rival-opened",
        colour=colour,
        good=good,
        printed=printed,
        decade=decade_number,
        appeal=appeal,
        demand_before=demand,
        demand=table.demand[good],
    )


def gain_share(table: Table, colour: str, why: str) -> None:
    """An opponent gains a share, up to the end of the track (Solo B 3, Solo 2)."""
    shares = rivals_of(table).shares
    before = shares[colour]
    shares[colour] = min(table.edition.most_shares, before + 1)
    table.journal.add("rival-share", colour=colour, before=before, shares=shares[colour], why=why)


def markers_on_track(table: Table, good: str) -> int:
    """Appeal markers on a good's track, the player's included (Solo B 4)."""
    markers = rivals_of(table).markers
    owners = sum(1 for colour in COLOURS if good in markers[colour])
    return owners + sum(1 for company in table.companies if good in company.factories)


def move_disc(table: Table, colour: str, steps: int) -> None:
    """A disc moves so many cards on in reading order, past gaps and other discs (Solo B 4)."""
    rivals = rivals_of(table)
    display, discs = rivals.display, rivals.discs
    here = discs[colour]
    others = [discs[other] for other in DISCS if other != colour]
    round_trip = (*range(here + 1, len(display)), *range(here + 1))
    cards = [spot for spot in round_trip if display[spot]]
    reached = (steps - 1) % len(cards)
    for spot in cards[reached:] + cards[:reached]:
        if spot not in others:
            discs[colour] = spot
            table.journal.add(
                "disc-moved",
                colour=colour,
                good=table.active,
                steps=steps,
                before=here,
                spot=spot,
                card=display[spot],
            )
            return


# Production phase (Solo 2)


def rivals_sales(table: Table, good: str) -> dict[str, int]:
    """What each opponent with a factory of a good sells at home as it stands (Solo 2)."""
    markers = rivals_of(table).markers
    return {
        colour: table.allowed_sales(good, markers[colour][good])
        for colour in COLOURS
        if good in markers[colour]
    }


def gains_value(sold: int) -> bool:
    """Whether an opponent's sales raise its share value, or bring it a share instead (Solo 2)."""
    return sold >= ENOUGH_SOLD


def rivals_produce(table: Table) -> None:
    """Opponents with a factory of the active good sell, at no cost (Solo 2)."""
    good = table.active
    value = rivals_of(table).value
    markers = rivals_of(table).markers
    for colour, sold in rivals_sales(table, good).items():
        appeal, demand = markers[colour][good], table.demand[good]
        table.journal.add(
            "rival-sold", colour=colour, good=good, count=sold, appeal=appeal, demand=demand
        )
        if gains_value(sold):
            before = value[colour]
            value[colour] = min(table.edition.most_value, before + 1)
            table.journal.add("rival-value", colour=colour, before=before, value=value[colour])
        else:
            gain_share(table, colour, "few-sold")


# End of the game (Solo 4)


def rival_scores(table: Table) -> dict[str, int]:
    """Each opponent's shares times their value: they have no loans and no ships (Solo 4)."""
    rivals = rivals_of(table)
    return {colour: rivals.shares[colour] * rivals.value[colour] for colour in COLOURS}
