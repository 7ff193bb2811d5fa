## Kdo a co

player = Hráč
person = Hráč { $number }
bot-random = Náhoda
bot-greedy = Nenasyta
bot-mcts = Přemýšlivec
bot-apprentice = Učedník
bot-scribe = Písař
bot-overseer = Dozorce
bot-architect = Architekt
bot-vizier = Vezír
bot-seneb = Seneb
bot-merit = Merit
bot-nakht = Nacht
compiled = zkompilováno
interpreted = čistý Python

source-word-rulebook = pravidla
source-word-published = zveřejněno
source-word-derived = odvozeno
source-word-reconstructed = rekonstruováno
source-word-owner = majitel hry
source-word-yours = vaše
listed = { $parts } a { $last }
# Jak začíná otázka: jménem toho, koho se ptáme, leda by ji nikdo jiný nečetl.
asked = { $you ->
    [yes] {""}
   *[no] { $seat }:{" "}
}
only-with-seats = jen při tomto počtu hráčů: { $seats }

## Body a výsledek

points-so-far = Průběžné body
if-ended-now = Kdyby hra skončila teď
result-title = Výsledek
result-total = Celkem
result-winners = { $count ->
    [one] Vítězí { $names }
   *[other] Společné vítězství: { $names }
}
result-places = Pořadí
result-place = { $place }.
result-tie = Při shodě bodů rozhoduje { $tie }: { $better }, pak { $worse }.
result-shared = O { $place }. místo se dělí { $names }: ve všem, co se počítá, jsou na tom stejně.
tie-rules = pravidlo hry
have-resigned = Kdo se vzdá, skončí za všemi ostatními a hru za něj dohraje bot: { $names }
resigned-name = { $name } (vzdáno, dohrál bot)
practice-game = Cvičná hra: tahy se braly zpět, i když už zvolil někdo jiný nebo vyšlo najevo něco nového.
advised-moves = Před těmito tahy padla rada: { $moves }
hurried-moves = Tyto tahy si boti promýšleli méně než obvykle: { $moves }

## Rady

advice-chance = naděje na výhru { $chance }
advice-now = hned: { $parts }
advice-later = v dalších tazích: { $parts }
advice-costs = méně bodů pro soupeře: { $parts }
advice-more = o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc, než přinášejí jiné volby
advice-alike = bodově se od jiných voleb skoro neliší; na konci čekáme: { $parts }
advice-points = body, které čekáme na konci: { $parts }

## Opravená krabice

whose-box = { $known ->
    [both] „{ $name }“ ({ $author })
    [name] „{ $name }“
    [author] krabice ({ $author })
   *[none] opravená krabice
}
played-with-box = Hraje se s touto krabicí: { $box }. Opravené údaje: { $figures }.

## Na stránce pravidel, pro opravenou krabici

note-in-this-box = **V této krabici:** { $phrases }
note-figure = · { $figure }{ note-item }: { $amounts }.
note-figure-other = · { $figure }{ note-item }: jinak, než je vytištěno.
note-item = { $item ->
    [none] { "" }
   *[other] { " " }({ $item })
}

## Karty

card-copies = { $count }× v krabici
card-reconstructed = některé údaje rekonstruované
rulings-heading = Výklady:
no-rulings = Tato hra žádné výklady nepotřebuje.
no-cards = Hra „{ $game }“ nemá žádné karty.
cards-column-card = karta
cards-column-values = údaje
cards-column-does = účinek
cards-column-rule = pravidlo

## Nápověda příkazové řádky

