# Puerto Rico: todas as suas palavras, com as duas expansões.

puerto-rico-name = Puerto Rico
    .own = Minha ilha
puerto-rico-about = Colonize, construa, produza e embarque para fazer da sua ilha a mais rica do Caribe.
puerto-rico-help = A cada rodada, cada jogador escolhe uma função. Todos fazem a ação dela, um de cada vez, e quem a escolheu tem um privilégio. Plantações e construções de produção precisam de colonos para produzir. Você vende mercadorias por dobrões ou as embarca por pontos de vitória (PV); as construções ajudam e pontuam. O jogo termina após a rodada em que os colonos ou os PV acabam, ou em que alguém completa a cidade. Vence quem tiver mais pontos.

# Opções

puerto-rico-option-exp-new-buildings = Novas Construções
    .about = Expansão I: antes da partida, vocês escolhem as construções comerciais, 14 delas novas.
puerto-rico-option-exp-nobles = Os Nobres
    .about = Expansão II: mais 8 construções e 20 nobres; a partida não acaba mais por falta de colonos.
puerto-rico-option-simultaneous-placement = Posicionar colonos ao mesmo tempo
    .about = Na fase do Prefeito, todos posicionam os colonos ao mesmo tempo, o que é mais rápido.
puerto-rico-option-open-vp = Pontos de vitória abertos
    .about = Todos veem os PV de todos.

# Funções e o que o privilégio traz

puerto-rico-role-settler = Colono
    .the = o Colono
    .help = Todos, um de cada vez, podem pegar uma plantação aberta. O Colono pode pegar uma pedreira no lugar dela.
    .also = Fase do Colono, Plantações, Ficha do campo, Ficha de ilha
puerto-rico-role-mayor = Prefeito
    .the = o Prefeito
    .help = O Prefeito recebe 1 colono do estoque. Depois os colonos do navio são distribuídos um a um, e cada jogador pode reposicionar todos os seus. No fim o navio é reabastecido: um colono por círculo vazio nas construções de todos, mas no mínimo um por jogador.
    .also = Fase do Prefeito, Colonos, Navio de colonos
puerto-rico-role-builder = Construtor
    .the = o Construtor
    .help = Todos, um de cada vez, podem comprar uma construção. O Construtor paga 1 dobrão a menos.
    .also = Fase do Construtor, Fase de construção
puerto-rico-role-craftsman = Produtor
    .the = o Produtor
    .help = Todos produzem com suas plantações e construções ocupadas, até onde o estoque alcança. Depois o Produtor pega mais 1 barril de uma mercadoria que produziu.
    .also = Fase do Produtor, Fase de produção
puerto-rico-role-trader = Comerciante
    .the = o Comerciante
    .help = Todos, um de cada vez, podem vender um barril à Casa de Comércio, que aceita quatro tipos diferentes. O Comerciante ganha 1 dobrão a mais na venda dele. Se ficar cheia, a Casa é esvaziada no fim.
    .also = Fase do Comerciante, Função Comerciante
puerto-rico-role-captain = Capitão
    .the = o Capitão
    .help = Um de cada vez, todos embarcam mercadorias nos navios de carga, por 1 PV cada barril, até ninguém mais poder. Quem pode embarcar tem que embarcar. O Capitão ganha 1 PV a mais no primeiro embarque dele. Depois cada um guarda 1 barril e o que couber nos armazéns; o resto se perde.
    .also = Fase do Capitão, Navios de carga
puerto-rico-role-prospector = Minerador
    .the = o Minerador
    .help = O Minerador pega 1 dobrão; os outros não fazem nada. Com três jogadores não há Minerador; com cinco há dois.
    .also = Fase do Minerador
puerto-rico-role-prospector-2 = Minerador B
    .the = o Minerador B

puerto-rico-role-with-doubloons = { $role } +{ $count } 🪙
puerto-rico-detail-price = vale { $count ->
    [1] 1 dobrão
   *[other] { $count } dobrões
  }

puerto-rico-privilege-settler = Todos pegam uma plantação{ $quarries ->
    [0] {""}
   *[other] ; você pode trocar por uma pedreira
  }{ $count ->
    [1] {""}
   *[other] ; você pega mais uma ficha no fim
  }
puerto-rico-privilege-mayor = Todos posicionam colonos{ $count ->
    [0] {""}
    [1] ; você recebe mais 1
   *[other] ; você recebe mais { $count }
  }
puerto-rico-privilege-builder = Todos podem construir; você paga { $count ->
    [1] 1 dobrão
   *[other] { $count } dobrões
  } a menos
puerto-rico-privilege-craftsman = Todos produzem; você pode pegar mais { $count ->
    [1] 1 barril
   *[other] { $count } barris
  }
puerto-rico-privilege-trader = Todos podem vender; sua venda rende mais { $count ->
    [1] 1 dobrão
   *[other] { $count } dobrões
  }
puerto-rico-privilege-captain = Todos embarcam; você ganha mais { $count } PV
puerto-rico-privilege-prospector = Só você recebe { $count ->
    [1] 1 dobrão
   *[other] { $count } dobrões
  }

# Coisas

puerto-rico-good-corn = Milho
    .the = milho
    .counted = { $count ->
        [1] 1 milho
       *[other] { $count } milhos
    }
    .help = O milho vale 0 dobrões na Casa de Comércio, onde só o privilégio e os mercados rendem algo, mas embarca como qualquer mercadoria. Uma plantação de milho ocupada produz sem construção nenhuma.
puerto-rico-good-indigo = Índigo
    .the = índigo
    .counted = { $count ->
        [1] 1 índigo
       *[other] { $count } índigos
    }
    .help = O índigo é vendido por 1 dobrão. Você o produz numa Fábrica de Índigo, pequena ou grande.
puerto-rico-good-sugar = Açúcar
    .the = açúcar
    .counted = { $count ->
        [1] 1 açúcar
       *[other] { $count } açúcares
    }
    .help = O açúcar é vendido por 2 dobrões. Você o produz num Engenho de Açúcar, pequeno ou grande.
puerto-rico-good-tobacco = Tabaco
    .the = tabaco
    .counted = { $count ->
        [1] 1 tabaco
       *[other] { $count } tabacos
    }
    .help = O tabaco é vendido por 3 dobrões. Você o produz numa Secadora de Tabaco.
puerto-rico-good-coffee = Café
    .the = café
    .counted = { $count ->
        [1] 1 café
       *[other] { $count } cafés
    }
    .help = O café é vendido por 4 dobrões. Você o produz numa Torrefadora de Café.
puerto-rico-tile-corn = Plantação de milho
    .compact = Milho
    .counted = { $count } de milho
    .the = uma plantação de milho
puerto-rico-tile-indigo = Plantação de índigo
    .compact = Índigo
    .counted = { $count } de índigo
    .the = uma plantação de índigo
puerto-rico-tile-sugar = Plantação de açúcar
    .compact = Açúcar
    .counted = { $count } de açúcar
    .the = uma plantação de açúcar
puerto-rico-tile-tobacco = Plantação de tabaco
    .compact = Tabaco
    .counted = { $count } de tabaco
    .the = uma plantação de tabaco
puerto-rico-tile-coffee = Plantação de café
    .compact = Café
    .counted = { $count } de café
    .the = uma plantação de café
puerto-rico-tile-quarry = Pedreira
    .compact = Pedreira
    .the = uma pedreira
    .help = Cada pedreira ocupada deixa as suas construções 1 dobrão mais baratas, no máximo até o número da coluna da construção. O Colono pode pegar uma; os outros, só com a Cabana de Construção.
    .also = Pedreiras, Pedra, Desconto
puerto-rico-tile-forest = Floresta
    .the = uma floresta
    .help = A floresta é uma ficha fechada, colocada no campo com a Casa da Floresta. Ninguém trabalha nela e ela não produz nada, mas cada 2 florestas deixam as suas construções 1 dobrão mais baratas.
    .also = Ficha de floresta
