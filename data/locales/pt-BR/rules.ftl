# Consulta às regras.

rules-topic = { $topic } ({ $game })
rules-topics = Temas que você pode consultar
rules-nothing-found = Não conheço o tema “{ $query }”. Escolha um da lista.
rules-which-game = Qual jogo: { $games }? Informe o jogo ou um tema.
rules-button = Regras
rules-menu-held = Na sua mão…
rules-menu-seen = Na mesa…
rules-menu-rest = Regras e o resto…
