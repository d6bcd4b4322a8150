# Sutter's Mill (Marco Teubner)

sutters-mill-name = Sutter’s Mill
    .own = Minhas cartas
sutters-mill-about = Ache ouro em Coloma, domine a cidade e tire a sua gente de lá antes que o ouro acabe.
sutters-mill-help = Seus prospectores procuram ouro e dominam edifícios. Na sua vez, você procura ouro ou intervém na cidade. Ao procurar ouro, cada prospector que sai do campo atual traz um marcador, e cada certificado seu traz mais um. Na cidade, você faz até cinco ações, e a primeira é de graça. Na Construção, você coloca prospectores e cartas de influência nos edifícios. Quem tem mais influência num edifício fica com o certificado dele. Em algum momento você muda para o Desmantelamento: resgata cartas dos edifícios, que então valem pontos, e leva a sua gente para casa. A partida termina quando o último ouro sai. Você soma o ouro e as cartas resgatadas e perde pontos pelas cartas e pelos prospectores que ainda estão no tabuleiro.

# Coisas

sutters-mill-space-mill = Serraria
    .the = a Serraria
    .help = Sempre que você faz negócios, pegue mais um marcador se o próximo for azul, do rio.
    .also = Serraria de Sutter, Sutter’s Mill
sutters-mill-space-hook = Bombeiros
    .the = os Bombeiros
    .help = Sempre que você faz negócios, pegue mais um marcador se o próximo for marrom, do penhasco.
    .also = Corpo de Bombeiros, Corpo de Bombeiros nº 1, Hook and Ladder House
sutters-mill-space-smith = Ferraria
    .the = a Ferraria
    .help = Sempre que você faz negócios, pegue mais um marcador se o próximo for cinza, da mina. (O capítulo das regras que o explica se perdeu: nome e poder são criação nossa.)
    .also = Ferreiro
sutters-mill-space-church = Igreja
    .the = a Igreja
    .help = Uma vez por turno na cidade, você pode reordenar as cartas de um edifício, de graça. Isso muda a carta do topo, a única que pode ser retirada. Também decide alguns empates: se todas as cartas forem iguais, vale a mais baixa. (As regras dizem que a igreja muda a ordem; como ela faz isso é criação nossa.)
    .also = Igreja de São João, Igreja Católica de São João
sutters-mill-space-gunshop = Loja de Armas
    .the = a Loja de Armas
    .help = Ao colocar cartas onde você tem um prospector, conte como se tivesse mais um. O limite de cinco cartas suas por edifício continua. (O capítulo das regras que o explica se perdeu: nome e poder são criação nossa.)
    .also = Armas
sutters-mill-space-jail = Cadeia
    .the = a Cadeia
    .help = Ao resgatar cartas onde você tem um prospector, conte como se tivesse mais um. (O capítulo das regras que o explica se perdeu: nome e poder são criação nossa.)
    .also = Cadeia do Condado
sutters-mill-space-hotel = Hotel
    .the = o Hotel
    .help = Em cada turno na cidade, o primeiro prospector que você coloca ou recolhe sai de graça. (O capítulo das regras que o explica se perdeu: nome e poder são criação nossa.)
    .also = Hotel Sierra Nevada
sutters-mill-space-stage = Diligências
    .the = as Diligências
    .help = Em cada turno na cidade, o primeiro prospector que você move sai de graça. (O capítulo das regras que o explica se perdeu: nome e poder são criação nossa.)
    .also = Posto de Diligências, Estação de Diligências
sutters-mill-space-river-camp = Rio
    .the = o Rio
    .help = É o campo do trecho azul, o primeiro a ser escavado. Seus prospectores daqui podem procurar ouro enquanto este for o campo atual.
    .also = Campo do Rio, Trecho azul
sutters-mill-space-hill-camp = Penhasco
    .the = o Penhasco
    .help = É o campo do trecho marrom, escavado quando o rio acaba. Tem os marcadores mais ricos, de 2 a 4 pepitas.
    .also = Campo do Penhasco, Trecho marrom
sutters-mill-space-mine-camp = Mina
    .the = a Mina
    .help = É o campo do trecho cinza, o último. Quando sai o último marcador, a partida termina.
    .also = Campo da Mina, Trecho cinza
