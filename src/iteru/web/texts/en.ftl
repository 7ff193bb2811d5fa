## The page

web-about = Board games about ancient Egypt, by the book: against friends, against bots, or together at one screen.
web-not-affiliated = Our own words and drawings. Iteru is not affiliated with the designers or publishers of the games.
web-skip-main = Skip to the content
web-skip-ask = Skip to your options
web-skip-board = Skip to the board
web-skip-log = Skip to the log
web-skip-replay = Skip to the steps
web-tools = Tools
web-settings = Settings
web-language = Language
web-language-en = English
web-language-cs = Čeština
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = System
web-speed = Animations
web-speed-off = Off
web-speed-normal = Normal
web-speed-fast = Fast
web-react-within = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} to react.
web-reactions = Reactions outside my turn
web-reactions-ask = Ask me
web-reactions-quiet = Never react
web-close = Close
web-shortcuts = Keyboard shortcuts
web-key-tab = Go to the next thing
web-key-help = Show this list; on a choice, its rule
web-key-choose = Take a choice from the list
web-key-walk = Go to another choice or to another line of the log
web-key-touch = Touch the thing in focus on the board
web-key-back = Close what is open, or take back the last touch
web-key-look = See a card large
web-key-skip = Skip ahead to your next choice
web-key-moment = In the end: see a moment when the lead changed
web-key-rematch = In the end: rematch
web-key-round = Go to the previous or next round
web-key-ends = Go to the beginning or the end
web-key-play = Play or pause
web-key-moves-of = Show the moves of one seat
web-key-all-moves = Show all moves
web-key-step = Step back or forward
web-offline = You are offline
web-offline-hint = Iteru needs a connection to play. Your games are kept on the server and wait for you.
web-try-again = Try again
web-back = Back
web-copy = Copy
web-copied = Copied
web-error = Something went wrong
web-error-safe = Nothing is lost: your games are kept.
web-to-home = Home
web-pages = Pages

## Home

web-games = Games
web-tables = Tables
web-my-games = My games
web-running = { $count ->
    [one] { $count } in progress
   *[other] { $count } in progress
}
web-welcome = Welcome
web-no-games = New here? { $game } is the easiest to begin with.
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting. Open a table, or play at once.
web-watchable = Games in progress
web-finished-games = My finished games
web-records = Game records
web-record-file = Game record file
web-upload = Open
web-upload-hint = A saved game, to look at step by step or to continue from any point.
web-by = { $designers }, { $year }
web-players = Players
web-length = Playing time
web-minutes = { $minutes } min
web-weight = weight { $weight }
web-against-bots = against bots
web-own-score = you { $won }:{ $lost }
web-try-stronger = Two wins in a row: try { $bot }
web-try-weaker = Three losses in a row: try { $bot }
web-bot-level = bot, level { $number }
web-opponents = Opponents
web-way-seneb = the one who races
web-way-merit = the one who collects
web-way-nakht = the one who spoils
web-about-seneb = Takes what scores at once and never looks back.
web-about-merit = Builds what pays late. Slow to start, dear at the end.
web-about-nakht = Would rather see you lose three points than win two.
web-score-against = You { $won } – { $lost } { $name }
web-not-met = You have not met yet
web-choose = Choose
web-choose-one = Choose { $name }
web-chosen = chosen
web-play-against = Play against { $name ->
   *[seneb] Seneb
    [merit] Merit
    [nakht] Nakht
}
web-level-named = level { $number }, { $name }
web-rating = rating
web-play-game = Play { $game }
web-all-three = Or all three at one table
web-how-strong = How strong?
web-how-strong-lead = All play by the rules and see only what you would see in their seat.
web-collar-tells = The rows of a collar tell the level.
web-level-thinks = tries { $count ->
    [one] one line of play
   *[other] { $count } lines of play
} before each choice
web-level-misses = overlooks { $share } of choices
web-you-win-here = you have won { $won } of { $games } here
web-not-met-here = you have not met this level here
web-other-opponents = Opponents with a way of their own
web-with-friends = With friends
web-learn = Learn the game
web-learn-first = Learn { $game }
web-play-now = Play
web-new-table = New table
web-rules = Rules
web-cards = Cards
web-cards-of = { $game }: all cards
web-card-group = Kind
web-all = all
web-search-cards = Search the cards
web-cards-found = Shown: { $count }
web-cards-none = No card is like that.
web-show-all = Show all
web-no-cards = This game has no cards.
web-rulings = Rulings
web-rulings-of = { $game }: rulings
web-rulings-about = Where the rulebook leaves a question open, or can be read in two ways, we decided. Here is every decision, with the rules that follow it.
web-no-rulings = This game needed no rulings.
web-example-printed = With the values as printed.
web-example-names = Anna Petr Jana Karel Eva
web-minute = The game in a minute
web-seek = Search the rules
web-seek-found = { $place } of { $count }
web-seek-none = Not found.
web-seek-next = Next place
web-seek-before = Place before
web-all-cards = All cards with their values
web-cards-drawn = See them drawn, with filters
web-print = Print
web-facts = { $least } to { $most } players · { $minutes } minutes
web-contents = Contents
web-about-rules = About this text
web-reconstructed = { $count ->
    [0] All { $all } values are as printed
    [one] { $count } of { $all } values is reconstructed
   *[other] { $count } of { $all } values are reconstructed
}
web-reconstructed-why = These values are printed only in pictures we have not seen, so we filled them in. Anyone who owns the game can correct them.
web-corrected-box = Corrected values
web-corrected-count = { $count ->
    [one] { $count } value is corrected here
   *[other] { $count } values are corrected here
}
web-corrected-why = These values were corrected by an owner of the printed game. The game is played with them, not with ours.
web-free-seat = free seat
web-free = free
web-waiting-for-players = Waiting for players
web-your-turn = Your turn
web-turn-of = { $name } is choosing
web-join = Join
web-watch = Watch
web-replay = Replay
web-won = won
web-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## A new table

