# Palavras que só aparecem nas imagens, comuns a todos os jogos.

render-round = Rodada { $round }
render-your-hand = Sua mão
render-chosen = { $count } até agora
render-no-cards = Nenhuma carta na mão
render-gains = +{ $gain }
render-preview = Prévia do tabuleiro
render-preview-sign = Prévia
render-preview-invites = Puxe uma cadeira
render-given-up = Partida encerrada antes do fim
render-everybody = Todos
render-to-act = Vez de { $names }
render-not-asked = Nada a decidir agora
render-game-over = Fim de jogo
render-wins = { $count ->
    [1] { $names } vence com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $names } dividem a vitória com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
}
    .tied = { $count ->
        [1] { $names } vence no desempate com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }
       *[other] { $names } dividem a vitória no desempate com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }
    }
render-alone = { $name } fez { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
render-total = Total
render-points = Pontos
render-subtotal = Subtotal
render-tie-break = Desempate: { $what }
render-text-score = { $rank }. { $name }: { $points }
render-points-exactly = { $points }
render-points-least = pelo menos { $points }
render-points-chips = { $points } e mais marcadores ocultos
render-points-about = cerca de { $points }
render-text-points = Pontos: { $told }.
render-text-race = Pontos: { $told }
render-thing = { $what }
render-thing-told = { $name }: { $told }
