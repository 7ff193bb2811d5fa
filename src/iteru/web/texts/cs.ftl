## Stránka

web-about = Deskové hry ze starého Egypta, přesně podle pravidel: s přáteli, proti botům nebo společně u jedné obrazovky.
web-not-affiliated = Texty i kresby jsou naše vlastní. Iteru s autory ani s vydavateli her nijak nesouvisí.
web-skip-main = Přejít k obsahu
web-skip-ask = Přejít k volbám
web-skip-board = Přejít k hernímu plánu
web-skip-log = Přejít k průběhu hry
web-skip-replay = Přejít ke krokům
web-tools = Nástroje
web-settings = Nastavení
web-language = Jazyk
web-language-en = English
web-language-cs = Čeština
web-theme = Vzhled
web-theme-light = Světlý
web-theme-dark = Tmavý
web-theme-system = Podle systému
web-speed = Animace
web-speed-off = Vypnuté
web-speed-normal = Klidné
web-speed-fast = Rychlé
web-react-within = Na reakci máte { $seconds } s.
web-reactions = Reakce mimo můj tah
web-reactions-ask = Ptát se mě
web-reactions-quiet = Nikdy nereagovat
web-close = Zavřít
web-shortcuts = Klávesové zkratky
web-key-tab = Přejít na další prvek
web-key-help = Zobrazit tento přehled, u volby její pravidlo
web-key-choose = Zvolit ze seznamu
web-key-walk = Přejít na jinou volbu nebo na jiný řádek průběhu
web-key-touch = Zvolit vybranou věc na herním plánu
web-key-back = Zavřít, co je otevřené, nebo zrušit poslední dotyk
web-key-look = Zvětšit kartu
web-key-skip = Přeskočit k vaší další volbě
web-key-moment = Na konci: ukázat, kdy se změnilo vedení
web-key-rematch = Na konci: odveta
web-key-round = Na předchozí nebo další kolo
web-key-ends = Na začátek nebo na konec
web-key-play = Přehrát nebo pozastavit
web-key-moves-of = Ukázat tahy jednoho místa
web-key-all-moves = Ukázat všechny tahy
web-key-step = Krok zpět nebo vpřed
web-offline = Jste offline
web-offline-hint = Iteru potřebuje ke hře připojení. Vaše hry jsou uložené na serveru a počkají na vás.
web-try-again = Zkusit znovu
web-back = Zpět
web-copy = Kopírovat
web-copied = Zkopírováno
web-error = To se nepovedlo
web-error-safe = O nic nepřicházíte: vaše hry zůstávají uložené.
web-to-home = Na úvodní stránku
web-pages = Stránky

## Úvod