help-iteru = Moderní deskové hry ze starého Egypta: hrajte, sledujte boty, čtěte pravidla.
help-version = Ukázat verzi a zda běží zkompilovaná, nebo jako čistý Python.
help-play = Hrát v tomto terminálu.
help-play-game = Hrát v tomto terminálu hru „{ $title }“.
help-arena = Nechat boty hrát proti sobě mnoho her.
help-list-games = Vypsat hry: počet hráčů, herní dobu, nastavení.
help-list-bots = Vypsat boty a jejich parametry; s názvem hry její úrovně a jejich ratingy.
help-json = Vypsat JSON pro programy a nic jiného.
help-arena-game = Nechat boty odehrát mnoho partií hry „{ $title }“, každé rozdání se všemi rozesazeními.
help-replay = Projít záznam hry, nebo ho ověřit.
help-box = Ukázat, co je vytištěno na komponentách hry a odkud který údaj je.
help-rules = Ukázat pravidla hry, nebo jedno z nich.
help-bench = Změřit, jak rychle zde engine běží.
help-bot = Nechat bota hrát u stolů na serveru.
help-bot-server = Adresa serveru.
help-bot-token = Token účtu, za který bot hraje; jinak z proměnné ITERU_TOKEN.
help-bot-bot = Bot: některý z nainstalovaných ({ $bots }), nebo vlastní: třída (modul:Třída) či program ('cmd:./mujbot --fast').
help-engine = Nabídnout boty jiným programům, po řádcích na standardním vstupu a výstupu. Protokol popisuje docs/bot-protocol.md.
help-bot-table = Přisednout k tomuto stolu a dohrát hru. Bez tohoto přepínače hraje bot u všech stolů svého účtu.
help-bot-open = Založit stůl této hry a dohrát hru.
help-bot-against = K volbě --open: kdo hraje dál, oddělení čárkami; boti serveru, nebo friend pro volné místo.
help-bot-patience = Kolik sekund čekat na server, který přestal odpovídat.
help-new-game = Vytvořit balíček s malou úplnou hrou, kterou přeměníte ve vlastní.
help-new-game-name = Název nové hry: malá písmena, číslice a podtržítka.
help-completion = Vypsat skript, s nímž váš shell doplňuje příkazy, hry a boty.
help-shell = Shell: bash, zsh nebo fish.
help-lang = Jazyk: en nebo cs.
help-box-file = Soubor s opravami údajů na komponentách hry.
help-seed = Číslo, které určuje náhodu; stejné číslo dá stejnou hru.
help-game = Název hry.
help-seats = Kdo hraje, místo po místě: me, me=Jméno, nainstalovaný bot ({ $bots }), nebo vlastní: třída (modul:Třída) či program ('cmd:./mujbot --fast'). Čárky v jeho argumentech pište se zpětným lomítkem: 'me,cmd:./mujbot 1\,2'. Výchozí: vy proti dvěma učedníkům. Úrovně hry s ratingem vypíše iteru bots HRA.
help-from = Pokračovat v uložené hře.
help-confirm = Zeptat se, než tah přejde na dalšího hráče, aby šel ještě vzít zpět.
help-arena-seats = Boti oddělení čárkami: nainstalovaní ({ $bots }), nebo vlastní: třídy (modul:Třída) a programy ('cmd:./mujbot --fast'). Čárky v jejich argumentech pište se zpětným lomítkem: 'greedy,cmd:./mujbot 1\,2'.
help-arena-json = Vypsat pořadí botů jako JSON a nic jiného.
help-arena-csv = Vypsat všechny hry jako CSV, řádek pro každé místo, a nic jiného.
help-records = Uložit záznam každé hry do složky.
help-games = Kolik her odehrát.
help-jobs = Kolik procesů použít.
help-arena-mode = Jak se boti potkávají: field (všichni u jednoho stolu), pairs (každí dva si rozdělí místa u stolu) nebo round-robin (každá skupina).
help-arena-players = Počet míst u stolu. Výchozí: v režimu field všichni boti, jinak 2.
help-arena-seatings = Rozesazení, se kterými se hraje každé rozdání: balanced (každý na každém místě a po každém soupeři) nebo all (všechna).
help-arena-sprt = Skončit, jakmile je rozhodnuto, který ze dvou botů je lepší: hledaný rozdíl od poloviny her, například 0.05.
help-arena-results = Průběžně ukládat každou hru do souboru JSON lines, ze kterého lze pokračovat pomocí --resume.
help-arena-resume = Pokračovat ve výsledcích ze souboru; žádná hra se nehraje dvakrát.
help-arena-report = Zapsat zprávu; rozhoduje přípona: .html, .json, .jsonl, .csv nebo .parquet. Lze zadat vícekrát.
help-ray = Hrát na clusteru Ray: jeho adresa, nebo local pro cluster spuštěný zde s --jobs pracovníky.
help-study = Odehrát mnoho her a ukázat, co se z nich dá poznat: místa, body, karty, volby.
help-study-game = Odehrát mnoho partií hry „{ $title }“ a zapsat stránku o tom, co se z nich dá poznat.
help-study-bot = Bot, který hraje na všech místech: nainstalovaný ({ $bots }), nebo vlastní (modul:Třída).
help-study-games = Kolik her odehrát s obvyklým nastavením dohromady pro všechny počty hráčů; na každé jiné nastavení připadne desetina navíc.
help-study-page = Stránka, která se zapíše. Výchozí: study-HRA.html.
help-study-results = Soubor, ve kterém zůstane každá hra: stejný příkaz od ní pokračuje.
help-calibrate = Zjistit, jak silně hraje hru každá z pěti úrovní, a zapsat to do souboru levels.toml u hry.
help-calibrate-iterations = Počet iterací nejsilnější úrovně; bez něj tolik, kolik jich zde za sekundu zvládne jedno jádro.
help-calibrate-games = Nejvyšší počet her jedné dvojice úrovní.
help-calibrate-minutes = Kolik minut nejvýše věnovat jedné dvojici úrovní; jinak bez omezení. Pak musí stačit dosud odehrané hry.
help-calibrate-level = Změří znovu tuto úroveň, s rozpočtem, který má, proti úrovni pod ní; lze opakovat. Ostatní úrovně zůstanou, jak jsou.
help-calibrate-most = Úrovně s více iteracemi se nehrají a jen dostanou své místo, pokud by to trvalo příliš dlouho; 0 bez omezení.
help-calibrate-share = Jak často má úroveň porážet tu pod sebou: méně tam, kde by se pět úrovní nevešlo.
help-calibrate-results = Soubor, ve kterém zůstane každá hra: stejný příkaz od ní pokračuje.
help-calibrate-output = Kam úrovně zapsat; bez něj do složky hry.
help-record = Záznam uložený při hře.
help-verify = Jen znovu přehrát a zkontrolovat rozdání, všechny tahy a výsledek.
help-commitment = Závazek serveru, jak ho stůl ukazoval před hrou: ověřit záznam a porovnat.
help-svg = Místo toho zapsat obrázek herního plánu do souboru.
help-at = Po kolikátém tahu obrázek nakreslit; jinak na konci.
help-rule = Číslo pravidla (R4.5) nebo kapitoly (R4), „cards“ pro všechny karty, anebo „rulings“ pro všechny naše výklady.
help-bench-game = Název hry; bez něj všechny.
help-bench-seats = Počet hráčů; bez něj největší možný.
help-seconds = Jak dlouho měřit.
help-serve = Spustit server a hrát v prohlížeči.
help-backup = Zkopírovat databázi serveru do souboru, i když server běží. Kterou databázi, určuje proměnná ITERU_DATA, stejně jako u příkazu serve.
help-restore = Vrátit na místo databáze zálohu, když žádný server neběží. Dosavadní databáze zůstane vedle ní.
help-backup-file = Soubor se zálohou.
help-host = Adresa, na které má server naslouchat; 0.0.0.0 ho zpřístupní i jiným počítačům.
help-port = Port, na kterém má server naslouchat.
help-metrics = Adresa a port, na kterých smí Prometheus číst údaje o serveru, například 127.0.0.1:9464. Bez této volby je nikdo nepřečte.
help-proxy = Adresy nebo sítě proxy serverů před tímto serverem, oddělené čárkami: jen těm se věří, když uvádějí adresu návštěvníka.
help-serve-box = Soubor s opravami údajů na komponentách hry; nové stoly té hry podle něj hrají. Lze zadat pro každou hru jednou.

## Hra v terminálu

play-level = { $bot }: { $number }. úroveň z 5{ $rating ->
    [none] {""}
   *[other] , rating { $rating }
}. Všechny úrovně: iteru bots { $game }
play-hint = Číslo nebo tah · ? nápověda · ? NÁZEV co věc dělá · rules pravidla · undo zpět · hint rada · log průběh · board herní plán · save uložit · quit konec
play-help = Napište číslo volby, nebo přímo tah ({ $move }). Slova lze zkracovat, ne však u volby, kterou končí váš tah.
    ? 1 nebo ? { $move } vysvětlí volbu a její pravidlo, ? s názvem karty nebo čehokoli jiného řekne, co to dělá, ? { $rule } ukáže pravidlo.
    undo vezme zpět vaši poslední volbu, pokud se z ní nikdo nedozvěděl nic nového a nikdo jiný od té doby nevolil.
    hint poradí, které volby vypadají nejlépe a proč, jen podle toho, co smíte vědět; záznam uvede, že padla rada.
    rules vypíše kapitoly pravidel, log celý průběh, board znovu nakreslí herní plán, save SOUBOR hru uloží, q nebo quit ji opustí.
    Nyní možné tahy:
