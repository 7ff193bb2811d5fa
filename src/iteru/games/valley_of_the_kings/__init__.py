"""Valley of the Kings by Tom Cleaver: rules, figures, texts and pictures."""
