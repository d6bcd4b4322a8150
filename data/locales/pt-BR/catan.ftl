# CATAN (Klaus Teuber): o jogo

catan-name = CATAN
catan-about = Colonize uma ilha, colha o que a terra dá, negocie e seja o primeiro a fazer { $points } pontos.
catan-help = Todo turno começa com dois dados: cada terreno com o número sorteado dá uma carta da sua matéria-prima por aldeia nas suas encruzilhadas, e duas por cidade. Depois, negocie com os outros ou com o banco, construa estradas, aldeias e cidades e compre cartas de desenvolvimento. Um 7 traz o ladrão: quem tem mais de 7 cartas descarta a metade, e o ladrão bloqueia um terreno. Aldeias valem 1 ponto, cidades 2, a Maior Estrada Comercial e o Maior Exército de Cavalaria 2 cada, e algumas cartas de desenvolvimento 1. Quem tiver 10 pontos no próprio turno vence.

# Coisas

catan-resource-lumber = madeira
    .counted = { $count ->
        [1] { $count } madeira
       *[other] { $count } madeiras
    }
    .help = A madeira vem das florestas. Estradas e aldeias precisam dela.
catan-resource-brick = argila
    .counted = { $count ->
        [1] { $count } argila
       *[other] { $count } argilas
    }
    .help = A argila vem das colinas. Estradas e aldeias precisam dela.
catan-resource-wool = lã
    .counted = { $count ->
        [1] { $count } lã
       *[other] { $count } lãs
    }
    .help = A lã vem dos pastos. Aldeias e cartas de desenvolvimento precisam dela.
catan-resource-grain = cereal
    .counted = { $count ->
        [1] { $count } cereal
       *[other] { $count } cereais
    }
    .help = O cereal vem das lavouras. Aldeias, cidades e cartas de desenvolvimento precisam dele.
catan-resource-ore = minério
    .counted = { $count ->
        [1] { $count } minério
       *[other] { $count } minérios
    }
    .help = O minério vem das montanhas. Cidades e cartas de desenvolvimento precisam dele.
catan-resource-canal = ficha de canal
    .counted = { $count ->
        [1] { $count } ficha de canal
       *[other] { $count } fichas de canal
    }
catan-terrain-forest = floresta
    .help = Produz madeira quando o seu número sai, a menos que o ladrão esteja nela.
catan-terrain-hills = colina
    .help = Produz argila quando o seu número sai, a menos que o ladrão esteja nela.
catan-terrain-pasture = pasto
    .help = Produz lã quando o seu número sai, a menos que o ladrão esteja nele.
catan-terrain-fields = lavoura
    .help = Produz cereal quando o seu número sai, a menos que o ladrão esteja nela.
catan-terrain-mountains = montanha
    .help = Produz minério quando o seu número sai, a menos que o ladrão esteja nela.
catan-terrain-desert = deserto
    .help = Não produz nada. O ladrão começa em um deserto; onde há dois, a sorte decide em qual.
catan-card-knight = Cavaleiro
    .effect = Mova o ladrão e roube uma carta
    .help = Mova o ladrão para outro terreno; você pode roubar uma carta de alguém que construiu ali. Cavaleiros jogados contam para o Maior Exército de Cavalaria. Uma carta por turno, inclusive antes de rolar os dados, mas não no turno em que foi comprada.
catan-card-road-building = Construção de estradas
    .effect = Construa até 2 estradas de graça
    .help = Construa até duas estradas sem pagar. Valem as regras normais das estradas; você pode parar depois da primeira. Uma carta por turno, inclusive antes de rolar os dados, mas não no turno em que foi comprada.
catan-card-year-of-plenty = Ano de abundância
    .effect = Pegue 2 cartas quaisquer do banco
    .help = Pegue duas matérias-primas quaisquer do banco, iguais ou diferentes. Você pode usá-las na hora. Uma carta por turno, inclusive antes de rolar os dados, mas não no turno em que foi comprada.
catan-card-monopoly = Monopólio
    .effect = Tome todas as cartas de uma matéria-prima
    .help = Escolha uma matéria-prima: todos os outros lhe entregam todas as cartas dela que tiverem na mão. Uma carta por turno, inclusive antes de rolar os dados, mas não no turno em que foi comprada.
catan-card-chapel = Capela
    .effect = 1 ponto, secreto até o fim
    .help = Carta de ponto de vitória: vale 1 ponto desde a compra. Nunca é jogada e fica secreta até o fim do jogo.
catan-card-great-hall = Salão nobre
    .effect = 1 ponto, secreto até o fim
    .help = Carta de ponto de vitória: vale 1 ponto desde a compra. Nunca é jogada e fica secreta até o fim do jogo.
catan-card-library = Biblioteca
    .effect = 1 ponto, secreto até o fim
    .help = Carta de ponto de vitória: vale 1 ponto desde a compra. Nunca é jogada e fica secreta até o fim do jogo.
catan-card-market = Mercado
    .effect = 1 ponto, secreto até o fim
    .help = Carta de ponto de vitória: vale 1 ponto desde a compra. Nunca é jogada e fica secreta até o fim do jogo.
catan-card-university = Universidade
    .effect = 1 ponto, secreto até o fim
    .help = Carta de ponto de vitória: vale 1 ponto desde a compra. Nunca é jogada e fica secreta até o fim do jogo.
catan-colour-red = vermelho
catan-colour-blue = azul
catan-colour-orange = laranja
catan-colour-white = branco
catan-colour-green = verde
catan-colour-brown = marrom
catan-harbor-any = porto 3:1
catan-harbor-lumber = porto 2:1 de madeira
catan-harbor-brick = porto 2:1 de argila
catan-harbor-wool = porto 2:1 de lã
catan-harbor-grain = porto 2:1 de cereal
catan-harbor-ore = porto 2:1 de minério
catan-red-any = caminho vermelho 3:1
catan-red-lumber = caminho vermelho 2:1 de madeira
catan-red-brick = caminho vermelho 2:1 de argila
catan-red-wool = caminho vermelho 2:1 de lã
catan-red-grain = caminho vermelho 2:1 de cereal
catan-red-ore = caminho vermelho 2:1 de minério
catan-land-chip = ficha de Catan
catan-land-canal = no canal
catan-land-favor = 1 ficha de favor
catan-land-favor-unstolen = 1 ficha de favor se não roubar
catan-land-favors = 3 fichas de favor
catan-helper-merchant = Negociante
    .effect = Exigir uma matéria-prima de até 2 rivais
    .help = No seu turno, depois de rolar os dados: escolha uma matéria-prima. Um adversário que a tenha precisa dar uma a você, e você devolve uma carta qualquer. Depois, pode exigir a mesma de um segundo adversário.
