"""The example game, broken in one thing at a time, and which tests of the contract must notice it."""

from dataclasses import dataclass
from pathlib import Path

from tests.engine.packages import edit

RIVER, VIEW, GAME, META = "rules/river.py", "rules/view.py", "game.py", "meta.py"
SHOW, WORDS, PICTURE = "show/__init__.py", "show/words.py", "show/picture.py"
EN, CS, RULES, RULES_CS = "texts/en.ftl", "texts/cs.ftl", "RULES.md", "RULES.cs.md"
STYLE, TESTS = "show/style.css", "test_rules.py"
BOX, GUIDE = "components.toml", "guide.toml"


Edits = tuple[tuple[str, str, str], ...]
"""Files of the game, what stands there, and what stands there instead."""


@dataclass(frozen=True)
class Broken:
    """What is edited, and the tests that fail by it."""

    edits: Edits
    caught_by: tuple[str, ...]


def broken(*edits: tuple[str, str, str], by: str) -> Broken:
    return Broken(edits, tuple(f"test_{name}" for name in by.split()))


def without(message: str, *files: str) -> Edits:
    """Texts in which a message is called otherwise."""
    return tuple((file, f"\n{message} =", f"\nother-{message} =") for file in files)


METHOD = "    def round(self"
TOUCHED = "def touched("
TELLING = "Telling(prompt=words.prompt,"
DEAL = "hand[:] = [hidden.pop() for _ in hand]"
DEALT = "rng.dealt(self.deck + [card for hand in others for card in hand])"
PUBLIC = "    def public_notation(self, action: int) -> str:\n        "
SECRET_POUR = f'{PUBLIC}return self.notation(action).replace(str(action + 1), "")'
DOZES: Edits = (
    (
        RIVER,
        'WAIT = MOVES.kind("wait")',
        'WAIT = MOVES.kind("wait")\nDOZE = MOVES.kind("doze")',
    ),
    (
        RIVER,
        "        self.level: int",
        "        self.moods = [0] * seats if like is None else like.moods.copy()\n        self.level: int",
    ),
    (RIVER, "(HARVEST, WAIT)\n", "(HARVEST, WAIT, DOZE)\n"),
    (RIVER, "[HARVEST.first, WAIT.first]", "[HARVEST.first, WAIT.first, DOZE.first]"),
    (
        RIVER,
        "        if HARVEST.has(action):",
        "        s.moods[seat] = action\n        if HARVEST.has(action):",
    ),
    (
        GAME,
        METHOD,
        f'{PUBLIC}return self.notation(action).replace("doze", "wait")\n\n{METHOD}',
    ),
)
"""A second way to wait, which nobody else can tell from the first; `resample` forgets to deal it anew."""
DOZES_ANEW: Edits = (
    *DOZES,
    (
        RIVER,
        "        self.deck = hidden\n",
        "        self.deck = hidden\n"
        "        for number, mood in enumerate(self.moods):\n"
        "            if number != seat and mood >= WAIT.first:\n"
        "                self.moods[number] = WAIT.first + rng.below(2)\n",
    ),
)
"""As `DOZES`, dealt anew: a number that somebody chose, like a sealed bid, and no thing that a census counts."""


def telling(name: str, arguments: str, gives: str) -> Edits:
    """A function of the telling that the example does without."""
    function = f"def {name}({arguments}):\n    return {gives}\n\n\n{TOUCHED}"
    return (SHOW, TELLING, f"{TELLING} {name}=words.{name},"), (WORDS, TOUCHED, function)


def touch(refusal: str) -> Edits:
    return (
        (
            WORDS,
            "from iteru.engine.events",
            "from iteru.engine.errors import IllegalMove\nfrom iteru.engine.events",
        ),
        *telling("why_not_touch", "sight, target", refusal),
    )


TEST_OF_DRAWING = 'assert after("pour 3", deck=(5, 2)).hands == [[2], [1]]'

