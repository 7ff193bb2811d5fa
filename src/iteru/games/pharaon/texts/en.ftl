## Names

colour-black = black
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
card-black = black
card-yellow = yellow
card-green = green
card-red = red
card-blue = blue
card-silver = silver
card-offering-black = black offering
card-offering-yellow = yellow offering
card-offering-green = green offering
card-offering-red = red offering
card-offering-blue = blue offering
card-joker-offerings = Offerings joker
card-joker-nobles = Nobles joker
card-joker-artisans = Artisans joker
card-joker-nile = Nile joker
card-joker-tomb = Burial chamber joker
card-gift-small = small point offering
card-gift-large = large point offering
card-marker = marker
zone-offerings = Offerings area
zone-nobles = Nobles area
zone-artisans = Artisans area
zone-nile = Nile area
zone-tomb = Burial chamber area
god-anubis = Anubis
god-osiris = Osiris
god-isis = Isis
god-bastet = Bastet
god-horus = Horus
god-ra = Ra
god-sekhmet = Sekhmet
noble-1 = Scribe (1)
noble-2 = Scribe (2)
noble-3 = Scribe (3)
noble-4 = Scribe (4)
noble-5 = Scribe (5)
noble-6 = General (6)
noble-7 = Architect (7)
noble-8 = Priestess (8)
noble-9 = Foreman (9)
noble-10 = Chief decorator (10)
noble-11 = Judge (11)
noble-12 = Grand vizier (12)
noble-13 = Physician (13)
noble-14 = Chief supplier (14)
noble-15 = High priest (15)
noble-16 = Steward (16)
noble-17 = Seer (17)
noble-18 = Treasurer (18)
noble-19 = Teacher (19)
noble-20 = Diplomat (20)
noble-21 = Court official (21)
noble-22 = Court official (22)
noble-23 = Court official (23)
noble-24 = Court official (24)
noble-25 = Court official (25)
noble-26 = Court official (26)
card-noble-1 = Scribe (1)
card-noble-2 = Scribe (2)
card-noble-3 = Scribe (3)
card-noble-4 = Scribe (4)
card-noble-5 = Scribe (5)
card-noble-6 = General (6)
card-noble-7 = Architect (7)
card-noble-8 = Priestess (8)
card-noble-9 = Foreman (9)
card-noble-10 = Chief decorator (10)
card-noble-11 = Judge (11)
card-noble-12 = Grand vizier (12)
card-noble-13 = Physician (13)
card-noble-14 = Chief supplier (14)
card-noble-15 = High priest (15)
card-noble-16 = Steward (16)
card-noble-17 = Seer (17)
card-noble-18 = Treasurer (18)
card-noble-19 = Teacher (19)
card-noble-20 = Diplomat (20)
card-noble-21 = Court official (21)
card-noble-22 = Court official (22)
card-noble-23 = Court official (23)
card-noble-24 = Court official (24)
card-noble-25 = Court official (25)
card-noble-26 = Court official (26)
target-offerings = a pair of offerings
target-offerings-bonus = a pair of offerings and one more
target-nobles = a noble
target-artisans = an artisan
target-tomb = the next space of the burial chamber
target-nile-1 = Nile action 1
target-nile-2 = Nile action 2
target-nile-3 = Nile action 3
target-nile-4 = Nile action 4
target-nile-5 = Nile action 5
target-nile-6 = Nile action 6
target-nile-7 = Nile action 7
target-nile-8 = Nile action 8

## What cards, actions and fields give