sutters-mill-card-two = 2
    .the = um 2
sutters-mill-card-three = 3
    .the = um 3
sutters-mill-card-four = 4
    .the = um 4
sutters-mill-card-five = 5
    .the = um 5
sutters-mill-card-six = 6
    .the = um 6
sutters-mill-card-seven = 7
    .the = um 7
sutters-mill-card-eight = 8
    .the = um 8
sutters-mill-card-nine = 9
    .the = um 9
sutters-mill-card-ten = 10
    .the = um 10
sutters-mill-card-jack = Valete
    .the = um Valete
sutters-mill-card-queen = Rainha
    .the = uma Rainha
sutters-mill-card-king = Rei
    .the = um Rei
sutters-mill-card-ace = Ás
    .the = um Ás
sutters-mill-effect-bonus-river = +1 marcador azul
sutters-mill-effect-bonus-hill = +1 marcador marrom
sutters-mill-effect-bonus-mine = +1 marcador cinza
sutters-mill-effect-rearrange = reordena uma pilha
sutters-mill-effect-spare-placing = +1 ao colocar cartas
sutters-mill-effect-spare-removing = +1 ao resgatar cartas
sutters-mill-effect-free-prospector = pôr ou recolher 1 prospector grátis
sutters-mill-effect-free-move = 1 movimento grátis
sutters-mill-counter-river = marcador do rio
    .counted = { $count ->
        [1] { $count } marcador do rio
       *[other] { $count } marcadores do rio
    }
sutters-mill-counter-hill = marcador do penhasco
    .counted = { $count ->
        [1] { $count } marcador do penhasco
       *[other] { $count } marcadores do penhasco
    }
sutters-mill-counter-mine = marcador da mina
    .counted = { $count ->
        [1] { $count } marcador da mina
       *[other] { $count } marcadores da mina
    }
sutters-mill-score-nuggets = Ouro
sutters-mill-score-saved = Cartas resgatadas
sutters-mill-score-cards-left = Cartas deixadas em edifícios
sutters-mill-score-prospectors-left = Prospectores deixados para trás
sutters-mill-score-negative = menos pontos perdidos
sutters-mill-label-laid = { $card } de { $seat }
    .you = { $card } (sua carta)
sutters-mill-topic-first-turns = Primeiros turnos
    .help = Comece na cidade: coloque um prospector num edifício, de graça, e depois uma carta ali, por 1 pepita; o certificado é seu. Mantenha prospectores no campo atual para procurar ouro na próxima vez; aí cada certificado também traz um marcador. Quem procurou ouro fica nos edifícios e ajuda a colocar cartas. Fique de olho nos marcadores: quando restarem uns 36, planeje a mudança e resgate as suas cartas altas enquanto dá tempo.
    .also = Como começar, Começo, Dicas, Conselhos, Início
sutters-mill-topic-turn = O seu turno
    .help = No seu turno, ou você procura ouro e faz negócios, ou intervém na cidade, nunca os dois. Na Construção, você pode antes mudar para o Desmantelamento. Se você intervém na cidade e não faz nenhuma ação, está passando a vez.
    .also = Turno, Rodada, Vez, Fases, Passar, Tipos de vez
sutters-mill-topic-prospect = Procurar ouro
    .help = Você precisa de um prospector no campo atual, o do trecho com o próximo marcador. Mova prospectores de lá para edifícios, um por vez. Cada um traz um marcador de 1 a 4 pepitas, que só você vê. Pare quando quiser; depois você faz negócios.
    .also = Procura, Escavar, Ouro, Campo atual, Prospecção
sutters-mill-topic-business = Fazer negócios
    .help = Depois de procurar ouro, você pega um marcador por certificado seu e um pelo aventureiro. Depois a Serraria, os Bombeiros e a Ferraria trazem mais um cada, se o próximo marcador for da cor deles.
    .also = Negócio, Negócios, Renda, Bônus
sutters-mill-topic-town = Intervir na cidade
    .help = Você faz até cinco ações e pode repeti-las. Na Construção: colocar um prospector, colocar uma carta ou mover um prospector. No Desmantelamento: mover um prospector, recolher um prospector ou resgatar a carta do topo de um edifício onde você tem um.
    .also = Cidade, Ações, Agir na cidade
