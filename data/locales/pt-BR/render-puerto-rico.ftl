# Palavras das imagens e textos de Puerto Rico.

## Quem faz o quê, na faixa

render-puerto-rico-asked-rounds = { $names } escolhe uma função
render-puerto-rico-asked-drafting = { $names } escolhe uma construção
render-puerto-rico-asked-guest-window = { $names } move hóspedes
render-puerto-rico-asked-settler-turns = { $names } coloniza
render-puerto-rico-asked-held-tile = { $names } olha uma ficha
render-puerto-rico-asked-library-tile = { $names } coloniza de novo
render-puerto-rico-asked-lodge-turns = { $names } vai à caça
render-puerto-rico-asked-boarding = { $names } recebe alguém do navio
render-puerto-rico-asked-placing = { $count ->
    [1] { $names } posiciona colonos
   *[other] { $names } posicionam colonos
}
render-puerto-rico-asked-builder-turns = { $names } constrói
render-puerto-rico-asked-shortage = { $names } constrói
render-puerto-rico-asked-production-turns = { $names } produz
render-puerto-rico-asked-extra-good = { $names } pega um barril
render-puerto-rico-asked-trader-turns = { $names } negocia
render-puerto-rico-asked-supplying = { $names } abastece a corte
render-puerto-rico-asked-loading = { $names } embarca
render-puerto-rico-asked-storing = { $count ->
    [1] { $names } armazena barris
   *[other] { $names } armazenam barris
}

## Nas imagens

render-puerto-rico-island = Sua ilha
render-puerto-rico-last = Última rodada
render-puerto-rico-costs = Custo { $costs }
render-puerto-rico-chosen = { $count ->
    [1] 1 escolhido
   *[other] { $count } escolhidos
}
render-puerto-rico-waiting = À espera
render-puerto-rico-stored = Seus barris
render-puerto-rico-harvest = Próxima colheita
render-puerto-rico-next-harvest = Colheita
render-puerto-rico-points = PV
render-puerto-rico-secret = só você vê
render-puerto-rico-house-room = { $count ->
    [0] Cheia
    [1] Resta 1 vaga
   *[other] Restam { $count } vagas
}
render-puerto-rico-sold = Vendido
render-puerto-rico-copies = { $count ->
    [1] resta 1
   *[other] restam { $count }
}
render-puerto-rico-can-buy = { $name } pode comprar com
render-puerto-rico-no-money = cara demais
render-puerto-rico-lost = { $count ->
    [1] 1 se perde
   *[other] { $count } se perdem
}
render-puerto-rico-cheaper = Custo −{ $count }
render-puerto-rico-draft-spaces = { $count ->
    [1] 1 vaga
   *[other] { $count } vagas
}
render-puerto-rico-stock-ship = Chegando
render-puerto-rico-stock-colonists = Colonos
render-puerto-rico-stock-nobles = Nobres
render-puerto-rico-stock-points = PV na reserva
render-puerto-rico-held = Sua ficha
render-puerto-rico-at-end = PV no fim
render-puerto-rico-gift = Ficha extra: surpresa
render-puerto-rico-gift-later = Depois, sua ficha normal
render-puerto-rico-part = { $count } de { $of }
render-puerto-rico-tile-has = Você tem { $count }
render-puerto-rico-tile-plants = { $count ->
    [0] Sem construção
   *[other] Produz até { $count }
}
render-puerto-rico-placed = { $name } posicionou { $nobles ->
    [0] { $count ->
        [1] 1 colono
       *[other] { $count } colonos
      }
   *[other] { $count ->
        [1] 1 nobre
       *[other] { $count } pessoas
      }
  }

## A posição em texto

