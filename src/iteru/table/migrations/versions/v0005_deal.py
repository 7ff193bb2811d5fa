"""keys of 256 bits, the secret a house is bound to, what players contribute"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

OF_TABLES = ("key", "house", "salt")


def upgrade() -> None:
    # Never made anew: SQLite refuses to drop a table that others refer to.
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        for name in OF_TABLES:
            batch_op.add_column(sa.Column(name, sa.String(length=64), nullable=True))
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("given", sa.String(length=64), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("given")
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        for name in OF_TABLES:
            batch_op.drop_column(name)
