# Sutter's Mill (Marco Teubner)

sutters-mill-name = Sutter’s Mill
    .own = Minhas cartas
sutters-mill-about = Corrida do ouro em Coloma: procure ouro, domine a cidade e tire a sua gente antes que o ouro acabe.
sutters-mill-help = Seus prospectores procuram ouro e dominam os edifícios. Na sua vez você faz uma de duas coisas: procura ouro, quando cada prospector que deixa o campo atual traz um marcador de ouro e cada certificado seu traz mais um; ou intervém na cidade, com até cinco ações, a primeira de graça. Primeiro vem a Construção: coloque prospectores e cartas de influência nos edifícios; quem tem mais influência fica com o certificado, que traz ouro. Mais tarde você muda para o Desmantelamento: resgate cartas dos edifícios, que então valem pontos, e recolha a sua gente. Quando o último ouro sai, a partida termina na hora: o que ainda está na cidade custa pontos. Vence quem tiver mais em ouro e cartas resgatadas, menos o que deixou para trás.

# Coisas

sutters-mill-space-mill = Serraria de Sutter
    .help = Especial: em cada negócio, mais um marcador, se o próximo for um marcador azul do rio.
    .also = Serraria, Sutter’s Mill
sutters-mill-space-hook = Corpo de Bombeiros
    .help = Especial: em cada negócio, mais um marcador, se o próximo for um marcador marrom do penhasco.
    .also = Bombeiros, Corpo de Bombeiros nº 1, Hook and Ladder House
sutters-mill-space-smith = Ferraria
    .help = Especial: em cada negócio, mais um marcador, se o próximo for um marcador cinza da mina. (Nome e poder são criação nossa: o capítulo das regras que os explica se perdeu.)
    .also = Ferreiro
sutters-mill-space-church = Igreja de São João
    .help = Especial: uma vez em cada vez na cidade, você pode pôr as cartas de uma pilha em qualquer ordem, sem custo. Isso muda a carta do topo, a única que pode ser retirada, e alguns empates: se todas as cartas são iguais, vale a mais baixa da pilha. (Que a igreja muda a ordem está nas regras; o modo é criação nossa.)
    .also = Igreja, Igreja Católica de São João
sutters-mill-space-gunshop = Loja de Armas
    .help = Especial: onde tem pelo menos um prospector, você conta como se tivesse mais um ao colocar cartas. O limite de cinco cartas próprias na pilha continua. (Nome e poder são criação nossa: o capítulo das regras que os explica se perdeu.)
    .also = Armas
sutters-mill-space-jail = Cadeia do Condado
    .help = Especial: onde tem pelo menos um prospector, você conta como se tivesse mais um ao resgatar cartas. (Nome e poder são criação nossa: o capítulo das regras que os explica se perdeu.)
    .also = Cadeia
sutters-mill-space-hotel = Hotel Sierra Nevada
    .help = Especial: em cada vez na cidade, o primeiro prospector que você coloca ou recolhe sai de graça. (Nome e poder são criação nossa: o capítulo das regras que os explica se perdeu.)
    .also = Hotel
sutters-mill-space-stage = Estação de Diligências
    .help = Especial: em cada vez na cidade, o primeiro prospector que você move sai de graça. (Nome e poder são criação nossa: o capítulo das regras que os explica se perdeu.)
    .also = Diligências
sutters-mill-space-river-camp = Campo do Rio
    .help = O campo do trecho azul, o primeiro a ser escavado. Quem está aqui pode procurar ouro enquanto for o campo atual.
    .also = Rio, Trecho azul
sutters-mill-space-hill-camp = Campo do Penhasco
    .help = O campo do trecho marrom, escavado quando o rio acaba. Tem os marcadores mais ricos: de 2 a 4 pepitas.
    .also = Penhasco, Trecho marrom
