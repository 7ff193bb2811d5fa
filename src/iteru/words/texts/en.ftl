## Who and what

player = Player
person = Player { $number }
bot-random = Random
bot-greedy = Greedy
bot-mcts = Thinker
bot-apprentice = Apprentice
bot-scribe = Scribe
bot-overseer = Overseer
bot-architect = Architect
bot-vizier = Vizier
bot-seneb = Seneb
bot-merit = Merit
bot-nakht = Nakht
compiled = compiled
interpreted = pure Python

source-word-rulebook = rulebook
source-word-published = published
source-word-derived = derived
source-word-reconstructed = reconstructed
source-word-owner = owner
source-word-yours = yours
listed = { $parts } and { $last }
# How a question begins: with the name of the one who is asked, unless that is the only reader.
asked = { $you ->
    [yes] {""}
   *[no] { $seat }:{" "}
}
only-with-seats = only with this number of players: { $seats }

## Points and the result

points-so-far = Points so far
if-ended-now = If it ended now
result-title = Result
result-total = Total
result-winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared win: { $names }
}
result-places = Place
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
result-tie = Equal on points, decided by { $tie }: { $better } ahead of { $worse }.
result-shared = { $names } share place { $place }: they are level in all that counts.
tie-rules = the rules of the game
have-resigned = Resigned, so ranked behind all others (a bot finished the game): { $names }
resigned-name = { $name } (resigned, a bot finished the game)
practice-game = A practice game: moves were taken back after others had chosen, or after something new had come to light.
advised-moves = Advice was taken before these moves: { $moves }
hurried-moves = Bots thought over these moves for less than usual: { $moves }

## Advice

advice-chance = { $chance } to win
advice-now = at once: { $parts }
advice-later = in the moves after it: { $parts }
advice-costs = fewer points for others: { $parts }
advice-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than other choices bring
advice-alike = hardly any difference in points from other choices; likely in the end: { $parts }
advice-points = likely points in the end: { $parts }

## A corrected box

whose-box = { $known ->
    [both] “{ $name }” by { $author }
    [name] “{ $name }”
    [author] a box by { $author }
   *[none] a corrected box
}
played-with-box = Played with { $box }. Corrected: { $figures }.

## On the rule page, for a corrected box

note-in-this-box = **In this box:** { $phrases }
note-figure = · { $figure }{ note-item }: { $amounts }.
note-figure-other = · { $figure }{ note-item }: not as printed.
note-item = { $item ->
    [none] { "" }
   *[other] { " " }({ $item })
}

## Cards

card-copies = { $count } in the box
card-reconstructed = some values reconstructed
rulings-heading = Rulings:
no-rulings = This game needed no rulings.
no-cards = { $game } has no cards.
cards-column-card = card
cards-column-values = values
cards-column-does = what it does
cards-column-rule = rule

## Help of the command line

