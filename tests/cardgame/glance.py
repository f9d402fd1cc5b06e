"""A table of the card game in one line, for people who read a recorded playthrough."""

from arkwright import Game


def at_a_glance(game: Game) -> str:
    """Decade, active good, wage, demand; each seat's cash, shares and value, loans, tokens."""
    view = game.view(None)
    demand = " ".join(str(count) for count in view["demand"].values())
    parts = [f"{view['decade'] + 1} {view['active']:<7} wage {view['wage']} demand {demand}"]
    for company in view["companies"]:
        loans = f" -{company['loans']}" if company["loans"] else ""
        ships = f" ~{company['tokens']}" if company["tokens"] else ""
        parts.append(f"£{company['cash']} {company['shares']}@{company['value']}{loans}{ships}")
    for rival in view["rivals"]["opponents"] if view["rivals"] else ():
        parts.append(f"{rival['shares']}@{rival['share_value']}")
    return " | ".join(parts)
