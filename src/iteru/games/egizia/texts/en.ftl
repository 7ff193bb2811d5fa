about-game = Sail down the Nile, take what its banks offer, feed your crews and build.

## Names. Names with numbers are made from the box, of the terms that begin with a dash

crew-black = black crew
crew-blue = blue crew
crew-yellow = yellow crew
crew-joker = joker

site-sphinx = Sphinx
    .at = at the Sphinx
    .to = to the Sphinx
site-obelisk = obelisk and graves
    .at = at the obelisk and the graves
    .to = to the obelisk and the graves
site-pyramid = pyramid and temple
    .at = at the pyramid and the temple
    .to = to the pyramid and the temple
place-abydus = Abydus
place-amarna = Amarna
place-giza = Giza

town-edfu = Edfu
town-thebae = Thebae
town-passalon = Passalon
town-selinon = Selinon
town-beni_hasan = Beni Hasan
town-alyi = Alyi
town-heliopolis = Heliopolis

track-stone_sale = stone market
    .on = on the stone market
track-grain_market = grain market
    .on = on the grain market

structure-obelisk = obelisk
    .on = on the obelisk
structure-graves = graves
    .on = on the graves
structure-pyramid = pyramid
    .on = on the pyramid
structure-temple = temple
    .on = on the temple

section-left = left pillar
section-right = right pillar
section-middle = columns
section-top = stones on top
section-none = { "" }

colour-green = green
    .fields = green fields
colour-yellow_green = yellow-green
    .fields = yellow-green fields
colour-brown = brown
    .fields = brown fields

production-quarry = quarries
production-green = green fields
production-yellow_green = yellow-green fields
production-brown = brown fields

phase-first-cards = First Sphinx cards
phase-sailing = Sailing the Nile
phase-feeding = Feeding the crews
phase-building = Building
phase-late = Before the bonus
phase-over = The game is over

-card-field = { $colour ->
    [green] Green
    [yellow_green] Yellow-green
   *[brown] Brown
} Field ({ $value })
-card-quarry = Quarry ({ $value })
-card-crews_shown = Crews ({ $first ->
    [black] black
    [blue] blue
    [yellow] yellow
   *[joker] joker
}{ $second ->
    [none] { "" }
   *[other] { " + " }{ $second ->
    [black] black
    [blue] blue
    [yellow] yellow
   *[joker] joker
}
})
-card-brick_points = Bricks ({ $first ->
    [obelisk] obelisk
    [graves] graves
    [pyramid] pyramid
   *[temple] temple
}{ $second ->
    [none] { "" }
   *[other] { " + " }{ $second ->
    [obelisk] obelisk
    [graves] graves
    [pyramid] pyramid
   *[temple] temple
}
})
-card-built = { $structure ->
    [obelisk] Obelisk to Row { $need }
    [graves] Graves Built ({ $need })
    [pyramid] Full Pyramid Rows ({ $need })
   *[temple] Temple Spaces Built ({ $need })
}
-card-players_at_bottom = Players at the Bottom ({ $track ->
    [stone_sale] stone market
   *[grain_market] grain market
})
-card-own_at_least = Your Bricks ({ $structure ->
    [obelisk] obelisk
    [graves] graves
    [pyramid] pyramid
   *[temple] temple
}, { $need }+)
-card-own_each = Your Bricks Everywhere ({ $need }+)
-card-per_grave = Your Graves
-card-crew_strength = Strength ({ $crew ->
    [black] black crew
    [blue] blue crew
    [yellow] yellow crew
   *[joker] joker
})
-card-production_most = Most Production ({ $production ->
    [quarry] quarries
    [green] green fields
    [yellow_green] yellow-green fields
   *[brown] brown fields
})
-card-own_at_bottom = At the Bottom ({ $track ->
    [stone_sale] stone market
   *[grain_market] grain market
})
-card-per_permanent = Permanent Cards
-card-per_ten = Tens of Points

