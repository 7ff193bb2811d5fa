"""What games are shown with: scenes, marks, cards, icons, pieces for the terminal."""
