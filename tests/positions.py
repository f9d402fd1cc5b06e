"""What a position says is still to come."""

from arkwright.play.step import Json


def waits(agenda: Json, step: str, seat: int) -> bool:
    """Whether a seat is still to answer a step."""
    return any(name == step and values[0] == seat for name, *values in agenda)
