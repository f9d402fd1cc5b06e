"""The entrance of the command `arkwright`, which is there before what the command needs."""

import sys

from arkwright.extras import MissingExtra, extra

NOT_INSTALLED = 2


def main() -> None:
    """Run the command, or say what to install for it."""
    try:
        with extra("terminal", "the command line"):
            from arkwright.commands.app import app
    except MissingExtra as error:
        print(f"arkwright: {error}", file=sys.stderr)  # noqa: T201
        sys.exit(NOT_INSTALLED)
    app()


if __name__ == "__main__":
    main()
