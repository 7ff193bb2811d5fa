"""What may be chosen, and what it does."""
