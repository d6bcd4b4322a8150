# Palavras de Sutter's Mill que só aparecem nas imagens e na posição em texto.

render-sutters-mill-river = Rio
render-sutters-mill-hill = Penhasco
render-sutters-mill-mine = Mina
render-sutters-mill-nobody = ninguém ainda
render-sutters-mill-gone = Certificado fora do jogo
render-sutters-mill-adventurer = Aventureiro
render-sutters-mill-yours = Suas cartas
render-sutters-mill-cards = { $hand } na mão · { $placed } em edifícios · { $saved } resgatadas
render-sutters-mill-gold = Ouro
render-sutters-mill-prospectors = Prospectores
render-sutters-mill-actions = Ações
render-sutters-mill-start = Início
render-sutters-mill-paid = Pago
render-sutters-mill-off = Fora do tabuleiro
render-sutters-mill-if-ended = Se o ouro acabasse agora
render-sutters-mill-asked-turn-start = Vez de { $names }
render-sutters-mill-asked-digging = { $names } procura ouro
render-sutters-mill-asked-in-town = { $names } intervém na cidade
render-sutters-mill-asked-moving = { $names } intervém na cidade
render-sutters-mill-asked-rearranging = { $names } intervém na cidade

render-sutters-mill-text-turn = Sutter’s Mill, vez de { $name }.
render-sutters-mill-text-over = Sutter’s Mill. A partida terminou.
render-sutters-mill-text-asked = Falta decidir: { $names }.
render-sutters-mill-text-vein = Veio: rio { $river }, penhasco { $hill }, mina { $mine }.
render-sutters-mill-text-stack = a partir de baixo { $cards }
render-sutters-mill-text-player = { $name } ({ $phase }): { $hand } cartas na mão, { $saved } resgatadas, { $off } prospectores fora do tabuleiro.
render-sutters-mill-text-prospectors = No tabuleiro: { $places }.
render-sutters-mill-text-taken = Marcadores: rio { $river }, penhasco { $hill }, mina { $mine }; { $paid } de ouro pagos.
render-sutters-mill-text-held = Certificados: { $places }.
render-sutters-mill-text-adventurer = Tem o aventureiro.
render-sutters-mill-text-gold = Ouro: { $gold }.
render-sutters-mill-text-own = { $name }, seu ouro: { $gold }. Cartas na mão: { $cards }.
