# Palavras de Caylus que só aparecem nas imagens e na posição em texto.

render-caylus-red = Vermelho: você não tem o bastante
render-caylus-works = Seus recursos
render-caylus-overview = O que cada edifício custa e rende
render-caylus-wood = Madeira
render-caylus-stone = Pedra
render-caylus-prestige = Prestígio
render-caylus-turn = Sua vez
render-caylus-nothing = Nada
render-caylus-idle = Pálido: sem uso para você agora
render-caylus-beyond = Escuro: além do Superintendente
render-caylus-from-here = Não funciona adiante
render-caylus-costs = Custa
render-caylus-then = Fica com
render-caylus-stay = Ficar
render-caylus-leave = Sair
render-caylus-stay-told = Você paga 1 por trabalhador
render-caylus-leave-told = Ele volta; você paga de 1 a { $most }
render-caylus-stop = Parar
render-caylus-no-batch = Nenhum lote
render-caylus-so-far = Lotes nesta seção
render-caylus-later = Depois de você, com
render-caylus-no-loss = Sem perda
render-caylus-lots-now = { $lots ->
        [0] Agora: nenhum lote
        [1] Agora: 1 lote
       *[other] Agora: { $lots } lotes
    }
render-caylus-lots-then = { $lots ->
        [1] Com este: 1 lote
       *[other] Com este: { $lots } lotes
    }
render-caylus-lots = { $lots ->
        [1] 1 lote
       *[other] { $lots } lotes
    }
render-caylus-castle-done = O Castelo está pronto
render-caylus-castle-ended = Obras encerradas
render-caylus-to-go = { $spaces ->
        [1] Oficial a { $spaces } espaço
       *[other] Oficial a { $spaces } espaços
    }
render-caylus-due = Oficial a { $spaces ->
    [1] { $spaces } espaço
   *[other] { $spaces } espaços
 } { $section ->
    [dungeon] das Masmorras
    [walls] da Muralha
   *[towers] das Torres
 }
render-caylus-lose = perde { $count }
render-caylus-each-batch = Lote:
render-caylus-can-deliver = { $count ->
    [0] nenhum lote
    [1] 1 lote
   *[other] { $count } lotes
 }
render-caylus-cubes = { $cubes }
render-caylus-asked-placing = { $names } aloca um trabalhador
render-caylus-asked-specials = { $names } decide
render-caylus-asked-provost = { $names } decide sobre o Superintendente
render-caylus-asked-activation = { $names } decide
render-caylus-asked-castle = { $names } constrói o Castelo
render-caylus-asked-scoring = { $names } recebe favores
render-caylus-asked-gate = { $names } move o trabalhador do Portão
render-caylus-asked-guild = { $names } move o Superintendente
render-caylus-asked-joust = { $names } decide sobre um favor
render-caylus-asked-inn = { $names } decide na Taberna
render-caylus-asked-production = { $names } pega cubos
render-caylus-asked-owner-bonus = { $names } pega um cubo
render-caylus-asked-selling = { $names } vende
render-caylus-asked-peddling = { $names } compra
render-caylus-asked-dealing = { $names } troca
render-caylus-asked-smelting = { $names } faz ouro
render-caylus-asked-works = { $names } constrói
render-caylus-asked-paying-any = { $names } paga
render-caylus-asked-replacing = { $names } constrói
render-caylus-asked-batches = { $names } constrói o Castelo
render-caylus-asked-favors = { $names } recebe um favor
render-caylus-asked-favor-cubes = { $names } pega cubos
render-caylus-asked-exchanging = { $names } troca

render-caylus-text-head = Caylus, rodada { $round }. { $phase }.
render-caylus-text-asked = Vez de { $names }.
render-caylus-text-road = Superintendente no espaço { $provost }, Oficial de Justiça no espaço { $bailiff }.
render-caylus-text-player = { $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
}, { $workers ->
    [1] 1 trabalhador
   *[other] { $workers } trabalhadores
} na reserva, cubos: { $cubes }; favores: { $favors }.
render-caylus-text-free = Sem ninguém: { $buildings }.
render-caylus-text-passed = Passaram: { $names }.
render-caylus-text-castle = No Castelo: { $names }.
render-caylus-text-price = Próximo trabalhador: { $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
}.
render-caylus-text-columns = Colunas abertas da tabela de favores: { $count }.
render-caylus-text-beginner = Sem tabela de favores: cada favor vale { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
render-caylus-text-section = { $section }: Pontuação com todos os espaços cheios ou com o Oficial de Justiça no espaço { $space }. Como está agora:
render-caylus-text-loss = { $name } { $count ->
    [1] perde 1 ponto
   *[other] perde { $count } pontos
}
render-caylus-text-favors = { $name } { $count ->
    [1] recebe 1 favor
   *[other] recebe { $count } favores
}
render-caylus-text-nothing = { $name } não recebe nada
render-caylus-text-coming = em breve uma residência de { $name }
render-caylus-text-scored = { $section } (já pontuou)
render-caylus-text-stock = Ainda podem ser construídos: { $buildings }.
