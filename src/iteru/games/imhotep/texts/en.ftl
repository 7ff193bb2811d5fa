about-game = Load stones, send ships – also those of others – and build where it pays most.

## Names

site-market = market
site-pyramids = pyramids
    .at = on the pyramids
    .brief = to pyramids
site-temple = temple
    .at = in the temple
    .brief = to temple
site-burial_chamber = burial chamber
    .at = in the burial chamber
    .brief = to burial ch.
site-obelisks = obelisks
    .at = on the obelisks
    .brief = to obelisks

card-entrance = Entrance
card-sarcophagus = Sarcophagus
card-paved_path = Paved Path
card-pyramid_decoration = Pyramid Decoration
card-temple_decoration = Temple Decoration
card-burial_chamber_decoration = Burial Chamber Decoration
card-obelisk_decoration = Obelisk Decoration
card-statue = Statue
card-lever = Lever
card-hammer = Hammer
card-sail = Sail
card-chisel = Chisel

## What a card does, from the figures in the box; the steps of a blue card one by one

does = { $effect ->
    [build] at once: a stone of yours from the quarry to the { $site }
    [decorate] end: 1 point per { each-stones } { $site-at }
    [statue] end: { $figures } points for { $count ->
        [one] 1 statue
       *[other] 1 to { $count } statues
    }, then { $further } each
   *[steps] later: { $phrases }
}
each-stones = { $count ->
    [one] stone
   *[other] { $count } stones
}
step-stones = { step-and }take { stones }{ step-comma }
step-load = { step-and }load { stones }{ step-comma }
step-sail = { step-and }sail that ship
step-sail_any_order = { step-and }sail a ship, unload it in any order
step-and = { $joint ->
    [and] and{ " " }
   *[other] { "" }
}
step-comma = { $joint ->
    [comma] ,
   *[other] { "" }
}

pyramid-left = left pyramid
pyramid-middle = middle pyramid
pyramid-right = right pyramid
pyramid-first = first pyramid
pyramid-second = second pyramid
pyramid-third = third pyramid
pyramid-fourth = fourth pyramid
pyramid-only = pyramid

bonus-card = , top market card
bonus-stones = , stones from the quarry
bonus-load = , load a stone
bonus-none = { "" }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stones = { $count ->
    [0] no stones
    [one] { $count } stone
   *[other] { $count } stones
}
## Options

option-market = Market
option-pyramids = Pyramids
option-temple = Temple
option-burial_chamber = Burial chamber
option-obelisks = Obelisks
option-wrath = Wrath of the Pharaoh: whoever lacks a stone on any of the four monuments loses points
flag-side = Site boards (side A or B)

## Where points come from

score-pyramids = Pyramids
score-temple = Temple
score-burial_chamber = Burial chamber
score-obelisks = Obelisks
score-decorations = Decorations
score-statues = Statues
score-unused = Unused blue cards
score-wrath = Wrath of the Pharaoh
tie-sled = more stones on the sled
    .row = Stones on the sled
    .note = { $count } on the sled

## What is asked

prompt-turn = { asked }choose one action.
prompt-load = { asked }load a stone from your sled.
prompt-load-to-sail = { asked }load a stone; that ship then sails.
prompt-sail-loaded = { asked }where does ship { $ship } sail?
prompt-sail-any-order = { asked }which ship sails, and where? You will then order its stones.
prompt-order = { asked }which stone of ship { $ship } is unloaded next?
prompt-pick-card = { asked }take a market card for your stone.
prompt-keep-one = { asked }keep one card of the pair; the other is discarded.
prompt-pick-pyramid = { asked }which pyramid does your stone go to?
prompt-bonus-card = { asked }bonus – draw the top market card?
prompt-bonus-stones = { asked }bonus – take { stones } from the quarry?
prompt-bonus-load = { asked }bonus – load a stone onto a waiting ship?
prompt-temple-choice = { asked }temple, space { $space } – { points } or { stones } from the quarry?
prompt-over = The game is over.

