# San Juan: todas as suas palavras, com os termos do manual brasileiro.

san-juan-name = San Juan
san-juan-about = Erga a melhor San Juan: cada carta é construção, dinheiro ou mercadoria.
san-juan-help = A cada rodada, todos escolhem uma função. A função dá uma ação a todos, e quem a escolheu faz um pouco melhor. As cartas da mão são o que você ergue e também o dinheiro. O jogo termina após a fase de Construção em que alguém chega a 12 construções; ganha quem tiver mais pontos.

# Opções

san-juan-option-starting-hand-variant = Escolher a mão inicial
    .about = O jogador inicial olha 5 cartas, o seguinte 6, depois 7 e 8; todos ficam com 4.

# Funções e o que o privilégio traz

san-juan-role-builder = Construtor
    .help = Todos, um de cada vez, podem erguer uma construção pagando o custo em cartas da mão. O Construtor paga 1 carta a menos.
    .also = Fase de Construção, Fase do Construtor
san-juan-role-producer = Produtor
    .help = Todos podem colocar uma mercadoria em uma construção de produção vazia. O Produtor pode colocar mais uma.
    .also = Fase de Produção, Fase do Produtor
san-juan-role-trader = Comerciante
    .help = A peça de comércio mostra os preços, e todos podem vender uma mercadoria. O Comerciante pode vender mais uma.
    .also = Fase de Comércio, Fase do Comerciante, Peça de comércio, Vender, Venda, Preços
san-juan-role-councillor = Conselheiro
    .help = Todos compram 2 cartas e ficam com 1. O Conselheiro compra 5 e fica com 1.
    .also = Fase do Conselho, Fase do Conselheiro
san-juan-role-prospector = Minerador
    .help = Só quem escolhe esta função compra uma carta. Depois as Minas de Ouro são usadas.
    .also = Fase de Mineração, Fase do Minerador

san-juan-privilege-builder = todos podem erguer; você paga { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } a menos
san-juan-privilege-producer = todos podem produzir 1 mercadoria; você, até { $count }
san-juan-privilege-trader = todos podem vender 1 mercadoria; você, até { $count }
san-juan-privilege-councillor = todos compram 2 cartas e ficam com 1; você compra { $count } e fica com { $keep }
san-juan-privilege-prospector = só você compra: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
san-juan-privilege-builder-or-library = todos podem erguer; você paga { $count } a menos, ou { $doubled } a menos com a Biblioteca
san-juan-privilege-producer-or-library = todos podem produzir 1 mercadoria; você, até { $count }, ou { $doubled } com a Biblioteca
san-juan-privilege-trader-or-library = todos podem vender 1 mercadoria; você, até { $count }, ou { $doubled } com a Biblioteca
san-juan-privilege-councillor-or-library = todos compram 2 cartas e ficam com 1; você compra { $count }, ou { $doubled } com a Biblioteca, e fica com { $keep }
san-juan-privilege-prospector-or-library = só você compra: { $count }, ou { $doubled } com a Biblioteca

# Mercadorias

san-juan-good-indigo = Índigo
san-juan-good-sugar = Açúcar
san-juan-good-tobacco = Tabaco
san-juan-good-coffee = Café
san-juan-good-silver = Prata

# Tipos de carta

san-juan-sort-production = Construções de produção
san-juan-sort-city = Construções comuns
san-juan-sort-monument = Monumentos
san-juan-sort-six = Construções 6

# Em que ponto está o jogo

san-juan-phase-starting-hand = Mãos iniciais
san-juan-phase-round-start = Início da rodada
san-juan-phase-role-choice = Escolha de função
san-juan-phase-builder = Fase de Construção
san-juan-phase-producer = Fase de Produção
san-juan-phase-trader = Fase de Comércio
san-juan-phase-councillor = Fase do Conselho
san-juan-phase-finished = Fim de jogo

# Lugares para erguer

san-juan-place-new = Lugar novo
san-juan-place-over = Sobre: { $card } (lugar { $number })

# Pontuação

san-juan-score-buildings = Construções
san-juan-score-cards = Cartas na mão e mercadorias

# Assuntos das regras

