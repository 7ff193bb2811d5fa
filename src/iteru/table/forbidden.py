"""The error for actions that a person may not take at a table."""

from iteru.engine.errors import IteruError


class Forbidden(IteruError):
    """The person may not do this."""
