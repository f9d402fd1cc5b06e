"""The switches: each rule that differs between the editions, with the ways it can go."""

from arkwright.play import Sheet

SWITCHES = {
    # Set-up
    "event_layout": ("hidden", "open-pool"),
    "start_payment": ("after-all", "at-once"),
    "start_marker": ("may", "must"),
    # Turn
    "marker_reuse": ("stays", "moves"),
    "factory_order": ("free", "fixed"),
    "closed_factory": ("supply", "box"),
    "developer": ("current-level", "any-level"),
    "hiring": ("any-row", "low-rows-first"),
    "firing": ("as-they-stand", "after-moving"),
    "refill_ban": ("rows", "spaces"),
    "last_decade": ("marked", "banned"),
    "machine_tile": ("everybody", "neighbours"),
    "repricing": ("touched", "all"),
    "price_scale": ("printed", "open"),
    "exchange_order": ("free", "fixed"),
    "contracts": ("open", "limited", "none"),
    "ship_action": ("one-ship", "both-ships"),
    "ship_swap": ("full-piers", "any-pier"),
    "agent": ("one-contract", "every-contract"),
    # Production
    "sale_choices": ("when-called", "declared"),
    "bonus_ties": ("charisma", "press-attache"),
    "fading": ("with-wages", "clean-up"),
    "negative_appeal": ("price-falls", "stays"),
    "small_warehouse": ("on-price-scale", "apart", "everybody"),
    # End of the decade
    "ship_dismissal": ("with-crew", "any-ship"),
    "charisma": ("start-player", "with-marker"),
    "broker": ("before-paying", "any-moment"),
    "markers_return": ("before-event", "at-the-end"),
    "obsolescence": ("yes", "no"),
    "loan": ("one-space", "first-digit"),
}
"""By name, the ways it can go; the order is the one of the rulebook."""


class Switches:
    """The switches of one edition, each as a yes or no that the rules ask for by name."""

    def __init__(self, sheet: Sheet) -> None:
        self.ways = {name: read_way(sheet, name) for name in SWITCHES}
        self.open_pool = self.on("event_layout", "open-pool")
        self.pays_at_once = self.on("start_payment", "at-once")
        self.must_take_marker = self.on("start_marker", "must")
        self.markers_move = self.on("marker_reuse", "moves")
        self.factory_in_order = self.on("factory_order", "fixed")
        self.closed_to_box = self.on("closed_factory", "box")
        self.developer_beyond = self.on("developer", "any-level")
        self.low_rows_first = self.on("hiring", "low-rows-first")
        self.moves_before_firing = self.on("firing", "after-moving")
        self.refill_ban_whole_row = self.on("refill_ban", "rows")
        self.late_staff_banned = self.on("last_decade", "banned")
        self.pays_neighbours_only = self.on("machine_tile", "neighbours")
        self.all_prices_change = self.on("repricing", "all")
        self.open_scale = self.on("price_scale", "open")
        self.exchange_in_order = self.on("exchange_order", "fixed")
        self.contracts = not self.on("contracts", "none")
        self.contract_limit = self.on("contracts", "limited")
        self.both_ships = self.on("ship_action", "both-ships")
        self.swap_at_any_pier = self.on("ship_swap", "any-pier")
        self.agent_for_every_contract = self.on("agent", "every-contract")
        self.sale_is_declared = self.on("sale_choices", "declared")
        self.press_attache = self.on("bonus_ties", "press-attache")
        self.fades_at_clean_up = self.on("fading", "clean-up")
        self.appeal_stays_negative = self.on("negative_appeal", "stays")
        self.goods_on_scale = self.on("small_warehouse", "on-price-scale")
        self.small_warehouse_for_all = self.on("small_warehouse", "everybody")
        self.any_ship_leaves = self.on("ship_dismissal", "any-ship")
        self.charisma_brings_marker = self.on("charisma", "with-marker")
        self.broker_any_moment = self.on("broker", "any-moment")
        self.markers_return_first = self.on("markers_return", "before-event")
        self.obsolescence = self.on("obsolescence", "yes")
        self.loan_by_digit = self.on("loan", "first-digit")

    def on(self, name: str, way: str) -> bool:
        return self.ways[name] == way


def read_way(sheet: Sheet, name: str) -> str:
    """Which way a switch goes in an edition file."""
    way = sheet.get(f"switch.{name}.way")
    sheet.known(f"switch.{name}.way", [way], SWITCHES[name])
    return str(way)