san-juan-topic-round = Rodada e funções
    .help = O Governador escolhe uma função primeiro, depois os outros em ordem, cada um uma vez; com dois jogadores, o Governador escolhe mais uma vez. Função escolhida não volta nesta rodada. No fim, todas voltam ao centro e a peça do governador passa adiante.
    .also = Rodada, Fases, Turno, Vez, Ordem da rodada, Governador, Privilégio
san-juan-topic-building = Erguer construções
    .help = Para erguer, você descarta da mão tantas cartas quanto o custo; a própria carta não entra no pagamento. Você pode ter várias construções de produção iguais, mas só uma de cada construção comum. Uma construção nova passa a valer no fim da fase de Construção.
    .also = Construir, Custo, Pagamento, Construção de produção, Construção comum
san-juan-topic-goods = Mercadorias
    .help = Uma mercadoria é uma carta fechada sobre uma construção de produção, no máximo uma em cada. Ninguém pode olhar. Você a recebe na fase de Produção e a vende por cartas na fase de Comércio, pelo preço da peça de comércio aberta.
    .also = Mercadoria, Produção, Produzir
san-juan-topic-hand-limit = Limite de cartas de mão
    .help = Só no início da rodada: quem tem mais de 7 cartas descarta até ficar com 7; com a Torre, o limite é 12. As Capelas vêm antes. Durante a rodada, a mão pode ter qualquer tamanho.
    .also = Início da rodada, Começo da rodada, Descarte
san-juan-topic-game-end = Final do jogo
    .help = O jogo termina no fim da fase de Construção em que alguém chega a 12 construções; todos ainda têm sua vez nela. Pontos: construções, cartas embaixo da Capela, construções 6 e, por último, o Palácio. No empate, vale quem tem mais cartas na mão e mercadorias. Nesta mesa, um jogo que chega ao fim da rodada 100 é pontuado como está.
    .also = Fim do jogo, Pontuação, Contagem de pontos, Pontos, Pontos de vitória, Vencedor, Empate
san-juan-topic-starting-hand = Variante da mão inicial
    .help = Na ordem da mesa, a partir do Governador, cada um recebe 5, 6, 7 e 8 cartas. Todos ficam com 4, em segredo, e descartam as outras.
    .also = Mão inicial, Preparação, Início do jogo
san-juan-topic-two-players = Dois jogadores
    .help = O Governador escolhe uma função, depois o oponente, depois o Governador outra vez. Cada um só pode usar a Biblioteca uma vez por rodada.
    .also = Regras para dois jogadores, 2 jogadores

# O que se pergunta

san-juan-prompt-starting-hand = Fique com { $count } cartas como mão inicial
san-juan-prompt-tuck = Colocar uma carta embaixo da sua Capela?
san-juan-prompt-hand-limit = Sua mão passa do limite: descarte { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
san-juan-prompt-role = Escolha uma função
san-juan-prompt-role-or-library = Escolha uma função, com ou sem a sua Biblioteca
san-juan-prompt-build = Erga uma construção ou passe
san-juan-stands-nothing-to-build = Nenhuma carta dá para erguer agora: só resta passar.
san-juan-prompt-place = Onde você ergue: { $card }?
san-juan-prompt-goods = { $card } custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
  }: pagar também com mercadorias?
san-juan-prompt-pay = Pague { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } por: { $card }
san-juan-prompt-confirm = { $count ->
    [0] { $card }: de graça. Erguer?
    [1] { $card }: custa sua última carta. Erguer?
   *[other] { $card }: custa todas as suas outras { $count } cartas. Erguer?
  }
san-juan-prompt-produce = Produza até { $count ->
    [1] 1 mercadoria
   *[other] { $count } mercadorias
  }
san-juan-prompt-sell = Venda até { $count ->
    [1] 1 mercadoria
   *[other] { $count } mercadorias
  }
san-juan-prompt-keep = Fique com { $count ->
    [1] 1 das cartas compradas
   *[other] { $count } das cartas compradas
  }
san-juan-prompt-archive = Arquivo: descarte { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } entre a mão e as compradas

# O que se pode fazer