gain-black = Gain { $count } black.
gain-yellow = Gain { $count } yellow.
gain-green = Gain { $count } green.
gain-red = Gain { $count } red.
gain-blue = Gain { $count } blue.
gain-silver = Gain { $count } silver.
gain-jar = { $count ->
    [one] Draw a jar.
   *[other] Draw { $count } jars.
}
gain-offering = { $count ->
    [one] Take an offering.
   *[other] Take { $count } offerings.
}
gain-artisan = { $count ->
    [one] Take an artisan for free.
   *[other] Take { $count } artisans for free.
}
gain-tomb = { $count ->
    [one] Advance one space in the burial chamber for free.
   *[other] Advance { $count } spaces in the burial chamber for free.
}
gain-nile = { $count ->
    [one] One step on any influence track.
   *[other] { $count } steps on any influence tracks.
}
gain-basic = { $count ->
    [one] Take a basic resource of your choice.
   *[other] Take { $count } basic resources of your choice.
}
gain-start = Take the First Player token.
gain-any-step = A step on any track.
gain-step-of-1 = A step on the { $colour } track.
gain-step-of-2 = A step on the { $colour } or { $other_colour } track.
gain-step-of-3 = A step on the { $colour }, { $other_colour } or { $third_colour } track.

## What nobles do

effect-swap = { $colour } and { $other_colour } count as each other.
effect-advance = When you pass, you may move your disk one field at once.
effect-free_entry = In the { $zone } any basic resource pays the entry and keeps its own colour.
effect-any_kinds = A noble costs { $count } resources of any kinds.
effect-none = No effect.
effect-full_zone = Once per round the { $zone } may be used although it is full.
effect-seer = Once per round exchange a basic resource for another.
effect-treasurer = Once per round exchange a basic resource for silver.
effect-teacher = Once per round, when you gain a jar, take a basic resource of your choice as well.
effect-diplomat = Once per round, when you gain a jar, take basic resources of your choice instead.
count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
counts-nothing = { count-points }.
counts-gods_at_zone = { count-points }, and { $each } for each satisfied god beside the { $zone }.
counts-tokens = { count-points }, and { $each } each for the Pharaoh token and the First Player token.
counts-nobles = { count-points }, and { $each } for each of your nobles.
counts-artisan_values = { count-points }, and { $each } for each different value among your artisans.
counts-tomb_spaces = { count-points }, and { $each } for each space of your burial chamber.
counts-offerings = { count-points }, and { $each } for each offering left.
counts-top_tracks = { count-points }, and { $each } for each influence track at its top level.
counts-gods = { count-points }, and { $each } for each satisfied god.
counts-silver = { count-points }, and { $each } for each silver left.
counts-basic = { count-points }, and { $each } for each basic resource left, offerings included.
counts-other_noble = As many points as another of your nobles.

## Options

option-traitor_level = Solo game: dark Traitor tiles
option-traitor_passes_at_once = Solo game: the Traitor passes as soon as he runs out of jars
option-newcomer_1 = Seat 1 plays for the first time and starts with a scribe
option-newcomer_2 = Seat 2 plays for the first time and starts with a scribe
option-newcomer_3 = Seat 3 plays for the first time and starts with a scribe
option-newcomer_4 = Seat 4 plays for the first time and starts with a scribe
option-newcomer_5 = Seat 5 plays for the first time and starts with a scribe

## Points

score-nobles = Nobles
score-tomb = Burial chamber
score-artisans = Artisans
score-nile = Nile
score-goods = Resources and offerings
score-gods = Gods
score-tokens = Tokens
rival = The Traitor

## What is asked

prompt-over = The game is over.
prompt-start-jar = { $seat }: choose a jar to start with.
prompt-keep = { $seat }: which noble do you keep?
prompt-turn = { $seat }: choose an action, or pass.
prompt-target = { $seat }: what do you pay for by hand?
prompt-pay = { $seat }: which token do you pay next? Paying for: { $target } ({ $count } so far).
prompt-give = { $effect ->
    [treasurer] { $seat }: which token do you exchange for silver?
   *[other] { $seat }: which token do you exchange?
}
prompt-get = { $seat }: for which resource?
prompt-exchange = { $seat }: exchange anything before your turn ends?
prompt-pair = { $seat }: which pair of offerings?
prompt-offering = { $seat }: an offering from the bonus area, or one from the bag?
prompt-noble = { $seat }: which noble?
prompt-artisan = { $seat }: which artisan?
prompt-step = { $seat }: a step on which influence track?
prompt-diplomat = { $seat }: the jar brings { $cards }. Use the Diplomat instead?
prompt-basic = { $seat }: which basic resource?
prompt-teacher = { $seat }: which resource from the Teacher?
prompt-jar = { $seat }: which jar?
prompt-general = { $seat }: move one field at once, with the General?
prompt-reward = { $seat }: which reward?
prompt-traitor-wheel = { $seat }: the Traitor's jar brings { $cards }. Which of the upper two goes to the wheel?
prompt-traitor-basic = { $seat }: which resource does the Traitor get?