BROKEN = {
    # Promises 1, 2, 3 and 7
    "unordered": broken(
        (RIVER, "sorted(set(s.hands[seat]))", "sorted(set(s.hands[seat]), reverse=True)"),
        by="random_games_end_with_orderly_actions",
    ),
    "endless": broken(
        (RIVER, "s.poured.append(card)", "s.deck.insert(0, card)"),
        by="random_games_end_with_orderly_actions",
    ),
    "longer_than_it_says": broken(
        (META, "rules_version=1,", "rules_version=1,\n    longest=3,"),
        by="random_games_end_with_orderly_actions",
    ),
    "loses_a_card": broken(
        (RIVER, "s.poured.append(card)", "s.poured[:] = [card]"),
        by="nothing_is_created_or_lost",
    ),
    "own_chance": broken(
        (RIVER, "s.rng.shuffle(s.deck)", "__import__('random').shuffle(s.deck)"),
        by="same_seed_and_moves_give_the_same_game records_round_trip_and_replay",
    ),
    "wrong_sum": broken(
        (
            RIVER,
            "    def clone(self)",
            "    def scores(self):\n        return [1] * self.seats\n\n    def clone(self)",
        ),
        by="scores_are_the_sum_of_their_breakdown",
    ),
    "rounds_backwards": broken(
        (GAME, "return turns // state.seats + 1", "return 99 - turns // state.seats"),
        by="rounds_are_counted_upwards",
    ),
    "clone_shares_a_list": broken(
        (RIVER, "like.deck.copy()", "like.deck"),
        by="a_clone_is_independent_and_equal",
    ),
    "clone_forgets_a_field": broken(
        (RIVER, "[] if like is None else like.poured.copy()", "[]"),
        by="a_clone_is_independent_and_equal states_can_be_copied_pickled_and_compared",
    ),
    "field_not_saved": broken(
        (RIVER, "self.level: int = 0 if like is None else like.level", "layout.level = 0"),
        (RIVER, "s.level", "s.layout.level"),
        (VIEW, "s.level", "s.layout.level"),
        by="a_clone_is_independent_and_equal snapshot_and_restore_round_trip_at_every_step",
    ),
    "view_of_another": broken(
        (
            GAME,
            METHOD,
            "    def view_beside(self, state, seat, other):\n"
            f'        return {{**other, "seat": seat}}\n\n{METHOD}',
        ),
        by="a_view_beside_another_is_that_of_its_seat",
    ),
    "view_of_nobody": broken(
        (VIEW, '"seat": seat,', '"seat": 0,'), by="a_view_is_plain_json_and_says_whose_it_is"
    ),
    "constants_that_change": broken(
        (
            GAME,
            METHOD,
            f'    def constants(self, setting):\n        return {{"deck": 20}}\n\n{METHOD}',
        ),
        by="a_view_holds_its_constants_unchanged",
    ),
    "plays_otherwise_interpreted": broken(
        (
            RIVER,
            'number("hand", 1, 5)',
            'number("hand", 1, 5) - bool(os.environ.get("ITERU_PURE"))',
        ),
        (RIVER, "from typing import Any", "import os\nfrom typing import Any"),
        by="compiled_and_interpreted_play_the_same_games",
    ),
    # Promises 4 and 5
    "shows_the_deck": broken(
        (
            VIEW,
            '"deck": len(s.deck),',
            '"deck": len(s.deck),\n        "next": s.deck[-1:],',
        ),
        by="a_seat_sees_the_same_whatever_is_hidden",
    ),
    "tells_a_hand_by_not_asking": broken(
        (RIVER, "(POUR,)\n", "(POUR,)\n    is_part = True\n"),
        by="whether_a_part_of_an_action_is_asked_for_tells_nothing",
    ),
    "deals_nothing_anew": broken(
        (RIVER, DEALT, "[]"),
        (RIVER, DEAL, "pass"),
        (RIVER, "self.deck = hidden", "pass"),
        by="what_a_seat_cannot_see_is_dealt_anew the_secrets_of_others_are_dealt_anew",
    ),
    "keeps_the_deck": broken(
        (RIVER, DEALT, DEALT.replace("self.deck + ", "")),
        (RIVER, "self.deck = hidden", "pass"),
        by="what_a_seat_cannot_see_is_dealt_anew",
    ),
    "shuffles_from_the_deal": broken(
        (
            RIVER,
            f"hidden = {DEALT}",
            f"hidden = {DEALT.removeprefix('rng.dealt')}\n        rng.shuffle(hidden)",
        ),
        by="a_sight_is_the_same_in_every_deal_that_a_seat_cannot_tell_apart",
    ),
    "keeps_the_chance": broken(
        (RIVER, "self.rng = rng.fork()", "pass"), by="what_a_seat_cannot_see_is_dealt_anew"
    ),
    "deals_new_cards": broken(
        (RIVER, DEAL, "hand[:] = [hidden.pop() * 0 + rng.below(5) + 1 for _ in hand]"),
        (
            RIVER,
            'return {f"cards of {cubits}": cards.count(cubits) for cubits in range(1, 6)}',
            'return {"cards": len(cards)}',
        ),
        by="what_is_dealt_anew_could_be_so",
    ),
    "deals_one_card_more": broken(
        (
            RIVER,
            "self.deck = hidden",
            "self.poured[:0] = hidden[:1]\n        self.deck = hidden[1:]",
        ),
        (VIEW, '"deck": len(s.deck),', '"deck": 0,'),
        by="what_is_dealt_anew_could_be_so",
    ),
    "tells_what_was_drawn": broken(
        (RIVER, 's.journal.whisper(seat, "drew",', 's.journal.tell("drew",'),
        by="what_reveals_nothing_is_the_same_in_every_deal",
    ),
    "tells_a_secret_choice": broken(
        (GAME, METHOD, f"{SECRET_POUR}\n\n{METHOD}"),
        by="a_secret_choice_stays_secret",
    ),
    "keeps_a_secret_choice": broken(
        *DOZES,
        by="a_secret_choice_stays_secret",
    ),
    # Promise 6
    "no_words_for_an_event": broken(
        *without("event-broke", EN, CS),
        by="choices_prompts_and_events_have_words",
    ),
    "no_words_for_a_rare_event": broken(
        (
            RIVER,
            "class Draw",
            "def never(s):\n    s.journal.reveal('dried-up' if s.level else 'sank', {})\n\n\nclass Draw",
        ),
        by="every_event_in_the_code_has_words",
    ),
    "no_words_for_a_prompt": broken(
        *without("prompt-reap", EN, CS),
        by="choices_prompts_and_events_have_words every_question_has_words",
    ),
    "no_words_for_a_rare_question": broken(
        (
            RIVER,
            "[POUR_CARD, REAP_FLOOD]",
            "[POUR_CARD, REAP_FLOOD, type('Rare', (Reap,), {'name': 'rare'})()]",
        ),
        by="every_question_has_words",
    ),
    "no_words_for_a_choice": broken(
        *without("choice-wait", EN, CS),
        by="choices_prompts_and_events_have_words every_question_has_words"
        " headings_choices_and_short_forms_belong_together",
    ),
    "no_heading": broken(
        *without("heading-wait", EN, CS),
        by="choices_prompts_and_events_have_words every_question_has_words"
        " headings_choices_and_short_forms_belong_together",
    ),
    "no_words_for_a_refusal": broken(
        *without("refused-no-card", EN, CS),
        by="every_refusal_has_words_and_a_rule every_phrase_in_the_code_has_words",
    ),
    "commas_in_a_list": broken(
        (RIVER, '"card": card, "level"', '"card": card, "cards": "1,2", "level"'),
        by="choices_prompts_and_events_have_words",
    ),
    "no_words_for_an_option": broken(
        *without("option-weak_dykes", EN, CS), by="options_values_and_points_have_words"
    ),
    "no_words_for_a_value": broken(
        (META, "switch()", 'choice("strong", "strong", "weak")'),
        (META, "import switch", "import choice"),
        (RIVER, "if options.weak_dykes else", 'if options.weak_dykes == "weak" else'),
        by="options_values_and_points_have_words",
    ),
    "no_words_for_points": broken(
        *without("score-harvest", EN, CS), by="options_values_and_points_have_words"
    ),
    "no_name_for_a_printed_value": broken(
        *without("figure-flood-cost", EN, CS), by="printed_values_have_names"
    ),
    "no_name_for_a_section": broken(
        *without("section-flood", EN, CS), by="printed_values_have_names"
    ),
    "no_czech": broken(
        *without("short-wait", CS),
        by="texts_parse_and_all_languages_have_the_same_messages choices_prompts_and_events_have_words",
    ),
    "fact_missing": broken(
        (CS, "vylévá kartu { $card }", "vylévá kartu { $kartu }"),
        by="choices_prompts_and_events_have_words",
    ),
    "broken_text": broken(
        (EN, "short-wait = no", "short-wait no"),
        by="texts_parse_and_all_languages_have_the_same_messages",
    ),
    "message_twice": broken(
        (EN, "short-wait =", "heading-wait = Wait\nshort-wait ="),
        by="texts_parse_and_all_languages_have_the_same_messages",
    ),
    "no_words_for_a_caution": broken(
        *telling(
            "caution", "view, kind, legal", 'Phrase("caution-" + kind) if kind == "wait" else None'
        ),
        by="choices_prompts_and_events_have_words",
    ),
    "warns_of_everything": broken(
        *telling("caution", "view, kind, legal", 'Phrase("prompt-over")'),
        by="a_caution_can_be_heeded",
    ),
    "unknown_rule": broken(
        (RIVER, 'IllegalMove("R2.1", "refused-no-card"', 'IllegalMove("R7.1", "refused-no-card"'),
        by="every_refusal_has_words_and_a_rule rules_cited_in_the_code_exist",
    ),
    "refuses_nothing": broken(
        (RIVER, "return None if card in s.hands[seat] else", "return None and"),
        by="every_action_is_offered_or_refused",
    ),
    "refuses_what_it_offers": broken(
        (RIVER, "return None if card in s.hands[seat] else", "return"),
        by="every_action_is_offered_or_refused",
    ),
    "refuses_by_what_is_hidden": broken(
        (RIVER, '"refused-no-card", card=card)', '"refused-no-card", card=(s.deck or [card])[-1])'),
        by="no_reason_tells_what_is_hidden",
    ),
    "touch_refused_by_hidden": broken(
        *touch('IllegalMove("R2.1", "refused-no-card", card=(sight.deck or [1])[-1])'),
        by="no_reason_tells_what_is_hidden",
    ),
    # The picture
    "touch_without_rule": broken(
        *touch("IllegalMove('', 'refused-no-card', card=target[-1:])"),
        by="a_thing_that_cannot_be_touched_has_a_reason_of_its_own",
    ),
    "touch_of_another_thing": broken(
        *touch("IllegalMove('R2.1', 'refused-no-card', card=7)"),
        by="a_thing_that_cannot_be_touched_has_a_reason_of_its_own",
    ),
    "target_missing": broken(
        (PICTURE, 'target="river", ', ""), by="every_choice_with_a_place_can_be_touched_there"
    ),
    "nothing_to_look_at": broken(
        (PICTURE, 'target="river", title=title, ', 'target="river", '),
        by="everything_to_touch_can_be_looked_at_closely",
    ),
    "title_without_rule": broken(
        (PICTURE, ', rule="R2.1"', ""), by="everything_to_touch_can_be_looked_at_closely"
    ),
    "icon_of_no_event": broken(
        (SHOW, '"poured": DROP', '"pours": DROP'), by="icons_and_dividers_are_those_of_events"
    ),
    "divider_that_is_no_event": broken(
        (SHOW, "icons=ICONS", 'icons=ICONS, dividers=("year",)'),
        by="icons_and_dividers_are_those_of_events",
    ),
    "icon_that_is_a_word": broken(
        (SHOW, '"poured": DROP', '"poured": "drop"'), by="icons_are_strokes"
    ),
    "touches_what_is_nowhere": broken(
        (WORDS, 'else ("river",)', 'else ("nile",)'),
        by="what_an_event_touches_is_on_the_picture",
    ),
    "points_for_what_is_nowhere": broken(
        (SHOW, '("river",)', '("nile",)'), by="what_points_are_for_is_on_the_picture"
    ),
    "points_for_nothing": broken(
        (SHOW, '"harvest": (', '"harvests": ('), by="what_points_are_for_is_on_the_picture"
    ),
    "same_place": broken(
        (PICTURE, 'f"hand-{place}", f"card', '"hand", f"card'),
        by="a_page_has_no_place_twice_and_no_style_or_script_of_its_own",
    ),
    "style_in_the_page": broken(
        ("show/seat.html.jinja", '<p class="held"', '<p style="color: red"'),
        by="a_page_has_no_place_twice_and_no_style_or_script_of_its_own",
    ),
    "picture_fails": broken(
        (PICTURE, 'view["level"] * CUBIT', 'view["depth"] * CUBIT'),
        by="a_board_is_well_formed_in_all_languages every_choice_with_a_place_can_be_touched_there",
    ),
    "no_words_in_the_picture": broken(
        *without("picture-held", EN, CS), by="every_choice_with_a_place_can_be_touched_there"
    ),
    "no_colour": broken(
        (PICTURE, '"sand"', '"snow"'),
        by="every_colour_that_is_named_exists",
    ),
    "too_small_to_read": broken(
        (PICTURE, 'Face(15, "bold")', 'Face(7, "bold")'),
        by="the_picture_can_be_read_and_touched",
    ),
    # Promise 10
    "rule_without_source": broken(
        (RULES, "next player's turn. *(Iteru)*", "next player's turn."),
        by="rule_pages_are_numbered_alike_and_sourced",
    ),
    "rule_numbered_otherwise": broken(
        (RULES_CS, "**R2.4 ", "**R2.5 "), by="rule_pages_are_numbered_alike_and_sourced"
    ),
    "rule_without_test": broken(
        (TESTS, "def test_r2_4_", "def test_"), by="every_rule_has_a_test_that_asserts"
    ),
    "test_without_assertion": broken(
        (TESTS, TEST_OF_DRAWING, TEST_OF_DRAWING.removeprefix("assert ")),
        by="every_rule_has_a_test_that_asserts",
    ),
    "test_of_something_else": broken(
        (TESTS, TEST_OF_DRAWING, 'assert GAME.parse("pour 3") == 2 and GAME.new(2, 1).level == 0'),
        by="the_test_of_a_rule_runs_the_code_that_cites_it",
    ),
    "test_of_nothing": broken(
        (TESTS, TEST_OF_DRAWING, "assert 1 + 1 == 2"),
        by="the_test_of_a_rule_runs_the_code_that_cites_it",
    ),
}