san-juan-verb-pick-role = Escolher
san-juan-verb-pick-role-with-library = Escolher com a Biblioteca
san-juan-verb-build = Erguer
san-juan-verb-pass = Passar
san-juan-verb-place = Erguer aqui
san-juan-verb-pay-goods = Pagar com mercadorias
san-juan-verb-pay = Pagar
san-juan-verb-confirm = Confirmar
san-juan-verb-produce = Produzir
san-juan-verb-sell = Vender
san-juan-verb-keep = Ficar com estas
san-juan-verb-discard = Descartar
san-juan-verb-tuck = Guardar uma carta
san-juan-verb-tuck-nothing = Não guardar

san-juan-field-pick-role-role = Qual função?
san-juan-field-pick-role-with-library-role = Qual função dobrar?
san-juan-field-build-card = Qual carta da mão?
san-juan-field-place-place = Onde?
san-juan-field-pay-goods-goods = Mercadorias do pagamento
san-juan-field-pay-cards = Cartas do pagamento
san-juan-field-produce-goods = Mercadorias a produzir
san-juan-field-sell-goods = Mercadorias a vender
san-juan-field-keep-cards = Cartas para ficar na mão
san-juan-field-discard-cards = Cartas a descartar
san-juan-field-tuck-card = Qual delas?

# Na carta

san-juan-printed = custo { $cost } · { $points } PV
san-juan-printed-six = custo { $cost } · PV no fim

# Por que não, e o que significa

san-juan-refused-role = já com { $seat }
san-juan-refused-role-own = já com você
san-juan-refused-owned = você já tem uma igual
san-juan-refused-crane = o Guindaste não pode ser coberto
san-juan-refused-equal = não se cobre uma construção igual
san-juan-refused-cost = { $count ->
    [1] falta 1 carta
   *[other] faltam { $count } cartas
  }
san-juan-detail-only-over = só por cima de outra (Guindaste)
san-juan-detail-cheaper-over = a partir de { $cost } por cima de outra (Guindaste)
san-juan-detail-good-lost = a mercadoria dela se perde: { $good }

# O que aconteceu

san-juan-event-game-began = Governador inicial: { $seat }
    .you = Governador inicial: você
san-juan-event-hand-dealt = Sua mão: { $cards }
san-juan-event-hands-chosen = Todas as mãos iniciais estão escolhidas
san-juan-event-round-began = Começou a rodada { $round }; Governador: { $seat }
    .you = Começou a rodada { $round }; Governador: você
san-juan-event-late-round-began = Começou a rodada { $round }; Governador: { $seat }; no fim da rodada { $last }, o jogo será pontuado como estiver
    .you = Começou a rodada { $round }; Governador: você; no fim da rodada { $last }, o jogo será pontuado como estiver
san-juan-event-card-tucked = { $seat } colocou uma carta embaixo da Capela
san-juan-event-discarded = { $seat } descartou { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  } acima do limite de mão
san-juan-event-role-picked = { $seat } escolheu: { $role }
san-juan-event-role-picked-with-library = { $seat } escolheu, usando a Biblioteca: { $role }
san-juan-event-built = { $seat } ergueu: { $card }, { $paid ->
    [0] de graça
    [1] por 1 carta
   *[other] por { $paid } cartas
  }
san-juan-event-built-with-goods = { $seat } ergueu: { $card }, { $paid ->
    [0] só com mercadorias
    [1] por 1 carta e mercadorias
   *[other] por { $paid } cartas e mercadorias
  }: { $goods }
san-juan-event-built-over = { $seat } ergueu: { $card }, sobre { $over }, { $paid ->
    [0] de graça
    [1] por 1 carta
   *[other] por { $paid } cartas
  }
san-juan-event-built-over-with-goods = { $seat } ergueu: { $card }, sobre { $over }, { $paid ->
    [0] só com mercadorias
    [1] por 1 carta e mercadorias
   *[other] por { $paid } cartas e mercadorias
  }: { $goods }
san-juan-event-good-lost = { $seat } perdeu a mercadoria da construção coberta: { $good }
san-juan-event-passed = { $seat } passou
san-juan-event-cards-gained = { $seat } comprou { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
  } ({ $card })