card-field_1 = Field
card-field_2 = Field
card-field_3 = Field
card-field_4 = Field
card-field_5 = Field
card-field_6 = Field
card-field_7 = Field
card-field_8 = Field
card-field_9 = Field
card-field_10 = Field
card-field_11 = Field
card-field_12 = Field
card-field_13 = Field
card-field_14 = Field
card-quarry_1 = Quarry
card-quarry_2 = Quarry
card-quarry_3 = Quarry
card-quarry_4 = Quarry
card-crew_each_round = Crew Training
card-field_improver = Canal
card-stones_as_grain = Stones for Grain
card-reuse = Shared Mooring
card-more_sphinx = Favour of the Sphinx
card-upstream = Upstream
card-first_place = First Place
card-paid_crew = Hired Hands
card-leftover = Last Card
card-grave_value = Grave Goods
card-stone_seller = Stone Trader
card-double_ship = Second Ship
card-two_crews = Two Crews
card-stones = Stone Delivery
card-keep_more = Second Riddle
card-double_space = Double Action
card-strength = Extra Strength
card-grain = Grain Store
card-stone_sale_steps = Stone Market
card-grain_market_steps = Grain Market
card-crews_choice = Crews of Your Choice
card-crews_shown_1 = Crews Shown
card-crews_shown_2 = Crews Shown
card-crews_shown_3 = Crews Shown
card-brick_points_1 = Points for Bricks
card-brick_points_2 = Points for Bricks
card-obelisk_low = Sphinx card
card-obelisk_mid = Sphinx card
card-obelisk_high = Sphinx card
card-pillars = Sphinx card
card-columns = Sphinx card
card-pyramid_low = Sphinx card
card-pyramid_high = Sphinx card
card-graves_built = Sphinx card
card-all_stone_sale = Sphinx card
card-all_grain_market = Sphinx card
card-own_obelisk_few = Sphinx card
card-own_obelisk_many = Sphinx card
card-own_temple = Sphinx card
card-own_pyramid_few = Sphinx card
card-own_pyramid_many = Sphinx card
card-own_everywhere = Sphinx card
card-own_graves = Sphinx card
card-black_crew = Sphinx card
card-blue_crew = Sphinx card
card-yellow_crew = Sphinx card
card-joker_crew = Sphinx card
card-most_stone = Sphinx card
card-most_green = Sphinx card
card-most_yellow_green = Sphinx card
card-most_brown = Sphinx card
card-own_stone_sale = Sphinx card
card-own_grain_market = Sphinx card
card-permanents = Sphinx card
card-tenths = Sphinx card

## What towns and cards bring, from the values in the box

gain-crew = { $crew } +1{ comma }
gain-any_crew = { $count ->
    [one] a crew of your choice +1
   *[other] { $count } steps for crews of your choice
}{ comma }
gain-stones = +{ stones }{ comma }
gain-points = +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}{ comma }
gain-stone_sale = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} down on the stone market{ comma }
gain-grain_market = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} down on the grain market{ comma }
gain-ring = the water ring may move{ comma }
gain-structure = { $structure-on }{ comma }
comma = { $joint ->
    [comma] ,
    [and] { " " }and
   *[other] { "" }
}

does-field = { $value } grain, { $water ->
    [green] always
    [yellow_green] unless the ring is on the left
   *[brown] only with the ring on the right
}{ $bonus ->
    [0] { "" }
   *[other] ; immediately
}
does-quarry = { $value ->
    [one] { $value } stone
   *[other] { $value } stones
} every round
does-crew_each_round = once a round { $steps ->
    [one] a crew +1
   *[other] { $steps } steps for crews
}
does-field_improver = permanently improves one field by { $steps ->
    [one] one level
   *[other] { $steps } levels
}
does-stones_as_grain = while feeding, a stone counts as { $grain } grain
does-reuse = once a round sail to a town that already has a ship (except Heliopolis)
does-more_sphinx = at the Sphinx draw up to { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
} without stones
does-upstream = once a round a ship may go upstream
does-first_place = at every site your ship may go to the first place
does-paid_crew = once a round after feeding, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} for { $steps ->
    [one] a crew +1
   *[other] { $steps } steps for crews
}
does-leftover = after sailing, take a card still on the river
does-grave_value = at the end +{ $value } to the value of your graves
does-stone_seller = at the end sell up to { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
does-double_ship = place a second ship right away
does-two_crews = two crews work together at one site
does-stones = +{ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
does-keep_more = keep { $keep } Sphinx cards instead of one
does-double_space = do the action of a town twice (except Heliopolis)
does-strength = +{ $strength } strength in one building step
does-grain = { $grain } grain while feeding
does-stone_sale_steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} down on the stone market
does-grain_market_steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} down on the grain market
does-crews_choice = { $steps ->
    [one] a crew of your choice +1
   *[other] { $steps } steps for crews of your choice
}
does-brick_points = { points } for each of your bricks

does-built = { points } if { $what ->
    [obelisk] row { $need } of the obelisk is built
    [graves] { $need ->
        [one] at least { $need } grave is built
       *[other] at least { $need } graves are built
    }
    [pyramid] { $need ->
        [one] the lowest row of the pyramid is full
       *[other] the { $need } lowest rows of the pyramid are full
    }
   *[temple] { $need ->
        [one] at least { $need } space of the temple is built
       *[other] at least { $need } spaces of the temple are built
    }
} (no matter who built)
does-players_at_bottom = { $figures } points if 1/2/3/4 players, including you, are on the lowest space of the { $track }
does-own_at_least = { points } for at least { $need } of your bricks { $structure-on }
does-own_each = { points } for at least { $need } of your bricks on every structure
does-per_grave = { points } for each of your bricks on the graves
does-crew_strength = { points } for each point of your { $crew }’s strength
does-production_most = { $figures } points if nobody has more production ({ $production })
does-own_at_bottom = { points } if you are on the lowest space of the { $track }
does-per_permanent = { points } for each of your permanent cards (not counting fields and quarries)
does-per_ten = { points } for every 10 points, counted last

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Options

