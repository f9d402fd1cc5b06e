"""The set-up before the first decision: what is laid out, shuffled and handed out (Setup)."""

import random

from arkwright.cardgame.catalogue import FIXED_CARDS, edition_of
from arkwright.cardgame.company import Company
from arkwright.cardgame.develop import advance
from arkwright.cardgame.edition import CARDS, DEVELOPMENTS, GOODS, SOLO, STARTING_FACTORIES, Edition
from arkwright.cardgame.preparation import found, prepare
from arkwright.cardgame.rivals import COLOURS, DISCS, NEUTRAL, Rivals
from arkwright.cardgame.table import LAST_DECADE, Table
from arkwright.cardgame.taking import take_card
from arkwright.play import BadSetup
from arkwright.play.step import Json
from arkwright.play.title import Options

NEUTRAL_THIRD = 2
"""The number of players who are joined by a neutral third one (Setup 3)."""


def lay_out(
    title: str, names: list[str], seed: int, options: Options, components: Json, rules: int
) -> Table:
    """A table ready for its first decision, the same for the same seed (Setup)."""
    players = len(names)
    check_options(players, options)
    edition = edition_of(title, players, components, rules)
    table = Table(names, edition, options)
    rng = random.Random(seed)
    setup = "solo" if players == SOLO else "draft" if options["draft"] == "yes" else "default"
    table.journal.add("set-up", title=title, setup=setup, players=players)
    if options["start-ships"] == "no":
        for company in table.companies:
            company.ships = 0
    if players == NEUTRAL_THIRD:
        table.neutral = edition.neutral.copy()
    handed_out = edition.printed_companies if setup == "default" else []
    if options["cards"] == "random":
        cards = draw_cards(edition, rng, [printed["start"][0] for printed in handed_out])
    else:
        cards = edition.supply
    if setup == "solo":
        table.rivals = lay_rivals(edition, rng, cards)
    else:
        table.supply = {card: cards.count(card) for card in CARDS if card in cards}
        table.start = rng.randrange(players) if setup == "draft" else 0
        table.journal.add("start-player", table.start)
    for company, printed in zip(table.companies, handed_out):
        hand_out(table, company, printed)
    if options["random-factories"] == "yes":
        for good in rng.sample(GOODS, STARTING_FACTORIES):
            found(table, table.companies[0], good)
    prepare(table)
    return table


def check_options(players: int, options: Options) -> None:
    """Refuse options that this number of players has no place for."""
    if players == SOLO:
        if options["draft"] == "yes":
            raise BadSetup(
                "option draft=yes goes with 2 or more seats: alone you choose anyway",
                "draft-needs-others",
            )
    elif options["random-factories"] == "yes":
        raise BadSetup(
            "option random-factories=yes goes with 1 seat: it is for the solo game",
            "drawn-factories-alone",
        )


# The general supply of development cards


def draw_cards(edition: Edition, rng: random.Random, needed: list[str]) -> list[str]:
    """The fixed cards, then random ones with random faces, few of a kind (expert setup 4).

    What a default company starts with and is not among the fixed cards is laid out first, as one
    of the random ones.
    """
    limit = edition.supplied - 1
    laid = ["entrepreneur"]
    for card in FIXED_CARDS:
        laid += [card] * max(limit, needed.count(card))
    wanted = len(laid) + edition.expert_cards
    box = [faces for faces in edition.faces if not set(faces) & set(FIXED_CARDS)]
    box.remove(next(faces for faces in box if "entrepreneur" in faces))
    rng.shuffle(box)
    for card in needed:
        if card in CARDS and laid.count(card) < needed.count(card):
            showing = [faces for faces in box if card in faces]
            if not showing:
                raise BadSetup(
                    f"option cards=random leaves no {card} for a default company",
                    "no-card-left",
                    card=card,
                )
            box.remove(showing[0])
            laid.append(card)
    for faces in box:
        if len(laid) == wanted:
            break
        up = rng.randrange(len(faces))
        for card in (faces[up], faces[1 - up]):
            if laid.count(card) < limit:
                laid.append(card)
                break
    return laid


# Companies


def hand_out(table: Table, company: Company, printed: Json) -> None:
    """Give a seat its default factories and its development or card (Setup 6)."""
    for good in printed["goods"]:
        found(table, company, good)
    start: list[str] = printed["start"]
    if start[0] in DEVELOPMENTS:
        advance(table, company, start[0])
    else:
        take_card(table, company, start[0], start[1] if len(start) > 1 else "")


# The automated opponents


def lay_rivals(edition: Edition, rng: random.Random, cards: list[str]) -> Rivals:
    """The opponents' boards, the display of cards with its discs, and the bag (Solo setup)."""
    rivals = Rivals()
    rivals.shares = dict.fromkeys(COLOURS, edition.solo_shares)
    rivals.value = dict.fromkeys(COLOURS, edition.solo_value)
    spots = edition.display_rows * edition.display_columns
    shuffled = rng.sample(cards, len(cards)) + [""] * spots
    rivals.display = shuffled[:spots]
    for row, colour in enumerate(rng.sample(DISCS, len(DISCS))):
        rivals.discs[colour] = row * edition.display_columns
    # The preparation draws the opponents' appeal markers, one for each good; then the bags.
    markers = list(COLOURS) * (len(GOODS) // len(COLOURS))
    rivals.bag = rng.sample(markers, len(markers))
    drawn = list(COLOURS) * edition.drawn_each + [NEUTRAL] * edition.drawn_neutral
    rivals.later_bags = [rng.sample(drawn, len(drawn)) for _ in range(LAST_DECADE + 1)]
    return rivals
