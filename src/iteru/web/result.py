"""The result of a game: who ended where and why, where the points came from, and the way there."""

from asyncio import create_task, shield, to_thread
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import ref

from markupsafe import Markup

from iteru.engine.events import Value
from iteru.engine.match import Match
from iteru.engine.ranking import Rank
from iteru.engine.story import Moment, Round, Story
from iteru.kit.artist import Artist
from iteru.kit.crop import reduced
from iteru.kit.curves import Curve, curves
from iteru.kit.keepsake import Ending, keepsake
from iteru.kit.parts import markup
from iteru.kit.pillars import Course, Drawing, Pillar, pillars
from iteru.kit.shown import Screen
from iteru.table.live import LiveTable
from iteru.web.audience import Audience
from iteru.web.faces import worn_by
from iteru.web.fairness import deal_facts
from iteru.web.pictures import LIGHTS, images
from iteru.web.scoring import LONG, Row, Sums, rows_of, scoring
from iteru.web.texts import said_of, table_words
from iteru.words import Words
from iteru.words.result import decided_lines, name_of, places, winners_line
from iteru.words.whose import whose_box

MAX_NAMED, MAX_LETTERS = 4, 9
"""The most players, and the longest names, that fit beside each other above a table."""
CHART = Markup(
    '<svg class="{}" viewBox="0 0 {:.0f} {:.0f}" width="{:.0f}" role="img" aria-label="{}">{}</svg>'
)
CURVES: Final[Mapping[Screen, Mapping[str, int]]] = {
    "wide": {"broad": 460, "slim": 310},
    "tall": {"broad": 460},
    "small": {"": 304},
}
"""How wide the lines are drawn. Of two sizes the page shows what fits."""
ALL_PILLARS = 308
"""The room for them on a small screen."""
BOARD_PICTURE = 240
"""The width of the board above the result on a phone."""


class Standing(NamedTuple):
    """A player in the end. The number of seats stands for an opponent without one."""

    player: int
    place: int
    said: str
    name: str
    points: int
    note: str
    """What decided a tie."""


def result(table: LiveTable, who: Audience, words: Words) -> dict[str, Any]:
    """Everything that the result shows."""
    match = table.match
    its = final_sums(match, words)
    stand = standings(match, its, words)
    return {
        "line": verdict(table, who, words),
        "winner": its.winners[0] if len(its.winners) == 1 else None,
        "seats": match.state.seats,
        "standings": stand,
        "decided": [*margin(stand, words), *decided_lines(match, words)],
        "may_play_again": any(who.person and seat.person == who.person for seat in table.seats),
        "deal": deal_facts(match),
        "scoring": scoring(its, ref(words)),
        "is_long": max(len(its.rows), len(table.story.rounds) if table.story else 0) >= LONG,
        "pillars": pillar_chart(columns(stand, its, match), words, who),
        "board": board_images(table) if who.screen == "small" else "",
        **way(table, who, words, [one.player for one in stand]),
    }


def verdict(table: LiveTable, who: Audience, words: Words) -> str:
    """Says who has won; the winner is addressed directly."""
    if len(who.mine) == 1 and table.match.winners() == list(who.mine):
        return words.say("web-you-win")
    return winners_line(table.match, words)


def margin(stand: list[Standing], words: Words) -> list[str]:
    """By how much the winner is ahead of the next player; nothing where points do not decide."""
    if len(stand) < 2 or stand[0].points <= stand[1].points:
        return []
    first, second = stand[:2]
    ahead = first.points - second.points
    return [words.say("web-margin", points=first.points, ahead=ahead, name=second.name)]


# Places and points


def final_sums(match: Match, words: Words) -> Sums:
    """The final scoring, the best player first."""
    rows, totals, rival = rows_of(match, words)
    ranks = match.ranks()
    names = [name_of(rank, words) for rank in ranks]
    return Sums(
        rows,
        totals,
        tuple([rank.seat for rank in ranks]),
        rival,
        tuple(places(match, words)),
        tuple([rank.seat for rank in ranks if rank.place == 1]),
        tuple(ties(match, words)),
        len(names) <= MAX_NAMED and all(len(name) <= MAX_LETTERS for name in names),
    )


def ties(match: Match, words: Words) -> list[Row]:
    """Returns the rows about tie-breaks, where the game has words for the numbers: `.row` of the tie-break's message."""
    found = match.state.tie_breaks()
    players = len(match.ranks())
    rows = []
    for name in dict.fromkeys([rank.decided_by for rank in match.ranks()]):
        if name in found and "row" in words.forms("tie", name):
            values = [abs(value) for value in found[name]] + [0] * players
            rows.append(Row(words.forms("tie", name)["row"], tuple(values[:players])))
    return rows


def standings(match: Match, its: Sums, words: Words) -> list[Standing]:
    """All players, the best first."""
    ranks = match.ranks()
    return [
        Standing(
            rank.seat,
            rank.place,
            words.say("result-place", place=rank.place),
            name_of(rank, words),
            its.totals[rank.seat],
            tie_note(match, ranks, rank, words),
        )
        for rank in ranks
    ]


def tie_note(match: Match, ranks: list[Rank], its: Rank, words: Words) -> str:
    """Returns a tied player's amount of what broke the tie: `.note` of the tie-break's message."""
    if its.seat in match.resigned:
        return words.say("web-resigned")
    found = match.state.tie_breaks()
    below = [rank for rank in ranks if rank.place > its.place][:1]
    for name in [its.decided_by, *[rank.decided_by for rank in below]]:
        if name in found and its.seat < len(found[name]):
            note = words.forms("tie", name, abs(found[name][its.seat])).get("note", "")
            if note:
                return note
    return ""