puerto-rico-person-colonist = Colono
    .the = um colono
puerto-rico-person-noble = Nobre
    .the = um nobre
puerto-rico-place-corn = Milho
    .the = a plantação de milho
    .counted = { $count ->
        [1] 1 plantação de milho
       *[other] { $count } plantações de milho
    }
puerto-rico-place-indigo = Índigo
    .the = a plantação de índigo
    .counted = { $count ->
        [1] 1 plantação de índigo
       *[other] { $count } plantações de índigo
    }
puerto-rico-place-sugar = Açúcar
    .the = a plantação de açúcar
    .counted = { $count ->
        [1] 1 plantação de açúcar
       *[other] { $count } plantações de açúcar
    }
puerto-rico-place-tobacco = Tabaco
    .the = a plantação de tabaco
    .counted = { $count ->
        [1] 1 plantação de tabaco
       *[other] { $count } plantações de tabaco
    }
puerto-rico-place-coffee = Café
    .the = a plantação de café
    .counted = { $count ->
        [1] 1 plantação de café
       *[other] { $count } plantações de café
    }
puerto-rico-place-quarry = Pedreira
    .the = a pedreira
    .counted = { $count ->
        [1] 1 pedreira
       *[other] { $count } pedreiras
    }
puerto-rico-place-san-juan = Rosa dos Ventos
    .the = a Rosa dos Ventos
puerto-rico-area-island = Campo
puerto-rico-area-city = Cidade
puerto-rico-sale-house = { $good }
    .the = { THE($good) }
    .told = { THE($good) }
puerto-rico-sale-post = { $good } no Posto
    .the = { THE($good) } no Posto
    .told = { THE($good) } no Posto de Comércio
puerto-rico-cargo-ship = { $good } no navio de { $capacity }
    .the = { THE($good) } no navio de { $capacity }
    .told = { THE($good) } no navio de { $capacity }
puerto-rico-cargo-wharf = { $good } no Cais
    .the = { THE($good) } no Cais
    .told = { THE($good) } pelo Cais
puerto-rico-land-empty = { $tile }
    .told = { THE($tile) }
puerto-rico-land-occupied = { $tile } · { $person }
    .told = { THE($tile) } com { THE($person) }
    .short = { $tile }
puerto-rico-standing = { $person }: { $place }
    .short = { $place }
puerto-rico-cost-0 = De graça
    .brief = 0
puerto-rico-cost-1 = De 1 dobrão
    .brief = 1
puerto-rico-cost-2 = De 2 dobrões
    .brief = 2
puerto-rico-cost-3 = De 3 dobrões
    .brief = 3
puerto-rico-cost-4 = De 4 dobrões
    .brief = 4
puerto-rico-cost-5 = De 5 dobrões
    .brief = 5
puerto-rico-cost-6 = De 6 dobrões
    .brief = 6
puerto-rico-cost-7 = De 7 dobrões
    .brief = 7
puerto-rico-cost-8 = De 8 dobrões
    .brief = 8
puerto-rico-cost-9 = De 9 dobrões
    .brief = 9
puerto-rico-cost-10 = De 10 dobrões
    .brief = 10
puerto-rico-cost-stretch = Custo { $first }–{ $last }
    .one = Custo { $first }

# Em que ponto está o jogo

puerto-rico-phase-draft = Escolha das construções
puerto-rico-phase-role-choice = Escolha de função
puerto-rico-phase-settler = Fase do Colono
puerto-rico-phase-mayor = Fase do Prefeito
puerto-rico-phase-builder = Fase do Construtor
puerto-rico-phase-craftsman = Fase do Produtor
puerto-rico-phase-trader = Fase do Comerciante
puerto-rico-phase-captain = Fase do Capitão
puerto-rico-phase-prospector = Fase do Minerador
puerto-rico-phase-finished = Fim de jogo

puerto-rico-occasion = Rodada { $round }
puerto-rico-occasion-role = Rodada { $round } · { $seat } é { THE($role) }
    .you = Rodada { $round } · Você é { THE($role) }

# Pontuação

puerto-rico-score-chips = Marcadores de PV
puerto-rico-score-buildings = Construções
puerto-rico-score-nobles = Nobres
puerto-rico-score-wealth = Dobrões e barris

# Assuntos das regras

puerto-rico-topic-round = Rodada e funções
    .help = O Governador escolhe uma função primeiro; depois os outros, em sentido horário, cada um uma das que restam. Todos fazem a ação de uma função antes que a próxima seja escolhida. No fim da rodada, toda cartela que ninguém escolheu recebe 1 dobrão, para quem a pegar mais tarde. Então as cartelas voltam, e o Governador passa para a esquerda.
    .also = Rodada, Fases, Turno, Vez, Ordem da rodada, Governador, Privilégio, Função, Funções
puerto-rico-topic-building = Construir
    .help = Na fase do Construtor, cada um pode comprar uma construção, e cada tipo só uma vez. O Construtor paga 1 a menos, e cada pedreira ocupada tira mais 1, até o número da coluna. A cidade tem 12 espaços, e as construções grandes ocupam dois. Uma construção só funciona ocupada; os PV dela valem sempre.
    .also = Comprar, Preço, Coluna, Cidade, Construção grande, Construção comercial, Construção de produção
puerto-rico-topic-placement = Posicionar colonos
    .help = Na fase do Prefeito, você pode redistribuir todos os seus colonos nos círculos das fichas e construções. Alguém só pode ficar na Rosa dos Ventos se não houver círculo vazio. Fora dessa fase, só certas construções movem colonos.
    .also = Pessoas, Círculo, Ocupado, Rosa dos Ventos, San Juan, Colocar pessoas, Distribuição
puerto-rico-topic-production = Produção
    .help = Com 3 plantações de índigo ocupadas e 2 colonos nas fábricas de índigo, você produz 2 índigos. É 1 barril por plantação ocupada, até o número de colonos nas construções daquele tipo; o milho não precisa de construção. Se o estoque não basta, quem vem antes na ordem recebe primeiro.
    .also = Produzir, Colheita, Mercadorias, Barris, Plantação
puerto-rico-topic-loading = Embarque
    .help = Um navio leva um só tipo de mercadoria, e dois navios nunca levam o mesmo. Você escolhe um tipo e embarca todos os barris dele que couberem. Eles vão no navio que já leva esse tipo ou num navio vazio em que caibam mais. Se pode embarcar num navio de carga, você tem que embarcar, a não ser que use um cais próprio. Cada barril embarcado vale 1 PV. No fim você perde o que sobrou, menos 1 barril e o que couber nos armazéns; os navios cheios partem, e os outros esperam.
    .also = Embarcar, Navio, Navios, Carga, Navio de carga, Navio de transporte
puerto-rico-topic-storage = Armazenagem
    .help = Depois dos embarques, você guarda 1 barril e, com armazéns, todos os barris de um, dois ou três tipos. O resto se perde. Nas outras fases, você pode ter quantos barris quiser.
    .also = Armazenar, Armazém, Armazéns, Guardar
puerto-rico-topic-trading = Casa de Comércio
    .help = A Casa tem lugar para 4 barris, todos de tipos diferentes, a não ser com o Escritório. O milho vale 0 dobrões, o índigo 1, o açúcar 2, o tabaco 3 e o café 4. Se estiver cheia no fim da fase, é esvaziada; senão, os barris ficam lá.
    .also = Vender, Venda, Preços, Comércio, Valores
puerto-rico-topic-game-end = Fim da partida
    .help = A partida termina no fim da rodada em que acontece uma destas coisas. Alguém preenche o 12º espaço da cidade. O último marcador de PV é pago. Não dá para reabastecer o navio de colonos (menos com Os Nobres).
    .also = Fim do jogo, Última rodada
puerto-rico-topic-score = Pontuação
    .help = Você soma os marcadores de PV, os PV impressos nas construções e o que rendem as construções grandes ocupadas; com Os Nobres, mais 1 PV por nobre. No empate, vence quem tiver mais dobrões e barris somados; se o empate continuar, a vitória é dividida.
    .also = Contagem de pontos, Pontos, Pontos de vitória, PV, Vencedor, Empate