sutters-mill-topic-prices = Preço das ações
    .help = Na cidade, a primeira ação da vez é de graça. A segunda custa 1 pepita, a terceira 2, a quarta 5 e a quinta 7. Ações que um edifício torna grátis não contam.
    .also = Preço, Custo, Custos
sutters-mill-topic-build-up = Construção
    .help = Todos começam aqui, colocando prospectores e cartas de influência. Você sai desta fase no começo de um turno seu, quando quiser, e não volta.
    .also = Fase de construção
sutters-mill-topic-tear-down = Desmantelamento
    .help = É a sua segunda fase, até o fim da partida. Na mudança, todas as cartas da sua mão saem do jogo, e os prospectores que você não colocou ficam de fora. Você resgata cartas dos edifícios, e cada uma vale pontos para o dono. Prospectores recolhidos não custam nada no fim.
    .also = Mudar de fase, Mudança
sutters-mill-topic-cards = Cartas de influência
    .help = As cartas de 2 a 10 valem o número; Valete, Rainha e Rei valem 10; o Ás vale 11. A sua primeira carta num edifício precisa de um prospector lá, a segunda de dois, e assim até cinco. As cartas ficam quando os prospectores saem. Só a carta do topo, a última colocada, pode ser resgatada.
    .also = Cartas, Influência, Pilha, Valores
sutters-mill-topic-certificates = Certificados
    .help = Quem tem a maior soma num edifício fica com o certificado dele. No empate, vence a carta mais alta, depois a segunda mais alta, e assim por diante. Se todas forem iguais, vence quem tem a carta mais embaixo na pilha. Quando a última carta sai, o certificado sai do jogo, e um marcador do veio com ele.
    .also = Certificado, Dono, Proprietário, Maioria
sutters-mill-topic-specials = Ações especiais dos edifícios
    .help = O poder de um edifício é seu enquanto você tem o certificado. Nos negócios: a Serraria, os Bombeiros e a Ferraria trazem mais um marcador azul, marrom ou cinza. Na cidade: a Loja de Armas e a Cadeia contam como um prospector a mais para colocar ou resgatar cartas. O Hotel dá de graça o primeiro prospector colocado ou recolhido, e as Diligências, o primeiro movimento. A Igreja reordena uma pilha. (O capítulo sobre esses poderes se perdeu. A Serraria e os Bombeiros são certos, a Igreja em parte; os outros são criação nossa.)
    .also = Especial, Especiais, Poderes, Edifícios, Ações especiais
sutters-mill-topic-adventurer = O aventureiro
    .help = Quem tem, sozinho, menos certificados fica com o aventureiro e pega mais um marcador ao fazer negócios. No empate, ninguém fica com ele.
    .also = Carta do Aventureiro, Aventureiro
sutters-mill-topic-prospectors = Prospectores
    .help = Você tem cinco garimpeiros, os prospectores: um começa no campo do Rio e quatro fora do tabuleiro. Quantos quiserem podem ficar no mesmo lugar, e eles vão de qualquer lugar a qualquer outro. Os que estiverem no tabuleiro no fim, também nos campos, custam ao todo 1, 3, 6, 10 ou 15 pontos.
    .also = Prospector, Garimpeiro, Garimpeiros, Peões
sutters-mill-topic-vein = O veio de ouro
    .help = O veio tem 72 marcadores em três trechos: rio, com 1 a 3 pepitas; penhasco, com 2 a 4; mina, com 1 a 3. Eles saem nessa ordem, e só quem pega um vê quanto vale. Nas imagens, ≈ é uma estimativa: o ouro de cada um pela média dos marcadores, mais as cartas resgatadas. Ela não desconta os pontos em risco, que aparecem embaixo, em vermelho.
    .also = Veio, Marcadores, Trechos, Estimativa
sutters-mill-topic-end = Final da partida
    .help = Quando o veio fica vazio, a partida termina na hora, mesmo no meio de um turno. Você soma o ouro e as cartas resgatadas e perde pontos pelas suas cartas nos edifícios e pelos prospectores no tabuleiro. No empate, vence quem perdeu menos pontos; se o empate continuar, a vitória é dividida. A partida também termina quando ninguém pode agir ou depois de cinco rodadas sem avanço.
    .also = Fim do jogo, Final do jogo, Pontuação, Pontos, Pontos de vitória, Pontos negativos, Vencedor, Empate

