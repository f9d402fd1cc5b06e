"""The doc on the strength of the bots, made from what the contests came to."""

from collections.abc import Iterable, Sequence

from arkwright import bots
from arkwright.arena.measure import percent
from arkwright.arena.strength import SETTINGS, Contest, Goal, Kept

Found = Sequence[tuple[Contest, Kept | None]]
"""The contests, with what is kept of each."""

INTRODUCTION = """\
Made by `arkwright strength`, which plays what is missing and writes this file; the figures are
kept in `strength/`. [The arena](arena.md) says how games are dealt and counted, and what an
interval is."""

SECONDS = """\
Seconds for a turn as the contests took them, without the clock that bots have at a table: the
mean, and what 95 % of the turns stayed below. They depend on the machine and on what else it had
to do."""

FIGURES = {
    "win_share": "games won",
    "mean_score": "average score",
    "seats_without_loan": "seats without any loan taken",
}


def document(found: Found, seed: int, stale: Sequence[str] = ()) -> str:
    """The doc, as Markdown. Contests named as stale were played by bots with other code."""
    blocks = ["# How strong the bots are", INTRODUCTION, summary(found)]
    if stale:
        blocks.append(f"Played by earlier bots than those of today: {', '.join(stale)}.")
    for setting in SETTINGS:
        own = [(c, k) for c, k in found if c.setting == setting and len(c.bots) == 2]
        blocks += [f"## {setting.words}", pairs(own)]
    alone = [(c, k) for c, k in found if len(c.bots) == 1]
    blocks += ["## Among equals, and alone", singles(alone)]
    turns = thinking([kept for _, kept in found if kept is not None])
    blocks += ["## Thinking", SECONDS, turns, "## What was played", origins(found, seed)]
    return "\n\n".join(blocks) + "\n"


def verdict(goal: Goal, kept: Kept) -> str:
    """Whether a goal holds, and whether that may be chance."""
    bot = kept.bot(goal.bot)
    figure, low, high = (bot[f"{goal.figure}{end}"] for end in ("", "_low", "_high"))
    if figure is None:
        return "no"
    if figure >= goal.least:
        return "yes" if low >= goal.least else "yes, though the interval reaches below"
    return "no" if high < goal.least else "no, though the interval reaches above"


def summary(found: Found) -> str:
    """How many goals hold, and which do not."""
    goals = [(contest, goal, kept) for contest, kept in found for goal in contest.goals]
    missed = [
        f"- {contest.setting.words}: {' against '.join(contest.bots)}, {FIGURES[goal.figure]} "
        f"{measured(goal, kept)}; the goal is {least(goal)}"
        for contest, goal, kept in goals
        if kept is not None and not verdict(goal, kept).startswith("yes")
    ]
    waiting = sum(kept is None for _, _, kept in goals)
    held = len(goals) - waiting - len(missed)
    words = f"Of {len(goals)} goals {held} hold, {len(missed)} do not"
    words += f", and {waiting} have not been played for yet." if waiting else "."
    return "\n".join([words, "", *missed]).strip()


def pairs(found: Found) -> str:
    """Neighbouring grades, as many seats each over a round: the fair share is a half."""
    heads = ("bot", "against", "games", "won by the first", "95 % interval", "goal", "holds",
             "scores", "without loan", "failures")  # fmt: skip
    rows = []
    for contest, kept in found:
        upper, lower = contest.bots
        (goal,) = contest.goals
        if kept is None:
            rows.append([upper, lower, "not played yet", *[""] * 7])
            continue
        one, other = kept.bot(upper), kept.bot(lower)
        failures = sum(sum(bot["failures"].values()) for bot in (one, other))
        rows.append(
            [
                upper,
                lower,
                str(kept.report["games"]),
                percent(one["win_share"]),
                interval(goal, kept),
                least(goal),
                verdict(goal, kept),
                f"{number(one['mean_score'])} : {number(other['mean_score'])}",
                f"{percent(one['seats_without_loan'])} : {percent(other['seats_without_loan'])}",
                str(failures),
            ]
        )
    return table(heads, rows)


def singles(found: Found) -> str:
    """Tables of one grade, and the solo game."""
    heads = ("game", "bots", "games", "figure", "is", "95 % interval", "goal", "holds")
    rows = []
    for contest, kept in found:
        for goal in contest.goals:
            played, is_, between, holds = "not played yet", "", "", ""
            if kept is not None:
                played, is_ = str(kept.report["games"]), measured(goal, kept)
                between, holds = interval(goal, kept), verdict(goal, kept)
            game = [contest.setting.words, contest.bots[0], played, FIGURES[goal.figure]]
            rows.append([*game, is_, between, least(goal), holds])
    return table(heads, rows)


def thinking(found: Iterable[Kept]) -> str:
    rows: dict[tuple[str, int, str], list[str]] = {}
    for kept in found:
        for name, turn in kept.report["timing"]["turn"].items():
            key = kept.report["title"], kept.report["seats"], name
            rows[key] = [*map(str, key), f"{turn['mean']:.3f}", f"{turn['most']:.3f}"]
    order = sorted(rows, key=lambda key: (key[0], key[1], list(bots.GRADES).index(key[2])))
    return table(("title", "seats", "bot", "mean", "95 %"), [rows[key] for key in order])


def origins(found: Found, seed: int) -> str:
    rows = []
    for contest, kept in found:
        if kept is not None:
            marks = " ".join(kept.identity["fingerprints"].values())
            deals = str(kept.report["deals"])
            rows.append([f"`{contest.name}`", kept.made, kept.report["version"], deals, marks])
    heads = ("contest", "made", "version", "deals", "code of the bots")
    return f"Seed {seed}. The same seed and code give the same games.\n\n{table(heads, rows)}"


def measured(goal: Goal, kept: Kept) -> str:
    return with_unit(goal, kept.bot(goal.bot)[goal.figure])


def interval(goal: Goal, kept: Kept) -> str:
    bot = kept.bot(goal.bot)
    return " to ".join(with_unit(goal, bot[f"{goal.figure}_{end}"]) for end in ("low", "high"))


def least(goal: Goal) -> str:
    return f"{goal.least:.0f}" if goal.figure == "mean_score" else f"{100 * goal.least:.0f} %"


def with_unit(goal: Goal, value: float | None) -> str:
    return number(value) if goal.figure == "mean_score" else percent(value)


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:.0f}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
