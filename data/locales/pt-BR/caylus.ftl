# Caylus (William Attia): o jogo

caylus-name = Caylus
    .own = Edifícios
caylus-about = Aloque trabalhadores, construa a cidade e o castelo e ganhe favores do rei.
caylus-help = A cada rodada, os jogadores se revezam alocando trabalhadores nos edifícios e no Castelo, e pagam por cada um, até todos passarem. Depois os edifícios especiais funcionam, cada jogador pode pagar para mover o Superintendente, e os edifícios da Estrada funcionam até onde ele estiver. No fim da rodada, os jogadores constroem o Castelo com lotes de cubos. Os pontos vêm dos edifícios, do Castelo e dos favores do rei. O jogo termina quando as Torres são pontuadas. No fim, cada ouro vale 3 PP, e os outros cubos e cada 4 denários também rendem pontos. Vence quem tiver mais pontos de prestígio (PP).

# Opções

caylus-option-favors = Favores do rei
    .about = Como os favores funcionam.
caylus-option-favors-standard = Tabela de favores
    .about = Quatro linhas de benefícios que crescem a cada favor.
caylus-option-favors-beginner = 3 PP cada (iniciantes)
    .about = Para a primeira partida: não há tabela, e cada favor vale 3 PP.
caylus-option-jeweler = Joalheiro
    .about = Incluir ou não o edifício das edições posteriores, que troca ouro por pontos.
caylus-option-final-cubes = Cubos no fim
    .about = Quantos pontos valem no fim os cubos que não são ouro.
caylus-option-final-cubes-each = 1 PP por cubo
    .about = Cada cubo vale um ponto.
caylus-option-final-cubes-by-three = 1 PP a cada 3 cubos
    .about = Como está impresso no tabuleiro de 2005.

# Cubos

caylus-cube-food = comida
    .counted = { $count ->
        [1] 1 comida
       *[other] { $count } comidas
    }
caylus-cube-wood = madeira
    .counted = { $count ->
        [1] 1 madeira
       *[other] { $count } madeiras
    }
caylus-cube-stone = pedra
    .counted = { $count ->
        [1] 1 pedra
       *[other] { $count } pedras
    }
caylus-cube-cloth = tecido
    .counted = { $count ->
        [1] 1 tecido
       *[other] { $count } tecidos
    }
caylus-cube-gold = ouro
    .counted = { $count ->
        [1] 1 ouro
       *[other] { $count } ouros
    }
caylus-cube-denier = denário
    .counted = { $count ->
        [1] 1 denário
       *[other] { $count } denários
    }
caylus-cube-any = cubo qualquer
    .counted = { $count ->
        [1] 1 cubo qualquer
       *[other] { $count } cubos quaisquer
    }

# Tipos de edifício, grupos de lugares

caylus-kind-wood = Edifícios de madeira
caylus-kind-stone = Edifícios de pedra
caylus-kind-prestige = Edifícios de prestígio
caylus-group-special = Edifícios especiais e Castelo
caylus-group-neutral = Edifícios neutros e fixos
caylus-group-own = Seus edifícios
caylus-group-others = Edifícios dos outros

# Fases

caylus-occasion = Rodada { $round }
caylus-phase-placing = Alocar trabalhadores
caylus-phase-specials = Edifícios especiais
caylus-phase-provost = Mover o Superintendente
caylus-phase-activation = Edifícios da Estrada
caylus-phase-castle = Construir o Castelo
caylus-phase-scoring = Pontuação de seção
caylus-phase-finished = Fim de jogo

# Edifícios

caylus-building-gate = Portão
    .the = o Portão
    .short = Portão
    .help = Na fase 3, antes de tudo, você pode mover o seu trabalhador daqui para qualquer lugar livre, sem pagar nada. Ele passa a trabalhar lá.
caylus-building-trading-post = Casa de Comércio
    .the = a Casa de Comércio
    .short = Comércio
    .help = Na fase 3, um trabalhador aqui rende 3 denários.
caylus-building-merchants-guild = Guilda dos Mercadores
    .the = a Guilda dos Mercadores
    .short = Guilda
    .help = Na fase 3 você pode mover o Superintendente de 1 a 3 espaços, para frente ou para trás, de graça. Na fase 4 você ainda pode pagar para movê-lo, como todo mundo.
    .also = Guilda
caylus-building-joust-field = Campo de Justa
    .the = o Campo de Justa
    .short = Justa
    .help = Na fase 3 você pode pagar 1 denário e 1 tecido, uma vez, por um favor do rei. Um favor rende pontos, dinheiro, cubos ou um edifício mais barato.
    .also = Justa, Torneio
caylus-building-stables = Estábulos
    .the = os Estábulos
    .short = Estábulos
    .help = Os trabalhadores daqui mudam a ordem de turno na fase 3. Primeiro joga quem está no primeiro lugar, depois quem está no segundo e no terceiro. Os outros vêm depois, na ordem em que estavam. Cada jogador ocupa só um lugar. Com dois jogadores, os Estábulos não são usados.
    .also = Estábulo, Ordem de turno
caylus-building-inn = Taberna
    .the = a Taberna
    .short = Taberna
    .help = Aloque o seu trabalhador no círculo da esquerda. Na fase 3 ele passa para o da direita, e o hóspede que estava lá vai embora. Enquanto você for o hóspede da direita, cada trabalhador que você aloca custa só 1 denário. Se ninguém chegar, o hóspede pode ficar ou sair.
    .also = Estalagem, Hóspede
caylus-building-castle = Castelo
    .the = o Castelo
    .short = Castelo
    .help = Na fase 6, entregue lotes de cubos, como 1 comida, 1 madeira e 1 pedra. Um lote é sempre 1 comida e mais 2 cubos de tipos diferentes. Cada lote constrói uma casa: 5 PP nas Masmorras, 4 na Muralha, 3 nas Torres. Quem não entrega nenhum perde 2 PP. Quem entrega mais lotes ganha um favor do rei. Cada jogador pode ter só um trabalhador aqui.
    .also = Lote, Lotes, Trilha do Castelo
caylus-building-n-carpenter = Carpinteiro (neutro)
    .the = o Carpinteiro (neutro)
    .short = Carpinteiro
    .help = Você pode construir um edifício de madeira, pagando o custo.
    .also = Carpinteiro
caylus-building-n-farm = Fazenda (neutra)
    .the = a Fazenda (neutra)
    .short = Fazenda
    .help = Um trabalhador aqui rende 1 comida ou 1 tecido.
    .also = Fazenda
caylus-building-n-forest = Floresta (neutra)
    .the = a Floresta (neutra)
    .short = Floresta
    .help = Um trabalhador aqui rende 1 comida ou 1 madeira.
    .also = Floresta
caylus-building-n-market = Mercado (neutro)
    .the = o Mercado (neutro)
    .short = Mercado
    .help = Você pode vender 1 cubo de qualquer tipo por 4 denários.
    .also = Mercado
caylus-building-n-quarry = Pedreira (neutra)
    .the = a Pedreira (neutra)
    .short = Pedreira
    .help = Um trabalhador aqui rende 1 pedra.
    .also = Pedreira
caylus-building-n-sawmill = Serraria (neutra)
    .the = a Serraria (neutra)
    .short = Serraria
    .help = Um trabalhador aqui rende 1 madeira.
    .also = Serraria
caylus-building-f-peddler = Mascate (fixo)
    .the = o Mascate (fixo)
    .short = Mascate fixo
    .help = Você pode comprar 1 cubo de qualquer tipo, menos ouro, por 2 denários. O Mascate vem impresso no espaço 7.
    .also = Mascate
caylus-building-f-carpenter = Carpinteiro (fixo)
    .the = o Carpinteiro (fixo)
    .short = Carpinteiro fixo
    .help = Você pode construir um edifício de madeira, pagando o custo. Este Carpinteiro vem impresso no espaço 8.
caylus-building-f-gold-mine = Mina de Ouro
    .the = a Mina de Ouro
    .short = Mina de Ouro
    .help = Um trabalhador aqui rende 1 ouro. A Mina de Ouro vem impressa no espaço 16.
caylus-building-w-farm-food = Fazenda (comida)
    .the = a Fazenda (comida)
    .short = Fazenda
    .help = Custa 1 madeira e 1 comida e vale 2 PP. Com um trabalhador aqui, você recebe 2 comidas ou 1 tecido.
