"""Pages, live updates and the JSON API. It knows no game by name and no rule."""