option-first_sphinx = First Sphinx card
value-first_sphinx-two = draw two, keep one
value-first_sphinx-one = draw one
option-tournament = Tournament: without two cards (Favour of the Sphinx and Tens of Points)
option-every_moment = Offer any-time cards at every moment of your own, even where they change nothing

## Where points come from

score-sphinx = Sphinx cards returned
score-obelisk = Obelisk
score-graves = Graves
score-pyramid = Pyramid
score-temple = Temple
score-rows = Full rows
score-nile = Nile cards
score-grain_market = Grain market
score-bonus = Building bonus
score-hunger = Missing grain
score-stone_sale = Stones sold
score-grave_values = Values of graves
score-sphinx_cards = Sphinx cards
tie-marker = whose marker came to the space first

## What is asked

prompt-first-card = { asked }keep one Sphinx card; the other goes under the deck.
prompt-sail = { asked }place a ship, or pass for this round.
prompt-sail-must = { asked }place the second ship.
prompt-berth = { asked }which berth? The ship next to the Nile builds first.
prompt-double = { asked }do the action of { $town } twice?
prompt-crew = { asked }which crew becomes stronger{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } steps left)
}?
prompt-ring = { asked }do you move the water ring?
prompt-again = { asked }do you place a second ship right away?
prompt-leftover = { asked }do you take a card that is left on the river?
prompt-feed = { asked }{ $count ->
    [0] all crews are fed. Use something anyway?
   *[other] { $count } grain missing: minus { points }. Use something?
}
prompt-first-place = { asked }do you want to build first { $site-at }?
prompt-build = { asked }which crew works { $site-at }? Stones: { $stones }.
prompt-team = { asked }strength { $strength }, { stones-held } – { $may ->
    [add] add to the crew, too weak alone.
    [begin] { $work ->
        [cards] how many cards do you draw?
       *[bricks] start building.
    }
   *[both] { $work ->
        [cards] add to the crew, or draw cards.
       *[bricks] add to the crew, or start building.
    }
}
prompt-brick = { asked }another brick? Left: strength { $strength }, { stones-held }{ $points ->
    [0] { "" }
   *[other] ; { points } so far
}.
stones-held = { $stones ->
    [0] no stones
    [one] { $stones } stone
   *[other] { $stones } stones
}
prompt-extra = { asked }how many more cards do you draw without stones?
prompt-keep = { asked }keep one Sphinx card, or none.
prompt-keep-second = { asked }keep one more Sphinx card?
prompt-track = { asked }on which track do you move one space down?
prompt-late = { asked }use a card before the round ends?
prompt-over = The game is over.

## Choices: a heading for each kind, a whole sentence, and a short form under the heading

way = { $way ->
    [upstream] { " " }(upstream)
    [reuse] { " " }(shared)
    [both] { " " }(upstream, shared)
   *[plain] { "" }
}
heading-sail-card = Take a Nile card
choice-sail-card = Sail to space { $space } and take { $card }: { $phrases }{ way }.
short-sail-card = { $card }, space { $space }{ way }
heading-sail-town = Sail to a town
choice-sail-town = Sail to space { $space }, { $town } ({ $phrases }){ way }.
short-sail-town = { $town }, space { $space }{ way }
heading-sail-site = Sail to a site
choice-sail-site = Sail { $site-to }, space { $space }{ $count ->
    [0] { " " }(as a substitute)
   *[other] { "" }
}{ way }.
short-sail-site = { $site }, space { $space }{ $count ->
    [0] { " " }(substitute)
   *[other] { "" }
}{ way }
heading-pass = Pass
choice-pass = Pass: no more ships this round.
short-pass = pass
heading-berth = Choose a berth
choice-berth = Choose berth { $berth } { $site-at }.
short-berth = berth { $berth }
heading-use = Use a card
choice-use = Use { $card }: { $phrases }.
short-use = { $card }
heading-eat = Stones for grain
choice-eat = Pay a stone instead of grain.
short-eat = a stone instead of grain
heading-improve = Improve a field
choice-improve = Permanently improve field { $field } ({ $colour }, { $value } grain).
short-improve = field { $field }: { $colour } { $value }
heading-raise = Make a crew stronger
choice-raise = Raise the { $crew } to strength { $strength }.
short-raise = { $crew } → { $strength }
heading-ring = Water ring
choice-ring = { $stays ->
    [yes] Leave the water ring where it is.
   *[no] Move the water ring: { $ring ->
        [1] only green fields
        [2] green and yellow-green fields
       *[3] all fields
    }.
}
short-ring = { $stays ->
    [yes] leave it
   *[no] { $ring ->
        [1] only green
        [2] green and yellow-green
       *[3] all fields
    }
}
heading-take = Take a card
choice-take = Take { $card }: { $phrases }.
short-take = { $card }
heading-first = First place
choice-first = Move your ship to the first place.
short-first = go first
heading-stay = Stay
choice-stay = Leave the ship where it is.
short-stay = stay
heading-crew = Send a crew
choice-crew = Send the { $crew } (strength { $strength }).
short-crew = { $crew } ({ $strength })
heading-add = Add to the crew
choice-add = Add the { $crew } (strength { $strength }).
short-add = { $crew } (+{ $strength })
heading-add-strength = Add strength
choice-add-strength = Use { $card }: { $phrases }.
short-add-strength = { $card }
heading-draw = Draw Sphinx cards
choice-draw = Pay { stones } and draw { cards }.
short-draw = { cards }
heading-extra = More cards without stones
choice-extra = { $count ->
    [0] Draw no more cards.
    [one] Draw { $count } more card.
   *[other] Draw { $count } more cards.
}
short-extra = { $count ->
    [0] none
   *[other] { cards }
}
heading-keep = Keep a Sphinx card
choice-keep = Keep “{ $card }”: { $phrases }.
short-keep = { $card }
heading-keep-none = Return all
choice-keep-none = Return all of them and get { points }.
short-keep-none = none ({ points })
heading-brick = Build
choice-brick = Build { $structure-on }{ place-of-brick } for { $value ->
    [one] { $value } stone
   *[other] { $value } stones
}.
short-brick = { $structure }{ place-of-brick }: { $value }
place-of-brick = { $part ->
    [row] { " " }(row { $row })
    [section] { " " }({ $section })
   *[other] { "" }
}
heading-track = A step down
choice-track = Move down to space { $space } { $track-on }{ track-reward }.
short-track = { $track } → { $space }
track-reward = { $count ->
    [0] { "" }
   *[other] { " " }({ $reward ->
        [stones] { $count ->
            [one] +{ $count } stone
           *[other] +{ $count } stones
        }
       *[points] { $count ->
            [one] +{ $count } point
           *[other] +{ $count } points
        }
    })
}
heading-stop = Stop
choice-stop = { $points ->
    [0] Stop building.
   *[other] Stop building and get { points }.
}
short-stop = stop ({ points })
heading-enough = Go on
choice-enough = { $count ->
    [0] Go on.
   *[other] Leave it at that and lose { points }.
}
short-enough = { $count ->
    [0] go on
   *[other] lose { points }
}
heading-decline = No
choice-decline = No.
short-decline = no
heading-done = Done
choice-done = Use nothing more.
short-done = nothing more
heading-give-up = Do not build here
choice-give-up = Do not build here; take the ship back.
short-give-up = do not build