catan-helper-mendicant = Mendicante
    .effect = Estrada com outra carta por madeira ou argila
    .help = No seu turno: em uma estrada que você pagar, troque a madeira ou a argila por uma carta de outro tipo.
catan-helper-mayor = Prefeito
    .effect = Uma carta quando os dados não dão nada
    .help = Em qualquer turno: quando sai um número diferente de 7 e você não recebe carta nenhuma, pegue uma carta à sua escolha no banco.
catan-helper-explorer = Explorador
    .effect = Mover uma estrada de ponta
    .help = No seu turno, depois de rolar os dados: leve uma estrada sua que termina em aberto para outro caminho livre onde você poderia construir.
catan-helper-general = General
    .effect = Proteção contra o 7, ou uma carta
    .help = Em qualquer turno, quando sai um 7: com mais de 7 cartas você não descarta nada; com 7 ou menos, pega uma carta à sua escolha no banco.
catan-helper-sage = Sábia
    .effect = Escolher entre 3 cartas de desenvolvimento
    .help = No seu turno: compre uma carta de desenvolvimento, se quiser com uma das três cartas trocada por outro tipo. Veja as três do topo da pilha e fique com uma; as outras voltam embaralhadas.
catan-helper-noblewoman = Fidalga
    .effect = Pegar uma carta de quem está na frente
    .help = No seu turno, depois de rolar os dados: veja a mão de um adversário com mais pontos à vista e pegue uma carta à sua escolha.
catan-helper-captain = Capitão
    .effect = Trocar uma matéria-prima 2:1 neste turno
    .help = No seu turno, depois de rolar os dados: escolha uma matéria-prima. Até o fim do turno o banco aceita 2 dela por 1 de outro tipo, quantas vezes você quiser.
catan-helper-priest = Sacerdote
    .effect = Um cavaleiro paga parte da construção
    .help = No seu turno: remova um cavaleiro já jogado. Uma aldeia custa então só madeira e argila, e uma cidade só 2 minérios e cereal. O cavaleiro deixa de contar para o Maior Exército de Cavalaria.
catan-helper-robber-bride = Noiva do ladrão
    .effect = Mandar o ladrão para o deserto
    .help = No seu turno, inclusive antes de rolar os dados: leve o ladrão para o deserto e pegue uma carta do que produz o terreno que ele deixa.
catan-guild-traders = Mercadores
    .counted = { $count ->
        [1] 1 ficha dos Mercadores
       *[other] { $count } fichas dos Mercadores
    }
    .effect = Trocar duas vezes 1:1 com o banco
    .help = A ficha deles (carroça) vale 1 favor: até duas vezes no mesmo turno, você devolve uma carta de matéria-prima ao banco e pega uma de outro tipo, cada vez quando quiser. Portos não importam.
catan-guild-merchants = Comerciantes
    .counted = { $count ->
        [1] 1 ficha dos Comerciantes
       *[other] { $count } fichas dos Comerciantes
    }
    .effect = Pegar 1 carta de matéria-prima
    .help = A ficha deles (barco) vale 1 favor: pegue no banco uma carta de matéria-prima à sua escolha.
catan-guild-road-builders = Calceteiros
    .counted = { $count ->
        [1] 1 ficha dos Calceteiros
       *[other] { $count } fichas dos Calceteiros
    }
    .effect = Construir 1 estrada de graça
    .help = A ficha deles (pá) vale 1 favor: construa na hora uma estrada sem pagar. Ela pode unir distritos.
catan-guild-scholars = Professores
    .counted = { $count ->
        [1] 1 ficha dos Professores
       *[other] { $count } fichas dos Professores
    }
    .effect = Pegar 1 carta de desenvolvimento
    .help = Duas fichas deles (livro) valem 1 favor: pegue a carta de desenvolvimento do topo. Ela não pode ser jogada no mesmo turno.
catan-guild-master-builders = Arquitetos
    .counted = { $count ->
        [1] 1 ficha dos Arquitetos
       *[other] { $count } fichas dos Arquitetos
    }
    .effect = Pegar 1 ficha de Catan: 1 ponto
    .help = Duas fichas deles (compasso) valem 1 favor: pegue uma ficha de Catan, 1 ponto à vista de todos que ninguém tira de você.
catan-row-A = Linha A
catan-row-B = Linha B
catan-row-C = Linha C
catan-row-D = Linha D
catan-row-E = Linha E
catan-row-F = Linha F
catan-row-G = Linha G
catan-row-H = Linha H
catan-row-I = Linha I
catan-row-J = Linha J
catan-row-K = Linha K
catan-row-L = Linha L
catan-row-M = Linha M
catan-row-N = Linha N
catan-row-O = Linha O
catan-row-P = Linha P
catan-row-Q = Linha Q
catan-row-R = Linha R
catan-row-S = Linha S
catan-row-T = Linha T
catan-robber-strong = Rivais no 6 e no 8
catan-robber-fair = Rivais no 4, 5, 9 e 10
catan-robber-weak = Rivais no 2, 3, 11, 12 e deserto
catan-robber-both = Rivais e você
catan-robber-nobody = Ninguém
catan-robber-own = Só você
catan-special-ask = Pergunte na hora
catan-special-build = Construir
catan-special-pass = Passar
catan-special-always-pass = Passar sempre
catan-closing-pick = Oferecer (eu escolho com quem)
catan-closing-first = Oferecer ao primeiro que aceitar
    .brief = Ao primeiro que aceitar
catan-label-place = { $place }
catan-label-offer = Oferta { $place }
catan-label-seat = { $seat }
catan-label-acceptance = Oferta { $number } com { $seat }
catan-label-deal = { $give } por { $take }
catan-label-harbor = { $harbor } { $number }
catan-label-land = { $resource } { $number }
catan-label-instead = { $give } no lugar de { $for }
catan-instead-printed = Como na tabela
catan-label-gift = { $resource } → { $seat }
catan-label-bank = { $give } → { $take }
catan-label-trade = { $partner } dá { $get }, você dá { $give } (oferta { $number })
    .short = { $get } por { $give }, { $partner }
    .brief = { $partner }, oferta { $number }
catan-label-proposal = { $partner } dá { $get }, você dá { $give }
    .short = { $get } por { $give }, { $partner }
    .brief = { $partner }
catan-label-own-offer = { $give } por { $want } (oferta { $number })
    .brief = oferta { $number }