caylus-building-w-farm-cloth = Fazenda (tecido)
    .the = a Fazenda (tecido)
    .short = Fazenda
    .help = Custa 1 madeira e 1 comida e vale 2 PP. Com um trabalhador aqui, você recebe 2 tecidos ou 1 comida.
caylus-building-w-quarry = Pedreira (de madeira)
    .the = a Pedreira (de madeira)
    .short = Pedreira
    .help = Custa 1 madeira e 1 comida e vale 2 PP. Com um trabalhador aqui, você recebe 2 pedras.
caylus-building-w-sawmill = Serraria (de madeira)
    .the = a Serraria (de madeira)
    .short = Serraria
    .help = Custa 1 madeira e 1 comida e vale 2 PP. Com um trabalhador aqui, você recebe 2 madeiras.
caylus-building-w-peddler = Mascate (de madeira)
    .the = o Mascate (de madeira)
    .short = Mascate
    .help = Custa 1 madeira e 1 cubo qualquer e vale 4 PP. Com um trabalhador aqui, você pode comprar um cubo por 1 denário ou dois por 2 denários, exceto ouro.
caylus-building-w-market = Mercado (de madeira)
    .the = o Mercado (de madeira)
    .short = Mercado
    .help = Custa 1 madeira e 1 cubo qualquer e vale 4 PP. Com um trabalhador aqui, você pode vender um cubo qualquer por 6 denários.
caylus-building-w-mason = Pedreiro
    .the = o Pedreiro
    .short = Pedreiro
    .help = Custa 1 madeira e 1 comida e vale 4 PP. Com um trabalhador aqui, você pode construir um edifício de pedra, pagando o custo.
    .also = Construtor
caylus-building-w-lawyer = Advogado
    .the = o Advogado
    .short = Advogado
    .help = Custa 1 madeira e 1 tecido e vale 4 PP. Com um trabalhador aqui, você pode pagar 1 denário e 1 tecido para transformar um edifício em residência, que vale 2 PP. Ele precisa ser neutro, ou um edifício seu de madeira ou de pedra. Se houver um trabalhador nele, o trabalhador age antes. O próprio Advogado não pode virar residência.
    .also = Transformar, Transformação, Transformação pendente
caylus-building-s-farm = Fazenda (de pedra)
    .the = a Fazenda (de pedra)
    .short = Fazenda
    .help = Custa 1 pedra e 1 comida e vale 3 PP. Com um trabalhador aqui, você recebe 2 comidas e 1 tecido. Se o dono for outro jogador, ele recebe 1 comida ou 1 tecido.
caylus-building-s-park = Parque
    .the = o Parque
    .short = Parque
    .help = Custa 1 pedra e 1 comida e vale 3 PP. Com um trabalhador aqui, você recebe 2 madeiras e 1 comida. Se o dono for outro jogador, ele recebe 1 madeira ou 1 comida.
caylus-building-s-workshop = Oficina
    .the = a Oficina
    .short = Oficina
    .help = Custa 1 pedra e 1 comida e vale 3 PP. Com um trabalhador aqui, você recebe 2 pedras e 1 tecido. Se o dono for outro jogador, ele recebe 1 pedra ou 1 tecido.
caylus-building-s-alchemist = Alquimista
    .the = o Alquimista
    .short = Alquimista
    .help = Custa 1 pedra e 1 comida e vale 6 PP. Com um trabalhador aqui, você pode trocar 2 cubos por 1 ouro, ou 4 cubos por 2 ouros. Ouro não entra na troca.
caylus-building-s-bank = Banco
    .the = o Banco
    .short = Banco
    .help = Custa 1 pedra e 1 madeira e vale 6 PP. Com um trabalhador aqui, você pode trocar 2 denários por 1 ouro, ou 5 denários por 2 ouros.
caylus-building-s-jeweler = Joalheiro
    .the = o Joalheiro
    .short = Joalheiro
    .help = Custa 1 pedra e 1 tecido e vale 6 PP. Com um trabalhador aqui, você pode trocar 1 ouro por 5 PP, ou 2 ouros por 9 PP. A mesa pode escolher jogar sem ele.
caylus-building-s-tailor = Alfaiate
    .the = o Alfaiate
    .short = Alfaiate
    .help = Custa 1 pedra e 1 madeira e vale 6 PP. Com um trabalhador aqui, você pode trocar 2 tecidos por 4 PP, ou 3 tecidos por 6 PP.
caylus-building-s-church = Igreja
    .the = a Igreja
    .short = Igreja
    .help = Custa 1 pedra e 1 tecido e vale 3 PP e um favor do rei. Com um trabalhador aqui, você pode trocar 2 denários por 3 PP, ou 4 denários por 5 PP.
caylus-building-s-architect-1 = Arquiteto
    .the = o Arquiteto
    .short = Arquiteto
    .help = Custa 1 pedra e 1 comida e vale 6 PP. Com um trabalhador aqui, você pode trocar uma residência sua por um edifício de prestígio, pagando o custo.
caylus-building-s-architect-2 = Arquiteto (2º)
    .the = o Arquiteto (2º)
    .short = Arquiteto
    .help = Custa 1 pedra e 1 comida e vale 6 PP. Com um trabalhador aqui, você pode trocar uma residência sua por um edifício de prestígio, pagando o custo.
caylus-building-residence = Residência
    .the = a Residência
    .short = Residência
    .help = O Advogado a coloca no lugar de outro edifício. Vale 2 PP e rende ao dono mais 1 denário por rodada. Ninguém pode alocar trabalhadores nela. O Arquiteto a troca por um edifício de prestígio.
    .also = Edifício Residencial
caylus-building-p-statue = Estátua
    .the = a Estátua
    .short = Estátua
    .help = Substitui uma residência sua, custa 2 pedras e 1 ouro e vale 7 PP e um favor do rei.
caylus-building-p-granary = Celeiro
    .the = o Celeiro
    .short = Celeiro
    .help = Substitui uma residência sua, custa 3 comidas e 1 ouro e vale 10 PP.
caylus-building-p-library = Biblioteca
    .the = a Biblioteca
    .short = Biblioteca
    .help = Substitui uma residência sua, custa 3 madeiras e 1 ouro e vale 10 PP e mais 1 denário por rodada.
caylus-building-p-weaver = Tecelão
    .the = o Tecelão
    .short = Tecelão
    .help = Substitui uma residência sua, custa 3 tecidos e 1 ouro e vale 12 PP.
caylus-building-p-theater = Teatro
    .the = o Teatro
    .short = Teatro
    .help = Substitui uma residência sua, custa 3 madeiras e 2 ouros e vale 14 PP e um favor do rei.
caylus-building-p-college = Universidade
    .the = a Universidade
    .short = Universidade
    .help = Substitui uma residência sua, custa 3 pedras e 2 ouros e vale 14 PP e um favor do rei.
    .also = Faculdade
caylus-building-p-monument = Monumento
    .the = o Monumento
    .short = Monumento
    .help = Substitui uma residência sua, custa 4 pedras e 2 ouros e vale 14 PP e dois favores do rei em linhas diferentes.
caylus-building-p-hotel = Hotel
    .the = o Hotel
    .short = Hotel
    .help = Substitui uma residência sua, custa 3 pedras e 2 ouros e vale 16 PP e mais 2 denários por rodada.
caylus-building-p-cathedral = Catedral
    .the = a Catedral
    .short = Catedral
    .help = Substitui uma residência sua, custa 5 pedras e 3 ouros e vale 25 PP.

# Edifícios sem o que distingue os iguais

caylus-short-gate = { caylus-building-gate.short }
    .the = o { caylus-building-gate.short }
caylus-short-trading-post = { caylus-building-trading-post }
    .the = a { caylus-building-trading-post }
caylus-short-merchants-guild = { caylus-building-merchants-guild.short }
    .the = a { caylus-building-merchants-guild.short }
caylus-short-joust-field = { caylus-building-joust-field }
    .the = o { caylus-building-joust-field }
caylus-short-stables = { caylus-building-stables.short }
    .the = os { caylus-building-stables.short }
caylus-short-inn = { caylus-building-inn.short }
    .the = a { caylus-building-inn.short }
caylus-short-castle = { caylus-building-castle.short }
    .the = o { caylus-building-castle.short }
caylus-short-n-carpenter = { caylus-building-n-carpenter.short }
    .the = o { caylus-building-n-carpenter.short }
caylus-short-n-farm = { caylus-building-n-farm.short }
    .the = a { caylus-building-n-farm.short }
caylus-short-n-forest = { caylus-building-n-forest.short }
    .the = a { caylus-building-n-forest.short }
