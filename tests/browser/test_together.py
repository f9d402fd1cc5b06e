"""Several people: at one screen, at two, and one who only watches."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.desk import Desk
from tests.browser.person import Person


def plays_its_turn(desk: Desk, move: str = "place workers 4") -> None:
    """Place a marker, and end the turn without doing any more."""
    assert desk.my_turn()["decision"]["question"] == "turn"
    desk.play(move)
    desk.my_turn()
    desk.finish_turn()


# One screen


def test_the_screen_is_handed_over_between_two_seats(me: Person) -> None:
    # given a table where I hold two seats
    desk = me.new_table("me Ann", "me Bob", "clerk", "clerk").open()
    # when the first has played
    plays_its_turn(desk)
    # then the table is covered, names the second, and shows nothing of the game
    expect(desk.test("hand-over")).to_contain_text("Bob")
    expect(desk.test("decision")).to_have_count(0)
    expect(desk.test("company")).to_have_count(0)
    # also when the page is loaded again
    me.page.reload()
    expect(desk.test("hand-over")).to_be_visible()
    expect(desk.test("company")).to_have_count(0)
    # when the second opens it
    desk.test("uncover").click()
    # then it is their company, and their turn
    now = desk.my_turn()
    assert (now["seat"], now["decision"]["seat"]) == (1, 1)
    expect(desk.test("company")).to_contain_text("Bob")
    plays_its_turn(desk)
    # and Bob, who is the start player of the next cycle, goes on without a cover
    assert desk.my_turn()["seat"] == 1
    plays_its_turn(desk, "place factory 6")
    # and after the bots it is the first one's again
    expect(desk.test("hand-over")).to_contain_text("Ann")
    me.page.keyboard.press("Enter")
    assert desk.my_turn()["seat"] == 0


def test_the_hand_over_can_be_switched_off(me: Person) -> None:
    desk = me.new_table("me", "me", "clerk", "clerk").open()
    desk.test("settings").click()
    me.page.get_by_role("checkbox", name="Cover the table").uncheck()
    me.page.keyboard.press("Escape")
    plays_its_turn(desk)
    now = desk.my_turn()
    assert now["decision"]["seat"] == 1
    expect(desk.test("hand-over")).to_have_count(0)
    expect(desk.option("place workers 4")).to_be_visible()


# Two screens, and one who watches


def test_two_people_and_a_watcher_at_one_table(visit: Visit) -> None:
    # given a table with an open seat, whose link Ann gives to Bob
    ann, bob, cid = visit(), visit(), visit()
    hers = ann.new_table("me", "open", "clerk", "clerk", listed=True)
    ann.page.goto(hers.path)
    # when Bob sits down and Ann begins
    bob.page.goto(hers.path)
    bob.page.locator('[data-test="lobby-name"]').fill("Bob")
    bob.page.locator('[data-test="sit-1"]').click()
    expect(ann.page.locator('[data-test="lobby-seat-1"]')).to_contain_text("Bob")
    ann.page.locator('[data-test="begin"]').click()
    his = Desk(bob, hers.id)
    # then both are at the table, and so is Cid, who found it in the list
    hers.frame.wait_for()
    his.frame.wait_for()
    cid.page.goto("/watch")
    cid.page.locator(f'[data-test="table-{hers.id}"] a').click()
    watched = Desk(cid, hers.id)
    watched.frame.wait_for()
    # when Ann plays, then Bob and Cid see it without doing anything
    plays_its_turn(hers)
    now = his.my_turn()
    watched.shows(now)
    sentence = "puts the workers marker on the £4 space"
    expect(his.log()).to_contain_text(sentence)
    expect(watched.log()).to_contain_text(sentence)
    # and only Bob is asked anything now
    expect(his.option("place workers 4")).to_be_visible()
    for other in (hers, watched):
        expect(other.page.locator("[data-move]")).to_have_count(0)
        expect(other.page.locator('[data-moves]:not([data-moves=""])')).to_have_count(0)
    # when Bob says something, then the others hear it
    his.test("page-chat").click()
    his.test("chat-text").fill("Good luck!")
    his.test("chat-send").click()
    for other in (hers, watched):
        other.test("page-chat").click()
        expect(other.test("log")).to_contain_text("Good luck!")
    # when Bob plays, then the bots do, and all see the next cycle
    plays_its_turn(his)
    now = his.my_turn()
    assert now["view"]["cycle"] == 1
    hers.shows(now)
    watched.shows(now)


def test_a_take_back_beyond_the_own_turn_is_asked_of_the_others(visit: Visit) -> None:
    # given Ann, who has ended her turn, and Bob
    ann, bob = visit(), visit()
    hers = ann.new_table("me", "open", "clerk", "clerk")
    bob.post(f"/api/tables/{hers.id}/join", {})
    ann.post(f"/api/tables/{hers.id}/start", {})
    his = Desk(bob, hers.id).open()
    hers.open()
    plays_its_turn(hers)
    his.my_turn()
    # when she asks to go back to before her marker
    line = hers.log().locator("li", has=hers.test("log-1")).first
    line.hover()
    line.get_by_role("button").click()
    # then Bob is asked, and when he agrees, it is as if nothing had been played
    his.test("take-back-agree").click()
    now = hers.my_turn()
    assert now["position"] in (0, 1)
    his.shows(now)


def test_leaving_by_resigning_giving_up_and_taking_away(visit: Visit) -> None:
    # given a table of two people and a bot
    ann, bob = visit(), visit()
    hers = ann.new_table("me Ann", "open", "open")
    his = Desk(bob, hers.id)
    third = visit()
    for one in (bob, third):
        one.post(f"/api/tables/{hers.id}/join", {})
    ann.post(f"/api/tables/{hers.id}/start", {})
    hers.open()
    his.open()
    # when Ann resigns, a bot plays on, and she can't come back
    hers.test("menu").click()
    hers.test("resign-0").click()
    hers.test("call-grade").select_option("random")
    hers.test("call-sure").click()
    seat = hers.page.get_by_role("listitem").filter(has_text="Ann").last
    expect(seat).to_contain_text("resigned; plays on: random")
    expect(seat.get_by_role("button")).to_have_count(0)
    expect(hers.test("resign-0")).to_have_count(0)
    # when Bob asks to give up, which is asked before
    his.my_turn()
    his.test("menu").click()
    his.test("give-up").click()
    expect(his.test("give-up")).to_contain_text("without a result?")
    his.test("give-up").click()
    expect(his.test("give-up-request")).to_contain_text("one answer is missing")
    # and the third agrees, then it is over, and nobody has won
    theirs = Desk(third, hers.id).open()
    theirs.test("give-up-agree").click()
    for desk in (his, theirs):
        expect(desk.test("standings")).to_contain_text("no result")
    his.test("to-table").click()
    expect(his.test("decision")).to_contain_text("given up by agreement")
    # and what each made of it is told among the results
    ann.page.goto("/me")
    expect(ann.page.locator('[data-test="results"]')).to_contain_text("given up, no result")
    # a table with bots alone is taken away on the home page, after a question
    alone = ann.new_table("me", "clerk")
    ann.page.goto("/")
    row = ann.page.locator(f'[data-test="table-{alone.id}"]')
    row.locator(f'[data-test="remove-{alone.id}"]').click()
    expect(row).to_contain_text("Delete it for good?")
    row.locator(f'[data-test="remove-{alone.id}"]').click()
    expect(row).to_have_count(0)


def test_a_seat_is_handed_to_a_bot_of_ones_choice_and_taken_back(me: Person) -> None:
    # given a table where I play alone
    desk = me.new_table("me", "me Ben").open()
    desk.test("menu").click()
    # when I let a bot of a grade and style play the second seat
    desk.test("call-1").click()
    desk.test("call-grade").select_option("manager")
    expect(desk.test("expect-manager")).to_contain_text("0.2 s a turn")
    desk.test("call-style").select_option("four-factories")
    desk.test("call-sure").click()
    # then it plays there, and is told by its grade and style
    seat = desk.page.get_by_role("listitem").filter(has_text="Ben").last
    expect(seat).to_contain_text("a bot stands in: manager, four factories")
    assert desk.state()["seats"][1]["bot"] == "manager/four-factories"
    # and goes again when I come back
    seat.get_by_role("button").click()
    expect(desk.test("call-1")).to_be_visible()
    assert desk.state()["seats"][1]["bot"] is None


def test_one_person_in_two_tabs_is_told_of_each_move_once(me: Person) -> None:
    # given a table that I have open in two tabs
    desk = me.new_table("me", "clerk", "clerk", "clerk").open()
    now = desk.my_turn()
    other = Desk(me, desk.id, me.new_page()).open()
    other.shows(now)
    # when I play in one of them
    with me.page.expect_response(lambda answer: answer.url.endswith("/moves")) as answered:
        desk.play("place workers 4")
    # then the answer has nothing that the socket tells anyway, and both show the move and log it
    assert answered.value.status == 204
    after = desk.position()
    assert after["position"] == now["position"] + 1
    for tab in (desk, other):
        tab.shows(after)
        expect(tab.log()).to_contain_text("puts the workers marker on the £4 space")
    # and when I take it back in the other, the first shows that
    other.test("take-back").click()
    expect(desk.frame).to_have_attribute("data-position", str(now["position"]))
    desk.shows(desk.position())
    other.page.close()
