# The service on Discord: commands, lobby, controls, answers.

# Slash commands: the name as it is typed, `.about` in Discord's list
bot-command-play = play
    .about = Open a table for a game in this channel
bot-command-move = move
    .about = Show what you have to decide, with buttons
bot-command-hand = hand
    .about = Show your hand
bot-command-note = note
    .about = Write a private note about a table; only you can see it
bot-command-orders = orders
    .about = Set automatic moves for a table: “from now on, roll for me”
bot-command-board = board
    .about = Show the board
bot-command-log = log
    .about = Show everything that has happened
bot-command-undo = undo
    .about = Undo your last move, or ask the others to agree
bot-command-hint = hint
    .about = In practice games, ask what a strong robot would do
bot-command-tables = tables
    .about = List your tables, starting with those where it’s your turn
bot-command-digest = digest
    .about = See what happened at your tables since you last moved
bot-command-invite = invite
    .about = Invite people to your table before the game starts
bot-command-waitlist = waitlist
    .about = Get notified when someone opens a table here
bot-command-tournament = tournament
    .about = See this server’s tournaments, or open one by naming a game
bot-command-league = league
    .about = See this server’s leagues, or open one by naming a game
bot-command-daily = daily
    .about = Play today’s challenge: the same dice for everyone, one try
bot-command-scores = scores
    .about = See the best scores on this server
bot-command-leaderboard = leaderboard
    .about = See who leads on this server, in one game or in all
bot-command-stats = stats
    .about = See games, wins, ratings and best games, yours or someone else’s
bot-command-rules = rules
    .about = Explain a game, a card or a phase
bot-command-replay = replay
    .about = Look back at a game, step by step
bot-command-review = review
    .about = See where a finished game turned, and which moves cost you most
bot-command-leave = leave
    .about = Leave a table
bot-command-resume = resume
    .about = Continue a table whose thread was closed or deleted
bot-command-language = language
    .about = Choose the language I use with you
bot-command-notifications = notifications
    .about = Choose how I notify you when it’s your turn
bot-argument-what = what
    .about = What I explain
bot-argument-how = how
    .about = By direct message, with a mention at the table, or not at all
bot-command-quiet = quiet
    .about = Set quiet hours: no notifications, and long time limits pause
bot-argument-zone = zone
    .about = Your time zone: type a city
bot-argument-begin = from
    .about = The hour when your quiet hours start (0 to 23)
bot-argument-end = to
    .about = The hour when your quiet hours end (0 to 23)
bot-command-vacation = vacation
    .about = Go on vacation: your time limits pause at every table
bot-argument-days = days
    .about = How many days, starting now
bot-argument-until = until
    .about = The last day of your vacation, as a date
bot-command-privacy = privacy
    .about = See what I store about you, download it or delete it
bot-command-manage = manage
    .about = See this server’s tables and end one
bot-command-setup = setup
    .about = Set games, channels, language, and who can open tables
bot-command-teaching = teaching
    .about = Choose what I explain in your first games
bot-command-about = about
    .about = See what I am and how to invite me
bot-command-help = help
    .about = Learn how to play here

bot-argument-game = game
    .about = Which game
    .tournament = Which game; leave empty to see tournaments
    .league = Which game; leave empty to see leagues
bot-argument-second-game = second-game
    .about = Another game: rounds take turns
bot-argument-third-game = third-game
    .about = A third game
bot-argument-division-size = division-size
    .about = Players in each division, from 4 to 6
bot-argument-movers = movers
    .about = How many move up and down after a season
bot-argument-robots = robots
    .about = Robots fill tables that aren’t full; their scores don’t count
bot-argument-person = person
    .about = Whose stats; leave empty for your own
    .invited = The person to invite
bot-argument-second = second
bot-argument-third = third
bot-argument-seats = seats
    .about = How many players, counting robots
    .tournament = Players at each table
bot-argument-options = options
    .about = Anything unusual: pick from the list, or write “name: value”, separated by “;”
    .league = Options of the first game, as in /play
bot-argument-language = language
    .about = Your language
    .public = The language of the table’s public messages
bot-argument-name = name
    .about = A name for this table, so that you can find it again
    .tournament = Its name
bot-argument-format = format
    .about = Who plays whom
bot-argument-rounds = rounds
    .about = How many, including the final
    .league = Rounds in each season
bot-argument-round-days = round-days
    .about = Days for each round
bot-argument-sign-up-days = sign-up-days
    .about = Days for sign-up
bot-argument-places = places
    .about = Most players; others go on a waitlist
bot-argument-table = table
    .about = Which of your tables; leave empty if it’s clear
bot-argument-topic = topic
    .about = What to explain: type part of its name
bot-argument-step = step
    .about = The step to start from; 1 is the first
bot-argument-text = text
    .about = Show words instead of a picture

# Languages
bot-language = Language
bot-language-name = English
# What the languages are called in English
bot-language-en = English
bot-language-pt-br = Portuguese
bot-language-as-discord = As in Discord
bot-language-now = I’ll speak English with you. Public messages stay in the language of their table.
bot-teaching = What I explain
bot-teaching-first = What’s new in your first game
    .now = In your first game of each kind, I explain every question once, the first time you are asked.
bot-teaching-anew = Everything again
    .now = I’ll explain every question of every game again.
bot-teaching-off = Nothing
    .now = I won’t explain anything unless you ask. You can read it all with **/rules**.
bot-lesson = New to you
    .off = Stop explaining
    .there = New to you? See **More**.
bot-lesson-off = I’ll stop explaining. Turn it back on with /teaching; everything is in /rules.
bot-notify = How should I notify you?
bot-notify-direct = By direct message
    .now = When it’s your turn, I’ll send you one direct message saying what you have to decide.
bot-notify-mention = By a mention at the table
    .now = When it’s your turn, I mention you at the table. I don’t send direct messages.
