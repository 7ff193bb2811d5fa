"""Phase 5: site by site, berth by berth, a crew and stones become bricks or Sphinx cards."""

from tests.questions import Script, ask

from . import figures, gains, spaces, sphinx
from .table import Player, Site, Step, Table


def building(table: Table) -> Script[None]:
    table.phase = "building"
    for site in table.sites:
        site.line = [player for player in site.berths if player]
        yield from offer_first_place(table, site)
        yield from build_in_line(table, site)


def offer_first_place(table: Table, site: Site) -> Script[None]:
    """Asked before the site's first step; a substitute in front takes nobody's place (13, 62)."""
    for player in table.order:
        stands_here = player in site.ships()
        if player.cards["first_place"] and stands_here and site.line[0] is not player:
            answer = yield from ask(player, "first-place", ["first", "stay"], site=site.name)
            if answer == "first":
                place = site.line if player in site.line else site.waiting
                place.remove(player)
                site.line.insert(0, player)


def build_in_line(table: Table, site: Site) -> Script[None]:
    """From the berth nearest to the Nile; who gives up lets a substitute in (11, 12)."""
    while site.line:
        player = site.line[0]
        table.step = Step(site, player)
        built = yield from build(table, table.step)
        table.step = None
        site.line.pop(0)
        if not built:
            take_ship_back(table, site, player)


def take_ship_back(table: Table, site: Site, player: Player) -> None:
    """At once; a berth that becomes free goes to a substitute, who builds after all others."""
    _place, position = figures.SITES[site.name]
    table.river_ships[position].remove(player)
    player.ships += 1
    if player in site.berths:
        substitute = site.waiting.pop(0) if site.waiting else None
        site.berths[site.berths.index(player)] = substitute
        site.line += [substitute] if substitute else []


def build(table: Table, step: Step) -> Script[bool]:
    """A building step; whether anything was built."""
    crew = yield from name_crew(table, step)
    if crew is None:
        return False
    use_crew(step, crew)
    first = yield from complete_team(table, step)
    if step.site.name == "sphinx":
        yield from sphinx.draw(table, step, int(first.removeprefix("draw ")))
    else:
        yield from lay_bricks(table, step, first)
    return True


def name_crew(table: Table, step: Step) -> Script[str | None]:
    """Any-time things, then a crew, or giving up; without a choice it is given up by itself."""
    player = step.player
    while True:
        cheapest = spaces.cheapest(table, step.site.name)
        if cheapest is None or not fresh_crews(player):
            return None
        crews = [crew for crew in fresh_crews(player) if can_reach(player, [crew], 0, cheapest)]
        answers = [f"crew {crew}" for crew in crews] + gains.any_time_things(
            player, stones=True, paid=True, fields=table.every_moment
        )
        if not answers:
            return None
        facts = {"site": step.site.name, "cheapest": cheapest}
        answer = yield from ask(player, "build", [*answers, "give up"], **facts)
        if answer == "give up":
            return None
        if answer.startswith("crew "):
            return answer.removeprefix("crew ")
        yield from gains.do_any_time_thing(table, player, answer)


def fresh_crews(player: Player) -> list[str]:
    return [crew for crew in figures.NORMAL_CREWS if crew not in player.tired]


def can_reach(player: Player, team: list[str], boost: int, cheapest: int) -> bool:
    """Whether a team, strengthened as far as possible, could build on the cheapest space (58)."""
    strength = sum(player.crews[crew] for crew in team) + boost
    if "joker" not in player.tired and "joker" not in team:
        strength += player.crews["joker"]
    strength += figures.CARD_STRENGTH * player.cards["strength"]
    others = [player.crews[crew] for crew in fresh_crews(player) if crew not in team]
    if can_take_second_crew(player, team) and others:
        strength += max(others)
    return player.stones >= cheapest and strength >= cheapest


def can_take_second_crew(player: Player, team: list[str]) -> bool:
    return player.cards["two_crews"] > 0 and len([crew for crew in team if crew != "joker"]) == 1


def use_crew(step: Step, crew: str) -> None:
    step.crews.append(crew)
    step.player.tired.add(crew)


def complete_team(table: Table, step: Step) -> Script[str]:
    """Joker, second crew and +3 come before the first brick or draw, which ends this (57)."""
    player = step.player
    while True:
        additions = possible_additions(table, step)
        answer = yield from ask(
            player, "team", [*additions, *beginnings(table, step)], site=step.site.name
        )
        if not answer.startswith("add "):
            return answer
        what = answer.removeprefix("add ")
        if what == "strength":
            table.discard(player, "strength")
            step.boost += figures.CARD_STRENGTH
            continue
        if what != "joker":
            table.discard(player, "two_crews")
        use_crew(step, what)


def possible_additions(table: Table, step: Step) -> list[str]:
    player, team = step.player, step.crews
    cheapest = spaces.cheapest(table, step.site.name) or 0
    second = fresh_crews(player) if can_take_second_crew(player, team) else []
    second = [crew for crew in second if can_reach(player, [*team, crew], step.boost, cheapest)]
    return [
        *[f"add {crew}" for crew in second],
        *([] if "joker" in player.tired else ["add joker"]),
        *(["add strength"] if player.cards["strength"] else []),
    ]


def beginnings(table: Table, step: Step) -> list[str]:
    if step.site.name == "sphinx":
        return sphinx.possible_draws(table, step)
    return possible_bricks(table, step)


def possible_bricks(table: Table, step: Step) -> list[str]:
    limit = min(step.strength - step.used, step.player.stones)
    found = spaces.open_spaces(table, step.site.name)
    return [space for space, value in found.items() if value <= limit]


def lay_bricks(table: Table, step: Step, first: str) -> Script[None]:
    """Brick by brick within strength and stones (30, 31); then points, bonuses, the track (56)."""
    brick = first
    while brick != "stop":
        spaces.lay_brick(table, step, brick)
        more = possible_bricks(table, step)
        if not more:
            break
        brick = yield from ask(step.player, "brick", [*more, "stop"], site=step.site.name)
    yield from reward(table, step)


def reward(table: Table, step: Step) -> Script[None]:
    table.move_score_at_once(step.player, step.points)
    for row in sorted(step.full_rows):
        pay_full_row(table, row)
    if step.site.name == "obelisk":
        answers = ["track stone_sale", "track grain_market"]
        answer = yield from ask(step.player, "track", answers, site=step.site.name)
        table.move_marker(step.player, answer.removeprefix("track "))


def pay_full_row(table: Table, row: int) -> None:
    """Most bricks in the row; of equal ones, who has the brick further left (32)."""
    owners = table.pyramid[row - 1]
    best = max(owners, key=lambda player: (owners.count(player), -owners.index(player)))
    table.move_score(best, owners.count(best), "rows")