def pillar_chart(its: list[Pillar], words: Words, who: Audience) -> Markup:
    room = ALL_PILLARS if who.screen == "small" else None
    drawing = pillars(its, len(words.names), room)
    return chart("pillars", drawing, words, "web-sources-chart")


def board_images(table: LiveTable) -> Markup:
    """Returns the images of the board in the end, which a phone shows above the result; they are drawn when it fetches them."""
    found = [f"/t/{table.id}/board-{light}.svg?{table.version}" for light in LIGHTS]
    return images(found, BOARD_PICTURE, BOARD_PICTURE * 3 // 4)


def columns(stand: list[Standing], its: Sums, match: Match) -> list[Pillar]:
    """All players with what their points are for, the best first."""
    worn = worn_by(match.bots)
    return [
        Pillar(
            one.player,
            one.name,
            one.said,
            one.points,
            [Course(row.name, row.points[one.player]) for row in its.rows],
            one.note,
            worn[one.player] if one.player < len(worn) else None,
        )
        for one in stand
    ]


async def result_picture(table: LiveTable, lang: str, day: str) -> str:
    """Returns the result as a picture to keep: an SVG file, drawn once, in a thread, because it takes long enough for
    others to notice. Drawing is interpreted, so that the server goes on meanwhile."""
    return await drawn_once(table, ("picture", lang), lambda: to_draw(table, lang, day))


async def board_picture(table: LiveTable, light: str) -> str:
    """Returns the board in the end as a small picture without words, drawn as the result is."""
    return await drawn_once(table, ("board", light), lambda: to_draw_board(table, light == "night"))


async def drawn_once(
    table: LiveTable, key: tuple[str, str], ready: Callable[[], Callable[[], str]]
) -> str:
    """Returns what a function draws; `ready` gives it all that it needs."""
    drawing = table.once(key, lambda: create_task(to_thread(ready())))
    try:
        return await shield(drawing)  # who waits no longer does not stop it for others
    except Exception:
        table.remembered.pop(key, None)
        raise


def to_draw(table: LiveTable, lang: str, day: str) -> Callable[[], str]:
    """Returns what draws the picture, with all that it needs: it does not look at the table again."""
    match, words = table.match, table_words(lang, table)
    its, box = final_sums(match, words), table.game.box
    played_with = [words.say("web-box-played", box=whose_box(box, words))]
    ending = Ending(
        table.game.meta.title(lang),
        winners_line(match, words),
        [day, *(played_with if box.corrections else [])],
        columns(standings(match, its, words), its, match),
        match.state.seats,
        words.say("result-total"),
    )
    view = table.game.view(match.state, None)
    return partial(keepsake, Artist(table.game.meta, words), view, ending)


def to_draw_board(table: LiveTable, night: bool) -> Callable[[], str]:
    artist = Artist(table.game.meta, table_words("en", table))
    view = table.game.view(table.match.state, None)
    return lambda: reduced(artist.standalone(view, night), BOARD_PICTURE)


def chart(look: str, its: Drawing, words: Words, title: str) -> Markup:
    inside = Markup("".join([markup(part, words.say) for part in its.parts]))
    return CHART.format(look, its.width, its.height, its.width, words.say(title), inside)


# The way there


def way(table: LiveTable, who: Audience, words: Words, order: list[int]) -> dict[str, Any]:
    """Points by round and changes of the lead; nothing until the story of the game is ready."""
    story = table.story
    if story is None or not story.rounds:
        return {"rounds": None}
    rival = words.say("rival") if len(order) > len(words.names) else ""
    names = [*words.names, rival]
    lines = [
        Curve(
            player,
            names[player],
            [story.start[player], *[one.points[player] for one in story.rounds]],
            player in who.mine,
        )
        for player in order
    ]
    at = [where_in_rounds(story, moment) for moment in story.moments]
    end = words.say("web-last-round", round=story.rounds[-1].number)
    seats = table.match.state.seats
    drawn = [
        chart(f"curves {size}", curves(lines, at, end, seats, width), words, "web-points-by-round")
        for size, width in CURVES[who.screen].items()
    ]
    return {
        "rounds": Markup("").join(drawn),
        "lines": lines,
        "story": story,
        "moments": [change_of_lead(table, story, moment, names, words) for moment in story.moments],
    }


def where_in_rounds(story: Story, moment: Moment) -> float:
    """Returns the time of a moment in rounds: 2.5 is the middle of the third round."""
    before = [one for one in story.rounds if one.ends < moment.at]
    its: Round = story.rounds[len(before)]
    return len(before) + (moment.at - its.begins) / (its.ends - its.begins)


def change_of_lead(
    table: LiveTable, story: Story, moment: Moment, names: list[str], words: Words
) -> dict[str, Any]:
    """Returns a change of the lead in words."""
    is_last = moment.at == len(table.match.played)
    kind = "end" if is_last else "round" if story.has_rounds else "turn"
    facts: dict[str, Value] = {
        "before": moment.before,
        "after": moment.after,
        "past": names[moment.past],
    }
    return {
        "at": moment.at,
        "player": moment.leader,
        "when": words.say(f"web-moment-{kind}", round=moment.round),
        "what": what_happened(table, moment, words),
        "points": words.say(
            "web-took-lead" if moment.after > moment.before else "web-got-lead", **facts
        ),
    }


def what_happened(table: LiveTable, moment: Moment, words: Words) -> str:
    """The choice with which the lead changed, as the log tells it."""
    played = table.match.played[moment.at - 1]
    own = [event for event in played.events if event.about == played.seat]
    if own:
        return said_of(own[0], ref(table), ref(words))
    return f"{words.name_of(played.seat)}: {table.game.notation(played.action)}"