caution-pass = You still have { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} and spaces to sail to.
caution-leftover = You could still take “{ $card }”: it costs you no points this round.
caution-give-up = One of your crews could work { $site-at }, which also counts for the bonus of this round.
caution-hunger-card = You would lose { points }, and you still have the card { $card }.
caution-hunger-stones = You would lose { points }, and you still have { stones } to pay instead of grain.

## What happened

event-started = { $seat } gets order tile { $tile } and begins with { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
event-drew-cards = You draw these Sphinx cards: { $cards }.
event-chose-first = { $seat } keeps a first Sphinx card.
event-graves-laid = The first graves: { $values }.
event-round-began = Round { $round }. On the river: { $cards }.
event-to-card = { $seat } sails to space { $space } and takes { $card }.
event-to-town = { $seat } sails to { $town }.
event-to-site = { $seat } sails { $site-to }, berth { $berth }.
event-waits-at = { $seat } waits { $site-at } as a substitute.
event-used-card = { $seat } uses { $card }.
event-passed = { $seat } passes.
event-cannot-sail = { $seat } cannot place another ship.
event-crew-rose = { $seat } raises the { $crew } to strength { $strength }.
event-crew-full = { $seat } cannot raise the { $crew } any further.
event-got-stones = { $seat } gets { stones } (now { $stones }).
event-track-moved = { $seat } moves down to space { $space } { $track-on }.
event-bottom-points = { $seat } gets { points } from the grain market.
event-ring-moved = { $seat } moves the water ring: { $ring ->
    [1] only green fields
    [2] green and yellow-green fields
   *[3] all fields
} bring grain.
event-got-points = { $seat } gets { points } for { $card }.
event-took-leftover = { $seat } takes { $card }, which was left on the river.
event-field-improved = { $seat } improves field { $field }: now { $colour }.
event-ate-stone = { $seat } pays a stone instead of grain.
event-fed = { $seat } feeds crews of strength { $strength }.
event-hungry = { $seat } lacks { $missing } grain and loses { points }.
event-produced = { $count ->
    [0] { $seat } has no room for more stones from quarries (still { $stones }).
   *[other] { $seat } gets { stones } from quarries (now { $stones }).
}
event-went-first = { $seat } goes to the first place { $site-at }.
event-gave-up = { $seat } does not build { $site-at }.
event-named-crew = { $seat } sends the { $crew } (strength { $strength }).
event-added = { $seat } adds the { $crew } (strength { $strength }).
event-paid = { $seat } pays { stones } for Sphinx cards.
event-drew = { $seat } draws { cards } from the Sphinx.
event-kept = { $seat } keeps { $count ->
    [0] no card
   *[other] { cards }
}.
event-returned = { $seat } returns { cards } and gets { points }.
event-built = { $seat } builds a brick of value { $value } { $structure-on }{ place-of-brick }.
event-grave-uncovered = The next grave: { $value }.
event-step-points = { $seat } gets { points } for building.
event-row-bonus = { $seat } gets { points } for row { $row } of the pyramid.
event-bonus = { $seat } gets { points } for building at { $count ->
    [one] { $count } site
   *[other] { $count } sites
}.
event-got-tile = { $seat } gets order tile { $tile }.
event-game-ended = The game is over. Final scoring.
event-sold = { $seat } gets { points } for stones sold.
event-graves-scored = { $seat } gets { points } for graves of value { $value }.
event-sphinx-scored = { $points ->
    [0] { $seat } gets nothing for the Sphinx card “{ $card }”.
   *[other] { $seat } gets { points } for the Sphinx card “{ $card }”.
}

## Why not

refused-other-question = You cannot do that right now.
refused-must-sail = A second ship must be placed now.
refused-no-such-space = There is no space { $space }.
refused-card-gone = There is no card on space { $space }.
refused-one-ship-per-site = You already have a ship { $site-at }.
refused-space-taken = There is a ship on space { $space }.
refused-not-shared = { $card } does not work at { $town }.
refused-upstream = Ships only go downstream: your lowest ship is on space { $space }.
refused-no-such-berth = There is no berth { $berth } in this game.
refused-berth-taken = Berth { $berth } is taken.
refused-ring = The water ring cannot move that way.
refused-no-such-card = You do not have the card { $card }.
refused-used-this-round = { $card } has already been used this round.
refused-crews-full = All your crews have reached the limit.
refused-crew-full = The { $crew } has reached the limit.
refused-few-stones = You need { stones }.
refused-stones-full = You cannot have more than { stones }.
refused-card-idle = { $card } would change nothing now.
refused-no-such-field = You have no field { $field }.
refused-field-green = This field is already green.
refused-crew-used = The { $crew } has already worked this round.
refused-one-crew = A second crew needs the card Two Crews.
refused-third-crew = At most two crews can work together, plus the joker.
refused-out-of-reach = The crews could not reach strength { $value }, which the cheapest space here needs.
refused-not-sphinx = Cards are only drawn at the Sphinx.
refused-too-many-cards = You can draw at most { cards } now.
refused-too-many-extra = You can draw at most { cards } in all.
refused-not-drawn = You did not draw this card.
refused-other-site = You are building { $site-at }.
refused-no-such-row = The pyramid has no row { $row }.
refused-all-built = Everything there is already built.
refused-not-yet = The space below it is not built yet.
refused-weak = This space needs strength { $value }; you have { $strength } left.
refused-ships-now = Ships are placed while everybody sails the Nile.
refused-ships-later = Something else is asked first; then ships are placed again.
refused-berth-now = You choose a berth when you sail to the site.
refused-other-berth = Your ship is { $site-at }.
refused-crew-now = Crews work at the sites, after feeding.
refused-joker-alone = The joker only helps another crew: choose that one first.
refused-team-begun = No crew can join after the first brick.
refused-track-now = Markers move down by towns, by cards and after building at the obelisk and the graves.
refused-ring-now = The water ring is moved from some of the towns.
refused-ring-far = The water ring moves one place at a time.
refused-crew-first = First choose the crew that builds.
refused-bricks-now = Bricks are laid by a crew, in your building step { $site-at }.
refused-built = There is already a brick there.
refused-card-moment = { $card } is used { $moment ->
    [feeding] while you feed your crews, if grain is missing
    [fields] while you feed your crews, if grain is missing, or at the end of the last round
    [team] in a building step, after you choose a crew and before the first brick
    [sailing] right after you have placed a ship
    [town] when you sail to a town
   *[building] before you build, or at the end of a round
}.

## The board in a terminal

board-title = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
} · { $phase }
board-river = River
board-sites = Sites
board-waiting = waiting
board-structures = Structures
board-deck = Sphinx deck: { cards }
board-tracks = Tracks and water ring
board-ring = water ring: { $ring ->
    [1] green fields
    [2] green and yellow-green fields
   *[3] all fields
}
name-of = { $seat }
board-seat = player
board-tile = tile
board-points = points
board-if-ended-now = now
board-legend = now: if it ended now, without Sphinx cards · crews in brackets have worked this round · feeding: strength/grain · fields: { $green } green { $yellow_green } yellow-green { $brown } brown
board-crews = crews
board-crew-black = black
board-crew-blue = blue
board-crew-yellow = yellow
board-crew-joker = joker
board-stones = stones
board-ships = ships
board-grain = feeding
board-missing = { $missing ->
    [0] fed
   *[other] −{ $points }
}
board-fields = fields
board-production = +{ $count } a round
board-sphinx = Sphinx
board-about-sphinx = A crew draws up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, a stone each. You keep { $keep } of them at most; each of the others brings { points }.
board-about-obelisk = Every brick brings its value in points, and every step also a space down on one of the tracks.
board-about-pyramid = Every brick brings its value in points; whoever has the most bricks in a full row of the pyramid gets points for it.
board-does = { $phrases }.
board-own = Your Sphinx cards
board-drawn = Drawn
board-building = Building step: strength { $strength } (used { $used }), { stones-held }, { points }

