"""The Workers action: hire into rows and warehouse posts, fire from the last rows (II.2.2)."""

from collections.abc import Sequence

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS, POSTS, ROWS
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


def openings(table: Table, factory: Factory) -> list[int]:
    """Empty spaces of the rows where workers may go, from the first row on.

    Where low rows are filled first, it ends with the first one that has a gap.
    """
    if late(table, factory.good):
        return []
    gaps = factory.gaps(table.edition)
    if table.edition.switches.low_rows_first:
        for row in ROWS:
            if gaps[row]:
                return gaps[: row + 1]
    return gaps


def why_not_row(table: Table, factory: Factory, row: int) -> Refusal | None:
    """The rule that keeps workers from a row, counted from 1, even if it has a gap."""
    if row <= len(openings(table, factory)):
        return None
    if late(table, factory.good):
        return Refusal("produced-in-last-decade", "II.2.2", good=factory.good)
    return Refusal("lower-rows-first", "II.2.2", good=factory.good)


def free_posts(company: Company) -> Sequence[str]:
    return [post for post in POSTS if post not in company.posts] if company.posts else POSTS


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
        self.seat = seat
        self.fired = fired
        self.hired = hired
        self.moved = moved

    def hireable(self, table: Table, factory: Factory) -> list[int]:
        """Spaces of the open rows that may be filled: not again where workers were fired."""
        counts = openings(table, factory)
        if self.fired != NONE:
            place = PLACE_OF[factory.good]
            for row, fired in enumerate(self.fired[place : place + len(counts)]):
                if fired:
                    whole_row = table.edition.switches.refill_ban_whole_row
                    counts[row] = 0 if whole_row else counts[row] - fired
        return counts

    def fireable(self, table: Table, factory: Factory) -> int:
        """Workers that may be fired: last rows first, never row 1, never those just hired.

        Where firing bars the whole row from hiring, hiring bars it from firing as well.
        """
        total = 0
        workers, place = factory.workers, PLACE_OF[factory.good]
        for row in (3, 2, 1):
            hired = self.hired[place + row]
            if hired and table.edition.switches.refill_ban_whole_row:
                break
            total += workers[row] - hired
            if hired:
                break
        return total

    def may_shift(self, post: str) -> bool:
        """Whether the worker of a staffed post may go to another one: each settles once."""
        return post not in self.moved

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        workers = table.market.hireable
        moves: list[Move] = []
        for good, factory in company.factories.items():
            if workers:
                hires = HIRE[good]
                for row, count in enumerate(self.hireable(table, factory)):
                    if count:
                        moves += hires[row][: count if count < workers else workers]
            if self.untouched(table, good):
                moves += piece_moves(table, factory)
            moves += FIRE[good][: self.fireable(table, factory)]
        free = free_posts(company)
        if workers:
            moves += [POST[post] for post in free]
        moves += [SHIFT[p][to] for p in company.posts if self.may_shift(p) for to in free]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Hire):
            self.hire(table, company.factories[move.good], move.row - 1, move.count)
        elif isinstance(move, Fire):
            self.fire(table, company.factories[move.good], move.count)
        elif isinstance(move, MovePiece):
            move_piece(table, company.factories[move.good], move)
            good, row = move.good, move.row
            table.journal.add(
                "rearranged", self.seat, piece=move.piece, good=good, row=row, to=move.to
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

    def untouched(self, table: Table, good: str) -> bool:
        """Whether pieces of a factory may change rows: nobody came or went by this action yet.

        In Water Frame all stay as they stand.
        """
        if not table.edition.switches.moves_before_firing:
            return False
        places = slice(PLACE_OF[good], PLACE_OF[good] + 4)
        return not any(self.hired[places]) and not any(self.fired[places])

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
            if isinstance(move, Hire):
                return self.why_not_hire(table, factory, move)
            if isinstance(move, Fire):
                count = self.fireable(table, factory)
                if move.count > count:
                    return Refusal("fewer-workers-to-fire", "II.2.2", good=move.good, count=count)
            elif not table.edition.switches.moves_before_firing:
                return Refusal("unknown-move", self.section)
            elif not self.untouched(table, move.good):
                return Refusal("moving-comes-first", "II.2.2", good=move.good)
            elif not may_move_piece(table, factory, move):
                return Refusal("no-place-in-row", "II.2.2", piece=move.piece, row=move.to)
        if isinstance(move, Shift):
            if move.post not in company.posts:
                return Refusal("post-not-staffed", "II.2.2", post=move.post)
            if move.new_post not in free_posts(company):
                return Refusal("post-staffed", "II.2.2", post=move.new_post)
            if not self.may_shift(move.post):
                return Refusal("post-settled", "II.2.2", post=move.post)
        if isinstance(move, Post):
            if move.post not in free_posts(company):
                return Refusal("post-staffed", "II.2.2", post=move.post)
            if not table.market.hireable:
                return Refusal("too-few-workers", "II.2.2", count=0)
        return None

    def why_not_hire(self, table: Table, factory: Factory, move: Hire) -> Refusal | None:
        """The rule against so many workers for a row."""
        refused = why_not_row(table, factory, move.row)
        if refused is not None:
            return refused
        row = move.row - 1
        count = factory.gap(table.edition, row)
        if move.count > count:
            return Refusal("fewer-spaces", "II.2.2", good=move.good, row=move.row, count=count)
        if move.count > self.hireable(table, factory)[row]:
            return Refusal("fired-there", "II.2.2", good=move.good, row=move.row)
        if move.count > table.market.hireable:
            return Refusal("too-few-workers", "II.2.2", count=table.market.hireable)
        return None


def piece_moves(table: Table, factory: Factory) -> list[Move]:
    """Machines and workers that may go to lower rows."""
    return [
        move
        for piece, standing in (("machine", factory.machines), ("worker", factory.workers))
        for row in (1, 2, 3)
        if standing[row]
        for move in MOVE_PIECE[piece][factory.good][row]
        if may_move_piece(table, factory, move)
    ]


def may_move_piece(table: Table, factory: Factory, move: MovePiece) -> bool:
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


def move_piece(table: Table, factory: Factory, move: MovePiece) -> None:
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
