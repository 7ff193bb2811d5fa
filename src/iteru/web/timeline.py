"""The line of a replay: how the points stood after each round, where rounds begin, and where the lead changed.

It is as wide as the page makes it: lines are stretched, and everything else stands at a part of the width.
"""

from typing import Final

from markupsafe import Markup

from iteru.engine.story import Moment, Round, Story
from iteru.kit.paths import num
from iteru.words import Words

HIGH: Final = 100
"""Up to here the lines rise, in the units of the stretched part."""
MOST_NUMBERED: Final = 12
"""The rounds that have room for a number each; of more, every third has one."""
WHOLE: Final = Markup('<svg class="timeline" aria-hidden="true">{}{}{}</svg>')
LINES: Final = Markup(
    '<svg class="rise" height="68%" viewBox="0 -4 {} 108" preserveAspectRatio="none">{}</svg>'
)
LINE: Final = Markup('<path class="{}" d="M{}"/>')
ROUND: Final = Markup('<line class="begins" x1="{0}%" x2="{0}%" y1="0" y2="100%"/>')
NUMBER: Final = Markup('<text x="{}%" y="100%" dy="-4">{}</text>')
MOMENT: Final = Markup('<circle class="lead {}" cx="{}%" cy="8" r="5"><title>{}</title></circle>')


def timeline(story: Story | None, last: int, words: Words) -> Markup:
    """Draws the line; nothing where the story of the game is not told yet, or nothing was played."""
    if story is None or not story.rounds or not last:
        return Markup()
    seats = len(words.names)
    rounds = Markup("").join([round_mark(one, story, last) for one in story.rounds])
    moments = Markup("").join([lead_mark(one, last, seats, words) for one in story.moments])
    return WHOLE.format(rounds, risen(story, last, seats), moments)


def risen(story: Story, last: int, seats: int) -> Markup:
    """Draws the points of all players, from round to round."""
    stages = [(0, story.start), *[(one.ends, one.points) for one in story.rounds]]
    all_points = [points for _, stage in stages for points in stage]
    low, most = min(all_points), max(all_points)
    scale = HIGH / max(1, most - low)
    lines = [
        LINE.format(
            look_of(player, seats),
            "L".join([f"{at} {num((most - stage[player]) * scale)}" for at, stage in stages]),
        )
        for player in range(len(story.start))
    ]
    return LINES.format(last, Markup("").join(lines))


def round_mark(its: Round, story: Story, last: int) -> Markup:
    """Draws where a round begins, and its number."""
    step = 1 if len(story.rounds) <= MOST_NUMBERED else 3
    begins = ROUND.format(part_of(its.begins, last)) if its.begins else Markup()
    if its.number % step:
        return begins if step == 1 else Markup()
    return begins + NUMBER.format(part_of((its.begins + its.ends) / 2, last), its.number)


def lead_mark(moment: Moment, last: int, seats: int, words: Words) -> Markup:
    facts = {"before": moment.before, "after": moment.after}
    past = words.names[moment.past] if moment.past < seats else words.say("rival")
    took = "web-took-lead" if moment.after > moment.before else "web-got-lead"
    look = look_of(moment.leader, seats)
    return MOMENT.format(look, part_of(moment.at, last), words.say(took, past=past, **facts))


def look_of(player: int, seats: int) -> str:
    return f"seat-{player}" if player < seats else "rival"


def part_of(at: float, last: int) -> str:
    return num(100 * at / last)