sutters-mill-space-mine-camp = Campo da Mina
    .help = O campo do trecho cinza, o último. Quando sai o último marcador do veio, a partida termina.
    .also = Mina, Trecho cinza
sutters-mill-card-two = 2
sutters-mill-card-three = 3
sutters-mill-card-four = 4
sutters-mill-card-five = 5
sutters-mill-card-six = 6
sutters-mill-card-seven = 7
sutters-mill-card-eight = 8
sutters-mill-card-nine = 9
sutters-mill-card-ten = 10
sutters-mill-card-jack = Valete
sutters-mill-card-queen = Dama
sutters-mill-card-king = Rei
sutters-mill-card-ace = Ás
sutters-mill-effect-bonus-river = +1 marcador azul
sutters-mill-effect-bonus-hill = +1 marcador marrom
sutters-mill-effect-bonus-mine = +1 marcador cinza
sutters-mill-effect-rearrange = reordena uma pilha
sutters-mill-effect-spare-placing = +1 ao colocar cartas
sutters-mill-effect-spare-removing = +1 ao resgatar cartas
sutters-mill-effect-free-prospector = 1 entrada ou saída grátis
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
sutters-mill-topic-first-turns = Primeiras vezes
    .help = Na cidade: coloque um prospector em um edifício, de graça, e depois uma carta ali, por 1 pepita: o certificado é seu. Deixe prospectores no campo atual, ou leve-os para lá, para procurar ouro na sua próxima vez; cada certificado também traz então um marcador. Quem procurou ouro fica em edifícios, onde serve para as cartas. Olhe quantos marcadores restam: com três dúzias é hora de pensar na mudança e de resgatar as suas cartas altas antes que não dê mais tempo.
    .also = Como começar, Começo, Dicas, Conselhos, Início
sutters-mill-topic-turn = Uma vez
    .help = Ou você procura ouro e faz negócios, ou intervém na cidade: nunca os dois. Antes disso, na Construção, pode mudar para o Desmantelamento. Uma vez na cidade pode não ter nenhuma ação: isso é passar.
    .also = Turno, Rodada, Vez, Fases, Passar, Tipos de vez
sutters-mill-topic-prospect = Procurar ouro
    .help = É preciso ter um prospector no campo atual, o do trecho com o próximo marcador. Mova prospectores de lá para edifícios, um por vez; cada um traz um marcador de 1 a 4 pepitas, que só você vê. Pare quando quiser; os negócios vêm em seguida, sozinhos.
    .also = Procura, Escavar, Ouro, Campo atual, Prospecção
sutters-mill-topic-business = Fazer negócios
    .help = Depois de procurar ouro, você pega um marcador por certificado que tem e um pelo aventureiro. Em seguida a serraria, os bombeiros e a ferraria olham se o próximo marcador é da sua cor e trazem mais um.
    .also = Negócio, Negócios, Renda, Bônus
sutters-mill-topic-town = Intervir na cidade
    .help = Até cinco ações. Construção: colocar um prospector, colocar uma carta, mover um prospector. Desmantelamento: mover ou recolher um prospector, resgatar a carta do topo de um edifício onde você tem um. As ações podem se repetir.
    .also = Cidade, Ações, Agir na cidade
sutters-mill-topic-prices = Preço das ações
    .help = Em cada vez na cidade, a primeira ação é de graça, a segunda custa 1 pepita, a terceira 2, a quarta 5, a quinta 7. O que um especial torna grátis não conta.
    .also = Preço, Custo, Custos
sutters-mill-topic-build-up = Construção
    .help = A primeira fase de cada um: colocar prospectores e cartas de influência. Você sai dela quando quiser, no começo de uma vez sua, e não volta.
    .also = Fase de construção
sutters-mill-topic-tear-down = Desmantelamento
    .help = A segunda fase, até o fim da partida. Na mudança, todas as cartas da sua mão saem do jogo, e os prospectores nunca colocados ficam de fora. Você resgata cartas dos edifícios, de quem quer que sejam: elas valem pontos para o dono. Prospectores recolhidos não custam nada no fim.
    .also = Mudar de fase, Mudança
