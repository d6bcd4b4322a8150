# CATAN (Klaus Teuber): o jogo

catan-name = CATAN
catan-about = Colonize uma ilha, colha o que a terra dá, negocie e seja o primeiro a fazer { $points } pontos.
catan-help = Todo turno começa com dois dados. Cada terreno com o número que saiu dá a sua matéria-prima a quem está em volta: 1 carta por aldeia, 2 por cidade. Depois você negocia com os outros ou com o banco, constrói estradas, aldeias e cidades e compra cartas de desenvolvimento. Com um 7 ninguém produz: quem tem mais de 7 cartas descarta a metade, e o ladrão bloqueia um terreno. Aldeias valem 1 ponto, cidades 2, a Maior Estrada Comercial e o Maior Exército de Cavalaria 2 cada, e algumas cartas de desenvolvimento 1. Vence quem chega a 10 pontos no próprio turno; alguns mapas e cenários pedem mais.

# Coisas

catan-resource-lumber = madeira
    .counted = { $count ->
        [1] { $count } madeira
       *[other] { $count } madeiras
    }
    .help = A madeira vem das florestas. Você precisa dela para estradas e aldeias.
catan-resource-brick = argila
    .counted = { $count ->
        [1] { $count } argila
       *[other] { $count } argilas
    }
    .help = A argila vem das colinas. Você precisa dela para estradas e aldeias.
catan-resource-wool = lã
    .counted = { $count ->
        [1] { $count } lã
       *[other] { $count } lãs
    }
    .help = A lã vem dos pastos. Você precisa dela para aldeias e cartas de desenvolvimento.
catan-resource-grain = cereal
    .counted = { $count ->
        [1] { $count } cereal
       *[other] { $count } cereais
    }
    .help = O cereal vem das lavouras. Você precisa dele para aldeias, cidades e cartas de desenvolvimento.
catan-resource-ore = minério
    .counted = { $count ->
        [1] { $count } minério
       *[other] { $count } minérios
    }
    .help = O minério vem das montanhas. Você precisa dele para cidades e cartas de desenvolvimento.
catan-resource-canal = ficha de canal
    .counted = { $count ->
        [1] { $count } ficha de canal
       *[other] { $count } fichas de canal
    }
catan-terrain-forest = floresta
    .help = A floresta produz madeira quando o número dela sai, a menos que o ladrão esteja ali.
catan-terrain-hills = colina
    .help = A colina produz argila quando o número dela sai, a menos que o ladrão esteja ali.
catan-terrain-pasture = pasto
    .help = O pasto produz lã quando o número dele sai, a menos que o ladrão esteja ali.
catan-terrain-fields = lavoura
    .help = A lavoura produz cereal quando o número dela sai, a menos que o ladrão esteja ali.
catan-terrain-mountains = montanha
    .help = A montanha produz minério quando o número dela sai, a menos que o ladrão esteja ali.
catan-terrain-desert = deserto
    .help = O deserto não produz nada. O ladrão começa aqui; se houver dois desertos, um deles é sorteado.
catan-card-knight = Cavaleiro
    .effect = Mova o ladrão e roube uma carta
    .help = Mova o ladrão para outro terreno; depois você pode roubar uma carta de alguém que construiu ali. Cavaleiros jogados contam para o Maior Exército de Cavalaria. Você pode jogar 1 carta de desenvolvimento por turno, até antes de rolar os dados, mas não no turno em que a comprou.
    .the = um Cavaleiro
catan-card-road-building = Construção de estradas
    .effect = Construa até 2 estradas de graça
    .help = Construa até duas estradas de graça, pelas regras de sempre. Você pode parar depois da primeira. Você pode jogar 1 carta de desenvolvimento por turno, até antes de rolar os dados, mas não no turno em que a comprou.
    .the = a Construção de estradas
catan-card-year-of-plenty = Ano de abundância
    .effect = Pegue 2 cartas quaisquer do banco
    .help = Pegue duas cartas de matéria-prima quaisquer do banco, iguais ou diferentes. Dá para usá-las na hora. Você pode jogar 1 carta de desenvolvimento por turno, até antes de rolar os dados, mas não no turno em que a comprou.
    .the = o Ano de abundância
catan-card-monopoly = Monopólio
    .effect = Pegue todas as cartas de uma matéria-prima
    .help = Escolha uma matéria-prima: todos os outros entregam para você todas as cartas dela. Você pode jogar 1 carta de desenvolvimento por turno, até antes de rolar os dados, mas não no turno em que a comprou.
    .the = o Monopólio
catan-card-chapel = Capela
    .the = a Capela
    .effect = 1 ponto, secreto até o fim
    .help = Esta carta vale 1 ponto desde a compra. Você nunca a joga, e ela fica em segredo até o fim do jogo.
catan-card-great-hall = Salão nobre
    .the = o Salão nobre
    .effect = 1 ponto, secreto até o fim
    .help = Esta carta vale 1 ponto desde a compra. Você nunca a joga, e ela fica em segredo até o fim do jogo.
catan-card-library = Biblioteca
    .the = a Biblioteca
    .effect = 1 ponto, secreto até o fim
    .help = Esta carta vale 1 ponto desde a compra. Você nunca a joga, e ela fica em segredo até o fim do jogo.
catan-card-market = Mercado
    .the = o Mercado
    .effect = 1 ponto, secreto até o fim
    .help = Esta carta vale 1 ponto desde a compra. Você nunca a joga, e ela fica em segredo até o fim do jogo.
catan-card-university = Universidade
    .the = a Universidade
    .effect = 1 ponto, secreto até o fim
    .help = Esta carta vale 1 ponto desde a compra. Você nunca a joga, e ela fica em segredo até o fim do jogo.
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
    .effect = Exigir uma carta de até 2 jogadores e dar outra em troca
    .help = No seu turno, depois de rolar os dados, escolha uma matéria-prima. Um adversário que a tenha dá uma para você, e você dá em troca uma carta qualquer da sua mão. Depois, você pode exigir a mesma de um segundo adversário.
    .the = o Negociante
catan-helper-mendicant = Mendicante
    .effect = Pagar a estrada com outra carta
    .help = No seu turno, ao pagar uma estrada, você pode trocar a madeira ou a argila por outra carta qualquer.
    .the = o Mendicante
catan-helper-mayor = Prefeito
    .effect = Uma carta quando você não recebe nada
    .help = Em qualquer turno, quando sai um número diferente de 7 e você não recebe nada, pegue no banco uma carta à sua escolha.
    .the = o Prefeito
catan-helper-explorer = Explorador
    .effect = Mover uma estrada com ponta livre
    .help = No seu turno, depois de rolar os dados, mova uma estrada sua com ponta livre. Ela vai para outro caminho livre onde você poderia construir.
    .the = o Explorador
catan-helper-general = General
    .effect = Com um 7, proteger a mão ou pegar uma carta
    .help = Em qualquer turno em que sai um 7: se você tem mais de 7 cartas, não descarta nada. Se tem 7 ou menos, pega no banco uma carta à sua escolha.
    .the = o General
catan-helper-sage = Sábia
    .effect = Escolher entre 3 cartas de desenvolvimento
    .help = No seu turno, compre uma carta de desenvolvimento; você pode trocar uma das três cartas do preço por outra qualquer. Veja as três cartas do topo da pilha e fique com uma. As outras voltam embaralhadas.
    .the = a Sábia
catan-helper-noblewoman = Fidalga
    .effect = Pegar uma carta de quem está na frente
    .help = No seu turno, depois de rolar os dados, veja a mão de um adversário com mais pontos à vista do que você. Pegue uma carta à sua escolha.
    .the = a Fidalga
catan-helper-captain = Capitão
    .effect = Trocar uma matéria-prima 2:1 neste turno
    .help = No seu turno, depois de rolar os dados, escolha uma matéria-prima. Até o fim do turno, o banco aceita 2 dela por 1 carta de outro tipo, quantas vezes você quiser.
    .the = o Capitão
catan-helper-priest = Sacerdote
    .effect = Um cavaleiro paga parte da construção
    .help = No seu turno, tire do jogo um Cavaleiro que você já jogou. Uma aldeia custa então só madeira e argila, ou uma cidade só 2 minérios e 1 cereal. O Cavaleiro deixa de contar para o Maior Exército de Cavalaria.
    .the = o Sacerdote
catan-helper-robber-bride = Noiva do ladrão
    .effect = Mandar o ladrão para o deserto
    .help = No seu turno, até antes de rolar os dados, leve o ladrão para o deserto. Pegue uma carta da matéria-prima que ele estava bloqueando.
    .the = a Noiva do ladrão
catan-guild-traders = Mercadores
    .counted = { $count ->
        [1] 1 ficha dos Mercadores
       *[other] { $count } fichas dos Mercadores
    }
    .effect = Trocar duas vezes 1:1 com o banco
    .help = 1 ficha dos Mercadores (carroça) paga 1 favor: até duas vezes neste turno, troque uma carta de matéria-prima 1:1 com o banco. Você escolhe a hora, e os seus portos não fazem diferença.