advice-title = Rada:
play-how = Jak se tahy píší, zjistíte příkazem ?
whole-move = „{ $given }“ by znamenalo { $move } a váš tah by tím skončil: napište to celé, nebo číslem.
once-more = { $caution } Přesto provést? [a/N]{ " " }
yes-letters = ay
no-such-thing = Tah, věc ani pravidlo „{ $given }“ tu není.
several-things = Odpovídá tomu více věcí:
rules-hint = rules R4 ukáže kapitolu, rules a slovo pravidla, která ho mají v názvu.
log-title = Od vaší poslední volby:
log-title-all = Celý průběh:
no-such-choice = Volba { $given } tu není; napište číslo od 1 do { $most }, nebo tah.
cover = Na řadě je { $seat } a uvidí něco tajného. Ostatní se prosím nedívejte. Pokračujte klávesou Enter.
confirm-turn = Enter pokračuje, undo bere tah zpět:{ " " }
undone = Vzato zpět.
saved = Uloženo do { $file }. Pokračovat lze příkazem: iteru play { $game } --from { $file }
save-before-quit = Uložit hru, než odejdete? [A/n]{ " " }
no-letters = nN
interrupted = Přerušeno.

replay-prompt = { $number } z { $last } – Enter: dál, b: zpět, číslo: skok, q: k výsledku{ " " }
replay-unfinished = Zde záznam nedohrané hry končí; na tahu je { $seat }.
verified = { $file }: ověřeno, počet tahů { $moves }, výsledek { $result }
verified-seed = Výchozí číslo náhody (seed) někdo zadal nebo vylosoval bez předchozího závazku.
verified-key = Rozdání bylo známé předem: hrálo se od pozice z jiné hry.
verified-deal = Rozdání: tajemství serveru odpovídá jeho závazku a veškerá náhoda plyne z něj a z příspěvků hráčů ({ $names }).
compare-commitment = Porovnejte závazek s tím, který stůl ukazoval před hrou: { $commitment }
verified-commitment = Závazek odpovídá zadanému.

drawn = { $moves ->
    [0] { $file }: herní plán na začátku
   *[other] { $file }: herní plán po { $moves }. tahu
}

list-name = Název
list-title = Název
list-seats = Hráčů
list-minutes = Minut
list-options = Nastavení
list-parameters = Parametry
list-iterations = Iterace
list-misses = Přehlíží
list-rating = Rating
list-wins = Výhry nad předchozí úrovní
list-games = Her
list-not-measured = nezměřeno
list-not-settled = { $figures }, nerozhodnuto

arena-playing = Hraje se
arena-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, seed { $seed }
arena-note = Společné vítězství se počítá poměrným dílem. Intervaly spolehlivosti: 95 %.
arena-bot = Bot
arena-wins = Výhry
arena-win-rate = Podíl výher
arena-win-interval = Interval
arena-mean = Průměr bodů
arena-rating = Hodnocení
arena-move-time = Tah
arena-progress = { $done } z { $all } her, zbývá { $left }
arena-resumed = { $done ->
    [one] { $done } hra už je odehraná.
    [few] { $done } hry už jsou odehrané.
   *[other] { $done } her už je odehráno.
}
arena-so-far = Přerušeno po { $games } z { $planned } her.
arena-go-on = Pokračujte příkazem: iteru arena { $game } --resume { $file }
arena-written = Zapsáno: { $file }
arena-decided = Rozhodnuto po { $deals ->
    [one] { $deals } rozdání
   *[other] { $deals } rozdáních
}: utkání bylo ukončeno.
arena-undecided = Nerozhodnuto: odehrajte více her, nebo hledejte větší rozdíl.
arena-narrower = Díky společným rozdáním jsou intervaly podílu výher o { $share } užší než u stejného počtu samostatných her.
arena-wider = Kvůli společným rozdáním jsou intervaly podílu výher o { $share } širší než u stejného počtu samostatných her: některá rozdání vyhovují jednomu botovi na každém místě.
arena-unended = Hra { $number } (seed { $seed }) neskončila do { $moves } voleb. Byla zastavena a nikomu se nepočítá.
arena-unended-more = Stejně dopadly ještě další: { $games }.
arena-page-title = Aréna: { $title }
arena-how = { $mode }, počet míst: { $seats }, počet rozdání: { $deals }.
arena-mode-field = Všichni u jednoho stolu
arena-mode-pairs = Dvojice
arena-mode-round-robin = Každá skupina
arena-options = Nastavení
arena-standings = Pořadí
arena-ratings = Hodnocení
arena-ratings-note = Model Plackettův a Luceův; 400 bodů znamená šance deset ku jedné, průměr je 0. Intervaly: 95 %, bootstrapem přes rozdání.
arena-matrix = Kdo končí před kým
arena-matrix-note = Podíl společných her, ve kterých bot v řádku skončil před botem ve sloupci; shoda se počítá za polovinu.
arena-scores = Body
arena-scores-note = Jak často padl který součet, s průměrem.
arena-seats = Jakou cenu má místo
arena-seats-note = Podíl výher každého místa, ať na něm seděl kdokoli. Čára ukazuje rovný díl.
arena-seat = Místo { $number }
arena-length = Délka
arena-length-note = Počet voleb v jedné hře.
arena-choices = Volby ve hře

study-title = Co se dá poznat z her: { $title }
study-about = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, na všech místech hraje { $bot }, seed { $seed }.
study-counts = Při { $players } hráčích: { $games }.
study-seats = Jakou cenu má místo
study-seats-note = Výhry každého místa podle počtu hráčů jako násobek rovného dílu (čára).
study-seat = Hráčů: { $players }, místo { $number }
study-sources = Odkud jsou body
study-sources-note = Průměr bodů vítězů a ostatních při všech počtech hráčů.
study-winners = Vítězové
study-others = Ostatní
study-points = Konečné body
study-points-note = Všech míst podle počtu hráčů, s průměrem.
study-length-note = Počet voleb v jedné hře podle počtu hráčů.
study-players = Počet hráčů: { $players }
study-options = Co mění nastavení
study-options-note = Proti obvyklým hrám stejného počtu hráčů na stejných rozdáních. Barevně: intervaly 95 % se nepřekrývají.
study-option = Nastavení
study-games = Hry
study-usual-points = Body (obvykle)
study-winner-points = Vítěz (obvykle)
study-usual-length = Počet voleb (obvykle)
study-things = Co se místu přihodí
study-things-note = Jak často se to jednomu místu ve hře stane, v jakém podílu her alespoň jednou a jak často taková místa vyhrávají jako násobek rovné šance, s intervalem 95 %. Ukazuje to, co s výhrou souvisí, ne co ji způsobuje.
study-thing = Co
study-times = Za hru
study-share = Her s tím
study-chance = Šance
study-chance-interval = Interval
study-choices = Akce
study-choices-note = Jak často byla akce nabídnuta vedle jiných, jak často byla zvolena a jakou šanci na výhru měla místa, která ji zvolila.
study-choice = Akce
study-offered = Nabídnuto
study-taken = Zvoleno
study-odd = Stojí za pohled
study-odd-note = Co bot nikdy nezvolí, ač je to často nabízeno, a co volí téměř vždy. Buď nesedí hodnoty v krabici, nebo jim bot nerozumí.
study-never = Nikdy nezvoleno
study-always = Téměř vždy zvoleno
study-nothing = Nic
study-written = Zapsáno: { $file } ({ $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}).

