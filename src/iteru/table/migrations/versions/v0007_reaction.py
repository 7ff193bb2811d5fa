"""how long one may react at a table, where it was opened so"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("reaction", sa.Float(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("reaction")