# O que se pergunta

sutters-mill-prompt-turn = Procure ouro ou intervenha na cidade
    .turn = procurar ouro ou intervir na cidade
    .lesson = A cada vez, ou você procura ouro e faz negócios, ou intervém na cidade, onde a primeira ação é de graça. Mais tarde, mude para o Desmantelamento: só nele você resgata cartas por pontos, e o que fica na cidade perde pontos no fim.
sutters-mill-prompt-act = Intervenha na cidade ou encerre a vez
    .turn = intervir na cidade
    .lesson = Você não tem ninguém no campo atual, e por isso não pode procurar ouro agora. Leve um prospector até lá para a próxima vez, ou ganhe certificados: a cada negócio, cada um traz um marcador.
sutters-mill-prompt-salvage = { $digs ->
    [yes] Procure ouro, resgate cartas ou recolha prospectores
   *[no] Resgate cartas ou recolha prospectores
 }
    .turn = procurar ouro ou intervir na cidade
    .lesson = Você resgata a carta do topo de um edifício onde tem um prospector, e ela vale pontos para o dono, seja quem for. Prospectores recolhidos não custam mais pontos no fim; sem nenhum no tabuleiro, você não joga mais.
sutters-mill-prompt-town = { $price ->
    [-1] Usar o que ainda é de graça?
    [0] Mais uma ação, de graça?
   *[other] { $free ->
        [none] Mais uma ação por
        [several] Mais uma ação, de graça ou por
        [lift_prospector] Mover de graça, ou outra ação por
        [place_prospector] Colocar um prospector de graça, ou outra ação por
        [remove_prospector] Recolher de graça, ou outra ação por
       *[rearrange] Reordenar de graça, ou outra ação por
    } { $price ->
        [1] 1 pepita?
       *[other] { $price } pepitas?
    }
 }
    .turn = intervir na cidade
    .lesson = Você pode fazer até cinco ações, cada uma mais cara que a anterior; o preço da próxima está abaixo da cidade. Sob os pontos, em vermelho, vem o que cada um perderia se o ouro acabasse agora.
sutters-mill-prompt-dig = Procure mais ouro ou faça negócios
    .turn = procurar ouro
    .lesson = Cada prospector que vai do campo para um edifício traz um marcador que só você vê: os pontos dos outros, com ≈, são estimativas. Fazer negócios encerra a busca: mais um marcador por certificado seu, e mais um se o aventureiro for seu.
sutters-mill-prompt-move = Para onde vai o prospector de { THE($origin) }, { $price ->
    [0] de graça?
    [1] por 1 pepita?
   *[other] por { $price } pepitas?
 }
    .turn = posicionar um prospector
    .lesson = Com prospectores num edifício, você pode colocar ou resgatar cartas ali; no campo atual, pode procurar ouro. Cada prospector que estiver no tabuleiro no fim custa pontos.
sutters-mill-prompt-lay = { $laid ->
    [0] Escolha a carta de baixo da nova pilha de { THE($space) }
   *[other] Escolha a carta logo acima na pilha de { THE($space) }
 }
    .turn = pôr cartas em ordem
    .lesson = Só a carta do topo pode ser resgatada. Se somas e valores empatarem, fica na frente quem tem a carta mais embaixo na pilha.
sutters-mill-stands-price = { $price ->
    [0] A próxima ação na cidade é de graça; você tem { $gold ->
        [1] 1 pepita
       *[other] { $gold } pepitas
    }
   *[other] A próxima ação na cidade custa { $price ->
        [1] 1 pepita
       *[other] { $price } pepitas
    }; você tem { $gold }
 }
sutters-mill-stands-nothing = A próxima ação custa { $price } { $price ->
    [1] pepita
   *[other] pepitas
 }, e você tem { $gold }; encerre a vez
sutters-mill-stands-all-done = As cinco ações já foram feitas; você tem { $gold ->
        [1] 1 pepita
       *[other] { $gold } pepitas
    }

# O que se pode fazer

