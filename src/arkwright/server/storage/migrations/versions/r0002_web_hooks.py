"""Web hooks: turns announced to an address of a person's own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(length=16)
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("profiles", sa.Column("webhook", sa.Text(), nullable=True))
    op.create_table(
        "announcements",
        sa.Column("table", ID, nullable=False),
        sa.Column("profile", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_announcements_profile"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_announcements_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "profile", name=op.f("pk_announcements")),
    )
    op.create_index(op.f("ix_announcements_due"), "announcements", ["due"], unique=False)