caylus-short-n-market = { caylus-building-n-market.short }
    .the = o { caylus-building-n-market.short }
caylus-short-n-quarry = { caylus-building-n-quarry.short }
    .the = a { caylus-building-n-quarry.short }
caylus-short-n-sawmill = { caylus-building-n-sawmill.short }
    .the = a { caylus-building-n-sawmill.short }
caylus-short-f-peddler = { caylus-building-f-peddler.short }
    .the = o { caylus-building-f-peddler.short }
caylus-short-f-carpenter = { caylus-building-f-carpenter.short }
    .the = o { caylus-building-f-carpenter.short }
caylus-short-f-gold-mine = { caylus-building-f-gold-mine.short }
    .the = a { caylus-building-f-gold-mine.short }
caylus-short-w-farm-food = { caylus-building-w-farm-food.short }
    .the = a { caylus-building-w-farm-food.short }
caylus-short-w-farm-cloth = { caylus-building-w-farm-cloth.short }
    .the = a { caylus-building-w-farm-cloth.short }
caylus-short-w-quarry = { caylus-building-w-quarry.short }
    .the = a { caylus-building-w-quarry.short }
caylus-short-w-sawmill = { caylus-building-w-sawmill.short }
    .the = a { caylus-building-w-sawmill.short }
caylus-short-w-peddler = { caylus-building-w-peddler.short }
    .the = o { caylus-building-w-peddler.short }
caylus-short-w-market = { caylus-building-w-market.short }
    .the = o { caylus-building-w-market.short }
caylus-short-w-mason = { caylus-building-w-mason.short }
    .the = o { caylus-building-w-mason.short }
caylus-short-w-lawyer = { caylus-building-w-lawyer.short }
    .the = o { caylus-building-w-lawyer.short }
caylus-short-s-farm = { caylus-building-s-farm.short }
    .the = a { caylus-building-s-farm.short }
caylus-short-s-park = { caylus-building-s-park.short }
    .the = o { caylus-building-s-park.short }
caylus-short-s-workshop = { caylus-building-s-workshop.short }
    .the = a { caylus-building-s-workshop.short }
caylus-short-s-alchemist = { caylus-building-s-alchemist.short }
    .the = o { caylus-building-s-alchemist.short }
caylus-short-s-bank = { caylus-building-s-bank.short }
    .the = o { caylus-building-s-bank.short }
caylus-short-s-jeweler = { caylus-building-s-jeweler.short }
    .the = o { caylus-building-s-jeweler.short }
caylus-short-s-tailor = { caylus-building-s-tailor.short }
    .the = o { caylus-building-s-tailor.short }
caylus-short-s-church = { caylus-building-s-church.short }
    .the = a { caylus-building-s-church.short }
caylus-short-s-architect-1 = { caylus-building-s-architect-1.short }
    .the = o { caylus-building-s-architect-1.short }
caylus-short-s-architect-2 = { caylus-building-s-architect-2.short }
    .the = o { caylus-building-s-architect-2.short }
caylus-short-residence = { caylus-building-residence.short }
    .the = a { caylus-building-residence.short }
caylus-short-p-statue = { caylus-building-p-statue.short }
    .the = a { caylus-building-p-statue.short }
caylus-short-p-granary = { caylus-building-p-granary.short }
    .the = o { caylus-building-p-granary.short }
caylus-short-p-library = { caylus-building-p-library.short }
    .the = a { caylus-building-p-library.short }
caylus-short-p-weaver = { caylus-building-p-weaver.short }
    .the = o { caylus-building-p-weaver.short }
caylus-short-p-theater = { caylus-building-p-theater.short }
    .the = o { caylus-building-p-theater.short }
caylus-short-p-college = { caylus-building-p-college.short }
    .the = a { caylus-building-p-college.short }
caylus-short-p-monument = { caylus-building-p-monument.short }
    .the = o { caylus-building-p-monument.short }
caylus-short-p-hotel = { caylus-building-p-hotel.short }
    .the = o { caylus-building-p-hotel.short }
caylus-short-p-cathedral = { caylus-building-p-cathedral.short }
    .the = a { caylus-building-p-cathedral.short }

# O que fazem, em poucas palavras

caylus-effect-gate = mover este trabalhador depois, de graça
caylus-effect-trading-post = +3 denários
caylus-effect-merchants-guild = mover o Superintendente de graça
caylus-effect-joust-field = 1 denário e 1 tecido → favor
caylus-effect-stables = joga antes na ordem de turno
caylus-effect-inn = trabalhadores por 1 na próxima rodada
caylus-effect-castle = 1 comida + 2 outros tipos → PP; sem lote, −2 PP
caylus-effect-n-carpenter = construir edifício de madeira
caylus-effect-n-farm = 1 comida ou 1 tecido
caylus-effect-n-forest = 1 comida ou 1 madeira
caylus-effect-n-market = 1 cubo → 4 denários
caylus-effect-n-quarry = 1 pedra
caylus-effect-n-sawmill = 1 madeira
caylus-effect-f-peddler = 2 denários → 1 cubo
caylus-effect-f-carpenter = construir edifício de madeira
caylus-effect-f-gold-mine = 1 ouro
caylus-effect-w-farm-food = 2 comidas ou 1 tecido
caylus-effect-w-farm-cloth = 2 tecidos ou 1 comida
caylus-effect-w-quarry = 2 pedras
caylus-effect-w-sawmill = 2 madeiras
caylus-effect-w-peddler = 1 ou 2 denários → 1 ou 2 cubos
caylus-effect-w-market = 1 cubo → 6 denários
caylus-effect-w-mason = construir edifício de pedra
caylus-effect-w-lawyer = criar residência
caylus-effect-s-farm = 2 comidas e 1 tecido
caylus-effect-s-park = 2 madeiras e 1 comida
caylus-effect-s-workshop = 2 pedras e 1 tecido
caylus-effect-s-alchemist = 2 ou 4 cubos → 1 ou 2 ouros
caylus-effect-s-bank = 2 ou 5 denários → 1 ou 2 ouros
caylus-effect-s-jeweler = 1 ou 2 ouros → 5 ou 9 PP
caylus-effect-s-tailor = 2 ou 3 tecidos → 4 ou 6 PP
caylus-effect-s-church = 2 ou 4 denários → 3 ou 5 PP
caylus-effect-s-architect-1 = construir edifício de prestígio
caylus-effect-s-architect-2 = construir edifício de prestígio
caylus-effect-residence = +1 denário por rodada
caylus-effect-p-statue = 1 favor
caylus-effect-p-granary = só pontos
caylus-effect-p-library = +1 denário por rodada
caylus-effect-p-weaver = só pontos
caylus-effect-p-theater = 1 favor
caylus-effect-p-college = 1 favor
caylus-effect-p-monument = 2 favores
caylus-effect-p-hotel = +2 denários por rodada
caylus-effect-p-cathedral = só pontos

caylus-deal-small = troca pequena
caylus-deal-large = troca grande
caylus-deal-alchemist-small = 1 ouro por 2 cubos
caylus-deal-alchemist-large = 2 ouros por 4 cubos
caylus-deal-bank-small = 1 ouro por 2 denários
caylus-deal-bank-large = 2 ouros por 5 denários
caylus-deal-jeweler-small = 5 PP por 1 ouro
caylus-deal-jeweler-large = 9 PP por 2 ouros
caylus-deal-tailor-small = 4 PP por 2 tecidos
caylus-deal-tailor-large = 6 PP por 3 tecidos
caylus-deal-church-small = 3 PP por 2 denários
caylus-deal-church-large = 5 PP por 4 denários

# Castelo e favores

caylus-section-dungeon = Masmorras
    .the = as Masmorras
    .help = A primeira seção do Castelo tem 6 casas, de 5 PP cada. Ela é pontuada quando fica cheia ou quando o Oficial de Justiça chega ao espaço 12. Quem não tem casa ali perde 2 PP; com 2 ou mais você ganha 1 favor. Depois abrem as colunas 3 e 4 da tabela de favores.
    .also = Masmorra
caylus-section-walls = Muralha
    .the = a Muralha
    .help = A segunda seção do Castelo tem 10 casas, de 4 PP cada. Ela é pontuada quando fica cheia ou quando o Oficial de Justiça chega ao espaço 18. Quem não tem casa ali perde 3 PP; 2 casas dão 1 favor, 3 ou 4 dão 2, e 5 ou mais dão 3. Depois abre a coluna 5 da tabela de favores.
    .also = Muralhas