## Sphinx cards are secret, so what the house says of the end leaves them out

if-ended-now = If it ended now, without Sphinx cards
web-if-ended-now = now, without Sphinx: { $points }
web-points-and-now = { $points ->
    [one] { $points } point so far, { $now } if it ended now (without Sphinx cards): show where they come from
   *[other] { $points } points so far, { $now } if it ended now (without Sphinx cards): show where they come from
}

## What the rule page adds for a corrected box

note-town = · { $town }:
note-no-town = · { $town } is not on the river.
note-card = · { $card }:
note-copies = (copies: { $copies })

## What cards bring, in a few words for the picture

brief-field = { $water ->
    [green] always watered
    [yellow_green] ring not left
   *[brown] ring on the right
}{ $bonus ->
    [0] { "" }
   *[other] ,
}
brief-track = { $track } ↓{ $count ->
    [one] { "" }
   *[other] { $count }
}{ comma }
brief-quarry = { $value ->
    [one] { $value } stone
   *[other] { $value } stones
} a round
brief-crew_each_round = each round: crew +{ $steps }
brief-field_improver = a field { $steps ->
    [one] a level
   *[other] { $steps } levels
} better
brief-stones_as_grain = a stone feeds { $grain }
brief-reuse = share a town
brief-more_sphinx = up to { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
brief-upstream = a ship upstream
brief-first_place = build first
brief-paid_crew = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}: crew +{ $steps }
brief-leftover = a card left on the river
brief-grave_value = graves +{ $value } at the end
brief-stone_seller = sell { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} at the end
brief-double_ship = two ships in a row
brief-two_crews = together at a site
brief-stones = +{ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
brief-keep_more = { $keep ->
    [one] keep { $keep } Sphinx card
   *[other] keep { $keep } Sphinx cards
}
brief-double_space = a town twice
brief-strength = +{ $strength } while building
brief-grain = { $grain } grain
brief-stone_sale_steps = { $steps } down
brief-grain_market_steps = { $steps } down
brief-crews_choice = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
brief-brick_points = { $points } each:
brief-structure = { $structure }{ comma }

## The picture

picture-board = { $round ->
    [0] Egizia: the board, set-up
   *[other] Egizia: the board in round { $round } of { $rounds }
}
picture-action = { $phrases }
picture-name = { $card }
picture-name-field = { $water ->
    [green] Green field
    [yellow_green] Yellow-green field
   *[brown] Brown field
}
picture-name-field-small = { $water ->
    [green] Green
    [yellow_green] Yellow- green
   *[brown] Brown
}
picture-name-quarry = Quarry
picture-name-crews_shown = Crews
picture-name-brick_points = Bricks
picture-kind = { $kind ->
    [permanent] permanent
    [anytime] any time
    [immediate] at once
    [quarry] quarry
   *[field] field
}
picture-kind-short = { $kind ->
    [permanent] lasting
   *[other] { picture-kind }
}
picture-crews-shown = { $count ->
    [one] +1
   *[other] +1 each
}
picture-taken = { $card }
picture-taken-at = { $card } – space { $space }: taken by { $owner }
picture-ship = Ship of { $owner }
picture-brick = Brick of { $owner }
picture-next = Next space, value { $value } – needs strength { $value }, { $value ->
    [one] costs { $value } stone, scores { $value } point
   *[other] costs { $value } stones, scores { $value } points
}
picture-card-at = { $card } – space { $space }: { $phrases }
picture-card-gone = Space { $space }: the card is gone
picture-town = { $town } – space { $space }: { $phrases }
picture-town-name = { $town }
picture-behind = Spaces 1 to { $count } are behind you
picture-behind-title = Spaces 1 to { $count } are behind you – ships only sail downstream
picture-ring-may = may move
picture-site = { $place }: { $site } – space { $space }, free berths: { $count }. The ship next to the Nile builds first.
picture-place = { $place }
picture-site-name = { $place }: { $site }
picture-berth-free = Berth { $berth } { $site-at }: free
picture-berth-taken = Berth { $berth } { $site-at }: { $owner }
picture-waits = { $owner } waits { $site-at } as a substitute

picture-about-sphinx = draw up to { $count }, a stone each; keep { $keep }
picture-about-obelisk = points, then a step on a track
picture-site-done = done
picture-site-later = later
picture-about-pyramid = row full: most bricks there, a point each
picture-about-pyramid-short = full row: a point a brick
picture-graves-worth = value of graves
picture-band = { CAPITAL($crew) } { $strength }
picture-one-crew = one crew for the site,
picture-once-a-round = it works once a round
picture-or-leave = or leave: your ship goes
picture-berth-freed = home, the berth is free
picture-stones-left = stones
picture-cost = cost = value
picture-points-now = { $points ->
    [one] point so far
   *[other] points so far
}
picture-left-of = { $left } of { $strength }
picture-strength-left = strength left of { $strength }
picture-totals = { $seat } builds – strength { $strength }, { $left } of it left; { stones-held }{ $points ->
    [0] { "" }
   *[other] , { points } so far
}
picture-sphinx-deck = Sphinx deck: { cards }{ $drawn ->
    [0] { "" }
   *[other] ; looked at now: { $drawn }
}
picture-cards-kept = cards kept
picture-kept = Sphinx cards kept – which ones is secret until the end
picture-sphinx-card = { $card } – { $phrases }{ $now ->
    [-1] { "" }
   *[other] . Now: { $now }
}
picture-scores-now = now { $points }
picture-grave = Grave tile of value { $value }
picture-grave-next = Next grave tile, value { $value } – needs strength { $value }, { $value ->
    [one] costs { $value } stone, scores { $value } point
   *[other] costs { $value } stones, scores { $value } points
}
picture-grave-totals = The value of everybody’s grave tiles – points at the end for a value of { $figures }

picture-track-stone_sale = Stone market
picture-track-grain_market = Grain market
picture-reach = reach +{ $count }
picture-about-stone_sale = Stone market – from space { $space } on, stones are sold at the end, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} for 1 point; reaching the lowest space brings { stones }
picture-about-grain_market = Grain market – points for each missing grain, from the top: { $figures }; reaching the lowest space brings { points }
picture-feeding = Feeding
picture-by-ring = by water ring
picture-strength = strength
picture-feeding-legend = points lost, grain
picture-feeding-of = { $owner } – strength { $strength }; −{ $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} for each missing grain. { $phrases }
picture-fed-with-ring = Ring { $ring ->
    [1] on the left
    [2] in the middle
   *[3] on the right
}: { $grain } grain, { $points ->
    [0] nothing lost
   *[other] { points } lost
}.
picture-pool = { $here ->
    [yes] The water ring lies here
   *[no] A place of the water ring
} – { $ring ->
    [1] only green fields bring grain
    [2] green and yellow-green fields bring grain
   *[3] all fields bring grain
}
picture-round = Round { $round } of { $rounds }
picture-set-up = Set-up
picture-phase = { $phase }
picture-round-phase = Round { $round } of { $rounds } · { $phase }
picture-order = Order of play – the tiles are dealt anew after each round: tile 1 goes to whoever has the fewest points
picture-bonus = sites 1 · 2 · 3
picture-bonus-title = Bonus – at the end of the round for building at one, two or three sites: { $figures } points

