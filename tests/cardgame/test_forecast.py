"""The forecast of a sale: what it foretells of the opponents is what production brings them."""

import pytest

from .given import ORANGE, a_table, production, rivals_of, table_of


@pytest.mark.parametrize(("appeal", "gain"), [(4, "value"), (3, "share"), (1, "share")])
def test_an_opponents_gain_is_foretold(appeal: int, gain: str) -> None:
    # given an opponent above, or not above, a demand of 2
    table = a_table(1, demand=2)
    rivals = rivals_of(table)
    rivals.markers[ORANGE] = {"food": appeal}
    value, shares = rivals.value[ORANGE], rivals.shares[ORANGE]
    # when its gain is foretold, and the good is produced
    foretold = table.forecast()["food"]["rivals"][ORANGE]
    after = rivals_of(table_of(production(table)))
    # then it gains just that
    assert foretold["gain"] == gain
    gains = (after.value[ORANGE] - value, after.shares[ORANGE] - shares)
    assert gains == ((1, 0) if gain == "value" else (0, 1))
