# Words of the kernel, shared by all games.

core-refused-not-asked = You are not asked anything right now
core-refused-not-offered = That is not possible
core-refused-seats = This game is for { $least } to { $most } players
core-prompt-reopen = You have answered; the others have not yet
    .turn = change an answer
core-verb-reopen = Change my answer

# A list of things: "2 Indigo Plant, Chapel"
core-amount = { $amount }× { $label }
core-comma = { $first }, { $second }
core-and = { $first } and { $second }
core-nothing = nothing

# The reader in a sentence: at its beginning with a capital letter
core-you = you

# What a preposition and an article become together; English writes them apart
core-contractions = { "" }
