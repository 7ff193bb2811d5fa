"""which moves bots thought over with less than usual"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("hurried", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("hurried")
