# As imagens de San Juan e seus textos.

render-san-juan-only = só com o Guindaste
render-san-juan-cheaper = Guindaste: { $cost ->
    [0] grátis
   *[other] { $cost }+
}
render-san-juan-middle = No centro
render-san-juan-text-middle = No centro, para quem quiser construir: { $building }.
render-san-juan-text-hand-unseen = { $building }: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } embaixo que ninguém viu.

# San Juan

render-san-juan-asked-starting-hand = { $count ->
    [1] { $names } escolhe a mão inicial
   *[other] { $names } escolhem a mão inicial
}
render-san-juan-asked-round-start = { $count ->
    [1] { $names } se prepara para a rodada
   *[other] { $names } se preparam para a rodada
}
render-san-juan-asked-role-choice = { $names } escolhe uma função
render-san-juan-asked-builder = { $names } constrói
render-san-juan-asked-producer = { $count ->
    [1] { $names } produz
   *[other] { $names } produzem
}
render-san-juan-asked-trader = { $count ->
    [1] { $names } vende
   *[other] { $names } vendem
}
render-san-juan-asked-councillor = { $count ->
    [1] { $names } escolhe cartas
   *[other] { $names } escolhem cartas
}
render-san-juan-trading-title = Preços
render-san-juan-trading-hidden = ocultos
render-san-juan-deck = Monte
render-san-juan-drawn = Cartas compradas
render-san-juan-hand = Mão
render-san-juan-new = { $count ->
    [1] nova
   *[other] { $count } novas
}
render-san-juan-new-place = Lugar novo
render-san-juan-price-now = verde: quanto custa agora
render-san-juan-not-asked = Nada a decidir agora

# San Juan, a posição em texto

render-san-juan-text-head = San Juan, rodada { $round }. Governador: { $governor }.
render-san-juan-text-asked = Vez de { $names }.
render-san-juan-text-over = O jogo terminou.
render-san-juan-text-roles-free = Funções livres: { $roles }.
render-san-juan-text-picked = { $role } ({ $name })
render-san-juan-text-picked-library = { $role } com a Biblioteca ({ $name })
render-san-juan-text-picks = Funções escolhidas: { $picks }.
render-san-juan-text-closed = Peça de comércio: fechada.
render-san-juan-text-open = Peça de comércio: { $prices }.
render-san-juan-text-price = { $good } { $price }
render-san-juan-text-tiles = Peças de comércio já abertas, da mais antiga à mais nova: { $tiles }.
render-san-juan-text-piles = Monte de compra { $drawn }, monte de descarte { $spent }.
render-san-juan-text-player = { $name }: { $buildings } de 12 construções, { $hand } na mão (limite { $limit }).
render-san-juan-text-drawn = { $count ->
    [1] 1 carta comprada, ainda por escolher.
   *[other] { $count } cartas compradas, ainda por escolher.
}
render-san-juan-text-banked = Já usou o Banco.
render-san-juan-text-under = Cartas embaixo das construções: { $count }.
render-san-juan-text-city = Construções na cidade: { $buildings }.
render-san-juan-text-good = { $building } com { $good }
render-san-juan-text-covered = { $building } (cobertas: { $count })
render-san-juan-text-tucked = { $building } com cartas embaixo
render-san-juan-dense-head = San Juan, rodada { $round }. Comércio: { $prices }. Montes: compra { $drawn }, descarte { $spent }. * = com mercadoria
render-san-juan-dense-closed = fechado
render-san-juan-dense-turn = é a vez
render-san-juan-dense-governor = Governador
render-san-juan-dense-library = { $role } com Biblioteca
render-san-juan-dense-player = { $name }{ $marks }: { $buildings }/12, mão { $hand }/{ $limit }{ $drawn }:
render-san-juan-text-hand = { $name }, sua mão ({ $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
}, limite { $limit }): { $cards }.
render-san-juan-text-hand-empty = { $name }, sua mão está vazia (limite { $limit }).
render-san-juan-text-hand-goods = Suas mercadorias: { $goods }.
render-san-juan-text-hand-points = Seus pontos até agora: { $count }.
render-san-juan-text-hand-drawn = Cartas compradas: { $cards }.
render-san-juan-text-hand-card = { $name } (custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
})
render-san-juan-text-hand-tucked = Embaixo das suas construções: { $cards }.