web-games = Hry
web-tables = Stoly
web-my-games = Moje rozehrané hry
web-running = { $count ->
    [one] { $count } rozehraná
    [few] { $count } rozehrané
   *[other] { $count } rozehraných
}
web-welcome = Vítejte
web-no-games = Jste tu poprvé? Nejsnáze se začíná hrou „{ $game }“.
web-open-tables = Stoly s volným místem
web-no-open-tables = Nikdo teď na hráče nečeká. Založte stůl, nebo si rovnou zahrajte.
web-watchable = Právě se hraje
web-finished-games = Moje dohrané hry
web-records = Záznamy
web-record-file = Soubor se záznamem
web-upload = Otevřít
web-upload-hint = Uložená hra: můžete ji projít krok za krokem nebo z kteréhokoli místa hrát dál.
web-by = { $designers }, { $year }
web-players = Hráči
web-length = Herní doba
web-minutes = { $minutes } min
web-weight = náročnost { $weight }
web-against-bots = proti botům
web-own-score = vy { $won }:{ $lost }
web-try-stronger = Dvě výhry za sebou: { $bot }?
web-try-weaker = Tři prohry za sebou: { $bot }?
web-bot-level = bot, úroveň { $number }
web-opponents = Soupeři
web-way-seneb = ten, kdo pospíchá
web-way-merit = ta, která sbírá
web-way-nakht = ten, kdo kazí plány
web-about-seneb = Bere, co boduje hned, a neohlíží se.
web-about-merit = Staví na tom, co se vyplatí až pozdě. Začíná zvolna, na konci je drahá.
web-about-nakht = Raději vás připraví o tři body, než by sám získal dva.
web-score-against = Vy { $won } : { $lost } { $name }
web-not-met = Zatím žádná hra
web-choose = Vybrat
web-choose-one = { $name }: vybrat
web-chosen = vybráno
web-play-against = Hra proti { $name ->
   *[seneb] Senebovi
    [merit] Merit
    [nakht] Nachtovi
}
web-level-named = úroveň { $number }, { $name }
web-rating = síla
web-play-game = Hrát: { $game }
web-all-three = Nebo všichni tři u jednoho stolu
web-how-strong = Jak silní?
web-how-strong-lead = Všichni hrají podle pravidel a vidí jen to, co byste na jejich místě viděli vy.
web-collar-tells = Úroveň poznáte podle řad náhrdelníku.
web-level-thinks = před každou volbou zkusí { $count ->
    [one] { $count } pokračování
    [few] { $count } pokračování
   *[other] { $count } pokračování
}
web-level-misses = přehlédne { $share } voleb
web-you-win-here = výhry tady: { $won } z { $games }
web-not-met-here = na této úrovni zatím žádná hra
web-other-opponents = Soupeři s vlastním stylem
web-with-friends = S přáteli
web-learn = Naučit se hru
web-learn-first = Naučit se: { $game }
web-play-now = Hrát
web-new-table = Nový stůl
web-rules = Pravidla
web-cards = Karty
web-cards-of = { $game }: všechny karty
web-card-group = Druh
web-all = vše
web-search-cards = Hledat v kartách
web-cards-found = Zobrazeno: { $count }
web-cards-none = Žádná karta neodpovídá.
web-show-all = Zobrazit vše
web-no-cards = Tato hra nemá žádné karty.
web-rulings = Výklady
web-rulings-of = { $game }: výklady
web-rulings-about = Kde tištěná pravidla nechávají otázku otevřenou nebo je lze číst dvojím způsobem, museli jsme rozhodnout. Tady jsou všechna rozhodnutí i s pravidly, která z nich vycházejí.
web-no-rulings = Tato hra žádné výklady nepotřebuje.
web-example-printed = S hodnotami podle tištěné hry.
web-example-names = Anna Petr Jana Karel Eva
web-minute = Hra za minutu
web-seek = Hledat v pravidlech
web-seek-found = { $place } z { $count }
web-seek-none = Nenalezeno.
web-seek-next = Další místo
web-seek-before = Předchozí místo
web-all-cards = Všechny karty s údaji
web-cards-drawn = Zobrazit nakreslené, s filtry
web-print = Vytisknout
web-facts = Počet hráčů: { $least } až { $most } · { $minutes } minut
web-contents = Obsah
web-about-rules = O tomto textu
web-reconstructed = { $count ->
    [0] Všechny údaje ({ $all }) odpovídají tištěné hře
    [one] { $count } údaj z { $all } je rekonstruovaný
    [few] { $count } údaje z { $all } jsou rekonstruované
   *[other] { $count } údajů z { $all } je rekonstruovaných
}
web-reconstructed-why = Tyto údaje jsou vytištěné jen na obrázcích, které jsme neviděli, a proto jsme je museli doplnit. Kdo má hru doma, může je opravit.
web-corrected-box = Opravené údaje
web-corrected-count = { $count ->
    [one] { $count } údaj je zde opravený
    [few] { $count } údaje jsou zde opravené
   *[other] { $count } údajů je zde opravených
}
web-corrected-why = Tyto údaje opravil majitel tištěné hry. Hraje se s nimi, ne s našimi.
web-free-seat = volné místo
web-free = volno
web-waiting-for-players = Čeká se na hráče
web-your-turn = Jste na tahu
web-turn-of = Na tahu: { $name }
web-join = Přisednout
web-watch = Sledovat
web-replay = Přehrát
web-won = výhra
web-day = { $day }. { $month }. { $year }

## Nový stůl