box-figure = Údaj
box-source = Zdroj
box-values = Hodnoty
box-summary = Počet údajů: { $count } ({ $by_source }). Otisk { $fingerprint }.
box-reconstructed = { $count ->
    [0] Nic není rekonstruováno.
    [one] { $count } údaj obsahuje něco rekonstruovaného (v krabici kusů: { $pieces }):
    [few] { $count } údaje obsahují něco rekonstruovaného (v krabici kusů: { $pieces }):
   *[other] { $count } údajů obsahuje něco rekonstruovaného (v krabici kusů: { $pieces }):
}
box-reconstructed-key = Rekonstruovaná hodnota { $key }: údajů { $count }, v krabici kusů { $pieces }.

new-game-written = Ve složce { $folder } je malá úplná hra. Zahrajte si ji, otestujte ji a přeměňte ji ve vlastní:
    { "    " }pip install -e './{ $folder }[test]'
    { "    " }iteru play { $folder }
    { "    " }cd { $folder } && pytest

bench-title = Náhodné hry na jednom jádru
bench-row = { $game }, hráčů { $seats }, { $kind }
bench-actions = akcí/s
bench-games = her/s
bench-clone = klon, µs
bench-iterations = hledání, iterací/s
bench-only-interpreted = Tato instalace není zkompilovaná; s překladačem C ji zkompiluje pip install.
calibrate-so-far = { $upper } proti { $lower }: { $share } ({ $low } – { $high }), odehraných her: { $games }
calibrate-settled = { calibrate-so-far }; rozhodnuto
calibrate-all-played = { calibrate-so-far }; ani po všech hrách nerozhodnuto
calibrate-out-of-time = { $games ->
    [0] { $upper } proti { $lower }: nezměřeno; čas vypršel
   *[other] { calibrate-so-far }; čas vypršel, nerozhodnuto
}
calibrate-written = Zapsáno: { $file }.
calibrate-goes-on = Zastaveno. Stejný příkaz bude pokračovat s hrami v souboru { $file }.
calibrate-is-lost = Zastaveno; nic se nezapsalo. S volbou --results SOUBOR hry zůstanou.
calibrate-unknown-level = Úroveň { $name } nelze změřit proti úrovni pod ní. Lze změřit: { $right }.
calibrate-no-time = --minutes { $given } není žádný čas. Zadejte víc než 0; bez této volby není čas omezen.
calibrate-has-budget = Volbu --iterations { $given } nelze použít s volbou --level, která měří úrovně s rozpočtem, jaký mají. Jednu z nich vynechte.
calibrate-same-file = Volby --results i --output udávají stejný soubor { $file }. Hry a úrovně potřebují každé svůj soubor.
calibrate-needs-two = Úrovně se měří při dvou hráčích a hra { $game } se ve dvou nehraje.

## Co může být špatně

unknown-game = Hra „{ $name }“ tu není. { $likely ->
    [none] {""}
   *[other] Nemáte na mysli { $likely }?{" "}
}Dostupné hry: { $right }.
broken-game = Hra „{ $name }“ je nainstalovaná, ale nejde načíst: { $why }. Přeinstalujte její balíček, nebo ho odstraňte.
unknown-language = Jazyk „{ $given }“ tu není. Jazyky: { $right }.
unknown-bot = Bot „{ $name }“ tu není. { $likely ->
    [none] {""}
   *[other] Nemáte na mysli { $likely }?{" "}
}Boti: { $right }.
broken-bot = Bota „{ $name }“ nelze načíst: { $why }.
no-bot-parameters = Bot { $name } nepřijímá „{ $given }“: nemá žádné parametry.
unknown-bot-parameter = Bot { $name } nepřijímá „{ $given }“. Každý z jeho parametrů napište nejvýš jednou: { $right }.
bad-bot-value = Bot { $name } nepřijímá „{ $given }“. Správně by bylo: { $right }.
bot-thinks-too-long = { $name } by nad každým tahem přemýšlel příliš dlouho: tady nejvýš { $most } s.
failed-bot = Bot { $name } selhal ve hře { $number } (seed { $seed }), tah { $move }: { $why }.
failed-bot-here = Bot { $name } selhal při tahu { $move }: { $why }.
rule-breaking-bot = Bot { $name } porušil pravidla ve hře { $number } (seed { $seed }), tah { $move }: zvolil { $given }, což není žádná z možných akcí.
game-failed = Pravidla hry { $game } selhala ve hře { $number } (seed { $seed }), tah { $move }: { $why }.
worker-died = Proces, který hrál hru { $number } (seed { $seed }), skončil předčasně, a další také: možná je ukončil některý z botů.
no-such-position = Počet tahů v záznamu je { $moves }: pozice po tahu { $given } v něm není.
unknown-option = Nastavení „{ $option }“ hra nemá. Možná nastavení: { $right }.
bad-option-value = Nastavení { $option } nemůže být „{ $given }“. Může být: { $right }.
bad-seats = Hru { $game } nelze hrát s tímto počtem hráčů: { $given }. Možný počet: { $least } až { $most }.
bad-seed = Seed { $given } nevyhovuje. Musí to být celé číslo od 0 do 9223372036854775807.
players-do-not-fit = Jmenovaných hráčů je { $given } a míst u stolu { $right }. Uveďte hráče pro každé místo.
unknown-rule = Hra { $game } nemá pravidlo „{ $rule }“. Pravidla: { $right }.

