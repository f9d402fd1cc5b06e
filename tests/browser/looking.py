"""What an eye, a thumb or a reader of screens finds wrong with a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
THUMB = 44
"""Pixels that a target has at least on a phone."""

SAID = """() => {
  const said = [document.body.innerText, document.title];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (one.hasAttribute(name)) said.push(one.getAttribute(name));
  return said.join("\\n");
}"""

SCROLLS = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""

CUT_OFF = """() => [...document.querySelectorAll("main .leaf")]
  .filter((leaf) => {
    const look = getComputedStyle(leaf);
    return look.overflowY === "hidden" || look.overflowY === "clip";
  })
  .flatMap((leaf) => {
    const box = leaf.getBoundingClientRect();
    const below = [...leaf.querySelectorAll("*")].filter((one) => {
      if (one.closest(".sr") || !one.checkVisibility({ visibilityProperty: true })) return false;
      const scroller = one.parentElement.closest("[tabindex], [data-test=choices], .slot, .scroll");
      if (scroller && leaf.contains(scroller) && scroller !== leaf) return false;
      const own = one.getBoundingClientRect();
      return own.height > 4 && own.width > 4 && own.bottom > box.bottom + 3;
    });
    return below.length
      ? [`${leaf.getAttribute("aria-label")}: ${below[0].textContent.trim().slice(0, 40)}`]
      : [];
  })"""

SMALL = """(least) => [...document.querySelectorAll("button, a[href], input, select")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.ariaDisabled !== "true")
  .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.height > 1)
  .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
  .map(([one, box]) => {
    const name = one.ariaLabel || one.dataset.test || one.textContent.trim();
    return `${name.slice(0, 50)}: ${Math.round(box.width)}x${Math.round(box.height)}`;
  })"""

AXE_RUN = """(rules) => axe.run(document, {
  resultTypes: ["violations"],
  ...(rules.length ? { runOnly: { type: "rule", values: rules } } : {}),
}).then(({ violations }) =>
  violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => ({
    id, impact, where: node.target.join(" "), why: node.failureSummary,
  }))))"""


def said(page: Page) -> str:
    """Every word of the page, those for readers of screens included."""
    words: str = page.evaluate(SAID)
    return words


def scrolls(page: Page) -> bool:
    """Whether the page itself scrolls."""
    sideways, down = page.evaluate(SCROLLS)
    return bool(sideways > 0 or down > 0)


def cut_off(page: Page) -> list[str]:
    """Leaves whose contents end below their edge, where nobody can scroll to."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def small_targets(page: Page) -> list[str]:
    """What can be tapped, but is too small for a thumb."""
    found: list[str] = page.evaluate(SMALL, THUMB)
    return found


def barriers(page: Page) -> list[str]:
    """What axe finds that keeps people out, in light and dark colours. Only contrasts differ.

    The page must come without its policy for scripts.
    """
    page.add_script_tag(path=AXE)
    page.emulate_media(color_scheme="dark")
    found: list[dict[str, Any]] = page.evaluate(AXE_RUN, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    found += page.evaluate(AXE_RUN, [])
    return [
        f"{one['id']} ({one['impact']}): {one['where']}: {' '.join(one['why'].split())[:160]}"
        for one in found
        if one["impact"] in GRAVE
    ]
