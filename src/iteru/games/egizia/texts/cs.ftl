## Jména. Jména s čísly vznikají z krabice, z výrazů, které začínají pomlčkou

crew-black = černá četa
    .acc = černou četu
crew-blue = modrá četa
    .acc = modrou četu
crew-yellow = žlutá četa
    .acc = žlutou četu
crew-joker = četa-žolík
    .acc = četu-žolíka

site-sphinx = sfinga
    .at = u sfingy
    .to = ke sfinze
site-obelisk = obelisk a hroby
    .at = u obelisku a hrobů
    .to = k obelisku a hrobům
site-pyramid = pyramida a chrám
    .at = u pyramidy a chrámu
    .to = k pyramidě a chrámu
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

track-stone_sale = prodej kamenů
    .on = na prodeji kamenů
track-grain_market = obilný trh
    .on = na obilném trhu

structure-obelisk = obelisk
    .on = na obelisku
structure-graves = hroby
    .on = na hrobech
structure-pyramid = pyramida
    .on = na pyramidě
structure-temple = chrám
    .on = na chrámu

section-left = levý pilíř
section-right = pravý pilíř
section-middle = sloupy
section-top = kameny nahoře
section-none = { "" }

colour-green = zelené
colour-yellow_green = žlutozelené
colour-brown = hnědé

production-quarry = kamenolomy
production-green = zelená pole
production-yellow_green = žlutozelená pole
production-brown = hnědá pole

phase-first-cards = První karty sfingy
phase-sailing = Plavba po Nilu
phase-feeding = Živení stavebních čet
phase-building = Výstavba
phase-late = Před bonusem
phase-over = Konec hry

-card-field = { $colour ->
    [green] zelené
    [yellow_green] žlutozelené
   *[brown] hnědé
} pole { $value }
-card-quarry = kamenolom { $value }
-card-crews_shown = čety: { $first ->
    [black] černá
    [blue] modrá
    [yellow] žlutá
   *[joker] žolík
}{ $second ->
    [none] { "" }
   *[other] { " + " }{ $second ->
    [black] černá
    [blue] modrá
    [yellow] žlutá
   *[joker] žolík
}
}
-card-brick_points = cihličky: { $first ->
    [obelisk] obelisk
    [graves] hroby
    [pyramid] pyramida
   *[temple] chrám
}{ $second ->
    [none] { "" }
   *[other] { " + " }{ $second ->
    [obelisk] obelisk
    [graves] hroby
    [pyramid] pyramida
   *[temple] chrám
}
}
-card-built = { $structure ->
    [obelisk] obelisk postavený do { $need }. řady
    [graves] počet postavených hrobů: { $need }
    [pyramid] plné řady pyramidy: { $need }
   *[temple] zastavěná políčka chrámu: { $need }
}
-card-players_at_bottom = hráči na spodním políčku: { $track ->
    [stone_sale] prodej kamenů
   *[grain_market] obilný trh
}
-card-own_at_least = vlastní cihličky: { $structure ->
    [obelisk] obelisk
    [graves] hroby
    [pyramid] pyramida
   *[temple] chrám
} (aspoň { $need })
-card-own_each = vlastní cihličky všude (aspoň { $need })
-card-per_grave = vlastní hroby
-card-crew_strength = síla: { $crew ->
    [joker] četa-žolík
   *[other] { $crew ->
    [black] černá
    [blue] modrá
    [yellow] žlutá
   *[joker] žolík
} četa
}
-card-production_most = největší produkce: { $production ->
    [quarry] kamenolomy
    [green] zelená pole
    [yellow_green] žlutozelená pole
   *[brown] hnědá pole
}
-card-own_at_bottom = spodní políčko: { $track ->
    [stone_sale] prodej kamenů
   *[grain_market] obilný trh
}
-card-per_permanent = trvalé karty
-card-per_ten = desítky bodů