web-who-plays = Kdo hraje
web-who-plays-hint = Míst u stolu: { $least } až { $most }. U této obrazovky může hrát víc lidí, přátele pozvete odkazem.
web-seat = Místo { $number }
web-seat-me = já
web-seat-friend = hráč pozvaný odkazem
web-seat-local = někdo u této obrazovky
web-seat-bot = bot: { $bot }
web-seat-none = nikdo
web-local-name = Jméno hráče na místě { $number }
web-more-options = Další nastavení
web-options = Nastavení stolu
web-yes = ano
web-no = ne
web-no-advice = Bez rad: nikdo si o ně nemůže říct
web-listed = Ukázat stůl na úvodní stránce, aby ostatní mohli přisednout nebo hru sledovat
web-open-table = Založit stůl

## Krabice, které lidé opravují

web-boxes = Moje krabice
web-boxes-about = Některé údaje jsou jen na obrázcích, které jsme neviděli. Máte-li hru doma, opravte je: hrajte se svou krabicí, sdílejte ji nebo si ji odneste jako soubor.
web-boxes-mine = Uložené krabice
web-boxes-none = Zatím nemáte uloženou žádnou krabici. Začněte hrou, kterou máte doma.
web-boxes-begin = Opravit údaje hry
web-boxes-guest = krabice pak budete mít na všech zařízeních.
web-box-usual-name = Moje krabice
web-box-of = Vaše krabice: { $game }
web-box-about = { $count ->
    [0] Z { $all } tištěných věcí nezbývá nic ke kontrole.
    [one] { $count } z { $all } tištěných věcí má údaje, které jsme rekonstruovali. Máte skutečnou krabici? Opravte, co je na ní jinak; hned uvidíte, jak to vypadá.
    [few] { $count } z { $all } tištěných věcí mají údaje, které jsme rekonstruovali. Máte skutečnou krabici? Opravte, co je na ní jinak; hned uvidíte, jak to vypadá.
   *[other] { $count } z { $all } tištěných věcí má údaje, které jsme rekonstruovali. Máte skutečnou krabici? Opravte, co je na ní jinak; hned uvidíte, jak to vypadá.
}
web-box-sources = Odkud údaje jsou
web-box-figures = Tištěné věci
web-box-search = Hledat
web-box-show = Zobrazit
web-box-shows-check = Ke kontrole
web-box-shows-own = Vaše
web-box-shows-all = Vše
web-box-is-wrong = nevyhovuje
web-box-note = Odkud to víme: { $note }.
web-box-was = původně { $value }
web-box-put-back = Vrátit
web-box-open = Přesto opravit
web-box-before = jak to máme my
web-box-after = po vaší opravě
web-box-reads = Čte se:
web-box-changes = Co dalšího se tím změní
web-box-not-shown = Tento údaj není vidět na kartách ani na herním plánu na začátku hry.
web-box-drawing = Kreslí se…
web-box-elsewhere = Něco zatím nevyhovuje:
web-box-leave-out = Vynechat
web-box-way = Co se stane
web-box-number = Počet
web-box-which = Které
web-box-own-words = vlastními slovy
web-box-add = + Přidat
web-box-remove = Odebrat položku { $number }
web-box-for-each = Pro každé zvlášť
web-box-for-all = Pro všechna stejně
web-box-name = Název krabice
web-box-save = Uložit do mé krabice
web-box-next = Další ke kontrole
web-box-saved = Uloženo. Stoly, které založíte, s ní teď mohou hrát.
web-box-use = Stoly založené s vaší krabicí i jejich záznamy vždy říkají, čí krabice to je a co je v ní opraveno.
web-box-play = Hrát s ní
web-box-share = Sdílet
web-box-share-hint = Kdo má tento odkaz, uvidí, co se liší, může s krabicí hrát a může si ji zkopírovat.
web-box-download = Stáhnout jako soubor
web-box-file = Soubor s opravami
web-box-read = Načíst soubor
web-box-file-hint = Soubor funguje všude, i v terminálu:
web-box-edit = Opravit
web-box-copy = Kopírovat
web-box-delete = Smazat
web-box-delete-hint = Stoly, které s ní byly založeny, pokračují. Odkaz přestane fungovat.
web-box-delete-yes = Smazat krabici
web-box-count = { $count ->
    [one] { $count } údaj
    [few] { $count } údaje
   *[other] { $count } údajů
}
web-box-by = { $game }, opravuje { $author }.
web-box-no-longer = Tato krabice už ke hře nepasuje:
web-box-differs = { $count ->
    [one] Liší se { $count } údaj
    [few] Liší se { $count } údaje
   *[other] Liší se { $count } údajů
}
web-box-house-has = u nás
web-box-here = zde
web-box-leaving = Máte opravy, které nejsou uložené.
web-box-ours = jak ji máme my
web-box-of-server = jak je opravena na tomto serveru
web-box-played = Hraje se s krabicí: { $box }
web-box-as-stated = jak bylo tehdy uvedeno
web-box-values = Tištěné údaje
web-box-choice = „{ $name }“ ({ $author }, { $count ->
    [one] { $count } údaj
    [few] { $count } údaje
   *[other] { $count } údajů
})
web-box-in-list = Krabice: „{ $name }“ ({ $author })
web-own-it-too = Máte hru doma? Opravte, co je v ní vytištěno
web-box-see = Prohlédnout krabici
web-own-it = Máte hru doma? Opravte je