## Choices: a sentence, the same under its heading, that heading

heading-pass = Pass
choice-pass = Pass.
short-pass = Pass
heading-offerings = Offerings
choice-offerings = Take a pair of offerings; pay { $cards }.
short-offerings = Pair: { $cards }
heading-offerings-bonus = Offerings with bonus
choice-offerings-bonus = Take a pair of offerings and one more; pay { $cards }.
short-offerings-bonus = Pair and one more: { $cards }
heading-nobles = Nobles
choice-nobles = Win a noble; pay { $cards }.
short-nobles = Noble: { $cards }
heading-artisans = Artisans
choice-artisans = Hire an artisan; pay { $cards }.
short-artisans = Artisan: { $cards }
heading-tomb = Burial chamber
choice-tomb = Build space { $space } of the burial chamber ({ $points } points); pay { $cards }.
short-tomb = Space { $space }, { $points } points: { $cards }
heading-nile = Nile
choice-nile = Nile action { $number }: { $phrases } Pay { $cards }.
short-nile = Action { $number }: { $cards }
heading-seer = Exchange
choice-seer = Use the Seer: exchange a basic resource for another.
short-seer = Seer
heading-treasurer = Exchange
choice-treasurer = Use the Treasurer: exchange a basic resource for silver.
short-treasurer = Treasurer
heading-by-hand = Pay by hand
choice-by-hand = Pay for an action by hand, token by token.
short-by-hand = Pay by hand
heading-hand = Pay by hand for
choice-hand = Pay by hand for: { $target }.
short-hand = { $target }
heading-rest = The rest
choice-rest = The rest as usual; pay { $cards } in all.
short-rest = As usual: { $cards }
heading-pay = Pay
choice-pay = Pay: { $card }.
short-pay = { $card }
heading-give = Give
choice-give = Give: { $card }.
short-give = { $card }
heading-take = Take
choice-take = Take: { $card }.
short-take = { $card }
heading-traitor-take = For the Traitor
choice-traitor-take = The Traitor gets: { $card }.
short-traitor-take = { $card }
heading-pair = Pair of offerings
choice-pair = Take pair { $slot }: { $cards }.
short-pair = { $slot }: { $cards }
heading-bonus = Bonus offering
choice-bonus = Take bonus offering { $slot }: { $card }.
short-bonus = { $slot }: { $card }
heading-bag = Bag
choice-bag = Draw an offering from the bag ({ $count } in it).
short-bag = From the bag ({ $count })
heading-noble = Noble
choice-noble = Take noble { $noble }. { $phrases }
short-noble = { $noble }
heading-noble-deck = Deck of nobles
choice-noble-deck = Take the top noble of the deck ({ $count } cards).
short-noble-deck = From the deck ({ $count })
heading-artisan = Artisan
choice-artisan = Take the artisan worth { $points }. { $phrases }
short-artisan = { $points } points. { $phrases }
heading-artisan-deck = Deck of artisans
choice-artisan-deck = Take the top artisan of the deck ({ $count } cards).
short-artisan-deck = From the deck ({ $count })
heading-jar = Jar
choice-jar = Take jar { $slot }: { $cards }.
short-jar = { $slot }: { $cards }
heading-step = Influence track
choice-step = Step on the { $colour } track, to level { $level }.
short-step = { $colour }, level { $level }
heading-field = Reward
choice-field = Take the reward of field { $field }: { $phrases }
short-field = { $field }: { $phrases }
heading-keep = Noble to keep
choice-keep = Keep { $noble }. { $phrases }
short-keep = { $noble }
heading-advance = General
choice-advance = Move to field { $field } at once: { $phrases }
short-advance = To field { $field }
heading-diplomat = Diplomat
choice-diplomat = Discard the jar and take basic resources of your choice.
short-diplomat = Diplomat
heading-decline = No
choice-decline = Leave it.
short-decline = No
heading-done = Done
choice-done = Exchange nothing more.
short-done = Done
heading-wheel = To the wheel
choice-wheel = To the wheel: { $card }; to its column: { $other_card }.
short-wheel = { $card }

