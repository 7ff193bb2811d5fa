"""how far each person is in each game's lesson"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("at", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
