# Looking rules up.

rules-topic = { $topic } ({ $game })
rules-topics = What you can ask about
rules-nothing-found = I know no topic called “{ $query }”. Choose one from the list.
rules-which-game = Which game: { $games }? Name it, or a topic.
rules-button = Rules
rules-menu-held = In your hand…
rules-menu-seen = On the table…
rules-menu-rest = Rules and other things…