card-field_1 = obilné pole
card-field_2 = obilné pole
card-field_3 = obilné pole
card-field_4 = obilné pole
card-field_5 = obilné pole
card-field_6 = obilné pole
card-field_7 = obilné pole
card-field_8 = obilné pole
card-field_9 = obilné pole
card-field_10 = obilné pole
card-field_11 = obilné pole
card-field_12 = obilné pole
card-field_13 = obilné pole
card-field_14 = obilné pole
card-quarry_1 = kamenolom
card-quarry_2 = kamenolom
card-quarry_3 = kamenolom
card-quarry_4 = kamenolom
card-crew_each_round = Výcvik čety
card-field_improver = Zavlažovací kanál
card-stones_as_grain = Kameny za obilí
card-reuse = Společné kotviště
card-more_sphinx = Přízeň sfingy
card-upstream = Proti proudu
card-first_place = První místo
card-paid_crew = Najatí dělníci
card-leftover = Zbylá karta
card-grave_value = Hrobová výbava
card-stone_seller = Prodejce kamenů
card-double_ship = Druhá loď
card-two_crews = Dvě čety
card-stones = Dodávka kamenů
card-keep_more = Druhá hádanka
card-double_space = Dvojitá akce
card-strength = Síla navíc
card-grain = Zásoba obilí
card-stone_sale_steps = Prodej kamenů
card-grain_market_steps = Obilný trh
card-crews_choice = Čety podle výběru
card-crews_shown_1 = zobrazené čety
card-crews_shown_2 = zobrazené čety
card-crews_shown_3 = zobrazené čety
card-brick_points_1 = body za cihličky
card-brick_points_2 = body za cihličky
card-obelisk_low = karta sfingy
card-obelisk_mid = karta sfingy
card-obelisk_high = karta sfingy
card-pillars = karta sfingy
card-columns = karta sfingy
card-pyramid_low = karta sfingy
card-pyramid_high = karta sfingy
card-graves_built = karta sfingy
card-all_stone_sale = karta sfingy
card-all_grain_market = karta sfingy
card-own_obelisk_few = karta sfingy
card-own_obelisk_many = karta sfingy
card-own_temple = karta sfingy
card-own_pyramid_few = karta sfingy
card-own_pyramid_many = karta sfingy
card-own_everywhere = karta sfingy
card-own_graves = karta sfingy
card-black_crew = karta sfingy
card-blue_crew = karta sfingy
card-yellow_crew = karta sfingy
card-joker_crew = karta sfingy
card-most_stone = karta sfingy
card-most_green = karta sfingy
card-most_yellow_green = karta sfingy
card-most_brown = karta sfingy
card-own_stone_sale = karta sfingy
card-own_grain_market = karta sfingy
card-permanents = karta sfingy
card-tenths = karta sfingy

## Co přinášejí kruhová políčka a karty, podle čísel v krabici

gain-crew = { $crew } +1{ comma }
gain-any_crew = { $count ->
    [one] četa podle výběru +1
    [few] { $count } kroky čet podle výběru
   *[other] { $count } kroků čet podle výběru
}{ comma }
gain-stones = +{ stones }{ comma }
gain-points = +{ $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}{ comma }
gain-stone_sale = prodej kamenů o { $count } dolů{ comma }
gain-grain_market = obilný trh o { $count } dolů{ comma }
gain-ring = lze posunout vodní prstenec{ comma }
gain-structure = { $structure }{ comma }
comma = { $joint ->
    [comma] ,
   *[other] { "" }
}