caylus-section-towers = Torres
    .the = as Torres
    .help = A terceira seção do Castelo tem 14 casas, de 3 PP cada. Ela é pontuada quando fica cheia ou quando o Oficial de Justiça chega ao espaço 24, e então o jogo termina. Quem não tem casa ali perde 4 PP; 2 ou 3 casas dão 1 favor, 4 ou 5 dão 2, e 6 ou mais dão 3.
    .also = Torre
caylus-line-prestige = Pontos
caylus-line-deniers = Dinheiro
caylus-line-resources = Recursos
caylus-line-buildings = Edifícios
caylus-favor-prestige-1 = 1 PP
caylus-favor-prestige-2 = 2 PP
caylus-favor-prestige-3 = 3 PP
caylus-favor-prestige-4 = 4 PP
caylus-favor-prestige-5 = 5 PP
caylus-favor-deniers-1 = 3 denários
caylus-favor-deniers-2 = 4 denários
caylus-favor-deniers-3 = 5 denários
caylus-favor-deniers-4 = 6 denários
caylus-favor-deniers-5 = 7 denários
caylus-favor-resources-1 = 1 comida
caylus-favor-resources-2 = comida, madeira ou pedra
caylus-favor-resources-3 = comida, madeira, pedra ou tecido
caylus-favor-resources-4 = também 1 cubo → 2 cubos
caylus-favor-resources-5 = também 1 ouro
caylus-favor-buildings-1 = nada ainda
caylus-favor-buildings-2 = edifício de madeira, 1 madeira a menos
caylus-favor-buildings-3 = edifício de madeira ou pedra, 1 a menos
caylus-favor-buildings-4 = também residência por 1 tecido
caylus-favor-buildings-5 = também edifício de prestígio

caylus-step-back-3 = 3 para trás
    .the = 3 espaços para trás
caylus-step-back-2 = 2 para trás
    .the = 2 espaços para trás
caylus-step-back-1 = 1 para trás
    .the = 1 espaço para trás
caylus-step-ahead-1 = 1 para frente
    .the = 1 espaço para frente
caylus-step-ahead-2 = 2 para frente
    .the = 2 espaços para frente
caylus-step-ahead-3 = 3 para frente
    .the = 3 espaços para frente

caylus-label-cubes = { $cubes }
caylus-label-purse = { $name } ({ $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
 })
caylus-label-spot = { $place } ({ $name })
caylus-label-crew = { $whose ->
    [all] os seus { $count } trabalhadores
    [some] { $count } trabalhadores, { $own } { $own ->
        [1] seu
       *[other] seus
     }
   *[others] { $count } trabalhadores
 }
caylus-label-left = { $left ->
    [0] fica sem dinheiro
    [1] sobra 1 denário
   *[other] sobram { $left } denários
 }
caylus-label-broke = { $left ->
    [0] fica sem dinheiro
    [1] sobra só 1 denário
   *[other] sobram só { $left } denários
 } para { THE($place) }
caylus-label-at = { $building } no espaço { $space }
    .the = { THE($building) } no espaço { $space }

# Pontuação

caylus-score-buildings = Construções
caylus-score-visits = Uso pelos outros
caylus-score-prestige = Prestígio
caylus-score-residences = Residências
caylus-score-castle = Castelo
caylus-score-losses = Perdas no Castelo
caylus-score-favors = Favores
caylus-score-trade = Trocas
caylus-score-gold = Ouro
caylus-score-cubes = Outros cubos
caylus-score-deniers = Dinheiro

# Assuntos das regras

caylus-topic-round = A rodada
    .help = A rodada tem sete fases. Você recebe rendimentos, aloca trabalhadores, usa os edifícios especiais e move o Superintendente. Depois funcionam os edifícios da Estrada, os jogadores constroem o Castelo e a rodada acaba. As rodadas seguem até a pontuação das Torres.
    .also = Rodada, Fases, Turno, Vez
caylus-topic-income = Fase 1: rendimentos
    .help = Todos recebem 2 denários. Você recebe mais 1 por residência sua e pela Biblioteca, e mais 2 pelo Hotel.
    .also = Rendimentos, Renda, Dinheiro, Dinheiros, Denário, Denários, Denier, Deniers
caylus-topic-placing = Fase 2: alocar trabalhadores
    .help = Na ordem de turno, aloque um trabalhador ou passe, até todos terem passado. Cada trabalhador custa 1 denário, mais 1 por jogador que já passou: depois que dois passaram, custa 3. Nos seus edifícios, ou como hóspede da Taberna, você paga sempre 1. Se o edifício for de outro jogador, ele ganha 1 PP. O primeiro a passar recebe 1 denário.
    .also = Alocar trabalhadores, Trabalhadores, Passar, Trilha de Passagem, Ponte, Custo da alocação
caylus-topic-specials = Fase 3: edifícios especiais
    .help = Os edifícios especiais funcionam nesta ordem: Portão, Casa de Comércio, Guilda dos Mercadores, Campo de Justa, Estábulos, Taberna.
    .also = Edifícios especiais, Edifício especial
caylus-topic-provost = Fase 4: o Superintendente
    .help = Na ordem em que passaram, os jogadores podem mover o Superintendente uma vez cada. Ele anda até 3 espaços para frente ou para trás, por 1 denário o espaço. Só os edifícios até onde ele estiver funcionam na fase 5.
    .also = Superintendente, Mover o Superintendente
caylus-topic-activation = Fase 5: edifícios da Estrada
    .help = Os edifícios da Estrada funcionam um depois do outro, até o espaço do Superintendente, e cada trabalhador volta para o dono. O que o edifício produz você tem que receber; o resto é opcional. Os trabalhadores além do Superintendente voltam sem nada.
    .also = Estrada, Ativar edifícios, Ativação, Produção
caylus-topic-castle = Fase 6: o Castelo
    .help = Os jogadores entregam lotes na ordem em que chegaram ao Castelo. Um lote é 1 comida e mais 2 cubos de tipos diferentes; ouro também serve. Cada lote constrói uma casa na seção atual, ou na seguinte se a atual estiver cheia. Quem não entrega nenhum perde 2 PP, a não ser que não haja mais lugar. Quem entrega mais lotes ganha um favor do rei; no empate, quem chegou antes.
    .also = Construir o Castelo, Melhor construtor
caylus-topic-round-end = Fase 7: final da rodada
    .help = O Oficial de Justiça anda 2 espaços se o Superintendente estiver à frente dele, senão 1, e o Superintendente se junta a ele. Uma seção é pontuada quando o Oficial de Justiça chega à marcação dela ou quando ela fica cheia. Quem não tem casa lá perde pontos; quem tem duas ou mais ganha favores.
    .also = Oficial de Justiça, Final da rodada, Fim da rodada, Pontuação de seção, Seções
caylus-topic-favors = Favores do rei
    .help = Escolha uma de quatro linhas; se ganhar vários favores na mesma fase, escolha uma linha diferente para cada um. Seu disco avança uma coluna, se a próxima estiver aberta, e você recebe um benefício até ali. Pontos: 1 a 5 PP. Dinheiro: 3 a 7. Recursos: comida; madeira ou pedra; tecido; 1 cubo por 2; ouro. Edifícios: nada; de madeira com 1 madeira a menos; de pedra com 1 pedra a menos; residência por 1 tecido; de prestígio.
    .also = Favor do rei, Favor real, Favores, Favor, Tabela de favores
caylus-topic-building = Construir
    .help = Um edifício de madeira ou de pedra vai para o primeiro espaço vazio da Estrada. Pague os cubos e ganhe os pontos; ele é seu, e a partir da rodada seguinte qualquer um pode alocar um trabalhador nele. Um edifício de prestígio substitui uma residência sua.
    .also = Construção, Edifícios, Fichas, Edifício de madeira, Edifício de pedra, Edifício de prestígio, Custo
caylus-topic-end = Final do jogo
    .help = O jogo termina quando as Torres são pontuadas. Depois disso, você ganha 3 PP por ouro e 1 PP a cada 4 denários. Ganha também 1 PP por cubo de outro tipo, ou a cada 3, se a mesa escolheu assim. Vence quem tiver mais pontos; no empate, a vitória é dividida.
    .also = Fim do jogo, Fim de jogo, Pontuação final, Pontuação, Bônus finais, Pontos, Pontos de prestígio, Vencedor, Empate
caylus-topic-two-players = Dois jogadores
    .help = A ordem de turno se inverte a cada rodada, e os Estábulos não são usados. Depois que um jogador passa, o outro paga 3 denários por trabalhador, menos nos próprios edifícios ou como hóspede da Taberna.
    .also = 2 jogadores