## What happened

event-table-laid = The table is laid.
event-jar-taken = { $seat } takes jar { $slot }: { $cards }.
event-jar-drawn = { $seat } draws a jar: { $cards }.
event-gained = { $seat } gains { $cards }.
event-bank-short = The bank is { $count } short.
event-drew-nobles = You drew { $cards }.
event-kept-noble = { $seat } starts with { $noble }.
event-got-scribe = { $seat } starts with { $noble }.
event-blocked = The jar nobody took blocks entry spaces: { $cards }.
event-round-began = Round { $round }: { $seat } begins.
event-passed = { $seat } passes.
event-moved-on = { $seat } moves to field { $field } of the pyramid.
event-used-noble = { $seat } uses { $noble }.
event-paid = { $seat } pays in the { $zone }: { $cards }.
event-nile-action = { $seat } carries out Nile action { $number }.
event-stepped = { $seat } reaches level { $level } of the { $colour } track.
event-pair-taken = { $seat } takes a pair of offerings: { $cards }.
event-bonus-taken = { $seat } takes a bonus offering: { $card }.
event-offering-drawn = { $seat } draws an offering: { $card }.
event-noble-taken = { $seat } wins { $noble }.
event-noble-drawn = { $seat } wins { $noble } from the deck.
event-noble-dealt = { $noble } is laid out.
event-artisan-taken = { $seat } hires an artisan worth { $points }.
event-artisan-drawn = { $seat } hires an artisan worth { $points } from the deck.
event-artisan-dealt = An artisan worth { $points } is laid out.
event-tomb-step = { $seat } reaches space { $space } of the burial chamber.
event-pharaoh = { $seat } will be pharaoh.
event-took-start = { $seat } takes the First Player token.
event-exchanged = { $seat } exchanges { $card } for { $other_card } with { $noble }.
event-game-ended = The last round is over.
event-traitor-begins = Round { $round }: the Traitor begins.
event-traitor-jar = The Traitor turns up a jar: { $cards }.
event-traitor-blocks = The Traitor blocks an entry space: { $card }.
event-traitor-column = { $card } goes to column { $column }, field { $field }.
event-traitor-tomb = The Traitor reaches space { $space } of the burial chamber.
event-traitor-pharaoh = The Traitor will be pharaoh.
event-traitor-start = The Traitor takes the First Player token.
event-traitor-god = The Traitor satisfies a god: { $god }.
event-traitor-took-noble = The Traitor wins { $noble }.
event-traitor-discarded-noble = { $noble } is discarded for the Traitor.
event-traitor-took-artisan = The Traitor hires an artisan worth { $points }.
event-traitor-discarded-artisan = An artisan worth { $points } is discarded for the Traitor.
event-traitor-took-offerings = The Traitor takes offerings: { $cards }.
event-traitor-nile = The Traitor reaches level { $level } of the { $colour } track.
event-traitor-passed = The Traitor passes.
event-traitor-moved-on = The Traitor moves to field { $field } of the pyramid.
event-traitor-gained = The Traitor gains { $cards }.
event-traitor-drew = The Traitor draws an offering: { $card }.

## Why not

