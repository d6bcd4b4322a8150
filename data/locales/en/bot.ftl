# The service on Discord: commands, lobby, controls, answers.

# Slash commands: the name as it is typed, `.about` in Discord's list
bot-command-play = play
    .about = Open a table for a game in this channel
bot-command-move = move
    .about = Show what you have to decide, with its buttons
bot-command-hand = hand
    .about = Show your hand
bot-command-note = note
    .about = What you want to remember at a table; nobody else sees it
bot-command-orders = orders
    .about = What is answered for you at a table by rules of your own
bot-command-board = board
    .about = Show the board
bot-command-log = log
    .about = Show what has happened so far
bot-command-undo = undo
    .about = Take your last move back, or ask the others to agree
bot-command-hint = hint
    .about = Practice against the house: what it would do in your seat, and why
bot-command-tables = tables
    .about = List your tables, those waiting for you first
bot-command-digest = digest
    .about = What happened at your tables since your last moves
bot-command-invite = invite
    .about = Call people to your table before it begins
bot-command-waitlist = waitlist
    .about = Be told when somebody opens a table of a game here
bot-command-scores = scores
    .about = The best scores of this server
bot-command-leaderboard = leaderboard
    .about = Who stands where on this server, in one game or in all
bot-command-stats = stats
    .about = Games, wins and ratings on this server: yours, or somebody else’s
bot-command-rules = rules
    .about = Explain a game, a card or a phase
bot-command-replay = replay
    .about = Look back at a game, step by step
bot-command-leave = leave
    .about = Leave a table
bot-command-resume = resume
    .about = Let a table go on whose thread was closed or deleted
bot-command-language = language
    .about = Choose the language I speak to you
bot-command-notifications = notifications
    .about = Choose how I call you when a game waits for you
bot-argument-what = what
    .about = What I explain
bot-argument-how = how
    .about = By direct message, by name at the table, or not at all
bot-command-quiet = quiet
    .about = Quiet hours: nobody calls you, and slow clocks stand
bot-argument-zone = zone
    .about = Your time zone: type a city
bot-argument-begin = from
    .about = The hour at which it becomes quiet (0 to 23)
bot-argument-end = to
    .about = The hour from which I may call you again (0 to 23)
bot-command-vacation = vacation
    .about = Be away for some days: your clocks stop at all tables
bot-argument-days = days
    .about = For how many days, from now on
bot-argument-until = until
    .about = The last day on which you are away: a date
bot-command-privacy = privacy
    .about = What I store about you, and how to get it or have it deleted
bot-command-manage = manage
    .about = For managers of the server: its tables, and ending one
bot-command-setup = setup
    .about = For managers: games, channels, language, who may open tables
bot-command-teaching = teaching
    .about = Choose what I explain to you in your first games
bot-command-about = about
    .about = What I am, and how to invite me
bot-command-help = help
    .about = How to play here

bot-argument-game = game
    .about = Which game
bot-argument-person = person
    .about = Whose; without one, yours
    .invited = Whom to call
bot-argument-second = second
bot-argument-third = third
bot-argument-seats = seats
    .about = How many players, house players included
bot-argument-options = options
    .about = What differs from the usual: pick from the list, or write “name: value”, with “;” between several
bot-argument-language = language
    .about = Your language
    .public = The language of the table’s public messages
bot-argument-name = name
    .about = What you call this table, to find it again
bot-argument-table = table
    .about = Which of your tables; not needed where it is clear
bot-argument-topic = topic
    .about = What to explain: type part of its name
bot-argument-step = step
    .about = Which step: 1 is the first
bot-argument-text = text
    .about = In words instead of a picture

# Languages
bot-language = Language
bot-language-name = English
bot-language-as-discord = As in Discord
bot-language-now = I speak English to you. Public messages keep the language of their table.
bot-teaching = What I explain
bot-teaching-first = What is new in my first game
    .now = In your first game of each kind I explain every question once, when you are first asked it.
bot-teaching-anew = Everything once more
    .now = I explain every question of every game once more, when you are next asked it.
