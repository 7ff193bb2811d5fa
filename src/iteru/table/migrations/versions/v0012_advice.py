"""whether a table forbids advice, and before which moves it was taken"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    forbidden: sa.Column[bool] = sa.Column(
        "no_advice", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(forbidden)
        batch_op.add_column(sa.Column("advised", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("advised")
        batch_op.drop_column("no_advice")