sutters-mill-topic-cards = Cartas de influência
    .help = De 2 a 10 valem o número; Valete, Dama e Rei valem 10; o Ás, 11. Para a sua primeira carta em um edifício é preciso um prospector lá; para a segunda, dois; até cinco. A carta fica quando os prospectores vão embora. Só a do topo, colocada por último, pode ser resgatada.
    .also = Cartas, Influência, Pilha, Valores
sutters-mill-topic-certificates = Certificados
    .help = Quem tem a maior soma em um edifício fica na hora com o certificado. No empate comparam-se as cartas mais altas, uma a uma; se todas forem iguais, vale a carta mais baixa na pilha. Quando a última carta sai, o certificado sai do jogo, e com ele o último marcador do veio.
    .also = Certificado, Dono, Proprietário, Maioria
sutters-mill-topic-specials = Especiais dos edifícios
    .help = Enquanto o certificado é seu. Nos negócios: Serraria de Sutter, Corpo de Bombeiros e Ferraria, mais um marcador se o próximo for azul, marrom, cinza. Na cidade: Loja de Armas e Cadeia do Condado, um prospector a mais ao colocar, ao resgatar cartas; Hotel Sierra Nevada, o primeiro prospector colocado ou recolhido sai de graça; Estação de Diligências, o primeiro movimento sai de graça; Igreja de São João, uma pilha em outra ordem. Consulte um edifício para ler tudo. (O capítulo das regras sobre eles se perdeu: Serraria e Bombeiros são certos, a igreja em parte; os outros são criação nossa.)
    .also = Especial, Especiais, Poderes, Edifícios, Ações especiais
sutters-mill-topic-adventurer = O aventureiro
    .help = Quem, sozinho, tem menos certificados fica com o aventureiro: mais um marcador nos negócios. No empate, ninguém fica com ele.
    .also = Carta do Aventureiro, Aventureiro
sutters-mill-topic-prospectors = Prospectores
    .help = Cada um tem cinco garimpeiros, os prospectores: um começa no campo do Rio, quatro fora do tabuleiro. Quantos quiserem podem ficar no mesmo lugar, e eles vão de qualquer lugar a qualquer outro. Os que estão no tabuleiro no fim custam ao todo 1, 3, 6, 10 ou 15 pontos, também nos campos.
    .also = Prospector, Garimpeiro, Garimpeiros, Peões
sutters-mill-topic-vein = O veio de ouro
    .help = 72 marcadores em três trechos: rio, de 1 a 3 pepitas; penhasco, de 2 a 4; mina, de 1 a 3. Saem nessa ordem; só quem pega um vê quanto vale.
    .also = Veio, Marcadores, Trechos
sutters-mill-topic-end = Final da partida
    .help = Quando o veio fica vazio, a partida termina na hora, no meio de uma vez. Ouro e cartas resgatadas somam; cartas em edifícios e prospectores no tabuleiro descontam. Em caso de empate ganha quem perdeu menos pontos; depois, a vitória é compartilhada. Também termina quando ninguém mais pode agir ou depois de cinco rodadas sem nenhum avanço.
    .also = Fim do jogo, Final do jogo, Pontuação, Pontos, Pontos de vitória, Pontos negativos, Vencedor, Empate

# O que se pergunta

sutters-mill-prompt-turn = Procurar ouro ou intervir na cidade
    .turn = procurar ouro ou intervir na cidade
    .lesson = Na sua vez, ou você procura ouro, que vale pontos no final, e faz negócios, ou intervém na cidade. Só procura ouro quem tem um prospector no campo atual; na cidade você coloca prospectores ou os move para lá.