catan-label-own-offer-to = { $give } por { $want }, a { $partners } (oferta { $number })
    .short = { $give } por { $want } (oferta { $number })
    .brief = oferta { $number }
catan-label-own-call = você quer { $want } (oferta { $number })
    .brief = oferta { $number }
catan-label-own-tout = você dá { $give } (oferta { $number })
    .brief = oferta { $number }
catan-score-settlements = Aldeias (1{"\u00A0"}ponto{"\u00A0"}cada)
catan-score-cities = Cidades (2{"\u00A0"}pontos{"\u00A0"}cada)
catan-score-longest-road = Maior Estrada Comercial
catan-score-largest-army = Maior Exército de Cavalaria
catan-score-victory-cards = Cartas de ponto de vitória
catan-score-chips = Fichas de Catan (1{"\u00A0"}ponto{"\u00A0"}cada)
catan-topic-founding = Fase de fundação
    .help = Na ordem da mesa, cada um coloca uma aldeia e uma estrada ao lado; depois, começando pelo último, cada um coloca a segunda aldeia com uma estrada. A segunda aldeia rende uma carta por terreno produtivo em volta dela. Na ilha dos iniciantes, essas peças já estão no lugar.
    .also = Preparação, Início do jogo, Primeiras aldeias
catan-topic-turn = Um turno
    .help = Role os dados; depois negocie e construa quantas vezes quiser e encerre o turno. Em qualquer momento do seu turno, inclusive antes de rolar os dados, você pode jogar uma carta de desenvolvimento: uma por turno, nunca comprada no mesmo turno. Se comércio e construção se misturam ou se todo o comércio vem antes, é uma opção da mesa.
    .also = Turno, Rodada, Vez, Fases, Dados, Rolar os dados, Produção
catan-topic-building = Construir
    .help = Estrada: madeira e argila, ligada à sua estrada ou construção; ela não segue além da construção de outro jogador. Aldeia: madeira, argila, lã e cereal, na sua estrada. Vale a regra da distância: nenhuma das encruzilhadas vizinhas pode ter construção. Cidade: 2 cereais e 3 minérios, no lugar de uma aldeia sua, que volta para você. Carta de desenvolvimento: lã, cereal e minério. Cada um tem 15 estradas, 5 aldeias e 4 cidades, não mais.
    .also = Construção, Fase de construção, Custos, Pagamento, Estrada, Aldeia, Cidade, Regra da distância, Limite de peças
catan-topic-trade = Comércio
    .help = Só se negocia com o jogador ativo: ele oferece cartas ou responde às propostas dos outros. Não se dá nada de graça nem se troca um tipo por ele mesmo. Nada fica reservado: o negócio é conferido de novo ao fechar. O banco aceita 4 cartas iguais por 1 à sua escolha, 3 com um porto 3:1, 2 do tipo indicado com um porto especial. As ofertas perdem a validade no fim do turno ou, se o comércio vem antes da construção, quando se passa a construir.
    .also = Negociar, Fase de comércio, Ofertas, Banco, Portos, Comércio interno, Comércio marítimo
catan-topic-robber = O ladrão
    .help = Se sair 7, ninguém produz. Quem tem mais de 7 cartas de matéria-prima descarta a metade, arredondada para baixo. Depois o jogador ativo move o ladrão para outro terreno e pode roubar uma carta de alguém que construiu ali. O terreno com o ladrão não produz nada.
    .also = Ladrão, Sete, 7, Descarte, Roubo
catan-topic-roads = Maior Estrada e Maior Exército
    .help = A primeira linha de 5 estradas seguidas leva a Maior Estrada Comercial, 2 pontos; só uma linha mais longa a toma. Bifurcações não contam: vale a linha mais longa. A construção de outro jogador interrompe a linha. Depois de uma interrupção, a carta vai para quem tiver a linha mais longa; se quem a tinha está entre os empatados, fica com ela; se outros empatam, ou se ninguém tem 5 estradas, ninguém fica com ela. O primeiro com 3 cavaleiros jogados leva o Maior Exército de Cavalaria, 2 pontos; quem jogar mais cavaleiros o toma.
    .also = Maior Exército de Cavalaria, Cartas especiais
catan-topic-special = Fase de construção adicional
    .help = Com 5 ou 6 jogadores: depois de cada turno, pergunta-se a todos os outros com pelo menos 2 cartas de matéria-prima se querem construir. Quem quiser constrói e compra, em sentido horário a partir da esquerda do jogador ativo, sem comércio e sem jogar cartas. Ninguém vence nessa fase. Você pode decidir com antecedência.
    .also = Fase extra de construção, Cinco e seis jogadores, 5 jogadores, 6 jogadores
catan-topic-scenario = Córsega e Nova York
    .help = Mapas impressos para 3 a 6 jogadores. Aldeias só ficam nas localidades com nome, e estradas só nos caminhos pontilhados. Uma estrada termina numa localidade até você construir ali. Estradas em caminhos vermelhos dão uma taxa no banco pelo resto da partida. Com 3 ou 4 jogadores, a primeira estrada a chegar a uma encruzilhada com ficha de Catan leva a ficha: 1 ponto. Aí vencem 13 pontos com 3 jogadores e 12 com 4; com 5 ou 6 não há fichas, as encruzilhadas são localidades e vencem 10 pontos.
    .also = Córsega, Nova York, Nova Iorque, Cenário, Localidade, Ficha de Catan, Caminho vermelho, Caminho marcado
catan-topic-erie = O canal de Erie
    .help = Uma variante de Nova York. Estradas suas que unem duas localidades do canal, sem outra localidade no meio, rendem uma ficha de canal, uma vez por par. No seu turno, jogue uma ficha e escolha uma matéria-prima: até o fim do turno o banco aceita 2 dela por 1 carta de outra. Depois a ficha volta para a provisão. Fichas podem ser negociadas com os outros.
    .also = Canal, Ficha de canal, Ligação
catan-topic-helpers = Os ajudantes
    .help = Com a segunda aldeia você recebe um ajudante, com o lado A para cima; os outros ficam à vista. Em cada turno você pode usar o seu ajudante uma vez, no momento que ele indica. Depois, vire a carta para o lado B e use-a mais uma vez, ou troque por outro ajudante; após o segundo uso, a troca é obrigatória. Um ajudante novo só vale a partir do turno seguinte.
    .also = Ajudante, Carta de ajudante, Lado A, Lado B