picture-crew = { CAPITAL($crew) } – strength { $strength }{ $used ->
    [yes] , has already worked this round
   *[no] { "" }
}
picture-stock = Stones: { $stones } of at most { $limit } – quarries bring { $production } a round ({ $figures })
picture-tile = Order tile { $tile }
picture-row-crews = crews
picture-row-stores = stores
picture-row-cards = cards
picture-row-order = order
picture-fleet = Ships: { $count }{ $passed ->
    [yes] ; has passed
   *[no] { "" }
}
picture-sphinx-kept = Sphinx cards: { $count }
picture-fields = { CAPITAL($colour-fields) } – { $figures } grain, { $watered ->
    [yes] watered now
   *[no] dry now
}
picture-field = Field { $field } – { $colour }, { $value } grain
picture-balance = Strength { $strength } against { $grain } grain – { $points ->
    [0] all crews will be fed
   *[other] { points } will be lost
}
picture-own-card = { $card } – { $phrases }{ $used ->
    [0] { "" }
   *[other] . Used this round: { $used } of { $count }
}
picture-own-stock = Stones: { $stones }, quarries bring { $production } a round – ships: { $ships }
picture-own-feeding = Strength { $strength } against { $grain } grain – { $points ->
    [0] all crews will be fed
   *[other] { points } will be lost
}

