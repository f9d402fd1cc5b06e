"""Lessons: the tables where one is played, how far people are, and what they have used."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID = sa.String(length=16)
NAME = sa.String(length=40)


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", NAME, nullable=True))
    op.create_table(
        "progress",
        sa.Column("profile", ID, nullable=False),
        sa.Column("title", NAME, nullable=False),
        sa.Column("lesson", NAME, nullable=False),
        sa.Column("table", ID, nullable=True),
        sa.Column("done", sa.Text(), nullable=False),
        sa.Column("reached", NAME, nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_progress_profile"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_progress_table"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("profile", "title", "lesson", name=op.f("pk_progress")),
    )
    op.create_index(op.f("ix_progress_table"), "progress", ["table"], unique=False)
    op.create_table(
        "used",
        sa.Column("profile", ID, nullable=False),
        sa.Column("family", ID, nullable=False),
        sa.Column("subject", NAME, nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_used_profile"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("profile", "family", "subject", name=op.f("pk_used")),
    )