sutters-mill-verb-switch = Desmantelar
    .confirm = Mudar para o Desmantelamento até o fim da partida? As cartas da sua mão saem do jogo, e os prospectores fora do tabuleiro não entram mais.
sutters-mill-verb-dig = Procurar ouro
    .whole = Procurar ouro e ir para { THE($building) }
sutters-mill-verb-stop-digging = Fazer negócios
sutters-mill-verb-place-prospector = Colocar um prospector
    .whole = Colocar um prospector em { THE($space) }
sutters-mill-verb-place-card = Colocar uma carta
    .of = Carta em { THE($what) }
    .given = Qual carta em { THE($site) }?
    .whole = Colocar { THE($card) } em { THE($site) }
sutters-mill-verb-lift-prospector = Mover um prospector
    .whole = Mover um prospector de { THE($origin) }
    .of = Mover de { THE($what) }
    .tight = Mover de { THE($what) }
sutters-mill-verb-move-prospector = Pôr ali
    .whole = Mover o prospector para { THE($space) }
sutters-mill-verb-remove-prospector = Recolher um prospector
    .whole = Recolher um prospector de { THE($post) }
    .of = Recolher de { THE($what) }
    .tight = Recolher: { $what }
sutters-mill-verb-remove-card = Resgatar uma carta
    .whole = Resgatar a carta do topo de { THE($top) }
    .of = Resgatar { $what }
    .tight = Tirar { $what }
sutters-mill-verb-rearrange = Reordenar uma pilha com a Igreja
    .of = Reordenar { THE($what) }
sutters-mill-verb-lay-next = Pôr em seguida
    .of = Pôr { $what }
sutters-mill-verb-lay-rest = Deixar o resto como está
sutters-mill-verb-end-turn = Encerrar a vez
sutters-mill-field-dig-building = Ir aonde?
    .whole = Procurar ouro e ir para onde?
sutters-mill-field-place-prospector-space = Onde?
sutters-mill-field-place-card-site = Em qual edifício?
sutters-mill-field-place-card-card = Qual carta?
sutters-mill-field-lift-prospector-origin = De onde?
    .whole = Mover um prospector de onde?
sutters-mill-field-move-prospector-space = Para onde?
sutters-mill-field-remove-prospector-post = De onde?
    .whole = Recolher um prospector de onde?
sutters-mill-field-remove-card-top = Qual carta?
sutters-mill-field-rearrange-stack = Qual pilha?
    .whole = Reordenar qual pilha com a Igreja?
sutters-mill-field-lay-next-card = Qual carta?
sutters-mill-label-top = { $card } (+{ $value } para { $seat })
    .you = { $card } (sua carta, +{ $value })
sutters-mill-detail-top = { $space } · +{ $value } para { $seat }
sutters-mill-detail-camp = { $left ->
    [0] esgotado
    [1] resta { $left }
   *[other] restam { $left }
 }{ $own ->
    [0] {""}
   *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
 }
sutters-mill-gives-empty = { $effect } · sem cartas{ $own ->
    [0] {""}
   *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
 }
sutters-mill-gives-building = { $effect } · { $seat } lidera com { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
 }
    .you = { $effect } · você lidera com { $sum }{ $own ->
        [0] {""}
       *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
     }
sutters-mill-detail-empty = sem cartas{ $own ->
    [0] {""}
   *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
 }
sutters-mill-detail-building = { $seat } lidera com { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
 }
    .you = você lidera com { $sum }{ $own ->
        [0] {""}
       *[other] {" · "}{ $own ->
        [1] 1 seu
       *[other] { $own } seus
    }
     }

# O que aconteceu

sutters-mill-event-starts = { $seat } começa
    .you = Você começa
sutters-mill-event-turn-began = Vez de { $seat }
    .you = Sua vez
sutters-mill-event-skipped = { $seat } não tem mais ninguém na cidade e perde a vez
    .you = Você não tem mais ninguém na cidade e perde a vez
    .deed = perdeu a vez
sutters-mill-event-passed = { $seat } passou
    .deed = passou
sutters-mill-event-switched = { $cards ->
    [0] { $seat } mudou para o Desmantelamento
    [1] { $seat } mudou para o Desmantelamento e abriu mão de uma carta
   *[other] { $seat } mudou para o Desmantelamento e abriu mão de { $cards } cartas
 }
    .deed = mudou para o Desmantelamento
