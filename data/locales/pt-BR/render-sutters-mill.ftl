# Palavras de Sutter's Mill que só aparecem nas imagens e na posição em texto.

render-sutters-mill-river = Rio
render-sutters-mill-hill = Penhasco
render-sutters-mill-mine = Mina
render-sutters-mill-spent = sem ouro
render-sutters-mill-nobody = ninguém ainda
render-sutters-mill-gone = Certificado fora do jogo
render-sutters-mill-adventurer = Aventureiro
render-sutters-mill-free = grátis
render-sutters-mill-act = Intervir na cidade
render-sutters-mill-another = Mais uma ação
render-sutters-mill-salvage = Resgatar ou recolher
render-sutters-mill-free-place-prospector = Colocar
render-sutters-mill-free-remove-prospector = Recolher
render-sutters-mill-free-lift-prospector = Mover
render-sutters-mill-free-rearrange = Reordenar
render-sutters-mill-remove = Resgatar
render-sutters-mill-counters = { $count ->
    [1] marcador
   *[other] marcadores
}
render-sutters-mill-then = depois
render-sutters-mill-prices = Na sua vez na cidade, a 1ª ação é grátis; as outras custam, em pepitas, { $prices } e { $last }
render-sutters-mill-loss = { $points ->
    [1] Se o ouro acabasse agora, você perderia 1 ponto
   *[other] Se o ouro acabasse agora, você perderia { $points } pontos
 }
render-sutters-mill-points = pts
render-sutters-mill-at-risk = em risco
render-sutters-mill-start = Início
render-sutters-mill-paid = Gasto
render-sutters-mill-why-dig = ninguém no campo atual para procurar ouro
render-sutters-mill-why-out = nenhum prospector para colocar
render-sutters-mill-why-done = cinco ações já feitas
render-sutters-mill-why-gold = ouro insuficiente
render-sutters-mill-why-hand = nenhuma carta para colocar
render-sutters-mill-why-prospectors = faltam prospectores nos edifícios para colocar cartas
render-sutters-mill-why-once = cada prospector resgata só 1 carta por vez
render-sutters-mill-why-top = nenhuma carta onde você tem prospector
render-sutters-mill-why-board = nenhum prospector no tabuleiro
render-sutters-mill-asked-turn-start = Vez de { $names }
render-sutters-mill-asked-digging = { $names } procura ouro
render-sutters-mill-asked-in-town = { $names } intervém na cidade
render-sutters-mill-asked-moving = { $names } intervém na cidade
render-sutters-mill-asked-rearranging = { $names } intervém na cidade

render-sutters-mill-text-turn = Sutter’s Mill, vez de { $name }.
render-sutters-mill-text-over = Sutter’s Mill. A partida terminou.
render-sutters-mill-text-asked = Vez de { $names }.
render-sutters-mill-text-starter = Quem começou: { $name }.
render-sutters-mill-text-quiet = Rodadas seguidas sem progresso: { $count }. A partida termina depois de { $most }.
render-sutters-mill-text-still-quiet = Nesta rodada ainda não houve progresso.
render-sutters-mill-text-progress = Nesta rodada houve progresso.
render-sutters-mill-text-paid = Ações pagas neste turno: { $count }.
render-sutters-mill-text-vein = Veio: rio { $river }, penhasco { $hill }, mina { $mine }.
render-sutters-mill-text-stack = na pilha, de baixo para cima, { $cards }
render-sutters-mill-text-player = { $name } ({ $phase }): { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
 } na mão, { $saved ->
    [1] 1 resgatada
   *[other] { $saved } resgatadas
 }, { $off ->
    [1] 1 prospector
   *[other] { $off } prospectores
 } fora do tabuleiro.
render-sutters-mill-text-prospectors = No tabuleiro: { $places }.
render-sutters-mill-text-taken = Marcadores: rio { $river }, penhasco { $hill }, mina { $mine }; { $paid ->
    [1] 1 pepita paga
   *[other] { $paid } pepitas pagas
 }.
render-sutters-mill-text-earned = Cerca de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 } até agora, pela média do ouro que ninguém mostra.
render-sutters-mill-text-risk = Se o ouro acabasse agora, as cartas e os prospectores no tabuleiro custariam { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }.
render-sutters-mill-text-held = Certificados: { $places }.
render-sutters-mill-text-adventurer = Tem o aventureiro.
render-sutters-mill-text-gold = Ouro: { $gold }.
render-sutters-mill-text-own = { $name } ({ $phase }), seu ouro: { $gold } ({ $parts }).
render-sutters-mill-text-hand = Cartas na mão: { $cards }.
render-sutters-mill-text-lying = Em edifícios: { $cards }.
render-sutters-mill-text-saved = Resgatadas: { $cards }.
render-sutters-mill-text-standing = Seus prospectores: { $places }; fora do tabuleiro: { $off }.
render-sutters-mill-text-in-town = Pontos perdidos se o ouro acabasse agora: { $cards } por cartas, { $prospectors } por prospectores.
render-sutters-mill-text-prices = Ações pagas neste turno: { $done }; as próximas custam { $prices }.
render-sutters-mill-text-prices-none = Ações pagas neste turno: { $done }; não há mais nenhuma.
render-sutters-mill-text-moving = Um prospector seu está saindo daqui: { $space }.
render-sutters-mill-text-laying = A igreja reordena { $space }. De baixo para cima até agora: { $cards }.