san-juan-event-last-building = { $seat } chegou a 12 construções: o jogo termina no fim desta fase
san-juan-event-game-ended = O jogo acabou
san-juan-event-game-stalled = Fim da rodada { $rounds }: o jogo é pontuado como está
san-juan-event-produced = { $seat } produziu: { $goods }
san-juan-event-produced-nothing = { $seat } não produziu nada
san-juan-event-nobody-produced = Ninguém produziu
san-juan-event-tile-turned = Preços: índigo { $indigo }, açúcar { $sugar }, tabaco { $tobacco }, café { $coffee }, prata { $silver }
san-juan-event-sold = { $seat } vendeu por { $price ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $price } cartas
  }: { $goods }
san-juan-event-sold-nothing = { $seat } não vendeu nada
san-juan-event-nobody-sold = Ninguém vendeu
san-juan-event-advised = { $seat } comprou { $drawn ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $drawn } cartas
  } e { $discarded ->
    [0] não descartou nenhuma
   *[other] descartou { $discarded }
  }
san-juan-event-prospected = { $seat } comprou { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
  } na mineração
san-juan-event-mine-dug = { $seat } usou a Mina de Ouro e abriu: { $cards }; ficou com: { $found }
san-juan-event-mine-failed = { $seat } usou a Mina de Ouro e abriu: { $cards }; há custos iguais, ficou sem carta
san-juan-event-reshuffled = O monte de descarte foi embaralhado e virou monte de compra: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }
san-juan-event-you-drew = Você comprou: { $cards }
san-juan-event-you-kept = Você ficou com: { $cards }
san-juan-event-you-kept-of = Você ficou com { $cards } e descartou: { $discarded }
san-juan-event-you-discarded = Você descartou: { $cards }
san-juan-event-you-tucked = Você colocou embaixo da sua Capela: { $card }

# Cartas: nome, o que a carta da mão diz, e a ajuda

san-juan-card-indigo-plant = Fábrica de Índigo
    .effect = Produz 1 índigo
    .help = Construção de produção: na fase de Produção pode receber um índigo, que vale 1 carta na venda. Todos começam com uma. Você pode ter quantas quiser.
san-juan-card-sugar-mill = Engenho de Açúcar
    .effect = Produz 1 açúcar
    .help = Construção de produção: na fase de Produção pode receber um açúcar, que vale 1 ou 2 cartas na venda. Você pode ter vários.
san-juan-card-tobacco-storage = Depósito de Tabaco
    .effect = Produz 1 tabaco
    .help = Construção de produção: na fase de Produção pode receber um tabaco, que vale 1 ou 2 cartas na venda. Você pode ter vários.
san-juan-card-coffee-roaster = Torrefadora de Café
    .effect = Produz 1 café
    .help = Construção de produção: na fase de Produção pode receber um café, que vale 2 ou 3 cartas na venda. Você pode ter várias.
san-juan-card-silver-smelter = Fundição de Prata
    .effect = Produz 1 prata
    .help = Construção de produção: na fase de Produção pode receber uma prata, que vale 2 ou 3 cartas na venda. Você pode ter várias.
san-juan-card-smithy = Serralheria
    .effect = Construções de produção custam 1 a menos
    .help = Fase de Construção: cada construção de produção que você ergue custa 1 carta a menos. O que passar do custo se perde.
san-juan-card-gold-mine = Mina de Ouro
    .effect = Fase de Mineração: tente achar uma carta
    .help = Em toda fase de Mineração, não importa quem a escolheu, quatro cartas são abertas para você. Se os quatro custos forem diferentes, você fica com a mais barata; senão, com nenhuma. As outras são descartadas.
san-juan-card-archive = Arquivo
    .effect = Conselho: descarte da mão inteira
    .help = Fase do Conselho: as cartas compradas entram na sua mão, e você descarta a quantidade de sempre entre todas elas, novas ou antigas.
san-juan-card-poor-house = Abrigo
    .effect = Compre 1 se restar 0 ou 1
    .help = Fase de Construção: se depois de erguer você tiver no máximo 1 carta na mão, compra 1. Vale depois da Carpintaria e não quando você passa.
san-juan-card-black-market = Mercado Negro
    .effect = Pague com até 2 mercadorias
    .help = Fase de Construção: ao erguer, você pode descartar até 2 mercadorias suas; cada uma vale por uma carta do pagamento.
san-juan-card-trading-post = Entreposto Comercial
    .effect = Venda 1 mercadoria a mais
    .help = Fase de Comércio: você pode vender uma mercadoria a mais que o normal, sendo ou não o Comerciante.