catan-guild-merchants = Comerciantes
    .counted = { $count ->
        [1] 1 ficha dos Comerciantes
       *[other] { $count } fichas dos Comerciantes
    }
    .effect = Pegar 1 carta de matéria-prima
    .help = 1 ficha dos Comerciantes (barco) paga 1 favor: pegue no banco uma carta de matéria-prima à sua escolha.
catan-guild-road-builders = Calceteiros
    .counted = { $count ->
        [1] 1 ficha dos Calceteiros
       *[other] { $count } fichas dos Calceteiros
    }
    .effect = Construir 1 estrada de graça
    .help = 1 ficha dos Calceteiros (pá) paga 1 favor: construa na hora uma estrada de graça. Ela pode unir distritos.
catan-guild-scholars = Professores
    .counted = { $count ->
        [1] 1 ficha dos Professores
       *[other] { $count } fichas dos Professores
    }
    .effect = Pegar 1 carta de desenvolvimento
    .help = 2 fichas dos Professores (livro) pagam 1 favor: pegue a carta de desenvolvimento do topo. Você não pode jogá-la neste turno.
catan-guild-master-builders = Arquitetos
    .counted = { $count ->
        [1] 1 ficha dos Arquitetos
       *[other] { $count } fichas dos Arquitetos
    }
    .effect = Pegar 1 ficha de Catan: 1 ponto
    .help = 2 fichas dos Arquitetos (compasso) pagam 1 favor: pegue uma ficha de Catan. Ela vale 1 ponto, todos a veem e ninguém a tira de você.
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
catan-robber-strong = Outros no 6 e no 8
catan-robber-fair = Outros no 4, 5, 9 e 10
catan-robber-weak = Outros no 2, 3, 11, 12 e deserto
catan-robber-both = Outros e você
catan-robber-nobody = Ninguém
catan-robber-own = Só você
catan-special-ask = Perguntar na hora
catan-special-build = Construir
catan-special-pass = Passar
catan-special-always-pass = Passar sempre
catan-closing-pick = Oferecer (eu escolho com quem)
    .the = e depois escolher com quem
catan-closing-first = Oferecer ao primeiro que aceitar
    .the = ao primeiro que aceitar
    .brief = Ao primeiro que aceitar
catan-label-place = { $place }
catan-label-offer = Oferta { $place }
catan-label-seat = { $seat }
catan-label-acceptance = Oferta { $number } com { $seat }
catan-label-deal = { $give } por { $take }
catan-label-harbor = { $harbor } { $number }
catan-label-hex-others = { $land } ({ $seats })
    .short = { $seats }
catan-label-hex-both = { $land } ({ $seats } e você)
    .other = { $land } ({ $seats } e o jogador da vez)
    .short = { $seats } e você
catan-label-hex-nobody = { $land }
catan-label-hex-own = { $land } (só você)
    .other = { $land } (só o jogador da vez)
catan-label-land = { $resource } { $number }
catan-label-instead = { $give } no lugar de { $for }
catan-instead-printed = as cartas de sempre
catan-label-gift = { $resource } para { $seat }
catan-label-bank = { $give } por { $take }
catan-label-trade = { $partner } dá { $get }, você dá { $give } (oferta { $number })
    .told = { $get } de { $partner } por { $give }
    .short = { $get } por { $give }, { $partner }
    .brief = { $partner }, oferta { $number }
catan-label-proposal = { $partner } dá { $get }, você dá { $give }
    .told = { $get } de { $partner } por { $give }
    .short = { $get } por { $give }, { $partner }
    .brief = { $partner }
catan-label-own-offer = { $give } por { $want } (oferta { $number })
    .brief = oferta { $number }
catan-label-own-offer-to = { $give } por { $want }, para { $partners } (oferta { $number })
    .short = { $give } por { $want } (oferta { $number })
    .brief = oferta { $number }
catan-label-own-call = seu pedido de { $want } (oferta { $number })
    .other = o pedido de { $want }
    .brief = oferta { $number }
catan-label-own-tout = sua oferta de { $give } (oferta { $number })
    .other = a oferta de { $give }
    .brief = oferta { $number }
catan-score-settlements = Aldeias (1{"\u00A0"}ponto{"\u00A0"}cada)
catan-score-cities = Cidades (2{"\u00A0"}pontos{"\u00A0"}cada)
catan-score-longest-road = Maior Estrada Comercial
catan-score-largest-army = Maior Exército de Cavalaria
catan-score-victory-cards = Cartas de ponto de vitória
catan-score-chips = Fichas de Catan (1{"\u00A0"}ponto{"\u00A0"}cada)
catan-topic-founding = Fase de fundação
    .help = Na ordem dos turnos, cada um coloca uma aldeia com uma estrada ao lado. Depois, começando pelo último, cada um coloca a segunda aldeia e a segunda estrada. A segunda aldeia dá uma carta por terreno em volta, menos o deserto. Na ilha dos iniciantes, essas peças já estão no lugar.
    .also = Preparação, Início do jogo, Primeiras aldeias
catan-topic-turn = Um turno
    .help = Role os dados, negocie e construa quantas vezes quiser e encerre o turno. Uma vez por turno, até antes de rolar, você pode jogar uma carta de desenvolvimento, mas não uma comprada neste turno. As opções da mesa dizem se dá para misturar comércio e construção ou se o comércio vem antes.
    .also = Turno, Rodada, Vez, Fases, Dados, Rolar os dados, Produção
catan-topic-pips = Números e pontinhos
    .help = Os pontinhos de um número dizem em quantos de 36 lançamentos ele costuma sair. O 6 e o 8 têm 5; o 2 e o 12, só 1. Os de um lugar são a soma dos terrenos em volta: quanto mais pontinhos, mais cartas.
    .also = Pontinhos, Números, Chances, Probabilidade
catan-topic-building = Construir
    .help = Uma estrada custa madeira e argila. Ela se liga a uma estrada ou construção sua e não passa pela construção de outro jogador. Uma aldeia custa madeira, argila, lã e cereal. Ela fica na ponta de uma estrada sua, e as encruzilhadas vizinhas precisam estar vazias (regra da distância). Uma cidade custa 2 cereais e 3 minérios e substitui uma aldeia sua, que volta para você. Uma carta de desenvolvimento custa lã, cereal e minério. Você tem 15 estradas, 5 aldeias e 4 cidades.
    .also = Construção, Fase de construção, Custos, Pagamento, Estrada, Aldeia, Cidade, Regra da distância, Limite de peças
catan-topic-trade = Comércio
    .help = Só se negocia com o jogador da vez: ele oferece cartas ou responde às propostas dos outros. Não vale dar cartas de graça nem trocar um tipo por ele mesmo. A oferta não reserva nada: os dois ainda precisam ter as cartas na hora de fechar. O banco aceita 4 cartas iguais por 1 à sua escolha. Com um porto 3:1 ele aceita 3, e com um porto especial, 2 do tipo indicado. As ofertas acabam com o turno ou, se o comércio vem antes, quando começa a construção.
    .also = Negociar, Fase de comércio, Ofertas, Banco, Portos, Comércio interno, Comércio marítimo
catan-topic-robber = O ladrão
    .help = Quando sai 7, ninguém produz. Quem tem mais de 7 cartas de matéria-prima descarta a metade, arredondada para baixo. Depois o jogador da vez move o ladrão para outro terreno e pode roubar uma carta de alguém que construiu ali. O terreno do ladrão não produz nada.
    .also = Ladrão, Sete, 7, Descarte, Roubo
catan-topic-roads = Maior Estrada e Maior Exército
    .help = O primeiro com 5 estradas seguidas leva a Maior Estrada Comercial, que vale 2 pontos. Só perde a carta para quem fizer uma estrada mais longa. Ramificações não contam, e a construção de outro jogador corta a estrada. Se a estrada for cortada, a carta vai para quem tiver agora a mais longa. No empate, quem já tinha a carta fica com ela; se não estiver entre os empatados, ou se ninguém tiver 5, ela fica sem dono. O primeiro com 3 Cavaleiros jogados leva o Maior Exército de Cavalaria, que vale 2 pontos. Só perde a carta para quem jogar mais Cavaleiros.
    .also = Maior Exército de Cavalaria, Cartas especiais
catan-topic-special = Fase de construção adicional
    .help = Com 5 ou 6 jogadores, depois de cada turno os outros que têm pelo menos 2 cartas de matéria-prima podem construir. Eles constroem e compram um depois do outro, em sentido horário, sem negociar nem jogar cartas. Ninguém vence nessa fase. Dá para responder com antecedência.
    .also = Fase extra de construção, Cinco e seis jogadores, 5 jogadores, 6 jogadores
