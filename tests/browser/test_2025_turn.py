"""The habits of the 2025 edition and its modules: what they show before anything is played."""

import re

from playwright.sync_api import Locator, expect

import arkwright
from arkwright import Game
from tests.browser.desk import DONE, Desk, mine, moves_in, played
from tests.browser.person import Person
from tests.browser.tables import ARKWRIGHT_2025, SPINNING_MULE
from tests.browser.test_card_options import why_not

DASHED = re.compile(r"\bcomes\b")
SHUT = re.compile(r"\bshut\b")


def after(*moves: str) -> Game:
    """A game of three with the printed set-up and both modules in which these were played."""
    options = {"setup": "predetermined", "east_india": "yes", "asymmetric": "yes"}
    return played(arkwright.new(ARKWRIGHT_2025.title, seats=3, seed=3, **options), *moves)


def says_why(desk: Desk, thing: Locator, move: str) -> None:
    """What is pointed at can't be done, and the leaf tells the reason and its section."""
    now = desk.my_turn()
    assert move not in moves_in(now)
    refusal = why_not(desk, move)
    desk.point_at(thing)
    expect(desk.test("why")).to_contain_text(refusal["message"])
    expect(desk.test("why")).to_contain_text(refusal["section"])
    thing.click(force=True)
    assert desk.position()["number"] == now["number"]


# Events


def test_the_pool_of_events_is_open_and_shrinks(regular: Person) -> None:
    # given the last moment before Bureaucracy turns up
    sought = ARKWRIGHT_2025["event bureaucracy"]
    desk = regular.brought(sought.game).open()
    before = desk.my_turn()["view"]
    pool = desk.test("event-pool").get_by_role("listitem")
    # then all that may come is named, Bureaucracy first: that is sure to come
    expect(pool).to_have_count(1 + len(before["unseen"]))
    expect(pool.first).to_have_text("Bureaucracy")
    # when it comes, then it has brought the reserve event, and both have left the pool
    desk.play(sought.move)
    then = desk.my_turn()["view"]
    assert then["reserve"] in before["unseen"]
    assert "bureaucracy" in then["events"]
    expect(pool).to_have_count(len(then["unseen"]))
    expect(pool.filter(has_text="Bureaucracy")).to_have_count(0)


# Markers and ships


def test_a_marker_that_is_used_again_moves(regular: Person) -> None:
    # given a marker on the chart, and my next turn
    game = after("place quality 2", "reuse quality 6")
    game = game.at(len(game.played) - 1)
    desk = regular.brought(game).open()
    before = desk.my_turn()
    # when its next use is looked at, then the space where it would lie shows it
    desk.point_at(desk.option("reuse quality 6"))
    expect(desk.test("admin-6").locator(".slot")).to_have_class(DASHED)
    assert desk.position()["number"] == before["number"]
    # when it is played by way of that space, then the marker lies there and nowhere else
    desk.play("reuse quality 6", through="board")
    assert mine(desk.my_turn())["spaces"] == ["", "", "quality", "", ""]
    expect(desk.test("admin-6")).to_contain_text("Quality")
    expect(desk.test("admin-2")).not_to_contain_text("Quality")


def test_both_ships_sail_and_leave_the_space_free(regular: Person) -> None:
    sought = ARKWRIGHT_2025["kind Place"]
    desk = regular.brought(sought.game).open()
    spaces = mine(desk.my_turn())["spaces"]
    desk.play(sought.move, through="board")
    assert mine(desk.my_turn())["spaces"] == spaces


def test_a_ship_that_has_sailed_waits_for_the_exchange(regular: Person) -> None:
    # given Spinning Mule, where ships turn over when they have delivered
    sought = SPINNING_MULE["ships-turned"]
    desk = regular.brought(sought.game).open()
    waiting = desk.test("harbour").locator("li.inactive")
    expect(waiting).to_have_count(len(mine(desk.my_turn())["inactive"]))
    desk.play(sought.move)
    turned = desk.my_turn()
    assert mine(turned)["inactive"]
    expect(waiting).to_have_count(len(mine(turned)["inactive"]))
    # and no contracts are taken there
    expect(desk.test("contract-limit")).to_have_count(0)
    # when an exchange comes to its end, then they are ready again
    sought = SPINNING_MULE["ships-readied"]
    desk = regular.brought(sought.game).open()
    waiting = desk.test("harbour").locator("li.inactive")
    expect(waiting).to_have_count(len(mine(desk.my_turn())["inactive"]))
    desk.play(sought.move)
    assert mine(desk.my_turn())["inactive"] == []
    expect(waiting).to_have_count(0)


