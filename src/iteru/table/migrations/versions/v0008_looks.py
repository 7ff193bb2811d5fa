"""what accounts' names look like, so that no new one looks like another"""

import sqlalchemy as sa
from alembic import op

from iteru.table.lookalikes import lookalike_key

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("look", sa.String(length=100), nullable=True))
    look_at_accounts()
    op.create_index("people_by_look", "people", ["look"], unique=True)


def downgrade() -> None:
    op.drop_index("people_by_look", "people")
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("look")


def look_at_accounts() -> None:
    """The oldest of several that look alike has the look; the others stay as they are."""
    connection = op.get_bind()
    query = "SELECT id, account FROM people WHERE account IS NOT NULL ORDER BY id"
    owners: dict[str, int] = {}
    for person, account in connection.execute(sa.text(query)):
        owners.setdefault(lookalike_key(account), person)
    if owners:
        connection.execute(
            sa.text("UPDATE people SET look = :look WHERE id = :id"),
            [{"look": look, "id": person} for look, person in owners.items()],
        )
