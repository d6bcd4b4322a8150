# Looking rules up.

rules-topic = { $topic } ({ $game })
rules-topics = What you can ask about
rules-nothing-found = I don’t know “{ $query }”. Choose a topic from the list.
rules-which-game = Which game? Name one of these, or a topic: { $games }.
rules-button = Rules
rules-menu-held = In your hand…
rules-menu-seen = On the table…
rules-menu-rest = Rules and other things…