web-who-plays = Players
web-who-plays-hint = { $least } to { $most } seats. Several people can play at this screen; invite friends with a link.
web-seat = Seat { $number }
web-seat-me = me
web-seat-friend = a friend (invite link)
web-seat-local = another player at this screen
web-seat-bot = bot: { $bot }
web-seat-none = empty
web-local-name = Name of the player in seat { $number }
web-more-options = More settings
web-options = Options
web-yes = yes
web-no = no
web-no-advice = Nobody may ask for advice
web-listed = Show the table on the home page, so that others can join or watch
web-open-table = Create table

## Boxes that people correct

web-boxes = My boxes
web-boxes-about = Some values are printed only in pictures we have not seen. If you own a game, correct them: play with your box, share it, or take it along as a file.
web-boxes-mine = Saved boxes
web-boxes-none = You have no saved box yet. Start with the game you own.
web-boxes-begin = Correct the values of a game
web-boxes-guest = your boxes then follow you to every device.
web-box-usual-name = My box
web-box-of = Your box: { $game }
web-box-about = { $count ->
    [0] Nothing is left to check among { $all } printed things.
    [one] { $count } of { $all } printed things has values that we reconstructed. Do you own the real game? Correct what is printed on it, and see at once how it looks.
   *[other] { $count } of { $all } printed things have values that we reconstructed. Do you own the real game? Correct what is printed on it, and see at once how it looks.
}
web-box-sources = Where values come from
web-box-figures = Printed things
web-box-search = Search
web-box-show = Show
web-box-shows-check = To check
web-box-shows-own = Yours
web-box-shows-all = All
web-box-is-wrong = does not fit
web-box-note = How we know: { $note }.
web-box-was = was { $value }
web-box-put-back = Put back
web-box-open = Correct anyway
web-box-before = as we have it
web-box-after = as you correct it
web-box-reads = Reads:
web-box-changes = What else this changes
web-box-not-shown = Neither a card nor the board at the beginning of a game shows this value.
web-box-drawing = Drawing …
web-box-elsewhere = Something does not fit yet:
web-box-leave-out = Leave it out
web-box-way = What happens
web-box-number = Number
web-box-which = Which
web-box-own-words = in your own words
web-box-add = + Add
web-box-remove = Remove number { $number }
web-box-for-each = One for each
web-box-for-all = One for all
web-box-name = Name of the box
web-box-save = Save in my box
web-box-next = Next to check
web-box-saved = Saved. You can now open tables with it.
web-box-use = Tables that you open with your box say so, and so do their records: whose box it is, and what is corrected.
web-box-play = Play with it
web-box-share = Share
web-box-share-hint = Whoever has this link sees what differs, can play with the box, and can copy it.
web-box-download = Download as a file
web-box-file = File of corrections
web-box-read = Read in a file
web-box-file-hint = The file works everywhere, in a terminal, too:
web-box-edit = Correct
web-box-copy = Copy
web-box-delete = Delete
web-box-delete-hint = Tables that were opened with it go on. The link no longer works.
web-box-delete-yes = Delete the box
web-box-count = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
web-box-by = { $game }, corrected by { $author }.
web-box-no-longer = This box no longer fits the game:
web-box-differs = { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
}
web-box-house-has = we have
web-box-here = here
web-box-leaving = You have corrections that are not saved.
web-box-ours = as we have it
web-box-of-server = as corrected on this server
web-box-played = Played with: { $box }
web-box-as-stated = as stated then
web-box-values = Printed values
web-box-choice = “{ $name }” by { $author } ({ $count ->
    [one] { $count } value
   *[other] { $count } values
})
web-box-in-list = Box: “{ $name }” by { $author }
web-own-it-too = Do you own the game? Correct what is printed in it
web-box-see = See the box
web-own-it = Do you own the game? Correct these values