bot-teaching-off = Nothing
    .now = I explain nothing by myself. Everything can be read with **/rules**.
bot-lesson = New to you
    .off = No more explanations
    .there = New to you? **More** explains it.
bot-lesson-off = I explain nothing by myself any more. /teaching brings it back, /rules has it all.
bot-notify = How I call you
bot-notify-direct = By direct message
    .now = When a game waits for you I write you one direct message, with the question in it.
bot-notify-mention = By name at the table
    .now = When a game waits for you I call you by name at the table. I send no direct messages.
bot-notify-none = Not at all
    .now = I do not call you. What waits for you is in **/tables** and **/move**.
bot-consent = You are notified when it is your turn (**/notifications**).

# The lobby
bot-lobby-number = Table { $table }
bot-players = Players ({ $here } of up to { $most })
    .wanted = Players ({ $here } of { $most })
# House players are called so, in this order; further ones by their number
bot-house-for = { $house } (for { $name })
bot-seats-as-listed = Seats and turns follow this order.
    .again = Seats and turns follow this order: it goes on from the game before by one seat.
bot-options-usual = Options: as usual
bot-options-unlike = Options: { $options }
bot-fair = The draw is fixed before and can be checked after.
    .details = Fair play
    .robot = robot
bot-commitment = Code of the draw (to check at the end):
bot-join = Join
bot-leave = Leave
bot-add-robot = Add a robot
bot-robot-level = { $level ->
    [easy] Easy robot
    [hard] Hard robot
   *[normal] Normal robot
}
bot-robot-level-easy = Sees only what a move brings at once
bot-robot-level-normal = Looks a few moves ahead
bot-robot-level-hard = Looks ahead as long as it may
bot-robot-name = { $robot } ({ $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
})
bot-remove-house = Remove a robot
bot-options = Options
    .back = Back to the options
bot-options-read-only = People at the table can change this.
bot-options-host = Only { $name }, the host of this table, can change this.
bot-options-settled = This table no longer gathers players: nothing can be changed any more.
bot-public-language = Language of the public messages
bot-word = A word of your own
    .hint = Anything you like
    .about = Optional. Every player’s word is mixed into the chance of this game, so that nobody, not even this bot, can have arranged it. Everybody sees it.
    .short = It is mixed into the chance of this game, so that nobody can have arranged it. Everybody sees it.
    .enter = Enter a word…
bot-start = Start
bot-close = Close
bot-close-sure = Yes, close it
    .about = Close this table? Everybody at it loses their place.
bot-full = All places are taken: the game can begin.
bot-closed = The table is closed.
bot-started-there = The game begins in a thread of its own.
bot-started-here = The game begins here, in this channel.
bot-on = on
bot-off = off
bot-tempo = Pace
    .about = How much time has each player? With a bank, it runs only while the game waits for you, and every turn adds to it. Offers, undos and other steps within a turn do not.
    .change = Change the pace
bot-tempo-plain = The usual here: { $pace }
bot-tempo-lunch = Lunch break
bot-tempo-evening = One evening
bot-tempo-day = A move a day
bot-tempo-two-days = A move every two days
bot-tempo-week = A move a week
bot-tempo-none = No time limit
bot-tempo-minutes = { $first } min to begin with, { $increment } min more with each turn, { $most } min at most
bot-tempo-days = { $first ->
    [one] { $first } day
   *[other] { $first } days
} to begin with, { $increment ->
    [one] { $increment } day
   *[other] { $increment } days
} more with each turn, { $most ->
    [one] { $most } day
   *[other] { $most } days
} at most
bot-absence = When somebody’s time is up
    .about = The others are always told. What else should happen automatically?