puerto-rico-topic-setup = Preparação
    .help = Os primeiros na ordem da mesa começam com uma plantação de índigo, os outros com uma de milho: com quatro jogadores, dois e dois. Dinheiro, colonos, PV e navios dependem do número de jogadores. Os PV dos outros são secretos, mas todo ganho é anunciado.
    .also = Início do jogo, Começo da partida
puerto-rico-topic-two-players = Dois jogadores
    .help = Vocês escolhem funções um de cada vez até cada um ter três, e sobra uma por rodada. Há menos fichas, barris e colonos, uma cópia de cada construção comercial, duas de cada construção de produção, e dois navios.
    .also = Regras para dois jogadores, 2 jogadores
puerto-rico-topic-draft = Escolha das construções
    .help = Antes da partida, vocês escolhem, um de cada vez, as construções comerciais. Cada uma ocupa um espaço livre do seu custo, e as que não acham espaço ficam fora da partida. Não recomendamos jogar com o Escritório e o Posto de Comércio juntos.
    .also = Novas Construções, Expansão I, Draft
puerto-rico-topic-guests = Hóspedes (Pousada)
    .help = Cada colono na Pousada pode ir uma vez para um círculo vazio seu e trabalha lá na hora. Os hóspedes podem se mover no começo ou no fim de qualquer fase, menos a do Prefeito, ou na sua vez.
    .also = Hóspede, Hóspedes
puerto-rico-topic-nobles = Nobres
    .help = Os nobres são as pessoas vermelhas da Expansão II. Um nobre trabalha como um colono e vale 1 PV no fim. A cada navio de colonos vem um, e quem pega alguém do navio escolhe. Algumas construções funcionam de outro jeito com um nobre.
    .also = Os Nobres, Expansão II, Nobre
puerto-rico-topic-forests = Florestas
    .help = Com a Casa da Floresta ocupada, você pode colocar uma ficha fechada como floresta em vez de pegar uma ficha. Florestas não precisam de colonos, e cada 2 deixam as construções 1 dobrão mais baratas. Elas contam como fichas do campo para a Residência e o Mosteiro.
    .also = Fichas de floresta

# O que se pergunta

puerto-rico-prompt-role = Escolha uma função
    .turn = escolher uma função
    .lesson = Todos fazem a ação da função que você escolhe, mas o privilégio dela é só seu. Funções que ninguém escolhe juntam dobrões, e cada uma só pode ser escolhida uma vez por rodada.
puerto-rico-prompt-draft = Escolha uma construção para a partida
    .turn = escolher uma construção para a partida
    .lesson = Antes da partida, vocês escolhem, um de cada vez, quais construções vão existir. Pense em quais combinam, porque todos podem comprá-las.
puerto-rico-prompt-hacienda = Tirar uma ficha a mais com a Fazenda?
    .turn = usar a Fazenda
    .lesson = A Fazenda deixa você tirar uma ficha fechada antes de escolher outra. Você tem que colocar a que tirar, e o campo só tem doze espaços.
puerto-rico-prompt-held = Colocar como plantação ou como floresta?
    .turn = usar a Casa da Floresta
    .lesson = Com a Casa da Floresta, você pode colocar esta ficha fechada, como floresta. Cada duas florestas deixam todas as suas construções 1 dobrão mais baratas.
puerto-rico-prompt-tile = Pegue uma ficha para o campo
    .turn = pegar uma ficha para o campo
    .lesson = Uma plantação de milho produz quando há um colono nela; as outras precisam também de uma construção de produção ocupada. Pedreiras deixam as construções mais baratas, mas só o Colono ou quem tem uma Cabana de Construção pode pegar uma.
puerto-rico-prompt-hospice = Usar a Hospedaria para pôr um colono na ficha nova?
    .turn = usar a Hospedaria
    .lesson = A Hospedaria põe um colono do estoque na ficha que você acabou de pegar. Assim ela já funciona, sem esperar por um Prefeito.
puerto-rico-prompt-library-tile = Pegue mais uma ficha para o campo com a Biblioteca
    .turn = usar a Biblioteca
    .lesson = A Biblioteca dobra o privilégio do Colono, então você pega mais uma ficha no fim da fase. Você pode abrir mão dela.
puerto-rico-prompt-lodge = Descartar uma ficha com o Alojamento de Caça?
    .turn = usar o Alojamento de Caça
    .lesson = O Alojamento de Caça deixa você tirar do campo uma plantação ou floresta. Isso abre espaço para algo melhor.
puerto-rico-prompt-person = Pegue o nobre ou um colono
    .turn = pegar o nobre ou um colono
    .lesson = Com cada navio vem um nobre, e quem pega alguém do navio escolhe. O nobre trabalha como um colono, vale 1 PV no fim, e algumas construções rendem mais com ele.
puerto-rico-prompt-place-people = Posicione { $nobles ->
    [0] { $count ->
        [1] 1 colono
       *[other] { $count } colonos
      }
   *[other] { $count ->
        [0] {""}
        [1] 1 colono e{" "}
       *[other] { $count } colonos e{" "}
      }{ $nobles ->
          [1] 1 nobre
         *[other] { $nobles } nobres
        }
  }{ $new ->
    [0] {""}
   *[other] {" "}({ $new } a posicionar)
  }
    .turn = posicionar os colonos
    .lesson = Construções e plantações só funcionam com um colono nelas, e agora você pode redistribuir todos os seus. Uma mercadoria precisa da plantação e da construção de produção; o milho, só da plantação.
puerto-rico-prompt-place-nobles = { $count ->
    [1] Posicione o nobre
   *[other] Posicione os { $count } nobres
  }{ $matters ->
    [no] ; aqui tanto faz onde
   *[yes] {""}
  }
    .turn = posicionar os nobres
    .lesson = Escolha quais dos lugares ocupados ficam com nobres. Algumas construções funcionam de outro jeito com eles.
puerto-rico-prompt-build = Compre uma construção ou passe
    .turn = comprar uma construção ou passar
    .lesson = As construções de produção fazem mercadorias, as outras têm poderes, e todas dão pontos de vitória. O Construtor paga 1 dobrão a menos, e pedreiras ocupadas também baixam o preço.
puerto-rico-prompt-return = { $count ->
    [1] Falta 1 dobrão
   *[other] Faltam { $count } dobrões
  } para { THE($building) }. O que você devolve?
    .turn = pagar uma construção
    .lesson = O Mercado Negro cobre o que falta. Devolva o que fizer menos falta; cada coisa vale 1 dobrão.
puerto-rico-prompt-university = Usar a Universidade para pôr um colono na construção nova?
    .turn = usar a Universidade
    .lesson = A Universidade põe um colono do estoque na construção que você acabou de comprar. Assim ela já funciona, sem esperar por um Prefeito.
puerto-rico-prompt-extra-good = Pegue mais um barril como Produtor
    .turn = pegar um barril a mais
    .lesson = Como Produtor, você pega mais um barril de uma mercadoria que produziu. Pense no que os próximos podem embarcar ou vender antes de você.
puerto-rico-prompt-trade = Venda um barril ou passe
    .turn = vender um barril ou passar
    .lesson = Você pode vender um barril à Casa de Comércio, que aceita quatro tipos diferentes. Café e tabaco são os que rendem mais dobrões.
puerto-rico-prompt-land = Use o Cartório ou passe
    .turn = usar o Cartório ou passar
    .lesson = Com um colono no Cartório, você pode comprar uma ficha fechada por 1 dobrão, uma vez na fase do Comerciante. Você pode passar.
puerto-rico-prompt-land-noble = Descartar uma ficha por 1 dobrão no Cartório?
    .turn = usar o Cartório
    .lesson = Com um nobre no Cartório, você pode descartar uma ficha e pegar 1 dobrão, uma vez na fase do Comerciante. Isso abre espaço para algo melhor.