catan-topic-scenario = Córsega e Nova York
    .help = São mapas impressos para 3 a 6 jogadores. Aldeias só ficam nas localidades com nome, e estradas só nos caminhos pontilhados. A estrada só passa de uma localidade depois que você construir ali. Uma estrada num caminho vermelho melhora a sua troca com o banco pelo resto da partida. Com 3 ou 4 jogadores, a primeira estrada a chegar a uma encruzilhada com ficha de Catan ganha a ficha, que vale 1 ponto. Vence então quem fizer 13 pontos com 3 jogadores, ou 12 com 4. Com 5 ou 6 não há fichas, as encruzilhadas são localidades e bastam 10 pontos.
    .also = Córsega, Nova York, Nova Iorque, Cenário, Localidade, Ficha de Catan, Caminho vermelho, Caminho marcado
catan-topic-erie = O canal de Erie
    .help = É uma variante de Nova York. Ligue com estradas suas duas localidades vizinhas do canal e ganhe uma ficha de canal, uma vez por par. No seu turno, jogue uma ficha e escolha uma matéria-prima. Até o fim do turno, o banco aceita 2 dela por 1 carta de outro tipo. Depois a ficha volta para a reserva. Você também pode negociar fichas com os outros.
    .also = Canal, Ficha de canal, Ligação
catan-topic-helpers = Os ajudantes
    .help = Com a segunda aldeia você recebe um ajudante, com o lado A para cima. Os outros ficam à vista. Você pode usar o seu uma vez por turno, no momento que a carta indica. Depois, vire-o para o lado B e use-o mais uma vez, ou troque-o por um dos que estão à vista. Depois do segundo uso, a troca é obrigatória. O ajudante novo vale a partir do próximo turno.
    .also = Ajudante, Carta de ajudante, Lado A, Lado B
catan-topic-frenemies = Entre amigos
    .help = Gentilezas rendem fichas de favor, tiradas às cegas. Tire 1 quando levar o ladrão para um terreno sem construções, ou para um deserto sem roubar. Uma vez por turno, ofereça uma carta de matéria-prima a quem não está à sua frente em pontos à vista; se for aceita, tire 1. Distritos são peças ligadas da mesma cor. Quando uma estrada sua une pela primeira vez um deles ao de outro jogador, você tira 3 e ele tira 1. Uma vez em cada turno seu, até antes de rolar, você pode usar fichas de turnos anteriores. Gaste-as no favor de uma guilda, ou tire uma e devolva outra. Só você vê quais fichas tem, mas todos veem quantas. Vence quem fizer 11 pontos.
    .also = Favor, Ficha de favor, Ficha, Guilda, Guildas, Tabela de guildas, Presente, Distrito, Unir distritos, Trocar uma ficha
catan-topic-end = Final do jogo
    .help = Quem chega a 10 pontos no próprio turno vence na hora, por isso não há empate. Entre amigos pede 11; a Córsega e Nova York pedem 13 com 3 jogadores e 12 com 4. Aldeias valem 1 ponto, cidades 2, a Maior Estrada Comercial e o Maior Exército de Cavalaria 2 cada, e cartas de ponto de vitória 1. Essas cartas ficam em segredo até o fim, mas contam desde a compra.
    .also = Fim do jogo, Pontuação, Contagem de pontos, Pontos, Pontos de vitória, Vencedor, Empate

# Opções da mesa

catan-option-board = Ilha
    .about = Como a ilha é montada.
catan-option-board-automatic = Automática
    .about = A ilha dos iniciantes com 3–4 jogadores, uma aleatória com 5–6.
catan-option-board-beginner = Para iniciantes
    .about = A ilha fixa, com as primeiras peças já colocadas, para 3–4 jogadores.
catan-option-board-random = Aleatória
    .about = Uma ilha aleatória; cada um coloca as primeiras peças.
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
    .about = Em qualquer ordem; senão, primeiro se negocia e depois se constrói.
catan-option-erie = Canal de Erie
    .about = Só em Nova York. Estradas ao longo do canal rendem fichas que trocam 2:1.
catan-refused-erie = O canal de Erie só existe no mapa de Nova York.
catan-option-frenemies = Entre amigos
    .about = Gentilezas rendem favores das guildas, e vence quem fizer 11 pontos. Não na Córsega nem em Nova York.
catan-refused-frenemies = Não dá para jogar Entre amigos na Córsega nem em Nova York.
catan-option-helpers = Os ajudantes
    .about = Cada um tem um ajudante com uma habilidade, para usar e trocar.
catan-refused-beginner = A ilha dos iniciantes é para até { $most } jogadores.
catan-option-seating = Lugares
    .about = Quem senta onde, o que define a ordem dos turnos.
catan-option-seating-shuffled = Sorteados
    .about = Os lugares são sorteados, e todos podem conferir o sorteio.
catan-option-seating-joined = Por ordem de entrada
    .about = Na ordem da lista de jogadores.
catan-option-first-player = Jogador inicial
    .about = Só dá para escolher alguém quando os lugares seguem a ordem de entrada.
catan-option-first-player-random = Sorteado
catan-option-first-player-1 = 1º da lista
catan-option-first-player-2 = 2º da lista
catan-option-first-player-3 = 3º da lista
catan-option-first-player-4 = 4º da lista
catan-option-first-player-5 = 5º da lista
catan-option-first-player-6 = 6º da lista
catan-refused-fixed = Só dá para mudar portos e números na ilha aleatória.
catan-refused-first-player-drawn = Só dá para escolher o jogador inicial quando os lugares seguem a ordem de entrada.
catan-refused-first-player-missing = A lista não tem jogador { $number }. Escolha outro jogador inicial.

# O que se pergunta

catan-prompt-settle = Escolha onde fundar a primeira aldeia
    .turn = fundar a primeira aldeia
    .lesson = Uma aldeia dá uma carta sempre que sai um dos números em volta dela. Números perto do 7 saem mais, e é bom ter vários tipos de matéria-prima.
catan-prompt-settle-locality = Escolha a localidade da primeira aldeia
    .turn = fundar a primeira aldeia
    .lesson = Neste mapa as aldeias só ficam nas localidades, marcadas aqui com letras. Com 3 ou 4 jogadores, a primeira estrada a chegar a uma encruzilhada com ficha de Catan ganha a ficha, que vale 1 ponto.
catan-prompt-settle-second = Escolha onde fundar a segunda aldeia, que dá as primeiras cartas
    .turn = fundar a segunda aldeia
    .lesson = A segunda aldeia dá na hora uma carta por terreno em volta, menos o deserto. Escolha o que falta à primeira, longe das outras construções.
catan-prompt-settle-second-locality = Escolha a localidade da segunda aldeia, que dá as primeiras cartas
    .turn = fundar a segunda aldeia
    .lesson = Ela dá na hora uma carta por terreno em volta, menos o deserto. Escolha uma localidade que dê o que falta à primeira.
catan-prompt-before-roll = Role os dados
    .turn = rolar os dados
    .lesson = Os dados dão cartas a quem tem construção num terreno com aquele número, e um 7 traz o ladrão. Antes de rolar, você pode jogar uma carta de desenvolvimento de um turno anterior.
catan-prompt-acting = Negocie, construa ou encerre o turno
    .turn = negociar ou construir
    .lesson = Negocie e construa quanto quiser, em qualquer ordem, até encerrar o turno. Estradas levam a novas encruzilhadas, e aldeias e cidades dão pontos e mais cartas.
catan-prompt-trading = Negocie e depois comece a construir
    .turn = negociar
    .lesson = Nesta mesa se negocia antes de construir: ofereça cartas aos outros ou troque no banco. Quando você passa a construir, não há mais comércio neste turno.
catan-prompt-building = Construa ou encerre o turno
    .turn = construir
    .lesson = Gaste as cartas em estradas, aldeias, cidades ou cartas de desenvolvimento. O que sobra fica na mão, e com mais de sete cartas um 7 leva a metade.
catan-prompt-ending = Nada a construir. Encerre o turno
    .turn = encerrar o turno
    .lesson = Sem cartas na mão não há o que construir nem trocar. Encerre o turno: os próximos dados trazem mais.
catan-prompt-waiting = Vez de { $partner }
    .turn = negociar
    .lesson = É a vez de outra pessoa, mas vocês podem negociar: responda a uma oferta ou proponha uma troca. Ninguém precisa esperar por você, e as ofertas acabam com o turno.
catan-stands-asked = Responda à oferta de { $partner } ou faça uma contraproposta
catan-stands-lacking = Para aceitar, você precisa de mais { $cards }. Recuse ou faça uma contraproposta
catan-stands-answered = Você já respondeu para { $partner } e ainda pode mudar de ideia
catan-stands-proposed = Você propôs dar { $give } por { $want }
catan-stands-sought = { $partner } quer { $cards }. Proponha uma troca
catan-stands-touted = { $partner } daria { $cards }. Proponha uma troca
catan-stands-propose = Você pode propor uma troca para { $partner }
catan-stands-ahead = Você já pode decidir sobre a próxima fase de construção
catan-stands-answers = Suas trocas têm resposta. Feche um negócio ou siga com o turno
catan-stands-empty = Você não tem cartas para trocar
catan-stands-called = Seu pedido está na mesa. Agora os outros podem propor
catan-stands-offered = Sua oferta espera resposta
catan-stands-refused = Ninguém quis { $give } por { $want }
catan-stands-refused-by = { $partner } recusou { $give } por { $want }
catan-prompt-move-robber = Mova o ladrão para outro terreno
    .turn = mover o ladrão
    .lesson = O ladrão precisa ir para outro terreno, que não produz nada enquanto ele estiver lá. Depois você pode roubar uma carta de quem construiu nesse terreno.
