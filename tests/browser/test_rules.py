"""The rules in the page and beside the table: found, read, explained, and left again."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import barriers, cut_off
from tests.browser.person import LAPTOP, PHONE

PAGE = "/rules/water-frame-2016"


def test_the_rules_are_searched_and_their_words_explained(visit: Visit) -> None:
    page = visit(bypass_csp=True).page
    page.goto(f"{PAGE}#II.2.5")
    chapter = page.locator('[data-test="rule-chapter"]')
    expect(chapter).to_have_attribute("data-anchor", "II.2.5")
    # one types what one looks for
    page.keyboard.press("/")
    page.keyboard.type("appeal")
    hits = page.locator('[data-test="hits"] a')
    expect(chapter).to_have_attribute("data-anchor", "1.0")  # where it is explained
    expect(hits.nth(0)).to_have_attribute("href", f"{PAGE}#1.0")
    expect(hits.nth(1)).to_have_attribute("href", f"{PAGE}#III.1")
    expect(page.locator('[data-test="term"]')).to_contain_text("base quality + quality")
    expect(page.locator('[data-test="drawing"]')).to_be_visible()
    # Enter goes through the places, Shift and Enter back
    page.keyboard.press("Enter")
    expect(chapter.locator("mark.on")).to_have_count(1)
    for _ in range(chapter.locator("mark").count()):
        page.keyboard.press("Enter")
    expect(chapter).not_to_have_attribute("data-anchor", "1.0")
    page.keyboard.press("Shift+Enter")
    expect(chapter).to_have_attribute("data-anchor", "1.0")
    assert barriers(page) == []
    # nothing is found, and the nearest word is offered
    page.locator('[data-test="rules-search"]').fill("inporter")
    page.locator('[data-test="no-hits"]').get_by_role("button", name="Importer").click()
    expect(page.locator('[data-test="term"]')).to_contain_text("Importer")
    # an example is opened as a table of my own, where another way was played
    page.locator('[data-test="rules-search"]').fill("II.2.6")
    example = page.locator('[data-test="example-exchange-buying"]')
    expect(example).to_contain_text("£16 each")
    example.locator('[data-test="what-if"]').click()
    page.wait_for_url(re.compile("/t/[0-9a-z]+$"))
    expect(page.locator('[data-test="company-0"]')).to_contain_text("£70")
    page.go_back()
    expect(chapter).to_be_visible()
    # what differs from 2025
    page.locator('[data-test="rules-search"]').fill("")
    page.locator('[data-test="rule-chapters"] a[href$="#II.2.2"]').click()
    page.locator('[data-test="beside"]').select_option("arkwright-2025")
    hire = chapter.locator("li[data-differs]").first
    expect(hire.locator('[data-test="otherwise"]')).to_contain_text("lowest row with a gap")
    assert "Arkwright (2025)" in hire.inner_text()
    assert "Spinning Mule" not in hire.inner_text()
    alike = chapter.get_by_text("Out of reach:")
    expect(alike).to_be_visible()
    page.locator('[data-test="only-differing"]').check()
    expect(page.locator('[data-test="rule-chapters"] a[href$="#5.0"]')).to_have_count(0)
    expect(alike).to_be_hidden()
    # what is sought is never hidden
    page.locator('[data-test="rules-search"]').fill("reach")
    expect(chapter.locator("mark").first).to_be_visible()
    page.locator('[data-test="rules-search"]').fill("")
    # a search leaves the address alone, whose chapter is still to be had
    page.locator('[data-test="rule-chapters"] a[href$="#II.2.2"]').click()
    # what another edition has otherwise leads to where it is told there
    hire.locator("a.edition").click()
    expect(chapter).to_have_attribute("data-anchor", "5.2.II.2")
    assert page.url.endswith("/rules/arkwright-2025#5.2.II.2")


def test_words_and_examples_are_drawn_with_pieces(visit: Visit) -> None:
    page = visit(bypass_csp=True).page
    page.goto(f"{PAGE}#III.1")
    example = page.locator('[data-test="example-sale-tie"]')
    ladder = example.locator('[data-test="drawing"]')
    expect(ladder.locator(".box b")).to_have_text(["1", "2", "5", "3", "6", "4", "7"])
    expect(ladder.locator("li")).to_have_text(["Blue", "Red", ""])
    assert barriers(page) == []
    # every word of both games has its card; one with a chapter elsewhere leads there
    for title in ("arkwright-2025", "card-game"):
        page.goto(f"/rules/{title}")
        card = page.locator('[data-test="term"]')
        for button in page.locator('[data-test="glossary"] button').all():
            name = button.inner_text()
            button.click()
            expect(card.locator("h3")).to_contain_text(name)
            drawing = card.locator('[data-test="drawing"]')
            if drawing.count():
                assert drawing.evaluate("one => one.scrollWidth <= one.clientWidth"), name
                assert drawing.evaluate("one => one.clientHeight > 20"), name
    words = page.locator('[data-test="glossary"]')
    words.get_by_role("button", name="Worker card", exact=True).click()
    card.locator('[data-test="term-chapter"]').click()
    expect(page.locator('[data-test="rule-chapter"]')).to_have_attribute("data-anchor", "1a.2")


def test_the_rules_fit_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE, locale="de", bypass_csp=True)
    page = person.page
    page.goto(f"{PAGE}#III.1")
    chapter = page.locator('[data-test="rule-chapter"]')
    expect(chapter).to_have_attribute("data-anchor", "III.1")
    page.locator('[data-test="drawer"]').click()
    page.locator('[data-test="rule-chapters"] a[href$="#III.2"]').click()
    expect(chapter).to_have_attribute("data-anchor", "III.2")
    expect(page.locator('[data-test="rule-chapters"]')).to_have_count(0)
    chapter.locator(".term").first.click()
    expect(page.locator('[data-test="term"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []


def test_a_refusal_leads_to_its_section_beside_the_table(visit: Visit) -> None:
    person = visit(size=LAPTOP, bypass_csp=True)
    desk = person.new_table("me", "clerk", "clerk", shuffle=False).open()
    desk.my_turn()
    page = desk.page
    # the leaf opens at the section of the question, and goes again
    page.keyboard.press("r")
    leaf = desk.test("rules-leaf")
    chapter = leaf.locator('[data-test="rule-chapter"]')
    expect(chapter).to_have_attribute("data-anchor", "II.1")
    expect(leaf.locator('[data-test="rule-text"]')).to_be_visible()
    leaf.locator('[data-test="rules-search"]').fill("distribution")
    expect(chapter).to_have_attribute("data-anchor", "II.2.5")
    expect(leaf.locator('[data-test="rule-text"]')).to_have_count(0)
    leaf.locator('[data-test="rules-search"]').fill("")
    assert cut_off(page) == []
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)
    # what is refused names its section
    desk.point_at(page.locator('.t[data-moves=""]').first)
    number = desk.test("why-rule")
    section = re.sub("^.* ", "", number.inner_text())
    number.click()
    expect(desk.test("rules-refused")).to_be_visible()
    expect(chapter).to_have_attribute("data-anchor", section)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(number).to_be_focused()
