"""What the note says follows from the moves and from what was confirmed, and from nothing else."""

from collections.abc import Iterable

from arkwright import bots
from arkwright.lessons import guide, library, rival
from arkwright.lessons.guide import LessonNote
from arkwright.play import Game
from tests.lessons.playing import LEARNER

LESSON = library.find("water-frame-2016", "guided-decade")
FIRST_TURN = LESSON.shown[: LESSON.shown.index("end turn") + 1]
TO_THE_MARKER = ("goal", "cycle")


def note(game: Game, done: Iterable[str] = ()) -> LessonNote:
    return guide.note(LESSON, game, LESSON.seat, list(done))


def played(*moves: str) -> Game:
    """The lesson with these moves of the learner, and the rivals' up to the learner's next turn."""
    game = LESSON.begin(LEARNER)
    rivals = rival.Rival(LESSON, bots.make("clerk"))
    for move in moves:
        game.play(move)
        while game.seat != LESSON.seat:
            game.play(rivals.choose(game, game.seat))
    return game


def test_what_is_to_be_read_is_confirmed_one_after_the_other() -> None:
    game = LESSON.begin(LEARNER)
    assert note(game).step == "goal"
    assert note(game, ["goal"]).step == "cycle"
    now = note(game, TO_THE_MARKER)
    assert (now.step, now.number, now.count, now.reads) == ("marker", 3, len(LESSON.steps), False)
    assert now.shows == list(FIRST_TURN[:4])


def test_who_plays_on_has_read() -> None:
    assert note(played("place distribution 4")).step == "marker"


def test_moves_that_are_still_expected_become_fewer_in_any_order() -> None:
    now = note(played("place distribution 4", "distribute food"))
    assert now.shows == ["distribute food", "done"]
    assert not now.own_way


def test_another_move_is_the_learners_own_way() -> None:
    now = note(played("place exchange 10"))
    assert now.own_way
    assert now.shows == []
    assert note(LESSON.begin(LEARNER), [*TO_THE_MARKER, "marker"]).own_way


def test_a_move_taken_back_leaves_no_trace() -> None:
    game = played("place exchange 10")
    game.undo()
    assert not note(game, TO_THE_MARKER).own_way


def test_what_happened_before_it_was_read_is_told_as_it_was() -> None:
    game = played(*FIRST_TURN)
    now = note(game)
    assert now.step == "rivals"
    after = note(game, ["rivals", "sale"])
    assert after.step == "brought"
    assert after.facts["steps"] == 3
    assert note(game, ["rivals", "sale", "brought"]).step == "clothes"


def test_the_compared_choice_can_be_made_again_with_the_other_result() -> None:
    game = played(*FIRST_TURN)
    before = note(game, ["rivals", "sale"])
    assert [(row.value, row.income, row.steps, row.portfolio) for row in before.compare] == [
        (6, 18, 3, 120),
        (7, 21, 2, 110),
        (5, 15, 3, 120),
    ]
    assert before.retry is not None
    again = game.at(before.retry)
    assert again.decision is not None
    assert again.decision.question == "price-adjustment"
    # At £7, where the price was, nothing need be done.
    other = played(*FIRST_TURN[:4], "done", "end turn")
    own = note(other, ["rivals", "sale"]).compare[0]
    assert (own.value, own.income, own.steps, own.own) == (7, 21, 2, True)


def test_rivals_leave_their_script_where_it_can_no_longer_be_played() -> None:
    game = played("place workers 2", "done", "take marker light-machinery", "end turn")
    asked = [move.text for move in game.played]
    # Wedgwood's script takes the same marker, so the clerk took something else, and went on.
    assert asked.count("take marker light-machinery") == 1
    assert game.seat == LESSON.seat
    assert game.view(0)["active"] == "clothes"


def test_a_condition_about_a_figure_that_is_not_there_does_not_hold() -> None:
    now = note(played("place exchange 10", "buy 1", "done", "done", "end turn"), ["rivals", "sale"])
    assert now.says == "lesson-guided-decade-brought-loss"
    assert now.compare == []