sutters-mill-event-dug = { $seat } pegou um { $counter } e foi para { THE($space) }
sutters-mill-event-found = { $nuggets ->
    [1] { $seat } pegou um { $counter } de 1 pepita e foi para { THE($space) }
   *[other] { $seat } pegou um { $counter } de { $nuggets } pepitas e foi para { THE($space) }
 }
    .brief = { $nuggets ->
    [1] { $seat } achou 1 pepita
   *[other] { $seat } achou { $nuggets } pepitas
 }
sutters-mill-event-did-business = { $seat } fez negócios e pegou { $counters }
sutters-mill-event-earned = { $nuggets ->
    [1] { $seat } fez negócios e pegou { $counters } com 1 pepita
   *[other] { $seat } fez negócios e pegou { $counters } com { $nuggets } pepitas
 }
    .brief = { $nuggets ->
    [1] { $seat } fez negócios (+1 pepita)
   *[other] { $seat } fez negócios (+{ $nuggets } pepitas)
 }
sutters-mill-event-claimed = { $seat } assumiu { THE($space) } com { THE($card) }
    .deed = assumiu { THE($space) } com { THE($card) }
sutters-mill-event-claimed-from = { $former } perdeu { THE($space) } para { $seat }, que jogou { THE($card) }
    .brief = { $former } perdeu { THE($space) } para { $seat }
    .deed = tomou { THE($space) } de { $former } com { THE($card) }
sutters-mill-event-reordered = { $seat } reordenou as cartas de { THE($space) }, e o certificado passou de { $former } para { $owner }
    .brief = { $former } perdeu { THE($space) } para { $owner }
sutters-mill-event-saved = { $seat } resgatou para você: { $cards } (+{ $points })
    .brief = { $seat } resgatou para você: { $cards }
sutters-mill-event-walked = { $seat } colocou ou moveu prospectores { $times } vezes
    .deed = colocou ou moveu prospectores { $times } vezes
sutters-mill-event-mined = { $seat } pegou { $counters ->
    [1] 1 marcador
   *[other] { $counters } marcadores
 }
    .deed = pegou { $counters ->
    [1] 1 marcador
   *[other] { $counters } marcadores
 }
sutters-mill-event-placed-prospector = { $price ->
    [0] { $seat } pôs um prospector em { THE($space) }
    [1] { $seat } pôs um prospector em { THE($space) } por 1 pepita
   *[other] { $seat } pôs um prospector em { THE($space) } por { $price } pepitas
 }
    .you = Você pôs um prospector em { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}por { $price } pepitas
 }
    .deed = pôs um prospector em { THE($space) }
sutters-mill-event-placed-card = { $price ->
    [0] { $seat } jogou { THE($card) } em { THE($space) }
    [1] { $seat } jogou { THE($card) } em { THE($space) } por 1 pepita
   *[other] { $seat } jogou { THE($card) } em { THE($space) } por { $price } pepitas
 }
    .brief = { $seat } jogou { THE($card) } em { THE($space) }
    .you = Você jogou { THE($card) } em { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}por { $price } pepitas
 }
    .deed = jogou { THE($card) } em { THE($space) }
sutters-mill-event-moved-prospector = { $price ->
    [0] { $seat } moveu um prospector de { THE($origin) } para { THE($space) }
    [1] { $seat } moveu um prospector de { THE($origin) } para { THE($space) } por 1 pepita
   *[other] { $seat } moveu um prospector de { THE($origin) } para { THE($space) } por { $price } pepitas
 }
    .you = Você foi de { THE($origin) } para { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}por { $price } pepitas
 }
    .deed = foi para { THE($space) }
sutters-mill-event-removed-prospector = { $price ->
    [0] { $seat } recolheu um prospector de { THE($space) }
    [1] { $seat } recolheu um prospector de { THE($space) } por 1 pepita
   *[other] { $seat } recolheu um prospector de { THE($space) } por { $price } pepitas
 }
    .you = Você recolheu um prospector de { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}por { $price } pepitas
 }
    .deed = recolheu um prospector
