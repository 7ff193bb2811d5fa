"""who won, who resigned, practice games, requests to take back"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Never made anew: SQLite refuses to drop a table that others refer to.
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("winners", sa.Text(), nullable=True))
        batch_op.add_column(
            sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.add_column(sa.Column("undo_request", sa.Text(), nullable=True))
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(
            sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("resigned")
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("undo_request")
        batch_op.drop_column("practice")
        batch_op.drop_column("winners")
