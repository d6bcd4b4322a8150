# Palavras de CATAN que só aparecem nas imagens e na posição em texto.

render-catan-turn = Turno { $turn }
render-catan-founding = Fundação
render-catan-bank = Banco
render-catan-goal = Vence com
render-catan-cards = { $cards }
render-catan-none = nenhuma

render-catan-asked-founding = { $names } funda uma aldeia
render-catan-asked-founding-road = { $names } constrói uma estrada
render-catan-asked-before-roll = { $names } rola os dados
render-catan-asked-acting = { $names } negocia e constrói
render-catan-asked-discards = { $count ->
    [1] { $names } descarta
   *[other] { $names } descartam
}
render-catan-asked-robber-moving = { $names } move o ladrão
render-catan-asked-stealing = { $names } rouba uma carta
render-catan-asked-road-building = { $names } constrói estradas grátis
render-catan-asked-plenty = { $names } pega cartas
render-catan-asked-monopolising = { $names } escolhe uma matéria-prima
render-catan-several = { $count } jogadores
render-catan-asked-special-answers = { $count ->
    [1] { $names } constrói ou passa
   *[other] { $names } constroem ou passam
}
render-catan-asked-special-building = { $names } constrói
render-catan-asked-next-turn = { $names } é o próximo
render-catan-asked-helper-used = { $names } vira ou troca um ajudante
render-catan-asked-mayor-asked = { $names } pode usar o Prefeito
render-catan-asked-general-asked = { $names } pode usar o General
render-catan-asked-merchant-returning = { $names } dá uma carta em troca
render-catan-asked-merchant-second = { $names } exige cartas
render-catan-asked-explorer-moving = { $names } move uma estrada
render-catan-asked-sage-picking = { $names } escolhe uma carta
render-catan-asked-leader-robbed = { $names } pega uma carta
render-catan-asked-merchants-favor = { $names } pega uma carta
render-catan-asked-road-builders-favor = { $names } constrói uma estrada grátis
render-catan-asked-token-returning = { $names } devolve uma ficha
render-catan-asked-gift-offered = { $names } responde a um presente
render-catan-asked-drawing-order = { $names } decide quem tira primeiro

# A mão

render-catan-development = Cartas de desenvolvimento
render-catan-build = Construir
render-catan-secret = { $count } em segredo
render-catan-next-turn = próximo turno
render-catan-no-development = Nenhuma ainda
render-catan-build-road = Estrada
render-catan-build-settlement = Aldeia
render-catan-build-city = Cidade
render-catan-build-card = Carta
render-catan-left = { $count ->
    [0] acabaram
    [1] resta 1
   *[other] restam { $count }
}
render-catan-no-place = sem lugar livre
render-catan-no-building = Nada a construir agora
render-catan-missing = Ainda não dá
render-catan-yield = Pontinhos: chances em 36 lançamentos
render-catan-not-asked = Nada a decidir agora
render-catan-wins = { $names } vence com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}

# Nomes nos mapas impressos

render-catan-water-lake-ontario = Lago Ontário
render-catan-water-lake-erie = Lago Erie
render-catan-water-atlantic = Oceano Atlântico
render-catan-water-ligurian = Mar da Ligúria
render-catan-water-tyrrhenian = Mar Tirreno

# A posição em texto