puerto-rico-prompt-supply = Devolver barris ao Fornecedor Real por 1 PV cada?
    .turn = usar o Fornecedor Real
    .lesson = Antes do seu primeiro embarque, você pode devolver um barril por nobre seu, todos de tipos diferentes. Cada um vale 1 ponto de vitória.
puerto-rico-prompt-load = Você tem que embarcar. Escolha a mercadoria e o navio
    .turn = embarcar mercadorias
    .lesson = Cada barril embarcado vale 1 ponto de vitória, e quem pode embarcar tem que embarcar. O que nenhum navio levar se perde no fim, menos 1 barril e o que couber nos armazéns.
puerto-rico-prompt-may-load = Embarque no seu cais ou passe
    .turn = embarcar mercadorias ou passar
    .lesson = Nenhum navio aceita as suas mercadorias, mas o seu cais aceita. O que não for embarcado até o fim da fase pode se perder.
puerto-rico-prompt-store-kinds = { $count ->
    [1] Escolha o tipo que o armazém guarda
   *[other] Escolha os { $count } tipos que os armazéns guardam
  }
    .turn = escolher o que guardar
    .lesson = Os armazéns guardam todos os barris dos tipos que você escolher, e você fica com mais 1 barril. Todo o resto se perde agora.
puerto-rico-prompt-store-barrels = { $count ->
    [1] Escolha o barril que fica
   *[other] Escolha os { $count } barris que ficam
  }
    .turn = escolher quais barris guardar
    .lesson = Você fica com estes barris e com o que os armazéns guardam. Os outros se perdem, então fique com os que vendem ou embarcam melhor.
puerto-rico-prompt-guests = Mover um hóspede da Pousada?
    .turn = mover um hóspede da Pousada
    .lesson = Os hóspedes podem ir uma vez para um círculo vazio seu e trabalham lá na hora. Eles ficam ali até o próximo Prefeito, então espere até valer a pena.
puerto-rico-stands-pass = Se passar, você não embarca mais e perde pelo menos { $count ->
    [1] 1 barril
   *[other] { $count } barris
  }.
puerto-rico-stands-hacienda = Ela vem além da sua ficha normal, e você não pode recusá-la.
puerto-rico-stands-lodge = Um colono nela volta à Rosa dos Ventos.
puerto-rico-stands-person = Um nobre vale 1 PV no fim.
puerto-rico-stands-guests = Ele fica lá até a próxima fase do Prefeito.
puerto-rico-stands-kept = Do que sobrar no fim, você só guarda { $count ->
    [1] 1 barril
   *[other] { $count } barris
  }{ $kinds ->
    [0] {""}
   *[other] {" "}e o que couber nos armazéns
  }.
puerto-rico-stands-least-lost = Você perde pelo menos { $count ->
    [1] 1 barril
   *[other] { $count } barris
  }.
puerto-rico-stands-lost = Você perde { $count ->
    [1] o outro barril
   *[other] os outros { $count } barris
  } · Nenhum navio aceita mais mercadorias suas.

# Respostas prontas

puerto-rico-ready-fill = Preencher automaticamente
puerto-rico-ready-as-before = Novos em { THE($places) }
    .short = Posicionar os novos
puerto-rico-ready-as-before-one = Novo em { THE($place) }
puerto-rico-ready-new = Novo em { THE($place) }
puerto-rico-ready-stay = Deixar todos onde estão
puerto-rico-ready-anew = Redistribuir automaticamente
puerto-rico-detail-fill = Preencher põe colonos em { THE($places) }
puerto-rico-detail-anew = Redistribuir põe colonos em { THE($to) } e os tira de { THE($without) }
puerto-rico-ready-nobles = Posicionar nobres automaticamente
puerto-rico-ready-most = Guardar os tipos com mais barris
puerto-rico-ready-dearest = Guardar os mais valiosos
puerto-rico-ready-all = Devolver tudo o que der
puerto-rico-ready-whole-load = Tudo pelo Pequeno Cais ({ $points } PV)

# O que se pode fazer

puerto-rico-verb-draft = Escolher
    .whole = Escolher { THE($building) }
puerto-rico-verb-choose-role = Escolher
    .whole = Escolher { THE($role) }
puerto-rico-verb-draw-tile = Tirar a ficha
puerto-rico-verb-plant-tile = Plantação
puerto-rico-verb-plant-forest = Floresta
puerto-rico-verb-take-tile = Pegar
    .whole = Pegar { THE($tile) }
    .asked = Pegue
puerto-rico-verb-add-colonist = Pegar o colono
puerto-rico-verb-discard-tile = Descartar
    .told = Descartar { $what }
puerto-rico-verb-take-person = Pegar
    .whole = Pegar { THE($person) }
puerto-rico-verb-place-people = Posicionar
    .open = Posicionar um por um
    .whole = Posicionar colonos em { THE($people) }
puerto-rico-verb-place-nobles = Pôr os nobres
    .whole = Pôr nobres em { THE($nobles) }
    .none = Nenhum nobre nestes lugares
puerto-rico-verb-build = Comprar
    .whole = Comprar { THE($building) }
    .asked = Compre
puerto-rico-verb-return-person = Devolver uma pessoa
puerto-rico-verb-return-barrel = Devolver um barril
    .whole = Devolver um barril de { THE($good) }
puerto-rico-verb-return-point = Devolver 1 PV
puerto-rico-verb-take-good = Pegar
    .of = Pegar { THE($what) }
    .whole = Pegar mais um barril de { THE($good) }
    .asked = Pegue
puerto-rico-verb-sell = Vender
    .of = Vender { THE($what) }
    .told = Vender { $what }
    .asked = Venda
puerto-rico-verb-buy-land = Comprar uma ficha (1 dobrão)
puerto-rico-verb-sell-land = Descartar ficha por 1 dobrão
    .of = Descartar { $what }
    .told = Descartar { $what } por 1 dobrão
puerto-rico-verb-supply = Devolver
    .whole = Devolver { $goods }
puerto-rico-verb-load = Embarcar
    .of = Embarcar { THE($what) }
    .told = Embarcar { $what }
    .asked = Embarque
puerto-rico-verb-load-small-wharf = Pequeno Cais
    .whole = Embarcar { $goods } pelo Pequeno Cais
puerto-rico-verb-store-kinds = Guardar
    .whole = Guardar { $kinds }
puerto-rico-verb-store-barrels = Guardar
    .whole = Guardar { $goods }
puerto-rico-verb-move-guest = Mover um hóspede
    .whole = Mover { THE($guest) } para { THE($to) }
puerto-rico-verb-keep-guests = Agora não
puerto-rico-verb-keep-guests-all = Não nesta fase
puerto-rico-verb-pass = Passar

puerto-rico-field-draft-building = Qual construção?
puerto-rico-field-choose-role-role = Qual função?
puerto-rico-field-take-tile-tile = Qual ficha?
    .whole = Pegar qual ficha?
puerto-rico-field-discard-tile-tile = Qual ficha?
puerto-rico-field-take-person-person = Nobre ou colono?
puerto-rico-field-place-people-people = Onde ficam os colonos?
puerto-rico-field-place-nobles-nobles = Onde ficam os nobres?
puerto-rico-field-build-building = Qual construção?
    .whole = Comprar qual construção?
puerto-rico-field-return-person-person = Qual deles?
puerto-rico-field-return-barrel-good = Qual barril?
puerto-rico-field-take-good-good = Qual tipo?
puerto-rico-field-sell-sale = Qual barril, e onde?
    .whole = Vender qual barril, e onde?
puerto-rico-field-sell-land-tile = Qual ficha?
puerto-rico-field-supply-goods = Quais barris?
puerto-rico-field-load-cargo = O quê, e em qual navio?
    .whole = Embarcar o quê, em qual navio?