## Stůl

web-board = Herní plán
web-board-pan = Herní plán, lze ho posouvat
web-look-hint = Zvětšení karty: najeďte na ni myší, podržte na ní prst, nebo stiskněte klávesu I.
web-hold-hint = Kartu si zvětšíte, když na ní podržíte prst.
web-asked = Volby
web-talk = Průběh a chat
web-log = Průběh
web-chat = Chat
web-since = Co dělali ostatní
web-since-your-turn = Od vašeho tahu
web-so-far = Zatím
web-last-turn = Poslední tah
web-nothing = nic
web-new-chat = nové
web-no-chat = Zatím nikdo nic nenapsal.
web-say = Napište něco
web-send = Odeslat
web-watchers-speak = Diváci smějí psát
web-about-speaker = Zprávy: { $name }
web-mute = Skrýt zprávy
web-unmute = Zobrazit zprávy
web-silence = Zakázat psaní
web-unsilence = Znovu povolit psaní
web-over = Hra skončila
web-you-watch = Sledujete hru
web-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
web-you = vy
web-guest = host
web-bot = bot
web-away = pryč
web-chooses = je na tahu
web-stands-in = zaskakuje { $bot }
web-let-bot-play = Ať zaskočí { $bot }
web-bot-plays-for-you = Hraje za vás bot.
web-come-back = Jsem zpět
web-points-of = { $points ->
    [one] { $points } bod: ukázat, za co
    [few] { $points } body: ukázat, za co
   *[other] { $points } bodů: ukázat, za co
}
web-points-and-now = { $points ->
    [one] Zatím { $points } bod, kdyby hra skončila teď, { $now }: ukázat, za co
    [few] Zatím { $points } body, kdyby hra skončila teď, { $now }: ukázat, za co
   *[other] Zatím { $points } bodů, kdyby hra skončila teď, { $now }: ukázat, za co
}
web-if-ended-now = po bodování: { $points }
web-show-things = Co má { $name }
web-scoring = Bodování
web-source = Za co
web-invited = { $host } vás zve ke hře.
web-invite = Některá místa jsou ještě volná. Pošlete přátelům tento odkaz:
web-not-come = ještě tu není
web-waiting-to-come = Čeká se, až přijde { $names }
web-seat-kept = Odveta: vaše místo čeká
web-seats-kept = Kdo hrál předtím, má tu své místo a stačí, když přijde. Odkaz na tento stůl:
web-your-name = Vaše jméno
web-sit-down = Přisednout
web-rule = Pravidlo { $rule }
web-own-page = Na samostatné stránce
web-rules-failed = Pravidla se nepodařilo načíst.
web-covered = { $name } uvidí něco tajného. Ostatní se prosím nedívejte.
web-i-am = Jsem { $name }
web-waiting-for = Čeká se, až zvolí { $name }
web-skip = Přeskočit
web-skip-hint = Rovnou k vaší další volbě (klávesa S)
web-all-choices = Všechny volby
web-you-win = Vyhráváte
web-look-at-board = Prohlédnout plán
web-show-result = Ukázat výsledek
web-moment = Okamžik…
web-once-more = Potvrďte to ještě jedním kliknutím.
web-do-it = Potvrdit
web-advice = Rada
web-advice-hint = Nejlepší volby podle toho, co smíte vědět; uvidíte je jen vy
web-advising = Hledá se rada. Táhnout můžete i mezitím.
web-advice-noted = Nikdo jiný to nevidí. Záznam hry uvede, že tady padla rada.
web-warnings = Po volbě, která vás stojí hodně
web-warnings-off = Mlčet
web-warnings-on = Upozornit
web-warnings-hint = Jen proti botům: volbu můžete vzít zpět. Záznam hry uvede, že padlo upozornění.
web-lost-much = Tahle volba vás stojí hodně: šance na výhru byla { $had }, teď je { $has }. Lepší by bylo: { $choice }.
web-take-it-back = Vzít zpět
web-keep-choice = Nechat
web-undo = Vrátit tah
web-ask-undo = Požádat o vrácení tahu
web-earlier-turns = Dřívější tahy
web-earlier-turns-hint = Vraťte se k některému svému tahu a hrajte odtud dál. Vše, co následovalo, se vezme zpět.
web-earlier-turns-ask = Požádejte o návrat k některému svému tahu. Pokud všichni ostatní souhlasí, vše, co následovalo, se vezme zpět.
web-asks-undo = { $name } žádá o vrácení této volby:
web-you-ask-undo = Žádáte o vrácení této volby, čeká se na odpověď ostatních:
web-agree = Přijmout
web-refuse = Odmítnout
web-withdraw = Stáhnout žádost
web-undo-refused = Žádost o vrácení tahu byla zamítnuta.
web-practice = cvičná hra
web-bot-failed = Bot selhal a hra čeká. Načtěte stránku znovu, bot to pak zkusí ještě jednou.
web-bots-hurry = Boti teď spěchají
web-why-bots-hurry = Hraje se tu mnoho her: boti přemýšlejí kratší dobu.
web-resigned = vzdáno
web-this-table = Tento stůl
web-resign-table = Vzdát se
web-resign-hint = Dohraje za vás bot. Hru můžete sledovat, ale vrátit se do ní už nelze.
web-resign-yes = Ano, vzdávám se
web-leave-table = Odejít od stolu
web-leave-hint = Vaše místo se uvolní pro někoho jiného.
web-leave-yes = Ano, odejít
web-close-table = Zrušit stůl
web-close-hint = Hra nadobro zmizí a nebude mít výsledek.
web-close-yes = Ano, zrušit
web-undone = Tah je vrácený.
web-reconnecting = Spojení se přerušilo. Obnovuje se…
web-rematch = Odveta
web-rematch-ready = Odveta je připravená
web-save-picture = Uložit obrázek
web-share-picture = Sdílet
web-rematch-go = K odvetě
web-download = Stáhnout záznam