bot-notify-none = Not at all
    .now = I won’t notify you. See what is waiting for you with **/tables** and **/move**.
bot-consent = I’ll notify you when it’s your turn (**/notifications**).

# The lobby
bot-lobby-number = Table { $table }
bot-players = Players ({ $here } of up to { $most })
    .wanted = Players ({ $here } of { $most })
# House players are called so, in this order; further ones by their number
bot-house-for = { $robot } (for { $name })
bot-seats-as-listed = Seats and turns follow this order.
    .again = Seats and turns follow this order; the next player in line starts this time.
    .drawn = Seats follow this order; the first player is drawn.
bot-options-usual = Standard options
bot-options-unlike = Options: { $options }
bot-fair = You can check every shuffle and roll at the end.
    .meaning = Nobody can choose the cards or dice: my part of the draw is already fixed, and this code proves it. Keep it until the end.
    .details = Fair play
    .robot = robot
bot-commitment = Fair-play code, to check at the end:
bot-join = Join
    .too = Join too
bot-leave = Leave
bot-add-robot = Add robots…
bot-robots-fill = Fill up with { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
} robots ({ $seats } players)
bot-robot-level = { $level ->
    [easy] Easy robot
    [hard] Hard robot
   *[normal] Normal robot
}
bot-robot-level-easy = Sees only what a move brings at once
bot-robot-level-normal = Looks a few moves ahead
bot-robot-level-hard = Looks ahead as far as time allows
bot-robot-name = { $robot } ({ $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
})
bot-remove-house = Remove a robot
bot-options = Options
    .back = Back to the options
    .change = Change an option…
bot-options-read-only = Players at the table can change this.
bot-options-host = Only { $name }, the host of this table, can change this.
bot-options-settled = The game has started or the table is closed, so nothing can be changed.
bot-public-language = Language of the public messages
bot-word = Your word
    .hint = Anything you like
    .short = It changes cards and dice, so nobody can rig the shuffle. Everyone sees it.
    .enter = A word for the shuffle…
    .about = Your word protects the shuffle.
bot-start = Start
bot-close = Close table
bot-close-sure = Yes, close it
    .about = Close this table? Everyone loses their seat.
bot-full = All seats are taken. You can start the game.
bot-closed = The table is closed.
bot-agree-missing = { $count ->
    [0] **The settings have changed.**
    [one] **{ $by } has changed the settings.**
   *[other] **{ $by } have changed the settings.**
} Waiting for { $people } to agree.
bot-changed-from = { $now } instead of { $before }
bot-settings-changed = { $people }: { $by } has changed the settings. Have a look at the table and press **Agree** if you still want to play.
bot-remove-pending = Remove a player who has not agreed…
bot-started-there = The game starts in its own thread.
bot-started-here = The game starts here, in this channel.
bot-on = On
bot-off = Off
bot-tempo = Time limit
    .about = How much time does each player have? Your time bank runs only while it’s your turn, and every turn adds to it. Offers and undos within a turn add nothing.
    .change = Time limit…
bot-tempo-plain = Server default: { $pace }
bot-tempo-lunch = Lunch break
bot-tempo-evening = One evening
bot-tempo-day = A move a day
bot-tempo-two-days = A move every two days
bot-tempo-week = A move a week
bot-tempo-none = No time limit
bot-tempo-minutes = Start with { $first } min, gain { $increment } min each turn, up to { $most } min
bot-tempo-days = Start with { $first ->
    [one] { $first } day
   *[other] { $first } days
}, gain { $increment ->
    [one] { $increment } day
   *[other] { $increment } days
} each turn, up to { $most ->
    [one] { $most } day
   *[other] { $most } days
}
bot-absence = When a player runs out of time
    .about = The others are always notified. What else should happen?
bot-absence-wait = Wait for the others to decide
bot-absence-default = Make a neutral move
bot-absence-house = A robot plays until they return
bot-absence-vote = The others vote on a replacement
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
bot-lobby-playing = The game has started:
bot-lobby-finished = The game is over.
bot-lobby-abandoned = The game ended early.
bot-lobby-closed = This table was closed before it started.
bot-opened = Table { $table } is open. Others can join now.
bot-rematch-open = Table { $table } is open for the rematch, and you are in.
bot-invited = { $people }: { $by } invites you to play { $game } at table { $table }. Are you in?
bot-wished = { $people }: Table { $table } is open for { $game }. To hear about the next one too, use **/waitlist** again.
bot-inviting = I’ve invited { $people }.
bot-invited-open = Invited: { $people }
bot-invited-declined = Can’t come: { $people }
bot-decline = Not this time
bot-uninvite = Don’t invite me
bot-not-inviting = I can’t invite { $people } right now.
bot-invitable = Who can invite you
bot-invitable-anywhere = Everyone
    .now = Anyone can invite you to their table.
bot-invitable-not-here = Nobody on this server
    .now = Nobody on this server can invite you now. You can still join tables, and **/waitlist** still works.
bot-invitable-nowhere = Nobody on any server
    .now = Nobody can invite you now, on any server. You can still join tables, and **/waitlist** still works.
bot-declined = I’ve told the table you can’t come. If you change your mind, press **Join**.
bot-no-lobby-here = You aren’t at a table here that is waiting for players. Open one with **/play**.
bot-wishes = I’ll notify you once when someone opens a table here: { $games }.
bot-wishes-none = You aren’t on a waitlist. Name a game with **/waitlist**, and I’ll notify you once when someone opens a table of it here.
bot-unwish = Leave the waitlist for { $game }
bot-wish-there = Table { $table } is open now
bot-note = Note
    .about = Only you can see this, here and with **/note**.
    .hint = What you want to remember next time