## Choices: a heading for each kind, a whole sentence, and a short form under the heading

heading-stones = Take stones
heading-load = Load a stone
heading-sail = Sail a ship
heading-play = Play a blue card
heading-pass = Pass
heading-unload = Unload next
heading-take = Take a card
heading-take-pair = Take hidden cards
heading-keep = Keep
heading-pyramid = Build
heading-draw = Draw
heading-point = Score
heading-decline = Decline

choice-stones = Take { stones } from the quarry
choice-load = Load a stone onto ship { $ship }, space { $space }
choice-sail = Sail ship { $ship } to the { $site }
choice-play = Play { $card } – { $phrases }
choice-pass = Pass
choice-unload = Unload the stone of { $owner } on space { $space } next
choice-take = Take { $card } – { does }
choice-take-pair = { $count ->
    [one] Take the hidden card
   *[other] Look at the { $count } hidden cards and keep one
}
choice-keep = Keep { $card } and discard { $other_card }
choice-pyramid = Build on the { $pyramid }: { points }{ $bonus }
choice-draw = Draw the top market card
choice-point = Score { points }
choice-decline = Decline the bonus

short-stones = { stones } from the quarry
short-load = ship { $ship }, space { $space }
short-sail = ship { $ship } to the { $site }
short-play = { $card } – { $phrases }
short-pass = nothing else is possible
short-unload = space { $space }: { $owner }
short-take = { $card } – { does }
short-take-pair = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards, keep one
}
short-keep = { $card }
short-pyramid = { $pyramid }: { points }{ $bonus }
short-draw = the top market card
short-point = { points }
short-decline = no, thank you

## What happened

event-round-began = Round { $round } begins with ships of { $ships }. { $seat } starts.
event-dealt = On the market: { $cards }.
event-took-stones = { $seat } takes { stones } from the quarry.
event-loaded = { $seat } loads a stone onto ship { $ship }, space { $space }.
event-sailed = { $seat } sails ship { $ship } to the { $site }.
event-played = { $seat } plays { $card }.
event-ordered = { $seat } puts the stone of { $owner } next.
event-passed = { $seat } passes: nothing else is possible.
event-took-card = { $seat } takes { $card }.
event-took-pair = { $seat } takes the hidden pair and looks at it.
event-looked = The pair: { $first_card } and { $second_card }.
event-kept = { $seat } keeps { $card } and discards { $other_card }.
event-pair-discarded = From the hidden pair, { $card } is discarded.
event-no-stone-for-card = { $seat } has no stone in the quarry for { $card }: it has no effect.
event-drew-card = { $seat } draws { $card }.
event-reshuffled = The discards are shuffled into a new draw pile of { $count } cards.
event-built = { $owner } builds on the { $pyramid }: { points }.
event-built-beyond = { $owner } adds a stone to the finished pyramids: { points }.
event-in-temple = { $owner } has a stone in the temple, space { $space }.
event-temple-scored = Temple, space { $space }: { $owner } scores { points }.
event-buried = { $owner } has a stone in the burial chamber, row { $row }, column { $column }.
event-on-obelisk = { $owner } raises the obelisk to { $height }.
event-waits-for-tower = { $owner } has { $count } of { $needed } stones for a tower on the obelisks.
event-raised-tower = { $owner } raises a tower on the obelisks: { points }.
event-declined = { $seat } declines the bonus.
event-nobody-can-act = Nobody can act: the remaining ships go back and their stones return to the quarry.
event-game-ended = The game is over.

## Refusals