catan-topic-frenemies = Entre amigos
    .help = Gentilezas rendem fichas de favor, tiradas às cegas. 1 por levar o ladrão, depois de um 7 ou com um cavaleiro, para um terreno onde ninguém construiu, ou para um deserto sem roubar ali. 1 por um presente: uma vez por turno, uma carta de matéria-prima para alguém com pontos à vista iguais ou menores que os seus, se for aceita. 3 por uma estrada que une pela primeira vez um distrito seu (peças ligadas entre si) com o de outro jogador, que tira 1. Uma vez em cada turno próprio, também antes de rolar, use fichas de turnos anteriores no favor de uma guilda, ou tire uma ficha e devolva outra. Os tipos das fichas são secretos, a quantidade não. Vencem 11 pontos.
    .also = Favor, Ficha de favor, Ficha, Guilda, Guildas, Tabela de guildas, Presente, Distrito, Unir distritos, Trocar uma ficha
catan-topic-end = Final do jogo
    .help = Quem tiver 10 pontos (11 em Entre amigos) no próprio turno vence na hora; ninguém mais pode vencer nesse momento, por isso não há empate. Pontos: aldeias 1, cidades 2, a Maior Estrada Comercial e o Maior Exército de Cavalaria 2 cada, cartas de ponto de vitória 1. Essas cartas ficam em segredo até o fim, mas contam desde a compra.
    .also = Fim do jogo, Pontuação, Contagem de pontos, Pontos, Pontos de vitória, Vencedor, Empate

# Opções da mesa

catan-option-board = Ilha
    .about = Como a ilha é montada.
catan-option-board-automatic = Automática
    .about = A ilha dos iniciantes com 3-4 jogadores, uma aleatória com 5-6.
catan-option-board-beginner = Para iniciantes
    .about = A ilha fixa, com as primeiras peças já colocadas; 3-4 jogadores.
catan-option-board-random = Aleatória
    .about = Terrenos ao acaso; cada um coloca as primeiras peças.
catan-option-board-corsica = Córsega
    .about = Um cenário com mapa, localidades, caminhos vermelhos e fichas de Catan próprios.
catan-option-board-newyork = Nova York
    .about = Um cenário com mapa, localidades, caminhos vermelhos e fichas de Catan próprios.
catan-option-frame = Portos
    .about = Só na ilha aleatória.
catan-option-frame-fixed = Fixos
    .about = Portos nos lugares de sempre.
catan-option-frame-shuffled = Embaralhados
    .about = As peças da moldura em ordem aleatória.
catan-option-numbers = Números
    .about = Só na ilha aleatória.
catan-option-numbers-spiral = Espiral
    .about = Números em espiral a partir de um canto.
catan-option-numbers-scattered = Espalhados
    .about = Números ao acaso, os vermelhos nunca lado a lado.
catan-option-combined = Negociar e construir livremente
    .about = Em qualquer ordem; senão, todo o comércio vem antes das construções.
catan-option-erie = Canal de Erie
    .about = Só em Nova York: estradas ao longo do canal rendem fichas que trocam 2:1.
catan-refused-erie = O canal de Erie faz parte do mapa de Nova York.
catan-option-frenemies = Entre amigos
    .about = Gentilezas rendem favores das guildas; vence quem fizer 11 pontos. Não em Córsega nem em Nova York.
catan-refused-frenemies = Entre amigos não se joga em Córsega nem em Nova York.
catan-option-helpers = Os ajudantes
    .about = Cada um tem um ajudante com uma vantagem, para usar e trocar.
catan-refused-beginner = A ilha dos iniciantes é para até { $most } jogadores.
catan-option-seating = Lugares
    .about = Quem senta onde e, portanto, a ordem dos turnos.
catan-option-seating-shuffled = Sorteados
    .about = Por um sorteio que todos podem conferir.
catan-option-seating-joined = Por ordem de entrada
    .about = Na ordem da lista de jogadores.
catan-option-first-player = Jogador inicial
    .about = Alguém da lista, só com lugares por ordem de entrada.
catan-option-first-player-random = Sorteado
catan-option-first-player-1 = 1º da lista
catan-option-first-player-2 = 2º da lista
catan-option-first-player-3 = 3º da lista
catan-option-first-player-4 = 4º da lista
catan-option-first-player-5 = 5º da lista
catan-option-first-player-6 = 6º da lista
catan-refused-fixed = Portos e números só podem variar em uma ilha aleatória.
catan-refused-first-player-drawn = Só dá para indicar o jogador inicial com lugares por ordem de entrada.
catan-refused-first-player-missing = A lista não tem jogador { $number } para começar.

# O que se pergunta

catan-prompt-settle = Fundar a primeira aldeia: escolher a encruzilhada
    .turn = fundar a primeira aldeia
    .lesson = Uma aldeia recebe cartas dos terrenos em volta sempre que sai o número de um deles. Números perto do 7 saem mais, e vários tipos de matéria-prima valem mais que muito de um só.
catan-prompt-settle-second = Fundar a segunda aldeia: escolher a encruzilhada; ela dá as primeiras cartas
    .turn = fundar a segunda aldeia
    .lesson = A segunda aldeia dá na hora uma carta de cada terreno produtivo em volta. Escolha o que falta à primeira, sem vizinhar com outra construção.
catan-prompt-before-roll = Rolar os dados
    .turn = rolar os dados
    .lesson = Os dados dão cartas a todos que têm construção num terreno com aquele número; com 7 vem o ladrão. Antes de rolar, você já pode usar uma carta de desenvolvimento comprada num turno anterior.
catan-prompt-acting = Negociar, construir ou encerrar o turno
    .turn = negociar, construir ou encerrar o turno
    .lesson = No seu turno você negocia e constrói quanto e na ordem que quiser, até encerrá-lo. Estradas levam a novas encruzilhadas, aldeias e cidades dão pontos e mais cartas, e vence quem primeiro juntar os pontos necessários.
catan-prompt-trading = Negociar e depois passar a construir
    .turn = negociar
    .lesson = Nesta mesa, primeiro se negocia e depois se constrói: ofereça cartas aos outros ou troque no banco. Quando você passa a construir, ninguém mais negocia neste turno.
catan-prompt-building = Construir ou encerrar o turno
    .turn = construir ou encerrar o turno
    .lesson = Agora as cartas viram estradas, aldeias, cidades ou cartas de desenvolvimento, pelos preços dos botões. O que sobra fica na mão, onde um 7 pode custar a metade de quem tem mais de sete.
catan-prompt-waiting = Turno de { $partner }
    .turn = negociar
    .lesson = O turno é de outra pessoa, mas ela pode negociar com você: responda a uma oferta, faça outra ou proponha algo. Ninguém espera por você aqui, e todas as ofertas acabam com o turno.