## What an owner corrected, on the rule page

figure-rounds-played = rounds
figure-rounds-decks = decks of the rounds
figure-river-spaces = the spaces of the river
figure-berths-for_players = berths for 2, 3 and 4 players
figure-ring-places = places of the ring
figure-ring-start = the place of the ring at the start
figure-stone_sale-spaces = spaces of the stone sale
figure-stone_sale-sells_from = the space from which stones are sold
figure-stone_sale-bottom_stones = stones at the bottom
figure-stone_sale-stones_per_point = stones for a point
figure-grain_market-penalty = points lost on the spaces of the grain market
figure-grain_market-bottom_points = points at the bottom
figure-obelisk-values = points on the obelisk
figure-graves-tiles = the grave tiles
figure-graves-spaces = graves
figure-graves-face_up = grave tiles face up
figure-graves-totals = totals that bring points
figure-graves-points = points for these totals
figure-pyramid-spaces = spaces in the rows
figure-pyramid-values = points in the rows
figure-pyramid-brick_bonus = points for a brick
figure-temple-left = values on the left
figure-temple-right = values on the right
figure-temple-middle = values in the middle
figure-temple-top = values at the top
figure-crews-start = crews at the start
figure-crews-limit = the largest crew
figure-stones-start = stones at the start, in the order of play
figure-stones-limit = the most stones
figure-ships-each = ships for each player
figure-ships-count = ships in the box
figure-start-colour = the colour of the field
figure-start-value = its value
figure-bonus-points = points of the bonus
figure-drawing-at_most = cards drawn at most
figure-drawing-keep = cards kept
figure-drawing-returned_points = points for a card put back
figure-drawing-first = cards drawn at the start
figure-scarab-at = points that bring a scarab
figure-scarab-count = scarabs
item-field = field
item-quarry = quarry