refused-other-question = You cannot do that right now.
refused-pass = You may pass only when nothing else is possible.
refused-sled-full = Your sled is full: it holds { $room ->
    [one] { $room } stone
   *[other] { $room } stones
}.
refused-quarry-empty = There is no stone of yours left in the quarry.
refused-sled-empty = There is no stone on your sled.
refused-ship-gone = Ship { $ship } has sailed already.
refused-no-such-space = Ship { $ship } has only { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}.
refused-space-taken = Space { $space } of ship { $ship } is taken.
refused-below-minimum = Ship { $ship } needs { $minimum ->
    [one] { $minimum } stone
   *[other] { $minimum } stones
} to sail and would have { $load }.
refused-other-ship = The ship you have just loaded must sail: ship { $loaded }.
refused-harbour-taken = A ship is already in the harbour of the { $site }; one ship sails to a site in a round.
refused-no-such-card = You have no { $card } card.
refused-play-stones = { $card } cannot be played: it loads { $count ->
    [one] a stone, and you have none
   *[other] { $count } stones, and you have fewer
}.
refused-play-spaces = { $card } cannot be played: it loads { $count ->
    [one] a stone, and no waiting ship has a free space
   *[other] { $count } stones, and the waiting ships have fewer free spaces
}.
refused-play-sail = { $card } cannot be played: no ship could sail with one more stone of yours on it.
refused-play-lever = { $card } cannot be played: no ship has the stones it needs to sail.
refused-ordered-already = The stone on space { $space } already has its turn.
refused-no-stone-there = There is no stone on space { $space } of ship { $ship }.
refused-stall-empty = There is no card in that place of the market.
refused-pyramid-complete = The { $pyramid } takes no more stones.
refused-not-blue = { $card } is not a blue card, and only those are played.
refused-take-now = A market card is taken for a stone that a ship brings to the market.
refused-draw-now = From the draw pile the market is dealt at the start of a round; you cannot take from it in your turn.
refused-build-now = A stone comes to the pyramids by ship.
refused-no-ship-ready = No ship that could sail to the { $site } has the stones it needs.
refused-no-space-free = No waiting ship has a free space.
refused-no-such-pyramid = { $count ->
    [one] There is only { $count } pyramid.
   *[other] There are only { $count } pyramids.
}

## What a choice would leave undone

caution-takes-nothing = You would get no stones and give up { points }.
caution-declines-card = The card costs you nothing.
caution-declines-stones = You would get { stones }, which cost you nothing.

## The board in a terminal

name-of = { $seat }
board-round = Imhotep – round { $round } of { $rounds }
board-ships = Ships
board-minimum = sails with { $minimum }
board-at = { $site }
board-away = went back
board-card = { $card }
board-pair = hidden cards: { $count }
board-piles = draw pile { $draw }, discards { $discards }
board-marks = c card · s stones · l load
board-marks-temple = { mark-choice } { $points ->
    [one] point
   *[other] points
} or stones · c card
board-beyond = beyond:
board-seen = on top
board-height = height
board-worth = worth
board-groups = groups:
board-rows = each row:
board-tallest = tallest:
board-towers = towers
board-seat = seat
board-does = { does }
board-points = points so far
board-if-ended-now = if it ended now
board-sled = sled
board-quarry = quarry
board-cards = cards
mark-card = c
mark-stones = s
mark-load = l
mark-choice = { $points }/s

## The picture

picture-board = Imhotep: the board in round { $round } of { $rounds }
picture-round = Round { $round } of { $rounds }
picture-round-card = Round { $round }: ships of { $ships }
picture-still-to-come = Still to come, though one of them is put away: { $ships }
picture-stone = Stone of player { $owner }

picture-ship = Ship { $ship }: { $load } of { $size } spaces loaded, sails with { $minimum }; it is unloaded from the bow, on the left
picture-sailed = Ship { $ship } has left its mooring
picture-space = Ship { $ship }, space { $space } from the bow: free
picture-space-taken = Ship { $ship }, space { $space } from the bow: stone of player { $owner }
picture-harbour-free = { $option }: the harbour is free
picture-harbour-taken = { $option }: ship { $ship } lies in the harbour

picture-about-market-A = one card for each stone
picture-about-market-B = one card for each stone
picture-about-pyramids-A = points at once
picture-about-pyramids-B = points and bonus at once
picture-about-temple-A = every round
picture-about-temple-B = every round
picture-about-burial_chamber-A = at the end: adjoining groups
picture-about-burial_chamber-B = at the end: most in a row
picture-about-obelisks-A = height, at the end
picture-about-obelisks-B = a tower scores at once

