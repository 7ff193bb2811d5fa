"""The rules, compiled: which choices are legal, and what they do."""