caylus-topic-beginner = Sem a tabela de favores
    .help = Na primeira partida dá para jogar sem a tabela de favores: cada favor do rei vale 3 PP na hora.
    .also = Variante para novos jogadores, Iniciantes

# O que se pergunta

caylus-prompt-place = Aloque um trabalhador por { $price ->
    [1] 1 denário
   *[other] { $price } denários
 } ou passe
    .turn = alocar um trabalhador ou passar
    .lesson = Aloque um trabalhador num edifício para usá-lo mais tarde nesta rodada, ou passe. Cada passe encarece os próximos trabalhadores em 1 denário (com dois jogadores, passam a custar 3), e os edifícios além do Superintendente não funcionam.
caylus-stands-placing = Este trabalhador: { $price ->
    [1] 1 denário
   *[other] { $price } denários
 } · Superintendente no espaço { $provost } · Oficial de Justiça no espaço { $bailiff }
caylus-stands-passed = Este trabalhador: { $price ->
    [1] 1 denário
   *[other] { $price } denários
 } · Superintendente no espaço { $provost } · { $passed ->
    [1] 1 jogador passou
   *[other] { $passed } jogadores passaram
 } · Oficial de Justiça no espaço { $bailiff }
caylus-stands-guest = Este trabalhador: { $price ->
    [1] 1 denário
   *[other] { $price } denários
 } (hóspede) · Superintendente no espaço { $provost } · Oficial de Justiça no espaço { $bailiff }
caylus-prompt-gate = Mova o trabalhador do Portão ou recolha-o
    .turn = mover o trabalhador do Portão
    .lesson = O seu trabalhador vai de graça do Portão para qualquer lugar livre, agora que você vê onde todos estão. Lá ele trabalha como qualquer outro.
caylus-prompt-guild = Mova o Superintendente de graça ou deixe-o onde está
    .turn = mover o Superintendente com a Guilda dos Mercadores
    .lesson = A Guilda dos Mercadores deixa você mover o Superintendente até três espaços de graça. Os edifícios até o espaço dele funcionam, os de depois não; mais tarde todos ainda podem pagar para movê-lo.
caylus-prompt-joust = Pagar { $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
 } e { $cloth ->
    [1] 1 tecido
   *[other] { $cloth } tecidos
 } por um favor do rei?
    .turn = pagar por um favor no Campo de Justa
    .lesson = O Campo de Justa troca 1 denário e 1 tecido por um favor do rei. Você pode recusar e ficar com os dois.
caylus-prompt-inn = Ficar na Taberna ou sair?
    .turn = ficar na Taberna ou sair
    .lesson = Como hóspede da Taberna, você paga só 1 denário por trabalhador, não importa quantos já passaram. Se ficar, terá um trabalhador a menos na próxima rodada.
caylus-prompt-provost = Mova o Superintendente ou deixe-o onde está
    .turn = mover o Superintendente ou deixá-lo onde está
    .lesson = Só funcionam os edifícios até o Superintendente, e cada jogador pode pagar para movê-lo uma vez. Avance para salvar os seus trabalhadores, ou recue para deixar os dos outros de fora; se ele ultrapassar o Oficial de Justiça, o Oficial anda 2 espaços.
caylus-stands-provost = Depois de você { $count ->
    [1] vem
   *[other] vêm
 } { $purses }{ $due ->
    [scores] {" · "}Nesta rodada o Oficial de Justiça pontua { THE($section) }
    [ends] {" · "}Nesta rodada o Oficial de Justiça pontua { THE($section) } e a partida acaba
    [may-score] {" · "}Se o Superintendente passar do espaço { $bailiff }, o Oficial de Justiça pontua { THE($section) } nesta rodada
    [may-end] {" · "}Se o Superintendente passar do espaço { $bailiff }, a partida acaba nesta rodada
   *[no] {""}
 }
caylus-stands-provost-last = Ninguém mexe nele depois de você{ $due ->
    [scores] {" · "}Nesta rodada o Oficial de Justiça pontua { THE($section) }
    [ends] {" · "}Nesta rodada o Oficial de Justiça pontua { THE($section) } e a partida acaba
    [may-score] {" · "}Se o Superintendente passar do espaço { $bailiff }, o Oficial de Justiça pontua { THE($section) } nesta rodada
    [may-end] {" · "}Se o Superintendente passar do espaço { $bailiff }, a partida acaba nesta rodada
   *[no] {""}
 }
caylus-prompt-produce = Escolha o que receber de { THE($building) }
    .turn = escolher cubos
    .lesson = Este edifício dá cubos, e você escolhe quais. Você precisa de cubos para edifícios e para os lotes do Castelo: comida e mais dois tipos.
caylus-prompt-bonus = Escolha o seu cubo pelo uso de { THE($building) }
    .turn = escolher o cubo pelo uso do seu edifício
    .lesson = O trabalhador de outro jogador usou o seu edifício, e você também ganha um cubo. Edifícios de pedra que produzem rendem sempre que os outros os usam.
caylus-prompt-sell = Vender um cubo por { $deniers } denários?
    .turn = vender um cubo
    .lesson = Aqui um cubo vira dinheiro. Você precisa de dinheiro para os trabalhadores e para mover o Superintendente, e um pouco já ajuda.
caylus-prompt-buy = { $two ->
    [0] Comprar 1 cubo por { $one ->
        [1] 1 denário
       *[other] { $one } denários
     } em { THE($building) }?
   *[other] Comprar 1 cubo por { $one ->
        [1] 1 denário
       *[other] { $one } denários
     } ou 2 por { $two } em { THE($building) }?
 }
    .turn = comprar cubos
    .lesson = Aqui você compra os cubos que quiser, menos ouro. É o caminho mais curto para o tipo que falta.
caylus-prompt-deal = Fazer uma troca em { THE($building) }?
    .turn = fazer uma troca
    .lesson = Este edifício oferece uma troca nas condições mostradas. Você pode recusar, e o trabalhador volta de qualquer jeito.
caylus-prompt-smelt = Escolha { $count } cubos para trocar por { $gold ->
    [1] 1 ouro
   *[other] { $gold } ouros
 }
    .turn = trocar cubos por ouro
    .lesson = Escolha os cubos que viram ouro. O ouro paga edifícios de prestígio, serve nos lotes do Castelo e vale 3 pontos no final.
caylus-prompt-carpenter = Construir um edifício de madeira?
    .turn = construir um edifício de madeira
    .lesson = Pague os cubos e coloque um edifício de madeira no primeiro espaço vazio da Estrada. Você ganha os pontos agora e mais 1 sempre que outro jogador alocar um trabalhador nele.
caylus-prompt-mason = Construir um edifício de pedra?
    .turn = construir um edifício de pedra
    .lesson = Edifícios de pedra dão até 6 pontos na hora. Eles vão para o primeiro espaço vazio da Estrada, e você ganha 1 ponto sempre que outro jogador alocar um trabalhador ali.
caylus-prompt-lawyer = Transformar um edifício em residência por 1 denário e 1 tecido?
    .turn = transformar um edifício em residência
    .lesson = O Advogado transforma um edifício neutro ou um seu em residência, que rende dinheiro toda rodada. Você precisa de residências para os edifícios de prestígio, que as substituem.
caylus-prompt-architect = Construir um edifício de prestígio?
    .turn = construir um edifício de prestígio
    .lesson = Um edifício de prestígio substitui uma residência sua. Custa ouro e muitos cubos, e dá mais pontos que qualquer outro.
caylus-prompt-favor-works = Usar o favor do rei para construir?
    .turn = construir com um favor do rei
    .lesson = Este favor deixa você construir mais barato, até onde o seu disco chegou; só os edifícios de prestígio têm o preço normal. Se não for usado agora, ele se perde.
caylus-prompt-pay-any = Escolha com qual cubo pagar { THE($tile) }
    .turn = pagar um edifício
    .lesson = Um cubo deste preço pode ser de qualquer tipo. Dê o que faz menos falta, pensando no que o Castelo pede.
caylus-prompt-replace = Escolha qual residência { THE($tile) } substitui
    .turn = escolher qual residência substituir
    .lesson = O edifício de prestígio fica no lugar de uma residência sua, e você escolhe qual. O rendimento dela se perde.
