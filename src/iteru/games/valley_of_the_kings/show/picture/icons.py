"""Icons of places, for panels and the log: strokes in a square from -20 to 20."""

ICONS = {
    "purse": "M-18 5a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-13 5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-4 -8a11 11 0 1 1 11 15",
    "stage": "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -13V-19M0 13V19"
    "M-13 0H-19M13 0H19M-9 -9L-14 -14M9 -9L14 -14M-9 9L-14 14M9 9L14 14",
    "tomb": "M-16 18V-8M16 18V-8M-19 -8L-15 -16H15L19 -8ZM-8 18V0H8V18M-19 18H19",
    "hand": "M-18 -7L-6 -14L6 13L-7 18ZM1 -1L6 -14L18 -7L7 18L2 16",
    "all": "M-15 -12H15M-15 0H15M-15 12H15",
    "deck": "M-12 -16H8V10H-12ZM-8 10V15H12V-11H8M-2 -8L3 2H-7Z",
    "pile": "M-13 -12H7V16H-13ZM-7 -12V-17H13V11H7",
}
