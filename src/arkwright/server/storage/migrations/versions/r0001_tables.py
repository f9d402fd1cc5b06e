"""People, tables, logs, chat and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(length=16)
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("colour", ID, nullable=False),
        sa.Column("symbol", ID, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_profiles")),
        sa.UniqueConstraint("login", name=op.f("uq_profiles_login")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("components", sa.Text(), nullable=True),
        sa.Column("seed", sa.BigInteger(), nullable=True),
        sa.Column("origin", sa.Text(), nullable=True),
        sa.Column("host", ID, nullable=True),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("analysis", sa.Boolean(), nullable=False),
        sa.Column("parent", ID, nullable=True),
        sa.Column("parent_position", sa.Integer(), nullable=True),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("deciding", sa.Integer(), nullable=True),
        sa.Column("since", TIME, nullable=False),
        sa.Column("asked", sa.Text(), nullable=True),
        sa.Column("standings", sa.Text(), nullable=True),
        sa.Column("created", TIME, nullable=False),
        sa.Column("started", TIME, nullable=True),
        sa.Column("ended", TIME, nullable=True),
        sa.ForeignKeyConstraint(
            ["host"], ["profiles.id"], name=op.f("fk_tables_host"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_state"), "tables", ["state"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("profile", ID, nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_chat_profile"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "entries",
        sa.Column("table", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=120), nullable=True),
        sa.Column("back", sa.Integer(), nullable=True),
        sa.Column("at", TIME, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "notes",
        sa.Column("table", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("profile", ID, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_notes_profile"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_notes_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", "profile", name=op.f("pk_notes")),
    )
    op.create_table(
        "seats",
        sa.Column("table", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("profile", ID, nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_seats_profile"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_profile"), "seats", ["profile"], unique=False)