catan-stands-asked = { $partner } oferece uma troca a você: responda ou faça uma contraproposta
catan-stands-answered = Você já respondeu a { $partner }; ainda pode mudar de ideia
catan-stands-proposed = Sua proposta está aberta: você dá { $give } e recebe { $want }
catan-stands-sought = { $partner } quer { $cards }: proponha uma troca
catan-stands-touted = { $partner } daria { $cards }: proponha uma troca
catan-stands-propose = Você pode propor uma troca a { $partner }
catan-stands-ahead = Você já pode decidir sobre a próxima fase de construção
catan-stands-answers = Há respostas às suas trocas: feche um negócio ou siga com o turno
catan-prompt-move-robber = Mover o ladrão para outro terreno
    .turn = mover o ladrão
    .lesson = O ladrão precisa ir para outro terreno, que não produz nada enquanto ele estiver lá. Depois você pode roubar uma carta de quem tem construção ao lado.
catan-prompt-steal = Escolher de quem roubar uma carta
    .turn = roubar uma carta
    .lesson = Você tira ao acaso uma carta da mão de quem escolher. Só vocês dois ficam sabendo qual é.
catan-prompt-monopolise = Escolher a matéria-prima que todos os outros entregam
    .turn = escolher a matéria-prima do Monopólio
    .lesson = Diga uma matéria-prima: todos os outros entregam a você todas as cartas dela. Rende mais logo depois de muita gente ter recebido desse tipo.
catan-prompt-special = Fase de construção adicional: construir ou passar
    .turn = construir ou passar na fase de construção adicional
    .lesson = Em mesas de cinco ou seis, todos podem construir entre dois turnos, para ninguém esperar demais com a mão cheia. Dá para responder antes da hora; não se negocia, e ninguém vence agora.
catan-prompt-special-building = Construir ou parar
    .turn = construir na fase de construção adicional
    .lesson = Construa e compre o que as cartas pagarem, sem negociar e sem usar cartas. Quando você termina, é a vez do próximo.
catan-prompt-founding-road = Construir uma estrada a partir de { $corner }
    .turn = construir uma estrada
    .lesson = Cada aldeia fundada tem uma estrada ao lado. Ela mostra onde você quer construir depois, então aponte para uma encruzilhada ainda livre.
catan-prompt-discard = { $count ->
    [1] Descartar { $count } carta
   *[other] Descartar { $count } cartas
 }
    .turn = descartar cartas
    .lesson = Saiu um 7 e você tem mais de sete cartas de matéria-prima: a metade, arredondada para baixo, vai para o banco. Você escolhe quais: guarde o que vai usar para construir.
catan-prompt-free-road = { $count ->
    [1] Construir { $count } estrada de graça
   *[other] Construir { $count } estradas de graça, uma depois da outra
 }
    .turn = construir estradas de graça
    .lesson = Estas estradas são de graça, mas precisam se ligar às suas estradas ou construções, como sempre. Use-as para chegar antes a uma encruzilhada ou para aumentar a sua linha mais longa.
catan-prompt-second-free-road = Construir mais uma estrada de graça ou ficar só com a primeira
    .turn = construir a segunda estrada de graça
    .lesson = A carta dá uma segunda estrada de graça, e você pode abrir mão dela. Ela pode continuar a primeira ou ficar em outro ponto da sua rede.
catan-prompt-take-plenty = { $count ->
    [1] Pegar { $count } carta do banco
   *[other] Pegar { $count } cartas do banco
 }
    .turn = pegar cartas do banco
    .lesson = Pegue do banco as cartas que quiser, iguais ou diferentes, enquanto ele tiver. Dá para construir com elas na hora.
catan-prompt-helper-used = Ajudante usado: { $helper }. O que fazer com ele?
    .turn = decidir o que fazer com um ajudante
    .lesson = Um ajudante usado uma vez é virado, para mais um uso, ou trocado por um dos que estão à mostra. O novo espera até o seu próximo turno.
catan-prompt-mayor = Os dados não deram nada: usar o Prefeito?
    .turn = usar o Prefeito
    .lesson = Os dados não deram nada a você, e o Prefeito compensa com uma carta à sua escolha, do banco. Você decide se o usa agora ou o guarda para outra vez.
catan-prompt-general = Saiu um 7: usar o General para pegar uma carta?
    .turn = usar o General
    .lesson = Com um 7, o General dá uma carta à escolha, do banco, a quem tem no máximo sete. Isso conta como um uso, como com qualquer ajudante.
catan-prompt-general-keeps = Saiu um 7: usar o General para ficar com todas as cartas?
    .turn = usar o General
    .lesson = Com um 7, o General livra você de descartar a metade das cartas. Isso conta como um uso, como com qualquer ajudante.
catan-prompt-return-card = Escolher a carta que { $partner } recebe em troca
    .turn = entregar uma carta em troca
    .lesson = O Negociante trouxe uma carta, e você dá outra em troca. Serve qualquer uma, até do mesmo tipo.
catan-prompt-demand-again = Exigir { $resource } de um segundo adversário ou parar por aqui
    .turn = exigir uma carta de um segundo adversário
    .lesson = Com o Negociante, você pode pedir a mesma matéria-prima a um segundo adversário. Ele só dá uma se tiver, e recebe uma carta sua em troca.
catan-prompt-move-road = Escolher o novo caminho da estrada { $path }
    .turn = mover uma estrada
    .lesson = O Explorador passa uma estrada sua, de ponta livre, para outro caminho onde você poderia construir. Não se paga nada, e a sua linha mais longa pode mudar com isso.
catan-prompt-keep-card = Escolher com qual carta de desenvolvimento ficar
    .turn = escolher uma carta de desenvolvimento
    .lesson = A Sábia mostra as cartas de cima do monte, e você fica com uma. As outras voltam embaralhadas, e ninguém mais as vê.
catan-prompt-take-from-hand = Escolher a carta a pegar de { $victim }
    .turn = pegar uma carta de um adversário
    .lesson = Você vê a mão inteira deste adversário e pega a carta que preferir. Guarde o resto na memória: ele mostra o que vem por aí.
catan-prompt-favor-card = Escolher a carta que os Comerciantes dão
    .turn = escolher uma carta dos Comerciantes
    .lesson = O favor dos Comerciantes é uma carta de matéria-prima à sua escolha, do banco. Dá para usá-la na hora.