## A table

web-board = Board
web-board-pan = Board, can be scrolled
web-look-hint = To see a card large, rest the mouse on it, hold it with a finger, or press the I key.
web-hold-hint = To see a card large, hold it with a finger.
web-asked = Your options
web-talk = Log and chat
web-log = Log
web-chat = Chat
web-since = Since your last turn
web-since-your-turn = Since your turn
web-so-far = So far
web-last-turn = Last turn
web-nothing = nothing
web-new-chat = new
web-no-chat = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-watchers-speak = Allow spectators to chat
web-about-speaker = Chat options for { $name }
web-mute = Mute for me
web-unmute = Unmute
web-silence = Block from chat
web-unsilence = Unblock
web-over = The game is over
web-you-watch = You are watching
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-you = you
web-guest = guest
web-bot = bot
web-away = away
web-chooses = chooses now
web-stands-in = { $bot } stands in
web-let-bot-play = Let { $bot } stand in
web-bot-plays-for-you = A bot is playing for you.
web-come-back = I am back
web-points-of = { $points ->
    [one] { $points } point: show where it comes from
   *[other] { $points } points: show where they come from
}
web-points-and-now = { $points ->
    [one] { $points } point so far, { $now } if it ended now: show where they come from
   *[other] { $points } points so far, { $now } if it ended now: show where they come from
}
web-if-ended-now = if it ended now: { $points }
web-show-things = What { $name } has
web-scoring = Scoring
web-source = Source
web-invited = { $host } invites you to play.
web-invite = Seats are still free. Send your friends this link:
web-not-come = has not come yet
web-waiting-to-come = Waiting for { $names }
web-seat-kept = A rematch: your seat is waiting
web-seats-kept = Whoever played before has a seat here and only needs to come. The link to this table:
web-your-name = Your name
web-sit-down = Join
web-rule = Rule { $rule }
web-own-page = Open in a new tab
web-rules-failed = The rules could not be loaded.
web-covered = { $name } is about to see hidden information. Everyone else, please look away.
web-i-am = I am { $name }
web-waiting-for = Waiting for { $name }
web-skip = Skip ahead
web-skip-hint = Go on to your next choice at once (key S)
web-all-choices = All choices
web-you-win = You win
web-look-at-board = Look at the board
web-show-result = Show the result
web-moment = One moment…
web-once-more = Click it again to confirm.
web-do-it = Confirm
web-advice = Advice
web-advice-hint = The best choices by what you may know, for your eyes only
web-advising = Looking for advice. You can move meanwhile.
web-advice-noted = Nobody else sees this. The record will say that you took advice here.
web-warnings = After a choice that costs much
web-warnings-off = Say nothing
web-warnings-on = Tell me
web-warnings-hint = Against bots only: you can take the choice back. The record will say that you were told.
web-lost-much = That choice costs much: your chance to win was { $had }, now it is { $has }. Better: { $choice }.
web-take-it-back = Take it back
web-keep-choice = Leave it
web-undo = Undo
web-ask-undo = Request undo
web-earlier-turns = Earlier turns
web-earlier-turns-hint = Go back to a turn of yours and play on from there. Everything after it is undone.
web-earlier-turns-ask = Ask to go back to a turn of yours. If all others agree, everything after it is undone.
web-asks-undo = { $name } asks to undo this:
web-you-ask-undo = You asked to undo this. Not everybody has answered yet:
web-agree = Accept
web-refuse = Decline
web-withdraw = Cancel request
web-undo-refused = Undo request declined.
web-practice = practice game
web-bot-failed = The bot failed and the game waits. Load the page again to let it try once more.
web-bots-hurry = Bots are in a hurry
web-why-bots-hurry = Many games are being played here: bots think for a shorter time.
web-resigned = resigned
web-this-table = This table
web-resign-table = Resign
web-resign-hint = A bot will finish the game for you. You can keep watching, but you cannot return.
web-resign-yes = Yes, I resign
web-leave-table = Leave the table
web-leave-hint = Your seat is free for somebody else.
web-leave-yes = Yes, leave
web-close-table = Cancel the table
web-close-hint = The game is gone for good, without a result.
web-close-yes = Yes, cancel it
web-undone = Undone.
web-reconnecting = The connection is lost. Reconnecting…
web-rematch = Rematch
web-rematch-ready = The rematch is ready
web-save-picture = Save picture
web-share-picture = Share
web-rematch-go = Go to the rematch
web-download = Download the record