unreadable-file = { $file } nelze přečíst: { $why }.
unwritable-file = { $file } nelze zapsat: { $why }. Zvolte jiné místo.
broken-toml = { $where ->
    [there] { $file } není TOML: podívejte se na řádek { $line }, sloupec { $column }.
    [end] { $file } není TOML: na konci něco chybí.
   *[other] { $file } není TOML.
}
not-levels = { $file } není soubor úrovní. Pro každou z nich ({ $right }) má oddíl s počtem iterací.
why-missing = takový soubor neexistuje
why-forbidden = nemáte k tomu oprávnění
why-folder = je to složka
why-file = je to soubor
why-no-folder = taková složka neexistuje
why-not-text = není to text v kódování UTF-8
stray-value = „{ $figure }“ nepatří k žádnému údaji. Zapište to pod záhlaví, například [{ $right }].
bad-box-name = Krabice potřebuje název, nejvýš { $most } znaků.
nothing-corrected = Zatím se nic neliší od našich údajů. Opravte aspoň jeden.
bad-whose = { $key } = { $given } nevyhovuje. Správně by bylo: { $right }.
bad-source = Údaj { $figure }: zdroj { $given } není znám. Napište jeden z: { $right }.
unknown-figure = Údaj „{ $figure }“ v krabici není. Údaje: { $right }.
unknown-key = Údaj { $figure } nemá hodnotu „{ $key }“. Jeho hodnoty: { $right }.
odd-corrections = Opravy obsahují čísla, slova, true nebo false, seznamy a tabulky, zanořené nejvýš do hloubky { $most }. V těchto je něco jiného.
unplayable-corrections = S těmito opravami nejde hru { $name } hrát ({ $why }). Vezměte zpět, co se od skutečné krabice nejvíc liší.
corrections-too-large = Opravy jsou příliš velké: nejvýš { $most } znaků.
bad-figure = Údaj { $figure }: { $key } = { $given } nevyhovuje. Správně by bylo: { $right }.
bad-part = Údaj { $figure }: v hodnotě { $key }, { $given }, nevyhovuje toto: { $part }. Správně by bylo: { $right }.
hint-number = { $low } až { $high }
hint-exactly = přesně { $low }
hint-line = nejvýš { $most } znaků
hint-or-word = { $first }, nebo slovo
hint-count = počet { $least } až { $most }
hint-rows = řádků { $least } až { $most }
hint-in-each = v každém: { $of }
hint-each = každé { $of }
hint-falling = každé menší než předchozí
misfit = { $given } sem nepatří. Může tu být: { $right }.
misfit-part = V textu { $given } nevyhovuje: { $part }. Může tam být: { $right }.
allowed-number = celé číslo od { $low } do { $high }
allowed-exactly = přesně { $low }
allowed-switch = true nebo false
allowed-word = jedno z: { $words }
allowed-line = jeden řádek, nejvýš { $most } znaků
allowed-name = jméno na jednom řádku, nejvýš { $most } znaků, bez složených závorek
allowed-said = slova, která hra zná
allowed-list = seznam (počet položek: { $count }), každá položka je { $of }
allowed-range = { $least } až { $most }
allowed-falling = { $list }, každá menší než předchozí
allowed-each = pro každé z { $words }: { $of }
allowed-either = { $first }, nebo { $second }
right-sum = celkem nejvýš { $most }
right-sum-least = celkem aspoň { $least }
right-once = každé právě jednou: { $words }
right-different = každé jiné
right-in-order = žádné místo dvakrát a tato v tomto pořadí: { $words }
right-times = { $number } nejvýš { $most }×
right-no-more = od každého nejvýš tolik, kolik jich je: { $words }
right-free = některé z volných: { $words }
right-like = například { $words }

not-a-record = Toto není záznam Iteru. Ten začíná řádkem „{ $right }“.
record-too-long = Počet tahů v záznamu je { $moves }. Tak dlouhá žádná hra není: nejvýš { $most }.
record-line-too-long = Některý řádek záznamu je příliš dlouhý: nejvýš { $most } znaků.
record-too-large = { $file } je na záznam příliš velký: nejvýš { $most } bajtů.
bad-record-line = Záznam je poškozený na řádku { $line }: „{ $given }“. Správně by bylo: { $right }.
truncated-record = Záznam je useknutý nebo změněný: počet tahů je { $moves }, má být { $right }.
bad-record-move = Tah { $number } záznamu, „{ $move }“ ({ $seat }), není možný: { $why }
other-result = Přehrání se liší od záznamu: zaznamenáno { $recorded }, přehráno { $replayed }.
broken-commitment = Server nedodržel slovo: závazek byl { $shown }, ale jeho tajemství a sůl dávají { $right }.
broken-key = Nerozdávalo se tak, jak říká záznam: tajemství serveru a příspěvky hráčů dávají klíč { $right }, ale seed je jiný.
bot-contributed = Podle záznamu k rozdání přispěl i bot ({ $seat }). Boti nepřispívají: takový příspěvek si mohl server zvolit, až když znal všechno ostatní.
other-commitment = Zadaný závazek je { $noted }, v záznamu je { $shown }.
other-engine = Záznam je z verze enginu { $recorded }, zde je verze { $here }. Přehrajte ho v Iteru té verze.
other-rules = Záznam je z verze { $recorded } pravidel hry { $game }, zde je verze { $here }. Přehrajte ho v Iteru té verze.
other-box = Záznam je ze hry s jinými údaji na komponentách ({ $recorded }, zde { $here }). Přehrajte ho se stejným souborem oprav.

unreadable-move = „{ $move }“ není tah.
ambiguous-move = „{ $move }“ může znamenat více tahů: { $likely }.
nothing-to-choose-there = Tam teď není co zvolit.
other-thing-first = To přijde na řadu později: nejdřív zvolte něco z toho, co svítí.
game-is-over = Hra skončila.
not-your-turn = Na tahu je { $seat }.
nothing-played = Zatím není co vzít zpět.
undo-revealed = To nelze vzít zpět: někdo se tím dozvěděl něco nového.
undo-other-seat = To nelze vzít zpět: mezitím volil jiný hráč.

## Co může být špatně v příkazové řádce