LESSON = "a_lesson_can_be_played_to_its_end_and_on"
BROKEN |= {
    # Guides
    "lesson_of_older_rules": broken(
        (BOX, "cubits = [14, 15, 16]", "cubits = [13, 14, 15]"), by=LESSON
    ),
    "lesson_of_another_seat": broken((GUIDE, "person = 1", "person = 2"), by=LESSON),
    "lesson_in_one_language": broken((GUIDE, 'task.cs = "Vylijte trojku"\n', ""), by=LESSON),
    "lesson_of_an_older_board": broken(
        (PICTURE, 'f"card-{cubits}")', '"card")'),
        by="what_a_lesson_lights_is_on_the_page_of_every_screen",
    ),
    "lesson_with_another_path": broken(
        (GUIDE, 'path = [["card-3"]]', 'path = [["river", "card-3"]]'),
        by="what_is_asked_for_can_be_chosen_as_the_lesson_says",
    ),
    "lesson_with_another_refusal": broken(
        (GUIDE, 'touch = "river"\nrule = "R2.1"', 'touch = "river"\nrule = "R2.2"'),
        by="a_wrong_move_is_refused_by_the_rule_that_the_lesson_names",
    ),
    "lesson_that_refuses": broken(
        (GUIDE, 'move = "wait"', 'move = "wait"\nrule = "R2.2"'),
        by="a_wrong_move_is_refused_by_the_rule_that_the_lesson_names",
    ),
    "lesson_that_tries_a_legal_move": broken(
        (GUIDE, 'do = ["harvest"]\npath = [["river"]]\n', 'try = "river"\n'),
        (GUIDE, 'then = ["pour 3"]\npoints = [4, 0]\nnow = [4, 0]\n', ""),
        by="what_a_lesson_lets_one_try_is_refused",
    ),
    "lesson_without_an_answer": broken(
        (GUIDE, 'move = "wait"', 'move = "pour 1"\nrule = "R2.2"'),
        by="every_move_that_is_not_asked_for_has_an_answer",
    ),
    "lesson_with_other_points": broken(
        (GUIDE, "points = [4, 0]", "points = [2, 0]"),
        by="the_points_are_those_that_the_lesson_says",
    ),
    "lesson_with_an_unknown_rule": broken(
        (GUIDE, 'rule = "R3.1"', 'rule = "R9.1"'), by="the_rules_that_a_lesson_cites_exist"
    ),
    "lesson_that_clicks": broken(
        (GUIDE, "Harvest: choose the Nile", "Click the Nile"),
        by="a_lesson_speaks_every_language_in_short_plain_sentences",
    ),
    "lesson_with_markup": broken(
        (GUIDE, "The Nile stands at 16.", "The Nile stands at { $level }."),
        by="a_lesson_speaks_every_language_in_short_plain_sentences",
    ),
}


WHOLE: dict[str, Edits] = {
    "whole": (),
    "without_picture": (
        (SHOW, "TELLING, picture, terminal, icons=ICONS, index=card_index", "TELLING"),
    ),
    "without_options": (
        (META, "    weak_dykes: bool = switch()\n", ""),
        (RIVER, " if options.weak_dykes else 0", ""),
        (TESTS, '{"weak_dykes": weak}', "{}"),
        (TESTS, "[(False, 0), (True, -2)]", "[(True, -2)]"),
    ),
}
"""Games that keep every promise, the example first."""


def make_edits(package: Path, tests: Path, edits: Edits) -> None:
    """In a copy of the game and of its tests."""
    for file, old, new in edits:
        edit((tests if file == TESTS else package) / file, old, new)
