"""in which order players resigned; nobody who did has won"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    replace_resigned(sa.Integer(), "0", "CASE WHEN resigned THEN 1 ELSE 0 END")
    correct_winners()


def downgrade() -> None:
    replace_resigned(sa.Boolean(), sa.false(), "resigned > 0")


def replace_resigned(kind: Any, default: Any, value: str) -> None:
    """The column with another type. The table is never made anew: that takes long."""
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("gave_up", kind, nullable=False, server_default=default))
    op.execute(f"UPDATE seats SET gave_up = {value}")
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("resigned")
    op.execute("ALTER TABLE seats RENAME COLUMN gave_up TO resigned")


def correct_winners() -> None:
    """Seats that were told to have won although their players had resigned."""
    connection = op.get_bind()
    query = "SELECT table_id, seat, winners FROM seats JOIN tables ON id = table_id WHERE resigned > 0 AND winners IS NOT NULL"
    resigned: dict[str, list[int]] = {}
    found: dict[str, list[int]] = {}
    for table_id, seat, winners in connection.execute(sa.text(query)):
        resigned.setdefault(table_id, []).append(seat)
        found[table_id] = json.loads(winners)
    for table_id, winners in found.items():
        left = [seat for seat in winners if seat not in resigned[table_id]]
        connection.execute(
            sa.text("UPDATE tables SET winners = :winners WHERE id = :id"),
            {"winners": json.dumps(left) if left else None, "id": table_id},
        )
