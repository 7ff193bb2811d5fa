"""Changes of the schema over time, one file each."""