sutters-mill-prompt-town = Seguir na cidade ou encerrar a vez
    .turn = intervir na cidade
    .lesson = Na cidade dá para fazer até cinco ações; a primeira é de graça, e cada uma depois dela custa mais que a anterior. Encerre a vez quando quiser.
sutters-mill-prompt-dig = Procurar com mais um prospector ou fazer negócios
    .turn = procurar ouro
    .lesson = Cada prospector que vai do campo atual para um edifício traz um marcador de ouro, cujo valor só você vê. Quando você para, faz negócios: mais um marcador por certificado que tiver.
sutters-mill-prompt-move = Escolher para onde vai o prospector
    .turn = posicionar um prospector
    .lesson = Com prospectores em um edifício, você pode colocar ou resgatar cartas ali; no campo atual, pode procurar ouro. Os que ficarem no tabuleiro no final custam pontos, onde quer que estejam.
sutters-mill-prompt-lay = Pôr em ordem, a partir de baixo: { $space }
    .turn = pôr cartas em ordem
    .lesson = Você pode pôr as cartas deste edifício em outra ordem, de baixo para cima. Só a de cima pode ser resgatada; se a soma e os valores das cartas empatam, fica na frente quem tem a carta mais embaixo.
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
sutters-mill-stands-all-done = As cinco ações já foram feitas; você tem { $gold ->
        [1] 1 pepita
       *[other] { $gold } pepitas
    }

# O que se pode fazer

sutters-mill-verb-switch = Mudar para o Desmantelamento
    .confirm = Mudar para o Desmantelamento? Vale até o fim da partida: as cartas da sua mão saem do jogo, e os prospectores fora do tabuleiro não entram mais.
sutters-mill-verb-dig = Procurar ouro
sutters-mill-verb-stop-digging = Parar e fazer negócios
sutters-mill-verb-place-prospector = Colocar um prospector
sutters-mill-verb-place-card = Colocar uma carta
sutters-mill-verb-lift-prospector = Mover um prospector
    .of = Mover de: { $what }
sutters-mill-verb-move-prospector = Pôr ali
sutters-mill-verb-remove-prospector = Recolher um prospector
    .of = Recolher: { $what }
sutters-mill-verb-remove-card = Resgatar uma carta
    .of = Resgatar: { $what }
sutters-mill-verb-rearrange = Igreja: reordenar uma pilha
    .of = Reordenar: { $what }
sutters-mill-verb-lay-next = Pôr em seguida
    .of = Pôr: { $what }
sutters-mill-verb-lay-rest = Deixar o resto como está
sutters-mill-verb-end-turn = Encerrar a vez
sutters-mill-field-dig-building = Para qual edifício?
sutters-mill-field-place-prospector-space = Onde?
sutters-mill-field-place-card-site = Em qual edifício?
sutters-mill-field-place-card-card = Qual carta?
sutters-mill-field-lift-prospector-origin = De onde?
sutters-mill-field-move-prospector-space = Para onde?
sutters-mill-field-remove-prospector-post = De onde?
sutters-mill-field-remove-card-top = De qual edifício?
sutters-mill-field-rearrange-stack = Qual pilha?
sutters-mill-field-lay-next-card = Qual carta vem em seguida?
sutters-mill-detail-of = { $seat } · vale { $value }
sutters-mill-detail-top = no topo: { $card } de { $seat }
sutters-mill-detail-camp = { $left ->
    [0] esgotado
    [1] resta { $left }
   *[other] restam { $left }
 }{ $own ->
    [0] {""}
   *[other] {" · "}você: { $own }
 }
sutters-mill-gives-empty = { $effect } · sem cartas{ $own ->
    [0] {""}
   *[other] {" · "}você: { $own }
 }
sutters-mill-gives-building = { $effect } · { $seat } lidera com { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}você: { $own }
 }
sutters-mill-detail-empty = sem cartas{ $own ->
    [0] {""}
   *[other] {" · "}você: { $own }
 }