catan-prompt-favor-road = Construir uma estrada de graça
    .turn = construir uma estrada de graça
    .lesson = O favor dos Calceteiros é uma estrada sem pagar, ligada à sua rede. Se ela unir um distrito seu ao de outra pessoa, rende fichas de novo.
catan-prompt-return-token = Escolher a ficha que volta para a provisão
    .turn = devolver uma ficha
    .lesson = Você tirou uma ficha de favor e devolve uma, a nova ou uma antiga. Os tipos que ficam são segredo; só a quantidade se vê.
catan-prompt-gift = Um presente de { $giver }: { $resource }. Você aceita?
    .turn = responder a um presente
    .lesson = Alguém quer dar a você uma carta de matéria-prima sem pedir nada em troca. Se você aceita, quem dá tira uma ficha de favor.
catan-prompt-gift-open = { $recipient } ainda não respondeu ao seu presente
    .turn = esperar a resposta a um presente
    .lesson = O seu presente só vale se for aceito. Até lá, você só pode retirá-lo.
catan-prompt-drawing-order = Sua estrada une vários distritos: quem tira primeiro uma ficha?
    .turn = escolher quem tira primeiro uma ficha
    .lesson = A sua estrada une de uma vez distritos de vários jogadores, e cada um tira uma ficha de favor. Você diz em que ordem, e a provisão pode acabar.

# Respostas prontas

catan-ready-discard = Descartar do que mais tenho
catan-ready-keep-city = Guardar as cartas de uma cidade
catan-ready-keep-settlement = Guardar as cartas de uma aldeia
catan-ready-keep-card = Guardar o preço de uma carta
catan-ready-plenty-city = Cidade: { $cards }
catan-ready-plenty-settlement = Aldeia: { $cards }
catan-ready-plenty-card = Carta: { $cards }
catan-ready-plenty-road = Estrada: { $cards }
catan-ready-bank = Banco: { $give } → { $take }
catan-ready-offer = Oferecer { $give } por { $take }

# O que se pode fazer

catan-verb-settle = Pôr aldeia
catan-verb-founding-road = Pôr estrada
catan-verb-roll = Rolar os dados
catan-verb-discard = Descartar
catan-verb-move-robber = Mover o ladrão
catan-verb-steal = Roubar uma carta
    .of = Roubar de { $what }
catan-verb-let-be = Não roubar
catan-verb-build-road = Construir estrada
    .of = Estrada em { $what }
catan-verb-build-settlement = Construir aldeia
    .of = Aldeia em { $what }
catan-verb-build-city = Construir cidade
    .of = Cidade em { $what }
catan-verb-buy-card = Comprar carta de desenvolvimento
catan-verb-play-card = Jogar carta
    .of = Jogar { $what }
catan-verb-free-road = Pôr estrada grátis
catan-verb-stop-roads = Ficar com uma estrada só
catan-verb-take-plenty = Pegar cartas
catan-verb-monopolise = Escolher matéria-prima
catan-verb-bank-trade = Trocar com o banco
    .of = Banco: { $what }
catan-verb-offer-trade = Oferecer uma troca
catan-verb-propose = Propor uma troca
    .beside-accept = Contrapropor
    .beside-decline = Contrapropor
catan-verb-tout = Anunciar cartas
catan-verb-confirm = Fechar negócio
catan-verb-accept-proposal = Aceitar a proposta
    .of = Aceitar: { $what }
catan-verb-reject-proposal = Recusar a proposta
    .of = Recusar: { $what }
catan-verb-withdraw = Retirar
catan-verb-accept = Aceitar
catan-verb-decline = Recusar
catan-verb-withdraw-proposal = Retirar minha proposta
catan-verb-start-building = Passar a construir
catan-verb-end-turn = Encerrar turno
catan-verb-answer-ahead = Decidir já a próxima construção
    .of = Próxima fase: { $what }
catan-verb-join-building = Responder
catan-verb-end-building = Parar de construir
catan-verb-play-token = Jogar ficha de canal
catan-verb-flip-helper = Ficar com ele, lado B
catan-verb-exchange-helper = Trocar de ajudante
catan-verb-decline-helper = Agora não
catan-verb-take-with-helper = Pegar uma carta no banco
catan-verb-keep-hand = Ficar com todas as cartas
catan-verb-use-merchant = Negociante: exigir carta
catan-verb-demand-again = Exigir de mais um
catan-verb-stop-demands = Parar por aqui
catan-verb-return-card = Devolver uma carta
catan-verb-use-mendicant = Mendicante: construir estrada
catan-verb-use-explorer = Explorador: mover estrada
catan-verb-move-road = Pôr a estrada ali
catan-verb-use-sage = Sábia: comprar e escolher
    .of = Sábia: { $what }