# The exchange and the Investor


def test_the_exchange_has_its_order(regular: Person) -> None:
    desk = regular.brought(after("place exchange 4")).open()
    parts = desk.test("order").get_by_role("listitem")
    expect(parts).to_have_count(4)
    expect(parts.nth(0)).to_have_attribute("aria-current", "step")
    # when shares are sold, then goods and loans are over, and say so
    desk.play("sell 1")
    expect(parts.nth(2)).to_have_attribute("aria-current", "step")
    for place, past in enumerate((True, True, False, False)):
        expect(parts.nth(place).locator(".sr")).to_have_count(1 if past else 0)
    card = desk.test(f"company-{desk.position()['seat']}")
    says_why(desk, card.get_by_role("button", name="Your loans"), "repay 1")
    # when a contract is taken, then shares are over, too
    desk.play("contract food 2")
    expect(parts.nth(3)).to_have_attribute("aria-current", "step")
    expect(desk.option("sell 1")).to_have_count(0)


def test_the_contract_limit_shuts_what_is_beyond_it(regular: Person) -> None:
    desk = regular.brought(after("place exchange 4")).open()
    before = desk.my_turn()
    # when a place for the limit is looked at, then its name and the track show it
    desk.point_at(desk.option("limit 4"))
    expect(desk.test("contract-limit").locator(".would")).to_contain_text("4")
    assert desk.position()["number"] == before["number"]
    # when it lies there, then larger contracts are shut and say why
    desk.play("limit 4", through="board")
    assert mine(desk.my_turn())["contract_limit"] == 4
    for space in (6, 8):
        expect(desk.test(f"contract-{space}")).to_have_class(SHUT)
    expect(desk.test("contract-4")).not_to_have_class(SHUT)
    says_why(desk, desk.test("choose-contract-food-6"), "contract food 6")


def test_the_investor_copies_without_an_additional_action(regular: Person) -> None:
    sought = ARKWRIGHT_2025["invest workers"]
    desk = regular.brought(sought.game).open()
    asked = [desk.my_turn()["decision"]["question"]]
    desk.play(sought.move)
    while (now := desk.my_turn())["decision"]["question"] != "end-of-turn":
        asked.append(now["decision"]["question"])
        steps = desk.test("decision").get_by_role("list", name="turn")
        expect(steps.get_by_role("listitem")).to_have_count(3)
        invests = moves_in(now, "invest")
        desk.play(invests[0] if invests else DONE, now=now)
    # both halves were played, and nothing came after them
    assert asked == ["investor-action", "workers-action", "investor-action", "exchange-action"]


# Prices and the sale


def test_an_appeal_below_zero_stays_until_prices_change(regular: Person) -> None:
    # given a price that was changed while the appeal of another good is below zero
    desk = regular.brought(ARKWRIGHT_2025.where(must_price)).open()
    now = desk.my_turn()
    # then nobody can be done with it, and the leaf says why
    expect(desk.test("must-price")).to_contain_text(
        why_not(desk, DONE)["message"], ignore_case=True
    )
    expect(desk.test("done")).to_have_count(0)
    below = [good for good, one in mine(now)["factories"].items() if one["appeal"] < 0]
    for good in below:
        price = mine(now)["factories"][good]["price"]
        expect(desk.test(f"prices-{good}-{price}").locator("td").first).to_contain_text("−")
    # when they are priced, then it goes
    while below:
        desk.play(next(move for move in moves_in(now, "price") if move.split()[1] == below[0]))
        now = desk.my_turn()
        factories = mine(now)["factories"]
        below = [good for good in factories if factories[good]["appeal"] < 0]
    expect(desk.test("must-price")).to_have_count(0)


def must_price(game: Game) -> bool:
    assert game.decision is not None
    return game.decision.question == "price-adjustment" and DONE not in [m.text for m in game.moves]


