# O que aconteceu e de quem é a vez, contado no Discord.

narrator-times = { $line } (×{ $count })
narrator-earlier = O que veio antes está no Histórico
narrator-more = e mais { $count } no Histórico
    .brief = e mais { $count }
narrator-turn = Vez de { $seat }
    .you = Sua vez
narrator-turn-prompt = Vez de { $seat } { $prompt }
    .you = Sua vez de { $prompt }
narrator-waiting = Esperando { $seats }
narrator-waiting-prompt = { $seats } precisam { $prompt }

# O que o relógio retirou
narrator-lapsed = { $line } (o prazo acabou)

# O que se desfez: as jogadas como foram contadas, ou pelo nome
narrator-taken-back = { $seat } desfez: { $moves }
narrator-move = “{ $verb }”

narrator-since = Da sua última jogada até agora
narrator-last-round = A última rodada
narrator-so-far = Até agora

# Quem jogou no lugar do leitor, onde estaria um nome
narrator-for-you = Um robô (por você)