render-puerto-rico-text-head = Puerto Rico, rodada { $round }. Governador: { $governor }.
render-puerto-rico-text-last = Esta é a última rodada.
render-puerto-rico-text-draft = Puerto Rico, as construções estão sendo escolhidas.
render-puerto-rico-text-over = Puerto Rico, a partida acabou.
render-puerto-rico-text-asked = Vez de { $names }.
render-puerto-rico-text-free = Funções livres: { $roles }.
render-puerto-rico-text-role = { $doubloons ->
    [1] { $role } (1 dobrão)
   *[other] { $role } ({ $doubloons } dobrões)
}
render-puerto-rico-text-taken = Funções escolhidas: { $roles }.
render-puerto-rico-text-player = { $doubloons ->
    [1] { $name }: 1 dobrão
   *[other] { $name }: { $doubloons } dobrões
}; mercadorias: { $goods }; cidade { $city }/{ $most }, campo { $island }/{ $most }.
render-puerto-rico-text-points = { $points ->
    [1] 1 ponto de vitória.
   *[other] { $points } pontos de vitória.
}
render-puerto-rico-text-ship = Navio de { $capacity }: { $barrels } { $good }
render-puerto-rico-text-ship-empty = Navio de { $capacity }: vazio
render-puerto-rico-text-open-ships = Navios que o jogador da vez pode carregar, por capacidade: { $ships }.
render-puerto-rico-text-house = Casa de Comércio: { $goods }.
render-puerto-rico-text-sale = { $doubloons ->
    [1] { $good } por 1 dobrão
   *[other] { $good } por { $doubloons } dobrões
}
render-puerto-rico-text-sales = O jogador da vez pode vender: { $sales }.
render-puerto-rico-text-supply = Mercadorias no estoque: { $goods }.
render-puerto-rico-text-row = Plantações: { $tiles }. Fichas fechadas: { $stack }. Pedreiras: { $quarries }.
render-puerto-rico-text-people = Colonos: { $ship } no navio, { $supply } no estoque. Pontos de vitória restantes: { $pool }.
render-puerto-rico-text-nobles = Nobres: { $ship } no navio, { $supply } no estoque.
render-puerto-rico-text-nobles-of = Nobres: { $count }.
render-puerto-rico-text-no-points = Ainda sem marcadores de PV.
render-puerto-rico-text-looked-at = Florestas já espiadas: { $count }.
render-puerto-rico-text-discards = Plantações descartadas: { $tiles }.
render-puerto-rico-text-paper = Pontos ganhos além do estoque: { $count }.
render-puerto-rico-text-face-down = Descartadas fechadas: { $count }.
render-puerto-rico-text-market = Construções, coluna { $column }: { $buildings }.
render-puerto-rico-text-board = { $name }. Ocupação do campo: { $island }. Ocupação da cidade: { $city }. Na Rosa dos Ventos: { $waiting }.
render-puerto-rico-text-board-brief = { $name }. Campo: { $island }. Cidade: { $buildings ->
    [1] 1 construção
   *[other] { $buildings } construções
 }, pessoas { $people }/{ $circles }. Na Rosa dos Ventos: { $waiting }.
render-puerto-rico-text-work = Ocupadas: { $fields }/{ $tiles } no campo, { $people }/{ $circles } na cidade.
render-puerto-rico-text-in-san-juan = Na Rosa dos Ventos: { $waiting }.
render-puerto-rico-text-cost = Custo { $cost } ({ $filled }/{ $spaces }): { $buildings }.
render-puerto-rico-text-page = { $letter }: { $building } ({ $cost }), { $effect }{ $spaces ->
    [1] {""}
   *[other] , ocupa { $spaces } espaços
  }.
render-puerto-rico-text-picked = escolhidas { $buildings }
render-puerto-rico-text-open = disponíveis { $buildings }
render-puerto-rico-text-with-nobles = { $count ->
    [1] { $building } (1 nobre)
   *[other] { $building } ({ $count } nobres)
}
render-puerto-rico-text-own = { $total ->
    [1] { $name }, você tem 1 ponto, { $points } em marcadores.
   *[other] { $name }, você tem { $total } pontos, { $points } em marcadores.
}
render-puerto-rico-text-own-goods = Dobrões: { $doubloons }. Mercadorias: { $goods }. Pessoas na Rosa dos Ventos: { $waiting }.
render-puerto-rico-text-island = Ocupação do campo: { $tiles }.
render-puerto-rico-text-city = Ocupação da cidade: { $buildings }.
render-puerto-rico-text-harvest = Próxima colheita: { $goods }.
render-puerto-rico-text-held = A ficha que você está vendo: { $tile }.
render-puerto-rico-text-looked = Sob as suas florestas, como você viu: { $tiles }.