caylus-prompt-batch = { $loss ->
    [0] Entregue um lote ao Castelo, se quiser (você não tem PP a perder)
   *[other] Entregue um lote ao Castelo ou perca { $loss } PP
 }
    .turn = entregar um lote ao Castelo
    .lesson = Um lote é 1 comida e mais 2 cubos de tipos diferentes. Ele constrói uma casa, que dá pontos na hora; quem não entrega nenhum perde pontos.
caylus-prompt-more-batches = Entregue mais um lote ao Castelo ou pare
    .turn = entregar mais um lote ao Castelo
    .lesson = Você pode construir tantas casas quantos lotes tiver. Quem entregar mais nesta rodada ganha um favor do rei; no empate, quem chegou antes.
caylus-stands-race = Quem entregar mais lotes ganha um favor do rei
caylus-stands-race-led = Mais lotes até agora: { $name }, com { $count }
caylus-stands-batches = Até agora { $count ->
    [1] 1 lote
   *[other] { $count } lotes
 }: +{ $points } PP
caylus-prompt-line = Escolha a linha do favor do rei
    .turn = escolher um favor
    .lesson = Seu disco avança uma coluna na linha que você escolher, se a próxima estiver aberta. Então você recebe um benefício até ali: pontos, dinheiro, cubos ou um edifício mais barato.
caylus-prompt-favor-cube = Receba um cubo pelo favor do rei
    .turn = receber um cubo pelo favor do rei
    .lesson = Receba um cubo de qualquer coluna até a do seu disco. A partir da quarta coluna, em vez disso você pode trocar um cubo por dois.
caylus-prompt-take-two = Escolha os dois cubos que vai receber
    .turn = escolher dois cubos
    .lesson = Você dá um cubo e recebe dois, de qualquer tipo menos ouro. Escolha o que falta para um lote ou um preço.

# O que se pode fazer

caylus-verb-place = Alocar trabalhador
    .of = Alocar em { THE($what) }
    .whole = Alocar um trabalhador em { THE($place) }
caylus-verb-pass = Passar
caylus-verb-move-worker = Mover trabalhador
    .of = Mover para { THE($what) }
    .whole = Mover o trabalhador para { THE($place) }
    .asked = Mova o trabalhador
caylus-verb-take-back = Recolher trabalhador
caylus-verb-move-provost = Mover o Superintendente
    .whole = Mover o Superintendente { THE($step) }
    .asked = Mova o Superintendente
caylus-verb-let-stand = Deixar onde está
caylus-verb-joust = Pagar pelo favor
caylus-verb-stay = Ficar na Taberna
caylus-verb-leave = Sair da Taberna
caylus-verb-produce = Receber
    .whole = Receber { $cube }
caylus-verb-take-bonus = Receber
caylus-verb-sell = Vender
    .of = Vender { $what }
    .whole = Vender { $cube }
caylus-verb-buy = Comprar
    .of = Comprar { $what }
    .whole = Comprar { $cubes }
caylus-verb-make-deal = Trocar
    .of = Receber { $what }
caylus-verb-smelt = Dar cubos
    .whole = Dar { $cubes }
caylus-verb-build = Construir
    .of = Construir { THE($what) }
    .whole = Construir { THE($tile) }
caylus-verb-pay-any = Pagar
    .of = Pagar com { $what }
    .whole = Pagar com { $cube }
caylus-verb-replace = Substituir
    .of = Substituir { THE($what) }
caylus-verb-transform = Criar residência
    .of = Transformar { THE($what) }
caylus-verb-give-batch = Entregar lote
    .of = Entregar { $what }
    .asked = Entregue
caylus-verb-stop = Parar por aqui
    .at-batch = { $loss ->
        [0] Não entregar lote (perder 0 PP)
       *[other] Não entregar lote (−{ $loss } PP)
     }
caylus-verb-choose-line = Escolher linha
    .whole = Escolher a linha “{ $line }”
caylus-verb-take-cube = Receber cubo
    .of = Receber { $what }
    .whole = Receber { $cube }
    .asked = Receba um cubo
caylus-verb-exchange = Trocar 1 cubo por 2
caylus-verb-take-two = Receber
caylus-verb-decline = Não usar
    .beside-joust = Não pagar
    .beside-sell = Não vender
    .beside-buy = Não comprar
    .beside-make-deal = Não trocar
    .beside-build = Não construir
    .beside-transform = Não transformar
    .beside-take-cube = Não receber
caylus-field-place-place = Onde?
    .whole = Onde alocar um trabalhador?
caylus-field-move-worker-place = Para onde?
caylus-field-move-provost-step = Quantos espaços?
caylus-field-produce-cube = O que receber?
caylus-field-take-bonus-cube = Qual cubo?
caylus-field-sell-cube = Qual cubo vender?
caylus-field-buy-cubes = Quais cubos?
caylus-field-make-deal-deal = Quanto?
caylus-field-smelt-cubes = O que dar?
caylus-field-build-tile = Qual edifício?
caylus-field-pay-any-cube = Pagar com qual cubo?
caylus-field-replace-residence = Qual residência?
caylus-field-transform-target = Qual edifício?
caylus-field-give-batch-cubes = Qual lote?
caylus-field-choose-line-line = Qual linha?
caylus-field-take-cube-cube = Qual cubo?
caylus-field-exchange-cube = Qual cubo dar?
caylus-field-take-two-cubes = Quais dois cubos?

caylus-ready-plenty = Dar { $cubes }

# Notas das escolhas

caylus-lack-batch = você ainda não tem um lote
caylus-lack-cloth = falta tecido
caylus-lack-deniers = falta dinheiro
caylus-lack-cubes = faltam cubos
caylus-lack-gold = falta ouro
caylus-lack-residence = você não tem residência
caylus-lack-room = a Estrada está cheia
caylus-lack-round = não há próxima rodada
caylus-lack-price = faltam cubos
caylus-lack-target = não há o que transformar
caylus-note-place = { $effect }{ $reached ->
    [no] {" · "}além do Superintendente
   *[yes] {""}
 }
caylus-note-visit = { $effect }{ $reached ->
    [no] {" · "}além do Superintendente
   *[yes] {""}
 } · 1 PP para { $owner }
caylus-note-place-lacking = { $lack }{ $reached ->
    [no] {" · "}além do Superintendente
   *[yes] {""}
 } · { $effect }
caylus-note-visit-lacking = { $lack }{ $reached ->
    [no] {" · "}além do Superintendente
   *[yes] {""}
 } · 1 PP para { $owner } · { $effect }
caylus-note-step = { $step } (espaço { $space }, { $building })
    .short = { $step }
caylus-note-step-empty = { $step } (espaço { $space }, vazio)
    .short = { $step }
caylus-note-lets = alcança { $spots }
caylus-note-cuts = deixa de fora { $spots }
caylus-pace-faster = o Oficial anda 2
caylus-pace-slower = o Oficial anda só 1
caylus-pace-faster-dungeon = o Oficial pontua as Masmorras
caylus-pace-slower-dungeon = o Oficial não pontua as Masmorras
caylus-pace-faster-walls = o Oficial pontua a Muralha
caylus-pace-slower-walls = o Oficial não pontua a Muralha
caylus-pace-faster-end = a partida acaba
caylus-pace-slower-end = a partida continua
caylus-note-lets-pace = alcança { $spots } · { $pace }
caylus-note-cuts-pace = deixa de fora { $spots } · { $pace }
caylus-note-left = { $left }
caylus-note-left-lets = { $left } · alcança { $spots }
caylus-note-left-cuts = { $left } · deixa de fora { $spots }
caylus-note-left-pace = { $left } · { $pace }
caylus-note-left-lets-pace = { $left } · alcança { $spots } · { $pace }
caylus-note-left-cuts-pace = { $left } · deixa de fora { $spots } · { $pace }
caylus-note-pace = { $pace }
caylus-note-held = você tem { $count }
caylus-note-tile = custa { $cubes } · +{ $points } PP · { $effect }
caylus-note-tile-favor = custa { $cubes } · +{ $points } PP e 1 favor · { $effect }
caylus-note-target = vira residência agora · +{ $points } PP e +1 denário por rodada para você
caylus-note-target-waits = o trabalhador dali age antes · +{ $points } PP e +1 denário por rodada para você
caylus-note-points = +{ $points } PP
caylus-note-line-nothing = { $line } (nada ainda)
caylus-note-line-first = { $line } ({ $favor })
caylus-note-line-unbuilt = { $line } (nada que você possa construir agora)
caylus-note-line-last = { $favor } (cada { $each } valem 1 PP no fim)
caylus-note-line = { $favor }{ $stays ->
    [yes] {" "}(fica na coluna { $column })
   *[no] {""}
 }