puerto-rico-field-load-small-wharf-goods = Quais barris? (1 PV a cada 2)
puerto-rico-field-store-kinds-kinds = Quais tipos?
puerto-rico-field-store-barrels-goods = Quais barris?
puerto-rico-field-move-guest-guest = Qual hóspede?
puerto-rico-field-move-guest-to = Para onde?

# Por que não, e o que significa

puerto-rico-printed = custa { $cost ->
    [1] 1 dobrão
   *[other] { $cost } dobrões
} · { $points } PV · coluna { $column }
puerto-rico-refused-role = já escolhido por { $seat }
puerto-rico-refused-owned = você já tem uma igual
puerto-rico-refused-sold-out = não há mais
puerto-rico-refused-no-space = sem espaço na cidade
puerto-rico-refused-price = { $count ->
    [1] falta 1 dobrão
   *[other] faltam { $count } dobrões
  }
puerto-rico-detail-building = { $points } PV · { $effect }
puerto-rico-detail-large = { $points } PV · { $effect } (agora +{ $now }) · ocupa 2 espaços da cidade
puerto-rico-detail-black-market = devolver { $count ->
    [1] 1 coisa
   *[other] { $count } coisas
  } com o Mercado Negro
puerto-rico-detail-tile = você tem { $count }
puerto-rico-detail-plantation = você tem { $count }, { $circles ->
    [0] ainda sem construção
   *[other] construções para { $circles }
  }
puerto-rico-detail-cargo = { $count ->
    [1] 1 barril
   *[other] { $count } barris
  }, { $points } PV{ $left ->
    [0] {""}
    [1] ; sobra 1
   *[other] ; sobram { $left }
  }
puerto-rico-detail-barrels = { $count ->
    [1] 1 barril
   *[other] { $count } barris
  }

# O que aconteceu

puerto-rico-event-game-began = { $seat } começa como Governador
    .you = Você começa como Governador
puerto-rico-event-type-drafted = { $seat } escolheu { THE($building) } para a partida
    .deed = escolheu { THE($building) }
puerto-rico-event-draft-ended = Todas as construções da partida foram escolhidas
puerto-rico-event-round-began = Rodada { $round } · Governador: { $seat }
    .you = Rodada { $round } · Você é o Governador
    .alone = Rodada { $round }, governador: { $seat }
puerto-rico-event-role-chosen = { $seat } escolheu { THE($role) }{ $doubloons ->
    [0] {""}
    [1] {" "}e pegou 1 dobrão
   *[other] {" "}e pegou { $doubloons } dobrões
  }
    .deed = escolheu { THE($role) }
puerto-rico-event-passed = { $seat } passou
    .deed = passou
puerto-rico-event-tile-taken = { $seat } pegou { THE($tile) }
    .deed = pegou { THE($tile) }
puerto-rico-event-tile-drawn = { $seat } tirou { THE($tile) } com { THE($building) }
puerto-rico-event-tile-looked = { $seat } está olhando uma ficha de { THE($building) }
puerto-rico-event-tile-shown = A ficha de { THE($building) } é { THE($tile) }
puerto-rico-event-forest-planted = { $seat } colocou uma floresta
    .deed = colocou uma floresta
puerto-rico-event-colonist-added = { $seat } pôs um colono em { THE($place) } com { THE($building) }
puerto-rico-event-tile-discarded = { $seat } descartou { THE($tile) } com { THE($building) }
puerto-rico-event-person-displaced = { $seat } levou { THE($person) } de volta à Rosa dos Ventos
puerto-rico-event-stack-shuffled = As plantações descartadas foram embaralhadas em uma nova pilha
puerto-rico-event-row-laid = Novas plantações: { $tiles }
puerto-rico-event-points-gained = { $seat } ganhou { $points } PV com { THE($building) }
puerto-rico-event-money-gained = { $seat } ganhou { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  } com { THE($building) }
puerto-rico-event-privilege-used = { $seat } recebeu { $colonists ->
    [1] 1 colono
   *[other] { $colonists } colonos
  } como Prefeito
puerto-rico-event-villa-used = { $seat } recebeu { THE($person) } com a Vila
puerto-rico-event-person-taken = { $seat } pegou { THE($person) } do navio
puerto-rico-event-people-came = { $seat } recebeu { $colonists ->
    [1] 1 colono
   *[other] { $colonists } colonos
  } do navio
puerto-rico-event-received = { $seat } recebeu { $colonists ->
    [1] 1 colono
   *[other] { $colonists } colonos
  }
puerto-rico-event-people-placed = { $seat } posicionou { $count ->
    [1] 1 colono
   *[other] { $count } colonos
  } em { THE($people) }{ $waiting ->
    [0] {""}
   *[other] {" "}e deixou { $waiting } à espera na Rosa dos Ventos
  }
    .brief = { $seat } posicionou { $count ->
    [1] 1 colono
   *[other] { $count } colonos
  }
puerto-rico-event-people-waiting = { $seat } deixou { $waiting ->
    [1] 1 colono
   *[other] { $waiting } colonos
  } à espera na Rosa dos Ventos
puerto-rico-event-nobles-placed = { $seat } posicionou { $count ->
    [1] 1 nobre
   *[other] { $count } pessoas
  } em { THE($people) }{ $count ->
    [1] {""}
   *[other] , com { $noble_count ->
        [1] o nobre
       *[other] os nobres
      } em { THE($nobles) }
  }{ $waiting ->
    [0] {""}
   *[other] , e deixou { $waiting } à espera na Rosa dos Ventos
  }
    .brief = { $seat } posicionou { $count ->
    [1] 1 nobre
   *[other] { $count } pessoas
  }
puerto-rico-event-ship-filled = O próximo navio traz { $colonists ->
    [1] 1 colono
   *[other] { $colonists } colonos
  }{ $nobles ->
    [0] {""}
    [1] {" "}e 1 nobre
   *[other] {" "}e { $nobles } nobres
  }
puerto-rico-event-end-near = Esta é a última rodada, porque { $cause ->
    [colonists] faltam colonos para o navio
    [city] uma cidade está completa
   *[points] os marcadores de PV acabaram
  }
    .alone = Esta é a última rodada
puerto-rico-event-built = { $seat } construiu { THE($building) } { $price ->
    [0] de graça
    [1] por 1 dobrão
   *[other] por { $price } dobrões
  }
    .deed = construiu { THE($building) }
puerto-rico-event-person-returned = { $seat } devolveu { THE($person) } de { THE($place) } por 1 dobrão (Mercado Negro)
puerto-rico-event-barrel-returned = { $seat } devolveu 1 barril de { THE($good) } por 1 dobrão (Mercado Negro)
puerto-rico-event-point-returned = { $seat } devolveu 1 PV por 1 dobrão (Mercado Negro)
puerto-rico-event-produced = { $seat } produziu { $goods }
    .deed = produziu { $goods }
puerto-rico-event-good-taken = { $seat } pegou mais um barril de { THE($good) }
puerto-rico-event-sold = { $seat } vendeu { THE($good) } por { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  }
    .deed = vendeu { THE($good) }
puerto-rico-event-sold-at-post = { $seat } vendeu { THE($good) } no Posto de Comércio por { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  }
    .deed = vendeu { THE($good) }
puerto-rico-event-land-bought = { $seat } pagou { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  } no Cartório
puerto-rico-event-no-barrels = { $seat } não tinha barris para vender
    .brief = { $seat } não tinha o que vender
puerto-rico-event-no-sale = { $seat } não tinha barris que a Casa de Comércio aceitasse
    .brief = { $seat } não pôde vender
puerto-rico-event-house-cleared = A Casa de Comércio estava cheia e foi esvaziada
puerto-rico-event-supplied = { $seat } entregou { $goods } ao Fornecedor Real por { $points } PV
    .deed = entregou { $goods }
puerto-rico-event-loaded = { $seat } embarcou { $goods } no navio de { $capacity } por { $points } PV
    .deed = embarcou { $goods }
puerto-rico-event-loaded-forced = { $seat } embarcou { $goods } no navio de { $capacity } por { $points } PV
    .you = Você embarcou { $goods } no navio de { $capacity } por { $points } PV (única opção)
    .deed = embarcou { $goods }