## The result

web-margin = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } more than { $name }.
web-places = Places
web-result-parts = Parts of the result
web-part-sources = Sources
web-part-chart = Chart
web-part-rounds = Rounds
web-part-lead = Lead
web-sources = Where the points came from
web-sources-chart = Points of all players by source, as pillars; the table has the same numbers
web-course = { $name }: { $points }
web-courses = { $phrases }
web-tie-row = { $name } (tie)
web-points-by-round = Points if it had ended then, by round
web-last-round = { $round }, end
web-round-column = Round
web-turn-column = Turn
web-lead-changes = When the lead changed
web-no-lead-changes = The lead never changed.
web-moment-round = Round { $round }:
web-moment-turn = Turn { $round }:
web-moment-end = The end:
web-took-lead = { $before } to { $after } points, past { $past }
web-got-lead = { $past } falls behind; { $after } points lead
web-see = see
web-counting = Final scoring
web-count-again = Count the points again

## Replay

web-replay-title = Replay
web-steps = Steps
web-first = First
web-previous = Previous
web-next = Next
web-last = Last
web-play = Play
web-pause = Pause
web-step-slider = Step
web-looking = View
web-moves-of = Moves of
web-all-moves = everybody
web-seen-by = As seen by
web-seen-all = all: everything
web-seen-public = spectators
web-show = Show
web-copy-position = Copy the link
web-more-ways = More: play on, download
web-play-on = Continue from here
web-play-on-against = Opponent
web-to-table = Back to the table

## The deal

web-fair-deal = Fair deal
web-fair-deal-hint = Before the deal the server committed to a secret number. This is its hash, the commitment. Each player’s browser adds random numbers of its own, so the server alone cannot choose the cards. When the game is over the secret is revealed, and everybody can verify the deal.
web-known-deal = This deal cannot be verified: nobody committed to it before the game. Its seed was typed in or drawn by a program, or the game was continued from another.
web-uploaded-deal = Somebody uploaded this record; the game was not dealt by this server. Whoever wrote it can have chosen the secret and the commitment too. What follows proves something only if you noted the commitment before the game.
web-example-deal = So far the board is only an example: the cards are dealt once every seat is taken.
web-verify = Verify the deal
web-check-commitment-yes = The secret that the server revealed is the one it committed to.
web-check-commitment-no = The secret that the server revealed is not the one it committed to.
web-check-noted-yes = This browser noted the same commitment before the game was over.
web-check-noted-no = At first the server showed this browser another commitment than the one used for the deal.
web-check-noted-none = This browser did not note the commitment before the game was over.
web-check-given-yes = What this browser contributed is part of the deal.
web-check-given-no = What this browser contributed is not part of the deal.
web-check-given-none = This browser contributed nothing to the deal.
web-check-key-yes = All randomness comes from that secret and from what the players contributed ({ $names }).
web-check-key-no = The randomness of this game does not come from that secret and from what the players contributed.
web-check-replay-yes = The server has replayed all moves and came to the same result. With the record and a copy of Iteru you can check all of this yourself.
web-check-replay-no = Replayed by the server, the moves do not lead to the same result.
web-check-replay-none = The server did not answer.

