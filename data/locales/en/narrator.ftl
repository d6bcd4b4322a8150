# What has happened and whose turn it is, told in Discord.

narrator-times = { $line } (×{ $count })
narrator-earlier = What came before is in the Log
narrator-more = { $count } more in the Log
    .brief = { $count } more
narrator-turn = It’s { $seat }’s turn
    .you = It’s your turn
narrator-turn-prompt = It’s { $seat }’s turn to { $prompt }
    .you = It’s your turn to { $prompt }
narrator-waiting = Waiting for { $seats }
narrator-waiting-prompt = { $seats } have to { $prompt }

# What the clock took back
narrator-lapsed = { $line } (time ran out)

# An undo: the moves that it took back, as they were told, or by what they are called
narrator-taken-back = { $seat } undid: { $moves }
narrator-move = “{ $verb }”

narrator-since = Since your last move
narrator-last-round = The last round
narrator-so-far = So far

# Who has played in the reader’s seat, in the place of a name
narrator-for-you = A robot (for you)
