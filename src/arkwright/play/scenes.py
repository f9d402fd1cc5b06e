"""Scenes: what happened over several events and moves, told whole afterwards, in frames."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from arkwright.play.errors import Fact
from arkwright.play.journal import Event
from arkwright.play.plain import Json
from arkwright.play.step import AnyStep

Moves = Iterable[tuple[int, Sequence[Event]]]
"""What happened: the place that each move led to, and its events. The opening's place is 0."""
Sections = Mapping[str, Sequence[str]]
"""The sections of the rulebook that each frame follows, by its name."""


class FrameReached(TypedDict):
    """A part of a scene that is complete."""

    id: str
    """The name of the part."""
    place: int
    """How many moves were played when it was."""
    sections: list[str]
    """The sections of the rulebook that it follows."""


class SceneNote(TypedDict):
    """Something that is told in its sentence: an event, and the frame that it belongs to."""

    frame: str
    id: str
    """What happened: the id of its sentence."""
    seat: int | None
    facts: dict[str, Fact]


class SceneTold(TypedDict):
    """What every scene tells, as far as it went."""

    begun: int
    """How many moves were played when it had begun."""
    over: int | None
    """And when something else had; null while it goes on."""
    waits: bool
    """Whether the game waits for an answer that belongs to it."""
    frames: list[FrameReached]
    """In the order of the rules."""
    notes: list[SceneNote]


class Scene:
    """A scene as far as it went: it hears its events one by one.

    A place is how many moves were played. `frames` are the parts of the scene that are complete,
    in their order, each with the place where it was.
    """

    __slots__ = ("begun", "frames", "notes", "over", "sections", "taking_part", "waits")

    def __init__(self, place: int, sections: Sections) -> None:
        self.begun = place
        self.sections = sections
        self.frames: dict[str, int] = {}
        self.notes: list[tuple[str, Event]] = []
        """What no figure of a frame shows, to be told in its sentence there."""
        self.over: int | None = None
        """The place where something else began; None while it goes on."""
        self.waits = False
        """Whether the game waits for an answer that belongs to it."""
        self.taking_part: dict[int, Json] = {}
        """What is told of each seat that takes part; where none does, the scene is not told."""

    def hear(self, place: int, event: Event) -> None:
        """Take in an event of the scene, its first one included."""
        raise TypeError("a title's scene hears its own events")

    def finish(self, place: int) -> None:
        """Something else has begun."""
        self.over = place

    def reach(self, place: int, *frames: str) -> None:
        """These frames are complete."""
        for frame in frames:
            self.frames.setdefault(frame, place)

    def as_json(self) -> Json:
        """The whole scene in its title's shape."""
        raise TypeError("a title's scene writes itself")

    def told(self) -> SceneTold:
        """What every scene tells."""
        return {
            "begun": self.begun,
            "over": self.over,
            "waits": self.waits,
            "frames": [
                {"id": id, "place": place, "sections": list(self.sections[id])}
                for id, place in self.frames.items()
            ],
            "notes": [
                {"frame": frame, "id": event.id, "seat": event.seat, "facts": event.facts}
                for frame, event in self.notes
            ],
        }


class Scenes:
    """The scenes that a game tells: their kind, the event that begins one, those that end it.

    `sections` are those of the family's first rulebook, or of an edition's own. As long as its
    `last` step is to come, what the game asks belongs to a scene.
    """

    __slots__ = ("begins", "ends", "kind", "last", "sections")

    def __init__(
        self,
        kind: type[Scene],
        begins: str,
        ends: Sequence[str],
        sections: Sections,
        last: type[AnyStep],
    ) -> None:
        self.kind = kind
        self.begins = begins
        self.ends = tuple(ends)
        self.sections = sections
        self.last = last

    def numbered(self, numbers: Mapping[str, str]) -> "Scenes":
        """The same by the numbers that an edition's rulebook gives to sections."""
        sections = {
            frame: [numbers.get(section, section) for section in followed]
            for frame, followed in self.sections.items()
        }
        return Scenes(self.kind, self.begins, self.ends, sections, self.last)

    def begun(self, events: Sequence[Event]) -> bool:
        """Whether one begins among these events."""
        return any(event.id == self.begins for event in events)

    def told(self, moves: Moves, agenda: Sequence[AnyStep] = ()) -> list[Json]:
        """The scenes among what happened, as far as they went.

        The agenda is what is still to come after the last of the moves.
        """
        found: list[Scene] = []
        now: Scene | None = None
        for place, events in moves:
            for event in events:
                if event.id == self.begins:
                    now = self.kind(place, self.sections)
                    found.append(now)
                elif now is not None and event.id in self.ends:
                    now.finish(place)
                    now = None
                if now is not None:
                    now.hear(place, event)
        if now is not None:
            now.waits = any(isinstance(step, self.last) for step in agenda)
        return [scene.as_json() for scene in found if scene.taking_part]