sutters-mill-event-removed-card = { $price ->
    [0] { $seat } resgatou { THE($card) } de { THE($space) } (carta jogada por { $owner })
    [1] { $seat } resgatou { THE($card) } de { THE($space) } por 1 pepita (carta jogada por { $owner })
   *[other] { $seat } resgatou { THE($card) } de { THE($space) } por { $price } pepitas (carta jogada por { $owner })
 }
    .you = Você resgatou { THE($card) } de { $owner } em { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}por { $price } pepitas
 }
    .deed = resgatou { THE($card) } de { $owner }
sutters-mill-event-removed-own-card = { $price ->
    [0] { $seat } resgatou a própria carta de { THE($space) }, { THE($card) }
    [1] { $seat } resgatou a própria carta de { THE($space) }, { THE($card) }, por 1 pepita
   *[other] { $seat } resgatou a própria carta de { THE($space) }, { THE($card) }, por { $price } pepitas
 }
    .you = Você resgatou a sua carta de { THE($space) }, { THE($card) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}por { $price } pepitas
 }
    .deed = resgatou { THE($card) } de { THE($space) }
sutters-mill-event-rearranged = { $seat } reordenou as cartas de { THE($space) }
    .deed = reordenou { THE($space) }
sutters-mill-event-took-certificate = { $seat } ganhou o certificado de { THE($space) }
    .you = Você ganhou o certificado de { THE($space) }
    .brief = { $seat } assumiu { THE($space) }
    .deed = assumiu { THE($space) }
sutters-mill-event-took-certificate-from = O certificado de { THE($space) } passou de { $former } para { $seat }
    .brief = { $former } perdeu { THE($space) } para { $seat }
    .deed = tomou { THE($space) } de { $former }
    .alone = O certificado de { THE($space) } passou de { $former } para { $seat }
sutters-mill-event-certificate-gone-from = { $former } perdeu o certificado de { THE($space) }, que saiu do jogo
    .alone = O certificado de { THE($space) } saiu do jogo
sutters-mill-event-certificate-gone = O certificado de { THE($space) } saiu do jogo
    .alone = O certificado de { THE($space) } saiu do jogo
sutters-mill-event-counter-lost = O último marcador do veio se perdeu, um { $counter }
sutters-mill-event-took-adventurer = { $seat } ficou com o aventureiro, por ter menos certificados (+1 marcador nos negócios)
    .you = Você ficou com o aventureiro, por ter menos certificados (+1 marcador nos negócios)
    .deed = ficou com o aventureiro
sutters-mill-event-took-adventurer-from = { $seat } recebeu o aventureiro de { $former }
    .deed = ficou com o aventureiro
sutters-mill-event-adventurer-free-from = { $former } perdeu o aventureiro, que ficou sem dono
sutters-mill-event-adventurer-free = Agora ninguém tem o aventureiro: há empate em menos certificados
sutters-mill-event-vein-empty = O veio acabou, e a partida terminou
sutters-mill-event-town-left = Todos deixaram a cidade, e a partida terminou
sutters-mill-event-no-progress = Ninguém avançou por { $rounds } rodadas, e a partida terminou
sutters-mill-event-revealed = { $seat } tinha { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }
    .you = Você tinha { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }

# Orders given ahead

sutters-mill-order-end-turn = Encerrar a vez quando eu não puder pagar mais nada

# O que uma escolha custa e rende; `.brief` em botões

sutters-mill-cost = { $cost ->
    [0] grátis
    [1] custa 1 pepita
   *[other] custa { $cost } pepitas
}
    .brief = { $cost ->
    [0] grátis
    [1] 1 pepita
   *[other] { $cost } pepitas
}
sutters-mill-gain = valor { $gain }