catan-prompt-steal = Escolha de quem roubar uma carta
    .turn = roubar uma carta
    .lesson = Você tira ao acaso uma carta da mão de quem escolher. Só vocês dois ficam sabendo qual é.
catan-prompt-monopolise = Escolha a matéria-prima que todos entregam para você
    .turn = escolher a matéria-prima do Monopólio
    .lesson = Escolha uma matéria-prima, e todos os outros entregam para você todas as cartas dela. Rende mais logo depois que muita gente recebeu ou trocou esse tipo.
catan-prompt-special = Construa ou passe na fase de construção adicional
    .turn = construir ou passar na fase de construção adicional
    .lesson = Com cinco ou seis jogadores, todos podem construir entre dois turnos, para ninguém esperar demais com a mão cheia. Dá para responder antes da hora; não se negocia, e ninguém vence agora.
catan-prompt-special-building = Construa ou termine de construir
    .turn = construir na fase de construção adicional
    .lesson = Construa e compre o que as suas cartas pagarem, sem negociar nem jogar cartas. Quando você terminar, é a vez do próximo.
catan-prompt-founding-road = Construa uma estrada a partir de { $corner }
    .turn = construir uma estrada
    .lesson = Cada uma das duas primeiras aldeias vem com uma estrada. Ela mostra onde você quer construir depois, então aponte para uma encruzilhada livre.
catan-prompt-founding-road-locality = Construa uma estrada a partir de { $corner }
    .turn = construir uma estrada
    .lesson = Uma estrada num caminho vermelho melhora a sua troca com o banco. Nenhuma estrada passa de uma localidade onde você ainda não construiu.
catan-prompt-discard = { $count ->
    [1] { $roller } tirou um 7. Descarte { $count } carta
   *[other] { $roller } tirou um 7. Descarte { $count } cartas
 }
    .turn = descartar cartas
    .lesson = Saiu um 7 e você tem mais de sete cartas de matéria-prima: a metade, arredondada para baixo, vai para o banco. Você escolhe quais, então guarde o que vai usar.
catan-prompt-free-road = { $count ->
    [1] Construa { $count } estrada de graça
   *[other] Construa { $count } estradas de graça, uma depois da outra
 }
    .turn = construir estradas de graça
    .lesson = Estas estradas são de graça, mas precisam se ligar às suas estradas ou construções. Use-as para chegar antes a uma encruzilhada ou para aumentar a sua estrada.
catan-prompt-second-free-road = Construa mais uma estrada de graça ou pare na primeira
    .turn = construir a segunda estrada de graça
    .lesson = Você pode construir uma segunda estrada de graça, mas não precisa. Ela pode continuar a primeira ou ficar em outro ponto da sua rede.
catan-prompt-take-plenty = { $count ->
    [1] Pegue { $count } carta do banco
   *[other] Pegue { $count } cartas do banco
 }
    .turn = pegar cartas do banco
    .lesson = Pegue do banco as cartas que quiser, iguais ou diferentes, enquanto ele tiver. Dá para construir com elas na hora.
catan-prompt-helper-used = Você usou { THE($helper) }. Fique com o ajudante para mais um uso ou troque de ajudante
    .turn = ficar com o ajudante ou trocar
    .lesson = Depois do primeiro uso, você fica com o ajudante para mais um uso ou o troca por um dos que estão à vista. O novo vale a partir do próximo turno.
catan-prompt-helper-used-up = Você usou { THE($helper) } pela segunda vez. Troque de ajudante
    .turn = trocar de ajudante
    .lesson = Depois do segundo uso, você troca o ajudante por um dos que estão à vista. O novo vale a partir do próximo turno.
catan-prompt-mayor = Os dados não deram nada. Usar o Prefeito?
    .turn = usar o Prefeito
    .lesson = Os dados não deram nada para você, e o Prefeito deixa pegar qualquer carta do banco. Você também pode guardá-lo para outra vez.
catan-prompt-general = { $roller } tirou um 7. Usar o General para pegar uma carta?
    .turn = usar o General
    .lesson = Quando sai um 7 e você tem no máximo sete cartas, o General deixa pegar qualquer carta do banco. Isso conta como um uso, como com qualquer ajudante.
catan-prompt-general-keeps = { $roller } tirou um 7. Usar o General para ficar com todas as cartas?
    .turn = usar o General
    .lesson = O General livra você de descartar a metade das cartas. Isso conta como um uso, como com qualquer ajudante.
catan-prompt-return-card = Escolha qual carta dar em troca para { $partner }
    .turn = dar uma carta em troca
    .lesson = O Negociante trouxe uma carta, e agora você dá outra em troca. Serve qualquer uma, até do mesmo tipo.
catan-prompt-demand-again = Exija { $resource } de outro jogador, em troca de outra carta sua, ou pare por aqui
    .turn = exigir uma carta de um segundo adversário
    .lesson = Com o Negociante, você pode exigir a mesma matéria-prima de um segundo adversário. Se ele tiver, dá uma e recebe uma carta sua em troca.
catan-prompt-demand-again-empty = Exija { $resource } de outro jogador ou pare por aqui. Você não tem outra carta para dar em troca
    .turn = exigir uma carta de um segundo adversário
    .lesson = Cada carta que você pega com o Negociante custa uma sua. Com a mão vazia, você devolve a mesma que recebeu.
catan-prompt-move-road = Escolha o novo caminho da estrada em { $path }
    .turn = mover uma estrada
    .lesson = O Explorador leva uma estrada sua com ponta livre para outro caminho onde você poderia construir. É de graça, mas pode mudar a sua estrada mais longa.
catan-prompt-keep-card = Escolha uma carta de desenvolvimento para guardar
    .turn = escolher uma carta de desenvolvimento
    .lesson = A Sábia mostra as cartas do topo da pilha, e você fica com uma. As outras voltam embaralhadas, e só você as viu.
catan-prompt-take-from-hand = Escolha uma carta de { $victim }
    .turn = pegar uma carta de um adversário
    .lesson = Você vê a mão inteira deste adversário e pega a carta que preferir. Lembre-se do resto: ele mostra o que o adversário quer construir.
catan-prompt-favor-card = Escolha uma carta dos Comerciantes
    .turn = escolher uma carta dos Comerciantes
    .lesson = Como favor, os Comerciantes dão para você qualquer carta de matéria-prima do banco. Dá para usá-la na hora.
catan-prompt-favor-road = Construa uma estrada de graça
    .turn = construir uma estrada de graça
    .lesson = Como favor, os Calceteiros dão uma estrada de graça, que precisa se ligar à sua rede. Se ela unir um distrito seu ao de outra pessoa, rende fichas de novo.
catan-prompt-return-token = Escolha a ficha que volta para a reserva
    .turn = devolver uma ficha
    .lesson = Você tirou uma ficha de favor e agora devolve uma, a nova ou uma antiga. Só você vê quais ficam; os outros veem só quantas.
catan-prompt-gift = { $giver } quer dar { $resource } para você. Aceitar?
    .turn = responder a um presente
    .lesson = Alguém quer dar para você uma carta de matéria-prima sem pedir nada em troca. Se você aceitar, essa pessoa tira uma ficha de favor.
catan-prompt-gift-open = { $recipient } ainda não respondeu ao seu presente
    .turn = esperar a resposta a um presente
    .lesson = O seu presente só vale se for aceito. Até lá, você só pode retirá-lo.
catan-prompt-drawing-order = Sua estrada une vários distritos. Quem tira uma ficha primeiro?
    .turn = escolher quem tira primeiro uma ficha
    .lesson = A sua estrada une de uma vez os distritos de vários jogadores, e cada um deles tira uma ficha de favor. Você decide a ordem, porque a reserva pode acabar.

# Respostas prontas

catan-ready-discard = Descartar do que mais tenho: { $cards }
    .short = Descartar { $cards }
    .brief = { $cards }
catan-ready-discard-least = Descartar { $cards }, o que menos me serve
    .short = Descartar { $cards }
    .brief = { $cards }
catan-ready-keep-city = Descartar { $cards } e guardar o resto para uma cidade
    .short = Descartar { $cards }
    .brief = { $cards }
catan-ready-keep-settlement = Descartar { $cards } e guardar o resto para uma aldeia
    .short = Descartar { $cards }
    .brief = { $cards }
catan-ready-keep-card = Descartar { $cards } e guardar o resto para comprar carta
    .short = Descartar { $cards }
    .brief = { $cards }
