"""Which of the cases are played to their end, and which only for a while."""

from tests.titles import Case

TO_THE_END = {
    ("water-frame-2016", 2),
    ("water-frame-2014", 2),
    ("arkwright-2025", 2),
    ("spinning-mule", 2),
    ("card-game", 3),
    ("card-game", 1),
    ("card-game", 4),
}
"""Every title, and every number of seats: whole games of all of them together take minutes."""


def of_the_case(case: Case) -> str:
    return f"{case.title} {case.seats}"


def goes_to_the_end(case: Case) -> bool:
    return (case.title, case.seats) in TO_THE_END