help-iteru = Modern board games about ancient Egypt: play, watch bots play, look at the rules.
help-version = Show the version, and whether it runs compiled or as pure Python.
help-play = Play a game in this terminal.
help-play-game = Play { $title } in this terminal.
help-arena = Let bots play each other many times.
help-list-games = List the games: seats, length, options.
help-list-bots = List the bots and their parameters; with a game, its five levels and their ratings.
help-json = Print JSON for programs, and nothing else.
help-arena-game = Let bots play { $title } many times, every deal with every seating.
help-replay = Step through a record, or verify it.
help-box = Show what is printed on the components of a game, and where each value comes from.
help-rules = Show the rules of a game, or one of them.
help-bench = Measure how fast the engine runs here.
help-bot = Let a bot play at tables of a server.
help-bot-server = Address of the server.
help-bot-token = Token of the account to play as; else from the variable ITERU_TOKEN.
help-bot-bot = The bot: an installed one ({ $bots }), or one of your own: a class (module:Class) or a program ('cmd:./mybot --fast').
help-engine = Offer the bots to other programs, line by line over standard input and output. The protocol is in docs/bot-protocol.md.
help-bot-table = Join this table and play it to the end. Without it the bot plays at all tables of its account.
help-bot-open = Create a table of this game and play it to the end.
help-bot-against = With --open: who else plays, separated by commas; bots of the server, or friend for a free seat.
help-bot-patience = How many seconds to wait for a server that has gone away.
help-new-game = Write a package with a small whole game, to be changed into your own.
help-new-game-name = Name of the new game: small letters, digits and underscores.
help-completion = Print a script with which your shell completes commands, games and bots.
help-shell = The shell: bash, zsh or fish.
help-lang = Language: en or cs.
help-box-file = File of corrections to lay over the game’s components.
help-seed = Number that decides all chance; the same number gives the same game.
help-game = Name of a game.
help-seats = Who plays, seat by seat: me, me=Name, an installed bot ({ $bots }), or one of your own: a class (module:Class) or a program ('cmd:./mybot --fast'). Write commas of its arguments with a backslash: 'me,cmd:./mybot 1\,2'. Default: you against two apprentices. iteru bots GAME lists the levels of a game with their ratings.
help-from = Go on with a saved game.
help-confirm = Ask before your turn passes to the next seat, so that it can still be undone.
help-arena-seats = The bots, separated by commas: installed ones ({ $bots }), or your own: classes (module:Class) and programs ('cmd:./mybot --fast'). Write commas of their arguments with a backslash: 'greedy,cmd:./mybot 1\,2'.
help-arena-json = Print the standings as JSON, and nothing else.
help-arena-csv = Print every game as CSV, one line for each seat, and nothing else.
help-records = Keep a record of every game in a folder.
help-games = How many games to play.
help-jobs = How many processes to use.
help-arena-mode = How the bots meet: field (all at one table), pairs (every two share the seats of a table) or round-robin (every group).
help-arena-players = Seats of a table. Default: all bots in a field, else 2.
help-arena-seatings = Seatings that each deal is played with: balanced (everybody in every seat, after everybody else) or all.
help-arena-sprt = Stop when it is decided which of two bots is better: the difference from half of the games to look for, such as 0.05.
help-arena-results = Keep every game in a file of JSON lines while it is played, to go on from with --resume.
help-arena-resume = Go on with the results in a file; no game is played twice.
help-arena-report = Write a report; the name decides: .html, .json, .jsonl, .csv or .parquet. May be given several times.
help-ray = Play on a Ray cluster: its address, or local for one that is started here with --jobs workers.
help-study = Play many games and see what they teach: seats, points, cards, options.
help-study-game = Play { $title } many times and write a page about what the games teach.
help-study-bot = The bot that plays all seats: an installed one ({ $bots }), or one of your own (module:Class).
help-study-games = How many games to play with the usual options, over all numbers of players; every option gets a tenth more.
help-study-page = The page to write. Default: study-GAME.html.
help-study-results = A file that keeps every game: the same command goes on from there.
help-calibrate = Find how strongly each of the five levels plays a game, and write it to the game’s levels.toml.
help-calibrate-iterations = Iterations of the strongest level; without it, as many as a second gives on one core here.
help-calibrate-games = The most games of a pair of levels.
help-calibrate-minutes = The most minutes for a pair of levels; without it, no limit. Then the games played so far must do.
help-calibrate-level = Measure this level again, with the budget it has, against the one below; may be repeated. The other levels stay as they are.
help-calibrate-most = Levels with more iterations are not played but only given their place, where that would take too long; 0 for no limit.
help-calibrate-share = How often a level is to beat the one below: less where five levels would not find room.
help-calibrate-results = A file that keeps every game: the same command goes on from there.
help-calibrate-output = Where to write the levels; without it, into the folder of the game.
help-record = A record, saved while playing.
help-verify = Only re-play it and check the deal, every move and the result.
help-commitment = The commitment that you noted before the game: verify the record and compare.
help-svg = Write a picture of the board to a file instead.
help-at = After how many moves the picture is taken; at the end if left out.
help-rule = Number of a rule (R4.5) or of a chapter (R4), “cards” for all cards, or “rulings” for all our rulings.
help-bench-game = Name of a game; all games if left out.
help-bench-seats = Number of seats; as many as the game takes if left out.
help-seconds = How long to measure.
help-serve = Start the server and play in the browser.
help-backup = Copy the database of the server into a file, while it runs. ITERU_DATA says which one, as for serve.
help-restore = Put a backup in place of the database, while no server runs. The old database is kept beside it.
help-backup-file = The file of the backup.
help-host = Address to listen on; 0.0.0.0 lets other machines in.
help-port = Port to listen on.
help-metrics = Address and port where Prometheus may read numbers about the server, such as 127.0.0.1:9464. Without it nobody can.
help-proxy = Addresses or networks of proxies in front of the server, separated by commas: only they are believed when they name the visitor’s address.
help-serve-box = File of corrections to lay over a game’s components: new tables of that game play with it. May be given once for each game.

## Playing in a terminal

play-level = { $bot }: level { $number } of 5{ $rating ->
    [none] {""}
   *[other] , rating { $rating }
}. All levels: iteru bots { $game }
play-hint = Number or move · ? help · ? NAME what something does · rules · undo · hint · log · board · save · quit
play-help = Type the number of a choice, or the move itself ({ $move }). Words may be cut short, but not in a move that ends your turn.
    ? 1 or ? { $move } explains a choice and its rule; ? and the name of a card or of anything else tells what it does; ? { $rule } shows a rule.
    undo takes back your last choice, as long as nobody learned anything new from it and nobody else has chosen since.
    hint says which choices look best and why, by what you may know; the record tells that you asked.
    rules lists the chapters of the rules, log shows all that happened, board draws the table again, save FILE keeps the game, q or quit leaves it.
    Moves now:
