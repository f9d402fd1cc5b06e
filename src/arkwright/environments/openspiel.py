"""The games as OpenSpiel games: one for each title, registered when this module is imported.

The deal is a chance node at the beginning, one of `deals` equally likely ones; all after it follows
from the moves. What is hidden of it shows in no observation.
"""

from typing import Any, ClassVar

from arkwright.extras import extra

with extra("research", "arkwright.environments.openspiel"):
    import numpy as np
    import pyspiel

import arkwright
from arkwright.environments.observation import LIMIT, Observation
from arkwright.environments.rewards import check_reward, rewards
from arkwright.play import BadSetup

DEALS = 1000
"""How many deals the chance node chooses from unless told otherwise."""
LONGEST = 5000
"""No game comes near this many moves."""
HIGHEST = 10.0
"""No reward but `win` comes near this much: it would be 5000 points."""
Parameters = dict[str, Any]
DEFAULT_KIND = pyspiel.IIGObservationType(perfect_recall=False)


class Stand:
    """Where a game stands, as OpenSpiel copies and writes it: nothing before the deal."""

    __slots__ = ("game", "rows")

    def __init__(self, game: arkwright.Game | None = None) -> None:
        self.game = game
        self.rows: dict[int, list[int]] = {}
        """What players have observed here; they are asked for it more than once."""

    def row(self, observation: Observation, player: int) -> list[int]:
        """What a player observes here; nothing before the deal."""
        if player not in self.rows:
            nothing = [0] * len(observation.names)
            self.rows[player] = (
                observation.read(self.game, player) if self.game and player >= 0 else nothing
            )
        return self.rows[player]

    def __deepcopy__(self, memo: object) -> "Stand":
        return Stand(self.game.copy() if self.game else None)

    def __reduce__(self) -> tuple[Any, ...]:
        return stand_of, (self.game.record.dumps() if self.game else "",)


def stand_of(record: str) -> Stand:
    return Stand(arkwright.replay(record) if record else None)


class ArkwrightGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A title with its seats and options; there is a class for each title."""

    title: ClassVar[str]

    def __init__(self, parameters: Parameters | None = None) -> None:
        kind = arkwright.find_title(self.title)
        given = defaults(kind) | dict(parameters or {})
        self.deals = int(given.pop("deals"))
        if self.deals < 1:
            raise BadSetup(f"deals must be 1 or more, not {self.deals}")
        self.reward = check_reward(given.pop("reward"))
        self.observation = Observation(self.title, int(given.pop("players")))
        self.options = kind.settle(given)
        self.new_game(0)  # options that do not go together are told here
        bound = 1.0 if self.reward == "win" else HIGHEST
        shared = self.reward != "score" and self.observation.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.observation.moves),
            max_chance_outcomes=self.deals,
            num_players=self.observation.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if shared else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(kind, shared), info, parameters or {})

    def new_game(self, deal: int) -> arkwright.Game:
        return arkwright.new(self.title, self.observation.seats, deal, **self.options)

    def new_initial_state(self) -> "ArkwrightState":
        return ArkwrightState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, kind: Any = None, parameters: Parameters | None = None
    ) -> "ArkwrightObserver":
        return ArkwrightObserver(self.observation, kind or DEFAULT_KIND)


class ArkwrightState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Where a game stands; the deal comes first."""

    def __init__(self, game: ArkwrightGame) -> None:
        super().__init__(game)
        self.stand = Stand()

    @property
    def game(self) -> arkwright.Game | None:
        """The game of the house; None before the deal."""
        return self.stand.game

    def kind(self) -> ArkwrightGame:
        found: ArkwrightGame = self.get_game()
        return found

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.game.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.kind().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.kind().observation.legal(self.game) if self.game else []

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.stand = Stand(self.kind().new_game(action))
        else:
            self.game.play(self.kind().observation.moves[action])
            self.stand = Stand(self.game)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.kind().observation.moves[action].text

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        kind = self.kind()
        if self.game is None:
            return [0.0] * kind.observation.seats
        return rewards(kind.reward, self.game)

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        moves = ", ".join(move.text for move in self.game.played)
        return f"{self.game!r}; {self.game.standings}; {moves}"


class ArkwrightObserver:
    """What a player observes: the parts as a tensor; with perfect recall, all that happened."""

    def __init__(self, observation: Observation, kind: Any) -> None:
        self.observation = observation
        self.perfect_recall: bool = kind.perfect_recall
        # Nothing is known to one player alone, but where he sits and looks from.
        parts = observation.parts if kind.public_info else observation.parts[:1]
        self.width = parts[-1].last
        self.tensor = np.zeros(self.width, np.float32)
        self.dict = {part.name: self.tensor[part.first : part.last] for part in parts}
        self.scales = np.array(observation.scales[: self.width], np.float32)

    def set_from(self, state: ArkwrightState, player: int) -> None:
        row = np.array(state.stand.row(self.observation, player)[: self.width], np.float32)
        np.clip(row / self.scales, -LIMIT, LIMIT, out=self.tensor)

    def string_from(self, state: ArkwrightState, player: int) -> str:
        row = state.stand.row(self.observation, player)[: self.width]
        seen = [f"{name} {n}" for name, n in zip(self.observation.names, row) if n]
        if self.perfect_recall and state.game:
            seen.append(self.observation.recalled(state.game))
        return ", ".join(seen)


def short_name(title: str) -> str:
    """The name of a title's game in OpenSpiel."""
    return f"python_arkwright_{title.removeprefix('arkwright-').replace('-', '_')}"


def defaults(kind: arkwright.Title) -> Parameters:
    """The parameters of a title's game: its options with underscores, and three of every game."""
    options = {name.replace("-", "_"): value for name, value in kind.settle({}).items()}
    return {"players": max(kind.seats), "reward": "win", "deals": DEALS, **options}


def game_type(kind: arkwright.Title, shared: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(kind.name),
        long_name=f"Arkwright: {kind.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if shared else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.seats),
        min_num_players=min(kind.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(kind),
    )


GAMES = {title: short_name(title) for title in arkwright.titles()}
"""The games of OpenSpiel by the titles that they are."""
for title, name in GAMES.items():
    # OpenSpiel keeps what it is given beyond the end of Python, and only a class can bear that.
    pyspiel.register_game(
        game_type(arkwright.find_title(title), True),
        type(name, (ArkwrightGame,), {"title": title}),
    )
