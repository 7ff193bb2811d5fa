"""boxes that people correct, and whose box a table plays with"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("corrections", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
    )
    op.create_index("ix_boxes_owner", "boxes", ["owner"])
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("box_id", sa.String(16), nullable=True))
        batch_op.add_column(sa.Column("box_name", sa.String(60), nullable=True))
        batch_op.add_column(sa.Column("box_author", sa.String(60), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("box_author")
        batch_op.drop_column("box_name")
        batch_op.drop_column("box_id")
    op.drop_index("ix_boxes_owner", "boxes")
    op.drop_table("boxes")
