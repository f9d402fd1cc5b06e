"""The environments of PettingZoo, by its own tests for every title and number of seats."""

import importlib
import random
import subprocess
import sys
import warnings
from types import ModuleType
from typing import Any

import pytest

import arkwright
from tests.environments.given import goes_to_the_end, of_the_case
from tests.titles import CASES, TITLES, Case, one_of_each

ALREADY_SAID = "Observation is not a NumPy array|Observation space for each agent probably should"
"""What its tests warn of where an observation has parts: those of its own games have them too."""


@pytest.fixture(scope="module")
def pettingzoo() -> ModuleType:
    """Our environments, which load the libraries."""
    return importlib.import_module("arkwright.environments.pettingzoo")


def make(pettingzoo: ModuleType, case: Case, flat: bool = False) -> Any:
    options = {name.replace("-", "_"): value for name, value in case.options.items()}
    return pettingzoo.env(title=case.title, seats=case.seats, flat=flat, **options)


@pytest.mark.parametrize("case", one_of_each(), ids=of_the_case)
def test_environment_conforms(case: Case, pettingzoo: ModuleType) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ALREADY_SAID)
        api_test(make(pettingzoo, case), num_cycles=1000 if goes_to_the_end(case) else 10)


@pytest.mark.parametrize("case", one_of_each(), ids=of_the_case)
def test_seeds_repeat_games(case: Case, pettingzoo: ModuleType) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: make(pettingzoo, case, flat=True), num_cycles=10)


def legal(mask: Any) -> list[int]:
    return [action for action, is_legal in enumerate(mask.tolist()) if is_legal]


def played(environment: Any, seed: int) -> dict[str, float]:
    """What the agents are paid in all, if they act by chance."""
    environment.reset(seed=seed)
    rng = random.Random(seed)
    paid = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        paid[agent] += reward
        over = terminated or truncated
        mask = seen["action_mask"]
        environment.step(None if over else rng.choice(legal(mask)))
    return paid


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_agents_are_paid_at_the_end(reward: str, pettingzoo: ModuleType) -> None:
    environment = pettingzoo.env(title="card-game", seats=3, reward=reward)
    paid = list(played(environment, 4).values())
    standings = {s.seat: s for s in environment.unwrapped.game.standings}
    scores = [standings[seat].score for seat in range(3)]
    if reward == "score":
        assert paid == [score / 500 for score in scores]
    elif reward == "win":
        assert paid == [1.0 if standings[seat].place == 1 else -0.5 for seat in range(3)]
    else:
        assert sum(paid) == pytest.approx(0)
        assert sorted(paid) == [p for _, p in sorted(zip(scores, paid))]


def test_alone_against_the_automated_opponents(pettingzoo: ModuleType) -> None:
    environment = pettingzoo.env(title="card-game", seats=1)
    assert played(environment, 1) == {"seat_0": -0.5}
    assert len(environment.unwrapped.game.standings) == 3


def test_an_illegal_action_loses_and_ends_the_game(pettingzoo: ModuleType) -> None:
    environment = pettingzoo.env(title="card-game", seats=2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    seen, *_ = environment.last()
    environment.step(legal(seen["action_mask"] == 0)[0])
    assert environment.terminations == {"seat_0": True, "seat_1": True}
    assert environment.rewards[agent] == pettingzoo.ILLEGAL


def test_without_guards_an_illegal_action_is_an_illegal_move(pettingzoo: ModuleType) -> None:
    environment = pettingzoo.raw_env(title="card-game", seats=2)
    environment.reset(seed=1)
    illegal = legal(environment.mask(environment.agent_selection) == 0)[0]
    with pytest.raises(arkwright.IllegalMove):
        environment.step(illegal)


def test_only_who_decides_has_legal_actions(pettingzoo: ModuleType) -> None:
    environment = pettingzoo.env(title="water-frame-2016", seats=3)
    environment.reset(seed=2)
    for agent in environment.agents:
        mask = environment.observe(agent)["action_mask"]
        assert mask.any() == (agent == environment.agent_selection)
    game = environment.unwrapped.game
    moves = environment.unwrapped.observation.moves
    chosen = legal(environment.observe(environment.agent_selection)["action_mask"])
    assert [moves[action] for action in chosen] == sorted(game.moves, key=moves.index)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_hidden_things_are_in_no_observation(case: Case, pettingzoo: ModuleType) -> None:
    environment = make(pettingzoo, case, flat=True).unwrapped
    environment.reset(seed=case.seed)
    rng = random.Random(case.seed)
    for _ in range(rng.randrange(2, 30)):
        environment.step(rng.choice(environment.observation.legal(environment.game)))
    real, differ = environment.game, False
    for agent, seat in (*environment.seat_of.items(), *environment.seat_of.items()):
        environment.game = real
        seen = environment.observe(agent)
        environment.game = real.imagine(seat, rng)
        differ = differ or environment.game.position() != real.position()
        imagined = environment.observe(agent)
        assert (imagined["observation"] == seen["observation"]).all()
        assert (imagined["action_mask"] == seen["action_mask"]).all()
    assert differ == TITLES[case.title].hides(case)


def test_a_seed_begins_a_series_of_games(pettingzoo: ModuleType) -> None:
    environment = pettingzoo.raw_env(title="spinning-mule", seats=2, setup="free")

    def deals() -> list[int | None]:
        environment.reset(seed=9)
        first = environment.game.seed
        environment.reset()
        return [first, environment.game.seed]

    series = deals()
    assert series == deals()
    assert len(set(series)) == 2


def test_text_of_a_game(pettingzoo: ModuleType) -> None:
    environment = pettingzoo.env(title="card-game", seats=2, render_mode="ansi")
    environment.reset(seed=1)
    assert "seat 0 to move" in environment.render()
    assert "1. Seat 1" in environment.render()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"title": "chess"}, "there is no title 'chess'"),
        ({"seats": 7}, "water-frame-2016 has 2, 3, 4 seats, not 7"),
        ({"reward": "fame"}, "there is no reward 'fame'; there are: win, margin, score"),
        ({"weather": "fine"}, "water-frame-2016 has no option 'weather'"),
        ({"render_mode": "human"}, "there is no render mode 'human'; there is: ansi"),
        ({"setup": "free", "events": "shuffled"}, "goes with setup=predetermined"),
    ],
)
def test_bad_settings_are_told(
    wrong: dict[str, Any], sentence: str, pettingzoo: ModuleType
) -> None:
    with pytest.raises(arkwright.BadSetup, match=sentence):
        pettingzoo.env(**wrong)


def test_without_pettingzoo_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nimport arkwright.environments.pettingzoo"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (
        "arkwright.environments.pettingzoo needs pettingzoo: pip install 'arkwright[research]'"
        in ended.stderr
    )
