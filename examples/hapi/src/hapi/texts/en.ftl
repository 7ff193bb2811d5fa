points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-weak_dykes = Weak dykes: a flood costs points
score-harvest = Harvests
prompt-pour = { asked }pour a card into the Nile, which stands at { $level }.
prompt-reap = { asked }a good flood of { $level }. Harvest now?
prompt-over = The game is over.
heading-pour = Pour
heading-harvest = Harvest
heading-wait = Wait
choice-pour = Pour a { $card }: the Nile rises to { $level }
choice-harvest = Harvest: { points }
choice-wait = Wait for a better flood
short-pour = { $card }
short-harvest = { points }
short-wait = no harvest yet
event-poured = { $seat } pours a { $card }. The Nile stands at { $level }.
event-harvested = { $seat } harvests: { points }.
event-waited = { $seat } waits for a better flood.
event-broke = The dykes break, and the Nile falls. It costs { $seat } { points }.
event-drew = You draw a { $card }.
refused-no-card = You have no { $card }.
refused-other-question = { $question ->
    [pour] Pour a card first.
   *[other] First choose whether to harvest.
}
picture-river = The Nile: { $level } cubits
picture-card = Card { $card }
picture-held = Cards in hand: { $count }
board-river = Nile
board-good = Good for a harvest – { $levels }
board-deck = Deck: { $count }
board-seat = { $seat }: { points }, cards in hand: { $count }
board-hand = Your hand: { $hand }
cards-flood = Cards
index-does = The Nile rises by this many cubits: { $card }.
section-cards = cards
section-flood = flood
figure-cards-copies = copies of the cards 1 to 5
figure-cards-hand = cards in a hand
figure-flood-cubits = cubits of a good flood
figure-flood-points = points of a harvest
figure-flood-cost = points that a broken dyke costs
