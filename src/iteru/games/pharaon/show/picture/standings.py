"""Who has how many artisans, and what they are worth: below the display where there is room."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture.icons import icon
from iteru.games.pharaon.show.picture.shapes import TRAITOR, Player, mark, players
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.scene import Group, Part, Parts, Path, Text, drawn, line

HEIGHT = 62.0


def standings(view: PharaonView, width: float, top: float) -> Part:
    """A column for each player."""
    everybody = players(view)
    pitch = min(60.0, (width - 60) / len(everybody))
    parts: Parts = [
        drawn(
            Path("rule", line((10, top), (width - 10, top))),
            icon("card", 24, top + 19, 0.9),
            icon("star", 24, top + 46, 0.9),
        )
    ]
    for number, (player, its) in enumerate(everybody):
        parts.append(column(view, player, its["artisans"], 56 + pitch * (number + 0.5), top))
    return Group(parts)


def column(view: PharaonView, player: Player, artisans: list[int], x: float, top: float) -> Part:
    facts = view["card_facts"]["artisans"]
    points = sum([facts[str(number)]["points"] for number in artisans])
    shown = drawn(
        mark(player, 6.0, (x - 11, top + 19)),
        Text("count", x + 8, top + 24.5, len(artisans)),
        Text("count", x + 8, top + 51.5, points),
    )
    words = {"count": len(artisans), "points": points}
    if player == TRAITOR:
        return Group([shown], title=Phrase("picture-of-traitor", words), rule="R9.3")
    return Group([shown], title=Phrase("picture-of", {**words, "owner": player}), rule="R9.3")
