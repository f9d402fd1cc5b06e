"""Awards: what a solo game earned is kept with its table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awards", sa.Text(), nullable=True))
