"""A title: the facts of a game that are known before it is played."""

from collections.abc import Callable, Mapping, Sequence

from arkwright.play.components import Sheet
from arkwright.play.editions import EditionFile
from arkwright.play.errors import BadSetup
from arkwright.play.move import Vocabulary
from arkwright.play.plain import Json, Value
from arkwright.play.scenes import Scenes
from arkwright.play.table import AnyTable

Options = dict[str, str]


class Option(Value):
    """A choice made before the game: its name, its values (the first is the default).

    `seats` are the numbers of seats that it goes with, if not with all of the title. A `module`
    adds a part of the box that makes another game of it.
    """

    __slots__ = ("name", "values", "seats", "module")

    def __init__(
        self, name: str, values: Sequence[str], seats: Sequence[int] = (), module: bool = False
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.seats = tuple(seats)
        self.module = module


class Title:
    """A game that can be played: its name, seats, options, moves, and how to lay it out.

    `family` is the package of its rules; what draws, observes or plays a game is found by the same
    name. `lineage` are the titles that it is based on, from the first to itself: whatever belongs
    to a title, as its words and the weights of bots, is that of the nearest that has it.

    `rules` is the version of the rules that new games have. Records, positions and running tables
    keep the version that they began with, so tables are laid out and read by any up to it.

    `scenes` tells whole what happened over several events, in frames.

    An owner of another printing may bring corrections to its edition file, in the same shape.
    """

    __slots__ = (
        "family",
        "icon",
        "lay_out",
        "lineage",
        "minutes",
        "name",
        "options",
        "read_table",
        "rules",
        "scenes",
        "seats",
        "vocabulary",
    )

    def __init__(
        self,
        edition: EditionFile,
        rules: int,
        seats: Sequence[int],
        options: Sequence[Option],
        vocabulary: Vocabulary,
        lay_out: Callable[[str, list[str], int, Options, Json, int], AnyTable],
        read_table: Callable[[str, Json, Options, Json, int], AnyTable],
        scenes: Scenes,
    ) -> None:
        self.name = edition.name
        self.family = edition.family
        self.lineage = edition.lineage
        self.icon = edition.icon
        self.minutes = edition.minutes
        self.rules = rules
        self.seats = tuple(seats)
        self.options = {option.name: option for option in options}
        self.vocabulary = vocabulary
        self.lay_out = lay_out
        self.read_table = read_table
        self.scenes = scenes.numbered(edition.sections)

    def __repr__(self) -> str:
        return f"<Title {self.name}, rules {self.rules}>"

    @property
    def based_on(self) -> str:
        """The title whose edition file this one's is laid over; none if it is the first."""
        return self.lineage[-2] if len(self.lineage) > 1 else ""

    def sheet(self, corrections: Json = None) -> Sheet:
        """Its edition file, with an owner's corrections laid over it."""
        return Sheet.read(self.name, corrections)

    def settle(self, chosen: Mapping[str, str | bool]) -> Options:
        """All options of the title with their values, after checking those that were chosen."""
        options = {name: option.values[0] for name, option in self.options.items()}
        for key, value in chosen.items():
            name = key.replace("_", "-")
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                raise BadSetup(
                    f"{self.name} has no option {name!r}; its options are: {known}",
                    "no-option",
                    title=self.name,
                    name=name,
                    known=", ".join(self.options),
                )
            if isinstance(value, bool):
                value = "yes" if value else "no"
            if value not in option.values:
                known = ", ".join(option.values)
                raise BadSetup(
                    f"option {name} can't be {value!r}; it can be: {known}",
                    "option-value",
                    name=name,
                    value=value,
                    known=known,
                )
            options[name] = value
        return options

    def seat_names(self, seats: int | Sequence[str]) -> list[str]:
        """The names at the table, made up if only their number is given."""
        names = [f"Seat {n + 1}" for n in range(seats)] if isinstance(seats, int) else list(seats)
        if len(names) not in self.seats:
            known = ", ".join(str(n) for n in self.seats)
            raise BadSetup(
                f"{self.name} has {known} seats, not {len(names)}",
                "seats",
                title=self.name,
                known=known,
                count=len(names),
            )
        if len(set(names)) < len(names) or not all(name.strip() for name in names):
            raise BadSetup("every seat needs a name of its own", "seat-names")
        return names
