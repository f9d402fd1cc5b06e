"""Leaving: seats that somebody has resigned, and games that somebody asks to give up."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("giving_up", sa.Text(), nullable=True))
    op.add_column(
        "seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false())
    )