bot-absence-wait = Wait: the others decide
bot-absence-default = Make a neutral move
bot-absence-house = The house plays until they return
bot-absence-vote = The others vote to hand the seat on
bot-pace-days = { $count ->
    [one] one day a turn
   *[other] { $count } days a turn
}
bot-pace-hours = { $count ->
    [one] one hour a turn
   *[other] { $count } hours a turn
}
bot-pace-endless = no time limit
bot-lobby-starting = Starting…
bot-lobby-playing = The game is on:
bot-lobby-finished = The game is over.
bot-lobby-abandoned = Game ended without a result.
bot-lobby-closed = This table was closed before it started.
bot-opened = Table { $table } is open. Others can join now.
bot-rematch-open = Table { $table } is open for the rematch, and you are in. The others are asked.
bot-invited = { $people }: { $by } invites you to { $game }, table { $table }. Are you in?
bot-wished = { $people }: table { $table } of { $game } is open. You had asked to be told; with **/waitlist** I tell you of the next one, too.
bot-inviting = I call { $people } to the table.
bot-invited-open = Invited: { $people }
bot-invited-declined = Cannot come: { $people }
bot-decline = Not this time
bot-uninvite = Do not invite me
bot-not-inviting = { $people } cannot be invited now.
bot-invitable = Who may invite me
bot-invitable-anywhere = Everybody
    .now = Other players may invite you to their tables.
bot-invitable-not-here = Nobody on this server
    .now = Nobody on this server can invite you any more. You can still join tables, and **/waitlist** still tells you of new ones.
bot-invitable-nowhere = Nobody on any server
    .now = Nobody can invite you any more, on any server. You can still join tables, and **/waitlist** still tells you of new ones.
bot-declined = I have told the table that you are not coming. If you change your mind, press **Join**.
bot-no-lobby-here = You are at no table here that still gathers players. Open one with **/play**.
bot-wishes = I tell you once when somebody opens a table here: { $games }.
bot-wishes-none = You wait for no table. Name a game with **/waitlist**, and I tell you once when somebody opens a table of it here.
bot-unwish = No longer { $game }
bot-wish-there = Table { $table } is open now
bot-note = Note
    .about = Only you see this, here and with **/note**.
    .hint = What you want to remember when it is your turn again
bot-note-none = You have written nothing down at this table.
bot-note-write = Write
bot-orders = Orders given ahead
    .about = Only you see this, here and with **/orders**. An order answers { $least } to { $most } seconds after its question, as if you had pressed; nobody can tell. It holds for the question that is open now, too. You are called as always, and you can press first. Taking such a step back stops its order.
bot-orders-none = You have given none at this table.
bot-orders-others = The game has these, too; each is offered with the question that it answers: { $orders }.
bot-orders-open = From now on…
bot-orders-give = Do so from now on…
bot-orders-drop = Stop doing so…
bot-rematch-asks = Rematch: { $names }, are you in? Press **Join**.

# Playing
bot-my-move = My move
bot-hand = Hand
bot-more = More
bot-log = Log
bot-log-empty = Nothing has happened yet.
bot-log-older = Older
bot-log-newest = Newest
bot-undo = Undo
bot-cancel-move = Cancel
bot-to-table = To the table
    .short = Table