refused-other-question = That is not what is asked now.
refused-hand = There is only one way to pay for that, or none.
refused-no-nile-action = The Nile has { $count } actions.
refused-zone-full = The { $zone } is full: no entry space is free.
refused-zone-empty = There is nothing to be had in the { $zone }.
refused-cannot-pay = You cannot pay for that: the entry of the { $zone } is { $colour }, and then there is the cost of the action.
refused-no-exchange = There is nothing to exchange: you need a token to give, and the bank must have one for it.
refused-not-ready = You have no noble for that, or used it in this round.
refused-by-hand = Everything you can pay has only one payment.
refused-pay = { $card } does not lead to another payment now.
refused-nothing-for-it = The bank has nothing to exchange { $card } for.
refused-no-token = You do not have that: { $card }.
refused-same-kind = It must be of another kind: { $card }.
refused-bank-empty = The bank has none left: { $card }.
refused-no-pair = There is no pair at place { $slot }.
refused-no-bonus = There is no bonus offering at place { $slot }.
refused-bag-empty = The bag is empty, and no offering was used yet.
refused-no-card = There is no card at place { $slot }.
refused-deck-empty = The deck is empty.
refused-no-jar = There is no jar at place { $slot }.
refused-same-jar = Take the first of equal jars.
refused-track-full = You have reached the top of the { $colour } track.
refused-other-track = This arrow does not lead to the { $colour } track.
refused-field-ahead = Your disk has not reached field { $field }.
refused-field-useless = Field { $field } gives nothing now, or the same as a later one.
refused-keep = You drew { $count } nobles.
refused-noble-tired = You have used this noble in this round.
refused-noble-swap = This noble works by itself whenever you pay.
refused-noble-free_entry = This noble works by itself whenever you pay.
refused-noble-any_kinds = This noble works by itself whenever you pay.
refused-noble-full_zone = This noble works by itself if you act in its area while that is full.
refused-noble-advance = This noble is used when you pass.
refused-noble-teacher = This noble is used when you gain a jar.
refused-noble-diplomat = This noble is used when you gain a jar.
refused-noble-none = This noble only brings points.
refused-noble-gain = This noble gave all it gives when you won it; now it only brings points.

## What a choice would leave undone