catan-ready-plenty-city = Cidade: { $cards }
catan-ready-plenty-settlement = Aldeia: { $cards }
catan-ready-plenty-card = Carta: { $cards }
catan-ready-plenty-road = Estrada: { $cards }
catan-ready-city = Cidade em { $what }: { $points ->
    [1] +1 ponto
   *[other] +{ $points } pontos
}
catan-ready-city-wins = Cidade em { $what } e vencer
catan-ready-settlement = Aldeia em { $what }: { $points ->
    [1] +1 ponto
   *[other] +{ $points } pontos
}
catan-ready-settlement-wins = Aldeia em { $what } e vencer
catan-ready-road = Estrada em { $what }: { $points ->
    [1] +1 ponto
   *[other] +{ $points } pontos
}
catan-ready-road-wins = Estrada em { $what } e vencer
catan-ready-card = Jogar { $what }: { $points ->
    [1] +1 ponto
   *[other] +{ $points } pontos
}
catan-ready-card-wins = Jogar { $what } e vencer
catan-ready-bank = Banco: { $give } por { $take }
catan-ready-offer = Oferecer { $give } por { $take }
catan-ready-propose = Propor { $give } por { $take }

# O que se pode fazer

catan-verb-settle = Fundar aldeia
    .whole = Fundar uma aldeia em { $corner }
catan-verb-founding-road = Construir estrada
    .whole = Construir uma estrada em { $path }
catan-verb-roll = Rolar os dados
catan-verb-discard = Descartar
    .some = { $count ->
        [1] Descartar { $count } carta
       *[other] Descartar { $count } cartas
    }
    .whole = Descartar { $cards }
catan-verb-move-robber = Mover o ladrão
    .told = Mover o ladrão para { $what }
catan-verb-steal = Roubar uma carta
    .of = Roubar de { $what }
catan-verb-let-be = Não roubar
catan-verb-build-road = Construir estrada
    .whole = Construir uma estrada em { $path }
    .of = Estrada em { $what }
catan-verb-build-settlement = Construir aldeia
    .whole = Construir uma aldeia em { $corner }
    .of = Aldeia em { $what }
catan-verb-build-city = Construir cidade
    .whole = Construir uma cidade em { $corner }
    .of = Cidade em { $what }
catan-verb-buy-card = Comprar carta
catan-play-knight = Cavaleiro (mover o ladrão)
catan-play-road-building = Construção de estradas (até 2)
catan-play-year-of-plenty = Ano de abundância (2 cartas)
catan-play-monopoly = Monopólio (tudo de um tipo)
catan-verb-play-card = Jogar carta
    .whole = Jogar { THE($card) }
    .of = Jogar { $what }
    .tight = { $what }
catan-verb-free-road = Construir estrada grátis
    .whole = Construir uma estrada grátis em { $path }
catan-verb-stop-roads = Parar na primeira
catan-verb-take-plenty = Pegar cartas
    .whole = Pegar { $cards } do banco
catan-verb-monopolise = Escolher matéria-prima
    .whole = Escolher { $resource }
catan-verb-bank-trade = Trocar com o banco
    .whole = Trocar { $deal } com o banco
    .of = Banco: { $what }
catan-verb-offer-trade = Oferecer troca
    .whole = Oferecer { $give } por { $want } para { $to }, { THE($closing) }
    .without-give = Perguntar quem dá { $want }
catan-verb-propose = Propor uma troca
    .whole = Propor { $give } por { $want }
    .beside-accept = Fazer contraproposta
    .beside-decline = Fazer contraproposta
catan-verb-tout = Ouvir propostas…
    .whole = Perguntar quem quer { $give }
catan-verb-confirm = Fechar negócio
    .told = Ficar com { $what }
catan-verb-accept-proposal = Aceitar a proposta
    .of = Aceitar: { $what }
    .told = Aceitar { $what }
catan-verb-reject-proposal = Recusar a proposta
    .of = Recusar: { $what }
    .told = Recusar { $what }
catan-verb-withdraw = Retirar
    .of = Retirar { $what }
catan-verb-accept = Aceitar
    .told = Aceitar { $what }
catan-verb-decline = Recusar
    .told = Recusar { $what }
catan-verb-withdraw-proposal = Retirar minha proposta
catan-verb-start-building = Começar a construir
catan-verb-end-turn = Encerrar turno
catan-verb-answer-ahead = Decidir a próxima fase
    .of = Próxima fase: { $what }
catan-verb-join-building = Responder
catan-verb-end-building = Terminar de construir
catan-verb-play-token = Jogar ficha de canal
catan-verb-flip-helper = Ficar com o ajudante (mais 1 uso)
catan-verb-exchange-helper = Trocar de ajudante
    .whole = Trocar de ajudante e ficar com { THE($helper) }
catan-verb-decline-helper = Agora não
catan-verb-take-with-helper = Pegar carta do banco
    .whole = Pegar { $resource } do banco
catan-verb-keep-hand = Ficar com todas as cartas
catan-verb-use-merchant = Exigir troca (Negociante)
    .whole = Exigir { $resource } de { $victim } e dar outra carta (Negociante)
catan-verb-demand-again = Exigir de mais alguém
    .whole = Exigir também de { $victim }
catan-verb-stop-demands = Parar por aqui
catan-verb-return-card = Dar em troca
    .whole = Devolver { $resource }
catan-verb-use-mendicant = Construir estrada (Mendicante)
    .whole = Construir estrada em { $path } (Mendicante, { $instead })
catan-verb-use-explorer = Mover estrada (Explorador)
    .whole = Mover a estrada em { $path } (Explorador)
catan-verb-move-road = Mover para cá
    .whole = Mover a estrada para { $path }
catan-verb-use-sage = Comprar e escolher (Sábia)
    .of = Comprar com { $what } (Sábia)
catan-verb-keep-card = Ficar com a carta
    .whole = Ficar com { THE($card) }
catan-verb-use-noblewoman = Ver uma mão (Fidalga)
    .of = Ver a mão de { $what } (Fidalga)
catan-verb-take-from-hand = Pegar esta carta
    .whole = Pegar { $resource }
catan-verb-use-captain = Trocar 2:1 (Capitão)
    .whole = Trocar { $resource } 2:1 (Capitão)
catan-verb-priest-settlement = Construir aldeia (Sacerdote)
    .whole = Construir uma aldeia em { $corner } (Sacerdote)
catan-verb-priest-city = Construir cidade (Sacerdote)
    .whole = Construir uma cidade em { $corner } (Sacerdote)
catan-verb-use-bride = Afastar o ladrão (Noiva)
    .told = Afastar o ladrão de { $what } (Noiva)
catan-verb-use-favor = Usar um favor
    .whole = Usar um favor dos { $guild }
catan-verb-take-favor-card = Pegar carta
    .whole = Pegar { $resource } do banco
catan-verb-favor-road = Construir estrada grátis
    .whole = Construir uma estrada grátis em { $path }
catan-verb-favor-trade = Trocar 1:1
    .told = Trocar { $what } (1:1)
catan-verb-exchange-token = Trocar uma ficha
catan-verb-return-token = Devolver ficha
    .whole = Devolver uma ficha dos { $guild }
catan-verb-offer-gift = Dar um presente
    .of = Dar { $what }
catan-verb-accept-gift = Aceitar o presente
catan-verb-refuse-gift = Recusar
catan-verb-withdraw-gift = Retirar o presente
catan-verb-draw-first = Tira primeiro
catan-field-settle-corner = Em qual encruzilhada?
catan-field-founding-road-path = Em qual caminho?
catan-field-discard-cards = Cartas a descartar
catan-field-move-robber-hex = Para qual terreno?
catan-field-steal-victim = De quem?
catan-field-build-road-path = Em qual caminho?
    .whole = Estrada em qual caminho?
catan-field-build-settlement-corner = Em qual encruzilhada?
    .whole = Aldeia em qual encruzilhada?
catan-field-build-city-corner = Qual aldeia vira cidade?
catan-field-play-card-card = Qual carta?
    .whole = Jogar qual carta?
catan-field-free-road-path = Em qual caminho?
catan-field-take-plenty-cards = Cartas a pegar
catan-field-monopolise-resource = Matéria-prima
catan-field-bank-trade-deal = Qual troca?
catan-field-offer-trade-give = Você dá
    .nothing = nada, porque você não tem cartas. Só dá para pedir
catan-field-offer-trade-want = Você quer
catan-field-offer-trade-to = Para quem?
catan-field-offer-trade-closing = Como oferecer?
catan-field-propose-give = Você dá
catan-field-propose-want = Você quer
catan-field-tout-give = Cartas que você daria
catan-field-confirm-deal = Qual negócio?
catan-field-accept-proposal-proposer = Qual proposta?
    .whole = Aceitar qual proposta?
catan-field-reject-proposal-proposer = Qual proposta?
    .whole = Recusar qual proposta?
catan-field-withdraw-offer = Qual oferta?
    .whole = Retirar qual oferta?
catan-field-accept-offer = Qual oferta?
    .whole = Aceitar qual oferta?
catan-field-decline-offer = Qual oferta?
    .whole = Recusar qual oferta?