catan-verb-keep-card = Ficar com a carta
catan-verb-use-noblewoman = Fidalga: ver uma mão
catan-verb-take-from-hand = Pegar esta carta
catan-verb-use-captain = Capitão: trocar 2:1
catan-verb-priest-settlement = Sacerdote: construir aldeia
catan-verb-priest-city = Sacerdote: construir cidade
catan-verb-use-bride = Noiva: afastar o ladrão
catan-verb-use-favor = Usar um favor
catan-verb-take-favor-card = Pegar carta
catan-verb-favor-road = Pôr estrada grátis
catan-verb-favor-trade = Trocar 1:1
catan-verb-exchange-token = Trocar uma ficha
catan-verb-return-token = Devolver ficha
catan-verb-offer-gift = Dar um presente
catan-verb-accept-gift = Aceitar o presente
catan-verb-refuse-gift = Recusar
catan-verb-withdraw-gift = Retirar o presente
catan-verb-draw-first = Tira primeiro
catan-field-settle-corner = Encruzilhada
catan-field-founding-road-path = Caminho
catan-field-discard-cards = Cartas a descartar
catan-field-move-robber-hex = Terreno
catan-field-steal-victim = De quem?
catan-field-build-road-path = Em qual caminho?
catan-field-build-settlement-corner = Em qual encruzilhada?
catan-field-build-city-corner = Qual aldeia vira cidade?
catan-field-play-card-card = Qual carta?
catan-field-free-road-path = Em qual caminho?
catan-field-take-plenty-cards = Cartas a pegar
catan-field-monopolise-resource = Matéria-prima
catan-field-bank-trade-deal = O quê pelo quê?
catan-field-offer-trade-give = Você dá
catan-field-offer-trade-want = Você quer
catan-field-offer-trade-to = A quem?
catan-field-offer-trade-closing = Como oferecer?
catan-field-propose-give = Você dá
catan-field-propose-want = Você quer
catan-field-tout-give = Cartas que você daria
catan-field-confirm-deal = Qual negócio?
catan-field-accept-proposal-proposer = Qual proposta?
catan-field-reject-proposal-proposer = Qual proposta?
catan-field-withdraw-offer = Qual oferta?
catan-field-accept-offer = Qual oferta?
catan-field-decline-offer = Qual oferta?
catan-field-answer-ahead-answer = Próxima fase de construção adicional
catan-field-join-building-answer = Construir ou passar?
catan-field-play-token-resource = Para qual matéria-prima?
catan-field-exchange-helper-helper = Qual ajudante você pega?
catan-field-take-with-helper-resource = Qual matéria-prima?
catan-field-use-merchant-resource = Qual matéria-prima?
catan-field-use-merchant-victim = De quem?
catan-field-demand-again-victim = De quem?
catan-field-return-card-resource = Qual carta você dá?
catan-field-use-mendicant-instead = Como você paga?
catan-field-use-mendicant-path = Em qual caminho?
catan-field-use-explorer-path = Qual estrada?
catan-field-move-road-path = Em qual caminho?
catan-field-use-sage-instead = Como você paga?
catan-field-keep-card-card = Com qual carta você fica?
catan-field-use-noblewoman-victim = A mão de quem?
catan-field-take-from-hand-resource = Qual carta você pega?
catan-field-use-captain-resource = Para qual matéria-prima?
catan-field-priest-settlement-corner = Em qual encruzilhada?
catan-field-priest-city-corner = Qual aldeia vira cidade?
catan-field-use-bride-hex = Para qual terreno?
catan-field-use-favor-guild = Qual guilda?
catan-field-take-favor-card-resource = Qual matéria-prima?
catan-field-favor-road-path = Em qual caminho?
catan-field-favor-trade-deal = O quê pelo quê?
catan-field-return-token-guild = Qual ficha?
catan-field-offer-gift-gift = Qual carta, a quem?
catan-field-draw-first-seat = Quem tira primeiro?

# Notas sobre as escolhas

catan-note-corner = { $land } · { $pips ->
    [1] { $pips } pontinho
   *[other] { $pips } pontinhos
 }
catan-note-locality = { $name } · { $land } · { $pips ->
    [1] { $pips } pontinho
   *[other] { $pips } pontinhos
 }
catan-note-towards = até { $corner }: { $land }
catan-note-towards-free = até { $corner }: { $land } · ali cabe uma aldeia
catan-note-towards-built = até { $corner }: { $land } · termina na construção de { $owner }
catan-note-towards-crossing = até { $corner }, onde não cabe aldeia
catan-note-towards-crossing-with = até { $corner }, onde não cabe aldeia: { $land }
catan-note-between = liga as suas estradas: { $land }
catan-note-hex-0 = { $land } · { $own ->
    [0] ninguém construiu aqui
   *[other] só você
 }
catan-note-hex-1 = { $land } · { $first }: { $first-built ->
    [1] 1 construção
   *[other] { $first-built } construções
 }, { $first-cards ->
    [1] 1 carta
   *[other] { $first-cards } cartas
 }{ $own ->
    [0] {""}
   *[other] {" · "}você também
 }
catan-note-hex-2 = { $land } · { $first }: { $first-built ->
    [1] 1 construção
   *[other] { $first-built } construções
 }, { $first-cards ->
    [1] 1 carta
   *[other] { $first-cards } cartas
 } · { $second }: { $second-built ->
    [1] 1 construção
   *[other] { $second-built } construções
 }, { $second-cards ->
    [1] 1 carta
   *[other] { $second-cards } cartas
 }{ $own ->
    [0] {""}
   *[other] {" · "}você também
 }
catan-note-hex-3 = { $land } · { $first }: { $first-built ->
    [1] 1 construção
   *[other] { $first-built } construções
 }, { $first-cards ->
    [1] 1 carta
   *[other] { $first-cards } cartas
 } · { $second }: { $second-built ->
    [1] 1 construção
   *[other] { $second-built } construções
 }, { $second-cards ->
    [1] 1 carta
   *[other] { $second-cards } cartas
 } · { $third }: { $third-built ->
    [1] 1 construção
   *[other] { $third-built } construções
 }, { $third-cards ->
    [1] 1 carta
   *[other] { $third-cards } cartas
 }{ $own ->
    [0] {""}
   *[other] {" · "}você também
 }
catan-note-seat = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
 }
catan-note-own = Você tem { $count }
catan-refused-bank-empty = o banco não tem mais
catan-note-unanswered = sem respostas ainda
catan-note-accepted-by = aceitou: { $accepted }
catan-note-declined-by = recusou: { $declined }
catan-note-answers = aceitou: { $accepted } · recusou: { $declined }
catan-note-you-accepted = você aceitou
catan-note-you-declined = você recusou
catan-note-first-come = vale para o primeiro que aceitar

# O que acontece

catan-event-seated = { $seat } joga de { $colour }
catan-event-started = { $seat } começa
    .you = Você começa
catan-event-founded = { $seat } fundou uma aldeia em { $corner } com a estrada { $path }
catan-event-collected = { $seat } recebeu { $cards }
catan-event-turn-began = Turno de { $seat }
    .you = Seu turno
catan-event-rolled = { $seat } tirou { $first } + { $second } = { $sum }
catan-event-ran-short = Faltou { $resource } no banco
catan-event-discarded = { $seat } descartou { $cards }
catan-event-moved-robber = { $seat } moveu o ladrão para { $hex } ({ $terrain })
catan-event-stole = { $seat } roubou uma carta de { $victim }
catan-event-stole-card = { $seat } roubou de { $victim }: { $resource }
catan-event-stole-nothing = { $seat } não roubou nada
catan-event-built-road = { $seat } construiu uma estrada: { $path }
catan-event-built-settlement = { $seat } construiu uma aldeia: { $corner }
catan-event-built-city = { $seat } construiu uma cidade: { $corner }
catan-event-bought-card = { $seat } comprou uma carta de desenvolvimento ({ $left ->
    [1] resta 1
   *[other] restam { $left }
 })