sutters-mill-detail-building = { $seat } lidera com { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}você: { $own }
 }

# O que aconteceu

sutters-mill-event-starts = { $seat } começa
    .you = Você começa
sutters-mill-event-turn-began = Vez de { $seat }
    .you = Sua vez
sutters-mill-event-skipped = { $seat } não tem mais ninguém na cidade e fica de fora
    .you = Você não tem mais ninguém na cidade e fica de fora
sutters-mill-event-passed = { $seat } passou a vez
sutters-mill-event-switched = { $cards ->
    [0] { $seat } mudou para o Desmantelamento
    [1] { $seat } mudou para o Desmantelamento e abriu mão de uma carta
   *[other] { $seat } mudou para o Desmantelamento e abriu mão de { $cards } cartas
 }
sutters-mill-event-dug = { $seat } tirou { $counter } ({ $space })
sutters-mill-event-found = { $nuggets ->
    [1] { $seat } tirou { $counter } com 1 pepita ({ $space })
   *[other] { $seat } tirou { $counter } com { $nuggets } pepitas ({ $space })
 }
sutters-mill-event-did-business = { $seat } fez negócios: { $counters }
sutters-mill-event-earned = { $nuggets ->
    [1] { $seat } fez negócios: { $counters } com 1 pepita
   *[other] { $seat } fez negócios: { $counters } com { $nuggets } pepitas
 }
sutters-mill-event-placed-prospector = { $price ->
    [0] { $seat } colocou um prospector: { $space }
    [1] { $seat } colocou um prospector: { $space } (1 pepita)
   *[other] { $seat } colocou um prospector: { $space } ({ $price } pepitas)
 }
sutters-mill-event-placed-card = { $price ->
    [0] { $seat } colocou { $card }: { $space }
    [1] { $seat } colocou { $card }: { $space } (1 pepita)
   *[other] { $seat } colocou { $card }: { $space } ({ $price } pepitas)
 }
sutters-mill-event-moved-prospector = { $price ->
    [0] { $seat } moveu um prospector: { $origin } → { $space }
    [1] { $seat } moveu um prospector: { $origin } → { $space } (1 pepita)
   *[other] { $seat } moveu um prospector: { $origin } → { $space } ({ $price } pepitas)
 }
sutters-mill-event-removed-prospector = { $price ->
    [0] { $seat } recolheu um prospector: { $space }
    [1] { $seat } recolheu um prospector: { $space } (1 pepita)
   *[other] { $seat } recolheu um prospector: { $space } ({ $price } pepitas)
 }
sutters-mill-event-removed-card = { $price ->
    [0] { $seat } resgatou { $card } de { $owner }: { $space }
    [1] { $seat } resgatou { $card } de { $owner }: { $space } (1 pepita)
   *[other] { $seat } resgatou { $card } de { $owner }: { $space } ({ $price } pepitas)
 }
sutters-mill-event-rearranged = { $seat } pôs uma pilha em outra ordem: { $space }
sutters-mill-event-took-certificate = { $seat } tem o certificado: { $space }
    .you = O certificado é seu: { $space }
sutters-mill-event-certificate-gone = O certificado saiu do jogo: { $space }
sutters-mill-event-counter-lost = Perdeu-se o último { $counter } do veio
sutters-mill-event-took-adventurer = { $seat } tem o aventureiro
    .you = O aventureiro está com você
sutters-mill-event-adventurer-free = Ninguém tem o aventureiro
sutters-mill-event-vein-empty = O veio se esgotou: a partida terminou
sutters-mill-event-town-left = Todos deixaram a cidade: a partida terminou
sutters-mill-event-no-progress = { $rounds } rodadas sem nenhum avanço: a partida terminou
sutters-mill-event-revealed = { $seat } tinha { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }
    .you = Você tinha { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }

# Orders given ahead

sutters-mill-order-end-turn = Encerrar a vez quando meu ouro não pagar mais nada

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
