"""longer texts of bots: a character, its level and what that level was"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    set_length(80)


def downgrade() -> None:
    set_length(40)


def set_length(length: int) -> None:
    """SQLite takes texts of any length, and can change no column."""
    if op.get_bind().dialect.name != "sqlite":
        for column in ("bot", "name", "stand_in"):
            op.alter_column("seats", column, type_=sa.String(length))
