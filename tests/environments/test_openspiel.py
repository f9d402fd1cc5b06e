"""The games of OpenSpiel, by its own tests for every title and number of players."""

import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import pytest

import arkwright
from tests.environments.given import of_the_case
from tests.titles import CASES, TITLES, Case, one_of_each


def named(text: str, parameters: dict[str, Any] | None = None) -> Any:
    """A game by the name that it has in OpenSpiel, whose library only these tests load."""
    import pyspiel

    import arkwright.environments.openspiel  # noqa: F401  # which names it

    return pyspiel.load_game(text, parameters) if parameters else pyspiel.load_game(text)


def load(case: Case, **parameters: int | str) -> Any:
    from arkwright.environments.openspiel import GAMES

    options = {name.replace("-", "_"): value for name, value in case.options.items()}
    return named(GAMES[case.title], {"players": case.seats, **options, **parameters})


@pytest.mark.parametrize("case", one_of_each(), ids=of_the_case)
def test_random_games_conform(case: Case) -> None:
    """OpenSpiel's own simulation: clones, strings, masks, tensors, returns, reading and writing."""
    import pyspiel

    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", one_of_each(), ids=of_the_case)
def test_states_conform(case: Case) -> None:
    """OpenSpiel's own properties, of fewer states than it takes."""
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms.sample_some_states import sample_some_states

    game = load(case, deals=4)
    known = {
        "game": game,
        "game_name": game.get_type().short_name,
        "some_states": sample_some_states(game, max_states=20),
        "game_type": game.get_type(),
        "setUpClass": classmethod(lambda cls: None),
    }
    kind = type("Conforms", (api_test.EnforceAPIOnPartialTreeBase,), known)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


def ahead(state: Any, moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_hidden_things_are_in_no_observation(case: Case) -> None:
    from arkwright.environments.openspiel import Stand

    rng = random.Random(case.seed)
    state = load(case).new_initial_state()
    ahead(state, rng.randrange(2, 30), rng)
    other = state.clone()
    differ = False
    for seat in (*range(case.seats), *range(case.seats)):
        other.stand = Stand(state.game.imagine(seat, rng))
        differ = differ or other.game.position() != state.game.position()
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
    assert differ == TITLES[case.title].hides(case)


def test_information_is_recalled_where_the_view_forgets() -> None:
    """The draws of earlier decades are not in the view of the solo game."""
    state = named("python_arkwright_card_game(players=1)").new_initial_state()
    rng = random.Random(3)
    while not state.is_terminal():
        ahead(state, 1, rng)
        drawn = [event for event in state.game.events if event.id == "marker-drawn"]
        if len(drawn) > len(state.game.view(0)["rivals"]["drawn"]):
            break
    assert state.information_state_string(0).count("marker-drawn") == len(drawn)
    assert "marker-drawn" not in state.observation_string(0)


def test_a_clone_goes_its_own_way() -> None:
    state = named("python_arkwright_spinning_mule(players=2)").new_initial_state()
    ahead(state, 20, random.Random(1))
    before, clone = str(state), state.clone()
    seen = state.observation_tensor(0)
    ahead(clone, 20, random.Random(2))
    assert str(state) == before != str(clone)
    assert state.observation_tensor(0) == seen != clone.observation_tensor(0)
    assert str(pickle.loads(pickle.dumps(state))) == before


def test_rewards() -> None:
    import pyspiel

    won = named("python_arkwright_card_game(players=3)")
    told = named("python_arkwright_card_game(players=3,reward=score)")
    assert won.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert told.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state, same = won.new_initial_state(), told.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        assert not any(state.returns())
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        same.apply_action(action)
    standings = {s.seat: s for s in state.game.standings}
    assert state.returns() == [1.0 if standings[n].place == 1 else -0.5 for n in range(3)]
    assert same.returns() == [standings[n].score / 500 for n in range(3)]


def test_learners_of_openspiel_play_it() -> None:
    """With masks and the named parts, through the environment its agents use."""
    from open_spiel.python.rl_environment import Environment

    environment = Environment(named("python_arkwright_card_game(players=2)"))
    environment.seed(5)
    step = environment.reset()
    rng = random.Random(5)
    while not step.last():
        player = step.current_player()
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert len(step.observations["info_state"][0]) == environment.game.observation_tensor_size()


def test_parts_have_names() -> None:
    game = named("python_arkwright_water_frame_2016(players=2)")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    ahead(state, 3, random.Random(1))
    observer.set_from(state, 1)
    assert list(observer.dict["seats"][:2]) == [0, 1]
    assert observer.dict["company"].shape == observer.dict["rivals"].shape
    assert abs(observer.tensor).max() <= 10


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=9", "water-frame-2016 has 2, 3, 4 seats, not 9"),
        ("setup=odd", "option setup can't be 'odd'"),
        ("reward=fame", "there is no reward 'fame'; there are: win, margin, score"),
        ("deals=0", "deals must be 1 or more, not 0"),
        ("setup=free,events=shuffled", "goes with setup=predetermined"),
    ],
)
def test_bad_parameters_are_told(parameters: str, sentence: str) -> None:
    with pytest.raises(arkwright.BadSetup, match=sentence):
        named(f"python_arkwright_water_frame_2016({parameters})")


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_python_ends_in_peace() -> None:
    ended = run(
        "import arkwright.environments.openspiel, pyspiel\n"
        "pyspiel.load_game('python_arkwright_card_game').new_initial_state()"
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_without_openspiel_it_says_what_to_install() -> None:
    ended = run(
        "import sys; sys.modules['pyspiel'] = None\nimport arkwright.environments.openspiel"
    )
    assert (
        "arkwright.environments.openspiel needs pyspiel: pip install 'arkwright[research]'"
        in ended.stderr
    )