render-catan-text-before = CATAN, antes do primeiro turno.
render-catan-text-turn = CATAN, turno { $turn } de { $name }.
render-catan-text-founding = CATAN, fundação das primeiras aldeias.
render-catan-text-over = CATAN, o jogo terminou. Venceu: { $name }.
render-catan-text-asked = Vez de { $names }.
render-catan-text-dice = Dados: { $first } + { $second } = { $sum }.
render-catan-text-produced = Produziram: { $hexes }.
render-catan-text-robber = Ladrão: { $hex }.
render-catan-text-player = { $name } ({ $colour }): { $known ->
    [least] pelo menos{" "}
   *[all] {""}
}{ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $cards ->
    [1] 1 carta de matéria-prima
   *[other] { $cards } cartas de matéria-prima
}, { $development ->
    [1] 1 carta de desenvolvimento
   *[other] { $development } cartas de desenvolvimento
}, maior estrada { $road }, cavaleiros jogados { $knights }.
render-catan-text-played = Cartas usadas: { $cards }
render-catan-text-has-played = Já usou uma carta de desenvolvimento neste turno
render-catan-text-revealed = Cartas de ponto de vitória: { $cards }
render-catan-text-fresh = Cartas de desenvolvimento compradas desde o último turno: { $count }
render-catan-text-ahead = Já decidiu sobre a próxima fase de construção adicional
render-catan-text-offer = Oferta { $number }: { $name } dá { $give } por { $want }, para { $partners }.
render-catan-text-offer-open = Oferta { $number }: { $name } dá { $give } por { $want } e aceita propostas.
render-catan-text-first-come = Fecha com quem aceitar primeiro.
render-catan-text-accepted = Aceita por { $names }.
render-catan-text-declined = Recusada por { $names }.
render-catan-text-open-side = algo
render-catan-text-proposal = Proposta: { $name } dá { $give } por { $want }.
render-catan-text-bank = Banco: { $cards }; cartas de desenvolvimento: { $deck }.
render-catan-text-pieces = { $name }: aldeias { $settlements }; cidades { $cities }; estradas { $roads }. Restam: aldeias { $settlements_left }, cidades { $cities_left }, estradas { $roads_left }.
render-catan-text-land = Ilha: { $hexes }.
render-catan-text-harbors = Portos: { $harbors }.
render-catan-text-goal = Pontos para vencer: { $points }.
render-catan-text-localities = Localidades: { $sites }.
render-catan-text-reds = Caminhos vermelhos: { $paths }.
render-catan-text-chips = Fichas de Catan restantes em: { $corners }. Já com os jogadores: { $held }.
render-catan-text-canal = Fichas de canal restantes: { $supply }. Com os jogadores: { $held }.
render-catan-text-links = Localidades ligadas que renderam ficha: { $links }.
render-catan-text-helper = Ajudante: { $helper }, com { $left ->
    [1] 1 uso
   *[other] { $left } usos
}{ $state ->
    [new], a partir do próximo turno
    [used], usado neste turno
   *[other] {""}
}
render-catan-text-display = Ajudantes à vista: { $helpers }.
render-catan-text-knights-removed = Cavaleiros fora do jogo: { $count }.
render-catan-helper-waits = próximo turno
render-catan-helper-used = usado
render-catan-guild-table = Tabela de guildas
render-catan-token-supply = Reserva
render-catan-trades-1 = resta 1 troca
render-catan-trades-2 = restam 2 trocas
render-catan-favor-exchange = Trocar
    .effect = Tirar uma ficha, devolver outra
render-catan-favor-gift = Presente
    .effect = Carta a quem não está à frente: 1 ficha
render-catan-gift-earns = { $name } ganha 1 ficha
render-catan-one-of-these = 1 destas cartas
render-catan-keeping = com o General
render-catan-discarding = sem ele
render-catan-deal-gives = dá
render-catan-deal-for = por
render-catan-deal-open = aceita propostas
render-catan-deal-and-open = e aceita propostas
render-catan-revealed = Pontos que estavam em segredo
render-catan-text-favors = Fichas de favor: { $tokens }, fichas de Catan: { $chips }
render-catan-text-drawn-tokens = Fichas de favor tiradas neste turno: { $count }
render-catan-text-guild-table = Tabela de guildas: { $spent }. Viradas para baixo: { $supply }. Fichas de Catan restantes: { $chips }.
render-catan-text-homes = Os distritos começam em: { $homes }.
render-catan-text-joined = Distritos unidos: { $pairs }.
render-catan-text-own-tokens = Suas fichas de favor: { $tokens }.
render-catan-text-drawn-token = Você acabou de tirar: { $guild }.
render-catan-text-new-tokens = Valem a partir do seu próximo turno: { $tokens }.
render-catan-text-hand = { $name }, suas cartas de matéria-prima ({ $count }): { $cards }.
render-catan-text-development = Cartas de desenvolvimento: { $cards }.
render-catan-text-own-fresh = Você pode jogar a partir do seu próximo turno: { $cards }.
render-catan-text-own-new-points = Compradas neste turno, já valem ponto: { $cards }.
render-catan-text-own-ahead = Sua resposta para a próxima fase de construção adicional: { $answer }.
render-catan-text-looked = A mão que você está vendo: { $cards }.
render-catan-text-seen = As cartas da pilha que você está vendo: { $cards }.
render-catan-text-rates = O banco pede: { $rates }.
render-catan-text-rival = { $name } – pontos: { $points }; cartas de matéria-prima: { $cards }{ $awards }.
render-catan-text-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}{ $hidden ->
    [0] .
   *[other] , { $hidden } deles em segredo.
}
