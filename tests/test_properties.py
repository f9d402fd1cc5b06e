"""What holds for every title at every decision, however it is played.

Games are played at random from fixed seeds, and along paths that hypothesis chooses. The laws hold
at every decision; what is expensive is looked at from time to time, at other decisions in every
game. The titles are those of tests/titles.py.
"""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arkwright
from arkwright import ArkwrightError, Game, IllegalMove, Move, Refusal
from arkwright.play.step import Json
from tests.shapes import expect_declared, expect_told
from tests.titles import CASES, TITLES, Case, Curious, Laws, ahead, seats_in

READ_EVERY = 17
"""Decisions between two readings of the position; a question's first is always read."""
BRANCH_EVERY = 11
"""Decisions between two tries of every legal move."""
SWEEP_EVERY = 29
"""Decisions between two looks at a share of the vocabulary."""
SHARES = 7
"""The sweeps that together see the whole vocabulary; at the end of a game, one does."""
IMAGINE_EVERY = 53
"""Decisions between two imagined games."""
REPLAY_EVERY = 139
"""Decisions between two replays and undos."""


def test_every_title_is_tested() -> None:
    assert set(TITLES) == set(arkwright.titles())
    for title in TITLES:
        facts = arkwright.find_title(title)
        mine = [case for case in CASES if case.title == title]
        assert {case.seats for case in mine} == set(facts.seats)
        for name, option in facts.options.items():
            assert {case.options[name] for case in mine} == set(option.values)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_random_game_keeps_every_promise(case: Case) -> None:
    game = case.new()
    player = Curious(case.seed)
    witness = Witness(case, game)
    while not game.over:
        number = len(game.played) + case.seed
        witness.look(game, read=number % READ_EVERY == 0)
        if number % BRANCH_EVERY == 0:
            every_legal_move_can_be_played(game)
        if number % SWEEP_EVERY == 0:
            every_other_move_is_refused(game, share=number // SWEEP_EVERY % SHARES)
        if number % IMAGINE_EVERY == 0:
            nothing_hidden_is_seen(game, witness.laws, player.rng)
        if number % REPLAY_EVERY == 0:
            witness.look_back(game)
        game.play(player.choose(game))
    witness.look(game)
    witness.look_back(game)
    for event in game.events:
        expect_told(game, event)
    every_other_move_is_refused(game)
    assert sorted(seats_in(game.standings)) == list(range(case.seats))
    assert [s.place for s in game.standings] == sorted(s.place for s in game.standings)


@st.composite
def paths(draw: st.DrawFn) -> tuple[Case, int, list[int]]:
    """A title with seats and options, a number of moves to skip, and choices from there on."""
    title = draw(st.sampled_from(sorted(TITLES)))
    seats = draw(st.sampled_from(arkwright.find_title(title).seats))
    options = draw(st.sampled_from(TITLES[title].options[seats]))
    case = Case(title, seats, draw(st.integers(10**12, 10**14)), options)
    skipped = draw(st.integers(0, 400))
    return case, skipped, draw(st.lists(st.integers(0, 999), min_size=1, max_size=30))


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(paths())
def test_a_chosen_path_keeps_every_promise(path: tuple[Case, int, list[int]]) -> None:
    case, skipped, choices = path
    game = case.new()
    rng = random.Random(case.seed)
    witness = Witness(case, game)
    for _ in range(skipped):
        if game.over:
            break
        witness.laws.check(game, witness.note(game))
        game.play(rng.choice(game.moves))
    for choice in choices:
        if game.over:
            break
        witness.look(game)
        game.play(game.moves[choice % len(game.moves)])
    witness.look(game)
    witness.look_back(game)
    every_other_move_is_refused(game)
    nothing_hidden_is_seen(game, witness.laws, rng)


class Witness:
    """Looks at a game at every decision and remembers how it stood."""

    def __init__(self, case: Case, game: Game) -> None:
        self.laws: Laws = case.laws(game, game.position())
        self.positions: list[Json] = []
        """The position before each move."""
        self.asked: set[str] = set()
        """The questions at which the position was read."""
        self.listed: list[list[Move]] = []
        self.seats: list[int] = []
        self.reveals: list[int] = []

    def note(self, game: Game) -> Json:
        """Remember where the game stands; its position."""
        position = game.position()
        assert len(self.positions) == len(game.played)
        self.positions.append(position)
        self.listed.append(list(game.moves))
        self.seats.append(game.seat)
        self.reveals.append(game.table.journal.reveals)
        return position

    def look(self, game: Game, read: bool = True) -> None:
        """Check where the game stands; and if told to, or asked anew, what its position gives."""
        position = self.note(game)
        self.laws.check(game, position)
        decision_is_sound(game)
        self.floor_is_right(game)
        question = game.decision.question if game.decision else ""
        if read or question not in self.asked:
            self.asked.add(question)
            again = json.loads(json.dumps(position))
            assert again == position, "JSON changes the position"
            same_game(arkwright.from_position(again), game, position)
            assert game.position() == position
            expect_declared(game, None)

    def stood(self, game: Game, number: int) -> None:
        """A game stands exactly as this one did before a move."""
        assert json.dumps(game.position()) == json.dumps(self.positions[number])
        assert game.moves == self.listed[number]

    def floor_is_right(self, game: Game) -> None:
        """All own moves can be taken back, up to a reveal or the end of a turn (and no more)."""
        last = len(game.played)
        floor = last
        while (
            floor > 0
            and self.seats[floor - 1] == self.seats[last]
            and self.reveals[floor - 1] == self.reveals[last]
            and game.played[floor - 1].text != "end turn"
        ):
            floor -= 1
        assert game.undoable == last - floor

    def look_back(self, game: Game) -> None:
        """Replays, copies and undos stand exactly where the game stood."""
        before = game.position()
        events = list(game.events)
        replayed = arkwright.replay(game.record.dumps())
        same_game(replayed, game, before)
        assert replayed.events == events
        assert replayed.undoable == game.undoable
        assert replayed.record.dumps() == game.record.dumps()
        past = len(game.played) // 2
        self.stood(game.at(past), past)
        for count in {1, game.undoable} - {0}:
            other = game.copy()
            if count <= game.undoable:
                other.undo(count)
                self.stood(other, -1 - count)
                assert other.events == events[: len(other.events)]
                assert other.undoable == game.undoable - count
        refused_undo(game)
        self.laws.check_readers(game)
        assert game.position() == before
        assert game.events == events


def decision_is_sound(game: Game) -> None:
    """There is something to decide, every move once, each with a notation that reads back."""
    decision = game.decision
    if decision is None:
        assert game.over
        assert game.moves == []
        return
    assert not game.over
    assert 0 <= decision.seat < game.table.seats
    assert decision.question
    assert decision.moves == game.moves
    assert decision.moves, "nothing to decide"
    assert [m.text for m in decision.moves] != ["done"], "nobody needs to be asked that"
    assert len({move.text for move in decision.moves}) == len(decision.moves)
    vocabulary = game.title.vocabulary
    for move in decision.moves:
        assert vocabulary.parse(move.text) is move


def same_game(other: Game, game: Game, position: Json) -> None:
    """The other game stands the same and has the same moves."""
    assert other.position() == position
    assert other.moves == game.moves
    assert other.seat == game.seat
    assert other.over == game.over


def refused_undo(game: Game) -> None:
    for count in (0, -1, game.undoable + 1):
        with pytest.raises(ArkwrightError, match="can't be taken back"):
            game.undo(count)


def every_legal_move_can_be_played(game: Game) -> None:
    """Every legal move is accepted on a copy, which shares nothing with the game."""
    before = game.position()
    events = len(game.events)
    moves = list(game.moves)
    for move in moves:
        other = game.copy()
        assert other.why_not(move) is None
        other.play(move)
        assert other.played[-1] is move
        assert other.moves or other.over
    assert game.position() == before
    assert game.moves == moves
    assert len(game.events) == events


def every_other_move_is_refused(game: Game, share: int | None = None) -> None:
    """Moves that are not listed are refused with a reason, and nothing has changed.

    All of the vocabulary, or one of the shares that together are all.
    """
    before = game.position()
    events = list(game.events)
    played = list(game.played)
    moves = list(game.moves)
    legal = {move.text for move in moves}
    for number, move in enumerate(game.title.vocabulary):
        if move.text in legal or share not in (None, number % SHARES):
            continue
        refusal = game.why_not(move)
        assert refusal is not None, f"no reason against {move}"
        assert refusal.id
        assert is_refused(game, move, refusal), f"{move} is neither listed nor refused"
    assert game.position() == before
    assert game.events == events
    assert game.played == played
    assert game.moves == moves


def is_refused(game: Game, move: Move, refusal: Refusal) -> bool:
    """Whether playing a move gives the error with this reason; cheaper than pytest.raises."""
    try:
        game.play(move)
    except IllegalMove as error:
        return error.move == move.text and error.refusal == refusal
    return False


def nothing_hidden_is_seen(game: Game, laws: Laws, rng: random.Random) -> None:
    """No view and no list of moves tells what is hidden, and everything public is kept."""
    before = game.position()
    for seat in (None, *range(game.table.seats)):
        view = game.view(seat)
        text = json.dumps(view)
        assert str(game.seed) not in text
        assert "seed" not in text
        imagined = game.imagine(seat, rng)
        assert imagined.view(seat) == view
        assert imagined.moves == game.moves
        assert imagined.seat == game.seat
        assert imagined.seed is None
        laws.check_imagined(game, imagined)
    imagined = game.imagine(game.seat if not game.over else None, rng)
    ahead(imagined, 20, rng)
    assert imagined.moves or imagined.over
    assert game.position() == before


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_imagined_games_differ_in_what_is_hidden(case: Case) -> None:
    game = case.new()
    rng = random.Random(case.seed)
    dealt = {json.dumps(game.imagine(0, rng).position()) for _ in range(10)}
    if TITLES[case.title].hides(case):
        assert len(dealt) > 5
    else:
        assert dealt == {json.dumps(game.position())}


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: Case) -> None:
    game = case.new()
    ahead(game, 200, random.Random(case.seed))
    for seat in range(case.seats):
        otherwise = game.imagine(seat, random.Random(2))
        again = [one.imagine(seat, random.Random(1)).position() for one in (game, otherwise)]
        assert again[0] == again[1]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_game_goes_on_from_any_position_as_it_went(case: Case) -> None:
    game = case.new()
    rng = random.Random(case.seed)
    ahead(game, 100, rng)
    other = arkwright.from_position(json.dumps(game.position()))
    while not game.over:
        move = rng.choice(game.moves)
        game.play(move)
        other.play(move.text)
    assert other.position() == game.position()
    assert other.standings == game.standings
    again = arkwright.replay(other.record.dumps())
    assert again.position() == game.position()
    assert again.record.dumps() == other.record.dumps()


@pytest.mark.parametrize("title", TITLES)
def test_every_move_is_the_value_its_notation_and_its_repr_say(title: str) -> None:
    names = dict(vars(TITLES[title].moves))
    vocabulary = arkwright.find_title(title).vocabulary
    assert len(vocabulary) > 100
    for move in vocabulary:
        assert vocabulary.parse(move.text) is move
        assert vocabulary.parse(f"  {move.text.upper().replace(' ', '   ')} ") is move
        built = eval(repr(move), names)
        assert type(built) is type(move)
        assert built == move
        assert repr(built) == repr(move)
        assert hash(built) == hash(move)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_the_same_seed_gives_the_same_game_and_another_another(case: Case) -> None:
    assert case.new().position() == case.new().position()
    others = {
        json.dumps(Case(case.title, case.seats, seed, case.options).new().position())
        for seed in range(5)
    }
    assert (len(others) > 1) == TITLES[case.title].by_chance(case)