puerto-rico-event-loaded-at-wharf = { $seat } embarcou { $goods } em { THE($building) } por { $points } PV
    .deed = embarcou { $goods }
puerto-rico-event-stored = { $seat } guardou { $kept } e perdeu { $lost }
puerto-rico-event-ship-sailed = O navio de { $capacity } partiu com { THE($good) }
puerto-rico-event-prospected = { $seat } pegou { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  } como Minerador
puerto-rico-event-guest-moved = { $seat } moveu { THE($person) } da Pousada para { THE($place) }
puerto-rico-event-points-shown = { $seat } tem { $points } PV em marcadores
    .you = Você tem { $points } PV em marcadores
puerto-rico-event-fared-produced-doubloons-lost = { $seat } produziu { $produced }, ganhou { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  } e perdeu { $lost ->
    [1] 1 barril
   *[other] { $lost } barris
  }
puerto-rico-event-fared-produced-doubloons = { $seat } produziu { $produced } e ganhou { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  }
puerto-rico-event-fared-produced-lost = { $seat } produziu { $produced } e perdeu { $lost ->
    [1] 1 barril
   *[other] { $lost } barris
  }
puerto-rico-event-fared-doubloons-lost = { $seat } ganhou { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  } e perdeu { $lost ->
    [1] 1 barril
   *[other] { $lost } barris
  }
puerto-rico-event-revealed-2 = { $seat-1 } tinha { $points-1 } PV em marcadores e { $seat-2 } { $points-2 }
puerto-rico-event-revealed-3 = { $seat-1 } tinha { $points-1 } PV em marcadores, { $seat-2 } { $points-2 } e { $seat-3 } { $points-3 }
puerto-rico-event-revealed-4 = { $seat-1 } tinha { $points-1 } PV em marcadores, { $seat-2 } { $points-2 }, { $seat-3 } { $points-3 } e { $seat-4 } { $points-4 }
puerto-rico-event-revealed-5 = { $seat-1 } tinha { $points-1 } PV em marcadores, { $seat-2 } { $points-2 }, { $seat-3 } { $points-3 }, { $seat-4 } { $points-4 } e { $seat-5 } { $points-5 }
puerto-rico-event-game-ended = A partida acabou

# Construções: para que servem, em poucas palavras, e a ajuda

puerto-rico-building-small-indigo-plant = Fábrica de Índigo Pequena
    .the = a Fábrica de Índigo Pequena
    .short = Fábrica Pequena
    .help = Tem 1 círculo. Na fase do Produtor, um colono aqui transforma uma plantação de índigo ocupada em 1 índigo.
puerto-rico-building-small-sugar-mill = Engenho de Açúcar Pequeno
    .the = o Engenho de Açúcar Pequeno
    .short = Engenho Pequeno
    .help = Tem 1 círculo. Na fase do Produtor, um colono aqui transforma uma plantação de açúcar ocupada em 1 açúcar.
puerto-rico-building-indigo-plant = Fábrica de Índigo Grande
    .the = a Fábrica de Índigo Grande
    .several = a Fábrica de Índigo Grande ({ $count })
    .short = Fábrica Grande
    .help = Tem 3 círculos. Cada colono aqui faz produzir uma plantação de índigo ocupada.
puerto-rico-building-sugar-mill = Engenho de Açúcar Grande
    .the = o Engenho de Açúcar Grande
    .several = o Engenho de Açúcar Grande ({ $count })
    .short = Engenho Grande
    .help = Tem 3 círculos. Cada colono aqui faz produzir uma plantação de açúcar ocupada.
puerto-rico-building-tobacco-storage = Secadora de Tabaco
    .the = a Secadora de Tabaco
    .several = a Secadora de Tabaco ({ $count })
    .help = Tem 3 círculos. Cada colono aqui faz produzir uma plantação de tabaco ocupada.
puerto-rico-building-coffee-roaster = Torrefadora de Café
    .the = a Torrefadora de Café
    .several = a Torrefadora de Café ({ $count })
    .short = Torrefadora
    .help = Tem 2 círculos. Cada colono aqui faz produzir uma plantação de café ocupada.
puerto-rico-building-small-market = Mercado Pequeno
    .the = o Mercado Pequeno
    .help = Na fase do Comerciante você ganha 1 dobrão a mais pelo barril que você vende à Casa de Comércio, inclusive milho.
puerto-rico-building-hacienda = Fazenda
    .the = a Fazenda
    .help = Na fase do Colono, antes de pegar a sua ficha, você pode tirar uma ficha fechada e colocá-la também. Depois de tirar, não dá para recusar.
puerto-rico-building-construction-hut = Cabana de Construção
    .the = a Cabana de Construção
    .short = Cabana
    .help = Na fase do Colono, você pode pegar uma pedreira no lugar de uma plantação, mesmo sem ser o Colono. Não dá para pegar duas pedreiras na mesma vez.
puerto-rico-building-small-warehouse = Armazém Pequeno
    .the = o Armazém Pequeno
    .help = No fim da fase do Capitão, você guarda todos os barris de um tipo, além do barril que todos guardam.
puerto-rico-building-hospice = Hospedaria
    .the = a Hospedaria
    .help = Na fase do Colono, você pode pôr um colono do estoque na ficha que pegou. Se for uma floresta, o colono vai para a Rosa dos Ventos. Nas fichas da Fazenda e da Biblioteca, a Hospedaria não vale. Se o estoque estiver vazio, o colono vem do navio.
puerto-rico-building-office = Escritório
    .the = o Escritório
    .help = Na fase do Comerciante, você pode vender uma mercadoria que já está na Casa de Comércio. Se a Casa está cheia, não dá para vender lá.
puerto-rico-building-large-market = Mercado Grande
    .the = o Mercado Grande
    .help = Na fase do Comerciante você ganha 2 dobrões a mais pelo barril que você vende à Casa de Comércio; com o Mercado Pequeno, 3 a mais.
puerto-rico-building-large-warehouse = Armazém Grande
    .the = o Armazém Grande
    .help = No fim da fase do Capitão, você guarda todos os barris de dois tipos (três, com o Armazém Pequeno), além do barril que todos guardam.
puerto-rico-building-factory = Manufatura
    .the = a Manufatura
    .help = Na fase do Produtor, se você produziu milho, índigo e açúcar, ganha 2 dobrões. São 1, 2, 3 ou 5 dobrões por 2, 3, 4 ou 5 mercadorias diferentes.
puerto-rico-building-university = Universidade
    .the = a Universidade
    .help = Na fase do Construtor, você pode pegar um colono do estoque e colocá-lo na construção que comprou. Se o estoque estiver vazio, ele vem do navio.
puerto-rico-building-harbor = Porto
    .the = o Porto
    .help = Na fase do Capitão, você ganha 1 PV a mais a cada embarque seu, não importa o quê nem onde.
puerto-rico-building-wharf = Cais
    .the = o Cais
    .help = Uma vez na fase do Capitão, em vez de usar um navio de carga, você pode embarcar sozinho todos os seus barris de um tipo. Cada barril vale 1 PV e volta para o estoque.
puerto-rico-building-guild-hall = Corporação de Ofício
    .the = a Corporação de Ofício
    .short = Corporação
    .help = No fim, se ocupada, rende 1 PV pela sua Fábrica de Índigo Pequena e 1 PV pelo seu Engenho de Açúcar Pequeno. As outras construções de produção e a Joalheria rendem 2 PV cada. As vazias também contam.
puerto-rico-building-residence = Residência
    .the = a Residência
    .help = No fim, se ocupada, rende 4 PV por até 9 espaços preenchidos no campo, 5 por 10, 6 por 11 e 7 por 12.
puerto-rico-building-fortress = Forte
    .the = o Forte
    .help = No fim, se ocupado, rende 1 PV a cada 3 colonos seus, inclusive os que estão na Rosa dos Ventos. Nobres também contam. Com 17, rende 5.
