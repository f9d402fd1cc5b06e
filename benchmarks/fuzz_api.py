"""Everything that can be sent to a server, for minutes: no fault, and answers as described.

On PostgreSQL, the stricter of the databases. What fails is told with the request that shows it.
"""

import argparse
import sys
import tempfile

from pgserver.postgres_server import get_server
from rich.console import Console
from rich.progress import track
from tests.server.asking import Known, ask, operations
from tests.server.conftest import running

MOST_SHOWN = 10


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=300, help="of each operation")
    parser.add_argument("--rounds", type=int, default=3, help="each with another seed")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    console = Console(highlight=False)
    failures: list[str] = []
    requests = 0
    database = get_server(tempfile.mkdtemp(prefix="arkwright-fuzz-"), cleanup_mode="delete")
    try:
        for seed in range(wanted.seed, wanted.seed + wanted.rounds):
            database.psql(f"CREATE DATABASE fuzz{seed};")
            with running(database.get_uri(f"fuzz{seed}")) as server:
                known = Known(server.person(), server.person())
                for operation in track(operations(server.url), f"seed {seed}", console=console):
                    statuses, found = ask(operation, known, wanted.examples, seed)
                    requests += statuses.total()
                    failures += found
    finally:
        database.cleanup()
    for failure in failures[:MOST_SHOWN]:
        console.print(failure, markup=False)
    console.print(f"{requests:,} requests, {len(failures):,} wrong answers.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