own-bot-in-results = Hry hrál { $name }. Soubor nespouští programy ani nenačítá moduly: zopakujte boty volbou --seats.
unknown-player = Hráč „{ $name }“ tu není. { $likely ->
    [none] {""}
   *[other] Nemáte na mysli { $likely }?{" "}
}Napište me pro člověka, nebo bota: { $right }, nebo vlastního: modul:Třída či cmd:./program.
unknown-local-bot = Bot „{ $name }“ tu není. { $likely ->
    [none] {""}
   *[other] Nemáte na mysli { $likely }?{" "}
}Boti: { $right }, nebo vlastní: modul:Třída či cmd:./program.
unclosed-quote = Uvozovky nejsou uzavřené, nebo je na konci zpětné lomítko: { $given }
text-after-quote = Po místu v uvozovkách následuje čárka nebo =JMÉNO, ne „{ $given }“.
empty-command = „{ $given }“ neuvádí žádný program. Napište ho i s argumenty za cmd:, například 'cmd:./mujbot --fast'.
no-such-program = Program „{ $name }“ tu není. Je-li v této složce, napište před jeho název ./
program-not-executable = { $name } tu je, ale nelze ho spustit. Označte ho jako spustitelný (chmod +x), nebo uveďte interpret: cmd:python3 { $name }.
own-bot-in-record = Uloženou hru hrál { $name }. Soubor nespouští programy ani nenačítá moduly: určete hráče volbou --seats.
one-output = --json a --csv nelze zadat zároveň.
record-is-there = { $file } už existuje. Zvolte pro záznamy jinou složku.
bad-arena-flag = --{ $flag } nemůže mít hodnotu „{ $given }“. Možnosti: { $right }.
too-few-entrants = Pro --mode { $mode } je botů málo ({ $given }): vyjmenujte jich v --seats alespoň { $right }.
field-is-one-table = V režimu field sedí všichni boti u jednoho stolu, botů je však { $given } a míst { $right }. Zvolte --mode pairs nebo --mode round-robin, nebo vynechte --players.
sprt-is-for-two = --sprt rozhoduje mezi dvěma boty, ale je jich tu { $given }.
missing-extra = Pro { $flag } samotné Iteru nestačí. Doinstalujte: pip install 'iteru[{ $extra }]'
no-cluster = Na adrese { $given } není žádný cluster Ray: { $why }.
other-iteru = Jeden ze strojů clusteru má Iteru { $there }, tento má { $here }. Nainstalujte na všechny stejnou verzi.
lost-piece = Hra { $number } se na clusteru opakovaně ztratila: { $why }.
bad-report = { $given }: název zprávy končí jednou z přípon { $right }.
results-are-there = { $file } už existuje. Pokračujte v něm (--resume { $file }), nebo zvolte jiný název.
not-results = { $file } není soubor výsledků arény. Vytváří ho --results.
not-calibration = { $file } není soubor her mezi úrovněmi. Vytváří ho iteru calibrate --results.
other-calibration = { $what ->
    [game] { $file } patří ke hře { $right }, ne { $given }. Zvolte jiný soubor.
    [seed] { $file } začal s --seed { $right }, ne { $given }. Zvolte jiný soubor.
   *[other] { $file } začal pro nejsilnější úroveň s počtem iterací { $right }, ne { $given }. Zvolte jiný soubor.
}
other-results = { $file } vznikl s jinými pravidly nebo s jinou krabicí hry { $game }. Pokračujte s tím Iteru, ve kterém vznikl.
other-study = { $file } patří k jinému rozboru: jiná hra, bot, seed, počet her, pravidla nebo krabice. Zopakujte, s čím začal, nebo zvolte jiný soubor.
resume-differs = --{ $flag } { $given } neodpovídá výsledkům, které začaly s { $right }. Vynechte to, nebo začněte znovu.
resume-is-the-file = --resume už soubor výsledků určuje. Vynechte --results.
bad-shared-flag = --{ $flag } „{ $given }“ nejmenuje žádnou ze svých částí. Napište --{ $flag } NÁZEV=HODNOTA, kde NÁZEV je: { $right }.
bad-box-flag = --box „{ $given }“ neuvádí hru a soubor, každou hru jednou. Napište --box HRA=SOUBOR, kde HRA je: { $right }.
record-of-other-game = Záznam je ze hry { $game }, ne { $given }. Pokračujte příkazem: iteru play { $game } --from SOUBOR
bad-game-name = Hra se nemůže jmenovat „{ $given }“. Použijte malá písmena bez diakritiky, číslice a podtržítka a začněte písmenem: river_of_gold.
game-name-taken = Hra nebo balíček Pythonu „{ $given }“ tu už je. Zvolte jiný název.
folder-exists = { $file } už existuje a nic se nezapsalo. Zvolte jiný název, nebo přejděte do jiné složky.
port-taken = Port { $port } na { $host } nelze použít: { $why }. Zvolte jiný volbou { $flag }.
serve-stopped = Server skončil; všechny přijaté tahy jsou uložené.
backup-copying = Kopíruje se
backup-done = { $file } je záloha databáze { $database }. Uložte ji tam, kde ji nepřečte nikdo jiný: jsou v ní hry všech hráčů.
restore-done = { $database } je teď taková, jaká byla v záloze { $file }.
restore-aside = Dosavadní databáze leží v souboru { $file }.
backup-of-postgresql = Databáze je PostgreSQL a ten má na to vlastní program: { $command }
serving = Iteru běží na { $address } – adresu otevřete v prohlížeči. Data: { $data }. Server ukončíte klávesami Ctrl+C.
serving-box = Nové stoly hry { $game } hrají s opravenými údaji: { $figures }.

## Databáze serveru

bad-metrics-address = „{ $given }“ není adresa s portem. Má vypadat takto: 127.0.0.1:9464
bad-database-url = ITERU_DATABASE_URL není adresa databáze. Má vypadat takto: postgresql://user:password@host/name
database-locked = Soubor { $file } už používá jiný server Iteru. Nejdřív ho ukončete, nebo tomuto serveru určete vlastní složku proměnnou ITERU_DATA.
database-full = Na disku není místo pro { $file }: { $why }. Uvolněte místo, nebo zvolte jinou složku proměnnou ITERU_DATA.
database-not-written = Do souboru { $file } nelze zapisovat: { $why }. Ověřte, že disk funguje a je na něm místo.
database-read-only = Do souboru { $file } nelze zapisovat: { $why }. Zpřístupněte ho i s jeho složkou uživateli, pod kterým Iteru běží, nebo zvolte jinou složku proměnnou ITERU_DATA.
database-no-rights = Do databáze { $file } nelze zapisovat: { $why }. Zvolte databázi, do které zapisovat lze, a jejímu uživateli povolte vytvářet v ní tabulky.
database-newer = Soubor { $file } pochází z novější verze Iteru (schéma { $found }, tato verze zná nejvýš { $known }). Nainstalujte novější verzi, nebo obnovte zálohu z této.
database-not-ours = { $file } není databáze Iteru. Přesuňte ten soubor jinam, nebo zvolte jinou složku proměnnou ITERU_DATA.
database-damaged = Soubor { $file } je poškozený: { $why }. Obnovte zálohu.
database-busy = Soubor { $file } je obsazený a neodpovídá: { $why }. Ukončete, co ho používá, a zkuste to znovu.
database-not-opened = Soubor { $file } nelze otevřít: { $why }. Ověřte jeho název a přístupová práva.
database-away = Databáze { $file } není dostupná: { $why }. Ověřte, že běží, a zkontrolujte adresu v proměnné ITERU_DATABASE_URL.
no-database = Databáze { $file } neexistuje. Ve které složce leží, určuje proměnná ITERU_DATA.
no-backup = Soubor { $file } neexistuje.
backup-exists = Soubor { $file } už existuje a nic se nezapsalo. Zvolte jiný název.

