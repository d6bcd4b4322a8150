# Consulta às regras.

rules-topic = { $topic } ({ $game })
rules-topics = Temas que você pode consultar
rules-nothing-found = Não conheço “{ $query }”. Escolha um tema da lista.
rules-which-game = Qual jogo? Informe um destes, ou um tema: { $games }.
rules-button = Regras
rules-menu-held = Na sua mão…
rules-menu-seen = Na mesa…
rules-menu-rest = Regras e o resto…