# O que aconteceu

caylus-event-started = A ordem de turno é { $order }. Na Estrada: { $neutral }
    .brief = A ordem de turno é { $order }
caylus-event-round-began = Rodada { $round } · A ordem de turno é { $order }
caylus-event-income-taken = Todos receberam { $deniers } denários
caylus-event-extra-income-taken = { $seat } recebeu mais { $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
 } pelos edifícios
caylus-event-placed = { $seat } alocou um trabalhador em { THE($place) } por { $price ->
    [1] 1 denário
   *[other] { $price } denários
 }
    .brief = { $seat } alocou um trabalhador em { THE($place) }
caylus-event-visited = { $seat } alocou um trabalhador em { THE($place) } por { $price ->
    [1] 1 denário
   *[other] { $price } denários
 }; { $owner } ganhou 1 PP
    .brief = { $seat } alocou um trabalhador em { THE($place) }
caylus-event-passed = { $seat } { $lack ->
    [deniers] { $needed ->
        [1] ficou sem dinheiro e passou
       *[other] não podia pagar { $needed } denários e passou
     }
    [workers] ficou sem trabalhadores e passou
    [places] ficou sem lugar e passou
   *[nothing] passou { $number ->
        [1] primeiro
        [2] em segundo
        [3] em terceiro
        [4] em quarto
       *[other] em quinto
     }
 }{ $deniers ->
    [0] {""}
    [1] {" "}(+1 denário)
   *[other] {" "}(+{ $deniers } denários)
 }
caylus-event-gate-moved = { $seat } moveu o trabalhador do Portão para { THE($place) }
    .brief = { $seat } foi do Portão para { THE($place) }
caylus-event-gate-visited = { $seat } moveu o trabalhador do Portão para { THE($place) }; { $owner } ganhou 1 PP
    .brief = { $seat } foi do Portão para { THE($place) }; { $owner } ganhou 1 PP
caylus-event-gate-returned = { $seat } recolheu o trabalhador do Portão
caylus-event-deniers-taken = { $seat } recebeu { $deniers } denários em { THE($building) }
caylus-event-provost-moved = { $seat } moveu o Superintendente { THE($step) }, até o espaço { $space }, { $price ->
    [0] de graça
    [1] por 1 denário
   *[other] por { $price } denários
 }
    .brief = { $seat } moveu o Superintendente até o espaço { $space }
caylus-event-provost-left = { $is_poor ->
    [yes] { $seat } não tinha dinheiro para mover o Superintendente
   *[no] { $seat } deixou o Superintendente onde estava
 }
    .brief = { $is_poor ->
        [yes] Faltou dinheiro para o Superintendente
       *[no] { $seat } não moveu o Superintendente
     }
caylus-event-jousted = { $seat } pagou { $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
 } e { $cubes } por um favor no Campo de Justa
caylus-event-declined = { $want ->
    [deniers] { $seat } não tinha dinheiro para usar { THE($building) }
    [means] { $seat } não tinha como usar { THE($building) }
   *[nothing] { $seat } não usou { THE($building) }
 }
caylus-event-order-changed = A ordem de turno agora é { $order }
caylus-event-guest-came = { $seat } virou hóspede da Taberna
caylus-event-guest-stayed = { $seat } ficou na Taberna
caylus-event-guest-left = { $seat } saiu da Taberna
caylus-event-produced = { $seat } recebeu { $cubes } em { THE($building) }
caylus-event-bonus-taken = { $seat } recebeu { $cube } pelo uso de { THE($building) }
caylus-event-sold = { $seat } vendeu { $cube } por { $deniers } denários em { THE($building) }
caylus-event-bought = { $seat } comprou { $cubes } por { $price ->
    [1] 1 denário
   *[other] { $price } denários
 } em { THE($building) }
caylus-event-deniers-for-gold = { $seat } trocou { $deniers } denários por { $gold ->
    [1] 1 ouro
   *[other] { $gold } ouros
 } em { THE($building) }
caylus-event-deniers-for-points = { $seat } trocou { $deniers } denários por { $points } PP em { THE($building) }
    .brief = { $seat } trocou { $deniers } denários por { $points } PP
caylus-event-cubes-for-gold = { $seat } trocou { $cubes } por { $gold ->
    [1] 1 ouro
   *[other] { $gold } ouros
 } em { THE($building) }
caylus-event-cubes-for-points = { $seat } trocou { $cubes } por { $points } PP em { THE($building) }
    .brief = { $seat } trocou { $cubes } por { $points } PP
caylus-event-built = { $seat } construiu { THE($tile) } no espaço { $space } com { $cubes } (+{ $points } PP)
    .brief = { $seat } construiu { THE($tile) } (+{ $points } PP)
caylus-event-transformation-paid = { $seat } pagou { $deniers ->
    [0] {""}
    [1] 1 denário e{" "}
   *[other] { $deniers } denários e{" "}
 }{ $cubes } para transformar { THE($target) } em residência{ $waits ->
    [yes] {" "}depois que o trabalhador sair
   *[no] {""}
 } (+{ $points } PP)
    .brief = { $seat } pagou a residência (+{ $points } PP)
caylus-event-transformed = { THE($target) } do espaço { $space } agora é residência de { $seat }
    .you = { THE($target) } do espaço { $space } agora é residência sua
caylus-event-workers-returned = O Superintendente deixou { $seats } de fora
caylus-event-batches-given = { $seat } entregou { $batches ->
    [1] 1 lote
   *[other] { $batches } lotes
 } ao Castelo (+{ $points } PP): { $cubes }
    .brief = { $seat } entregou { $batches ->
        [1] 1 lote
       *[other] { $batches } lotes
     } (+{ $points } PP)
caylus-event-stood-idle = { $points ->
    [0] { $seat } não entregou lote
   *[other] { $seat } não entregou lote (−{ $points } PP)
 }
caylus-event-found-no-lot = { $seat } não achou lugar livre no Castelo
caylus-event-best-builder = { $seat } ganhou um favor por ter entregado o maior número de lotes
    .brief = { $seat } ganhou o favor do Castelo
caylus-event-bailiff-moved = O Oficial de Justiça andou { $steps ->
    [1] 1 espaço
   *[other] { $steps } espaços
 } até o espaço { $space }, e o Superintendente se juntou a ele
    .brief = O Oficial de Justiça andou até o espaço { $space }
caylus-event-section-missed = { $points ->
    [0] { $seat } não construiu em { THE($section) }
   *[other] { $seat } não construiu em { THE($section) } (−{ $points } PP)
 }
    .you = { $points ->
        [0] Você não construiu em { THE($section) }
       *[other] Você não construiu em { THE($section) } (−{ $points } PP)
     }
caylus-event-section-scored = { $seat } tinha { $houses ->
    [1] 1 casa
   *[other] { $houses } casas
 } em { THE($section) } e não ganhou nenhum favor
caylus-event-section-won = { $seat } tinha { $houses ->
    [1] 1 casa
   *[other] { $houses } casas
 } em { THE($section) } e ganhou { $favors ->
    [1] 1 favor
   *[other] { $favors } favores
 }
    .brief = { $seat } ganhou { $favors ->
        [1] 1 favor
       *[other] { $favors } favores
     } em { THE($section) }
caylus-event-section-closed = A pontuação de { THE($section) } acabou
caylus-event-columns-opened = A pontuação de { THE($section) } acabou, e a tabela de favores abriu até a coluna { $columns }
    .brief = A tabela de favores abriu até a coluna { $columns }
caylus-event-favors-gained = { $seat } ganhou { $favors ->
    [1] um favor do rei
   *[other] { $favors } favores do rei
 }
caylus-event-favor-points = { $seat } ganhou { $points } PP por { $favors ->
    [1] um favor do rei
   *[other] { $favors } favores do rei
 }
caylus-event-line-prestige = { $seat } usou um favor para ganhar { $points } PP (coluna { $column })
caylus-event-line-deniers = { $seat } usou um favor para receber { $deniers } denários (coluna { $column })
caylus-event-line-resources = { $seat } usou um favor na linha de recursos (coluna { $column })
caylus-event-line-buildings = { $seat } usou um favor na linha de edifícios (coluna { $column })
caylus-event-cube-taken = { $seat } recebeu { $cube } por um favor do rei
caylus-event-cubes-exchanged = { $seat } trocou { $cube } por { $cubes } com um favor do rei
caylus-event-favor-unused = { $seat } avançou na linha “{ $line }” e não recebeu nada
caylus-event-favors-lost = { $seat } já tinha usado todas as linhas e perdeu { $favors ->
    [1] 1 favor
   *[other] { $favors } favores
 }
