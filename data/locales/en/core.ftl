# Words of the kernel, shared by all games.

core-refused-not-asked = You are not asked anything right now
core-refused-not-offered = That is not possible
core-refused-seats = This game is for { $least } to { $most } players
core-prompt-reopen = You have answered; the others have not yet
    .turn = change an answer
core-verb-reopen = Change my answer

# A list of things: "2× Indigo Plant, Tower and Chapel"
core-amount = { $amount }× { $label }
core-comma = { $first }, { $second }
core-and = { $first } and { $second }
core-nothing = nothing

# The reader in a sentence: at its beginning with a capital letter
core-you = you

# What a preposition and an article become together; English writes them apart
core-contractions = { "" }

# What a finished game is remembered for
core-fact-gain = { $points ->
    [1] Largest gain (1 point in round { $round }) – { $told }
   *[other] Largest gain ({ $points } points in round { $round }) – { $told }
}
core-fact-overtaken = { $seat } overtook { $leader } in the final scoring
core-fact-hidden = { $seat } overtook { $leader } with hidden points
core-fact-throughout = { $seat } took the lead in round { $round } and kept it
core-fact-lead = The lead changed { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}; { $seat } took it for good in round { $round }
core-fact-source = What put { $seat } ahead of { $other }: { $what } ({ $own } to { $others })
core-fact-tie-break = { $seat } and { $other } were tied on points; the tie-break decided ({ $what }: { $own } to { $others })
core-fact-parted = { $seat } finished ahead of { $other } on the tie-break ({ $what }: { $own } to { $others })
core-fact-in-time = { $other } had { $points } points as well, but { $seat } ended the game first
core-fact-behind = { $seat } ended the game with { $other } only { $points ->
    [1] 1 point
   *[other] { $points } points
} behind
core-fact-close = { $seat } beat { $other } by { $points ->
    [1] 1 point
   *[other] { $points } points
}
