## The page

web-about = Board games about ancient Egypt, by the book: against friends, against bots, or together at one screen.
web-not-affiliated = Our own words and drawings. Iteru is not affiliated with the designers or publishers of the games.
web-skip-main = Skip to the content
web-skip-ask = Skip to what is asked
web-skip-board = Skip to the board
web-skip-log = Skip to the log
web-skip-replay = Skip to the steps
web-tools = Tools
web-settings = Settings
web-language = Language
web-language-en = English
web-language-cs = Čeština
web-theme = Appearance
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the system
web-speed = Movement of pieces
web-speed-off = None
web-speed-normal = Calm
web-speed-fast = Fast
web-react-within = You have { $seconds } seconds to react.
web-reactions = Reactions outside my turn
web-reactions-ask = Ask me
web-reactions-quiet = Always let pass
web-close = Close
web-back = Back
web-copy = Copy
web-copied = Copied
web-error = That did not work
web-to-home = To the home page

## Home

web-games = Games
web-my-games = My games
web-open-tables = Tables to join
web-no-open-tables = No table is waiting for players. Open a new one.
web-watchable = Tables to watch
web-nothing-to-watch = Nobody is playing a listed game right now.
web-finished-games = My finished games
web-no-finished-games = The games you finish appear here.
web-records = Records
web-record-file = File with a record
web-upload = Look at it
web-upload-hint = A saved game, to look at step by step or to play on from any point.
web-by = { $designers } · { $publishers } { $year }
web-players = Players
web-length = Length
web-minutes = { $minutes } min
web-play-now = Play now
web-play-now-hint = Play now seats you with bots at once.
web-new-table = New table
web-rules = Rules
web-reconstructed = { $count ->
    [0] All { $all } figures are as printed
    [one] { $count } of { $all } figures is reconstructed
   *[other] { $count } of { $all } figures are reconstructed
}
web-reconstructed-why = These figures are printed only in pictures we have not seen, so we filled them in. Whoever owns the game can correct them with a file of their own.
web-corrected-box = Corrected figures
web-corrected-count = { $count ->
    [one] { $count } figure is corrected here
   *[other] { $count } figures are corrected here
}
web-corrected-why = These figures were corrected by an owner of the printed game. The game is played with them, not with ours.
web-free-seat = free seat
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

web-who-plays = Who plays
web-who-plays-hint = { $least } to { $most } seats. Several people can play at this screen; friends come by a link.
web-seat = Seat { $number }
web-seat-me = me
web-seat-friend = a friend, by a link
web-seat-local = somebody at this screen
web-seat-bot = bot: { $bot }
web-seat-none = nobody
web-local-name = Name of the player in seat { $number }
web-more-options = More settings
web-options = Options
web-yes = yes
web-no = no
web-listed = Show the table on the home page, so that others can join or watch
web-open-table = Open the table

## A table