def test_declared_goods_change_the_forecast_before_the_sale(regular: Person) -> None:
    # given somebody who could sell more than was made
    desk = regular.brought(ARKWRIGHT_2025.where(would_sell_more)).open()
    now = desk.my_turn()
    move = moves_in(now, "offer")[-1]
    # when stored goods are declared, but not yet
    desk.point_at(desk.option(move))
    # then the market shows what would be sold with them
    market = desk.test(f"market-{now['view']['active']}")
    expect(market.locator(".would").first).to_be_visible()
    assert desk.position()["number"] == now["number"]
    # and this is how it comes
    desk.play(move)
    assert mine(desk.my_turn())["offered"] in (0, int(move.split()[1]))


def would_sell_more(game: Game) -> bool:
    offers = [move for move in game.moves if move.text.startswith("offer")]
    if not offers:
        return False
    ahead = game.copy()
    ahead.play(offers[-1])
    return any(event.id == "sold-offered" for event in ahead.events[len(game.events) :])


# The modules


def test_influence_shows_where_it_leads(regular: Person) -> None:
    # given somebody who can buy a step that makes the next ones dearer
    game = ARKWRIGHT_2025.where(lambda game: bool(dearer(game)))
    move = dearer(game)[0]
    name = move.split()[1]
    desk = regular.brought(game).open()
    now = desk.my_turn()
    seat, track = now["seat"], now["view"]["east_india"]["tracks"][name]
    space = track["spaces"][seat] + 2
    # when the space to which it leads is pointed at
    desk.point_at(desk.test(f"track-{name}-{space}").get_by_role("button"))
    # then the marker would stand there, the price would rise, and the cash would fall
    expect(desk.test(f"track-{name}-{space}").locator(".coming")).to_be_visible()
    price = track["prices"][track["at"] + 1]
    expect(desk.test(f"track-{name}").locator(".price .would")).to_have_text(f"£{price}")
    cash = mine(now)["cash"] - track["price"]
    expect(desk.test(f"company-{seat}").locator(".would").first).to_have_text(f"£{cash}")
    assert desk.position()["number"] == now["number"]
    # when it is bought, then it stands there
    desk.play(move)
    assert desk.my_turn()["view"]["east_india"]["tracks"][name]["spaces"][seat] == space


def dearer(game: Game) -> list[str]:
    """Bought steps that raise the price of their track."""
    assert game.decision is not None
    if game.decision.question != "take-influence":
        return []
    tracks = game.view(game.seat)["east_india"]["tracks"]
    rising = [name for name, of in tracks.items() if of["prices"][of["at"] + 1] > of["price"]]
    wanted = [f"influence {name} 1" for name in rising]
    return [move.text for move in game.moves if move.text in wanted]


def test_a_plot_shows_the_kinds_that_are_left(regular: Person) -> None:
    # given a good that I do not make, and a factory of bulk goods that could still be opened
    desk = regular.brought(ARKWRIGHT_2025["found bulk"].game).open()
    move = next(one for one in moves_in(desk.my_turn(), "found") if one.endswith("bulk"))
    good = move.split()[1]
    left = desk.test(f"build-{good}-1-bulk").locator(".left")
    display = desk.position()["view"]["display"][good]
    is_left = display["limit"] - display["open"]["bulk"]
    expect(left).to_have_text(str(is_left))
    # when it is looked at, then one less would be
    desk.point_at(desk.option(move))
    expect(left.locator(".would")).to_have_text(str(is_left - 1))
    # and the whole display stands behind a button
    desk.test("display-open").click()
    expect(desk.test(f"display-{good}-bulk")).to_be_visible()


def test_a_kind_that_is_all_open_says_so(regular: Person) -> None:
    game = ARKWRIGHT_2025.where(lambda game: bool(all_open(game)))
    good, kind = all_open(game)[0]
    desk = regular.brought(game).open()
    desk.my_turn()
    says_why(desk, desk.test(f"choose-found-{good}-{kind}"), f"found {good} {kind}")
    expect(desk.test(f"build-{good}-1-{kind}").locator(".left")).to_have_text("0")


def all_open(game: Game) -> list[tuple[str, str]]:
    """Goods and kinds that could be founded if the others had not."""
    assert game.decision is not None
    if game.decision.question != "foundation":
        return []
    view = game.view(game.seat)
    own = view["companies"][game.seat]["factories"]
    return [
        (good, kind)
        for good, shown in view["display"].items()
        for kind in ("bulk", "luxury")
        if good not in own and shown["open"][kind] == shown["limit"]
    ]