puerto-rico-building-customs-house = Alfândega
    .the = a Alfândega
    .help = No fim, se ocupada, rende 1 PV a cada 4 PV que você tem em marcadores. Com 17 PV em marcadores, rende 4.
puerto-rico-building-city-hall = Prefeitura
    .the = a Prefeitura
    .help = No fim, se ocupada, rende 1 PV por construção comercial (bege) sua, inclusive ela mesma. As vazias também contam.
puerto-rico-building-aqueduct = Aqueduto
    .the = o Aqueduto
    .help = Na fase do Produtor você ganha 1 índigo a mais se você produz índigo e há alguém na sua Fábrica de Índigo Grande; o mesmo com açúcar.
puerto-rico-building-forest-house = Casa da Floresta
    .the = a Casa da Floresta
    .help = Na fase do Colono, em vez de pegar uma ficha, você pode colocar uma ficha fechada como floresta. Cada 2 florestas deixam todas as suas construções 1 dobrão mais baratas. A ficha da Fazenda ou do Cartório você pode olhar antes.
puerto-rico-building-black-market = Mercado Negro
    .the = o Mercado Negro
    .help = Na fase do Construtor, se faltam até 3 dobrões, você pode devolver coisas por 1 dobrão cada. Dá para devolver 1 colono ou nobre (não o que está aqui), 1 barril e 1 PV. O resto você paga com todo o seu dinheiro.
puerto-rico-building-storehouse = Depósito
    .the = o Depósito
    .help = No fim da fase do Capitão, você guarda mais 3 barris de quaisquer tipos, além do barril que todos guardam.
puerto-rico-building-guesthouse = Pousada
    .the = a Pousada
    .several = a Pousada ({ $count })
    .help = Até 2 colonos ficam aqui como hóspedes. Em toda fase, menos a do Prefeito, você pode mover cada um deles uma vez para um círculo vazio seu, na hora em que precisar. Eles ficam lá até a próxima fase do Prefeito.
puerto-rico-building-trading-post = Posto de Comércio
    .the = o Posto de Comércio
    .help = Na fase do Comerciante, você pode vender o seu barril aqui em vez de na Casa de Comércio. Vale qualquer mercadoria, mesmo com a Casa cheia. Os mercados não rendem nada aqui.
puerto-rico-building-church = Igreja
    .the = a Igreja
    .help = Na fase do Construtor, você ganha 1 PV quando compra uma construção da coluna 2 ou 3, e 2 PV se for da coluna 4. Comprar a própria Igreja não rende nada.
puerto-rico-building-small-wharf = Pequeno Cais
    .the = o Pequeno Cais
    .help = Uma vez na fase do Capitão, em vez de usar um navio de carga, você pode embarcar os barris que quiser, até de tipos diferentes. Você ganha 1 PV a cada 2 barris (5 barris rendem 2 PV), e eles voltam para o estoque.
puerto-rico-building-lighthouse = Farol
    .the = o Farol
    .help = Na fase do Capitão, você ganha 1 dobrão a cada embarque seu. Se você é o Capitão, ganha mais 1 no começo.
puerto-rico-building-specialty-factory = Fábrica Especializada
    .the = a Fábrica Especializada
    .short = Especializada
    .help = Na fase do Produtor, se você recebeu 4 barris de tabaco, ganha 3 dobrões: sempre 1 a menos que os barris da mercadoria mais produzida. O milho não conta.
puerto-rico-building-library = Biblioteca
    .the = a Biblioteca
    .help = Dobra o privilégio da sua função. Como Prefeito são 2 colonos, como Construtor 2 dobrões a menos, como Produtor 2 barris. Como Comerciante são 2 dobrões a mais, como Capitão 2 PV a mais, como Minerador 2 dobrões. Como Colono, você pega mais uma ficha no fim.
puerto-rico-building-union-hall = Sindicato
    .the = o Sindicato
    .help = No começo da fase do Capitão, você ganha 1 PV a cada 2 barris do mesmo tipo. Com 5 açúcares e 3 milhos, são 3 PV.
puerto-rico-building-statue = Estátua
    .the = a Estátua
    .help = Vale 8 PV no fim. Não tem círculo e não precisa de colono.
puerto-rico-building-cloister = Mosteiro
    .the = o Mosteiro
    .help = No fim, se ocupado, pontua por conjuntos de três fichas iguais no campo. Um conjunto vale 1 PV, dois valem 3, três valem 6 e quatro valem 10.
puerto-rico-building-land-office = Cartório
    .the = o Cartório
    .help = Uma vez na fase do Comerciante, um colono aqui deixa você comprar uma ficha fechada por 1 dobrão. Com um nobre, você pode descartar uma plantação ou floresta e pegar 1 dobrão.
puerto-rico-building-chapel = Capela
    .the = a Capela
    .help = No começo da fase do Produtor, um colono aqui rende 1 dobrão; um nobre, 1 PV.
puerto-rico-building-hunting-lodge = Alojamento de Caça
    .the = o Alojamento de Caça
    .help = No fim da fase do Colono, com um colono aqui, você pode descartar uma plantação ou floresta. Com um nobre, você ganha 2 PV se tiver mais espaços vazios no campo que qualquer outro.
puerto-rico-building-zoning-office = Departamento de Construção
    .the = o Departamento de Construção
    .short = Departamento
    .help = Na fase do Construtor, com um colono aqui, as construções pequenas custam 1 dobrão a menos. Com um nobre, são as grandes que custam 2 dobrões a menos.
puerto-rico-building-royal-supplier = Fornecedor Real
    .the = o Fornecedor Real
    .help = Na fase do Capitão, antes do seu primeiro embarque, você pode devolver um barril por nobre seu, por 1 PV cada. Os barris têm que ser todos de tipos diferentes.
puerto-rico-building-villa = Vila
    .the = a Vila
    .help = A cada fase do Prefeito você recebe 1 nobre do estoque; se não houver, 1 colono.
puerto-rico-building-jeweler = Joalheria
    .the = a Joalheria
    .help = Na fase do Produtor, você ganha 1 dobrão por nobre seu. Ela conta como construção de produção para a Corporação de Ofício, e não como comercial.
puerto-rico-building-royal-garden = Jardim Real
    .the = o Jardim Real
    .help = No fim, se ocupado, rende 1 PV a mais por nobre seu, de modo que cada um vale 2.

puerto-rico-effect-small-indigo-plant = faz produzir 1 plantação de índigo
puerto-rico-effect-small-sugar-mill = faz produzir 1 plantação de açúcar
puerto-rico-effect-indigo-plant = faz produzir até 3 plantações de índigo
puerto-rico-effect-sugar-mill = faz produzir até 3 plantações de açúcar
puerto-rico-effect-tobacco-storage = faz produzir até 3 plantações de tabaco
puerto-rico-effect-coffee-roaster = faz produzir até 2 plantações de café
puerto-rico-effect-small-market = +1 dobrão ao vender
puerto-rico-effect-hacienda = 1 plantação a mais, sorteada
puerto-rico-effect-construction-hut = pedreira no lugar de plantação
puerto-rico-effect-small-warehouse = guarda tudo de 1 tipo
puerto-rico-effect-hospice = 1 colono na ficha que você pegar
puerto-rico-effect-office = vende mercadoria repetida
puerto-rico-effect-large-market = +2 dobrões ao vender
puerto-rico-effect-large-warehouse = guarda tudo de 2 tipos
puerto-rico-effect-factory = dobrões por variedade produzida
puerto-rico-effect-university = 1 colono na construção nova
puerto-rico-effect-harbor = +1 PV por embarque
puerto-rico-effect-wharf = navio próprio, 1 tipo
puerto-rico-effect-guild-hall = 1 ou 2 PV por construção de produção
puerto-rico-effect-residence = 4 a 7 PV pelos espaços preenchidos do campo
puerto-rico-effect-fortress = 1 PV a cada 3 colonos
puerto-rico-effect-customs-house = 1 PV a cada 4 PV em marcadores
puerto-rico-effect-city-hall = 1 PV por construção comercial
puerto-rico-effect-aqueduct = +1 índigo, +1 açúcar
puerto-rico-effect-forest-house = florestas barateiam construções
puerto-rico-effect-black-market = paga com colono, barril ou PV
puerto-rico-effect-storehouse = guarda mais 3 barris
puerto-rico-effect-guesthouse = 2 hóspedes para mover depois
puerto-rico-effect-trading-post = vende fora da Casa
puerto-rico-effect-church = PV ao construir
puerto-rico-effect-small-wharf = navio próprio, 1 PV por 2 barris
puerto-rico-effect-lighthouse = +1 dobrão por embarque
puerto-rico-effect-specialty-factory = dobrões pelo produto principal
puerto-rico-effect-library = dobra o seu privilégio
puerto-rico-effect-union-hall = 1 PV a cada 2 barris iguais
puerto-rico-effect-statue = 8 PV
puerto-rico-effect-cloister = PV por trios de fichas
puerto-rico-effect-land-office = compra ou descarta plantações
puerto-rico-effect-chapel = 1 dobrão ou 1 PV
puerto-rico-effect-hunting-lodge = descarta ficha, ou 2 PV
puerto-rico-effect-zoning-office = construções mais baratas
puerto-rico-effect-royal-supplier = 1 PV por barril, um por nobre
puerto-rico-effect-villa = 1 nobre a mais
puerto-rico-effect-jeweler = 1 dobrão por nobre
puerto-rico-effect-royal-garden = +1 PV por nobre