advice-title = Advice:
play-how = Type ? to see how moves are written.
whole-move = “{ $given }” would be { $move } and end your turn: type that whole, or its number.
once-more = { $caution } Do it all the same? [y/N]{ " " }
yes-letters = y
no-such-thing = There is no move, thing or rule called “{ $given }” here.
several-things = That fits several:
rules-hint = rules R4 shows a chapter, rules and a word the rules that have it in their names.
log-title = Since your last choice:
log-title-all = All that happened:
no-such-choice = There is no choice { $given }; type a number from 1 to { $most }, or a move.
cover = { $seat } chooses now and is about to see hidden information. Everyone else, please look away. Press Enter, { $seat }.
confirm-turn = Enter to go on, undo to take it back:{ " " }
undone = Undone.
saved = Saved to { $file }. Go on with: iteru play { $game } --from { $file }
save-before-quit = Save the game before you leave? [Y/n]{ " " }
no-letters = nN
interrupted = Interrupted.

replay-prompt = { $number } of { $last } – Enter: next, b: back, a number: go there, q: to the result{ " " }
replay-unfinished = The record ends here, unfinished; it is the turn of { $seat }.
verified = { $file }: verified, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, result { $result }
verified-seed = The seed is a number that somebody gave or a program drew: nobody committed to it before the game.
verified-key = The deal was known before: the game was continued from a position of another one.
verified-deal = The deal: the secret of the server is the one it committed to, and all randomness comes from it and from what the players contributed ({ $names }).
compare-commitment = Compare the commitment with the one that the table showed before the game: { $commitment }
verified-commitment = The commitment is the one that you noted.

drawn = { $file }: the board after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

list-name = Name
list-title = Title
list-seats = Seats
list-minutes = Minutes
list-options = Options
list-parameters = Parameters
list-iterations = Iterations
list-misses = Overlooks
list-rating = Rating
list-wins = Wins against the level before
list-games = Games
list-not-measured = not measured
list-not-settled = { $figures }, not settled

arena-playing = Playing
arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-note = A shared win counts for its share. Intervals: 95%.
arena-bot = Bot
arena-wins = Wins
arena-win-rate = Win rate
arena-win-interval = Interval
arena-mean = Mean score
arena-rating = Rating
arena-move-time = Move
arena-progress = { $done } of { $all } games, { $left } left
arena-resumed = { $done ->
    [one] { $done } game is there already.
   *[other] { $done } games are there already.
}
arena-so-far = Interrupted after { $games } of { $planned } games.
arena-go-on = Go on with: iteru arena { $game } --resume { $file }
arena-written = { $file } is written.
arena-decided = Decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: the match was stopped.
arena-undecided = Not decided: play more games, or look for a larger difference.
arena-narrower = Common deals make the intervals of win rates { $share } narrower than as many separate games would.
arena-wider = Common deals make the intervals of win rates { $share } wider than as many separate games would: some deals suit one bot in every seat.
arena-unended = Game { $number } (seed { $seed }) did not end within { $moves } choices. It was stopped and counts for nobody.
arena-unended-more = So were { $games } more.
arena-page-title = Arena: { $title }
arena-how = { $mode }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
arena-mode-field = All at one table
arena-mode-pairs = Pairs
arena-mode-round-robin = Round robin
arena-options = Options
arena-standings = Standings
arena-ratings = Ratings
arena-ratings-note = Plackett and Luce; 400 points are odds of ten to one, and the mean is 0. Intervals: 95%, by bootstrap over deals.
arena-matrix = Who finishes ahead of whom
arena-matrix-note = The share of their games in which the bot of the row finished ahead of the bot of the column; a tie is half.
arena-scores = Points
arena-scores-note = How often each total came up, with the mean.
arena-seats = What a seat is worth
arena-seats-note = The share of wins of each seat, whoever sat there. The line is an equal share.
arena-seat = Seat { $number }
arena-length = Length
arena-length-note = Choices in a game.
arena-choices = Choices