does-field = obilí { $value }, { $water ->
    [green] vždy
    [yellow_green] není-li prstenec vlevo
   *[brown] jen s prstencem vpravo
}{ $bonus ->
    [0] { "" }
   *[other] ; ihned:
}
does-quarry = { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
} každé kolo
does-crew_each_round = jednou za kolo: { $steps ->
    [one] četa +1
    [few] { $steps } kroky čet
   *[other] { $steps } kroků čet
}
does-field_improver = natrvalo zlepší jedno pole { $steps ->
    [one] o stupeň
   *[other] o { $steps } stupně
}
does-stones_as_grain = při živení: obilí za kámen: { $grain }
does-reuse = jednou za kolo: na kruhové políčko, kde už je loď, kromě Heliopolis
does-more_sphinx = u sfingy až { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} navíc bez kamenů
does-upstream = jednou za kolo: loď proti proudu
does-first_place = na každém staveništi: na první místo
does-paid_crew = jednou za kolo po živení: { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
} za { $steps ->
    [one] četu +1
    [few] { $steps } kroky čet
   *[other] { $steps } kroků čet
}
does-leftover = po plavbě: karta, která zůstala na řece
does-grave_value = na konci: +{ $value } k hodnotě vašich hrobů
does-stone_seller = na konci: prodej nejvýš { $stones } kamenů, za každý { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
does-double_ship = ihned nasadit druhou loď
does-two_crews = dvě čety spolu na jednom staveništi
does-stones = +{ $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
does-keep_more = počet karet sfingy, které si lze ponechat: { $keep }
does-double_space = akce kruhového políčka dvakrát, kromě Heliopolis
does-strength = +{ $strength } k síle v jednom kroku výstavby
does-grain = při živení { $grain ->
    [one] { $grain } jednotka obilí
    [few] { $grain } jednotky obilí
   *[other] { $grain } jednotek obilí
}
does-stone_sale_steps = prodej kamenů o { $steps } dolů
does-grain_market_steps = obilný trh o { $steps } dolů
does-crews_choice = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} čet podle výběru
does-brick_points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každou vlastní cihličku:

does-built = { points }, { $what ->
    [obelisk] je-li postavena { $need }. řada obelisku
    [graves] je-li postaveno hrobů: { $need }
    [pyramid] jsou-li plné spodní řady pyramidy: { $need }
   *[temple] jsou-li zastavěna políčka chrámu: { $need }
}, kýmkoli
does-players_at_bottom = body { $figures } za 1, 2, 3 nebo 4 hráče na spodním políčku ({ $track })
does-own_at_least = { points } za vlastní cihličky { $structure-on }, aspoň { $need }
does-own_each = { points } za vlastní cihličky na každé stavbě, aspoň { $need }
does-per_grave = { points } za každou vlastní cihličku na hrobech
does-crew_strength = { points } za každou jednotku síly ({ $crew })
does-production_most = body { $figures }, nemá-li nikdo větší produkci: { $production }
does-own_at_bottom = { points }, jste-li na spodním políčku ({ $track })
does-per_permanent = { points } za každou trvalou kartu kromě polí a kamenolomů
does-per_ten = { points } za každých 10 bodů, až úplně nakonec

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
stones = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Možnosti

option-first_sphinx = První karta sfingy
value-first_sphinx-two = dvě karty, jednu si ponechat
value-first_sphinx-one = jedna karta
option-tournament = Turnaj: beze dvou karet (Přízeň sfingy, desítky bodů)
option-every_moment = Nabízet karty „kdykoli“ v každé vlastní chvíli, i když nic nezmění

## Za co jsou body

score-sphinx = Vrácené karty sfingy
score-obelisk = Obelisk
score-graves = Hroby
score-pyramid = Pyramida
score-temple = Chrám
score-rows = Dostavěné řady
score-nile = Karty Nilu
score-grain_market = Obilný trh
score-bonus = Spolupráce na stavbách
score-hunger = Chybějící obilí
score-stone_sale = Prodané kameny
score-grave_values = Hodnoty hrobů
score-sphinx_cards = Karty sfingy

## Co se ptáme

prompt-first-card = { $seat }: ponechte si jednu kartu sfingy, druhá přijde pod balíček.
prompt-sail = { $seat }: nasaďte loď, nebo pasujte do konce kola.
prompt-sail-must = { $seat }: nasaďte druhou loď.
prompt-berth = { $seat }: které políčko { $site-at }? Nejblíže Nilu se staví první.
prompt-double = { $seat }: provést akci políčka { $town } dvakrát?
prompt-crew = { $seat }: která četa zesílí?{ $count ->
    [one] { "" }
    [few] { " " }({ $count } kroky)
   *[other] { " " }({ $count } kroků)
}
prompt-ring = { $seat }: posunout vodní prstenec?
prompt-again = { $seat }: nasadit hned druhou loď?
prompt-leftover = { $seat }: vzít kartu, která zůstala na řece?
prompt-feed = { $seat }: { $count ->
    [0] všechny čety mají co jíst.
   *[other] chybějící obilí: { $count } (ztráta: { points }).
}
prompt-first-place = { $seat }: stavět { $site-at } jako první?
prompt-build = { $seat }, { $site-at }: která četa bude pracovat? Kameny: { $stones }.
prompt-team = { $seat }: síla { $strength }, kameny { $stones } – posilte četu, nebo začněte.
prompt-brick = { $seat }: zbývá síla { $strength } a kameny { $stones }, zatím { points } – další cihlička?
prompt-extra = { $seat }: kolik dalších karet bez kamenů?
prompt-keep = { $seat }: ponechte si jednu kartu sfingy, nebo žádnou.
prompt-keep-second = { $seat }: ponechat si ještě jednu kartu sfingy?
prompt-track = { $seat }: o políčko dolů na které stupnici?
prompt-late = { $seat }: použít nějakou kartu, než kolo skončí?
prompt-over = Hra skončila.

## Volby: nadpis druhu, celá věta a krátká podoba pod nadpisem

way = { $way ->
    [upstream] { " " }(proti proudu)
    [reuse] { " " }(k jiné lodi)
    [both] { " " }(proti proudu, k jiné lodi)
   *[plain] { "" }
}
heading-sail-card = Vzít kartu Nilu
choice-sail-card = Plout na políčko { $space } a vzít kartu { $card } ({ $phrases }){ way }.
short-sail-card = { $card }, políčko { $space }{ way }
heading-sail-town = Na kruhové políčko
choice-sail-town = Plout na políčko { $town }, { $space } ({ $phrases }){ way }.
short-sail-town = { $town }, políčko { $space }{ way }
heading-sail-site = Na staveniště
choice-sail-site = Plout { $site-to }, políčko { $space }{ $count ->
    [0] { " " }(jako náhradník)
   *[other] { "" }
}{ way }.
short-sail-site = { $site }, políčko { $space }{ $count ->
    [0] { " " }(náhradník)
   *[other] { "" }
}{ way }
heading-pass = Pasovat
choice-pass = Pasovat: v tomto kole už žádná loď.
short-pass = pasovat
heading-berth = Zvolit políčko staveniště
choice-berth = Políčko { $berth } { $site-at }.
short-berth = políčko { $berth }
heading-use = Použít kartu
choice-use = Použít kartu { $card }: { $phrases }.
short-use = { $card }
heading-eat = Kameny za obilí
choice-eat = Zaplatit kámen místo obilí.
short-eat = kámen místo obilí
heading-improve = Zlepšit pole
choice-improve = Natrvalo zlepšit pole { $field } ({ $colour }, obilí { $value }).
short-improve = pole { $field }: { $colour } { $value }
heading-raise = Posílit četu
choice-raise = Síla { $strength }: { $crew }.
short-raise = { $crew } → { $strength }
heading-ring = Vodní prstenec
choice-ring = { $stays ->
    [yes] Nechat vodní prstenec na místě.
   *[no] Posunout vodní prstenec: { $ring ->
        [1] jen zelená pole
        [2] zelená a žlutozelená pole
       *[3] všechna pole
    }.
}
short-ring = { $stays ->
    [yes] nechat
   *[no] { $ring ->
        [1] jen zelená
        [2] zelená a žlutozelená
       *[3] všechna pole
    }
}
heading-take = Vzít kartu
choice-take = Vzít kartu { $card } ({ $phrases }).
short-take = { $card }
heading-first = První místo
choice-first = Přesunout loď na první místo.
short-first = na první místo
heading-stay = Zůstat
choice-stay = Nechat loď, kde je.
short-stay = zůstat
heading-crew = Poslat četu
choice-crew = Staví { $crew } (síla { $strength }).
short-crew = { $crew } ({ $strength })
heading-add = Přidat k četě
choice-add = Přidat: { $crew } (síla { $strength }).
short-add = { $crew } (+{ $strength })
heading-add-strength = Přidat sílu
choice-add-strength = Použít kartu { $card }: { $phrases }.
short-add-strength = { $card }
heading-draw = Vzít karty sfingy
choice-draw = Zaplatit { stones } a vzít stejně karet.
short-draw = { cards }
heading-extra = Další karty bez kamenů
choice-extra = { $count ->
    [0] Nebrat další karty.
    [one] Vzít ještě { $count } kartu.
    [few] Vzít ještě { $count } karty.
   *[other] Vzít ještě { $count } karet.
}
short-extra = { $count ->
    [0] žádná
   *[other] { cards }
}
heading-keep = Ponechat si kartu sfingy
choice-keep = Ponechat si: { $phrases }.
short-keep = { $card }
heading-keep-none = Vrátit všechny
choice-keep-none = Žádnou z nich si neponechat: { points }.
short-keep-none = žádná ({ points })
heading-brick = Stavět
choice-brick = Stavět { $structure-on }{ place-of-brick } za { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
}.
short-brick = { $structure }{ place-of-brick }: { $value }
place-of-brick = { $part ->
    [row] , řada { $row }
    [section] , { $section }
   *[other] { "" }
}
heading-track = O políčko dolů
choice-track = Dolů { $track-on } na políčko { $space }{ track-reward }.
short-track = { $track } → { $space }
track-reward = { $count ->
    [0] { "" }
   *[other] { " " }({ $reward ->
        [stones] kameny
       *[points] body
    }: +{ $count })
}
heading-stop = Dost
choice-stop = Dál nestavět: { points }.
short-stop = dost ({ points })
heading-enough = Nechat být
choice-enough = { $count ->
    [0] Pokračovat.
   *[other] Nechat to tak, ztráta: { points }.
}
short-enough = { $count ->
    [0] pokračovat
   *[other] ztráta: { points }
}
heading-decline = Ne
choice-decline = Ne.
short-decline = ne
heading-done = Hotovo
choice-done = Už nic nepoužít.
short-done = už nic
heading-give-up = Zde nestavět
choice-give-up = Nestavět zde; loď se vrátí.
short-give-up = nestavět

caution-pass = Ještě máte { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
} a kam plout.
caution-leftover = Ještě si můžete vzít kartu { $card }: v tomto kole vás to nestojí žádné body.
caution-give-up = Některá vaše četa { $site-at } pracovat může a počítalo by se to i do bonusu tohoto kola.
caution-hunger-card = Ztratíte { points } a přitom ještě máte kartu { $card }.
caution-hunger-stones = Ztratíte { points } a přitom můžete místo obilí zaplatit { stones }.

## Co se stalo

event-started = { $seat } dostává destičku s pořadím { $tile } a začíná s kameny: { $stones }.
event-drew-cards = Vaše vzaté karty: { $cards }.
event-chose-first = { $seat } si ponechává první kartu sfingy.
event-graves-laid = První hroby: { $values }.
event-round-began = { $round }. kolo. Na řece: { $cards }.
event-to-card = { $seat } pluje na políčko { $space } a bere kartu { $card }.
event-to-town = { $seat } pluje na políčko { $town }.
event-to-site = { $seat } pluje { $site-to }, políčko staveniště { $berth }.
event-waits-at = { $seat } čeká { $site-at } jako náhradník.
event-used-card = { $seat } používá kartu { $card }.
event-passed = { $seat } pasuje.
event-cannot-sail = { $seat } už nemůže nasadit loď.
event-crew-rose = { $seat }: { $crew } má sílu { $strength }.
event-crew-full = { $seat }: { $crew } už nemůže zesílit.
event-got-stones = { $seat } dostává { stones } (celkem { $stones }).
event-track-moved = { $seat } postupuje dolů { $track-on } na políčko { $space }.
event-bottom-points = { $seat } dostává { points } z obilného trhu.
event-ring-moved = { $seat } posouvá vodní prstenec: obilí dávají { $ring ->
    [1] jen zelená pole
    [2] zelená a žlutozelená pole
   *[3] všechna pole
}.
event-got-points = { $seat } dostává { points } za kartu { $card }.
event-took-leftover = { $seat } bere kartu { $card }, která zůstala na řece.
event-field-improved = { $seat } zlepšuje pole { $field }: teď je { $colour }.
event-ate-stone = { $seat } platí kámen místo obilí.
event-fed = { $seat } živí čety o síle { $strength }.
event-hungry = { $seat }: chybějící obilí { $missing }, ztráta { points }.
event-produced = { $count ->
    [0] { $seat } nemá místo na další kameny z kamenolomů (stále { $stones }).
   *[other] { $seat } dostává z kamenolomů { stones } (celkem { $stones }).
}
event-went-first = { $seat } jde { $site-at } na první místo.
event-gave-up = { $seat } { $site-at } nestaví.
event-named-crew = { $seat }: staví { $crew } (síla { $strength }).
event-added = { $seat }: pomáhá { $crew } (síla { $strength }).
event-paid = { $seat } platí { stones } za karty sfingy.
event-drew = { $seat } bere z balíčku sfingy { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-kept = { $seat } si { $count ->
    [0] neponechává žádnou kartu
    [one] ponechává { $count } kartu
    [few] ponechává { $count } karty
   *[other] ponechává { $count } karet
}.
event-returned = { $seat } vrací { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}: { points }.
event-built = { $seat } staví { $structure-on }{ place-of-brick }, hodnota { $value }.
event-grave-uncovered = Další hrob: { $value }.
event-step-points = { $seat } dostává { points } za výstavbu.
event-row-bonus = { $seat } dostává { points } za { $row }. řadu pyramidy.
event-bonus = { $seat } dostává { points } za spolupráci na stavbách (staveniště: { $count }).
event-got-tile = { $seat } dostává destičku s pořadím { $tile }.
event-game-ended = Hra končí. Závěrečné bodování.
event-sold = { $seat } dostává { points } za prodané kameny.
event-graves-scored = { $seat } dostává { points } za hroby v hodnotě { $value }.
event-sphinx-scored = { $seat } dostává { points } za kartu sfingy „{ $card }“.

## Proč ne

refused-other-question = Na to se teď hra neptá.
refused-must-sail = Teď je nutné nasadit druhou loď.
refused-no-such-space = Políčko { $space } tu není.
refused-card-gone = Na políčku { $space } není karta.
refused-one-ship-per-site = Vaše loď už stojí { $site-at }.
refused-space-taken = Na políčku { $space } stojí loď.
refused-upstream = Lodě plují jen po proudu: vaše nejnižší loď je na políčku { $space }.
refused-no-such-berth = Políčko staveniště { $berth } v této hře není.
refused-berth-taken = Políčko staveniště { $berth } je obsazené.
refused-ring = Tam vodní prstenec posunout nelze.
refused-no-such-card = Kartu { $card } nemáte.
refused-used-this-round = Karta { $card } je v tomto kole už použitá.
refused-crews-full = Žádná vaše četa už nemůže zesílit.
refused-crew-full = { $crew } už nemůže zesílit.
refused-few-stones = Potřebujete { stones }.
refused-stones-full = Více než { stones } mít nelze.
refused-card-idle = Karta { $card } by teď nic nezměnila.
refused-no-such-field = Pole { $field } nemáte.
refused-field-green = Toto pole už je zelené.
refused-crew-used = { $crew } je v tomto kole už použitá.
refused-one-crew = Na druhou četu je potřeba karta Dvě čety.
refused-out-of-reach = Četa by nedosáhla síly { $value }, kterou zde má nejlevnější políčko.
refused-not-sphinx = Karty se berou jen u sfingy.
refused-too-many-cards = Teď lze vzít nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
refused-too-many-extra = Celkem lze vzít nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
refused-not-drawn = Tato karta není mezi vzatými.
refused-other-site = Stavíte { $site-at }.
refused-all-built = Tam je už vše postaveno.
refused-not-yet = Ještě není postaveno to, co musí stát pod tím.
refused-weak = Toto políčko potřebuje sílu { $value }; zbývá vám { $strength }.
refused-ships-now = Lodě se nasazují jen při plavbě po Nilu.
refused-ships-later = Nejdřív je na řadě jiná volba; potom se zase nasazují lodě.
refused-berth-now = Políčko staveniště si vybíráte, když k němu plujete.
refused-other-berth = Vaše loď stojí { $site-at }.
refused-crew-now = Čety pracují na staveništích, až po živení.
refused-joker-alone = Četa-žolík jen pomáhá jiné četě: nejdřív vyberte tu.
refused-team-begun = Po první cihličce se už žádná četa nepřidá.
refused-track-now = Dolů po stupnicích posouvají kruhová políčka, karty a výstavba u obelisku a hrobů.
refused-ring-now = Vodní prstenec se posouvá z některých kruhových políček.
refused-ring-far = Vodní prstenec se posouvá jen o jedno místo.
refused-field-now = Pole se zlepšují kartou Zavlažovací kanál při živení čet.
refused-crew-first = Nejdřív vyberte četu, která bude stavět.
refused-bricks-now = Cihličky klade četa ve vašem kroku výstavby { $site-at }.
refused-built = Cihlička už tam je.
refused-card-moment = Karta { $card } se použije { $moment ->
    [feeding] při živení čet, pokud chybí obilí
    [team] v kroku výstavby, po volbě čety a před první cihličkou
    [sailing] hned po nasazení lodi
    [town] při plavbě na kruhové políčko
   *[building] před stavěním, nebo na konci kola
}.

## Herní plán v terminálu

board-title = { $round ->
    [0] Příprava hry
   *[other] { $round }. kolo z { $rounds }
} · { $phase }
board-river = Nil
board-sites = Staveniště
board-waiting = čeká
board-structures = Stavby
board-deck = Balíček sfingy: { cards }
board-tracks = Stupnice a vodní prstenec
board-ring = vodní prstenec: { $ring ->
    [1] zelená pole
    [2] zelená a žlutozelená pole
   *[3] všechna pole
}
name-of = { $seat }
board-seat = hráč
board-tile = pořadí
board-points = body
board-if-ended-now = teď
board-legend = teď: kdyby hra skončila teď, bez karet sfingy · čety v závorkách už v tomto kole pracovaly · živení: síla/obilí · pole: { $green } zelené { $yellow_green } žlutozelené { $brown } hnědé
board-crews = čety
board-crew-black = černá
board-crew-blue = modrá
board-crew-yellow = žlutá
board-crew-joker = žolík
board-stones = kameny
board-ships = lodě
board-grain = živení
board-missing = { $missing ->
    [0] stačí
   *[other] −{ $points }
}
board-fields = pole
board-production = +{ $count } za kolo
board-sphinx = sfinga
board-about-sphinx = Četa vezme nejvýš { $count } karet, každou za kámen. Ponechat si lze nejvýš { $keep }; každá jiná přinese { points }.
board-about-obelisk = Každá cihlička přinese body podle své hodnoty a každý krok výstavby ještě políčko dolů na jedné ze stupnic.
board-about-pyramid = Každá cihlička přinese body podle své hodnoty; kdo má nejvíc cihliček v plné řadě pyramidy, dostane za ni body.
board-does = { $phrases }.
board-own = Vaše karty sfingy
board-drawn = Vzaté
board-building = Krok výstavby: síla { $strength } (využito { $used }), kameny { $stones }, { points }

## Karty sfingy jsou tajné, takže v bodech při konci hry chybějí

if-ended-now = Kdyby hra skončila teď, bez karet sfingy
web-if-ended-now = teď bez sfingy: { $points }
web-points-and-now = { $points ->
    [one] Zatím { $points } bod, při konci teď bez karet sfingy { $now }: ukázat, za co
    [few] Zatím { $points } body, při konci teď bez karet sfingy { $now }: ukázat, za co
   *[other] Zatím { $points } bodů, při konci teď bez karet sfingy { $now }: ukázat, za co
}

## Co stránka pravidel dodává u opravené krabice

note-town = · { $town }:
note-no-town = · { $town } na řece není.
note-card = · { $card }:
note-copies = (počet: { $copies })

## Co karty přinášejí, několika slovy pro obrázek

brief-field = { $water ->
    [green] zelené
    [yellow_green] žlutozelené
   *[brown] hnědé
}{ $bonus ->
    [0] { "" }
   *[other] ,
}
brief-track = { $track } ↓{ $count ->
    [one] { "" }
   *[other] { $count }
}{ comma }
brief-quarry = kameny za kolo: { $value }
brief-crew_each_round = za kolo: četa +{ $steps }
brief-field_improver = lepší pole: +{ $steps }
brief-stones_as_grain = obilí za kámen: { $grain }
brief-reuse = k jiné lodi
brief-more_sphinx = karty navíc: { $cards }
brief-upstream = loď proti proudu
brief-first_place = stavět první
brief-paid_crew = kameny { $stones }: četa +{ $steps }
brief-leftover = karta z řeky
brief-grave_value = hroby +{ $value } na konci
brief-stone_seller = prodej kamenů: { $stones }
brief-double_ship = dvě lodě za sebou
brief-two_crews = spolu na staveništi
brief-stones = kameny +{ $stones }
brief-keep_more = karty sfingy: { $keep }
brief-double_space = akce dvakrát
brief-strength = při výstavbě +{ $strength }
brief-grain = obilí { $grain }
brief-stone_sale_steps = o { $steps } dolů
brief-grain_market_steps = o { $steps } dolů
brief-crews_choice = kroky: { $steps }
brief-brick_points = po { $points }:

## Obrázek

picture-board = Údolí králů: herní plán, { $round }. kolo z { $rounds }
picture-action = { $phrases }
picture-name = { $card }
picture-name-field = Pole { $value }
picture-name-quarry = Kamenolom
picture-name-crews_shown = Čety
picture-name-brick_points = Cihličky
picture-ship = Loď: { $owner }
picture-brick = Cihlička: { $owner }
picture-next = Další políčko, hodnota { $value } – vyžaduje tolik síly a tolik kamenů a přinese tolik bodů
picture-card-at = { $card } – políčko { $space }: { $phrases }
picture-card-gone = Políčko { $space }: karta už tu není
picture-town = { $town } – políčko { $space }: { $phrases }
picture-town-name = { $town }
picture-site = { $place }: { $site } – políčko { $space }, volná místa pro lodě: { $count }. Loď nejblíž Nilu staví první.
picture-jetty = { $place }: { $site }
picture-place = { $place }
picture-site-name = { $place }: { $site }
picture-berth-free = Místo { $berth } { $site-at }: volné
picture-berth-taken = Místo { $berth } { $site-at }: { $owner }
picture-waits = { $owner } čeká { $site-at } jako náhradník

picture-about-sphinx = nejvýš { $count }, za kámen; ponechat: { $keep }
picture-about-obelisk = body, potom krok na trhu
picture-about-pyramid = plná řada: kdo má nejvíc, bod za cihličku
picture-points-so-far = { points }
picture-totals = Staví { $seat } – síla { $strength }, z toho zbývá { $left }; kameny: { $stones }; zatím body: { $points }
picture-sphinx-deck = Balíček sfingy: { cards }{ $drawn ->
    [0] { "" }
   *[other] ; právě se prohlíží: { $drawn }
}
picture-cards-kept = ponechané karty
picture-kept = Ponechané karty sfingy – které to jsou, je do konce tajné
picture-no-sphinx-cards = Zatím nemáte karty sfingy.
picture-sphinx-card = { $card } – { $phrases }{ $now ->
    [-1] { "" }
   *[other] . Teď: { $now }
}
picture-scores-now = teď { $points }
picture-grave = Destička hrobu s hodnotou { $value }
picture-grave-next = Další destička hrobu, hodnota { $value } – vyžaduje tolik síly a tolik kamenů a přinese tolik bodů
picture-grave-totals = Hodnoty destiček hrobů – body na konci podle hodnoty: { $figures }

picture-track-stone_sale = Prodej kamenů
picture-track-grain_market = Obilný trh
picture-about-stone_sale = Prodej kamenů – od políčka { $space } se na konci prodává, cena bodu v kamenech: { $stones }; dosažení spodního políčka přinese { stones }
picture-about-grain_market = Obilný trh – body za každé chybějící obilí shora: { $figures }; dosažení spodního políčka přinese { points }
picture-feeding = Živení čet
picture-feeding-legend = ztráta bodů, obilí
picture-feeding-of = { $owner } – síla { $strength }, trestné body za chybějící obilí: { $penalty }; obilí a body podle místa prstence: { $figures }
picture-pool = { $here ->
    [yes] Tady leží vodní prstenec
   *[no] Místo vodního prstence
} – { $ring ->
    [1] obilí dávají jen zelená pole
    [2] obilí dávají zelená a žlutozelená pole
   *[3] obilí dávají všechna pole
}
picture-round = { $round }. kolo z { $rounds }
picture-set-up = Příprava hry
picture-phase = { $phase }
picture-order = Pořadí hráčů – destičky se po každém kole rozdělují znovu: destička 1 náleží nejmenšímu počtu bodů
picture-bonus = stavby 1·2·3:
picture-bonus-title = Bonus – na konci kola za spolupráci na jednom, dvou nebo třech staveništích, body: { $figures }

picture-crew = { $crew } – síla { $strength }{ $used ->
    [yes] , v tomto kole už pracovala
   *[no] { "" }
}
picture-stock = Kameny: { $stones }, nejvýš { $limit } – kamenolomy přinášejí za kolo { $production } ({ $figures })
picture-tile = Destička s pořadím { $tile }
picture-fleet = Lodě: { $count }{ $passed ->
    [yes] ; už pasuje
   *[no] { "" }
}
picture-sphinx-kept = Karty sfingy: { $count }
picture-fields = Pole, { $colour }: obilí { $figures } – { $watered ->
    [yes] teď zavlažovaná
   *[no] teď bez vody
}
picture-field = Pole { $field }, { $colour }: obilí { $value }
picture-balance = Síla { $strength } proti obilí { $grain } – { $points ->
    [0] všechny čety se uživí
   *[other] ztráta: { points }
}
picture-own-card = { $card } – { $phrases }{ $used ->
    [0] { "" }
   *[other] . V tomto kole použito: { $used } z { $count }
}
picture-own-stock = Kameny: { $stones }, kamenolomy přinášejí za kolo { $production } – lodě: { $ships }
picture-own-feeding = Síla { $strength } proti obilí { $grain } – { $points ->
    [0] všechny čety se uživí
   *[other] ztráta: { points }
}
