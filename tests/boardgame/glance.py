"""A table of the board game in one line, for people who read a recorded playthrough."""

from arkwright import Game


def at_a_glance(game: Game) -> str:
    """Year, active good, wage and fired workers; each seat's cash, shares at their space, loans,
    and what its influence is worth.
    """
    view = game.view(None)
    market = view["market"]
    parts = [f"{view['year']} {view['active']:<7} wage {market['wage']} fired {market['fired']:2}"]
    for company in view["companies"]:
        loans = f" -{company['loans']}" if company["loans"] else ""
        influence = f" +{company['influence']}" if company["influence"] else ""
        shares = f"{company['shares']}@{company['share_space']}"
        parts.append(f"£{company['cash']} {shares}{loans}{influence}")
    return " | ".join(parts)
