"""The games as PettingZoo environments: agents in turn, masks of legal actions, named parts."""

import random
from typing import Any

from arkwright.extras import extra

with extra("research", "arkwright.environments.pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

import arkwright
from arkwright.environments.observation import LIMIT, Observation
from arkwright.environments.rewards import check_reward, rewards
from arkwright.play import BadSetup

Observed = dict[str, Any]
ANSI = "ansi"
ILLEGAL = -1.0
"""What a seat is paid for a move that is not legal; the game ends with it."""


def env(*settings: Any, **named: Any) -> AECEnv:
    """A game as `raw_env` makes it, with PettingZoo's guards.

    With them an illegal action loses and ends the game.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(*settings, **named), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, but this name
    """A game for learners; an illegal action is an IllegalMove.

    `reward` is `win`, `margin` or `score`. With `flat` the observation is one row of numbers,
    otherwise its parts by name. The title's options are named like those of `arkwright.new`.
    """

    metadata = {"render_modes": [ANSI], "name": "arkwright_v1", "is_parallelizable": False}

    def __init__(
        self,
        title: str = "water-frame-2016",
        seats: int | None = None,
        reward: str = "win",
        flat: bool = False,
        render_mode: str | None = None,
        **options: str | bool,
    ) -> None:
        kind = arkwright.find_title(title)
        count = max(kind.seats) if seats is None else seats
        if render_mode not in (None, ANSI):
            raise BadSetup(f"there is no render mode {render_mode!r}; there is: {ANSI}")
        self.observation = Observation(title, count)
        self.options = kind.settle(options)
        self.reward = check_reward(reward)
        self.flat = flat
        self.render_mode = render_mode
        self.rng = random.Random()
        self.game = self.new_game(0)  # options that do not go together are told here
        self.scales = np.array(self.observation.scales, np.float32)
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.seen_space() for agent in self.possible_agents}
        moves = len(self.observation.moves)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

    def new_game(self, seed: int) -> arkwright.Game:
        title = self.observation.title.name
        return arkwright.new(title, self.observation.seats, seed, **self.options)

    def seen_space(self) -> spaces.Dict:
        """What an agent observes: numbers near 1, and which actions are legal."""

        def numbers(count: int) -> spaces.Space[Any]:
            return spaces.Box(-LIMIT, LIMIT, (count,), np.float32)

        parts = {part.name: numbers(len(part.numbers)) for part in self.observation.parts}
        seen = numbers(len(self.scales)) if self.flat else spaces.Dict(parts)
        mask = spaces.Box(0, 1, (len(self.observation.moves),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Observed | None = None) -> None:
        """Begin a game; the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.game = self.new_game(self.rng.getrandbits(arkwright.SEED_BITS))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Observed] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Observed:
        row = np.array(self.observation.read(self.game, self.seat_of[agent]), np.float32)
        np.clip(row / self.scales, -LIMIT, LIMIT, out=row)
        parts = {part.name: row[part.first : part.last] for part in self.observation.parts}
        return {"observation": row if self.flat else parts, "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> NDArray[np.int8]:
        """1 for every legal action of the agent that must decide; all 0 for the others."""
        mask = np.zeros(len(self.observation.moves), np.int8)
        if self.seat_of[agent] == self.game.seat:
            mask[self.observation.legal(self.game)] = 1
        return mask

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self.game.play(self.observation.moves[action])
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = dict(zip(self.agents, rewards(self.reward, self.game)))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]

    def render(self) -> str | None:
        """The decision the game stands at, the last moves and the standings, as text."""
        if self.render_mode is None:
            return None
        game = self.game
        last = ", ".join(move.text for move in game.played[-5:])
        places = ", ".join(f"{s.place}. {s.name} {s.score}" for s in game.standings)
        return f"{game!r}\n{game.decision}\n{last}\n{places}"

    def close(self) -> None:
        """There is nothing to close."""