## Výsledek

web-margin = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, o { $ahead } víc než { $name }.
web-places = Pořadí
web-result-parts = Části výsledku
web-part-sources = Body
web-part-chart = Graf
web-part-rounds = Kola
web-part-lead = Vedení
web-sources = Za co jsou body
web-sources-chart = Body všech hráčů podle toho, za co jsou, jako pilíře; stejná čísla má tabulka
web-course = { $name }: { $points }
web-courses = { $phrases }
web-tie-row = { $name } (při shodě)
web-points-by-round = Body, kdyby hra skončila tehdy, po kolech
web-last-round = { $round }, konec
web-round-column = Kolo
web-turn-column = Tah
web-lead-changes = Kdy se měnilo vedení
web-no-lead-changes = Vedení se nezměnilo.
web-moment-round = { $round }. kolo:
web-moment-turn = { $round }. tah:
web-moment-end = Konec:
web-took-lead = z { $before } na { $after } bodů, do té doby vede { $past }
web-got-lead = { $past } ztrácí vedení, nově stačí { $after } bodů
web-see = ukázat
web-counting = Závěrečné bodování
web-count-again = Spočítat body znovu

## Přehrávání

web-replay-title = Přehrávání
web-steps = Kroky
web-first = Na začátek
web-previous = Zpět
web-next = Dál
web-last = Na konec
web-play = Přehrát
web-pause = Zastavit
web-step-slider = Krok
web-looking = Zobrazení
web-moves-of = Tahy
web-all-moves = všichni
web-seen-by = Pohled
web-seen-all = vše odkryté
web-seen-public = diváci
web-show = Ukázat
web-copy-position = Kopírovat odkaz
web-more-ways = Další: hrát dál, stáhnout
web-play-on = Hrát odtud dál
web-play-on-against = Soupeř
web-to-table = Ke stolu

