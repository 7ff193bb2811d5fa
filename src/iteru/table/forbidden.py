"""What a person may not do at a table."""

from iteru.engine.errors import IteruError


class Forbidden(IteruError):
    """The person may not do this."""