caution-declines-teacher = The resource costs you nothing.
caution-last-round = This is the last round. After what it costs, { $target } would still bring you at least { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board in a terminal

board-round = Round { $round } of { $rounds }
board-next = next: { $colour }
board-last-round = last round
board-does = { $phrases }
board-god = { $god }: { $left } + { $right }, { $points } points
board-need = { $zone } { $count }
board-pairs = Pairs
board-bonus = Bonus
board-bag = Bag: { $count }, used: { $used }
board-deck = Deck: { $count }
board-bank = Bank
board-jars = Jars
board-pyramid = Pyramid of Time
board-wheel = Wheel and areas
board-points = points
board-field-start = first
board-field-basic = basic
board-field-silver = silver
board-field-offering = offering
board-goods = Goods
board-tracks = Influence
board-tomb = Burial chamber { $space } of { $spaces }
board-artisans = Artisans: { $count }
board-nobles = Nobles: { $names }
board-gods = Gods: { $gods }
board-none = none
board-pharaoh = pharaoh
board-start = first player
board-passed = passed
name-of = { $seat }
board-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-standing-now = { board-standing } (if it ended now: { $now })
board-noble-used = { $name } – used this round
board-noble-value = Each noble counts { $points }
board-traitor-disk = T
about-offerings = Pay a token of any kind and take a pair of offerings; two of one kind also bring a bonus offering.
about-nobles = Pay five tokens of different kinds and take a noble from the display or the deck.
about-artisans = Pay three tokens of one kind and take an artisan from the display or the deck, with the goods on the card.
about-nile = Pay what an action shows, take what it gives, and climb the tracks of its steps.
about-tomb = Pay what is printed below the next space and move your cube there.
about-wheel = The colour at an area is its entry: one token of that colour on the first free space.
about-pyramid = When you pass, your disk goes to the lowest free row; on each later turn it moves on and brings the reward of a field it has reached.
about-bank = Basic resources and silver, and the jars that players take when they pass.
about-traitor = Your opponent in the solo game: jars fill his columns, and each field does something for him.
board-traitor = The Traitor
board-traitor-jars = jars: { $count }
board-column = { $column }. { $colour }{ $dark ->
    [yes] {" "}(dark)
   *[no] {""}
}
board-mark-black = bk
board-mark-yellow = ye
board-mark-green = gr
board-mark-red = re
board-mark-blue = bl
board-mark-silver = si
board-mark-offerings = of
board-mark-nobles = no
board-mark-artisans = ar
board-mark-nile = ni
board-mark-tomb = bu
board-mark-small = +
board-mark-large = ++
traitor-field-tomb = space of the burial chamber
traitor-field-take-noble = takes a noble
traitor-field-discard-noble = discards a noble
traitor-field-noble-value = value of nobles
traitor-field-take-artisan-high = takes the highest artisan
traitor-field-take-artisan-low = takes the lowest artisan
traitor-field-discard-artisan-high = discards the highest artisan
traitor-field-discard-artisan-low = discards the lowest artisan
traitor-field-pair = takes a pair
traitor-field-bonus = takes a bonus offering
traitor-field-nile-fullest = track of the fullest column
traitor-field-nile-emptiest = track of the emptiest column
traitor-field-god = satisfies a god

## The picture

picture-board = Pharaon, round { $round } of { $rounds }
picture-round = Round { $round } of { $rounds }
picture-offerings = Offerings
picture-nobles = Nobles
picture-artisans = Artisans
picture-nile = Nile
picture-tomb = Burial chamber
picture-zone = { $zone } – the entry is { $colour }, in the next round { $other_colour }. Free entry spaces: { $count } of { $spaces }.
picture-zone-last = { $zone } – the entry is { $colour }. Free entry spaces: { $count } of { $spaces }.
picture-free = { $count } free
picture-full = full
picture-cost-offerings = any { $count }; with bonus { $more } of one kind
picture-cost-nobles = { $count } of different kinds
picture-cost-artisans = { $count } of one kind
picture-cost-tomb = the next space
picture-short-cost-offerings = any { $count }; bonus: { $more }
picture-short-cost-nobles = { $count } different
picture-short-cost-artisans = { $count } alike
picture-short-cost-tomb = next
picture-pay = pay
picture-get = get
picture-steps = steps
picture-pair = Pair { $slot } – { $cards }
picture-pair-gone = This pair was taken.
picture-bonus-area = Bonus offerings – whoever pays { $count } of one kind takes one of these, or one from the bag, beside the pair.
picture-bonus = Bonus offering – { $card }
picture-bonus-gone = This offering was taken.
picture-bag = Bag – { $count } offerings; used offerings: { $used }
picture-noble-name = { $noble }
picture-noble-scribe = Scribe
picture-noble-general = General
picture-noble-architect = Architect
picture-noble-priestess = Priestess
picture-noble-foreman = Foreman
picture-noble-decorator = Chief decorator
picture-noble-judge = Judge
picture-noble-vizier = Grand vizier
picture-noble-physician = Physician
picture-noble-supplier = Chief supplier
picture-noble-high_priest = High priest
picture-noble-steward = Steward
picture-noble-seer = Seer
picture-noble-treasurer = Treasurer
picture-noble-teacher = Teacher
picture-noble-diplomat = Diplomat
picture-noble-official = Court official
picture-does-swap = whenever you pay
picture-does-advance = one field on when you pass
picture-does-free_entry = any colour enters
picture-does-any_kinds = nobles cost { $count } of any kinds
picture-does-none = points only
picture-does-full_zone = even if full, once a round
picture-does-seer = exchange once a round
picture-does-treasurer = for silver once a round
picture-does-teacher = one more, once a round
picture-does-diplomat = your choice, once a round
picture-does-gain = at once
picture-noble = { $noble } – { $phrases }
picture-artisan = Artisan – worth { $points }. { $phrases }
picture-deck-nobles = Deck of nobles – { $count } cards; discarded: { $used }
picture-deck-artisans = Deck of artisans – { $count } cards; discarded: { $used }
picture-no-card = No card is left for this place.
picture-of = { $owner } – artisans: { $count }, points: { $points }
picture-of-traitor = The Traitor – artisans: { $count }, points: { $points }
picture-start = start
picture-tomb-space = Space { $space } of the burial chamber – { $points } points; it costs { $cards }.
picture-pharaoh-waits = Pharaoh token – { $points } points for the first player with { $count } nobles and space { $space } of the burial chamber.
picture-cube = { $owner } – space { $space } of the burial chamber
picture-cube-traitor = The Traitor – space { $space } of the burial chamber
picture-nile-action = Nile action { $number } – it costs { $cards }. { $phrases }
picture-track = Track of { $colour } – the higher your disk, the more points at the end; gods count tracks that you have begun.
picture-god-name = { $god }
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-god = { $god } – { $points } points for { $count } in the { $zone } and { $other_count } in the { $other_zone }. Below each shape is what that player has; a line marks the gods that would count now.
picture-pyramid = Pyramid of Time – round { $round } of { $rounds }. Touch it to pass.
picture-pass = pass: a jar
picture-pass-last = last round
picture-field = Field { $field } of row { $row } – { $phrases }
picture-field-nothing = Field { $field } of row { $row } – it gives nothing.
picture-jar = Jar { $slot } – { $cards }
picture-jar-gone = This jar was taken.
picture-stage-pay = your tokens to pay with
picture-stage-give = your tokens to exchange
picture-stage-bank = from the bank
picture-stage-jar = the open jars
picture-stage-reward = your row of the pyramid
picture-stage-keep = keep one
picture-stage-traitor-wheel = the Traitor’s jar
picture-stage-diplomat = the jar
picture-good = { $card } – { $count }
picture-bank = Bank: { $card } – { $count } left
picture-bank-name = bank
picture-bank-all = Bank – { $phrases }
picture-left = { $card } { $count }{ $more ->
    [0] .
   *[other] ,
}
picture-traitor-good = To the wheel: { $card }
picture-has-nobles = Nobles – { $cards }
picture-no-nobles = Nobles – none yet
picture-has-artisans = Artisans – { $count }
picture-has-tomb = Burial chamber – space { $count }
picture-has-nile = Influence tracks begun – { $count }
picture-has-offering = Offerings – { $count }
picture-has-god = Gods that would count now – { $count }
picture-holds-start = First Player token – { $points } points at the end
picture-holds-pharaoh = Pharaoh token – { $points } points
picture-goods-of = What { $owner } has
picture-offerings-of = Offerings of { $owner }
picture-traitor-points = The Traitor – { $count } points if the game ended now
picture-traitor-jars = The Traitor’s jars – { $count } left in this round
picture-column = Column { $column } – { $colour }{ $dark ->
    [yes] , dark side
   *[no] {""}
}
picture-traitor-field = Field { $field } – { $phrases }
picture-traitor-tomb = He moves one space on in the burial chamber.
picture-traitor-take-noble = He takes noble { $number } from the left.
picture-traitor-discard-noble = Noble { $number } from the left is discarded.
picture-traitor-noble-value = His nobles count { $number } points each.
picture-traitor-take-artisan-high = He takes the artisan with most points.
picture-traitor-take-artisan-low = He takes the artisan with fewest points.
picture-traitor-discard-artisan-high = The artisan with most points is discarded.
picture-traitor-discard-artisan-low = The artisan with fewest points is discarded.
picture-traitor-pair = He takes pair { $number } of the offerings.
picture-traitor-bonus = He takes bonus offering { $number }.
picture-traitor-nile-fullest = A step on the track of the fullest column.
picture-traitor-nile-emptiest = A step on the track of the emptiest column.
picture-traitor-god = He satisfies { $god }.