## Lessons

web-lessons = Learn
web-lessons-way = Learn
web-lessons-lead = A guided first game: you play on the real board, step by step, and go on against an apprentice where the lesson ends.
web-learn-minutes = Learn in { $minutes } min
web-lesson-begin = Begin the lesson
web-lesson-resume = Go on with step { $step }
web-lesson-again = Start again
web-lesson-length = { $minutes } minutes, { $steps } steps
web-lesson-over = Taken to the end
web-lesson-of = { $game }: your first game
web-lesson-leave = Leave the lesson
web-lesson-leave-hint = You can go on with this step whenever you like.
web-lesson-step = Step { $step } of { $steps }
web-lesson-task = Your task:
web-lesson-show = Show me
web-lesson-next = Next
web-lesson-previous = Back
web-lesson-arrows = or use the arrow keys
web-lesson-list = Choose from a list
web-lesson-opponent = Opponent
web-lesson-others = Your opponent is playing.
web-lesson-go-on = When you have read this, choose Next.
web-lesson-play-on = Play on
web-lesson-whole-game = Play a whole game
web-tips = Tips for your first games
web-lesson-tips = For your next game
web-key-lesson = Go back, or on

## Account

web-account = Account
web-name = Name
web-password = Password
web-change-name = Change
web-take-account = Create an account
web-take-account-hint = Keep your games and come back from another device. A name and a password of at least 8 characters will do.
web-sign-in = Sign in
web-sign-in-hint = If you already have an account.
web-signed-in-as = Signed in as { $account }
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-sign-out-everywhere-hint = Signs you out in all browsers and revokes all tokens of your programs.
web-change-password = Change password
web-change-password-hint = You will be signed out in all other browsers. Tokens of your programs stay.
web-old-password = Old password
web-new-password = New password
web-tokens = Tokens for programs
web-tokens-hint = A bot of your own plays through the API with a token.
web-token-label = What is it for?
web-make-token = Create token
web-new-token = Your new token
web-token-once = Copy it now: it will not be shown again.
web-drop = Revoke
web-drop-token = Revoke the token { $label }
web-api = API
web-api-about = Programs play with the same moves as people. Send a token as the header “Authorization: Bearer …”.

## A person's page

web-own-page-of-games = Your page: games and results
web-here-since = here since { $day }
web-games-played = { $count ->
    [0] no finished game yet
    [one] { $count } game · { web-wins }
   *[other] { $count } games · { web-wins }
}
web-wins = { $won } won
web-against-levels = You against the bots
web-against-levels-hint = A stone for each of the latest games: a full one is won.
web-level-score = { web-wins }, { $lost } lost
web-no-level-met = Here you will see how you fare against each of the five levels.
web-meet-opponents = Choose an opponent
web-games-in-progress = Games in progress
web-no-games-in-progress = No game is running.
web-look = Look
web-won-of = { $won } of { $count } won
web-best-points = { $points ->
    [one] best { $points } point
   *[other] best { $points } points
}
web-strongest-source = Strongest source: { $source }, { $points } a game lately.
web-history = The latest games
web-when = when
web-game = game
web-place-column = place
web-points-column = points
web-with = with
web-decided = what decided it
web-decided-tie = a tie: { $tie }
web-decided-shared = nothing: level in all that counts
web-decided-source = { $source }: { $own } to { $other }
web-first-game = Your first game will stand here.
web-no-public-games = Of { $name }’s games none has been listed for everybody yet.
web-others-see = Others see on this page your name, since when you are here, and finished games whose tables were listed.