## Rozdání

web-fair-deal = Poctivé rozdání
web-fair-deal-hint = Před rozdáním server vylosoval tajné číslo a zveřejnil jeho otisk, závazek. Číslo už proto nemůže změnit. Prohlížeč každého hráče přidává vlastní náhodná čísla, takže server sám nemůže karty vybrat. Po konci hry server tajné číslo prozradí a každý si rozdání může ověřit.
web-known-deal = Toto rozdání nelze ověřit: nikdo se k němu předem nezavázal. Výchozí číslo náhody (seed) někdo zadal nebo ho vylosoval program, anebo se hrálo od pozice z jiné hry.
web-uploaded-deal = Záznam sem někdo nahrál, tento server hru nerozdával. Kdo záznam napsal, mohl si zvolit i tajemství a závazek. Následující řádky něco dokazují jen tomu, kdo si závazek poznamenal už před hrou.
web-example-deal = Herní plán je zatím jen ukázka: rozdává se, až budou všechna místa obsazená.
web-verify = Ověřit rozdání
web-check-commitment-yes = Tajemství, které server prozradil, odpovídá jeho závazku.
web-check-commitment-no = Tajemství, které server prozradil, neodpovídá jeho závazku.
web-check-noted-yes = Tento prohlížeč si stejný závazek zapamatoval ještě před koncem hry.
web-check-noted-no = Nejdřív server tomuto prohlížeči ukázal jiný závazek než ten, podle kterého potom rozdával.
web-check-noted-none = Tento prohlížeč si závazek před koncem hry nezapamatoval.
web-check-given-yes = Náhodné číslo z tohoto prohlížeče se při rozdání použilo.
web-check-given-no = Náhodné číslo z tohoto prohlížeče se při rozdání nepoužilo.
web-check-given-none = Tento prohlížeč k rozdání ničím nepřispěl.
web-check-key-yes = Veškerá náhoda plyne z tohoto tajemství a z příspěvků hráčů ({ $names }).
web-check-key-no = Náhoda v této hře neplyne z tohoto tajemství a z příspěvků hráčů.
web-check-replay-yes = Server znovu přehrál všechny tahy a došel ke stejnému výsledku. Se záznamem a vlastním Iteru si to všechno můžete ověřit i sami.
web-check-replay-no = Když server tahy znovu přehrál, nedošel ke stejnému výsledku.
web-check-replay-none = Server neodpověděl.

## Lekce