bot-your-turn = your turn
bot-your-turn-due = your turn, due { $when }
bot-answered-person = You chose: { $what }. { $count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to answer. You can still change it.
bot-answered-house = The house answered for you: { $what }. { $count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to answer. You can still change it.
bot-answered-default = I answered for you with a neutral move: { $what }. { $count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to answer. You can still change it.
bot-reminder = { $person }, the table is waiting for you ({ $since }).
bot-reminder-direct = The table is still waiting for you.
bot-reminder-direct-due = The table is still waiting for you. Deadline: { $due }
bot-awaited = waits for { $name } ({ $since })
bot-awaited-due = waits for { $name } ({ $since }, deadline { $due })
bot-vote-below = Asked again further down.
bot-vote-awaited = a vote waits for you
bot-open-offers = { $count ->
    [one] one open offer
   *[other] { $count } open offers
}
bot-counter = Counter-offer
bot-call-gone = This is settled: the offer is not open any more.
bot-call-not-for-you = This was not offered to you.
bot-call-answered = Your answer is in.
bot-folded = I write to you again when you are waited for. Until then you find everything under **My move**.
bot-folded-answered-person = You chose: { $what }. As long as others are missing you can change it under **My move**.
bot-folded-answered-house = The house answered for you: { $what }. As long as others are missing you can change it under **My move**.
bot-folded-answered-default = I answered for you with a neutral move: { $what }. As long as others are missing you can change it under **My move**.
bot-due = Deadline: { $when }
bot-due-of = Deadline for { $name }: { $when }
bot-is-away = { $name } is away, back { $when }
bot-quiet = Quiet hours
    .about = While it is quiet nothing rings: messages come without a sound, and calls and reminders follow in the morning. Where a move may take an hour or more your clock stands, from your next turn on; a turn that has begun keeps its time.
bot-quiet-none = You have no quiet hours. `/quiet` with your time zone and two hours gives you some, ten hours a day at most.
bot-quiet-hours = **Quiet from { $begin } to { $end }**, as the clocks of { $city } show it (now { $now }).
bot-quiet-end = No quiet hours
bot-quiet-where = Say your time zone as well: type your city, or a large one with the same time.
bot-vacation-one-of = Say either a number of days or the last day.
bot-vacation-until = You are away until { $when }. Until then your clocks stand still at all tables; you may still make moves.
bot-vacation-none = You are not away. `/vacation` with a number of days, or the last day, stops your clocks at all tables.
bot-vacation-left = { $days ->
    [one] One more day can be used within a year.
   *[other] { $days } more days can be used within a year.
}
bot-vacation-end = I am back
bot-taken-back = Taken back.
bot-undo-asked = The others have been asked to agree.
bot-undo-sure = Take it back
    .about = That is more than your last step. Take it back? Chance would decide anew.
    .about-counted = That is more than your last step. Take it back? Chance would decide anew, and since you play without other people, this game would no longer count for ratings or best scores.
bot-undo-ask = Ask to take it back
    .about = You cannot take that back alone. Shall I ask { $names } to agree?
bot-undo-elsewhere = You cannot take that back alone any more. **Undo** below the board asks the others.
bot-undo-would = This would be taken back:
bot-vote-counted = Your vote is counted. Somebody’s is still missing.
bot-vote-declined = Nothing changes: not everybody agrees.
bot-agree = Agree
bot-disagree = Disagree
bot-abandoned = Game ended without a result.
bot-play-for = Play for them
bot-to-house = Give the seat to the house
bot-played-for = I made a neutral move for { $seat }.
bot-given-to-house = The house plays this seat now.
bot-hand-on = Hand the seat on
bot-take-seat = Take the seat
bot-offer-seat = Offer my seat
    .about = Your seat is on offer. Whoever takes it has it for good, sees your hand and plays on; for you the game then counts as left. Until somebody does, you play as before.
bot-keep-seat = Keep my seat
bot-seat-on-offer = Your seat is on offer to another person. With **/leave** you keep it.
bot-seat-offered = The seat is on offer now: whoever takes it first has it.
bot-seat-taken = Welcome: this seat is yours now.
bot-seat-handed = Another person has your seat now. You can still look at the board.
bot-follow = Follow this table
    .about = You follow this table: when the game ends I send you its result, without a sound. /board, /log and /replay show what everybody sees.
bot-unfollow = Stop following
bot-unfollowed = You do not follow this table.
bot-leave-game = Leave (the house plays for me)
    .about = If you leave, the house takes your seat at once and plays on with all you have; the others are told. Until the game ends you may come back at any time: press **{ bot-return }** at `/{ bot-command-move }` or in your direct messages. If you do not, you are last in a rated game. Rather than that, another person may take your seat for good; and the game ends for all if everybody agrees.
bot-propose-abandon = Propose to end the game
bot-leave-last = Leave and end the game
    .about = You are the only person at this table: if you leave, the game ends now, and there is no way back. Another person may take your seat and play on.
bot-left = You have left the table.
bot-left-last = You have left the table; nobody else sat there, so the game is over.
bot-house-plays-for-you = The house plays your seat now. You may come back at any time.
bot-return = Come back
bot-come-back = Welcome back: the seat is yours again.

bot-hint = Hint
    .about = That is what the house would do. It sees what you see, and deals what is hidden by chance to try things out.
bot-tenths = { $whole }.{ $tenth }
bot-hint-silence = Do nothing for now
bot-hint-only = It found nothing else worth holding against it.
bot-hint-clear = Better than the next best ({ $other }): of { $trials } games that it tried on from here, you stood first in { $first } with { $points } points by its reckoning; after the other one in { $second } with { $less }.
bot-hint-even = The next best ({ $other }) is worth nearly the same; the difference may be mere luck. Of { $trials } games that it tried on from here, you stood first in { $first } with { $points } points by its reckoning; after the other one in { $second } with { $less }.
bot-hint-clear-alone = Better than the next best ({ $other }): in { $trials } games that it tried on from here, you had { $points } points by its reckoning; after the other one { $less }.
bot-hint-even-alone = The next best ({ $other }) is worth nearly the same; the difference may be mere luck. In { $trials } games that it tried on from here, you had { $points } points by its reckoning; after the other one { $less }.

# The start and the end
bot-how-to-play = Welcome to the table! When the game waits for you I write you a direct message with your hand and the question. **My move** under the newest board shows you the same here at any time, for your eyes only.
bot-terms = Terms of this game
    .about = The number of the first message at the table, this file and a secret that is already fixed make all chance of the game. When it is over the secret is shown, and everybody can check it.
    .message = Number of the message:
    .digest = Code of the file:
    .again = This is attempt { $attempt }: the ones before came to nothing, and the terms under **{ bot-fair.details }** show their secrets.
bot-terms-void = This start came to nothing. A later message has the terms that hold.
bot-winner = { $count ->
    [one] The winner is
   *[other] The winners are
}
bot-abandoned-by-all = Game ended without a result
bot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
    .shared = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } (shared)
bot-tie-break = tie-break
bot-secret = The secret of the draw was
bot-fingerprint = Fingerprint of the record:
bot-verify = To check the game, save the attached file and run: python -m games verify FILE
bot-rematch = Rematch
bot-result = Result
bot-over-alone = The game is over: you have { $verdict }.
bot-over-won = The game is over: you won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-over-shared = The game is over: { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-over-placed = The game is over: { $count ->
    [one] { $winners } won
   *[other] { $winners } won together
}; you are { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .shared = The game is over: { $count ->
        [one] { $winners } won
       *[other] { $winners } won together
    }; you share { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } place with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Lists and help
bot-your-tables = Your tables
bot-no-tables = You sit at no table. Open one with /play in a server’s channel.
bot-waits-for-others = waiting for others
bot-played-for-you = the house plays for you
bot-gathers = gathering players
bot-no-table = You sit at no table here. Open one with /play.
bot-onward = Next: { $what }
bot-which-table = You sit at several tables: choose one with the option “table”.
bot-no-such-option = There is no option “{ $typed }”. Write “name: value”, with “;” between several. This game has: { $known }.
bot-no-options = This game has no options.
bot-best = Best scores of this server
bot-not-counted = This game does not count for the rating or best scores of { $names }, who took moves back without anybody else to agree.
bot-best-none = Nobody here has played a game to its end yet that keeps a list of best scores.
bot-ladder = Leaderboard of this server
    .about = Everybody begins at 1000. ± says how far off a rating may still be, and the order goes by the rating less that. Only rated games between people move it; robots have a rating of their own at each level.
    .more = To see a whole leaderboard, choose its game in the command.
bot-ladder-none = Nobody here has finished a rated game of { $game } against other people yet.
    .all = Nobody here has finished a rated game against other people yet.
bot-ladder-robots = { $level ->
    [easy] Easy robots
    [hard] Hard robots
   *[normal] Normal robots
}
bot-rating = { $rating } ± { $margin }
bot-not-rated = not rated yet
bot-tally = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
bot-moved = Ratings after this game
bot-stats-none = { $name } has not finished a game on this server yet.
    .own = You have not finished a game on this server yet.
bot-stats-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
bot-stats-place = { $place } of { $count }
bot-stats-unrated = unrated: { $tally }
bot-stats-house = against house players: { $tally }
bot-stats-alone = alone: { $games ->
    [one] 1 game
   *[other] { $games } games
}
bot-stats-left = { $games ->
    [one] left 1 game
   *[other] left { $games } games
}
bot-stats-in-time = { $share } % of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } in time
bot-rated = Rated: the result counts
    .about = It moves the ratings of the people at this table; /leaderboard shows them. Whoever leaves is last.
    .change = Play unrated
bot-unrated = Unrated: the result does not count
    .about = It moves no ratings. /stats counts such games apart.
    .change = Play rated
bot-host = host
bot-deciders-host = Who may change this table: only the host
    .about = Nobody else changes options, adds or removes house players, or starts.
    .change = Let everybody change it
bot-deciders-all = Who may change this table: everybody at the table
    .about = Whoever has joined may change options, add or remove house players, and start.
    .change = Only I may change it
bot-games = Games
bot-help-title = How to play here
bot-help = Open a table with `/play`. Others press **Join**, house players fill empty seats, and **Start** begins the game in a thread of its own. When it is your turn, I call you there and send you your hand; with **My move** you get the same at any time, for your eyes only. Nobody needs to be online at the same time.
bot-about = With me you can play board games on Discord, a move at a time. All chance of a game is fixed before it starts and can be checked at the end. House players see only what their own seat may see.
bot-invite = Invite me to a server

# When something is in the way
bot-unknown-command = This command has changed. Type it anew; if the old one is still offered, restart Discord.
bot-unknown-control = I no longer know that button. /tables lists your tables.
bot-earlier = That belongs to an earlier question; this is the present one.
bot-earlier-waiting = That belongs to an earlier question; nothing is asked of you now.
bot-discord-trouble = Discord is having trouble just now. Nothing is lost: look again in a moment with /move.
bot-fault = Sorry, that was my fault. Nothing of your game is lost. If it happens again, tell the operator this reference: { $reference }
bot-closed-place = I cannot write at table { $table } any more, so it waits. Where I cannot write:
bot-thread-closed = The thread of table { $table } was locked or deleted, so the table stands still and no clock runs. It goes on when a moderator unlocks the thread; after a deletion anybody who plays may let it go on with /resume.
bot-thread-locked = A moderator has locked the thread of this table. The table goes on when it is unlocked.
bot-resumed = The table goes on.
bot-permissions-missing = I lack these permissions there: { $names }. Once I have them, things go on by themselves.
bot-permissions-unknown = Please check that I am still on the server and may view the channel, send messages and attach files there. Once I can, things go on by themselves.
bot-place-lost = The channel of this table was deleted. You can let it go on in this one.
bot-continue-here = Continue here
bot-continued-here = The table goes on in this channel.
bot-place-not-lost = The table has a place already. /tables shows where.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-attach-files = Attach Files
bot-no-picture = -# The picture could not be drawn. In words:

# One's own data
bot-privacy = What I store about you
    .about =
        - Your Discord id, the name by which I call you and your words for draws, at the tables that you have joined.
        - Your moves, and the times at which they were made: without them there is no game.
        - Your language, how you want to be called, your time zone, quiet hours and vacations, and the channel of your direct messages.
        - What I have explained to you, and whether you want that.
        - Your best scores on this server.
        - How your finished games came out, and how many of your moves came in time: ratings and /stats are made of that.
        - Notes that you keep at tables.
        - Orders that you have given ahead at tables.
        - Invitations to tables, on which servers you want none, and the games of whose tables you asked to be told.
        - Tables that you follow, and seats of yours that others have taken over.
        - While a game runs, a code made of your id, so that nobody sees two hands of one game.
        Nothing else: I read no messages, and nobody else is given anything. Whoever runs me can read the database.
bot-privacy-export = Send me the file
bot-privacy-exported = Everything that is stored about you, for your eyes only.
bot-privacy-forget = Delete everything
    .about = You leave every table, and the house takes your seats. Your id, name, settings and best scores are deleted; the moves and results of old games stay, without your name, because the others’ games and ratings are made of them. A game that is still running counts as left; until it ends it keeps a code of you, so that you cannot take another seat in it. A code of you also keeps the vacation days that you used in the last year. Messages that already stand in Discord stay there. This cannot be undone.
bot-privacy-forget-sure = Yes, delete it
bot-privacy-forgotten = Done: your data is deleted. Games that are still running keep a code of you until they end; vacation days that you used keep one for a year. If you play again, you start anew.
tables-forget-later = One of your games is just starting. Try again in a moment.

# Managing a server
bot-manage = Tables of this server
bot-manage-none = No table is open here.
bot-manage-plays = a game is on
bot-manage-line = opened by { $host }, last change { $when }
bot-manage-end = End a table…
    .about = The game stops where it stands, without a winner, and everybody at the table is told that a manager of the server ended it. It cannot be taken up again.
bot-manage-end-sure = Yes, end it
bot-manage-refused = Only people who may manage the server can do that.
bot-setup = This server
bot-setup-games = Games that may be opened…
bot-setup-all-games = Every game may be opened.
bot-setup-only-games = Only these games may be opened: { $games }.
bot-setup-all-channels = Tables may be opened in every channel in which I may write.
bot-setup-only-channels = Tables may be opened only in { $channels }.
bot-setup-openers = Only a role opens tables…
bot-setup-everybody = Everybody opens tables
bot-setup-managers = Only managers open tables
bot-setup-everybody-opens = Everybody may open tables.
bot-setup-managers-open = Only people who may manage the server open tables.
bot-setup-role-opens = Only { $role } and people who may manage the server open tables.
bot-setup-role-gone = That role is not there any more.
bot-setup-not-you = On this server only some people may open tables: ask whoever manages it. You may join every table that is open.
bot-setup-language = Language of new tables…
bot-setup-openers-language = Language: that of whoever opens the table
bot-setup-this-language = Language: { $language }
bot-setup-language-of-opener = New tables speak the language of whoever opens them.
bot-setup-language-is = New tables speak { $language }.
bot-setup-tempo = Pace of new tables…
bot-setup-usual-tempo = Pace: my usual one
bot-setup-this-tempo = Pace: { $tempo }
bot-setup-tempo-usual = New tables begin with my usual pace.
bot-setup-tempo-is = New tables begin with the pace “{ $tempo }”; their host may choose another.
bot-setup-here = Allow this channel
bot-setup-not-here = No longer this channel
bot-setup-everywhere = Allow every channel
bot-setup-too-many = { $most } channels are the most that I can remember.
bot-setup-no-summary = No weekly summary of the tables.
bot-setup-summary = Weekly summary of the tables in { $channel }, the next one { $when }.
bot-setup-summary-here = Weekly summary here
bot-setup-summary-off = No weekly summary
bot-summary = This week at the tables
bot-summary-running = Being played
bot-summary-gathering = Gathering players
bot-summary-finished = Played to the end
bot-summary-leaders = In the lead
bot-manage-setup = Games, channels, language, pace and who may open tables: `/{ bot-command-setup }`

# Looking back
bot-digest = While you were away
bot-digest-nothing = Nothing has happened at your tables since your last moves.
bot-digest-more = { $count ->
    [one] One more table of yours is being played: `/{ bot-command-tables }`
   *[other] { $count } more tables of yours are being played: `/{ bot-command-tables }`
}
bot-replay-place = Step { $number } of { $last }
bot-replay-whispered = Only { $name } read
bot-replay-sight = What a player saw…
bot-replay-board = The board
bot-replay-first = To the start
bot-replay-leap-back = −10
bot-replay-back = Back
bot-replay-on = On
bot-replay-leap-on = +10
bot-preview-seat = Player { $number }
bot-film = As a film
bot-film-soon =
    { $before ->
        [0] The film is being drawn.
        [one] Another film is drawn first.
       *[other] { $before } other films are drawn first.
    } It takes a minute or two and comes here; if it has not come in fifteen minutes, ask again.
bot-film-asked = You have asked for a film already. It comes where you asked for it; then you may ask for the next.
bot-film-busy = Many people are waiting for a film just now. Try again in a few minutes.
bot-film-failed = The film could not be drawn.
bot-film-alt = The game from its first step to the last, board after board.
