"""The job market as it is printed: rows and columns, without the engine's one number."""

from typing import Any

WORKER, EMPTY, HOLE = "worker", "empty", "hole"


class Market:
    """The job market as it is printed: rows of spaces, each empty or with a worker."""

    def __init__(self, tables: dict[str, Any], players: int) -> None:
        self.columns: list[str] = tables["market"]["columns"]
        self.blank: dict[str, int] = tables["market"]["blank_top_rows"]
        self.bands = tables["market"]["wage"]
        self.called_back: int = tables["event"]["effect"]["economic-crisis"]["workers"]
        self.grid = [[WORKER for _ in self.columns] for _ in range(tables["market"]["rows"])]
        self.leave(self.count(WORKER) - tables["market"][f"set_up_{players}"]["workers"])

    def count(self, state: str) -> int:
        return sum(spaces.count(state) for spaces in self.grid)

    def spaces(self, state: str) -> list[tuple[int, int]]:
        """The spaces in a state, in reading order."""
        return [
            (row, column)
            for row, spaces in enumerate(self.grid)
            for column, found in enumerate(spaces)
            if found == state
        ]

    def put(self, space: tuple[int, int], state: str) -> None:
        self.grid[space[0]][space[1]] = state

    def leave(self, count: int) -> None:
        """Workers leave from the top left, row by row (II.2.2)."""
        if count:
            for space in self.spaces(WORKER)[:count]:
                self.put(space, EMPTY)
        if not self.count(WORKER):
            # Gaps of the Economic Crisis count from now on (D40).
            for space in self.spaces(HOLE):
                self.put(space, EMPTY)

    def come_back(self, count: int) -> None:
        """Workers return to the lowest empty space, from the right (I)."""
        for space in (self.spaces(HOLE) + self.spaces(EMPTY))[::-1][:count]:
            self.put(space, WORKER)

    def crisis(self, returned: int, moved: int) -> None:
        """So many come back; for each one missing, one of the last row moves up (10.2)."""
        self.come_back(returned)
        last_row = [space for space in self.spaces(WORKER) if space[0] == len(self.grid) - 1]
        assert moved == min(self.called_back - returned, len(last_row), self.count(EMPTY))
        for space in last_row[len(last_row) - moved :]:
            self.put(space, HOLE)
        for space in self.spaces(EMPTY)[::-1][:moved]:
            self.put(space, WORKER)

    def demand(self, good: str) -> int:
        """Numbered spaces of a good that are empty (III.1)."""
        column = self.columns.index(good)
        return sum(spaces[column] == EMPTY for spaces in self.grid[self.blank[good] :])

    def wage(self) -> int:
        """The wage beside the lowest empty space (III.3)."""
        empty = self.spaces(EMPTY)
        lowest = empty[-1][0] + 1 if empty else 1
        for last, pounds in zip(self.bands["last_row"], self.bands["pounds"]):
            if lowest <= last:
                return int(pounds)
        raise AssertionError(f"no wage beside row {lowest}")