## Server a chyby stránky

guest-name = Host
host-without-name = Napište své jméno, aby přátelé věděli, kdo je zve.
bad-name = Jméno musí mít 1 až { $most } viditelných znaků.
bad-password = Heslo musí mít aspoň { $least ->
    [one] { $least } znak
    [few] { $least } znaky
   *[other] { $least } znaků
}.
long-password = Heslo smí mít nejvýš { $most } znaků.
blank-password = Heslo ze samých mezer nikoho neochrání. Zvolte jiné.
password-is-name = Heslem nesmí být vaše jméno. Zvolte jiné.
common-password = Toto heslo by jiní zkoušeli mezi prvními. Zvolte jiné, třeba několik slov, která k sobě nepatří.
wrong-password = Původní heslo není správné. Nic se nezměnilo.
no-account = Hrajete jako host a nemáte heslo. Nejdřív si založte účet.
has-account = Účet { $account } už máte.
account-alike = Jméno „{ $account }“ vypadá jako jméno jiného účtu. Zvolte takové, které si s ním nikdo nesplete.
account-like-guest = Jméno „{ $account }“ vypadá jako to, které má zpočátku každý host. Zvolte jiné.
account-taken = Jméno { $account } už je obsazené. Zvolte jiné, nebo se přihlaste, je-li vaše.
bad-sign-in = Nesprávné jméno nebo heslo.
too-many-tokens = Už máte { $most ->
    [one] { $most } token
    [few] { $most } tokeny
   *[other] { $most } tokenů
}. Nejdřív některý zrušte.
no-token = Toto volání vyžaduje platný token: Authorization: Bearer iteru_… Vytvoříte ho na stránce účtu nebo voláním POST /api/tokens.
no-lesson = Lekci této hry nemáte rozehranou. Lekce začínají na stránce „Naučit se hrát“.
no-such-table = Stůl „{ $table }“ tu není.
no-such-page = Taková stránka tu není.
no-such-call = Takové volání tu není. Všechna jsou na /api/docs.
bad-request = Neplatný požadavek.
bad-message = Neplatná zpráva.
bad-form = Formulář je zastaralý. Načtěte stránku znovu a zkuste to ještě jednou.
body-too-large = To je příliš velké: nejvýš { $most } bajtů.
server-error = Na naší straně se něco pokazilo. Nic se neztratilo; zkuste to znovu.
database-gone = Teď nelze nic uložit. Počkejte pár sekund, podívejte se na stůl a zkuste to znovu.
server-stops = Server se restartuje. Za chvíli bude zpátky.
too-fast = To je moc rychle. Počkejte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
too-much-talk = Tolik ostatní nestačí číst. Počkejte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
stale-version = Situace u stolu se mezitím změnila (volba patřila k verzi { $version }). Podívejte se a zvolte znovu.
not-your-table = U tohoto stolu nehrajete.
not-your-seat = Místo { $seat } není vaše.
not-begun = Hra ještě nezačala: některé místo je volné.
not-over = To jde, až když hra skončí.
already-seated = U tohoto stolu už sedíte.
table-of-old-deal = Tento stůl je z doby, kdy se ještě nerozdávalo prokazatelně férově: kdo ho založil, může znát karty. Nikdo další si k němu už nemůže sednout; založte nový.
move-or-action = Tah zadejte buď zápisem, nebo číslem: „move“, nebo „action“.
no-such-action = Akce { $given } v této hře není; jsou číslovány od 0 do { $most }.
seat-not-free = Žádné místo tu není volné.
seated-twice = Pro sebe můžete mít jen jedno místo; ostatní u vaší obrazovky jsou „local“.
not-away = Bot může zaskočit jen za někoho, kdo je pryč aspoň { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
nothing-to-take-back = Za vás tu žádný bot nehraje.
game-has-begun = Hra už začala. Můžete se vzdát, pak za vás dohraje bot.
not-the-host = Stůl může zrušit jen ten, kdo ho založil.
others-play = U stolu hrají i další lidé, proto ho nelze zrušit. Můžete se vzdát.
table-closed = Tento stůl byl zrušen.
not-your-choice = To není vaše volba u tohoto stolu, nelze se k ní vrátit.
undo-without-asking = To můžete vzít zpět i bez ptaní.
undo-asked-already = O to už zde někdo žádá nebo žádost neprošla. Znovu požádat lze, až někdo zahraje.
undo-not-asked-of-you = O této žádosti nerozhodujete.
undo-lapsed = Tato žádost už neplatí, hra mezitím pokročila.
empty-chat = Zpráva je prázdná.
too-many-tables = Máte { $most } nedohraných her. Některou dohrajte, nebo zrušte některý svůj stůl.
too-crowded = Právě je tu příliš mnoho návštěvníků. Zkuste to za chvíli znovu.
too-late = Požadavek přicházel příliš dlouho. Zkuste to znovu.
head-too-large = Hlavička požadavku je příliš velká.
bad-http = Takovému požadavku server nerozumí.
bad-host = Požadavek musí server pojmenovat právě jednou, v hlavičce Host.
too-many-parts = Tělo požadavku přišlo v příliš mnoha malých částech. Pošlete ho po větších.
too-many-at-once = Z vaší adresy je najednou otevřeno { $most } požadavků a stránek. Nejdřív některé zavřete.
bad-proxy = Proxy servery se zadávají adresami a sítěmi jako 127.0.0.1 nebo 10.0.0.0/8, oddělenými čárkami; „{ $given }“ není ani jedno.
only-players-speak = Psát sem mohou jen hráči. Divákům to může povolit ten, kdo stůl založil.
silenced = Ten, kdo stůl založil, vám tu zakázal psát.
only-host-silences = O tom, kdo smí psát, rozhoduje jen ten, kdo stůl založil.
no-such-speaker = Tomuto člověku psaní zakázat nelze.
too-many-streams = Vaše programy už sledují { $most } proudů událostí. Nejdřív některý ukončete.
other-method = Tato adresa nepřijímá { $method }. Co přijímá, říká hlavička Allow.
other-origin = Tento požadavek přichází ze stránky jiného webu.
no-such-token = Token s číslem { $token } nemáte.
seed-among-people = Seed lze zadat jen tam, kde nehraje nikdo jiný: kdo ho zná, zná i vše skryté. Vynechte ho, nebo místa pro přátele nechte botům.
unknown-offer = Tato nabídka není známá: už byla použita, nebo vypršela. Vyžádejte si novou.
bad-contribution = Příspěvek k rozdání má 64 šestnáctkových číslic: 32 náhodných bajtů.
contribution-without-seat = K rozdání může přispět jen ten, kdo u stolu sedí.
half-contribution = Nabídka a váš příspěvek patří k sobě a seed se k nim nezadává.
invalid-missing = Chybí { $where }.
invalid-unknown = Položku { $where } tu neznáme.
invalid-json = Tělo požadavku není JSON.
invalid-too-long = Položka { $where } je příliš dlouhá: nejvýš { $right } znaků.
invalid-too-many = Položka { $where } má příliš mnoho prvků: nejvýš { $right }.
invalid-one-of = Položka { $where } musí být jedno z: { $right }.
invalid-too-small = Položka { $where } je příliš malá: nejméně { $right }.
invalid-too-large = Položka { $where } je příliš velká: nejvýš { $right }.
invalid-object = Položka { $where } musí být objekt.
invalid-list = Položka { $where } musí být seznam.
invalid-text = Položka { $where } musí být text.
invalid-truth = Položka { $where } musí být true nebo false.
invalid-number = Položka { $where } musí být celé číslo.
invalid-other = Položka { $where } má nepřípustnou hodnotu.
bad-seat-kind = „{ $given }“ nemůže zaujmout místo. Správně by bylo: { $right }.
table-of-other-version = Tento stůl hry { $game } začal s jinými pravidly nebo údaji a zde nemůže pokračovat.
trial-too-slow = Tuto hru ({ $game }) tady trvá příliš dlouho přehrát, nakreslit nebo hrát. Nic se neuložilo.
trial-too-large = Přehrát, nakreslit nebo hrát tuto hru ({ $game }) vyžaduje více než { $most } MiB paměti. Nic se neuložilo.
no-such-person = Pod tímto jménem tu nikdo stránku nemá. Hosté žádnou nemají.
no-such-box = Taková krabice tu není. Možná ji její majitel smazal.
box-of-other-game = Tato krabice je pro jinou hru: { $name }.
not-your-box = Tato krabice patří někomu jinému. Zkopírujte si ji a opravujte kopii.
too-many-guest-boxes = Hosté na této adrese si ukládají příliš mnoho nových krabic. Založte si účet, nebo přijďte za { $seconds } s.
too-many-boxes = Máte už { $most } krabic. Smažte některou, kterou nepotřebujete.
stale-box = Tato krabice se mezitím změnila v jiném okně. Podívejte se, co v ní teď je; co máte vyplněné, zůstává níže. Uložte znovu, má-li platit vaše.
trial-fails = Tento záznam nebo jeho opravy hru { $game } rozbijí: nelze ji přehrát, nakreslit a hrát dál. Nic se neuložilo.
advice-forbidden = U tohoto stolu jsou rady zakázané.
advice-twice = Rada se pro vás ještě hledá. Počkejte, až přijde.
advice-failed = Radu se tentokrát nepodařilo najít. Nic jiného se nezměnilo, zkuste to znovu.
trials-wait = Server teď prověřuje příliš mnoho her najednou. Chvíli počkejte a zkuste to znovu.
table-set-aside = Tento stůl byl odstaven: zdržoval nebo rozbil server. Jeho tahy zůstaly uložené.

## Bot na serveru

remote-ready = Bot { $name } je připraven; { $count ->
    [one] { $count } nedohraná hra
    [few] { $count } nedohrané hry
   *[other] { $count } nedohraných her
}. Ukončíte ho klávesami Ctrl+C.
remote-table = { $table }: { $title }
remote-move = { $table }: { $move }
remote-over = { $table }: hra skončila, { $points }
remote-closed = { $table }: stůl byl zrušen
remote-aside = { $table }: { $why }
remote-gone = Server neodpovídá; čekáme na něj.
remote-back = Server je zpět.

## Co může být špatně v příkazové řádce

server-refuses = Server odmítá: { $why }
bad-server-url = „{ $url }“ není adresa serveru. Napište ji takto: http://localhost:8000
not-a-server = { $url } odpovídá, ale ne jako server Iteru. Zkontrolujte adresu.
server-away = Z adresy { $url } nepřišla odpověď: { $why }
no-token-given = Zadejte token volbou --token nebo v proměnné ITERU_TOKEN. Vytvoříte ho na stránce účtu na serveru.
table-or-open = Volby --table a --open nelze zadat zároveň.
failed-remote-bot = Bot { $name } selhal: { $why }.
server-of-other-version = Server hraje { $game } s jinou verzí enginu, pravidel nebo údajů. Nainstalujte takové Iteru, jaké na něm běží.

## Programy, které hrají (docs/bot-protocol.md)

program-log = Chybový výstup programu { $name } se zapisuje do { $log }
program-logs = Chybový výstup programů se zapisuje do { $folder }
arena-lost = Hra { $number }: { $why }
arena-failures = { $games ->
    [one] { $games } hra byla prohrána selháním programu.
    [few] { $games } hry byly prohrány selháním programu.
   *[other] { $games } her bylo prohráno selháním programu.
}
program-resigns = { $seat } tuto hru prohrává. Dohraje ji { $bot }.
remote-resigned = { $table }: vzdáno
program-not-started = Program { $name } nelze spustit: { $why }.
program-late = Program { $name } neodpověděl včas (limit { $seconds } s) a byl ukončen. { program-wrote }
program-ended = Program { $name } skončil uprostřed hry (návratový kód { $status }). { $why ->
    [none] {""}
   *[other] Naposledy napsal: { $why }.{" "}
}{ program-wrote }
program-closed = Program { $name } uprostřed hry zavřel svůj výstup. { program-wrote }
program-endless = Program { $name } poslal řádek delší než { $most } bajtů. { program-wrote }
program-nonsense = Program { $name } poslal „{ $given }“. Očekával se řádek, který začíná slovem { $right } a pokračuje objektem JSON. { program-wrote }
program-illegal = Program { $name } odpověděl „{ $given }“, což není žádná z nabídnutých voleb. { program-wrote }
program-gave-up = Program { $name } to vzdal: { $why } { program-wrote }
program-version = Program { $name } mluví verzí protokolu { $given }. Zde se používá: { $right }. { program-wrote }
program-wrote = Jeho výpis: { $log }
not-in-protocol = „{ $given }“ není řádek protokolu. Napište slovo a za mezerou objekt JSON.
missing-in-line = V řádku chybí „{ $key }“, nebo není správného druhu.
no-game-yet = Žádná hra ještě nezačala. Nejdřív pošlete newgame.
asker-of-other-version = { $game } má zde jinou verzi enginu, pravidel nebo údajů. Obě strany potřebují stejné Iteru.
asker-of-other-protocol = Verze protokolu, které se zde používají: { $right }.