web-board = Board
web-board-pan = Board, can be scrolled
web-look-hint = To see a card large, rest the mouse on it, hold it with a finger, or press i.
web-hold-hint = To see a card large, hold it with a finger.
web-asked = What is asked
web-talk = Log and chat
web-log = Log
web-chat = Chat
web-since = What the others did
web-since-your-turn = Since your turn
web-so-far = So far
web-last-turn = Last turn
web-nothing = nothing
web-new-chat = new
web-no-chat = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-watchers-speak = Let watchers speak
web-about-speaker = What to do about { $name }
web-mute = Do not show me this speaker
web-unmute = Show me this speaker again
web-silence = Silence for everybody
web-unsilence = Let speak again
web-over = The game is over
web-you-watch = You are watching
web-watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
web-you = you
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
web-source = For
web-invite = Seats are still free. Send your friends this link:
web-not-come = has not come yet
web-waiting-to-come = Waiting for { $names }
web-seat-kept = A rematch: your seat is waiting
web-seats-kept = Whoever played before has a seat here and only needs to come. The link to this table:
web-your-name = Your name
web-sit-down = Sit down
web-rule = Rule { $rule }
web-own-page = On its own page
web-rules-failed = The rules could not be loaded.
web-covered = { $name } will see something secret. The others look away.
web-i-am = I am { $name }
web-waiting-for = Waiting for { $name }
web-skip = Skip ahead
web-skip-hint = Go on to your next choice at once (key S)
web-moment = One moment…
web-once-more = Choose it once more to do it.
web-do-it = Do it
web-undo = Undo
web-ask-undo = Ask to undo
web-earlier-turns = Earlier turns
web-earlier-turns-hint = Go back to a turn of yours and play on from there. All that followed is taken back.
web-earlier-turns-ask = Ask to go back to a turn of yours. If all others agree, all that followed is taken back.
web-asks-undo = { $name } asks to go back to before this:
web-you-ask-undo = You ask to go back to before this. The others have not all answered yet:
web-agree = Accept
web-refuse = Refuse
web-withdraw = Withdraw
web-undo-refused = The others did not want to go back.
web-practice = practice game
web-bot-failed = The bot failed and the game waits. Load the page again to let it try once more.
web-resigned = resigned
web-this-table = This table
web-resign-table = Resign
web-resign-hint = A bot plays on for you. You can look on, but not come back.
web-resign-yes = Yes, I resign
web-leave-table = Leave the table
web-leave-hint = Your seat is free for somebody else.
web-leave-yes = Yes, leave
web-close-table = Close the table
web-close-hint = The game is gone for good, without a result.
web-close-yes = Yes, close it
web-undone = Taken back.
web-reconnecting = The connection is lost. Reconnecting…
web-rematch = Rematch
web-rematch-ready = The rematch is ready
web-rematch-go = Go to the rematch
web-download = Download the record

## Replay

web-replay-title = Replay
web-steps = Steps
web-first = To the beginning
web-previous = Back
web-next = Next
web-last = To the end
web-play = Play
web-pause = Pause
web-step-slider = Step
web-play-on = Play on from here
web-play-on-against = Opponent
web-to-table = To the table

## The deal

web-fair-deal = Fair deal
web-fair-deal-hint = Before the deal the house bound itself to a secret. This is its hash, the commitment. Each player's browser adds random numbers of its own, so the house alone cannot choose the cards. When the game is over the secret is told, and everybody can verify the deal.
web-known-deal = This deal cannot be verified: nobody was bound to it before the game. Its seed was given by hand or drawn by a program, or the game was played on from another one.
web-uploaded-deal = Somebody uploaded this record; the game was not dealt by this server. Whoever wrote it can have chosen the secret and the commitment too. What follows proves something only if you noted the commitment before the game.
web-example-deal = So far the board is only an example: the cards are dealt once every seat is taken.
web-verify = Verify the deal
web-check-commitment-yes = The secret that the house has told is the one it was bound to.
web-check-commitment-no = The secret that the house has told is not the one it was bound to.
web-check-noted-yes = This browser noted the same commitment before the game was over.
web-check-noted-no = At first the house showed this browser another commitment than the one it dealt by.
web-check-noted-none = This browser did not note the commitment before the game was over.
web-check-given-yes = What this browser contributed is part of the deal.
web-check-given-no = What this browser contributed is not part of the deal.
web-check-given-none = This browser contributed nothing to the deal.
web-check-key-yes = All chance follows from that secret and from what the players contributed ({ $names }).
web-check-key-no = The chance of this game does not follow from that secret and from what the players contributed.
web-check-replay-yes = The server has replayed all moves and came to the same result. With the record and a copy of Iteru you can check all of this yourself.
web-check-replay-no = Replayed by the server, the moves do not lead to the same result.
web-check-replay-none = The server did not answer.

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
web-sign-out-everywhere-hint = Everywhere: in all browsers, and all tokens of your programs are dropped.
web-change-password = Change the password
web-change-password-hint = You will be signed out in all other browsers. Tokens of your programs stay.
web-old-password = Old password
web-new-password = New password
web-tokens = Tokens for programs
web-tokens-hint = A bot of your own plays through the API with a token.
web-token-label = What is it for?
web-make-token = Make a token
web-new-token = Your new token
web-token-once = Copy it now: it will not be shown again.
web-drop = Drop
web-drop-token = Drop the token { $label }
web-api = API
web-api-about = Programs play with the same moves as people. Send a token as the header “Authorization: Bearer …”.
