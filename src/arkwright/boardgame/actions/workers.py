"""The Workers action: hire into rows and warehouse posts, fire from the last rows (II.2.2)."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS, POSTS
from arkwright.boardgame.moves import Fire, Hire, MovePiece, Post, Shift
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, FIRE, HIRE, MOVE_PIECE, POST, SHIFT
from arkwright.boardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step

NONE = (0,) * 16
"""No worker hired or fired, by good and row."""
PLACE_OF = {good: 4 * index for index, good in enumerate(GOODS)}


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


def late(table: Table, good: str) -> bool:
    """Whether nobody may start to work for a good any more: it is made for the last time.

    2025 5.2.II.2a; building and the School's seating are barred with it (D10, D11).
    """
    banned = table.edition.switches.late_staff_banned
    return banned and table.last_decade and table.already_produced(good)


def open_row(table: Table, factory: Factory, row: int) -> bool:
    """Whether workers may go to a row: where low rows are filled first, those below are full."""
    if not table.edition.switches.low_rows_first:
        return True
    return not any(factory.gap(table.edition, below) for below in range(row))


class WorkersAction(Step[Table]):
    """Hire and fire workers, staff warehouse posts and move workers between them.

    `fired` and `hired` count this action's workers by good and row: nobody is hired where
    somebody was fired, nor fired after being hired. `moved` are the posts settled in this action.
    """

    __slots__ = ("fired", "hired", "moved")
    section = "II.2.2"

    def __init__(
        self, seat: int, fired: tuple[int, ...], hired: tuple[int, ...], moved: tuple[str, ...]
    ) -> None:
        super().__init__(seat)
        self.fired = fired
        self.hired = hired
        self.moved = moved

    def hireable(self, table: Table, factory: Factory, row: int) -> int:
        """Spaces of a row that may be filled: not again where workers were fired (II.2.2)."""
        gap = factory.gap(table.edition, row)
        fired = self.fired[PLACE_OF[factory.good] + row]
        if fired:
            return 0 if table.edition.switches.refill_ban_whole_row else gap - fired
        return gap

    def fireable(self, table: Table, factory: Factory) -> int:
        """Workers that may be fired: last rows first, never row 1, never those just hired.

        Where firing bars the whole row from hiring, hiring bars it from firing as well.
        """
        total = 0
        place = PLACE_OF[factory.good]
        for row in (3, 2, 1):
            hired = self.hired[place + row]
            if hired and table.edition.switches.refill_ban_whole_row:
                break
            total += factory.workers[row] - hired
            if hired:
                break
        return total

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        edition = table.edition
        workers = table.market.hireable
        moves: list[Move] = []
        for good, factory in company.factories.items():
            if workers and not late(table, good):
                hires = HIRE[good]
                spaces = edition.spaces[good]
                seated = factory.workers
                machines = factory.machines
                for row in range(4):
                    if spaces[row] > seated[row] + machines[row]:
                        count = self.hireable(table, factory, row)
                        moves += hires[row][: count if count < workers else workers]
                        if edition.switches.low_rows_first:
                            break
            if edition.switches.moves_before_firing:
                moves += self.rearrangements(table, factory)
            moves += FIRE[good][: self.fireable(table, factory)]
        posts = company.posts
        if workers:
            for post in POSTS:
                if post not in posts:
                    moves.append(POST[post])
        for post in posts:
            if post not in self.moved:
                shifts = SHIFT[post]
                moves += [shifts[target] for target in POSTS if target not in posts]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Hire):
            self.hire(table, company.factories[move.good], move.row - 1, move.count)
        elif isinstance(move, Fire):
            self.fire(table, company.factories[move.good], move.count)
        elif isinstance(move, MovePiece):
            rearrange(table, company.factories[move.good], move)
            table.journal.add(
                "rearranged",
                self.seat,
                piece=move.piece,
                good=move.good,
                row=move.row,
                to=move.to,
            )
            table.ask(self)
        elif isinstance(move, Post):
            table.market.hire(1)
            company.posts.append(move.post)
            table.journal.add("posted", self.seat, post=move.post)
            self.settle(table, move.post)
        elif isinstance(move, Shift):
            company.posts[company.posts.index(move.post)] = move.new_post
            table.journal.add("shifted", self.seat, post=move.post, new_post=move.new_post)
            self.settle(table, move.new_post)
        else:
            # What finds no place once all posts are settled is lost.
            make_fit(table, company)

    def rearrangements(self, table: Table, factory: Factory) -> list[Move]:
        """Machines and workers that may go to lower rows, while nobody came or went there."""
        if self.changed(factory.good):
            return []
        return [
            moves[row][to]
            for moves in (MOVE_PIECE["machine"][factory.good], MOVE_PIECE["worker"][factory.good])
            for row in (1, 2, 3)
            for to in range(row)
            if may_rearrange(table, factory, moves[row][to])
        ]

    def changed(self, good: str) -> bool:
        """Whether somebody was hired or fired in a factory by this action."""
        places = slice(PLACE_OF[good], PLACE_OF[good] + 4)
        return any(self.hired[places]) or any(self.fired[places])

    def settle(self, table: Table, post: str) -> None:
        table.ask(WorkersAction(self.seat, self.fired, self.hired, (*self.moved, post)))

    def hire(self, table: Table, factory: Factory, row: int, count: int) -> None:
        """Seat new workers; in the last decade this marks a factory that has produced already."""
        table.market.hire(count)
        factory.workers[row] += count
        table.journal.add("hired", self.seat, good=factory.good, row=row + 1, count=count)
        if table.last_decade and table.already_produced(factory.good) and not factory.marked:
            factory.marked = True
            table.journal.add("marked", self.seat, good=factory.good)
        hired = changed(self.hired, PLACE_OF[factory.good] + row, count)
        table.ask(WorkersAction(self.seat, self.fired, hired, self.moved))

    def fire(self, table: Table, factory: Factory, count: int) -> None:
        """Let workers of the last rows go; a row left without workers loses its machines."""
        fired = self.fired
        left = count
        for row in (3, 2, 1):
            place = PLACE_OF[factory.good] + row
            going = min(left, factory.workers[row] - self.hired[place])
            if going:
                left -= going
                factory.workers[row] -= going
                fired = changed(fired, place, going)
                if not factory.workers[row]:
                    factory.machines[row] = 0
        table.market.fire(count)
        table.journal.add("fired", self.seat, good=factory.good, count=count)
        table.ask(WorkersAction(self.seat, fired, self.hired, self.moved))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Hire | Fire | MovePiece):
            factory = company.factories.get(move.good)
            if factory is None:
                return Refusal("no-factory", "II.2.2", good=move.good)
            if isinstance(move, MovePiece):
                if self.changed(move.good):
                    return Refusal("moving-comes-first", "II.2.2", good=move.good)
                return Refusal("no-place-in-row", "II.2.2", piece=move.piece, row=move.to)
            if isinstance(move, Fire):
                count = self.fireable(table, factory)
                return Refusal("fewer-workers-to-fire", "II.2.2", good=move.good, count=count)
            if late(table, move.good):
                return Refusal("produced-in-last-decade", "II.2.2", good=move.good)
            row = move.row - 1
            if not open_row(table, factory, row):
                return Refusal("lower-rows-first", "II.2.2", good=move.good)
            if move.count > factory.gap(table.edition, row):
                count = factory.gap(table.edition, row)
                return Refusal("fewer-spaces", "II.2.2", good=move.good, row=move.row, count=count)
            if move.count > self.hireable(table, factory, row):
                return Refusal("fired-there", "II.2.2", good=move.good, row=move.row)
            return Refusal("too-few-workers", "II.2.2", count=table.market.hireable)
        if isinstance(move, Post):
            return why_not_post(table, company, move.post)
        if isinstance(move, Shift):
            if move.post not in company.posts:
                return Refusal("post-not-staffed", "II.2.2", post=move.post)
            if move.new_post in company.posts:
                return Refusal("post-staffed", "II.2.2", post=move.new_post)
            return Refusal("post-settled", "II.2.2", post=move.post)
        return None


def may_rearrange(table: Table, factory: Factory, move: MovePiece) -> bool:
    """Whether a piece finds a place in a lower row (2025 5.2.II.2b, decision D37)."""
    edition = table.edition
    row, to = move.row - 1, move.to - 1
    gap = factory.gap(edition, to)
    if move.piece == "worker":
        # The last worker beside machines stays: without him they would be lost.
        spare = factory.workers[row] - (1 if factory.machines[row] else 0)
        return spare > 0 and gap > 0
    if not factory.machines[row]:
        return False
    spaces = edition.spaces[factory.good][to] - edition.worker_only[factory.good][to]
    return factory.machines[to] < spaces and (gap > 0 or factory.replaceable(edition, to) > 0)


def rearrange(table: Table, factory: Factory, move: MovePiece) -> None:
    """Move a piece to a lower row; a machine may send a worker back to the row it comes from."""
    row, to = move.row - 1, move.to - 1
    if move.piece == "worker":
        factory.workers[row] -= 1
        factory.workers[to] += 1
        return
    if factory.gap(table.edition, to) == 0:
        factory.workers[to] -= 1
        factory.workers[row] += 1
    factory.machines[row] -= 1
    factory.machines[to] += 1


def why_not_post(table: Table, company: Company, post: str) -> Refusal:
    if post in company.posts:
        return Refusal("post-staffed", "II.2.2", post=post)
    return Refusal("too-few-workers", "II.2.2", count=table.market.hireable)
