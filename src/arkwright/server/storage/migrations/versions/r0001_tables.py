"""People, tables, logs, chat and notes. Keys and indexes have names by the schema's convention."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(length=16)
TIME = sa.DateTime(timezone=True)


def of_table() -> sa.Column[str]:
    """The table that a row belongs to, and goes with."""
    return sa.Column("table", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def of_person() -> sa.Column[str]:
    """The person that a row is about; it stays when the person goes."""
    return sa.Column("profile", ID, sa.ForeignKey("profiles.id", ondelete="SET NULL"))


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("colour", ID, nullable=False),
        sa.Column("symbol", ID, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("login", sa.String(length=80), unique=True),
        sa.Column("password", sa.Text()),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("components", sa.Text()),
        sa.Column("seed", sa.BigInteger()),
        sa.Column("origin", sa.Text()),
        sa.Column("host", ID, sa.ForeignKey("profiles.id", ondelete="SET NULL")),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("analysis", sa.Boolean(), nullable=False),
        sa.Column("parent", ID),
        sa.Column("parent_position", sa.Integer()),
        sa.Column("state", sa.String(length=8), nullable=False, index=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("deciding", sa.Integer()),
        sa.Column("since", TIME, nullable=False),
        sa.Column("asked", sa.Text()),
        sa.Column("standings", sa.Text()),
        sa.Column("created", TIME, nullable=False),
        sa.Column("started", TIME),
        sa.Column("ended", TIME),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer(), primary_key=True),
        of_person(),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "entries",
        of_table(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=120)),
        sa.Column("back", sa.Integer()),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "notes",
        of_table(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column(
            "profile", ID, sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        of_person(),
        sa.Column("bot", sa.String(length=64)),
        sa.Column("left", sa.Boolean(), nullable=False),
    )
    op.create_index(op.f("ix_seats_profile"), "seats", ["profile"])