# O que fica de uma partida que acabou
sutters-mill-ending-vein = O veio se esgotou, e a partida acabou
sutters-mill-ending-town = Todos foram embora da cidade, e a partida acabou
sutters-mill-ending-progress = Ninguém avançou por { $rounds } rodadas, e a partida acabou
sutters-mill-fact-gold = { $seat } tinha mais ouro que todos: { $nuggets ->
    [1] 1 pepita
   *[other] { $nuggets } pepitas
}, { $more } a mais que qualquer outro
sutters-mill-fact-contested = O certificado de { THE($space) } foi tomado { $count } vezes
sutters-mill-fact-tie = { $seat } tomou de { $other } o certificado de { THE($space) } no desempate, com { $sum } pontos em cartas cada
sutters-mill-fact-one-more = { $seat } tomou de { $other } o certificado de { THE($space) } por só 1 ponto em cartas
sutters-mill-fact-business = { $seat } pegou { $count } marcadores fazendo negócios
sutters-mill-fact-digger = { $seat } achou ouro { $count } vezes, mais que todo mundo
sutters-mill-fact-cards = { $seat } tirou { $count } cartas dos outros jogadores

# O que vem por regra e se esquece
sutters-mill-forecast-border = { $digs ->
    [0] Se você fizer negócios agora, pega { $counters }
   *[other] Se você procurar ouro uma vez, nos negócios em seguida pega { $counters }
 }
sutters-mill-forecast-end = { $digs ->
    [0] Se você fizer negócios agora, pega { $count ->
        [1] o último marcador
       *[other] os últimos { $count } marcadores
    }, e a partida termina
   *[other] { $count ->
        [1] Se você procurar ouro, pega o último marcador, e a partida termina
       *[other] Se você procurar ouro uma vez e fizer negócios, pega os últimos { $count } marcadores, e a partida termina
    }
 }
sutters-mill-forecast-switch = { $left ->
    [1] Resta 1 marcador
   *[other] Restam { $left } marcadores
 }; sem mudar para o Desmantelamento, suas cartas na cidade custam { $points } pontos

# O que as dicas dão como motivo: substantivos no plural
sutters-mill-gauge-nuggets = pepitas
sutters-mill-gauge-counters = marcadores
sutters-mill-gauge-certificates = certificados
sutters-mill-gauge-town = cartas na cidade
sutters-mill-gauge-board = prospectores no tabuleiro
sutters-mill-gauge-camps = prospectores nos campos
sutters-mill-gauge-hand = cartas na mão
sutters-mill-gauge-saved = pontos em cartas resgatadas
sutters-mill-gauge-hotel = prospectores fora do tabuleiro
sutters-mill-gauge-paid = pepitas pagas
sutters-mill-gauge-left = pontos ainda na cidade
sutters-mill-gauge-stranded = pontos perdidos com prospectores no tabuleiro

# O que as dicas dizem de uma resposta
sutters-mill-why-takes-from = Você toma de { $name } o certificado de { THE($building) }.
sutters-mill-why-takes = Você ganha o certificado de { THE($building) }.
sutters-mill-why-income = Com { $count ->
    [1] 1 certificado
   *[other] { $count } certificados
  }, você ganha { $count ->
    [1] 1 marcador
   *[other] { $count } marcadores
  } por turno.
sutters-mill-why-breaks = { $name } perde o certificado de { THE($building) }.
sutters-mill-why-saves-own = Você resgata { THE($card) }, que vale { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
sutters-mill-why-uncovers = Sua próxima carta na pilha é { THE($card) }.
sutters-mill-why-secures = Fica difícil para { $name } tomar de você { THE($building) }.
sutters-mill-why-on-top = Sua carta cobre uma carta alta de { $name }.
sutters-mill-why-alone = { $name } deixa de ser o aventureiro.
sutters-mill-why-digs = Os marcadores daqui valem mais do que os do rio.
sutters-mill-why-camp = Já dá para procurar ouro em { THE($camp) }.
sutters-mill-why-free = Com { THE($building) }, isso não custa nada.
sutters-mill-why-opens = Agora você pode colocar cartas em { THE($building) }.
sutters-mill-why-home = Seus prospectores no tabuleiro custariam { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
sutters-mill-why-follows = { $name } já está resgatando cartas.
sutters-mill-why-runs-out = { $count ->
    [1] Resta só 1 marcador no veio.
   *[other] Restam só { $count } marcadores no veio.
  }
sutters-mill-why-much-in-town = Você tem { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } para resgatar na cidade.
sutters-mill-why-waits = A próxima ação custaria { $nuggets ->
    [1] 1 pepita
   *[other] { $nuggets } pepitas
  }.
sutters-mill-why-spares = Você guarda suas pepitas, que valem pontos.
