# O que aconteceu e de quem é a vez, contado no Discord.

narrator-times = { $line } (×{ $count })
narrator-earlier = { $count ->
    [1] Um acontecimento anterior
   *[other] { $count } acontecimentos anteriores
}
narrator-turn = É a vez de { $seat }
    .you = É a sua vez
narrator-turn-prompt = É a vez de { $seat }: { $prompt }
    .you = É a sua vez: { $prompt }
narrator-waiting = Falta a resposta de { $seats }
narrator-waiting-prompt = Falta a resposta de { $seats }: { $prompt }

# O que o relógio retirou
narrator-lapsed = { $line } (o prazo acabou)

# O que se desfez: as jogadas como foram contadas, ou pelo nome
narrator-taken-back = { $seat } desfez: { $moves }
narrator-move = “{ $verb }”

narrator-since = Desde a sua última jogada
narrator-so-far = Até agora

# Quem jogou no lugar do leitor, onde estaria um nome
narrator-for-you = A casa (por você)
