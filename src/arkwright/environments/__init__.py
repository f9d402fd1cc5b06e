"""The games as other libraries know games: PettingZoo and OpenSpiel, and what a seat observes."""

from arkwright.environments.observation import Observation, Part

__all__ = ["Observation", "Part"]
