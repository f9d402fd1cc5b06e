"""Where alembic finds the connection: it is always given, never made here."""

from alembic import context

from arkwright.server.storage.schema import Stored

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Stored.metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