web-lessons = Naučit se hrát
web-lessons-way = Lekce
web-lessons-lead = První hra s průvodcem: hrajete krok za krokem na skutečném herním plánu, a kde lekce končí, hrajete dál proti učedníkovi.
web-learn-minutes = Naučit se za { $minutes } min
web-lesson-begin = Začít lekci
web-lesson-resume = Pokračovat: krok { $step }
web-lesson-again = Začít znovu
web-lesson-length = { $minutes } min, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
web-lesson-over = Lekce je dokončená
web-lesson-of = { $game }: první hra
web-lesson-leave = Opustit lekci
web-lesson-leave-hint = K tomuto kroku se můžete kdykoli vrátit.
web-lesson-step = Krok { $step } / { $steps }
web-lesson-task = Váš úkol:
web-lesson-show = Ukázat
web-lesson-next = Dál
web-lesson-previous = Zpět
web-lesson-arrows = nebo šipkami na klávesnici
web-lesson-list = Vybrat ze seznamu
web-lesson-opponent = Soupeř
web-lesson-others = Na tahu je soupeř.
web-lesson-go-on = Až si to přečtete, zvolte Dál.
web-lesson-play-on = Hrát dál
web-lesson-whole-game = Zahrát si celou hru
web-tips = Rady pro první hry
web-lesson-tips = Pro příští hru
web-key-lesson = Krok zpět nebo dál

## Účet

web-account = Účet
web-name = Jméno
web-password = Heslo
web-change-name = Změnit
web-take-account = Založit účet
web-take-account-hint = Hry vám zůstanou a vrátíte se k nim i z jiného zařízení. Stačí jméno a heslo o nejméně 8 znacích.
web-sign-in = Přihlásit se
web-sign-in-hint = Pokud už účet máte.
web-signed-in-as = Přihlášený účet: { $account }
web-sign-out = Odhlásit se
web-sign-out-everywhere = Odhlásit se všude
web-sign-out-everywhere-hint = Odhlásí vás ve všech prohlížečích a zruší všechny tokeny vašich programů.
web-change-password = Změnit heslo
web-change-password-hint = Všechny ostatní prohlížeče se odhlásí. Tokeny vašich programů zůstanou.
web-old-password = Původní heslo
web-new-password = Nové heslo
web-tokens = Tokeny pro programy
web-tokens-hint = Váš vlastní bot hraje přes API s tokenem.
web-token-label = K čemu token slouží?
web-make-token = Vytvořit token
web-new-token = Váš nový token
web-token-once = Zkopírujte si ho hned, znovu se už neukáže.
web-drop = Zrušit
web-drop-token = Zrušit token { $label }
web-api = API
web-api-about = Programy hrají stejnými tahy jako lidé. Token posílejte v hlavičce „Authorization: Bearer …“.

## Stránka hráče

web-own-page-of-games = Vaše stránka: hry a výsledky
web-here-since = zde od { $day }
web-games-played = { $count ->
    [0] zatím žádná dohraná hra
    [one] { $count } hra · { web-wins }
    [few] { $count } hry · { web-wins }
   *[other] { $count } her · { web-wins }
}
web-wins = { $won ->
    [one] { $won } výhra
    [few] { $won } výhry
   *[other] { $won } výher
}
web-against-levels = Vy proti botům
web-against-levels-hint = Každý kámen je jedna z posledních her: plný znamená výhru.
web-level-score = { web-wins }, { $lost ->
    [one] { $lost } prohra
    [few] { $lost } prohry
   *[other] { $lost } proher
}
web-no-level-met = Zde uvidíte, jak se vám daří proti každé z pěti úrovní.
web-meet-opponents = Vybrat soupeře
web-games-in-progress = Rozehrané hry
web-no-games-in-progress = Žádnou hru teď nehrajete.
web-look = Podívat se
web-won-of = { web-wins } z { $count }
web-best-points = { $points ->
    [one] nejvíc { $points } bod
    [few] nejvíc { $points } body
   *[other] nejvíc { $points } bodů
}
web-strongest-source = Nejvydatnější zdroj bodů: { $source }, v posledních hrách průměrně { $points }.
web-history = Poslední hry
web-when = kdy
web-game = hra
web-place-column = pořadí
web-points-column = body
web-with = s kým
web-decided = co rozhodlo
web-decided-tie = shoda bodů: { $tie }
web-decided-shared = nic: shoda ve všem, co se počítá
web-decided-source = { $source }: { $own } ku { $other }
web-first-game = Zde bude vaše první hra.
web-no-public-games = { $name } zatím nemá žádnou hru, kterou by viděli všichni.
web-others-see = Ostatní na této stránce vidí vaše jméno, odkdy jste zde, a dohrané hry, jejichž stoly byly v seznamu pro všechny.
