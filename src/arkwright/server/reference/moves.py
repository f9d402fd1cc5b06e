"""What moves there are and what each is about, as TypeScript."""

import arkwright

HEAD = """\
// What moves there are and what each is about. Made from the vocabularies.

"""
TAIL = """\

export type MoveKind = keyof MoveFacts;
export type FactName = { [kind in MoveKind]: keyof MoveFacts[kind] }[MoveKind];
"""


def typescript() -> str:
    """The facts of each kind of move; what only some titles' moves have may be missing."""
    lines = [f'  "{kind}": {written(facts)};' for kind, facts in sorted(kinds().items())]
    return "\n".join([f"{HEAD}export interface MoveFacts {{", *lines, f"}}\n{TAIL}"])


def kinds() -> dict[str, list[dict[str, str]]]:
    """Each kind of move with the types of its facts, as each title has them."""
    found: dict[str, list[dict[str, str]]] = {}
    for title in map(arkwright.find_title, arkwright.titles()):
        for kind, move in {move.kind: move for move in title.vocabulary}.items():
            facts = {n: "number" if isinstance(v, int) else "string" for n, v in move.facts.items()}
            if facts not in found.setdefault(kind, []):
                found[kind].append(facts)
    return found


def written(titles: list[dict[str, str]]) -> str:
    every = {name: kind for facts in titles for name, kind in facts.items()}
    fields = [
        f"{name}{'' if all(name in facts for facts in titles) else '?'}: {kind}"
        for name, kind in every.items()
    ]
    return f"{{ {'; '.join(fields)} }}" if fields else "object"
