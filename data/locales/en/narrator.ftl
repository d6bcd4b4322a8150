# What has happened and whose turn it is, told in Discord.

narrator-times = { $line } (×{ $count })
narrator-earlier = { $count ->
    [one] One earlier event
   *[other] { $count } earlier events
}
narrator-turn = Waiting for { $seat }
    .you = It’s up to you
narrator-turn-prompt = Waiting for { $seat }: { $prompt }
    .you = It’s up to you: { $prompt }
narrator-waiting = Waiting for { $seats }
narrator-waiting-prompt = Waiting for { $seats }: { $prompt }

# What the clock took back
narrator-lapsed = { $line } (time ran out)

# An undo: the moves that it took back, as they were told, or by what they are called
narrator-taken-back = { $seat } took this back: { $moves }
narrator-move = “{ $verb }”

narrator-since = Since your last move
narrator-last-round = The last round
narrator-so-far = So far

# Who has played in the reader’s seat, in the place of a name
narrator-for-you = The house (for you)