bot-note-none = You have no note about this table.
bot-note-write = Write
bot-orders = Automatic moves
    .about = Only you can see these, here and with **/orders**. An automatic move is made { $least } to { $most } seconds after its question, as if you had pressed the button, so nobody can tell. It also answers the question you have now. You are still notified, and you can answer first. Undoing such a move turns it off.
    .about-fixed = Only you can see these, here and with **/orders**. An automatic move is made { $least ->
            [one] 1 second
           *[other] { $least } seconds
        } after its question, as if you had pressed the button. It also answers the question you have now. You are still notified, and you can answer first. Undoing such a move turns it off.
bot-orders-none = You have no automatic moves at this table.
bot-orders-others = You will be offered more when they apply.
bot-orders-open = Automatic moves
bot-orders-give = Always do this…
bot-orders-drop = Stop doing this…
bot-rematch-asks = { $names }, are you in for a rematch? Press **Join**.

# Playing
bot-my-move = My move
bot-back = Back
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
bot-your-turn-due = your turn, time runs out { $when }
bot-answered-person = You chose: { $what }. { $count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to answer. You can still change it.
bot-answered-house = A robot answered for you: { $what }. { $count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to answer. You can still change it.
bot-answered-default = I answered for you with a neutral move: { $what }. { $count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to answer. You can still change it.
bot-reminder = { $person }, the table is waiting for you. Your turn began { $since }.
bot-reminder-direct = The table is still waiting for you.
bot-reminder-direct-due = The table is still waiting for you. Your time runs out { $due }.
bot-awaited = waiting for { $name } (their turn began { $since })
bot-awaited-due = waiting for { $name } (time runs out { $due })
bot-vote-below = I’ve asked again further down.
bot-vote-awaited = your vote is needed
bot-open-offers = { $count ->
    [one] one open offer
   *[other] { $count } open offers
}
bot-counter = Counter-offer
bot-call-gone = That offer is closed.
bot-call-not-for-you = That offer is for someone else.
bot-call-answered = Answer sent: { $answer }.
bot-folded = I’ll send you a new message when it’s your turn. Until then you’ll find everything under **My move**.
    .calls = I’ll send you a new message when it’s your turn, and mention you at the table when you get an offer. Until then you’ll find everything under **My move**.
    .out = You’re no longer playing in this game. The result will appear at the table; until then you’ll find everything under **My move**.
bot-folded-answered-person = You chose: { $what }. Until the others have answered, you can change it under **My move**.
bot-folded-answered-house = A robot answered for you: { $what }. Until the others have answered, you can change it under **My move**.
bot-folded-answered-default = I answered for you with a neutral move: { $what }. Until the others have answered, you can change it under **My move**.
bot-due = Time runs out { $when }
bot-due-of = { $name } runs out of time { $when }
bot-is-away = { $name } is on vacation, back { $when }
bot-quiet = Quiet hours
    .about = During quiet hours nothing makes a sound, and notifications and reminders wait until they end. With a time limit of an hour or more a turn, your time pauses too, starting with your next turn.
bot-quiet-none = You have no quiet hours. Set them with `/quiet`, your time zone and two hours; ten hours a day at most.
bot-quiet-hours = **Quiet from { $begin } to { $end }** in { $city } time (it is { $now } there).
bot-quiet-end = No quiet hours
bot-quiet-where = Add your time zone: type your city, or a large city in the same zone.
bot-vacation-one-of = Give a number of days or the last day, not both.
bot-vacation-until = You are on vacation until { $when }. Your time limits are paused at every table; you can still move.
bot-vacation-none = You aren’t on vacation. Use `/vacation` with a number of days or a last day to pause your time limits.
bot-vacation-left = { $days ->
    [one] You have 1 vacation day left this year.
   *[other] You have { $days } vacation days left this year.
}
bot-vacation-end = I’m back
bot-taken-back = Undone.
bot-undo-asked = I’ve asked the others to agree.
bot-undo-sure = Undo it
    .about = This undoes your last move and everything that came after it. What depends on chance may come out differently. Undo it?
    .about-counted = This undoes your last move and everything that came after it. What depends on chance may come out differently. As you are the only person at the table, this game will no longer count for ratings or best scores. Undo it?
bot-undo-ask = Ask to undo
    .about = You can’t undo that alone. Ask { $names } to agree?
bot-undo-elsewhere = Other things have happened since. To undo all of it, press “Undo” below the board, at the table.
bot-undo-would = This would be undone:
bot-undo-more = { $count ->
    [1] and 1 more move by the others
   *[other] and { $count } more moves by the others
}
bot-vote-counted = Your vote counts. Others still have to vote.
bot-vote-declined = Nothing changes: not everyone agreed.
bot-agree = Agree
bot-disagree = Disagree
bot-abandoned = The game ended early.
bot-play-for = Make a move for them
bot-to-house = Let a robot play
bot-played-for = I made a neutral move for { $seat }.
bot-given-to-house = A robot plays this seat now.
bot-hand-on = Find a replacement
bot-take-seat = Take the seat
bot-offer-seat = Offer my seat
    .about = Your seat is on offer. The player who takes it keeps it, sees your hand and plays on; for you the game counts as left. Until then you play as before.
bot-keep-seat = Keep my seat
bot-seat-on-offer = You are offering your seat. Use **/leave** to keep it.
bot-seat-offered = The seat is on offer. The first player to take it gets it.
bot-seat-taken = Welcome! This seat is yours now.
bot-seat-handed = Another player has your seat now. You can still look at the board.
bot-follow = Follow
    .about = You follow this table. I’ll send you the result when the game ends, without a sound. /board, /log and /replay show what everyone can see.
bot-unfollow = Unfollow
bot-unfollowed = You no longer follow this table.
bot-leave-game = Leave (a robot takes over)
    .about = If you leave, a robot takes your seat and plays on with everything you have. Until the game ends you can come back: press **{ bot-return }** in `/{ bot-command-move }` or in your direct messages. If you don’t, or if the robot makes half of your moves, you come last in a rated game. You can also offer your seat to another player, or propose to end the game, which everyone must agree to.
bot-propose-abandon = Propose to end the game
bot-leave-last = Leave and end the game
    .about = You are the only person at this table. If you leave, the game ends for good. Another player may also take your seat.
bot-left = You have left the table.
bot-left-last = You have left the table. You were the only person there, so the game is over.
bot-house-plays-for-you = A robot plays your seat now. You can come back any time.
bot-return = Come back
bot-come-back = Welcome back! Your seat is yours again.

bot-hint = Hint
    .about = This is what a strong robot would do in your seat. It sees what you see and guesses at random what is hidden.
bot-tenths = { $whole }.{ $tenth }
bot-hint-silence = Do nothing for now
bot-hint-only = I found no other move worth comparing.
bot-hint-clear = In { $trials } simulated games you came out ahead in { $first }. With the next best move ({ $other }) you came out ahead in { $second }.
bot-hint-even = The next best move ({ $other }) is nearly as good: { $trials } simulated games showed no clear difference.
bot-hint-clear-lead = In { $trials } simulated games this move was worth { $points } points more against the other players on average than the next best move ({ $other }).
bot-hint-clear-alone = In { $trials } simulated games you scored { $points } points more on average than with the next best move ({ $other }).

# The start and the end
bot-how-to-play = Welcome! When it’s your turn, I send you a direct message with all you need to play. Press **My move** under the newest board to see the same here any time; only you can see it.
bot-terms =
    .meaning = Nobody chooses the cards or dice: a secret fixed in advance, the file below and the first message at the table decide everything. At the end the secret is shown, and everyone can check.
    .keep = If you want to check, keep the file and these codes until the end.
    .people = In the file:
    .message = Message ID:
    .digest = File code:
    .again = This is attempt { $attempt }. The earlier ones failed; **{ bot-fair.details }** shows their secrets.
bot-terms-void = This start failed. A later message has the valid terms.
bot-winner = { $count ->
    [one] The winner is
   *[other] The winners are
}
bot-abandoned-by-all = The game ended early
bot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-gained = { $points ->
    [one] { $sign }1 point
   *[other] { $sign }{ $points } points
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
bot-tie-decided = Tied with { $names } on { $points }, decided by { $what } ({ $own } to { $others })
bot-tie-even = Tied on { $points }; the tie-break was level too ({ $what }: { $own })
bot-tie-shared = Tied on { $points }; this game has no tie-break
bot-secret = The secret behind every shuffle and roll:
bot-fingerprint = Fingerprint of the record:
bot-verify = Every shuffle and roll of this game was fixed before the first move. The codes below prove it.
    .how = You need a computer to check: save the file and these codes, or send them to someone who has one.
    .command = On the computer: `feitoria verify FILE`
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
}; you came { $rank ->
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
bot-no-tables = You aren’t at any table. Open one with /play in a server’s channel.
bot-waits-for-others = waiting for others
bot-played-for-you = a robot plays for you
bot-gathers = waiting for players
bot-no-table = You aren’t at a table here. Open one with /play.
bot-onward = Next: { $what }
bot-which-of-these = You are at several tables. Which one do you mean?
bot-which-table = You are at several tables. Choose one with the option “table”.
bot-no-such-option = There is no option “{ $typed }”. Write “name: value”, with “;” between several options. This game has: { $known }.
bot-no-options = This game has no options.
bot-best = Best scores on this server
bot-not-counted = This game does not count for { $names }, who undid moves with nobody else to agree.
bot-best-none = There are no best scores on this server yet.
bot-ladder = Leaderboard of this server
    .about = Everyone starts at 1000. The number after ± shows how uncertain a rating is, and players are ranked by their rating minus that number. Only rated games between people change ratings. Robots have their own rating at each level.
    .more = Choose a game in the command to see its whole leaderboard.
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
bot-stats-times = { $name } ({ $count })
bot-stats-with = Most games with { $names }
bot-stats-average = { $points } on average
bot-stats-best = Best: { $points } (table { $table })
bot-stats-closest = Closest: { $points ->
    [0] A tie on points (table { $table })
    [one] 1 point ahead (table { $table })
   *[other] { $points } points ahead (table { $table })
}
    .behind = Closest: { $points ->
    [one] 1 point behind (table { $table })
   *[other] { $points } points behind (table { $table })
}
bot-stats-opens = Opens with: { $things }
bot-stats-likes = Recent favorites: { $things }
bot-stats-replay = Replay table { $table }
bot-stats-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
bot-stats-place = { $place } of { $count }
bot-stats-unrated = Unrated: { $tally }
bot-stats-house = Against robots: { $tally }
bot-stats-alone = Solo: { $games ->
    [one] 1 game
   *[other] { $games } games
}
bot-stats-left = { $games ->
    [one] Left 1 game
   *[other] Left { $games } games
}
bot-stats-in-time = { $share }% of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } in time
bot-rated = Rated
    .change = Play unrated
bot-unrated = Unrated
    .change = Play rated
bot-host = host
bot-deciders-host = Only the host can change this table
    .change = Let all change it
bot-deciders-all = Everyone at the table can change it
    .change = Only I can change it
bot-games = Games
bot-help-title = How to play here
bot-help-everyday = The basics
bot-help-playing = During a game
bot-help-tables = Your tables
bot-help-results = Results and competitions
bot-help-preferences = Settings and more
bot-help-managing = For server managers
bot-help = Open a table with `/play`. Others press **Join**, robots fill empty seats, and **Start** opens the game in its own thread. When it’s your turn, I notify you and send you your hand. Press **My move** to see the same any time; only you can see it. Nobody needs to be online at the same time.
bot-about = Play board games with me on Discord, one move at a time. Every shuffle and roll is fixed before a game starts, and you can check it at the end. Robots see only what a player in their seat could see.
bot-invite = Invite me to a server
bot-install-own = Add me to your own apps

# When something is in the way
bot-unknown-command = This command has changed. Type it again; if you still see the old one, restart Discord.
bot-unknown-control = I don’t know that button any more. /tables lists your tables.
bot-earlier = That button belongs to an earlier question. Here is the current one.
bot-earlier-waiting = That button belongs to an earlier question. You have nothing to decide right now.
bot-discord-trouble = Discord is having trouble right now. Nothing is lost; try /move again in a moment.
bot-fault = Sorry, that was my fault. Nothing in your game is lost. If it happens again, give the operator this reference: { $reference }
bot-closed-place = I can’t write at table { $table } any more, so the game is on hold. This is where I can’t write:
bot-thread-closed = The thread of table { $table } was locked or deleted, so the table is paused and no time runs. It continues when a moderator unlocks the thread. If the thread was deleted, any player can press **{ bot-resume }**.
bot-thread-locked = A moderator locked this table’s thread. The table continues when it is unlocked.
bot-resume = Resume
bot-resumed = The table continues.
bot-permissions-missing = I’m missing these permissions there: { $names }. Once I have them, the game continues.
bot-permissions-unknown = Please check that I’m still on the server and can view the channel, send messages and attach files there. Then the game continues.
bot-place-lost = This table’s channel was deleted. You can continue it here.
bot-continue-here = Continue here
bot-continued-here = The table continues in this channel.
bot-place-not-lost = The table is still where it was. /tables shows where.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-attach-files = Attach Files
bot-no-picture = -# I couldn’t draw the picture. Here it is in words:

# One's own data
bot-privacy = What I store about you
    .about = 
        - Your Discord ID, your name and your words for the shuffle, at the tables you joined.
        - Your moves and when you made them: without them there is no game.
        - Your language, notifications, time zone, quiet hours and vacations, and the channel of your direct messages.
        - What I have explained to you, and whether you want that.
        - Your best scores on this server.
        - The results of your finished games and how many of your moves were in time, for ratings and /stats.
        - Your notes about tables.
        - Your automatic moves.
        - Your invitations, the servers where you want none, and your waitlists.
        - The tournaments you signed up for or opened, and your results in them.
        - Your tries at the daily challenge.
        - Your answers to the puzzles of the last two months.
        - Tables you follow, and seats of yours that others have taken over.
        - While a game runs, a code made from your ID, so that nobody sees two hands of one game.
        Nothing else: I read no messages and share nothing. The operator can read the database.
bot-privacy-puzzles = The puzzle of the week may show a position of your finished games. They come only from public channels of servers that take part, and never with a name.
    .refuse = Keep my games out
    .allow = Allow my games
bot-privacy-puzzles-refused = Your games are kept out of puzzles.
bot-privacy-export = Send me the file
bot-privacy-exported = Everything I store about you. Only you can see this.
bot-privacy-forget = Delete everything
    .about = You leave every table, and robots take your seats. I delete your ID, name, settings and best scores. The moves and results of old games stay without your name, because the other players’ games and ratings depend on them. A running game counts as left, and until it ends it keeps a code of you, so that you can’t take another seat in it. Another code keeps count of the vacation days you used in the last year. Messages already on Discord stay there. You can’t undo this.
bot-privacy-forget-sure = Yes, delete it
bot-privacy-forgotten = Done: your data is deleted. Running games keep a code of you until they end, and used vacation days keep one for a year. If you play again, you start fresh.
tables-forget-later = One of your games is just starting. Try again in a moment.

# Managing a server
bot-manage = Tables on this server
bot-manage-none = There are no tables here.
bot-manage-plays = playing
bot-manage-line = opened by { $host }, last active { $when }
bot-manage-end = End a table…
    .about = The game ends where it is, without a winner, and everyone at the table is told that a server manager ended it. You can’t undo this.
bot-manage-end-sure = Yes, end it
bot-manage-refused = Only server managers can do that.
bot-setup = This server
bot-setup-games = Choose the games…
bot-setup-all-games = Players can open tables of every game.
bot-setup-only-games = Players can open tables of these games only: { $games }.
bot-setup-all-channels = Players can open tables in every channel where I can write.
bot-setup-only-channels = Players can open tables only in { $channels }.
bot-setup-openers = Let one role open tables…
bot-setup-everybody = Let everyone open tables
bot-setup-managers = Let only managers open tables
bot-setup-everybody-opens = Everyone can open tables.
bot-setup-managers-open = Only server managers can open tables.
bot-setup-role-opens = Only { $role } and server managers can open tables.
bot-setup-role-gone = That role no longer exists.
bot-setup-not-you = On this server only some people can open tables; ask a server manager. You can join any open table.
bot-setup-organisers = Let one role open tournaments…
bot-setup-organisers-openers = Let table hosts open tournaments
bot-setup-organisers-managers = Let only managers open tournaments
bot-setup-openers-organise = Everyone who can open tables can open tournaments.
bot-setup-managers-organise = Only server managers can open tournaments.
bot-setup-role-organises = Only { $role } and server managers can open tournaments, and manage all of them.
bot-setup-not-organiser = On this server only some people can open tournaments and leagues; ask a server manager. You can sign up for any of them.
bot-setup-language = Language of new tables…
bot-setup-openers-language = The language of the player who opens the table
bot-setup-this-language = Language: { $language }
bot-setup-language-of-opener = New tables use the language of the player who opens them.
bot-setup-language-is = New tables use { $language }.
bot-setup-tempo = Time limit of new tables…
bot-setup-usual-tempo = My default time limit
bot-setup-this-tempo = Time limit: { $time_control }
bot-setup-tempo-usual = New tables start with my default time limit.
bot-setup-tempo-is = New tables start with the time limit “{ $time_control }”; the host can change it.
bot-setup-here = Allow this channel
bot-setup-not-here = Remove this channel
bot-setup-everywhere = Allow every channel
bot-setup-too-many = I can remember at most { $most } channels.
bot-setup-no-summary = There is no weekly summary.
bot-setup-summary = I post a weekly summary in { $channel }, next { $when }.
bot-setup-summary-here = Post a weekly summary here
bot-setup-summary-off = Stop the weekly summary
bot-setup-daily = I post the daily challenge and its list in { $channel }.
bot-setup-daily-nowhere = I don’t post the daily challenge. Anyone can still play it with /daily.
bot-setup-daily-here = Post the daily challenge here
bot-setup-daily-off = Stop posting the daily challenge
bot-setup-puzzle = I post the puzzle of the week in { $channel }. It may come from games in this server’s public channels, without names.
bot-setup-puzzle-nowhere = I don’t post the puzzle of the week, and no puzzle comes from games of this server.
bot-setup-puzzle-here = Post the puzzle of the week here
bot-setup-puzzle-off = Stop posting the puzzle
bot-summary = This week’s games
bot-summary-running = In progress
bot-summary-gathering = Waiting for players
bot-summary-finished = Finished
bot-summary-leaders = Leading
bot-manage-setup = Choose games, channels, language, time limit and who can open tables with `/{ bot-command-setup }`

# Looking back
bot-digest = While you were away
bot-digest-nothing = Nothing has happened at your tables since your last moves.
bot-digest-more = { $count ->
    [one] You have one more table in progress. See `/{ bot-command-tables }`
   *[other] You have { $count } more tables in progress. See `/{ bot-command-tables }`
}
bot-replay-place = Move { $number } of { $last }
bot-replay-whispered = Told only to { $name }:
bot-replay-sight = What a player saw…
bot-replay-board = The board
bot-replay-turn-back = « Turn
bot-replay-turn-on = Turn »
bot-replay-round-back = « Round
bot-replay-round-on = Round »
bot-replay-back = ‹ Move
bot-replay-on = Move ›
bot-replay-rounds = Go to a round…
bot-preview-seat = Player { $number }
bot-film = Make a film
bot-film-soon = 
    { $before ->
        [0] I’m drawing the film.
        [one] One other film comes first.
       *[other] { $before } other films come first.
    } It appears here in a minute or two. If it hasn’t come in fifteen minutes, ask again.
bot-film-asked = You have already asked for a film. You can ask for another once it arrives.
bot-film-busy = Many people are waiting for a film right now. Try again in a few minutes.
bot-film-failed = I couldn’t draw the film.
bot-film-alt = The game from its first step to the last, board after board.

# The review of a finished game
bot-review = Review
bot-review-soon =
    { $before ->
        [0] { $done ->
            [0] I’m going over the game. It takes about a minute.
           *[other] I’m going over the game: { $done }% done.
        }
        [one] One other review comes first.
       *[other] { $before } other reviews come first.
    }
bot-review-chance = { $game } · chance to win
bot-review-points = { $game } · points expected
bot-review-axis = Round
bot-review-round = Round { $round }
bot-review-rounds = Rounds { $first }–{ $last }
bot-review-step = Moment { $number }
bot-review-seat = See another player’s review…
bot-review-none = Nothing stood out: no move was clearly better or worse than the one I would have played.
bot-review-mistake = Mistake: **{ $played }** ({ $chance }). **{ $other }** looks better: { $beside } (± { $margin }).
    .other = Mistake by { $name }: **{ $played }** ({ $chance }). **{ $other }** looks better: { $beside } (± { $margin }).
bot-review-strong = Strong move: **{ $played }** ({ $chance }). The next best was **{ $other }**: { $beside } (± { $margin }).
    .other = Strong move by { $name }: **{ $played }** ({ $chance }). The next best was **{ $other }**: { $beside } (± { $margin }).
bot-review-turn-down = Turning point: Your chances fell from { $before }% to { $after }% (± { $margin }).
    .other = Turning point: { $name }’s chances fell from { $before }% to { $after }% (± { $margin }).
bot-review-turn-up = Turning point: Your chances rose from { $before }% to { $after }% (± { $margin }).
    .other = Turning point: { $name }’s chances rose from { $before }% to { $after }% (± { $margin }).
bot-review-turn-down-alone = Turning point: Your expected points fell from { $before } to { $after } (± { $margin }).
    .other = Turning point: { $name }’s expected points fell from { $before } to { $after } (± { $margin }).
bot-review-turn-up-alone = Turning point: Your expected points rose from { $before } to { $after } (± { $margin }).
    .other = Turning point: { $name }’s expected points rose from { $before } to { $after } (± { $margin }).
bot-review-turn-unclear = No single move explains it.
bot-review-luck-head = Luck
bot-review-luck = { $told }. Your chances went from { $before }% to { $after }% (± { $margin }).
    .other = { $told }. { $name }’s chances went from { $before }% to { $after }% (± { $margin }).
bot-review-luck-alone = { $told }. Your expected points went from { $before } to { $after } (± { $margin }).
    .other = { $told }. { $name }’s expected points went from { $before } to { $after } (± { $margin }).
bot-review-over = End
bot-review-end-won = The end: after round { $round } you had a { $before }% chance. { $count ->
        [1] You won
       *[other] { $winners } won
    } with { $points }.
    .other = The end: after round { $round } { $name } had a { $before }% chance. { $count ->
        [1] { $name } won
       *[other] { $winners } won
    } with { $points }.
bot-review-end-lost = The end: after round { $round } you had a { $before }% chance. { $winners } won with { $best }; you made { $points }.
    .other = The end: after round { $round } { $name } had a { $before }% chance. { $winners } won with { $best }; { $name } made { $points }.
bot-review-end-alone = The end: after round { $round } I expected { $expected }. You made { $points }.
    .other = The end: after round { $round } I expected { $expected }. { $name } made { $points }.
bot-review-about = 🔴 mistake · 🟩 strong move · 🔶 turning point · 🔷 luck. Chances come from simulated games and use only what this player could know at the time. Only differences larger than ± count.
    .alone = 🔴 mistake · 🟩 strong move · 🔶 turning point · 🔷 luck. Points are averages of simulated games and use only what this player could know at the time. Only differences larger than ± count.

# The end of a game
bot-end-replay = Replay

# What happened while somebody was away
bot-digest-ahead = { $names } leads with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; you have { $own }
    .own = You lead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the next has { $second }
    .shared = { $names } lead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each; you have { $own }
    .sharing = You share the lead with { $names }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each
bot-digest-ahead-hidden = On the table, { $names } leads with { $points ->
    [one] 1 point
   *[other] { $points } points
}; you have { $own }, counting { $hidden } hidden
    .own = You lead with { $points ->
        [one] 1 point
       *[other] { $points } points
    } on the table, { $own } in all; the next has { $second } on the table
    .shared = On the table, { $names } lead with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each; you have { $own }, counting { $hidden } hidden
    .sharing = On the table, you share the lead with { $names }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each; with hidden points you have { $own }
bot-digest-rest = { $count ->
    [one] 1 more event in the log
   *[other] { $count } more events in the log
}
bot-digest-log = Table { $table } log

# Why a hint's move is better
bot-hint-reason = A few moves later you have { $amount } more { $what } on average than with the other move.
    .less = A few moves later you have { $amount } fewer { $what } on average than with the other move.
bot-hint-reason-rival = A few moves later { $name } has { $amount } more { $what } on average than with the other move.
    .less = A few moves later { $name } has { $amount } fewer { $what } on average than with the other move.

# Tournaments
bot-tournament-terms = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} at tables of { $seats }, { $rounds ->
    [one] {""}
   *[other] each{" "}
}open for up to { $days ->
    [one] a day
   *[other] { $days } days
}. Room for { $places } players; everyone after that goes on the waitlist.
bot-tournament-sign-up-until = Sign up until { $until }.
bot-tournament-meets-swiss = Players with similar scores play each other, and nobody plays the same person twice if it can be avoided.
bot-tournament-meets-round-robin = Everyone plays everyone.
bot-tournament-meets-groups = Players are drawn into { $seats } groups, or fewer if there are few players. In each group, players with similar scores play each other. The group winners play the last round, the final, and its winner wins the tournament.
bot-tournament-scoring = First place at a table is worth 12 points, last place 0.
bot-tournament-deadline = After sign-up, everyone has one day to check in. A game that isn’t over at the end of its round ends there. Players who have kept the others waiting for a day share the last places, the others share the first. If you leave a game, you come last in it and don’t play the next rounds. Points that a robot makes in your seat don’t count.
bot-tournament-code = Fair-play code of the draw: { $code }
bot-tournament-seed = Random seed of the draw: { $seed }
bot-tournament-post = Tournament { $id }, message { $number }
bot-tournament-check-in-now = Check in by { $until } to play. If you don’t, your place goes to the waitlist.
bot-tournament-round-now = Round { $round } of { $rounds }, until { $until }.
bot-tournament-bye = { $count ->
    [one] { $names } has a bye, worth a win.
   *[other] { $names } each have a bye, worth a win.
}
bot-tournament-final-now = The final, until { $until }.
bot-tournament-won = { $count ->
    [one] 🏆 { $names } won the tournament!
   *[other] 🏆 { $names } share first place!
}
bot-tournament-is-cancelled = The tournament is canceled. Games in progress go on, but no longer count for it.
bot-tournament-is-paused = The tournament is paused. Games go on, but no round starts or ends.
bot-tournament-standings = Standings
bot-tournament-no-standings = No game is over yet.
bot-tournament-own = You: { $line }
bot-tournament-line = { $points } points · { $opponents } · { $share }%
bot-tournament-told = { $tables ->
    [one] one table
   *[other] { $tables } tables
} · { $share }% of the points
bot-tournament-points = { $points } points
bot-tournament-point = .
bot-tournament-tie-breaks = Ties are broken by games against each other, then by the opponents’ average points (second number). After that, your share of the points on the board counts (third number).
bot-tournament-players = { $count ->
    [one] **One player**
   *[other] **{ $count } players**
}
bot-tournament-waitlist = **Waitlist ({ $count })**
bot-tournament-nobody = Nobody has signed up yet.
bot-tournament-former = former player
bot-tournament-count = { $count } of { $places } places taken.
bot-tournament-you-in = You are in.
bot-tournament-you-waiting = You are on the waitlist. You move up when a place becomes free.
bot-tournament-you-out = You are not playing any more.
bot-tournament-you-removed = A server manager removed you.
bot-tournament-you-ready = You have checked in.
bot-tournament-join = Sign up
bot-tournament-withdraw = Withdraw
bot-tournament-check-in = Check in
bot-tournament-people = Players
bot-tournament-show = Back
bot-tournament-pause = Pause
bot-tournament-resume = Resume
bot-tournament-cancel = Cancel tournament…
    .league = Cancel league…
    .about = The tournament ends without a winner, and I announce that here. Games in progress go on as ordinary games. You can’t undo this.
bot-tournament-cancel-sure = Yes, cancel it
bot-tournament-remove = Remove a player…
bot-tournament-remove-name = The player’s name, as in the list of players
bot-tournament-nobody-called = { $count ->
    [0] No player in this tournament has that name.
   *[other] { $count } players have that name. Ask one of them to withdraw.
}
bot-tournament-round = R{ $round }
bot-tournament-total = Total
bot-tournament-which = Choose a tournament
bot-tournament-none = There are no tournaments here yet. Name a game to open one.
bot-tournament-in-thread = Open the tournament in a channel: each table gets its own thread there.
bot-tournament-usual-name = Tournament
bot-tournament-terms-round-robin = At tables of { $seats }, each round open for up to { $days ->
    [one] a day
   *[other] { $days } days
}. Room for { $places } players; everyone after that goes on the waitlist.
bot-format-swiss = Swiss: Similar scores play each other
bot-format-round-robin = Round robin: Everyone plays everyone
bot-format-groups = Groups and a final
bot-tournament-group = **Group { $group }**
bot-tournament-crosstable = All results
    .about = Points of each round; in brackets, the places of the opponents in the standings.
bot-tournament-no-opponent = bye
bot-tournament-correct = Correct a result…
    .about = You can change who came where. Everyone reads about it in the tournament’s channel. Rounds that are already drawn stay as they are.
bot-tournament-change = Change…
bot-tournament-which-table = Round and table, for example 2.3
bot-tournament-table-result = Result of table { $table }:
bot-tournament-places = Places
    .about = Change the numbers in front of the names. Players who share a place get the same number.
bot-tournament-was-corrected = A manager corrected the result of table { $table }:
bot-odd-byes = If players don’t fill all tables, some tables have one player fewer. If the game doesn’t allow that, someone has a bye, worth a win.
bot-odd-robots = If players don’t fill all tables, robots take the empty seats. At tables of 2, someone has a bye, worth a win.

# Leagues
bot-league-usual-name = League
bot-league-post = League { $id }, message { $number }
bot-league-division = Division { $number }
bot-league-terms = Each season has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} at tables of { $seats }, each open for up to { $days ->
    [one] a day
   *[other] { $days } days
}. Room for { $places } players; everyone after that goes on the waitlist.
bot-league-divisions = Divisions have about { $size } players. After each season, { $movers ->
    [one] the first of each division moves up and the last moves down
   *[other] the first { $movers } of each division move up and the last { $movers } move down
}. New players start in the lowest division.
bot-league-deadline = Before each season, everyone has { $days } days to check in. A game that isn’t over at the end of its round ends there. Players who have kept the others waiting for a day share the last places, the others share the first. If you leave a game, you come last in it and are out of the league. In the lowest division, the waitlist fills free places from the next round on.
bot-league-check-in = Season { $season } begins { $until }. Check in by then to play. If you don’t, your place goes to someone else.
bot-league-reminder = Last day to check in!
bot-league-season-begun = Season { $season } has begun.
bot-league-season-now = Season { $season } is being played.
bot-league-season-over = Season { $season } is over
bot-league-standings = Season { $season } · Standings
bot-league-is-over = The league is over: too few players checked in for another season.
bot-league-is-cancelled = The league is canceled. Games in progress go on, but no longer count for it.
bot-league-is-paused = The league is paused. Games go on, but no round or season starts or ends.
bot-league-you-in = You play in division { $number }.
bot-league-cancel = The league ends now, and I announce that in its channel. Games in progress go on as ordinary games. You can’t undo this.
bot-league-which = Choose a league
bot-league-which-table = Division, round and table, for example 1.2.3
bot-league-none = There are no leagues here yet. Name a game to open one.

# The daily challenge
bot-daily = Daily challenge
    .about = Everyone plays alone with the same dice, on every server. You have one try and no undo.
bot-daily-until = The day ends { $until }.
bot-daily-play = Play
bot-daily-continue = Continue
bot-daily-share = Share result
bot-daily-month = This month
bot-daily-back = Today
bot-daily-today = Today on this server
bot-daily-nobody = Nobody has finished yet.
bot-daily-days = { $count ->
    [one] one day
   *[other] { $count } days
}
bot-daily-closed = this day is over
bot-daily-to-today = Today’s challenge
bot-daily-check = Check the dice
bot-daily-fair = Each day’s dice come from a secret. Its fair-play code is shown the day before, and the secret itself the day after, so nobody can choose the dice.
bot-daily-code = Code of today’s dice: { $code }
    .tomorrow = Code of tomorrow’s dice: { $code }
    .of-day = Code of this day’s dice: { $code }
bot-daily-yesterday = Yesterday’s secret
bot-daily-secret = The secret: { $secret }
bot-daily-record = The file has the secret and your own moves of that day; `feitoria verify-daily FILE` checks both.
bot-daily-not-over = That day isn’t over yet, so its dice stay secret.
bot-daily-card = { $name } finished today’s challenge: { $result }
    .note = Turns from best to worst, so the dice stay secret.
    .alt = { $name }: { $result }. Turns from best to worst: { $parts }.
bot-daily-try = Try it yourself
bot-daily-not-here = I can’t post in this channel.

# The puzzle of the week
bot-puzzle = Puzzle of the week
bot-puzzle-open = What would you do? Press **Answer**: nobody sees your choice before { $until }.
bot-puzzle-answer = Answer
bot-puzzle-last = Last week’s result
bot-puzzle-this = This week’s puzzle
bot-puzzle-source = This comes from a finished game on one of the servers that take part. I don’t say who played it. You can keep your own games out with /privacy.
bot-puzzle-until = You can answer and change your answer until { $until }.
bot-puzzle-yours = Your answer: { $answer }
bot-puzzle-hidden = Nobody sees it before { $until }; until then you can change it.
bot-puzzle-named = With the result, this server will see your name beside your answer.
bot-puzzle-unnamed = The result counts your answer without your name.
bot-puzzle-change = Change answer
bot-puzzle-show = Show my name
bot-puzzle-hide = Hide my name
bot-puzzle-result = { $count ->
    [0] **The week is over.** Nobody answered.
    [one] **The week is over.** One player answered.
   *[other] **The week is over.** { $count } players answered.
}
bot-puzzle-line = { $chance }% to win
    .less = { $chance }% ({ $less } ± { $margin } behind)
bot-puzzle-votes = { $count ->
    [0] chosen by nobody
    [one] chosen by 1 player
   *[other] chosen by { $count } players
}
bot-puzzle-search = { $trials ->
    [one] The chances come from one simulated game for each answer.
   *[other] The chances come from { $trials } simulated games for each answer.
} I played them like a hard robot, knowing only what { $name } could know. ± is how far luck may shift the difference.
