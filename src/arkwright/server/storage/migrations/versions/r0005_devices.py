"""Devices that a push service tells of turns; an announcement is for one of them, or none."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.String(length=16)
TIME = sa.DateTime(timezone=True)
KEPT = "number, attempts, due"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", ID, nullable=False),
        sa.Column("profile", ID, nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=90), nullable=False),
        sa.Column("auth", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("renewed", TIME, nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_devices_profile"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_devices_endpoint")),
    )
    op.create_index(op.f("ix_devices_profile"), "devices", ["profile"], unique=False)
    # The key grows by a column: the table is made anew, with what still waits in it.
    op.execute("CREATE TABLE announcements_before AS SELECT * FROM announcements")
    op.drop_table("announcements")
    op.create_table(
        "announcements",
        sa.Column("table", ID, nullable=False),
        sa.Column("profile", ID, nullable=False),
        sa.Column("device", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.ForeignKeyConstraint(
            ["profile"], ["profiles.id"], name=op.f("fk_announcements_profile"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_announcements_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "profile", "device", name=op.f("pk_announcements")),
    )
    op.create_index(op.f("ix_announcements_due"), "announcements", ["due"], unique=False)
    op.execute(
        f'INSERT INTO announcements ("table", profile, device, {KEPT})'
        f" SELECT \"table\", profile, '', {KEPT} FROM announcements_before"
    )
    op.drop_table("announcements_before")