## The index of cards

cards-nile = Nile cards
cards-sphinx = Sphinx cards
cards-graves = Grave tiles
facet-kind = Kind of Nile card
facet-rounds = Round
facet-asks = Sphinx card about
index-does = { CAPITAL($phrases) }.
index-rounds = { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
index-points = points: { $points }
index-asks = { $kind ->
    [built] what is built
    [own_at_least] your bricks
    [own_each] your bricks
    [per_grave] your bricks
    [crew_strength] your crews
    [production_most] production
    [players_at_bottom] the markets
    [own_at_bottom] the markets
    [per_permanent] your cards
   *[per_ten] your points
}
index-grave = Grave of { $value }
index-grave-does = Costs { $value ->
    [one] { $value } stone and as much strength; scores { $value } point at once and counts { $value } towards the value of your graves
   *[other] { $value } stones and as much strength; scores { $value } points at once and counts { $value } towards the value of your graves
}.

## The form for owners: sections of the box, and words that may stand there

section-rounds = rounds
section-river = river
section-sites = building sites
section-berths = building spaces
section-towns = towns
section-ring = water ring
section-stone_sale = stone market
section-grain_market = grain market
section-obelisk = obelisk
section-graves = graves
section-pyramid = pyramid
section-temple = temple
section-crews = crews
section-stones = stones
section-ships = ships
section-bricks = bricks
section-start = starting cards
section-bonus = building bonus
section-drawing = drawing Sphinx cards
section-scarab = scarab
section-nile = Nile cards
section-sphinx = Sphinx cards
item-sphinx = Sphinx
item-obelisk = obelisk
item-pyramid = pyramid
item-edfu = { town-edfu }
item-thebae = { town-thebae }
item-passalon = { town-passalon }
item-selinon = { town-selinon }
item-beni_hasan = { town-beni_hasan }
item-alyi = { town-alyi }
item-heliopolis = { town-heliopolis }
item-field_12 = spare field 1
item-field_13 = spare field 2
item-field_14 = spare field 3
item-quarry_4 = spare quarry
figure-sites-place = place
figure-towns-crews = crews that grow
figure-towns-any_crew = steps for crews of your choice
figure-towns-stones = stones
figure-towns-stone_sale = steps on the stone market
figure-towns-grain_market = steps on the grain market
figure-towns-ring = steps of the water ring
figure-towns-barred = no second ship
figure-bricks-each = bricks for each player
figure-bricks-count = bricks in the box
figure-nile-colour = colour of the field
figure-nile-value = value
figure-nile-points = points
figure-nile-stones = stones
figure-nile-stone_sale = steps on the stone market
figure-nile-grain_market = steps on the grain market
figure-nile-copies = copies in the decks 1/2, 3/4 and 5
figure-nile-steps = steps
figure-nile-grain = grain
figure-nile-cards = cards drawn in addition
figure-nile-keep = cards kept
figure-nile-strength = strength
figure-nile-crews = crews
figure-nile-structures = structures
figure-sphinx-kind = condition
figure-sphinx-structure = structure
figure-sphinx-need = how many are needed
figure-sphinx-points = points
figure-sphinx-count = copies in the box
figure-sphinx-crew = crew
figure-sphinx-track = market
figure-sphinx-production = production
word-card = Nile card
word-edfu = { town-edfu }
word-thebae = { town-thebae }
word-passalon = { town-passalon }
word-selinon = { town-selinon }
word-beni_hasan = { town-beni_hasan }
word-alyi = { town-alyi }
word-heliopolis = { town-heliopolis }
word-sphinx = Sphinx
word-obelisk = obelisk
word-pyramid = pyramid
word-graves = graves
word-temple = temple
word-abydus = Abydus
word-amarna = Amarna
word-giza = Giza
word-black = black
word-blue = blue
word-yellow = yellow
word-joker = joker
word-green = green
word-yellow_green = yellow-green
word-brown = brown
word-quarry = quarries
word-stone_sale = stone market
word-grain_market = grain market
word-built = a structure is built so far
word-players_at_bottom = players at the bottom of a market
word-own_at_least = your bricks on a structure
word-own_each = your bricks on every structure
word-per_grave = for each of your graves
word-crew_strength = for the strength of a crew
word-production_most = most production
word-own_at_bottom = you are at the bottom of a market
word-per_permanent = for each permanent card
word-per_ten = for each ten points
