"""What a seat observes of the card game, part by part."""

from typing import TypedDict, cast

from arkwright.cardgame.catalogue import edition_of
from arkwright.cardgame.edition import (
    CARDS,
    DEVELOPMENTS,
    GOODS,
    POSITIONS,
    ROTATED,
    SOLO,
    SPOTS,
    Edition,
)
from arkwright.cardgame.rivals import COLOURS, DISCS
from arkwright.cardgame.shapes import CompanyView, FactoryView, Good, MaybeGood, RivalsView, View
from arkwright.cardgame.table import LAST_DECADE
from arkwright.environments.parts import Count, Each, Entry, Fields, Number, OneOf, Rows
from arkwright.environments.scales import FLAG, POINTS, POUNDS, SOME

DRAWN = ("marker-drawn", "rival-placed")
"""The events that tell what came out of the bag, which later decades do not show."""
OF_A_GOOD = Each(GOODS, SOME)


def parts(title: str, seats: int) -> dict[str, Entry]:
    """The parts of an observation; the automated opponents only where one plays alone."""
    edition = edition_of(title, seats)
    company = company_entry(edition)
    declared: dict[str, Entry] = {
        "time": Fields(decade=OneOf(range(LAST_DECADE + 1)), active=OneOf(GOODS)),
        "market": Fields(
            wage=Number(5),
            wage_step=SOME,
            demand=OF_A_GOOD,
            neutral=OF_A_GOOD,
            supply=Each(CARDS, Number(3)),
        ),
        "company": company,
    }
    if seats == SOLO:
        declared["opponents"] = opponents_entry(edition)
    else:
        declared["rivals"] = Rows(seats - 1, company)
    return declared


def company_entry(edition: Edition) -> Entry:
    return Fields(
        cash=POUNDS,
        loans=Number(edition.loan_spots),
        shares=Number(edition.most_shares),
        share_value=Number(edition.most_value),
        portfolio=POINTS,
        if_ended=POINTS,
        factories=Each(GOODS, factory_entry(edition)),
        developments=Each(DEVELOPMENTS, Number(3)),
        allows=Each(DEVELOPMENTS, Number(4)),
        cards=Count(CARDS),
        foreman=OneOf(GOODS),
        turned=Count(ROTATED),
        discarded=Count(CARDS),
        engineered=FLAG,
        stock=OF_A_GOOD,
        room=OF_A_GOOD,
        sold=SOME,
        left=SOME,
        ships=Number(edition.ships),
        tokens=Number(edition.ship_spots),
        shippable=SOME,
        ship_penalty=SOME,
        bankrupt=FLAG,
    )


def factory_entry(edition: Edition) -> Entry:
    quality = Count(range(1, edition.quality_cap_engineer + 1), 2)
    return Fields(
        open=FLAG,
        side=FLAG,
        spot=OneOf(SPOTS),
        office_on_appeal=FLAG,
        cards=Number(len(POSITIONS)),
        sides=Rows(len(POSITIONS), FLAG),
        machines=Rows(len(POSITIONS), Number(3)),
        price_quality=quality,
        appeal_quality=quality,
        quality=Number(edition.quality_cap_engineer),
        distribution=Number(edition.distribution_cap),
        marker=SOME,
        appeal=SOME,
        price=Number(20),
        allowed=SOME,
        output=SOME,
        workers=SOME,
        ship_price=SOME,
        fixed_cost=SOME,
        wages=Number(30),
        upkeep=SOME,
        cost=Number(30),
    )


def opponents_entry(edition: Edition) -> Entry:
    opponent = Fields(
        shares=Number(edition.most_shares),
        share_value=Number(edition.most_value),
        portfolio=POINTS,
        markers=OF_A_GOOD,
        sales=OF_A_GOOD,
    )
    spots = edition.display_rows * edition.display_columns
    return Fields(
        opponents=Rows(len(COLOURS), opponent),
        display=Rows(spots, OneOf(CARDS)),
        discs=Each(DISCS, Number(spots)),
        bag=Each(DISCS, Number(3)),
        drawn=Count(DISCS, 3),
        first=FLAG,
    )


class Factory(FactoryView):
    """A factory; one that is not there is all 0."""

    open: bool


class Company(CompanyView):
    """A company, with the factory that the Foreman lies at."""

    foreman: MaybeGood | None
    factories: dict[Good, Factory]  # type: ignore[misc]


class Arranged(TypedDict):
    """A view in the shape of the parts: the own company first, then the seats after it."""

    time: View
    market: View
    company: Company
    rivals: list[Company]
    opponents: RivalsView | None


def arrange(view: View, seat: int) -> Arranged:
    companies = cast(list[Company], view["companies"])
    for company in companies:
        company["foreman"] = company["cards"].get("foreman")
        for factory in company["factories"].values():
            factory["open"] = True
    return {
        "time": view,
        "market": view,
        "company": companies[seat],
        "rivals": companies[seat + 1 :] + companies[:seat],
        "opponents": view["rivals"],
    }