san-juan-card-well = Poço
    .effect = Compre 1 ao produzir 2 ou mais
    .help = Fase de Produção: se você produzir ao menos duas mercadorias, compra 1 carta, nunca mais que isso.
san-juan-card-market-stand = Mercado Pequeno
    .effect = Compre 1 ao vender 2 ou mais
    .help = Fase de Comércio: se você vender ao menos duas mercadorias, compra mais 1 carta, nunca mais que isso.
san-juan-card-crane = Guindaste
    .effect = Erga sobre uma construção sua
    .help = Fase de Construção: você pode erguer sobre uma construção sua e pagar só a diferença de custo. A carta coberta perde na hora o efeito e os pontos, a mercadoria dela se perde, e não dá para cobrir o Guindaste nem uma construção igual. Cartas guardadas embaixo continuam valendo.
san-juan-card-chapel = Capela
    .effect = Guarde 1 carta por rodada: 1 PV
    .help = No início de cada rodada, antes do limite de cartas, você pode colocar uma carta da mão fechada embaixo da Capela. Cada uma vale 1 ponto no fim, mesmo que a Capela tenha sido coberta.
san-juan-card-tower = Torre
    .effect = Limite de 12 cartas na mão
    .help = No início da rodada você pode ficar com até 12 cartas em vez de 7.
san-juan-card-aqueduct = Aqueduto
    .effect = Produza 1 mercadoria a mais
    .help = Fase de Produção: você pode produzir uma mercadoria a mais que o normal, sendo ou não o Produtor.
san-juan-card-carpenter = Carpintaria
    .effect = Compre 1 após uma construção comum
    .help = Fase de Construção: depois de erguer e pagar uma construção comum, você compra 1 carta. Não vale para ela mesma nem para construções de produção.
san-juan-card-prefecture = Vila
    .effect = Conselho: fique com 2 cartas
    .help = Fase do Conselho: você fica com duas das cartas compradas em vez de uma.
san-juan-card-market-hall = Mercado Grande
    .effect = Compre 1 carta ao vender
    .help = Fase de Comércio: se você vender ao menos uma mercadoria, compra mais 1 carta, uma vez por fase.
san-juan-card-quarry = Pedreira
    .effect = Construções comuns custam 1 a menos
    .help = Fase de Construção: cada construção comum que você ergue custa 1 carta a menos, inclusive monumentos e construções 6. As de produção não ficam mais baratas.
san-juan-card-library = Biblioteca
    .effect = Dobra o privilégio da sua função
    .help = Dobra o privilégio da função que você escolhe: Construtor paga 2 a menos, Produtor ou Comerciante 2 mercadorias a mais, Conselheiro 8 cartas, Minerador 2. Com dois jogadores, vale uma vez por rodada, e o Governador diz na primeira escolha se vai usá-la.
san-juan-card-statue = Estátua
    .effect = Monumento
    .help = Um monumento de 3 pontos. Não faz nada durante o jogo; conta para o Arco do Triunfo.
san-juan-card-victory-column = Obelisco
    .effect = Monumento
    .help = Um monumento de 4 pontos. Não faz nada durante o jogo; conta para o Arco do Triunfo.
san-juan-card-hero = Cavaleiro
    .effect = Monumento
    .help = Um monumento de 5 pontos. Não faz nada durante o jogo; conta para o Arco do Triunfo.
san-juan-card-guild-hall = Corporação de Ofício
    .effect = Pontos por construções de produção
    .help = Fim de jogo: 1 ponto por construção de produção sua e mais 1 por tipo diferente entre elas.
san-juan-card-city-hall = Prefeitura
    .effect = 1 PV por construção comum
    .help = Fim de jogo: 1 ponto por construção comum sua, contando esta, os monumentos e as construções 6.
san-juan-card-triumphal-arch = Arco do Triunfo
    .effect = 4/6/8 PV por 1/2/3 monumentos
    .help = Fim de jogo: 4 pontos por um monumento seu, 6 por dois, 8 pelos três.
san-juan-card-palace = Palácio
    .effect = 1 PV a cada 4 outros pontos
    .help = Fim de jogo, por último: 1 ponto a cada 4 pontos completos que você tenha de todo o resto.