# Orders given ahead

puerto-rico-order-pass-others = Passar quando outro jogador escolher o Construtor
puerto-rico-order-as-before = Posicionar meus colonos como da última vez, os novos automaticamente
puerto-rico-order-nobles = Posicionar meus nobres quando tanto faz onde
puerto-rico-order-store = Armazenar automaticamente, o mais valioso primeiro
puerto-rico-order-keep-guests = Deixar meus hóspedes onde estão

# O que uma escolha custa e rende; `.brief` em botões

puerto-rico-cost = { $cost ->
    [0] grátis
    [1] custa 1 dobrão
   *[other] custa { $cost } dobrões
}
    .brief = { $cost ->
    [0] grátis
    [1] 1 dobrão
   *[other] { $cost } dobrões
}
puerto-rico-gain = { $gain ->
    [0] não rende nada
    [1] 1 dobrão
   *[other] { $gain } dobrões
}

# O que fica de uma partida que acabou
puerto-rico-ending = { $cause ->
    [colonists] Faltaram colonos para o navio
    [city] Uma cidade ficou completa
   *[points] Os marcadores de PV acabaram
}, e aquela rodada foi a última
puerto-rico-fact-shipped = { $seat } embarcou { $count } barris, mais que todo mundo
puerto-rico-fact-lost = { $seat } perdeu { $count } barris ao todo, por falta de armazém
puerto-rico-fact-sale = { $seat } fez a melhor venda, { THE($good) } por { $doubloons } dobrões
puerto-rico-fact-last-space = { $seat } ocupou o último espaço do navio de { THE($good) }, e { $other } perdeu { $count } barris
puerto-rico-fact-role = { $seat } escolheu { THE($role) } { $count } vezes

# O que vem por regra e se esquece
puerto-rico-forecast-last = Última rodada, porque { $cause ->
    [colonists] faltam colonos para o navio
    [city] uma cidade está completa
   *[points] os marcadores de PV acabaram
  }
puerto-rico-forecast-points = O fim está perto, porque { $count ->
    [1] só resta 1 PV na reserva
   *[other] só restam { $count } PV na reserva
  }
puerto-rico-forecast-colonists = O fim está perto, porque { $count ->
    [0] não resta nenhum colono na reserva
    [1] só resta 1 colono na reserva
   *[other] só restam { $count } colonos na reserva
  }
puerto-rico-forecast-city = O fim está perto, porque uma cidade só tem mais 1 espaço livre

# O que as dicas dão como motivo: substantivos no plural
puerto-rico-gauge-doubloons = dobrões
puerto-rico-gauge-barrels = barris
puerto-rico-gauge-kinds = tipos de mercadoria
puerto-rico-gauge-chips = PV em marcadores
puerto-rico-gauge-buildings = construções
puerto-rico-gauge-printed = PV em construções
puerto-rico-gauge-large = construções grandes
puerto-rico-gauge-worked = construções em funcionamento
puerto-rico-gauge-production = construções de produção
puerto-rico-gauge-tiles = fichas no campo
puerto-rico-gauge-fields = plantações ocupadas
puerto-rico-gauge-quarries = pedreiras
puerto-rico-gauge-colonists = colonos trabalhando
puerto-rico-gauge-idle = plantações vazias
puerto-rico-gauge-lost = barris sem armazém

# O que as dicas dizem de uma resposta
puerto-rico-why-sells-first = Você vende { THE($good) } antes que a Casa de Comércio encha.
puerto-rico-why-sells-alone = Ninguém mais tem o que vender agora.
puerto-rico-why-sells-well = Você pode vender { THE($good) } por { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  }.
puerto-rico-why-ships-first = { $name } também tem { THE($good) }, e no navio não cabe tudo.
puerto-rico-why-spoils = { $name } tem barris que nenhum navio leva.
puerto-rico-why-ships-most = Você tem { $barrels ->
    [1] 1 barril
   *[other] { $barrels } barris
  } para embarcar, mais do que qualquer outro jogador.
puerto-rico-why-ships-many = Você já tem { $barrels ->
    [1] 1 barril
   *[other] { $barrels } barris
  } para embarcar.
puerto-rico-why-produces-most = Você produz { $barrels ->
    [1] 1 barril
   *[other] { $barrels } barris
  }, mais do que qualquer outro jogador.
puerto-rico-why-produces = Você produz { $barrels ->
    [1] 1 barril
   *[other] { $barrels } barris
  }.
puerto-rico-why-affords-large = Você pode pagar uma construção grande.
puerto-rico-why-uses-quarries = { $quarries ->
    [1] Sua pedreira barateia as construções.
   *[other] Suas { $quarries } pedreiras barateiam as construções.
  }
puerto-rico-why-fills-circles = Você tem { $circles ->
    [1] 1 círculo vazio
   *[other] { $circles } círculos vazios
  } para ocupar.
puerto-rico-why-wants-quarry = Só com o privilégio do Colono você pega uma pedreira.
puerto-rico-why-lies-on-card = Há { $doubloons ->
    [1] 1 dobrão
   *[other] { $doubloons } dobrões
  } nessa cartela.
puerto-rico-why-affords = Você pode pagar { THE($building) }.
puerto-rico-why-helps-nobody = Você ganha um dobrão, e os outros não ganham nada.
puerto-rico-why-takes-quarry = Uma pedreira barateia suas construções.
puerto-rico-why-feeds-plant = Você ainda tem lugar para { THE($good) } em { THE($building) }.
puerto-rico-why-new-kind = Você ainda não planta { THE($good) }.
puerto-rico-why-large = No fim da partida, { THE($building) } rende pontos extras para você.
puerto-rico-why-last-copy = Só resta uma cópia de { THE($building) }.
puerto-rico-why-starts-good = Com ela, suas plantações podem produzir { THE($good) }.
puerto-rico-why-starts-work = Você põe { THE($building) } para funcionar.
puerto-rico-why-worth = Vale { $points } PV no fim.
puerto-rico-why-fills-ship = Você enche o navio antes que { $name } embarque { THE($good) }.
puerto-rico-why-takes-last-ship = Você ocupa o último navio vazio, e { $name } ainda tem { THE($good) } para embarcar.
puerto-rico-why-loads-many = Você embarca { $points ->
    [1] 1 barril
   *[other] { $points } barris
  } de uma vez.
puerto-rico-why-last-place = Sua venda enche a Casa de Comércio.