picture-card = { $card } – { does }
picture-stall-empty = This card has been taken
picture-pair = { $count ->
    [one] hidden
   *[other] keep 1 of { $count }
}
picture-pair-hidden = { $count ->
    [one] A card face down
   *[other] { $count } cards face down: look at them and keep one
}
picture-draw-pile = Draw pile: { $count } cards
picture-discards-are = Discards: { $cards }
picture-no-discards = No discards

picture-pyramid = { CAPITAL($pyramid) }, next space: { points }{ $bonus }
picture-pyramid-complete = { CAPITAL($pyramid) }: complete
picture-temple-points = Space { $space }: { points } for the stone on top at the end of each round
picture-temple-choice = Space { $space }: { points } or stones from the quarry for the stone on top at the end of each round
picture-temple-card = Space { $space }: the top market card for the stone on top at the end of each round
picture-groups = stones in a group
picture-each-row = in each row
picture-points = points
picture-obelisk = Obelisk of player { $owner }: { stones }
picture-waiting = { $count } waiting stones make a tower

picture-sled = Sled: { $count } of { $room } places taken
picture-quarry = In the quarry: { stones }

picture-minimum = sails with { $minimum }
picture-gone-ship = ship { $ship }
picture-gone = has sailed
picture-draw = draw
picture-discards = discards
picture-quarry-name = Quarry
picture-tab-market = Market
picture-tab-pyramids = Pyramids
picture-tab-temple = Temple
picture-tab-burial_chamber = Burial
picture-tab-obelisks = Obelisks
picture-own-sled = on your sled
picture-about-rounds = four ships each
picture-place = { $rank ->
    [first] 1st
    [second] 2nd
    [third] 3rd
   *[other] { $place }th
}
picture-next = next
picture-on-top = on top
picture-further = each further
picture-seen-every-round = seen from above, every round
picture-seen-A = points for each stone seen from above
picture-seen-B = for each stone seen from above

picture-name-entrance = Entrance
picture-name-sarcophagus = Sarcophagus
picture-name-paved_path = Paved Path
picture-name-pyramid_decoration = Pyramid
    Decoration
picture-name-temple_decoration = Temple
    Decoration
picture-name-burial_chamber_decoration = Burial Ch.
    Decoration
picture-name-obelisk_decoration = Obelisk
    Decoration
picture-name-statue = Statue
picture-name-lever = Lever
picture-name-hammer = Hammer
picture-name-sail = Sail
picture-name-chisel = Chisel

picture-does = { $effect ->
    [build] at once: stone { $site-brief }
    [decorate] end: 1 point per { each-stones }
    [statue] end: { $figures } points
   *[steps] { $brief_phrases }
}
brief-stones = take { stones }{ brief-comma }
brief-load = load { stones }{ brief-comma }
brief-sail = sail the ship
brief-sail_any_order = sail, unload in any order
brief-comma = { $left ->
    [0] { "" }
   *[other] ,
}

picture-short-entrance = Entrance
picture-short-sarcophagus = Sarcoph.
picture-short-paved_path = Path
picture-short-pyramid_decoration = Pyramid
picture-short-temple_decoration = Temple
picture-short-burial_chamber_decoration = Burial
picture-short-obelisk_decoration = Obelisk
picture-short-statue = Statue
picture-short-lever = Lever
picture-short-hammer = Hammer
picture-short-sail = Sail
picture-short-chisel = Chisel

## What an owner corrected, on the rule page