study-title = What games of { $title } teach
study-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, all seats played by { $bot }, seed { $seed }.
study-counts = With { $players } players: { $games }.
study-seats = What a seat is worth
study-seats-note = Wins of each seat by number of players, as a multiple of an equal share (the line).
study-seat = { $players } players, seat { $number }
study-sources = Where points come from
study-sources-note = Mean points of winners and of the others, over all numbers of players.
study-winners = Winners
study-others = Others
study-points = Final points
study-points-note = Of all seats, by number of players, with the mean.
study-length-note = Choices in a game, by number of players.
study-players = { $players } players
study-options = What options change
study-options-note = Against the usual games of as many players, on the same deals. In colour: the 95% intervals are apart.
study-option = Option
study-games = Games
study-usual-points = Points (usual)
study-winner-points = Winner (usual)
study-usual-length = Choices (usual)
study-things = What happens to a seat
study-things-note = How often it happens to a seat in a game, in what share of games at least once, and how often seats win to which it happened, as a multiple of an equal chance, with a 95% interval. That shows what goes together with winning, not what causes it.
study-thing = What
study-times = Times a game
study-share = Games with it
study-chance = Chance
study-chance-interval = Interval
study-choices = Choices
study-choices-note = How often an action was offered beside others and how often it was taken, and the chance of winning of seats that took it.
study-choice = Action
study-offered = Offered
study-taken = Taken
study-odd = Worth a look
study-odd-note = What the bot never takes although it is often offered, and what it nearly always takes. Values of the box may be out of place, or the bot may not understand them.
study-never = Never taken
study-always = Nearly always taken
study-nothing = Nothing
study-written = { $file } is written: { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

box-figure = Value
box-source = Source
box-values = Printed
box-summary = { $count } values: { $by_source }. Fingerprint { $fingerprint }.
box-reconstructed = { $count ->
    [0] Nothing is reconstructed.
    [one] { $count } value holds something reconstructed ({ $pieces } in the box):
   *[other] { $count } values hold something reconstructed ({ $pieces } pieces in the box):
}
box-reconstructed-key = Reconstructed { $key }: { $count } values, { $pieces } pieces in the box.

new-game-written = { $folder } holds a small whole game. Play it, test it, and change it into your own:
    { "    " }pip install -e './{ $folder }[test]'
    { "    " }iteru play { $folder }
    { "    " }cd { $folder } && pytest

bench-title = Random self-play on one core
bench-row = { $game }, { $seats } seats, { $kind }
bench-actions = actions/s
bench-games = games/s
bench-clone = clone, µs
bench-iterations = search, iterations/s
bench-only-interpreted = This installation is not compiled; with a C compiler, pip install compiles it.
calibrate-so-far = { $upper } against { $lower }: { $share } ({ $low } – { $high }) of { $games } games
calibrate-settled = { calibrate-so-far }; settled
calibrate-all-played = { calibrate-so-far }; not settled after all games
calibrate-out-of-time = { $games ->
    [0] { $upper } against { $lower }: not measured; time was up
   *[other] { calibrate-so-far }; not settled when time was up
}
calibrate-written = { $file } is written.
calibrate-goes-on = Stopped. The same command goes on with the games in { $file }.
calibrate-is-lost = Stopped; nothing is written. With --results FILE the games are kept.
calibrate-unknown-level = The level { $name } cannot be measured against a level below it. These can: { $right }.
calibrate-no-time = --minutes { $given } is no time. It takes more than 0; without it there is no limit.
calibrate-has-budget = --iterations { $given } cannot be used with --level, which measures levels with the budgets they have. Leave one of them out.
calibrate-same-file = --results and --output both name { $file }. Games and levels need a file each.
calibrate-needs-two = Levels are measured with two players, and { $game } is not played by two.

## What can be wrong

unknown-game = There is no game “{ $name }”. { $likely ->
    [none] {""}
   *[other] Did you mean { $likely }?{" "}
}Games here: { $right }.
broken-game = The game “{ $name }” is installed but does not load: { $why }. Reinstall or remove its package.
unknown-language = There is no language “{ $given }”. Languages: { $right }.
unknown-bot = There is no bot “{ $name }”. { $likely ->
    [none] {""}
   *[other] Did you mean { $likely }?{" "}
}Bots: { $right }.
broken-bot = The bot “{ $name }” does not load: { $why }.
no-bot-parameters = The bot { $name } does not take “{ $given }”: it has no parameters.
unknown-bot-parameter = The bot { $name } does not take “{ $given }”. Write each of its parameters once at most: { $right }.
bad-bot-value = The bot { $name } does not take “{ $given }”. Expected: { $right }.
bot-thinks-too-long = { $name } would think for too long about each choice: at most { $most } seconds here.
failed-bot = The bot { $name } failed in game { $number } (seed { $seed }), move { $move }: { $why }.
failed-bot-here = The bot { $name } failed at move { $move }: { $why }.
rule-breaking-bot = The bot { $name } broke the rules in game { $number } (seed { $seed }), move { $move }: it chose { $given }, which is not one of its legal actions.
game-failed = The rules of { $game } failed in game { $number } (seed { $seed }), move { $move }: { $why }.
worker-died = The process that played game { $number } (seed { $seed }) ended before it was done, and so did the next one: a bot may have ended them.
no-such-position = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: there is no position after move { $given }.
unknown-option = There is no option “{ $option }”. Options: { $right }.
bad-option-value = Option { $option } does not take “{ $given }”. It takes: { $right }.
bad-seats = { $game } cannot be played by { $given }. Players: { $least } to { $most }.
bad-seed = The seed { $given } does not fit. It must be a whole number from 0 to 9223372036854775807.
players-do-not-fit = { $given } players are named and the game has { $right } seats. Name as many players as there are seats.
unknown-rule = { $game } has no rule “{ $rule }”. Rules: { $right }.

unreadable-file = { $file } cannot be read: { $why }.
unwritable-file = { $file } cannot be written: { $why }. Choose another place.
broken-toml = { $where ->
    [there] { $file } is not TOML: look at line { $line }, column { $column }.
    [end] { $file } is not TOML: something is missing at the end.
   *[other] { $file } is not TOML.
}
not-levels = { $file } is not a file of levels. It has a section for each of { $right }, with the iterations that it thinks.
why-missing = there is no such file
why-forbidden = you are not allowed to
why-folder = it is a folder
why-file = it is a file
why-no-folder = there is no such folder
why-not-text = it is not text in UTF-8
stray-value = “{ $figure }” stands outside any heading. Put it under a heading such as [{ $right }].
bad-box-name = A box needs a name of at most { $most } characters.
nothing-corrected = Nothing differs from our values yet. Correct at least one.
bad-whose = { $key } = { $given } does not fit. Expected: { $right }.
bad-source = { $figure }: source { $given } is not known. Write one of: { $right }.
unknown-figure = There is no “{ $figure }” in the box. There are: { $right }.
unknown-key = { $figure } has no value “{ $key }”. Its values: { $right }.
odd-corrections = Corrections hold numbers, words, true or false, lists and tables, nested at most { $most } deep. These hold something else.
unplayable-corrections = With these corrections { $name } cannot be played ({ $why }). Take back what differs most from the real box.
corrections-too-large = The corrections are too large: at most { $most } characters.
bad-figure = { $figure }: { $key } = { $given } does not fit. Expected: { $right }.
bad-part = { $figure }: in { $key }, { $given }, this does not fit: { $part }. Expected: { $right }.
hint-number = { $low } to { $high }
hint-exactly = exactly { $low }
hint-line = at most { $most } characters
hint-or-word = { $first }, or a word
hint-count = { $least } to { $most } of them
hint-rows = { $least } to { $most } rows
hint-in-each = in each: { $of }
hint-each = each { $of }
hint-falling = each smaller than the one before
misfit = { $given } does not fit here. It can be: { $right }.
misfit-part = In { $given } this does not fit: { $part }. It can be: { $right }.
allowed-number = a whole number from { $low } to { $high }
allowed-exactly = exactly { $low }
allowed-switch = true or false
allowed-word = one of: { $words }
allowed-line = one line of at most { $most } characters
allowed-name = a name of at most { $most } characters in one line, without braces
allowed-said = words that the game knows
allowed-list = a list of { $count }, each { $of }
allowed-range = { $least } to { $most }
allowed-falling = { $list }, each smaller than the one before
allowed-each = one for each of { $words }: { $of }
allowed-either = { $first }, or { $second }
right-sum = at most { $most } in all
right-sum-least = at least { $least } in all
right-once = each of these once: { $words }
right-different = all different
right-in-order = no place twice, and these in this order: { $words }
right-times = { $number } at most { $most } times
right-no-more = of each no more than there are: { $words }
right-free = one that is still free: { $words }
right-like = for example { $words }

not-a-record = This is not a record of Iteru. The first line of one is “{ $right }”.
record-too-long = The record has { $moves } moves. No game is that long: at most { $most }.
record-line-too-long = A line of the record is too long: at most { $most } characters.
record-too-large = { $file } is too large for a record: at most { $most } bytes.
bad-record-line = The record is malformed in line { $line }: “{ $given }”. Expected: { $right }.
truncated-record = The record is truncated or was changed: it holds { $moves } moves and says it has { $right }.
bad-record-move = Move { $number } of the record, “{ $move }” by { $seat }, is not possible: { $why }
other-result = The replay differs from the record: recorded { $recorded }, replayed { $replayed }.
broken-commitment = The server did not keep its word: the commitment was { $shown }, but its secret and salt give { $right }.
broken-key = The game was not dealt as the record says: the secret of the server and what the players contributed give the key { $right }, and the seed is another one.
bot-contributed = The record says that a bot, { $seat }, contributed to the deal. Bots contribute nothing: the server could have chosen this when it knew everything else.
other-commitment = You noted the commitment { $noted }, and the record has { $shown }.
other-engine = The record was played with engine version { $recorded }, this is version { $here }. Replay it with an Iteru of that version.
other-rules = The record was played with version { $recorded } of the rules of { $game }, these are version { $here }. Replay it with an Iteru of that version.
other-box = The record was played with another box ({ $recorded }, this one is { $here }). Replay it with the same file of corrections.

unreadable-move = “{ $move }” is not a move.
ambiguous-move = “{ $move }” could be several moves: { $likely }.
nothing-to-choose-there = There is nothing to choose there now.
other-thing-first = That comes later: first choose one of the things that are lit.
game-is-over = The game is over.
not-your-turn = It is the turn of { $seat }.
nothing-played = There is nothing to take back yet.
undo-revealed = That cannot be taken back: somebody learned something new from it.
undo-other-seat = That cannot be taken back: another seat has chosen since.

## What can be wrong on the command line

own-bot-in-results = The games were played by { $name }. A file does not start programs or load modules: repeat the bots with --seats.
unknown-player = There is no player “{ $name }”. { $likely ->
    [none] {""}
   *[other] Did you mean { $likely }?{" "}
}Write me for a person, or a bot: { $right }, or one of your own: module:Class or cmd:./program.
unknown-local-bot = There is no bot “{ $name }”. { $likely ->
    [none] {""}
   *[other] Did you mean { $likely }?{" "}
}Bots: { $right }, or one of your own: module:Class or cmd:./program.
unclosed-quote = A quote is not closed, or a backslash is the last character: { $given }
text-after-quote = After a seat in quotes comes a comma or =NAME, not “{ $given }”.
empty-command = “{ $given }” names no program. Write it after cmd: with its arguments, such as 'cmd:./mybot --fast'.
no-such-program = There is no program “{ $name }”. One in this folder is named with ./ in front.
program-not-executable = { $name } is there but cannot be run. Make it executable (chmod +x), or name its interpreter: cmd:python3 { $name }.
own-bot-in-record = The saved game was played by { $name }. A file does not start programs or load modules: say who plays with --seats.
one-output = --json and --csv cannot both be given.
record-is-there = { $file } is there already. Choose another folder for the records.
bad-arena-flag = --{ $flag } does not take “{ $given }”. It takes: { $right }.
too-few-entrants = { $given ->
    [one] { $given } bot is
   *[other] { $given } bots are
} too few for --mode { $mode }: name at least { $right } with --seats.
field-is-one-table = In a field all bots sit at one table, and there are { $given } bots for { $right } seats. Choose --mode pairs or --mode round-robin, or leave --players out.
sprt-is-for-two = --sprt decides between two bots, and { $given } are named.
missing-extra = { $flag } needs more than Iteru alone. Install it: pip install 'iteru[{ $extra }]'
no-cluster = There is no Ray cluster at { $given }: { $why }.
other-iteru = A machine of the cluster has Iteru { $there }, and this one has { $here }. Install the same version on all of them.
lost-piece = Game { $number } was lost again and again on the cluster: { $why }.
bad-report = { $given }: the name of a report ends with one of { $right }.
results-are-there = { $file } is there already. Go on with it (--resume { $file }), or choose another name.
not-results = { $file } is not a file of results of the arena. It is made with --results.
not-calibration = { $file } is not a file of games between levels. It is made with iteru calibrate --results.
other-calibration = { $what ->
    [game] { $file } has games of { $right }, not of { $given }. Choose another file.
    [seed] { $file } was begun with --seed { $right }, not { $given }. Choose another file.
   *[other] { $file } was begun for a strongest level of { $right } iterations, not { $given }. Choose another file.
}
other-results = { $file } was played with other rules or another box of { $game }. Go on with the Iteru that it was begun with.
other-study = { $file } belongs to another study: of another game, bot, seed, number of games, rules or box. Repeat what it was begun with, or choose another file.
resume-differs = --{ $flag } { $given } does not fit the results, which were begun with { $right }. Leave it out, or begin anew.
resume-is-the-file = --resume names the file of results already. Leave --results out.
bad-shared-flag = --{ $flag } “{ $given }” does not name one of its parts. Write --{ $flag } NAME=VALUE with a NAME of: { $right }.
bad-box-flag = --box “{ $given }” does not name a game and a file, each game once. Write --box GAME=FILE with a GAME of: { $right }.
record-of-other-game = The record is of { $game }, not of { $given }. Go on with: iteru play { $game } --from FILE
bad-game-name = “{ $given }” cannot be the name of a game. Take small letters, digits and underscores, and begin with a letter: river_of_gold.
game-name-taken = There is already a game or a Python package “{ $given }” here. Choose another name.
folder-exists = { $file } is already there, and nothing was written. Choose another name, or another folder to be in.
port-taken = Port { $port } on { $host } cannot be used: { $why }. Choose another with { $flag }.
serve-stopped = The server has ended; every accepted move is stored.
backup-copying = Copying
backup-done = { $file } is a backup of { $database }. Keep it where only you can read it: it has everybody’s games.
restore-done = { $database } is now as it was in { $file }.
restore-aside = The database that was there until now lies in { $file }.
backup-of-postgresql = The database is PostgreSQL, which brings its own program for this: { $command }
serving = Iteru is at { $address } – open it in a browser. Data: { $data }. Ctrl+C ends it.
serving-box = New tables of { $game } play with corrected values: { $figures }.

## The database of a server

bad-metrics-address = “{ $given }” is not an address with a port. Write it like this: 127.0.0.1:9464
bad-database-url = ITERU_DATABASE_URL is not the address of a database. Write it like this: postgresql://user:password@host/name
database-locked = Another server of Iteru uses { $file }. Stop it first, or give this one a folder of its own in the variable ITERU_DATA.
database-full = There is no room on the disk for { $file }: { $why }. Free some space, or choose another folder in the variable ITERU_DATA.
database-not-written = { $file } cannot be written: { $why }. Check that the disk works and has room left.
database-read-only = { $file } cannot be written: { $why }. Give it and its folder to the user who runs Iteru, or choose another folder in the variable ITERU_DATA.
database-no-rights = { $file } cannot be changed: { $why }. Name a database that can be written, and give its user permission to create tables there.
database-newer = { $file } was written by a newer Iteru (schema { $found }; this one knows up to { $known }). Install that version, or restore a backup of this one.
database-not-ours = { $file } is not a database of Iteru. Move it elsewhere, or choose another folder in the variable ITERU_DATA.
database-damaged = { $file } is damaged: { $why }. Restore a backup.
database-busy = { $file } is in use and does not answer: { $why }. Stop what uses it, then try again.
database-not-opened = { $file } cannot be opened: { $why }. Check its name and its permissions.
database-away = The database { $file } cannot be reached: { $why }. Check that it runs, and the address in the variable ITERU_DATABASE_URL.
no-database = There is no database { $file }. The variable ITERU_DATA says in which folder it lies.
no-backup = There is no file { $file }.
backup-exists = { $file } is already there, and nothing was written. Choose another name.

## The server and the page's errors

guest-name = Guest
host-without-name = Say your name, so that your friends know who invites them.
bad-name = A name must have 1 to { $most } visible characters.
bad-password = A password must have at least { $least } characters.
long-password = A password must have at most { $most } characters.
blank-password = A password of nothing but spaces protects nobody. Choose another.
password-is-name = The password must not be your name. Choose another.
common-password = This password is among the first that others would try. Choose another, for example a few words that do not belong together.
wrong-password = The old password is wrong. Nothing was changed.
no-account = You are a guest and have no password. Create an account first.
has-account = You already have the account { $account }.
account-alike = The name “{ $account }” looks like that of another account. Choose one that nobody takes for it.
account-like-guest = The name “{ $account }” looks like the one that every guest has at first. Choose another.
account-taken = The name { $account } is taken. Choose another, or sign in if it is yours.
bad-sign-in = Wrong name or password.
too-many-tokens = You have { $most } tokens already. Revoke one first.
no-token = This call needs a token that is valid: Authorization: Bearer iteru_… Create one on the account page, or with POST /api/tokens.
no-lesson = There is no lesson of this game that you have begun. Lessons begin on the page “Learn”.
no-such-table = There is no table “{ $table }”.
no-such-page = There is no such page.
no-such-call = There is no such call. /api/docs lists all of them.
bad-request = The request is not valid.
bad-message = The message is not valid.
bad-form = This form is out of date. Load the page again and try once more.
body-too-large = That is too large: at most { $most } bytes.
server-error = Something went wrong on our side. Nothing you did is lost; try again.
database-gone = Nothing can be stored at the moment. Wait a few seconds, look at the table, then try again.
server-stops = The server is being restarted. It will be back in a moment.
too-fast = That is too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-much-talk = That is more than the others can read. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
stale-version = The table has changed meanwhile; that was made on version { $version }. Look again, then choose.
not-your-table = You do not play at this table.
not-your-seat = Seat { $seat } is not yours.
not-begun = The game has not begun: a seat is still free.
not-over = That is possible only when the game is over.
already-seated = You already sit at this table.
table-of-old-deal = This table was opened before dealing was fair: whoever opened it may know the cards. Nobody else can join it; open a new one.
move-or-action = Name the move by its notation or by its number: either “move” or “action”.
no-such-action = There is no action { $given } in this game; they are numbered from 0 to { $most }.
seat-not-free = No seat is free here.
seated-twice = You can take only one seat for yourself; the others at your screen are “local”.
not-away = A bot can stand in only for somebody who has been away for { $seconds } seconds.
nothing-to-take-back = No bot plays for you here.
game-has-begun = The game has begun. You can resign: then a bot plays on for you.
not-the-host = Only the host can cancel the table.
others-play = Others play here, so the table cannot be cancelled. You can resign.
table-closed = The table was cancelled.
not-your-choice = That is not a choice of yours at this table, so you cannot go back to it.
undo-without-asking = You can take that back without asking.
undo-asked-already = That has been asked already. You can ask again when somebody has moved on.
undo-not-asked-of-you = This request is not yours to answer.
undo-lapsed = Nobody asks for that any more: the game has moved on.
empty-chat = The message is empty.
too-many-tables = You have { $most } unfinished games. Finish one, or cancel one of your tables.
too-crowded = There are too many visitors just now. Try again in a moment.
too-late = The request took too long to arrive. Try again.
head-too-large = The request headers are too large.
bad-http = This is not a request that the server understands.
bad-host = The request has to name the server once, in its Host header.
too-many-parts = The body of the request came in too many small parts. Send it in larger ones.
too-many-at-once = Your address has { $most } requests and pages open at once. Close some first.
bad-proxy = Proxies are given by addresses and networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas; “{ $given }” is neither.
only-players-speak = Only players can chat here. The host can allow spectators to chat.
silenced = The host of this table has blocked you from the chat.
only-host-silences = Only the host of the table decides who can chat.
no-such-speaker = This person cannot be blocked from the chat.
too-many-streams = Your programs follow { $most } streams already. Close one first.
other-method = This address does not take { $method }. The header Allow says what it takes.
other-origin = This request comes from a page of another site.
no-such-token = You have no token with the number { $token }.
seed-among-people = A seed can be given only where nobody else plays: whoever knows it knows what is hidden. Leave it out, or let bots take the seats kept for friends.
unknown-offer = This offer is not known: it was used already, or it has lapsed. Ask for a new one.
bad-contribution = A contribution to the deal has 64 hexadecimal digits: 32 random bytes.
contribution-without-seat = Only players seated at the table can contribute to its deal.
half-contribution = An offer and what you contribute belong together, and no seed beside them.
invalid-missing = { $where } is missing.
invalid-unknown = { $where } is not known here.
invalid-json = The body is not JSON.
invalid-too-long = { $where } is too long: at most { $right } characters.
invalid-too-many = { $where } has too many entries: at most { $right }.
invalid-one-of = { $where } must be one of: { $right }.
invalid-too-small = { $where } is too small: at least { $right }.
invalid-too-large = { $where } is too large: at most { $right }.
invalid-object = { $where } must be an object.
invalid-list = { $where } must be a list.
invalid-text = { $where } must be a text.
invalid-truth = { $where } must be true or false.
invalid-number = { $where } must be a whole number.
invalid-other = { $where } has a value that is not allowed.
bad-seat-kind = “{ $given }” cannot take a seat. Expected: { $right }.
table-of-other-version = This table of { $game } was begun with other rules or values and cannot go on here.
trial-too-slow = This game of { $game } takes too long to be replayed, drawn or played here. Nothing was stored.
trial-too-large = This game of { $game } needs more than { $most } MiB of memory to be replayed, drawn or played. Nothing was stored.
no-such-person = Nobody has a page under this name. Guests have none.
no-such-box = There is no such box. Perhaps its owner has deleted it.
box-of-other-game = This box is for another game: { $name }.
not-your-box = This box belongs to somebody else. Copy it, and correct your copy.
too-many-guest-boxes = Guests at this address have saved many new boxes. Create an account, or come back in { $seconds } seconds.
too-many-boxes = You already have { $most } boxes. Delete one that you no longer need.
stale-box = This box was changed in another window meanwhile. Look at what is there now; what you entered is kept below. Save again to keep yours.
trial-fails = This record or its corrections break { $game }: it cannot be replayed, drawn and played on. Nothing was stored.
advice-forbidden = Advice is forbidden at this table.
advice-twice = Advice for you is still being looked for. Wait until it has come.
advice-failed = No advice could be found this time. Nothing else has changed; try again.
trials-wait = The server is trying out too many games just now. Wait a moment, then try again.
table-set-aside = This table was set aside: it held up or broke the server. Its moves are kept.

## A bot at a server

remote-ready = The bot { $name } is ready; { $count ->
    [one] { $count } unfinished table
   *[other] { $count } unfinished tables
}. Ctrl+C ends it.
remote-table = { $table }: { $title }
remote-move = { $table }: { $move }
remote-over = { $table }: the game is over, { $points }
remote-closed = { $table }: the table was cancelled
remote-aside = { $table }: { $why }
remote-gone = The server is gone; waiting for it.
remote-back = The server is back.

## What can be wrong on the command line

server-refuses = The server refuses: { $why }
bad-server-url = “{ $url }” is not the address of a server. Write it like this: http://localhost:8000
not-a-server = { $url } answers, but not like a server of Iteru. Check the address.
server-away = There is no answer from { $url }: { $why }
no-token-given = Give a token with --token or in the variable ITERU_TOKEN. Create one on the account page of the server.
table-or-open = --table and --open cannot both be given.
failed-remote-bot = The bot { $name } failed: { $why }.
server-of-other-version = The server plays { $game } with another version of the engine, the rules or the values. Install the Iteru that it runs.

## Programs that play (docs/bot-protocol.md)

program-log = What { $name } writes to standard error goes to { $log }
program-logs = What the programs write to standard error goes to { $folder }
arena-lost = Game { $number }: { $why }
arena-failures = { $games ->
    [one] { $games } game was lost by a program that failed.
   *[other] { $games } games were lost by programs that failed.
}
program-resigns = { $seat } has lost this game. { $bot } finishes it.
remote-resigned = { $table }: resigned
program-not-started = { $name } cannot be started: { $why }.
program-late = { $name } did not answer in time ({ $seconds } s), and was ended. { program-wrote }
program-ended = { $name } ended in the middle of the game (exit status { $status }). { $why ->
    [none] {""}
   *[other] The last thing it said: { $why }.{" "}
}{ program-wrote }
program-closed = { $name } closed its standard output in the middle of the game. { program-wrote }
program-endless = { $name } sent a line of more than { $most } bytes. { program-wrote }
program-nonsense = { $name } said “{ $given }”. Expected: one line beginning with { $right }, then a JSON object. { program-wrote }
program-illegal = { $name } answered “{ $given }”, which is not one of the choices that it was offered. { program-wrote }
program-gave-up = { $name } gave up: { $why } { program-wrote }
program-version = { $name } speaks version { $given } of the protocol. Spoken here: { $right }. { program-wrote }
program-wrote = Its log: { $log }
not-in-protocol = “{ $given }” is not a line of the protocol. Write a word and, after a blank, a JSON object.
missing-in-line = The line has no “{ $key }”, or not of the right kind.
no-game-yet = No game has begun. Send newgame first.
asker-of-other-version = { $game } has another version of the engine, the rules or the values here. Both sides need the same Iteru.
asker-of-other-protocol = Versions of the protocol spoken here: { $right }.