caylus-event-cut-off = O Superintendente deixou { $seats } de fora
    .brief = O Superintendente deixou { $reader } de fora
caylus-event-got = { $seat } recebeu { $goods }
caylus-event-got-at = { $seat } recebeu { $goods } em { THE($building) }
    .brief = { $seat } recebeu { $goods }
caylus-event-visits = { $seats } alocou em { THE($places) }, e você ganhou { $points } PP
    .brief = Você ganhou { $points } PP em { THE($places) }
caylus-event-visits-by-several = { $seats } alocaram em { THE($places) }, e você ganhou { $points } PP
    .brief = Você ganhou { $points } PP em { THE($places) }
caylus-event-new-round = A rodada { $round } começou
caylus-event-new-round-at = A rodada { $round } começou, com o Oficial de Justiça no espaço { $space }
    .brief = Rodada { $round }: Oficial no espaço { $space }
caylus-event-went = { $seat } alocou em { THE($places) }
caylus-event-ceased = { $seats } passou{ $price ->
    [0] {""}
   *[other] , e o preço subiu para { $price }
 }
    .brief = { $seats } passou
caylus-event-ceased-by-several = { $seats } passaram{ $price ->
    [0] {""}
   *[other] , e o preço subiu para { $price }
 }
    .brief = { $seats } passaram
caylus-event-ceased-before-guest = { $seats } passou, mas como hóspede da Taberna você ainda paga 1
    .brief = { $seats } passou
caylus-event-ceased-before-guest-by-several = { $seats } passaram, mas como hóspede da Taberna você ainda paga 1
    .brief = { $seats } passaram
caylus-event-pushed = { $seats } moveu o Superintendente do espaço { $start } ao { $space }
    .brief = O Superintendente foi ao espaço { $space }
caylus-event-pushed-by-several = { $seats } moveram o Superintendente do espaço { $start } ao { $space }
    .brief = O Superintendente foi ao espaço { $space }
caylus-event-crowned = { $seat } construiu { THE($tiles) } (+{ $points } PP)
caylus-event-settled = { $seat } transformou { THE($target) } em residência (+{ $points } PP)
    .brief = { $seat } fez uma residência
caylus-event-raised = { $seats } construiu { THE($tiles) } (+{ $points } PP)
caylus-event-raised-by-several = { $seats } construíram { THE($tiles) }
    .brief = { $seats } construíram { $count } edifícios
caylus-event-delivered = { $seats } entregou { $batches ->
    [1] 1 lote
   *[other] { $batches } lotes
 } (+{ $points } PP)
caylus-event-delivered-by-several = { $seats } entregaram { $batches ->
    [1] 1 lote
   *[other] { $batches } lotes
 } (+{ $points } PP)
caylus-event-favors-built = { $seat } ganhou { $favors ->
    [1] um favor do rei
   *[other] { $favors } favores do rei
 } por construir { THE($tile) }
caylus-event-unseated = { $seat } tirou você da Taberna
caylus-event-favored-goods = { $seat } recebeu { $goods } pelo favor
caylus-event-favored-points = { $seat } ganhou { $points } PP pelo favor
caylus-event-favored-both = { $seat } ganhou { $points } PP e { $goods } pelo favor
caylus-event-game-ended = A partida acabou

# Orders given ahead

caylus-order-let-stand = Deixar o Superintendente onde está
caylus-order-stay = Ficar na Taberna
caylus-order-no-joust = Pular o Campo de Justa

# O que uma escolha custa e rende; `.brief` em botões

caylus-cost = { $cost ->
    [0] grátis
    [1] custa 1 denário
   *[other] custa { $cost } denários
}
    .brief = { $cost ->
    [0] grátis
    [1] 1 denário
   *[other] { $cost } denários
}

# O que fica de uma partida que acabou
caylus-ending-bailiff = O Oficial de Justiça chegou à marca das Torres, e a partida acabou com a pontuação delas
caylus-ending-castle = A última casa das Torres foi construída, e a partida acabou
caylus-fact-castle = { $seat } entregou { $count } lotes ao Castelo, mais que todos
caylus-fact-favors = { $seat } ganhou { $count } favores do rei, mais que todos
caylus-fact-visits = Trabalhadores dos outros renderam { $count } PP para { $seat }
caylus-fact-race = Na rodada { $round }, { $seat } entregou { $count ->
    [1] 1 lote
   *[other] { $count } lotes
}, o mesmo que { $others }, e ganhou o favor do rei por chegar antes ao Castelo
caylus-fact-home = Em { $count } rodadas, trabalhadores de { $seat } ficaram além do Superintendente e voltaram sem nada
    .you = Em { $count } rodadas, trabalhadores seus ficaram além do Superintendente e voltaram sem nada

# O que vem por regra e se esquece
caylus-forecast-provost = O Superintendente está no espaço { $space }. Você não vai receber nada em { THE($places) }
caylus-forecast-section = Do jeito que está, a pontuação de { THE($section) } é nesta rodada; sem casa lá, você perde { $points } PP
caylus-forecast-last = Última rodada, porque a pontuação de { THE($section) } encerra a partida{ $points ->
    [0] {""}
   *[other] ; sem casa lá, você perde { $points } PP
 }
caylus-forecast-may-end = Se o Superintendente passar do espaço { $space }, esta rodada é a última

# O que as dicas dão como motivo: substantivos no plural
caylus-gauge-points = PP
caylus-gauge-deniers = denários
caylus-gauge-cubes = cubos
caylus-gauge-kinds = tipos de cubo
caylus-gauge-food = cubos de comida
caylus-gauge-wood = cubos de madeira
caylus-gauge-stone = cubos de pedra
caylus-gauge-cloth = cubos de tecido
caylus-gauge-gold = cubos de ouro
caylus-gauge-favors = passos na tabela de favores
caylus-gauge-castle = casas no Castelo
caylus-gauge-workers = trabalhadores na reserva
caylus-gauge-income = denários por rodada
caylus-gauge-residences = residências
caylus-gauge-prestige = edifícios de prestígio
caylus-gauge-road = edifícios na Estrada
caylus-gauge-beyond = trabalhadores além do Superintendente

# O que as dicas dizem de uma resposta
caylus-why-avoids-loss = Você ainda não tem casa em { THE($section) }, e isso custaria { $points } PP.
caylus-why-last-lots = Restam poucos lugares em { THE($section) }.
caylus-why-strands = O trabalhador de { $name } em { THE($building) } não rende nada.
caylus-why-rescues = Seu trabalhador em { THE($building) } volta a valer.
caylus-why-first-castle = Ainda não há ninguém no Castelo: você constrói primeiro.
caylus-why-batch = Cada lote de cubos vale { $points } PP aqui.
caylus-why-jousts = Você tem o tecido para um favor no Campo de Justa.
caylus-why-poor = Seu dinheiro está acabando: { $deniers ->
    [1] resta 1 denário
   *[other] restam { $deniers } denários
  }.
caylus-why-gold = O ouro vale como qualquer cubo.
caylus-why-no-such = Você não tem { $cube }.
caylus-why-architect = Você tem uma residência e ouro para um edifício de prestígio.
caylus-why-builds = Você tem cubos para construir.
caylus-why-two-cubes = Um só trabalhador rende { $cubes ->
    [1] 1 cubo
   *[other] { $cubes } cubos
  } ali.
caylus-why-safe = O Superintendente dificilmente recua até ali.
caylus-why-guild = Você pode mover o Superintendente para proteger seus trabalhadores.
caylus-why-own-building = No seu próprio edifício, um trabalhador custa { $deniers } em vez de { $usual }.
caylus-why-stables = Você joga tarde na rodada, e os Estábulos mudam isso.
caylus-why-passes-first = Você passa primeiro: ganha 1 denário, e os outros pagam mais.
caylus-why-passes-dear = Seu próximo trabalhador custaria { $deniers ->
    [1] 1 denário
   *[other] { $deniers } denários
  }.
caylus-why-favor-builds = Um favor permite construir sem trabalhador.
caylus-why-favor-points = Um favor rende pontos na hora.
caylus-why-scores = Você ganha { $points } PP na hora.
caylus-why-visited = Quando os outros o usam, você ganha 1 PP.
caylus-why-two-bought = Você consegue dois cubos numa só visita.
