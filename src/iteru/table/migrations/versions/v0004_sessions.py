"""sessions; longer names of accounts; who may speak at a table"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.add_column("tables", sa.Column("talk", sa.Text(), nullable=True))
    op.drop_column("people", "epoch")
    set_length_of_account(100)


def downgrade() -> None:
    set_length_of_account(40)
    op.add_column("people", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.drop_column("tables", "talk")
    op.drop_index("ix_sessions_person", "sessions")
    op.drop_table("sessions")


def set_length_of_account(length: int) -> None:
    """SQLite takes texts of any length, and can change no column."""
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("people", "account", type_=sa.String(length))
