"""What an eye, a thumb or a reader of screens finds wrong with a page."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

Scheme = Literal["light", "dark"]
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
THUMB = 44
"""Pixels that a target has at least on a phone."""

SMALLEST = 11
"""Pixels that letters have at least, except on axes."""

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

TINY = """(least) => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim();
    const one = texts.currentNode.parentElement;
    if (!text || one.closest(".sr, .axis, .rungs, script, style")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < least - 0.01) found.push(`${text.slice(0, 30)}: ${size}`);
  }
  return found;
}"""

FRESH = """async (seen) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const known = new Set(seen);
  for (const one of document.querySelectorAll("body *")) {
    one.removeAttribute("data-fresh");
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    const look = [color, fontSize, fontWeight];
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(at);
      if (position === "absolute") look.push(at.getAttribute("class"));
      if (opacity !== "1") look.push(opacity);
      if (backgroundImage !== "none") look.push(backgroundImage.slice(0, 40));
      if (backgroundColor !== "rgba(0, 0, 0, 0)") look.push(backgroundColor);
      if (backgroundColor.startsWith("rgb(")) break;
    }
    const key = look.join(" ");
    if (known.has(key)) continue;
    known.add(key);
    one.setAttribute("data-fresh", "");
  }
  return [...known];
}"""
"""Mark what is written in a look that was not checked before.

Contrasts take axe longer than all the rest, and words of the same colour and size before the same
backgrounds are the same to it, unless they lie above others.
"""

AXE_RUN = """(rules) => {
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-fresh]" }] });
  return axe.run(document, {
    resultTypes: ["violations"],
    ...(rules.length ? { runOnly: rules } : {}),
  }).then(({ violations }) => violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => ({
    id, impact, where: node.target.join(" "), why: node.failureSummary,
  }))));
}"""

RULES: dict[Scheme, list[str]] = {"dark": ["color-contrast"], "light": []}
"""What is looked for in light and dark colours: in the end everything. Only contrasts differ."""
SEEN: dict[Scheme, list[str]] = {"dark": [], "light": []}
"""The looks that were checked in this process."""


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


def tiny_texts(page: Page) -> list[str]:
    """What is written too small to be read, except on axes."""
    found: list[str] = page.evaluate(TINY, SMALLEST)
    return found


def barriers(page: Page) -> list[str]:
    """What axe finds that keeps people out, in light and dark colours.

    The page must come without its policy for scripts.
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = []
    for scheme, rules in RULES.items():
        page.emulate_media(color_scheme=scheme)
        before = len(SEEN[scheme])
        SEEN[scheme] = page.evaluate(FRESH, SEEN[scheme])
        if not rules or len(SEEN[scheme]) > before:
            found += page.evaluate(AXE_RUN, rules)
    return [
        f"{one['id']} ({one['impact']}): {one['where']}: {' '.join(one['why'].split())[:160]}"
        for one in found
        if one["impact"] in GRAVE
    ]
