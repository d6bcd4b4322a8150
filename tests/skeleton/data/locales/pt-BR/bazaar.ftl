# Bazar. Troque por palavras do seu jogo; docs/adding-a-game.md explica os nomes das mensagens.

bazaar-name = Bazar
bazaar-about = Nove lotes, e o lance secreto mais alto leva cada um.
bazaar-help =
    Os lotes são revelados um a um. Todos escolhem em segredo uma carta da mão, depois todas as cartas são reveladas,
    e quem jogou a mais alta leva o lote. Depois do último lote, vence quem tiver mais pontos.

bazaar-option-length = Duração
    .about = Quantos lotes são vendidos.
bazaar-option-length-short = Três lotes
bazaar-option-length-long = Seis lotes

bazaar-topic-bidding = Lances
    .help = Todos escolhem uma carta ao mesmo tempo. A mais alta leva o lote; as cartas jogadas saem do jogo.
    .also = Lance, Rodada, Fase do lote
bazaar-topic-scoring = Fim e pontuação
    .help = O jogo termina depois do último lote. Cada lote vale seus pontos; no empate, fica à frente quem tem mais lotes.
    .also = Fim do jogo, Placar, Pontos

bazaar-card = { $number }
bazaar-lot-salt = Sal
    .help = Um lote de 1 ponto.
bazaar-lot-cloth = Tecido
    .help = Um lote de 2 pontos.
bazaar-lot-copper = Cobre
    .help = Um lote de 3 pontos.
bazaar-lot-glass = Vidro
    .help = Um lote de 4 pontos.
bazaar-lot-pepper = Pimenta
    .help = Um lote de 5 pontos.
bazaar-lot-amber = Âmbar
    .help = Um lote de 6 pontos.
bazaar-lot-silk = Seda
    .help = Um lote de 7 pontos.
bazaar-lot-saffron = Açafrão
    .help = Um lote de 8 pontos.
bazaar-lot-pearls = Pérolas
    .help = Um lote de 9 pontos.

bazaar-verb-bid = Dar o lance
bazaar-field-bid-card = Qual carta?
bazaar-prompt-bid = Escolha a carta do seu lance
    .turn = dar um lance
    .lesson = Todos dão o lance ao mesmo tempo, e ninguém vê o dos outros antes de todos escolherem. O lance mais alto leva o que está na mesa.

bazaar-event-lot-turned = Lote { $number }: { $lot }
bazaar-event-card-shown = { $seat } deu um lance de { $card }
bazaar-event-lot-sold = { $seat } levou o lote: { $lot }

bazaar-score-lots = Lotes
bazaar-score-number = Número de lotes
