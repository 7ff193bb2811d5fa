points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
option-weak_dykes = Slabé hráze: záplava stojí body
score-harvest = Sklizně
prompt-pour = { asked }vylijte kartu do Nilu. Hladina je { $level }.
prompt-reap = { asked }dobrá hladina, { $level }. Chcete sklízet?
prompt-over = Hra skončila.
heading-pour = Vylít
heading-harvest = Sklízet
heading-wait = Počkat
choice-pour = Vylít kartu { $card }: hladina stoupne na { $level }
choice-harvest = Sklízet: { points }
choice-wait = Počkat na lepší hladinu
short-pour = { $card }
short-harvest = { points }
short-wait = zatím nesklízet
event-poured = { $seat } vylévá kartu { $card }. Hladina Nilu je { $level }.
event-harvested = { $seat } sklízí: { points }.
event-waited = { $seat } čeká na lepší hladinu.
event-broke = Hráze se protrhly a Nil opadl. { $seat } ztrácí { points }.
event-drew = Berete si kartu { $card }.
refused-no-card = Kartu { $card } nemáte.
refused-other-question = { $question ->
    [pour] Nejdřív vylijte kartu.
   *[other] Nejdřív zvolte, jestli chcete sklízet.
}
picture-river = Hladina Nilu: { $level }
picture-card = Karta { $card }
picture-held = Karet v ruce: { $count }
board-river = Nil
board-good = Dobrá hladina – { $levels }
board-deck = Balíček: { $count }
board-seat = { $seat }: { points }, karet v ruce: { $count }
board-hand = Vaše ruka: { $hand }
cards-flood = Karty
index-does = O tolik loktů stoupne Nil: { $card }.
section-cards = karty
section-flood = záplava
figure-cards-copies = počet karet 1 až 5
figure-cards-hand = karty v ruce
figure-flood-cubits = lokty dobré záplavy
figure-flood-points = body za sklizeň
figure-flood-cost = body, které stojí protržená hráz
