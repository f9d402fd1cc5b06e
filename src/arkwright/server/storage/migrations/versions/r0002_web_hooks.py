"""Web hooks: turns announced to an address of a person's own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(length=16)


def upgrade() -> None:
    op.add_column("profiles", sa.Column("webhook", sa.Text()))
    op.create_table(
        "announcements",
        sa.Column("table", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "profile", ID, sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False, index=True),
    )