figure-stones-count = stones in the box
figure-stones-each = stones for each player
figure-stones-score_markers = stones for counting points
figure-sled-count = sleds
figure-sled-capacity = stones that a sled holds
figure-sled-at_start = stones at the start, in the order of play
figure-turn-take = stones taken in a turn
figure-rounds-played = rounds
figure-rounds-ships = ships in a round
figure-ships-count = ships in the box
figure-ships-capacity = stones that the ship holds
figure-ships-minimum = stones needed to sail
figure-round_cards-count = round cards
figure-round_cards-ships = ships on the round cards
figure-market-face_up = market cards face up
figure-market-face_down = market cards face down
figure-pyramids-levels = sides of the levels
figure-pyramids-spaces = points on the spaces
figure-pyramids-bonus_points = points of the bonus
figure-pyramids-bonus_stones = stones of the bonus
figure-pyramids-overflow = points for each stone more
figure-temple-spaces = points on the spaces
figure-temple-width = spaces by the number of players
figure-temple-choice_points = points to choose
figure-temple-choice_stones = stones to choose
figure-burial_chamber-rows = rows
figure-burial_chamber-columns = columns
figure-burial_chamber-groups = points for areas by their size
figure-burial_chamber-further = points for each stone more
figure-burial_chamber-places_for_2 = points for the places of two players
figure-burial_chamber-places_for_3 = points for the places of three players
figure-burial_chamber-places_for_4 = points for the places of four players
figure-obelisks-places_for_2 = points for the places of two players
figure-obelisks-places_for_3 = points for the places of three players
figure-obelisks-places_for_4 = points for the places of four players
figure-obelisks-height = stones of a whole obelisk
figure-obelisks-towers = points for obelisks in the order in which they are completed
figure-obelisks-further = points for each obelisk more
figure-obelisks-single = points for a stone left over
figure-wrath-penalty = points lost
figure-cards-count = cards in the box
figure-cards-colour = the colour of the card
figure-cards-effect = what the card does
figure-cards-site = the site of the card
figure-cards-per = stones that make a point
figure-cards-points = points by the number of them
figure-cards-further = points for each card more
figure-cards-steps = what the card does
figure-cards-unused = points for an unused card
item-four = the ship for four stones
item-three = the ship for three stones
item-two = the ship for two stones
item-one = the ship for one stone
item-A = side A
item-B = side B
item-for_2 = for two players
item-for_3 = for three players
item-for_4 = for four players
item-entrance = { card-entrance }
item-sarcophagus = { card-sarcophagus }
item-paved_path = { card-paved_path }
item-pyramid_decoration = { card-pyramid_decoration }
item-temple_decoration = { card-temple_decoration }
item-burial_chamber_decoration = { card-burial_chamber_decoration }
item-obelisk_decoration = { card-obelisk_decoration }
item-statue = { card-statue }
item-lever = { card-lever }
item-hammer = { card-hammer }
item-sail = { card-sail }
item-chisel = { card-chisel }

## The index of cards

cards-market = Market cards
cards-rounds = Round cards
facet-colour = Colour
facet-players = Players
index-colour = { $colour ->
    [red] red
    [green] green
    [purple] purple
   *[blue] blue
}
index-players = for { $count } players
index-does = { CAPITAL(does) }.
index-round-card = Ships { $ships }
index-round-does = Four ships with room for { stones }; the least they sail with is { $least }.
index-unused = { points } if never used

## The form for owners: sections of the box, and words that may stand there

section-stones = stones
section-sled = sleds
section-turn = a turn
section-rounds = rounds
section-ships = ships
section-round_cards = round cards
section-market = market
section-pyramids = pyramids
section-temple = temple
section-burial_chamber = burial chamber
section-obelisks = obelisks
section-wrath = Wrath of the Pharaoh
section-cards = market cards
word-card = market card
word-stones = take stones
word-load = load a stone
word-choice = points or stones
word-red = red
word-green = green
word-purple = purple
word-blue = blue
word-build = builds at once
word-pyramids = pyramids
word-temple = temple
word-burial_chamber = burial chamber
word-obelisks = obelisks
word-decorate = points at the end
word-statue = statue
word-steps = an action for later
word-sail = sail that ship
word-sail_any_order = sail a ship, unload in any order
