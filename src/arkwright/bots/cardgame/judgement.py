"""What a player of the card game holds things worth: the numbers behind every estimate.

Everything is told in points of the final score, unless it says otherwise.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Judgement:
    """The weights of one player."""

    # How far it sees
    sight: float = 3.0
    """Productions of a good that are looked ahead at."""

    # The market to come
    alone: float = 0.9
    """The chance of the highest appeal where nobody else sells a good."""
    future_top: float = 0.5
    """How much the highest rival appeal grows in a decade."""
    usual_top: float = 4.0
    """The highest appeal to beat where no marker stands higher."""
    will_build: float = 1.0
    """How likely others build, compared to what is usual."""
    more_workers: float = 1.0
    """How often others add workers, compared to what is usual."""

    # Money and shares
    shares_a_round: float = 0.6
    """Shares a company is thought to buy in a round."""
    early_money: float = 0.3
    """What a pound at the start is worth above a pound at the end."""
    reserve: float = 6.0
    """Pounds to have in hand after every production."""
    short: float = 2.4
    """What a pound that the emergency fund must give costs."""
    left_over: float = 1.5
    """A good that is produced and not sold at home."""
    purchase: float = 1.0
    """How a gain by shares compares to one by other actions."""

    # Factories
    new_factory: float = 0.0
    """A new factory, beyond what it will earn."""
    staffing: float = 6.0
    """What a new factory's first worker card costs beyond its wages: part of an action."""
    crowded: float = 8.0
    """By how much another seller makes a good less inviting at the start."""
    strength: float = 1.0
    """How a gain by quality and distribution compares to one by other actions."""

    # Overseas
    overseas: float = 0.0
    """A good shipped, beyond what it earns."""
    ready_ships: float = 5.0
    shipping: float = 3.0
    """A step of the development of ships."""

    # Developments and cards
    goods_sold: float = 3.0
    """Goods of a usual sale."""
    quality_uses: float = 0.16
    """How often in a turn an action is taken that the development makes better."""
    distribution_uses: float = 0.2
    machinery_uses: float = 0.1
    exchange_uses: float = 0.3
    patron_sale: float = 6.0
    tie: float = 0.3
    """How often in a decade the Entrepreneur wins a tie."""
    extra_good: float = 6.0
    engineer: float = 1.0
    inventor: float = 1.0
    trade_office: float = 0.25
    contract: float = 4.0
    warehouse: float = 1.5
    room_for_cards: float = 0.5
    """The part of a card's worth that room for one more card is worth."""
