"""Prices compared: every figure in the tables is the server's, and what is chosen is played."""

import re

import pytest
from playwright.sync_api import expect

from arkwright import Game
from tests.browser.desk import DONE, Desk, Json, mine, moves_in
from tests.browser.person import Person
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, WATER_FRAME
from tests.browser.test_card_options import why_not
from tests.browser.test_card_turn import FOOD_WITH_QUALITY, after

STEPS = ("sales", "appeal", "most")


def foretold(desk: Desk, now: Json, moves: list[str]) -> dict[str, Json]:
    """The server's forecast after each of these moves alone."""
    form = {"seat": now["seat"], "moves": moves, "number": now["number"], "show": ["forecast"]}
    answers = desk.person.post(f"/api/tables/{desk.id}/outlook", form)
    return {answer["move"]: answer["forecast"] for answer in answers}


def seller(forecast: Json, seat: int) -> Json:
    found: Json = next(one for one in forecast["sellers"] if one["seat"] == seat)
    return found


def written(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def cells(desk: Desk, good: str, price: int | str) -> list[str]:
    """The figures of a row after its price, without the share steps."""
    row = desk.test(f"prices-{good}-{price}").locator("td:not(.st)")
    expect(row.first).not_to_have_text("·")
    return [text.strip() for text in row.all_inner_texts()]


def steps(desk: Desk, good: str, price: int | str) -> list[int]:
    """The share steps of a row by what they are for, as they are drawn."""
    row = desk.test(f"prices-{good}-{price}")
    return [row.locator(f".st i.{kind}").count() for kind in STEPS]


def touched_and_left_over(game: Game) -> bool:
    """Some prices are free, others cost something of what is left."""
    assert game.decision is not None
    facts = game.decision.step.plain_facts()
    goods = {move.text.split()[1] for move in game.moves if move.text.startswith("price")}
    free = set(str(facts.get("free", "")).split())
    return bool(goods & free and goods - free)


def two_goods(game: Game) -> bool:
    assert game.decision is not None
    goods = {move.text.split()[1] for move in game.moves if move.text.startswith("price")}
    return game.decision.question == "price-adjustment" and DONE in texts(game) and len(goods) > 1


def texts(game: Game) -> list[str]:
    return [move.text for move in game.moves]


def test_every_price_says_what_the_server_foretells(regular: Person) -> None:
    # given prices that may change, some free, some for what is left over
    desk = regular.brought(WATER_FRAME.where(touched_and_left_over)).open()
    now = desk.my_turn()
    seat, offered = now["seat"], moves_in(now, "price")
    free = now["decision"]["facts"]["free"].split()
    goods = list(dict.fromkeys(move.split()[1] for move in offered))
    # then the free ones come first, and the others say what they are for
    tables = desk.test("decision").locator("table")
    heads = desk.test("decision").locator("h3 em")
    for place, good in enumerate(sorted(goods, key=lambda good: good not in free)):
        expect(tables.nth(place)).to_have_attribute("data-test", f"prices-{good}")
        expect(heads.nth(place)).to_contain_text("free" if good in free else "left over")
    # and every row has the figures of the server, the present price those of the market
    ahead = foretold(desk, now, offered)
    for good in goods:
        present = mine(now)["factories"][good]["price"]
        rows = {int(move.split()[2]): ahead[move][good] for move in offered if f" {good} " in move}
        rows[present] = now["forecast"][good]
        rivals = [one["seat"] for one in now["forecast"][good]["sellers"] if one["seat"] != seat]
        best = max(seller(forecast, seat)["profit"] for forecast in rows.values())
        desk.open_scale(f"price {good} {min(rows)}")
        desk.open_scale(f"price {good} {max(rows)}")
        for pounds, forecast in rows.items():
            me = seller(forecast, seat)
            sales = f"{me['sold']}/{me['output']}"
            others = [str(seller(forecast, rival)["sold"]) for rival in rivals]
            figures = [written(me["appeal"]), sales, str(me["income"]), written(me["profit"])]
            assert cells(desk, good, pounds) == [*figures, *others], (good, pounds)
            assert steps(desk, good, pounds) == [me[f"steps_for_{kind}"] for kind in STEPS]
            row = desk.test(f"prices-{good}-{pounds}")
            expect(row.locator("u")).to_have_count(int(me["profit"] == best))
        # and below stands the first price that is refused, with its reason
        refused = f"price {good} {max(rows) + 1}"
        expect(desk.test(f"prices-refused-{good}")).to_contain_text(
            why_not(desk, refused)["message"]
        )
    # and none was chosen for me
    expect(desk.page.locator('[role="radio"][aria-checked="true"]')).to_have_count(0)
    expect(desk.test("play")).to_be_disabled()
    # when a row has the focus, then the board shows it, and nothing is chosen
    first, second = [move for move in offered if f" {goods[0]} " in move][:2]
    desk.open_scale(first)
    desk.option(first).focus()
    desk.page.keyboard.press("ArrowDown")
    desk.page.keyboard.press("ArrowUp")
    expect(desk.test("markets").locator(".would").first).to_be_visible()
    expect(desk.option(first)).to_have_attribute("aria-checked", "false")
    # when it is chosen by its key, then the button has its name, and plays it
    desk.page.keyboard.press("Space")
    expect(desk.option(first)).to_have_attribute("aria-checked", "true")
    expect(desk.option(second)).to_have_attribute("aria-checked", "false")
    desk.confirm(now["number"])
    assert mine(desk.my_turn())["factories"][goods[0]]["price"] == int(first.split()[2])


def test_two_prices_are_set_with_one_button(regular: Person) -> None:
    # given several goods whose prices may change together
    desk = regular.brought(ARKWRIGHT_2025.where(two_goods)).open()
    now = desk.my_turn()
    offered = moves_in(now, "price")
    goods = list(dict.fromkeys(move.split()[1] for move in offered))
    wanted = [next(move for move in offered if f" {good} " in move) for good in goods[:2]]
    # then each good's table stands on the sheet, under its market
    expect(desk.test("price-sheet").locator("table")).to_have_count(len(goods))
    # and a row says what it would take in, for which no column has room
    row = desk.option(wanted[0]).locator("xpath=ancestor::tr")
    expect(row).to_have_attribute("title", re.compile(r"^income £\d+$"))
    expect(desk.option(wanted[0])).to_have_accessible_description(re.compile(r"income \d+ pounds"))
    # when one is chosen for each of two goods
    for move in wanted:
        desk.open_scale(move)
        desk.option(move).click()
        expect(desk.test("decision")).to_have_attribute("aria-busy", "false")
    # then both stay chosen, and what they lead to together is told, as the server foretells it
    for move in wanted:
        expect(desk.option(move)).to_have_attribute("aria-checked", "true")
    form = {"seat": now["seat"], "moves": wanted, "number": now["number"]}
    then = desk.person.post(f"/api/tables/{desk.id}/preview", form)["now"]
    rows = desk.test("preview").locator("tr", has_text="all goods")
    for place, (figure, money) in enumerate((("profit", "£"), ("steps", ""))):
        total = sum(
            one[figure]
            for forecast in then["forecast"].values()
            for one in forecast["sellers"]
            if one["seat"] == now["seat"]
        )
        sign = "−" if total < 0 else ""
        expect(rows.nth(place).locator(".n")).to_have_text(f"{sign}{money}{abs(total)}")
    # when the present price of one is chosen again, then the other is left; and back
    present = mine(now)["factories"][goods[0]]["price"]
    desk.test(f"prices-{goods[0]}-{present}").click()
    expect(desk.test("play")).to_contain_text("Set 1 price")
    desk.option(wanted[0]).click()
    # when the one button is pressed, then both are played, and the rest is kept
    expect(desk.test("play")).to_contain_text("Set 2 prices")
    desk.test("play").click()
    expect(desk.test("price-sheet")).to_have_count(0)
    factories = mine(desk.my_turn())["factories"]
    assert [factories[good]["price"] for good in goods[:2]] == [int(m.split()[2]) for m in wanted]


@pytest.mark.parametrize("behind", [True, False], ids=["marker-behind", "marker-there"])
def test_the_card_games_present_row_says_what_the_market_says(
    behind: bool, regular: Person
) -> None:
    # given a marker on the market that does not show the factory's appeal yet, or does
    game = CARD_GAME.where(marker_behind) if behind else after(*FOOD_WITH_QUALITY)
    desk = regular.brought(game).open()
    now = desk.my_turn()
    good = now["view"]["active"]
    factory, me = mine(now)["factories"][good], seller(now["forecast"][good], now["seat"])
    assert (factory["appeal"] != factory["marker"]) == behind
    # then one row says what is now, just as the market does
    row = desk.test(f"prices-{good}-{'now' if behind else factory['marker']}")
    expect(desk.test(f"prices-{good}").locator("tr.now")).to_have_count(1)
    expect(row).to_contain_text("now")
    figures = [f"£{me['price']}", f"{me['sold']}/{me['output']}", written(me["profit"])]
    place = [0, 2, 4]
    shown = cells(desk, good, "now" if behind else factory["marker"])
    assert [shown[one] for one in place] == figures
    ledger = desk.test("markets").locator(".row.profit.on > span").nth(now["seat"])
    expect(ledger).to_have_text(written(me["profit"]))
    # and the row of the factory's appeal says what setting it would lead to
    move = f"appeal {factory['appeal']}"
    then = seller(foretold(desk, now, [move])[move][good], now["seat"])
    assert (then["profit"] != me["profit"]) == behind
    shown = cells(desk, good, factory["appeal"])
    assert [shown[2], shown[4]] == [f"{then['sold']}/{then['output']}", written(then["profit"])]


def marker_behind(game: Game) -> bool:
    """Price and appeal are asked for, and the marker would move even if nothing is turned."""
    assert game.decision is not None
    if game.decision.question != "price-and-appeal":
        return False
    view = game.view(game.seat)
    factory = view["companies"][game.seat]["factories"].get(view["active"])
    return factory is not None and factory["appeal"] != factory["marker"]