catan-field-answer-ahead-answer = Construir ou passar?
catan-field-join-building-answer = Construir ou passar?
catan-field-play-token-resource = Para qual matéria-prima?
catan-field-exchange-helper-helper = Qual ajudante?
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
catan-field-favor-trade-deal = Qual troca?
catan-field-return-token-guild = Qual ficha?
catan-field-offer-gift-gift = Qual carta, para quem?
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
catan-note-towards = até { $corner } ({ $land }), onde não cabe aldeia{ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-towards-free = até { $corner } ({ $land }) · cabe uma aldeia{ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-towards-next = { $roads ->
    [1] 1 estrada
   *[other] { $roads } estradas
 } até { $next } ({ $land }) · cabe uma aldeia{ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-towards-built = até { $corner } ({ $land }) · termina na construção de { $owner }{ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-towards-crossing = até { $corner }, onde não cabe aldeia{ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-towards-crossing-with = até { $corner } ({ $land }), onde não cabe aldeia{ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-between = liga as suas estradas ({ $land }){ $line ->
    [0] {""}
   *[other] , estrada contínua de { $line }
 }
catan-note-hex-0 = { $own ->
    [0] sem construções
   *[other] só você
 }
catan-note-hex-1 = { $first } ({ $first-built ->
    [1] 1 construção
   *[other] { $first-built } construções
 }, { $first-cards ->
    [1] 1 carta
   *[other] { $first-cards } cartas
 }){ $own ->
    [0] {""}
   *[other] {" · "}você também
 }
catan-note-hex-2 = { $first } ({ $first-built ->
    [1] 1 construção
   *[other] { $first-built } construções
 }, { $first-cards ->
    [1] 1 carta
   *[other] { $first-cards } cartas
 }) · { $second } ({ $second-built ->
    [1] 1 construção
   *[other] { $second-built } construções
 }, { $second-cards ->
    [1] 1 carta
   *[other] { $second-cards } cartas
 }){ $own ->
    [0] {""}
   *[other] {" · "}você também
 }
catan-note-hex-3 = { $first } ({ $first-built ->
    [1] 1 construção
   *[other] { $first-built } construções
 }, { $first-cards ->
    [1] 1 carta
   *[other] { $first-cards } cartas
 }) · { $second } ({ $second-built ->
    [1] 1 construção
   *[other] { $second-built } construções
 }, { $second-cards ->
    [1] 1 carta
   *[other] { $second-cards } cartas
 }) · { $third } ({ $third-built ->
    [1] 1 construção
   *[other] { $third-built } construções
 }, { $third-cards ->
    [1] 1 carta
   *[other] { $third-cards } cartas
 }){ $own ->
    [0] {""}
   *[other] {" · "}você também
 }
catan-note-seat = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
 }
catan-note-own = Você tem { $count }
catan-note-demand-empty = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
 }; sem cartas na mão, você devolve a que receber
catan-note-named = Você tem { $count }, os outros { $others }
catan-refused-bank-empty = o banco não tem mais
catan-note-unanswered = ninguém respondeu ainda
catan-note-call = agora os outros podem propor uma troca (robôs não propõem)
catan-note-accepted-by = aceita por { $accepted }
catan-note-declined-by = recusada por { $declined }
catan-note-answers = aceita por { $accepted } · recusada por { $declined }
catan-note-you-accepted = você aceitou
catan-note-you-declined = você recusou
catan-note-first-come = para o primeiro que aceitar

# O que acontece

catan-event-seated = { $seat } joga de { $colour }
catan-event-started = { $seat } começa
    .you = Você começa
catan-event-founded = { $seat } fundou uma aldeia em { $corner }, com estrada em { $path }
    .deed = começou em { $corner }
catan-event-founded-by = { $seat } fundou uma aldeia em { $corner } ({ $numbers }), com estrada em { $path }
    .deed = começou no { $numbers }
catan-event-began-with = { $seat } começou com { $cards }
    .brief = { $seat } começou com { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
catan-event-collected = { $seat } recebeu { $cards }
catan-event-also-got-1 = { $seat-1 } recebeu { $cards-1 }
catan-event-also-got-2 = { $seat-1 } recebeu { $cards-1 } e { $seat-2 } { $cards-2 }
catan-event-also-got-3 = { $seat-1 } recebeu { $cards-1 }, { $seat-2 } { $cards-2 } e { $seat-3 } { $cards-3 }
    .brief = { $seat-1 } recebeu { $count-1 ->
    [1] 1 carta
   *[other] { $count-1 } cartas
}, { $seat-2 } { $count-2 } e { $seat-3 } { $count-3 }
catan-event-also-got-4 = { $seat-1 } recebeu { $cards-1 }, { $seat-2 } { $cards-2 }, { $seat-3 } { $cards-3 } e { $seat-4 } { $cards-4 }
    .brief = { $seat-1 } recebeu { $count-1 ->
    [1] 1 carta
   *[other] { $count-1 } cartas
}, { $seat-2 } { $count-2 }, { $seat-3 } { $count-3 } e { $seat-4 } { $count-4 }
catan-event-also-got-5 = { $seat-1 } recebeu { $cards-1 }, { $seat-2 } { $cards-2 }, { $seat-3 } { $cards-3 }, { $seat-4 } { $cards-4 } e { $seat-5 } { $cards-5 }
    .brief = { $seat-1 } recebeu { $count-1 ->
    [1] 1 carta
   *[other] { $count-1 } cartas
}, { $seat-2 } { $count-2 }, { $seat-3 } { $count-3 }, { $seat-4 } { $count-4 } e { $seat-5 } { $count-5 }
catan-event-also-got-6 = { $seat-1 } recebeu { $cards-1 }, { $seat-2 } { $cards-2 }, { $seat-3 } { $cards-3 }, { $seat-4 } { $cards-4 }, { $seat-5 } { $cards-5 } e { $seat-6 } { $cards-6 }
    .brief = { $seat-1 } recebeu { $count-1 ->
    [1] 1 carta
   *[other] { $count-1 } cartas
}, { $seat-2 } { $count-2 }, { $seat-3 } { $count-3 }, { $seat-4 } { $count-4 }, { $seat-5 } { $count-5 } e { $seat-6 } { $count-6 }
catan-event-yielded-by-others = Os outros tiraram { $rolls }: { $seat } recebeu { $cards }
    .brief = { $seat } produziu { $cards }
catan-event-yielded-by-others-nothing = Os outros tiraram { $rolls }: nada para { $seat }
catan-event-yielded-by-one = { $roller } tirou { $rolls }: { $seat } recebeu { $cards }
    .brief = { $seat } produziu { $cards }
catan-event-yielded-by-one-nothing = { $roller } tirou { $rolls }: nada para { $seat }
catan-event-yielded-by-you = { $seat } tirou { $rolls } e recebeu { $cards }
    .brief = { $seat } tirou { $rolls }: { $cards }
catan-event-yielded-by-you-nothing = { $seat } tirou { $rolls } e não recebeu nada
    .brief = { $seat } tirou { $rolls }: nada
catan-event-raided = { $seat } { $by ->
    [knight] jogou um Cavaleiro e roubou 1 carta de
   *[seven] roubou 1 carta de
} { $victim }{ $by ->
    [knight] { "" }
   *[seven] ; o ladrão está
} { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
    .brief = { $seat } roubou 1 carta de { $victim } { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-raided-card = { $seat } { $by ->
    [knight] jogou um Cavaleiro e roubou 1
   *[seven] roubou 1
} { $resource } de { $victim }{ $by ->
    [knight] { "" }
   *[seven] ; o ladrão está
} { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
    .brief = { $seat } roubou 1 { $resource } de { $victim } { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-raided-nobody = { $seat } { $by ->
    [knight] jogou um Cavaleiro e pôs o ladrão
   *[seven] pôs o ladrão
} { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
    .brief = { $seat } pôs o ladrão { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-raided-blocking = { $seat } { $by ->
    [knight] jogou um Cavaleiro e bloqueou
   *[seven] bloqueou
} { $blocked } { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
} e roubou 1 carta de { $victim }
    .brief = { $seat } bloqueou { $blocked } { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-raided-blocking-nobody = { $seat } { $by ->
    [knight] jogou um Cavaleiro e bloqueou
   *[seven] bloqueou
} { $blocked } { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
} com o ladrão
    .brief = { $seat } bloqueou { $blocked } { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-turn-began = Vez de { $seat }
    .you = Sua vez
catan-event-rolled = { $seat } tirou { $first } + { $second } = { $sum }
catan-event-ran-short = Faltou { $resource } no banco
catan-event-discarded = { $seat } descartou { $cards }
catan-event-moved-robber = { $seat } moveu o ladrão para { $number ->
    [0] o deserto
   *[other] o { $number } de { $land }
}
    .deed = pôs o ladrão { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-moved-robber-onto = { $seat } bloqueou { $blocked } com o ladrão { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
    .deed = pôs o ladrão { $number ->
    [0] no deserto
   *[other] no { $number } de { $land }
}
catan-event-stole = { $seat } roubou uma carta de { $victim }
    .deed = roubou de { $victim }
catan-event-stole-card = { $seat } roubou 1 { $resource } de { $victim }
catan-event-stole-nothing = { $seat } não roubou nada
catan-event-built-road = { $seat } construiu uma estrada em { $path }
    .deed = fez uma estrada
catan-event-built-settlement = { $seat } construiu uma aldeia em { $corner }
    .brief = { $seat } fez uma aldeia
    .deed = fez uma aldeia
catan-event-built-settlement-by = { $seat } construiu uma aldeia em { $corner } ({ $numbers })
    .brief = { $seat } fez uma aldeia
    .deed = fez uma aldeia
catan-event-built-city = { $seat } construiu uma cidade em { $corner }
    .brief = { $seat } fez uma cidade
    .deed = fez uma cidade
catan-event-built-city-by = { $seat } construiu uma cidade em { $corner } ({ $numbers })
    .brief = { $seat } fez uma cidade
    .deed = fez uma cidade
catan-event-bought-card = { $seat } comprou uma carta de desenvolvimento ({ $left ->
    [1] resta 1
   *[other] restam { $left }
 })
    .deed = comprou uma carta
catan-event-drew-knight = { $seat } comprou { THE($card) }, que move o ladrão e rouba uma carta
    .brief = { $seat } comprou { THE($card) }
catan-event-drew-road-building = { $seat } comprou { THE($card) }, que dá até 2 estradas de graça
    .brief = { $seat } comprou { THE($card) }
catan-event-drew-year-of-plenty = { $seat } comprou { THE($card) }, que dá 2 cartas quaisquer do banco
    .brief = { $seat } comprou { THE($card) }
catan-event-drew-monopoly = { $seat } comprou { THE($card) }, que pega todas as cartas de um tipo
    .brief = { $seat } comprou { THE($card) }
catan-event-drew-point = { $seat } comprou uma carta de desenvolvimento: { $card } (+1 ponto)
catan-event-played-card = { $seat } jogou { THE($card) }
    .deed = jogou { THE($card) }
catan-event-took-plenty = { $seat } pegou { $cards } do banco
catan-event-monopolised = { $seat } escolheu { $resource } e { $total ->
    [0] não recebeu nada
    [1] recebeu 1 carta
   *[other] recebeu { $total } cartas
}
    .deed = fez o monopólio de { $resource }
catan-event-gave-up = { $seat } entregou { $cards } ao monopólio
catan-event-gave-up-to = { $taker } tirou { $cards } de { $seat } com o Monopólio
catan-event-longest-road = { $seat } conquistou a Maior Estrada Comercial ({ $length } estradas, +2 pontos)
    .brief = { $seat } tem a Maior Estrada (+2 pontos)
    .deed = levou a Maior Estrada (+2 pontos)
catan-event-longest-road-from = { $seat } tirou de { $former } a Maior Estrada Comercial ({ $length } estradas, 2 pontos)
    .brief = { $seat } tomou a Maior Estrada (+2 pontos)
    .deed = levou a Maior Estrada (+2 pontos)
catan-event-lost-longest-road = { $seat } perdeu a Maior Estrada Comercial e 2 pontos, e ninguém ficou com ela
    .brief = { $seat } perdeu a Maior Estrada (−2 pontos)
    .deed = perdeu a Maior Estrada (−2 pontos)
catan-event-took-chip = { $seat } pegou a ficha de Catan em { $corner } (+1 ponto)
    .deed = pegou uma ficha de Catan
catan-event-linked = { $seat } ligou { $one } e { $other } no canal { $tokens ->
    [0] mas não ganhou nada, pois não há mais fichas
   *[other] e ganhou uma ficha de canal
}
    .deed = ligou { $one } e { $other }
catan-event-played-token = { $seat } jogou uma ficha de canal para trocar { $resource } 2:1 neste turno
catan-event-took-helper-merchant = { $seat } recebeu { THE($helper) }, que exige cartas dos outros e dá outras em troca
catan-event-took-helper-mendicant = { $seat } recebeu { THE($helper) }, que paga a estrada com outra carta
catan-event-took-helper-mayor = { $seat } recebeu { THE($helper) }, que dá uma carta quando os dados não rendem nada
catan-event-took-helper-explorer = { $seat } recebeu { THE($helper) }, que muda uma estrada de lugar
catan-event-took-helper-general = { $seat } recebeu { THE($helper) }, que protege a mão contra um 7 ou dá uma carta
catan-event-took-helper-sage = { $seat } recebeu { THE($helper) }, que deixa escolher entre 3 cartas de desenvolvimento
catan-event-took-helper-noblewoman = { $seat } recebeu { THE($helper) }, que pega uma carta de quem está na frente
catan-event-took-helper-captain = { $seat } recebeu { THE($helper) }, que troca uma matéria-prima em 2:1 durante um turno
catan-event-took-helper-priest = { $seat } recebeu { THE($helper) }, que paga parte da construção com um Cavaleiro
catan-event-took-helper-robber-bride = { $seat } recebeu { THE($helper) }, que manda o ladrão para o deserto
catan-event-used-helper = { $seat } usou { THE($helper) }
    .deed = usou { THE($helper) }
catan-event-flipped-helper = { $seat } ficou com { THE($helper) } para mais um uso
catan-event-exchanged-helper = { $seat } trocou { THE($helper) } por { THE($taken) }
catan-event-took-from-bank = { $seat } pegou { $resource } do banco
catan-event-kept-hand = { $seat } ficou com todas as cartas
    .you = Você ficou com todas as cartas
catan-event-demanded = { $seat } exigiu { $resource } de { $victim } e { $has_given ->
    [yes] recebeu 1
   *[other] não recebeu nada
}
catan-event-returned-card = { $seat } deu { $resource } em troca para { $partner }
catan-event-moved-road = { $seat } moveu uma estrada de { $road } para { $path }
catan-event-paid-so = { $seat } pagou { $cards }
catan-event-looked-at-hand = { $victim } teve que mostrar { $cards } para { $seat }
catan-event-saw-cards = { $seat } viu { $cards } no topo da pilha
catan-event-took-from-hand = { $seat } viu todas as cartas que { $victim } tinha e pegou uma
catan-event-took-this-card = { $seat } pegou { $resource } de { $victim }
catan-event-named-for-captain = { $seat } pode trocar { $resource } 2:1 neste turno
catan-event-removed-knight = { $seat } tirou do jogo um dos seus Cavaleiros
    .you = Você tirou do jogo um dos seus Cavaleiros
catan-event-drew-tokens = { $seat } { $count ->
    [0] não tirou ficha de favor, pois não há mais
    [1] tirou 1 ficha de favor
   *[other] tirou { $count } fichas de favor
}
catan-event-drew-these-tokens = { $seat } tirou { $tokens }
catan-event-joined-districts = { $seat } uniu distritos com { $others }
    .deed = uniu distritos
catan-event-used-favor = { $seat } usou o favor dos { $guild }
    .deed = usou o favor dos { $guild }
catan-event-took-favor-card = { $seat } pegou { $resource } do banco
catan-event-traded-by-favor = { $seat } trocou { $gave } por { $took } com o banco, graças aos Mercadores
catan-event-got-card = { $seat } pegou uma carta de desenvolvimento ({ $left ->
    [1] resta 1
   *[other] restam { $left }
 })
    .deed = pegou uma carta
catan-event-got-this-card = { $seat } pegou uma carta de desenvolvimento: { $card }
catan-event-got-chip = { $seat } pegou uma ficha de Catan (+1 ponto)
    .deed = pegou uma ficha de Catan
catan-event-drew-for-exchange = { $seat } tirou uma ficha de favor para trocar
catan-event-returned-token = { $seat } devolveu uma ficha de favor
catan-event-returned-this-token = { $seat } devolveu uma ficha dos { $guild }
catan-event-offered-gift = { $seat } ofereceu { $resource } de presente para { $to }
catan-event-accepted-gift = { $seat } aceitou o presente que { $giver } ofereceu ({ $resource })
catan-event-refused-gift = { $seat } recusou o presente que { $giver } ofereceu
catan-event-withdrew-gift = { $seat } retirou o presente
catan-event-lost-largest-army = { $seat } perdeu o Maior Exército de Cavalaria e 2 pontos, e ninguém ficou com ele
    .brief = { $seat } perdeu o Maior Exército (−2 pontos)
    .deed = perdeu o Maior Exército (−2 pontos)
catan-event-largest-army = { $seat } conquistou o Maior Exército de Cavalaria ({ $knights } Cavaleiros, +2 pontos)
    .brief = { $seat } tem o Maior Exército (+2 pontos)
    .deed = levou o Maior Exército (+2 pontos)
catan-event-largest-army-from = { $seat } tirou de { $former } o Maior Exército de Cavalaria ({ $knights } Cavaleiros, 2 pontos)
    .brief = { $seat } tomou o Maior Exército (+2 pontos)
    .deed = levou o Maior Exército (+2 pontos)
catan-event-joins-special = { $seat } decidiu construir na fase de construção adicional
catan-event-passes-special = { $seat } passou na fase de construção adicional
catan-event-keeps-passing = { $seat } vai passar em todas as fases de construção adicional daqui em diante
catan-event-won = { $seat } venceu com { $points } pontos
catan-event-revealed-cards = { $seat } revelou { THE($cards) }
catan-event-traded-with-bank = { $seat } trocou { $gave } por { $took } com o banco
catan-call-offer = { $seat } dá { $give }, você dá { $want }
catan-call-answered = { $accepted } daria { $want } por { $give }. Os outros recusaram.
catan-call-accepted = { $accepted } daria { $want } por { $give }.
catan-refused-lacking = Você precisa de mais { $cards }.
catan-event-offered = { $seat } ofereceu { $give } por { $want } (oferta { $number })
catan-event-offered-first = { $seat } ofereceu { $give } por { $want } ao primeiro que aceitar (oferta { $number })
catan-event-offered-to = { $seat } ofereceu { $give } por { $want } para { $partners } (oferta { $number })
catan-event-offered-to-first = { $seat } ofereceu { $give } por { $want } para { $partners }, ao primeiro que aceitar (oferta { $number })
catan-event-seeks = { $seat } pediu { $cards } e ouve propostas (oferta { $number })
    .you = Você pediu { $cards } e ouve propostas (oferta { $number })
catan-event-touts = { $seat } ofereceu { $cards } e ouve propostas (oferta { $number })
    .you = Você ofereceu { $cards } e ouve propostas (oferta { $number })
catan-event-accepted-trade = { $seat } aceitou dar { $want } por { $give }
catan-event-accepted-offer = { $seat } aceitou a oferta { $number }
catan-event-declined-offer = { $seat } recusou a oferta { $number }
catan-event-declined-trade = { $seat } recusou { $give } por { $want }
catan-event-declined-trade-together = { $seats } recusaram { $give } por { $want }
catan-event-declined-offer-together = { $seats } recusaram a oferta { $number }
catan-event-nobody-wants = Ninguém quis { $give } por { $want }
catan-event-proposed = { $seat } propôs dar { $give } por { $want }
catan-event-rejected-proposal = { $seat } recusou a troca com { $partner }
catan-event-lapsed-proposal = { $seat } não respondeu à troca com { $partner }
catan-event-withdrew-trade = { $seat } retirou a oferta de { $give } por { $want }
catan-event-withdrew-seeks = { $seat } retirou o pedido de { $cards }
catan-event-withdrew-touts = { $seat } retirou a oferta de { $cards }
catan-event-withdrew-offer = { $seat } retirou a oferta { $number }
catan-event-withdrew-proposal = { $seat } retirou a proposta
    .you = Você retirou a sua proposta
catan-event-traded = { $seat } trocou { $gave } por { $took } com { $partner }
    .brief = { $seat } trocou com { $partner }
    .deed = trocou com { $partner }
catan-event-deal-failed = { $seat } e { $partner } já não podiam fechar o negócio

# Jogadas automáticas

catan-order-roll = Rolar os dados por mim, a não ser que eu possa jogar uma carta antes
catan-order-end-turn = Encerrar o turno quando eu não puder construir, jogar cartas nem trocar com o banco
catan-order-end-turn-spared = Encerrar mesmo se eu puder dar um presente, trocar uma ficha ou usar ajudante que não constrói
catan-order-deal-first = Fechar minhas trocas com o primeiro jogador que aceitar
catan-order-pass-special = Passar na construção adicional quando eu não puder pagar nada
catan-order-decline-lumber = Recusar trocas que me peçam madeira
catan-order-decline-brick = Recusar trocas que me peçam argila
catan-order-decline-wool = Recusar trocas que me peçam lã
catan-order-decline-grain = Recusar trocas que me peçam cereal
catan-order-decline-ore = Recusar trocas que me peçam minério

# O que fica de uma partida que acabou
catan-ending = { $seat } chegou a { $points } pontos
    .you = Você chegou a { $points } pontos
catan-ending-road = { $seat } chegou a { $points } pontos, 2 deles pela Maior Estrada Comercial
    .you = Você chegou a { $points } pontos, 2 deles pela Maior Estrada Comercial
catan-ending-army = { $seat } chegou a { $points } pontos, 2 deles pelo Maior Exército de Cavalaria
    .you = Você chegou a { $points } pontos, 2 deles pelo Maior Exército de Cavalaria
catan-ending-road-army = { $seat } chegou a { $points } pontos, 4 deles pela Maior Estrada Comercial e pelo Maior Exército de Cavalaria
    .you = Você chegou a { $points } pontos, 4 deles pela Maior Estrada Comercial e pelo Maior Exército de Cavalaria
catan-fact-rolls = O { $number } saiu { $count } vezes em { $rolls } lançamentos, mais que qualquer outro número
catan-fact-robbed = { $seat } perdeu cartas para o ladrão { $count } vezes
    .you = Você perdeu cartas para o ladrão { $count } vezes
catan-fact-discarded = { $seat } perdeu { $count } cartas por causa do 7
catan-fact-road = A Maior Estrada Comercial mudou de mãos { $count } vezes
catan-fact-decided-road = { $seat } tirou de { $other } a Maior Estrada Comercial na rodada { $round } e decidiu a partida
catan-fact-decided-army = { $seat } tirou de { $other } o Maior Exército de Cavalaria na rodada { $round } e decidiu a partida
catan-fact-cities = { $seat } construiu { $count } cidades, mais que qualquer outro
    .you = Você construiu { $count } cidades, mais que qualquer outro
catan-fact-deals = { $seat } fez { $count } trocas com outros jogadores

# O que vem por regra e se esquece
catan-forecast-goal = Aqui vence quem chega a { $goal } pontos
catan-forecast-own = Falta 1 ponto para você vencer ({ $points } de { $goal })
catan-forecast-all = Falta 1 ponto para você vencer, e para { $seats } também
catan-forecast-near = Falta 1 ponto para { $seats } { $count ->
    [1] vencer
   *[other] vencerem
 } ({ $points } de { $goal })
catan-forecast-seven = Você tem { $cards } cartas; se sair um 7, perde { $lost }

# O que as estatísticas contam
catan-favourite-settlement = Aldeia
    .counted = { $count ->
        [1] uma aldeia
       *[other] { $count } aldeias
    }
catan-favourite-city = Cidade
    .counted = { $count ->
        [1] uma cidade
       *[other] { $count } cidades
    }
catan-favourite-road = Estrada
catan-favourite-card = Carta de desenvolvimento

# O que as dicas dão como motivo: substantivos no plural
catan-gauge-points = pontos
catan-gauge-settlements = aldeias
catan-gauge-cities = cidades
catan-gauge-roads = estradas
catan-gauge-line = estradas seguidas
catan-gauge-cards = cartas na mão
catan-gauge-kinds = tipos de matéria-prima
catan-gauge-brick = cartas de argila
catan-gauge-lumber = cartas de madeira
catan-gauge-wool = cartas de lã
catan-gauge-grain = cartas de cereal
catan-gauge-ore = cartas de minério
catan-gauge-development = cartas de desenvolvimento
catan-gauge-knights = cavaleiros jogados
catan-gauge-risk = cartas em risco com um 7

# O que as dicas dizem de uma resposta
catan-why-wins = É o ponto que falta para você vencer.
catan-why-takes-road = Você conquista a Maior Estrada Comercial com { $roads ->
    [1] 1 estrada
   *[other] { $roads } estradas
  }.
catan-why-takes-army = Você conquista o Maior Exército de Cavalaria.
catan-why-takes-place = { $name } poderia construir ali.
catan-why-lacking = Você não ganha { $resource } em nenhum outro lugar.
catan-why-harbor = Ali há um porto que serve para você.
catan-why-three-kinds = Ali você ganha três matérias-primas diferentes.
catan-why-produces-often = Os números dali saem muito ({ $dots ->
    [1] 1 pontinho
   *[other] { $dots } pontinhos
  }).
catan-why-ore-city = Essa cidade rende minério e cereal para mais cidades.
catan-why-rich-city = É o seu melhor lugar, e uma cidade dobra o que ele rende.
catan-why-keeps-road = { $name } está perto de tomar de você a Maior Estrada Comercial.
catan-why-to-site = A estrada leva a um lugar para uma aldeia.
catan-why-frees = Você expulsa o ladrão das suas terras.
catan-why-near-army = Com mais um cavaleiro, o Maior Exército de Cavalaria pode ser seu.
catan-why-blocks-leader = O ladrão bloqueia um terreno de { $name }, que está na frente.
catan-why-blocks-often = O ladrão bloqueia o { $number }, que sai muito.
catan-why-robs-rich = { $name } tem mais cartas que todos: { $cards }.
catan-why-completes-city = Assim você pode pagar uma cidade.
catan-why-completes-settlement = Assim você pode pagar uma aldeia.
catan-why-completes-card = Assim você pode pagar uma carta de desenvolvimento.
catan-why-saves-city = Para uma cidade, só { $cards ->
    [1] falta mais 1 carta
   *[other] faltam mais { $cards } cartas
  }.
catan-why-over-limit = Você tem { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }, e um 7 levaria metade delas.