catan-event-drew-card = { $seat } comprou: { $card }
catan-event-drew-point = { $seat } comprou: { $card } (+1 ponto)
catan-event-played-card = { $seat } jogou a carta { $card }
catan-event-took-plenty = { $seat } pegou { $cards } do banco
catan-event-monopolised = { $seat } escolheu { $resource } e recebeu { $total ->
    [0] nada
   *[other] { $total }
}
catan-event-gave-up = { $seat } entregou { $cards }
catan-event-longest-road = { $seat } conquistou a Maior Estrada Comercial, com { $length } estradas
catan-event-lost-longest-road = { $seat } perdeu a Maior Estrada Comercial; agora ela não é de ninguém
catan-event-took-chip = { $seat } pegou a ficha de Catan em { $corner }
catan-event-linked = { $seat } ligou { $one } e { $other } { $tokens ->
    [0] no canal; não há mais fichas
   *[other] no canal e ganhou uma ficha de canal
}
catan-event-played-token = { $seat } jogou uma ficha de canal: { $resource } vale 2:1 neste turno
catan-event-took-helper = { $seat } recebeu um ajudante: { $helper }
catan-event-used-helper = { $seat } usou o ajudante: { $helper }
catan-event-flipped-helper = { $seat } virou o ajudante para o lado B: { $helper }
catan-event-exchanged-helper = { $seat } trocou de ajudante: { $helper } por { $taken }
catan-event-took-from-bank = { $seat } pegou no banco: { $resource }
catan-event-kept-hand = { $seat } ficou com todas as cartas
catan-event-demanded = { $seat } exigiu { $resource } de { $victim }, que { $has_given ->
    [yes] deu uma
   *[other] não tem
}
catan-event-returned-card = { $seat } deu em troca a { $partner }: { $resource }
catan-event-moved-road = { $seat } moveu uma estrada de { $road } para { $path }
catan-event-paid-so = { $seat } pagou { $cards }
catan-event-looked-at-hand = A mão de { $victim } que { $seat } viu: { $cards }
catan-event-saw-cards = { $seat } viu no topo da pilha: { $cards }
catan-event-took-from-hand = { $seat } viu a mão de { $victim } e pegou uma carta
catan-event-took-this-card = A carta que { $seat } pegou de { $victim }: { $resource }
catan-event-named-for-captain = { $seat } pode trocar { $resource } 2:1 neste turno
catan-event-removed-knight = { $seat } tirou do jogo um cavaleiro jogado
catan-event-drew-tokens = { $seat } { $count ->
    [0] não tirou ficha de favor: não há mais
    [1] tirou 1 ficha de favor
   *[other] tirou { $count } fichas de favor
}
catan-event-drew-these-tokens = { $seat } tirou: { $tokens }
catan-event-joined-districts = { $seat } uniu distritos com { $others }
catan-event-used-favor = { $seat } usou o favor dos { $guild }
catan-event-took-favor-card = { $seat } pegou do banco: { $resource }
catan-event-traded-by-favor = { $seat } trocou { $gave } por { $took } com o banco, por favor dos Mercadores
catan-event-got-card = { $seat } pegou uma carta de desenvolvimento ({ $left ->
    [1] resta 1
   *[other] restam { $left }
 })
catan-event-got-this-card = { $seat } pegou: { $card }
catan-event-got-chip = { $seat } pegou uma ficha de Catan: 1 ponto
catan-event-drew-for-exchange = { $seat } tirou uma ficha de favor para trocar
catan-event-returned-token = { $seat } devolveu uma ficha de favor
catan-event-returned-this-token = { $seat } devolveu uma ficha: { $guild }
catan-event-offered-gift = { $seat } ofereceu um presente a { $to }: { $resource }
catan-event-accepted-gift = { $seat } aceitou o presente de { $giver }: { $resource }
catan-event-refused-gift = { $seat } recusou o presente de { $giver }
catan-event-withdrew-gift = { $seat } retirou o presente
catan-event-lost-largest-army = { $seat } perdeu o Maior Exército de Cavalaria; agora ele não é de ninguém
catan-event-largest-army = { $seat } conquistou o Maior Exército de Cavalaria, com { $knights } cavaleiros
catan-event-joins-special = { $seat } decidiu construir na fase de construção adicional
catan-event-passes-special = { $seat } passou a vez na fase de construção adicional
catan-event-keeps-passing = { $seat } vai passar a vez em toda fase de construção adicional até segunda ordem
catan-event-won = { $seat } venceu com { $points } pontos
catan-event-revealed-cards = { $seat } revelou { $cards }
catan-event-traded-with-bank = { $seat } trocou { $gave } por { $took } com o banco
catan-call-offer = { $seat } oferece { $give } por { $want }
catan-call-answered = { $accepted } daria { $want } por { $give }. Os outros recusaram.
catan-call-nobody = Ninguém dá { $want } por { $give }.
catan-refused-lacking = Não dá: falta { $cards }.
catan-event-offered = { $seat } ofereceu { $give } por { $want } (oferta { $number })
catan-event-offered-first = { $seat } ofereceu { $give } por { $want } ao primeiro que aceitar (oferta { $number })
catan-event-offered-to = { $seat } ofereceu a { $partners }: { $give } por { $want } (oferta { $number })
catan-event-offered-to-first = { $seat } ofereceu a { $partners }: { $give } por { $want }, ao primeiro que aceitar (oferta { $number })
catan-event-seeks = { $seat } pediu { $cards }, preço em aberto (oferta { $number })
catan-event-touts = { $seat } ofereceu { $cards }, preço em aberto (oferta { $number })
catan-event-accepted-offer = { $seat } aceitou a oferta { $number }
catan-event-declined-offer = { $seat } recusou a oferta { $number }
catan-event-proposed = { $seat } propôs dar { $give } por { $want }
catan-event-rejected-proposal = { $seat } recusou o que { $partner } propôs
catan-event-withdrew-offer = { $seat } retirou a oferta { $number }
catan-event-withdrew-proposal = { $seat } retirou a proposta
catan-event-traded = { $seat } trocou { $gave } por { $took } com { $partner }
catan-event-deal-failed = O negócio entre { $seat } e { $partner } não era mais possível

# Orders given ahead

catan-order-roll = Rolar os dados logo, a não ser que eu possa jogar algo antes
catan-order-end-turn = Encerrar o turno quando eu não puder construir nem jogar nada nem trocar com o banco
catan-order-end-turn-spared = Encerrar assim mesmo podendo presentear, trocar uma ficha ou usar ajudante que não constrói
catan-order-pass-special = Passar na construção adicional quando eu não puder pagar nada
catan-order-decline-lumber = Recusar trocas que me peçam madeira
catan-order-decline-brick = Recusar trocas que me peçam tijolo
catan-order-decline-wool = Recusar trocas que me peçam lã
catan-order-decline-grain = Recusar trocas que me peçam cereal
catan-order-decline-ore = Recusar trocas que me peçam minério
