# San Juan: todas as suas palavras, com os termos do manual brasileiro.

san-juan-name = San Juan
san-juan-about = Construa a San Juan mais bonita, onde cada carta é construção, dinheiro ou mercadoria.
san-juan-help = A cada rodada, todos os jogadores escolhem uma função. Quase toda função dá algo a todos, e quem a escolheu leva vantagem. As cartas da sua mão são o que você constrói e também o dinheiro. O jogo termina após a fase de Construção em que um jogador chega a 12 construções. Vence quem tiver mais pontos de vitória (PV).

# Opções

san-juan-option-starting-hand-variant = Escolher a mão inicial
    .about = O jogador inicial olha 5 cartas, o seguinte 6, depois 7 e 8; todos ficam com 4.
san-juan-option-expansion = As Novas Construções
    .about = A expansão: 33 cartas com 10 tipos novos de construção e a Catedral, que fica no centro para quem quiser construí-la.
san-juan-option-extra-production = Construções de produção adicionais
    .about = Só as quatro construções de produção da expansão: mais uma de cada, menos a Fábrica de Índigo. A expansão já as inclui.

# Funções e o que o privilégio traz

san-juan-role-builder = Construtor
    .the = o Construtor
    .help = Um de cada vez, todos podem construir e pagar o custo com cartas da mão. O Construtor paga 1 carta a menos.
    .also = Fase de Construção, Fase do Construtor
san-juan-role-producer = Produtor
    .the = o Produtor
    .help = Todos podem colocar uma mercadoria numa construção de produção vazia, e o Produtor, mais uma. Você só precisa escolher quando não consegue encher todas as vazias ou quando tem um Poço, porque aí pode valer a pena deixar uma vazia. Se o Poço ainda está na sua mão, você não escolhe, pois a pergunta entregaria a carta.
    .also = Fase de Produção, Fase do Produtor
san-juan-role-trader = Comerciante
    .the = o Comerciante
    .help = A peça de comércio mostra os preços, e todos podem vender uma mercadoria. O Comerciante pode vender mais uma.
    .also = Fase de Comércio, Fase do Comerciante, Negociante, Peça de comércio, Vender, Venda, Preços
san-juan-role-councillor = Conselheiro
    .the = o Conselheiro
    .help = Todos compram 2 cartas e ficam com 1. O Conselheiro compra 5 e fica com 1.
    .also = Fase do Conselho, Fase do Conselheiro
san-juan-role-prospector = Minerador
    .the = o Minerador
    .help = Só quem escolhe esta função compra uma carta. Depois, cada Mina de Ouro e cada Ourives pode render mais uma carta ao dono.
    .also = Fase de Mineração, Fase do Minerador

san-juan-privilege-builder = Todos podem construir; você paga { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } a menos
san-juan-privilege-producer = Todos podem produzir 1 mercadoria; você, até { $count }
san-juan-privilege-trader = Todos podem vender 1 mercadoria; você, até { $count }
san-juan-privilege-councillor = Todos compram 2 cartas e ficam com 1; você compra { $count } e fica com { $keep }
san-juan-privilege-prospector = Só você compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
san-juan-privilege-builder-or-library = Todos podem construir; você paga { $count } a menos, ou { $doubled } a menos com a Biblioteca
san-juan-privilege-producer-or-library = Todos podem produzir 1 mercadoria; você, até { $count }, ou { $doubled } com a Biblioteca
san-juan-privilege-trader-or-library = Todos podem vender 1 mercadoria; você, até { $count }, ou { $doubled } com a Biblioteca
san-juan-privilege-councillor-or-library = Todos compram 2 cartas e ficam com 1; você compra { $count }, ou { $doubled } com a Biblioteca, e fica com { $keep }
san-juan-privilege-prospector-or-library = Só você compra { $count }, ou { $doubled } com a Biblioteca

# Mercadorias

san-juan-good-indigo = Índigo
    .counted = { $count ->
        [1] 1 índigo
       *[other] { $count } índigos
    }
san-juan-good-sugar = Açúcar
    .counted = { $count ->
        [1] 1 açúcar
       *[other] { $count } açúcares
    }
san-juan-good-tobacco = Tabaco
    .counted = { $count ->
        [1] 1 tabaco
       *[other] { $count } tabacos
    }
san-juan-good-coffee = Café
    .counted = { $count ->
        [1] 1 café
       *[other] { $count } cafés
    }
san-juan-good-silver = Prata
    .counted = { $count ->
        [1] 1 prata
       *[other] { $count } pratas
    }
san-juan-good-customs-good = Mercadoria da Aduana
    .counted = { $count ->
        [1] 1 mercadoria da Aduana
       *[other] { $count } mercadorias da Aduana
    }

# Tipos de carta

san-juan-sort-production = Construções de produção
san-juan-sort-city = Construções comuns
san-juan-sort-monument = Monumentos
san-juan-sort-six = Construções 6
san-juan-sort-cathedral = Centro da mesa

# Em que ponto está o jogo

san-juan-phase-starting-hand = Mãos iniciais
san-juan-phase-round-start = Início da rodada
san-juan-phase-role-choice = Escolha de função
san-juan-phase-builder = Fase de Construção
san-juan-phase-producer = Fase de Produção
san-juan-phase-trader = Fase de Comércio
san-juan-phase-councillor = Fase do Conselho
san-juan-phase-finished = Fim de jogo

san-juan-occasion = Rodada { $round }
san-juan-occasion-role = Rodada { $round } · { $seat } é { THE($role) }
    .you = Rodada { $round } · Você é { THE($role) }

# Lugares para construir

san-juan-place-new = Lugar novo
san-juan-place-over = Sobre { THE($card) } (lugar { $number })
    .short = Sobre { $card }
    .brief = { $card }

# Pontuação

san-juan-score-buildings = Construções
san-juan-score-cards = Cartas na mão e mercadorias

# Assuntos das regras

san-juan-topic-round = Rodada e funções
    .help = O Governador escolhe uma função primeiro, depois os outros em ordem, uma cada. Com dois jogadores, o Governador escolhe mais uma vez. Uma função já escolhida não pode ser escolhida de novo nesta rodada. No fim, todas voltam ao centro, e a peça do governador passa para o próximo jogador.
    .also = Rodada, Fases, Turno, Vez, Ordem da rodada, Governador, Privilégio
san-juan-topic-building = Construir
    .help = Para baixar uma construção, você descarta da mão tantas outras cartas quanto ela custa. Você pode ter várias construções de produção iguais, mas só uma de cada construção comum. Uma construção nova passa a valer no fim da fase de Construção.
    .also = Construções, Custo, Pagamento, Construção de produção, Construção comum
san-juan-topic-goods = Mercadorias
    .help = Uma mercadoria é uma carta fechada sobre uma construção de produção, no máximo uma em cada. Ninguém pode olhar. Você a recebe na fase de Produção e a vende por cartas na fase de Comércio, pelo preço da peça de comércio aberta. A mercadoria da Aduana chega no início da fase do Conselho e sempre é vendida por 2 cartas.
    .also = Mercadoria, Produção, Produzir, Mercadoria da Aduana
san-juan-topic-hand-limit = Limite de cartas de mão
    .help = No início da rodada, quem tem mais de 7 cartas descarta até ficar com 7. Com a Torre, o limite é 12. Com As Novas Construções, é 6, ou 7 com a Casa da Guarda. Antes de descartar, cada um usa o Escritório e depois a Capela e o Banco. Durante a rodada, a mão pode ter qualquer tamanho.
    .also = Início da rodada, Começo da rodada, Descarte
san-juan-topic-game-end = Final do jogo
    .help = O jogo termina com a fase de Construção em que um jogador chega a 12 construções; todos ainda têm a sua vez nela. Você soma os seus pontos de vitória (PV). Contam as construções, as cartas embaixo de Capela, Banco e Porto, as construções de custo 6 e a Catedral e, por último, o Palácio. No empate, vence quem tiver mais cartas na mão e mercadorias; se o empate continuar, a vitória é dividida. Uma partida que chega à rodada 100 é pontuada como está.
    .also = Fim do jogo, Pontuação, Contagem de pontos, Pontos, Pontos de vitória, Vencedor, Empate
san-juan-topic-starting-hand = Variante da mão inicial
    .help = Na ordem da mesa, a partir do Governador, os jogadores recebem 5, 6, 7 e 8 cartas. Cada um escolhe 4 em segredo e descarta as outras.
    .also = Mão inicial, Preparação, Início do jogo
san-juan-topic-two-players = Dois jogadores
    .help = O Governador escolhe uma função, depois o oponente, depois o Governador outra vez. Cada um só pode usar a Biblioteca uma vez por rodada.
    .also = Regras para dois jogadores, 2 jogadores

san-juan-topic-expansion = As Novas Construções
    .help = A expansão acrescenta 33 cartas: mais uma de cada construção de produção, menos a Fábrica de Índigo; três de cada: Casa da Guarda, Escritório, Cabana, Pousada, Parque, Aduana, Banco, Porto e Ourives; e duas Residências. A Catedral fica no centro, e qualquer jogador pode construí-la como uma carta da mão. O limite de cartas de mão é 6, ou 7 com a Casa da Guarda.
    .also = Expansão, Novas Construções, Construções de produção adicionais

# O que se pergunta

san-juan-prompt-starting-hand = Escolha { $count } cartas para a sua mão inicial
    .turn = escolher a mão inicial
    .lesson = Você fica em segredo com algumas das cartas recebidas e descarta as outras. Cartas são construções e dinheiro ao mesmo tempo: as baratas, que dá para construir logo, são um bom começo.
san-juan-prompt-tuck = { $building ->
    [bank] Guardar cartas embaixo do Banco? Cada uma vale 1 PV.
   *[chapel] Guardar uma carta embaixo da Capela? Ela vale 1 PV.
  }
    .turn = decidir o que guardar
    .lesson = As cartas que você põe embaixo desta construção saem da mão de vez e valem 1 ponto cada no fim. É o lugar das cartas que você não vai construir nem usar para pagar.
san-juan-prompt-swap = { $count ->
    [1] Trocar uma carta no Escritório?
   *[other] Trocar até { $count } cartas no Escritório?
  }
    .turn = decidir o que trocar no Escritório
    .lesson = Com o Escritório, você pode descartar cartas e comprar a mesma quantidade antes de a rodada começar. Ninguém vê o que você descarta, e as cartas novas podem ser melhores ou piores.
san-juan-prompt-hand-limit = Descarte { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } para voltar ao limite da mão
    .turn = descartar até o limite da mão
    .lesson = Só agora, no início da rodada, a mão tem limite. Descarte o que fizer menos falta; ninguém vê as cartas.
san-juan-prompt-role = Escolha uma função
    .turn = escolher uma função
    .lesson = Todos fazem a função que você escolhe, mas o privilégio dela é só seu; o Minerador só tem o privilégio. Ninguém mais pode escolhê-la nesta rodada, então pense também no que ela dá aos outros.
san-juan-prompt-role-or-library = Escolha uma função, com ou sem a Biblioteca
    .turn = escolher uma função
    .lesson = Uma vez por rodada, a Biblioteca dobra o privilégio da função que você escolhe. Você também pode guardá-la para a sua segunda escolha.
san-juan-prompt-build = Construa ou passe
    .turn = construir ou passar
    .lesson = Baixe uma carta da mão como construção, que vale pontos de vitória (PV), e pague o custo descartando outras cartas. O Construtor paga 1 carta a menos, e a partida acaba na fase em que alguém chega a 12 construções.
san-juan-stands-bank = Só uma vez na partida; se não guardar nada, você decide de novo na próxima rodada.
san-juan-stands-nothing-to-build = Você não pode construir nada agora; só dá para passar.
    .heading = Você não pode construir nada agora; passe
san-juan-stands-market = { $count ->
    [1] Com o Mercado Negro, 1 mercadoria pode pagar no lugar de 1 carta.
   *[other] Com o Mercado Negro, até { $count } mercadorias podem pagar no lugar de cartas.
  }
san-juan-prompt-place = Onde construir { THE($card) }?
    .turn = construir
    .lesson = Você pode construir num lugar livre ou por cima de uma construção sua. A construção coberta deixa de funcionar e de valer pontos, mas você só paga a diferença de custo.
san-juan-prompt-goods = { THE($card) } custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
  }. Com quais mercadorias você paga?
    .turn = construir
    .lesson = Com o Mercado Negro, você pode pagar com mercadorias como se fossem cartas. A mercadoria usada para pagar não pode mais ser vendida.
san-juan-prompt-goods-all = { $cards ->
    [0] { THE($card) } custa { $count ->
        [1] 1 mercadoria
       *[other] { $count } mercadorias
    }. Construir?
    [1] { THE($card) } custa { $count ->
        [1] 1 mercadoria
       *[other] { $count } mercadorias
    } e a única carta que resta na sua mão. Construir?
   *[other] { THE($card) } custa { $count ->
        [1] 1 mercadoria
       *[other] { $count } mercadorias
    } e as { $cards } cartas que restam na sua mão. Construir?
  }
    .turn = construir
    .lesson = Se você confirmar, as mercadorias e as cartas do pagamento são descartadas. Ainda dá para voltar e escolher outra coisa.
san-juan-prompt-pay = Pague { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } por { THE($card) }
    .turn = construir
    .lesson = Escolha as cartas da mão que você descarta para pagar. Ninguém vê com o que você paga.
san-juan-prompt-confirm = { $count ->
    [0] { THE($card) } sai de graça. Construir?
    [1] { THE($card) } custa a única carta que resta na sua mão. Construir?
   *[other] { THE($card) } custa as { $count } cartas que restam na sua mão. Construir?
  }
    .turn = construir
    .lesson = Se você confirmar, as cartas do pagamento saem da sua mão. Ainda dá para voltar e escolher outra coisa.
san-juan-prompt-produce = { $count ->
    [1] Qual mercadoria você produz?
   *[other] Produza até { $count } mercadorias
  }
    .turn = escolher o que produzir
    .lesson = Cada construção de produção guarda no máximo uma mercadoria, então escolha quais das vazias recebem uma. Prata e café costumam render mais que índigo.
san-juan-prompt-sell = { $count ->
    [1] Qual mercadoria você vende?{ $harbor ->
        [yes] {" "}No Porto, ela vale 1 PV.
       *[no] {""}
    }
   *[other] Venda até { $count } mercadorias{ $harbor ->
        [yes] ; o seu Porto guarda uma delas e dá 1 PV
       *[no] {""}
    }
  }
    .turn = escolher o que vender
    .lesson = Você vende mercadorias por cartas, pelos preços da peça de comércio aberta. Os preços mudam a cada fase de Comércio, então esperar pode valer a pena ou não.
san-juan-prompt-keep = Fique com { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
    .turn = escolher com quais cartas ficar
    .lesson = Você comprou algumas cartas e fica só com parte delas. As outras são descartadas fechadas, e ninguém mais vê quais eram.
san-juan-prompt-archive = Descarte { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } da mão inteira
    .turn = descartar no Arquivo
    .lesson = Com o Arquivo, as cartas compradas entram na sua mão. Descarte as de que você menos gosta, novas ou antigas.

# O que se pode fazer

san-juan-verb-pick-role = Escolher
    .whole = Escolher { THE($role) }
    .asked = Escolha
san-juan-verb-pick-role-with-library = Escolher com a Biblioteca
    .whole = Escolher { THE($role) } com a Biblioteca
    .asked = Escolha
san-juan-verb-build = Construir
    .whole = Construir { THE($card) }
    .asked = Construa
    .of = Construir { THE($what) }
san-juan-verb-pass = Passar
san-juan-verb-place = Construir aqui
    .of = { $what }
san-juan-verb-pay-goods = Pagar com mercadorias
    .open = Escolher mercadorias
    .whole = Pagar com { $goods }
    .some = Pagar com { $count }
    .none = Sem mercadorias
    .at-goods-all = Construir
san-juan-verb-pay = Pagar
    .open = Escolher cartas
    .whole = Pagar com { THE($cards) }
san-juan-verb-confirm = Construir
san-juan-verb-produce = Produzir
    .open = Escolher mercadorias
    .whole = Produzir { $goods }
    .some = Produzir { $count }
    .none = Não produzir
san-juan-verb-sell = Vender
    .open = Escolher mercadorias
    .whole = Vender { $goods }
    .some = Vender { $count }
    .none = Não vender
san-juan-verb-keep = Manter na mão
    .open = Escolher cartas
    .whole = Ficar com { THE($cards) }
san-juan-verb-discard = Descartar
    .open = Escolher cartas
    .whole = Descartar { THE($cards) }
san-juan-verb-swap = Trocar
    .open = Escolher cartas
    .whole = Trocar { THE($cards) }
    .some = Trocar { $count }
    .none = Não trocar
san-juan-verb-keep-hand = Não trocar
san-juan-verb-tuck = Guardar uma carta
    .whole = Guardar { THE($card) }
    .of = Guardar { THE($what) }
san-juan-verb-deposit = Guardar no Banco
    .asked = Guardar cartas
    .whole = Guardar { THE($cards) } embaixo do Banco
    .confirm = O Banco só pode ser usado uma vez na partida. Guardar estas cartas nele?
san-juan-verb-tuck-nothing = Não guardar

san-juan-field-pick-role-role = Qual função?
san-juan-field-pick-role-with-library-role = Qual função dobrar?
san-juan-field-build-card = Qual carta?
    .whole = Construir qual carta?
san-juan-field-place-place = Onde?
san-juan-field-pay-goods-goods = Mercadorias do pagamento
san-juan-field-pay-cards = Cartas do pagamento
san-juan-field-produce-goods = O que produzir?
san-juan-field-sell-goods = O que vender?
san-juan-field-keep-cards = Com o que ficar?
san-juan-field-discard-cards = O que descartar?
san-juan-field-swap-cards = O que trocar?
san-juan-field-tuck-card = Qual carta?
san-juan-field-deposit-cards = Cartas para o Banco

# Na carta

san-juan-printed = custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
} · { $points } PV
san-juan-printed-six = custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
} · PV no fim

san-juan-building-ends = encerra o jogo · { $points } PV · { $effect }
san-juan-building-six-ends = encerra o jogo · PV no fim · { $effect }
san-juan-building = { $points } PV · { $effect }
san-juan-building-six = PV no fim · { $effect }
san-juan-building-over-only = só por cima de outra (Guindaste) · { $points } PV · { $effect }
san-juan-building-six-over-only = só por cima de outra (Guindaste) · PV no fim · { $effect }
san-juan-building-over-cheaper = { $cost ->
    [0] grátis
    [1] a partir de 1 carta
   *[other] a partir de { $cost } cartas
} com o Guindaste · { $points } PV · { $effect }
san-juan-building-six-over-cheaper = { $cost ->
    [0] grátis
    [1] a partir de 1 carta
   *[other] a partir de { $cost } cartas
} com o Guindaste · PV no fim · { $effect }
san-juan-printed-owned = custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
} · só pode ter uma, e já tem
san-juan-printed-effect = custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
} · { $points } PV · { $effect }
san-juan-printed-six-effect = custa { $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
} · PV no fim · { $effect }

# Respostas prontas

san-juan-ready-sell-all = Vender tudo
san-juan-ready-sell-most = Vender { $goods }
    .brief = { $goods }
san-juan-ready-sell-one = Vender só { $goods }
    .brief = { $goods }
san-juan-ready-produce-all = Produzir tudo
san-juan-ready-produce-most = Produzir { $goods }
    .brief = { $goods }
san-juan-ready-pay = Pagar com { $letters }: { $cards }
    .compact = Pagar com { $cards }
    .short = { $cards }
    .brief = Pagar com { $letters }
san-juan-ready-pay-goods = Pagar com { $goods }
    .brief = { $goods }
san-juan-ready-discard = Descartar { $letters }: { $cards }
    .compact = Descartar { $cards }
    .short = { $cards }
    .brief = Descartar { $letters }
san-juan-ready-keep = Ficar com { $letters }: { $cards }
    .compact = Ficar com { $cards }
    .short = { $cards }
    .brief = Ficar com { $letters }
san-juan-ready-deposit-all = Guardar a mão inteira ({ $count } PV)
san-juan-ready-swap = Trocar { $letters }: { $cards }
    .compact = Trocar { $cards }
    .short = { $cards }
    .brief = Trocar { $letters }

# Por que não, e o que significa

san-juan-refused-role = já escolhido por { $seat }
san-juan-refused-role-own = você já escolheu
san-juan-refused-owned = só pode ter uma, e já tem
san-juan-refused-crane = não dá para cobrir o Guindaste
san-juan-refused-equal = não dá para cobrir uma construção igual
san-juan-refused-cost = { $count ->
    [1] falta 1 carta
   *[other] faltam { $count } cartas
  }
san-juan-detail-ends = encerra o jogo
san-juan-detail-good-lost = você perde { $good }

# O que aconteceu

san-juan-event-game-began = { $seat } começa como Governador
    .you = Você começa como Governador
san-juan-event-hand-dealt = Sua mão: { $cards }
san-juan-event-hands-chosen = Todos escolheram a mão inicial
san-juan-event-round-began = Rodada { $round } · Governador: { $seat }
    .you = Rodada { $round } · Você é o Governador
    .alone = Rodada { $round }, governador: { $seat }
san-juan-event-late-round-began = Rodada { $round } · Governador: { $seat } · a partida acaba na rodada { $last }
    .you = Rodada { $round } · Você é o Governador · a partida acaba na rodada { $last }
    .alone = Rodada { $round } de { $last }, governador: { $seat }
san-juan-event-card-tucked = { $building ->
    [bank] { $seat } colocou cartas embaixo do Banco
    [harbor] { $seat } colocou uma mercadoria vendida embaixo do Porto
   *[chapel] { $seat } colocou uma carta embaixo da Capela
  }
    .deed = { $building ->
    [bank] pôs cartas no Banco
    [harbor] pôs uma carta no Porto
   *[chapel] pôs uma carta na Capela
  }
san-juan-event-discarded = { $seat } descartou { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  } para voltar ao limite da mão
    .brief = { $seat } descartou { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
      }
san-juan-event-swapped = { $seat } trocou { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } no Escritório
san-juan-event-role-picked = { $seat } escolheu { THE($role) }
    .deed = escolheu { THE($role) }
san-juan-event-role-picked-with-library = { $seat } escolheu { THE($role) } com a Biblioteca
    .deed = escolheu { THE($role) }
san-juan-event-built = { $paid ->
    [0] { $seat } construiu de graça { THE($card) }
    [1] { $seat } construiu { THE($card) } por 1 carta
   *[other] { $seat } construiu { THE($card) } por { $paid } cartas
  }
    .deed = construiu { THE($card) }
san-juan-event-built-with-goods = { $seat } construiu { THE($card) } { $paid ->
    [0] só com mercadorias
    [1] por 1 carta e mercadorias
   *[other] por { $paid } cartas e mercadorias
  } ({ $goods })
    .brief = { $seat } construiu { THE($card) } com mercadorias
    .deed = construiu { THE($card) }
san-juan-event-built-over = { $paid ->
    [0] { $seat } construiu de graça { THE($card) } sobre { THE($over) }
    [1] { $seat } construiu { THE($card) } sobre { THE($over) } por 1 carta
   *[other] { $seat } construiu { THE($card) } sobre { THE($over) } por { $paid } cartas
  }
    .brief = { $seat } construiu { THE($card) } sobre { THE($over) }
    .deed = construiu { THE($card) }
san-juan-event-built-over-with-goods = { $seat } construiu { THE($card) } sobre { THE($over) } { $paid ->
    [0] só com mercadorias
    [1] por 1 carta e mercadorias
   *[other] por { $paid } cartas e mercadorias
  } ({ $goods })
    .brief = { $seat } construiu { THE($card) } sobre { THE($over) }
    .deed = construiu { THE($card) }
san-juan-event-good-lost = { $seat } perdeu { $good } ao cobrir a construção
san-juan-event-passed = { $seat } passou
    .deed = não construiu
san-juan-event-cards-gained = { $seat } { $count ->
    [0] não comprou nenhuma carta
    [1] comprou 1 carta
   *[other] comprou { $count } cartas
  } com { THE($card) }
san-juan-event-last-building = { $seat } chegou a 12 construções, então o jogo termina no fim desta fase
    .brief = { $seat } chegou a 12 construções e o jogo acaba nesta fase
    .deed = chegou a 12 construções (última fase)
san-juan-event-game-ended = O jogo acabou
san-juan-event-game-stalled = A partida acabou no fim da rodada { $rounds } e foi pontuada como estava
    .brief = A partida acabou na rodada { $rounds }
san-juan-event-customs-filled = { $seat } recebeu uma mercadoria na Aduana
san-juan-event-produced = { $seat } produziu { $goods }
    .deed = produziu { $goods }
san-juan-event-produced-nothing = { $seat } não produziu nada
san-juan-event-nobody-produced = Ninguém produziu
san-juan-event-tile-turned = Os preços agora são índigo { $indigo }, açúcar { $sugar }, tabaco { $tobacco }, café { $coffee }, prata { $silver }
    .brief = Os preços agora são { $indigo }, { $sugar }, { $tobacco }, { $coffee } e { $silver }
san-juan-event-sold = { $seat } vendeu { $goods } { $price ->
    [0] e não recebeu nenhuma carta
    [1] por 1 carta
   *[other] por { $price } cartas
  }
    .deed = vendeu { $goods }
san-juan-event-sold-nothing = { $seat } não vendeu nada
san-juan-event-nobody-sold = Ninguém vendeu
san-juan-event-advised = { $seat } { $drawn ->
    [0] não comprou nenhuma carta
    [1] comprou 1 carta
   *[other] comprou { $drawn } cartas
  } e { $discarded ->
    [0] não descartou nenhuma
   *[other] descartou { $discarded }
  }
san-juan-event-prospected = { $seat } { $count ->
    [0] não comprou nenhuma carta
    [1] comprou 1 carta
   *[other] comprou { $count } cartas
  } como Minerador
san-juan-event-mine-dug = { $seat } usou a Mina de Ouro e ficou com { THE($found) } (cartas abertas: { $cards })
    .brief = { $seat } tirou { THE($found) } da Mina de Ouro
    .deed = ganhou { THE($found) } na Mina
san-juan-event-mine-failed = { $seat } não ganhou nada na Mina de Ouro, porque abriu custos iguais: { $cards }
    .brief = { $seat } não ganhou nada na Mina de Ouro
san-juan-event-goldsmith-shown = { $is_taken ->
    [yes] { $seat } usou o Ourives, abriu { THE($card) } e ficou com a carta
   *[no] { $seat } usou o Ourives, abriu { THE($card) } e descartou a carta, porque alguém já tem uma igual
  }
    .brief = { $is_taken ->
        [yes] { $seat } tirou { THE($card) } do Ourives
       *[no] { $seat } não ganhou nada no Ourives
      }
san-juan-event-reshuffled = O descarte foi embaralhado e virou um novo monte de { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }
    .brief = O descarte virou um novo monte
san-juan-event-you-drew = Você comprou { THE($cards) }
san-juan-event-you-kept = Você ficou com { THE($cards) }
san-juan-event-you-kept-of = Você ficou com { THE($cards) } e descartou { THE($discarded) }
    .brief = Você ficou com { THE($cards) }
san-juan-event-you-kept-twin = Você ficou com { THE($cards) } e descartou outra carta igual
san-juan-event-you-discarded = Você descartou { THE($cards) }
san-juan-event-you-tucked = { $building ->
   *[chapel] Você colocou { THE($card) } embaixo da sua Capela
  }

san-juan-event-you-banked = Você colocou { THE($cards) } embaixo do seu Banco
san-juan-event-you-swapped = Você descartou { THE($discarded) } e comprou { THE($cards) }

# Cartas: nome, o que a carta da mão diz, e a ajuda

san-juan-card-indigo-plant = Fábrica de Índigo
    .the = a Fábrica de Índigo
    .effect = Produz 1 índigo
    .help = Na fase de Produção pode receber um índigo, que vale 1 carta na venda. Todos começam com uma. Você pode ter quantas quiser.
san-juan-card-sugar-mill = Engenho de Açúcar
    .the = o Engenho de Açúcar
    .effect = Produz 1 açúcar
    .help = Na fase de Produção pode receber um açúcar, que vale 1 ou 2 cartas na venda. Você pode ter vários.
san-juan-card-tobacco-storage = Depósito de Tabaco
    .the = o Depósito de Tabaco
    .effect = Produz 1 tabaco
    .help = Na fase de Produção pode receber um tabaco, que vale 1 ou 2 cartas na venda. Você pode ter vários.
san-juan-card-coffee-roaster = Torrefadora de Café
    .the = a Torrefadora de Café
    .effect = Produz 1 café
    .help = Na fase de Produção pode receber um café, que vale 2 ou 3 cartas na venda. Você pode ter várias.
san-juan-card-silver-smelter = Fundição de Prata
    .the = a Fundição de Prata
    .effect = Produz 1 prata
    .help = Na fase de Produção pode receber uma prata, que vale 2 ou 3 cartas na venda. Você pode ter várias.
san-juan-card-smithy = Serralheria
    .the = a Serralheria
    .effect = Produção: −1 no custo
    .help = Na fase de Construção, as construções de produção custam 1 carta a menos para você. O preço nunca fica abaixo de 0.
san-juan-card-gold-mine = Mina de Ouro
    .the = a Mina de Ouro
    .effect = Mineração: Procure 1 carta
    .help = Em toda fase de Mineração, não importa quem escolheu o Minerador, você abre quatro cartas. Se os quatro custos forem diferentes, você fica com a mais barata; senão, com nenhuma. As outras são descartadas.
san-juan-card-archive = Arquivo
    .the = o Arquivo
    .effect = Conselho: Descarte da mão
    .help = Na fase do Conselho, as cartas compradas entram na sua mão, e você descarta a quantidade de sempre dentre todas elas.
san-juan-card-poor-house = Abrigo
    .the = o Abrigo
    .effect = Compre 1 se sobrar até 1
    .help = Na fase de Construção, se depois de construir você tiver no máximo 1 carta na mão, compra 1. Se você também tem a Carpintaria, a carta dela vem antes. Quando você passa, não vale, e não dá para pagar além do custo só para comprar.
san-juan-card-black-market = Mercado Negro
    .the = o Mercado Negro
    .effect = Pague com até 2 mercadorias
    .help = Quando você constrói, pode pagar com até 2 mercadorias suas; cada uma vale por uma carta.
san-juan-card-trading-post = Entreposto Comercial
    .brief = Entreposto
    .the = o Entreposto Comercial
    .effect = Venda 1 a mais
    .help = Na fase de Comércio, você pode vender uma mercadoria a mais, sendo ou não o Comerciante.
san-juan-card-well = Poço
    .the = o Poço
    .effect = Compre 1 se produzir 2+
    .help = Na fase de Produção, se você produzir pelo menos duas mercadorias, compra 1 carta.
san-juan-card-market-stand = Mercado Pequeno
    .the = o Mercado Pequeno
    .effect = Compre 1 se vender 2+
    .help = Na fase de Comércio, se você vender pelo menos duas mercadorias, compra mais 1 carta.
san-juan-card-crane = Guindaste
    .the = o Guindaste
    .effect = Construa sobre outra
    .help = Na fase de Construção, você pode construir por cima de uma construção sua e pagar só a diferença de custo; se a coberta for mais cara, não há troco. A carta coberta perde na hora o efeito, os pontos e a mercadoria. Não dá para cobrir o Guindaste nem uma construção igual. Cartas guardadas embaixo continuam valendo.
san-juan-card-chapel = Capela
    .the = a Capela
    .effect = Guarde 1 carta por rodada: 1 PV
    .help = No início de cada rodada, antes do limite de cartas, você pode colocar uma carta da mão fechada embaixo da Capela. Cada uma vale 1 ponto no fim, mesmo que a Capela tenha sido coberta.
san-juan-card-tower = Torre
    .the = a Torre
    .effect = Limite de 12 cartas
    .help = No início da rodada você pode ficar com até 12 cartas.
san-juan-card-aqueduct = Aqueduto
    .the = o Aqueduto
    .effect = Produza 1 a mais
    .help = Na fase de Produção, você pode produzir uma mercadoria a mais, sendo ou não o Produtor.
san-juan-card-carpenter = Carpintaria
    .the = a Carpintaria
    .effect = Compre 1 por construção comum
    .help = Na fase de Construção, depois de construir e pagar uma construção comum, você compra 1 carta. Não vale para ela mesma nem para construções de produção.
san-juan-card-prefecture = Vila
    .the = a Vila
    .effect = Conselho: Fique com 2
    .help = Na fase do Conselho, você fica com duas das cartas compradas em vez de uma.
san-juan-card-market-hall = Mercado Grande
    .the = o Mercado Grande
    .effect = Compre 1 ao vender
    .help = Na fase de Comércio, se você vender pelo menos uma mercadoria, compra mais 1 carta.
san-juan-card-quarry = Pedreira
    .the = a Pedreira
    .effect = Comuns: −1 no custo
    .help = Na fase de Construção, as construções comuns custam 1 carta a menos para você, inclusive monumentos e construções 6.
san-juan-card-library = Biblioteca
    .the = a Biblioteca
    .effect = Privilégio em dobro
    .help = Dobra o privilégio da função que você escolhe. Construtor: você paga 2 cartas a menos. Produtor ou Comerciante: 2 mercadorias a mais. Conselheiro: você compra 8 cartas. Minerador: você compra 2. Com dois jogadores, vale uma vez por rodada, e o Governador decide na primeira escolha.
san-juan-card-statue = Estátua
    .the = a Estátua
    .effect = Monumento
    .help = É um monumento de 3 pontos. Não faz nada durante o jogo, mas conta para o Arco do Triunfo.
san-juan-card-victory-column = Obelisco
    .the = o Obelisco
    .effect = Monumento
    .help = É um monumento de 4 pontos. Não faz nada durante o jogo, mas conta para o Arco do Triunfo.
san-juan-card-hero = Cavaleiro
    .the = o Cavaleiro
    .effect = Monumento
    .help = É um monumento de 5 pontos. Não faz nada durante o jogo, mas conta para o Arco do Triunfo.
san-juan-card-guild-hall = Corporação de Ofício
    .brief = Corporação
    .the = a Corporação de Ofício
    .effect = PV por produção
    .help = No fim do jogo, você ganha 1 ponto por construção de produção sua e mais 1 por tipo diferente. Com duas Fábricas de Índigo e um Engenho de Açúcar, são 5.
san-juan-card-city-hall = Prefeitura
    .the = a Prefeitura
    .effect = 1 PV por construção comum
    .help = No fim do jogo, você ganha 1 ponto por construção comum sua, contando esta, os monumentos e as construções de custo 6.
san-juan-card-triumphal-arch = Arco do Triunfo
    .the = o Arco do Triunfo
    .effect = Monumentos: 4/6/8 PV
    .help = No fim do jogo, você ganha 4 pontos por um tipo de monumento, 6 por dois e 8 pelos três.
san-juan-card-palace = Palácio
    .the = o Palácio
    .effect = 1 PV a cada 4 outros pontos
    .help = Bem no fim do jogo, você ganha 1 ponto a cada 4 pontos completos que tenha de todo o resto. Com 30 outros pontos, são mais 7.
san-juan-card-guard-room = Casa da Guarda
    .the = a Casa da Guarda
    .effect = Limite de 7 cartas
    .help = Com As Novas Construções, cada um só pode ficar com 6 cartas no início da rodada; com a Casa da Guarda, você pode ficar com 7. Com a Torre são 12.
san-juan-card-office = Escritório
    .the = o Escritório
    .effect = Troque até 2 por rodada
    .help = No início de cada rodada, antes de tudo, você pode descartar 1 ou 2 cartas da mão e comprar a mesma quantidade.
    .also = Escritórios
san-juan-card-hut = Cabana
    .the = a Cabana
    .effect = Compre 1 se não vender
    .help = No fim de toda fase de Comércio em que não vendeu nenhuma mercadoria, você compra 1 carta, mesmo que não tivesse o que vender.
san-juan-card-inn = Pousada
    .the = a Pousada
    .effect = Menor cidade: Compre 1
    .help = Logo depois de toda fase de Construção, se ninguém tem menos construções que você e alguém tem mais, você compra 1 carta. Já vale na fase em que a Pousada foi construída, mas não depois da última.
    .also = Hospedaria, Taverna
san-juan-card-park = Parque
    .the = o Parque
    .effect = Coberto, desconta 6
    .help = O Parque custa 3, mas quem o cobre com o Guindaste paga 6 a menos: um Palácio por cima dele sai de graça. Fora isso, não faz nada.
san-juan-card-customs-office = Aduana
    .the = a Aduana
    .effect = Mercadoria que vale 2
    .help = No início de toda fase do Conselho, se a Aduana estiver vazia, uma carta do monte vai para cima dela como mercadoria. Na fase de Comércio você pode vender essa mercadoria, sempre por 2 cartas, sejam quais forem os preços. No Mercado Negro ela vale 1 carta.
    .also = Alfândega
san-juan-card-bank = Banco
    .the = o Banco
    .effect = Guarde cartas 1 vez: 1 PV cada
    .help = Uma vez na partida, no início de uma rodada e antes do limite de cartas, você pode guardar cartas da mão embaixo do Banco, fechadas. Você decide quantas. Cada uma vale 1 ponto no fim, mesmo que o Banco tenha sido coberto.
san-juan-card-harbor = Porto
    .the = o Porto
    .effect = Guarde 1 ao vender: 1 PV
    .help = Quando você vende mercadorias, uma delas vai fechada para baixo do Porto, e você recebe por ela como sempre. Cada uma vale 1 ponto no fim, mesmo que o Porto tenha sido coberto. Ninguém pode olhar essas cartas.
    .also = Portos, Cais
san-juan-card-goldsmith = Ourives
    .the = o Ourives
    .effect = Mineração: 1 carta, se ninguém a tem
    .help = Em toda fase de Mineração, não importa quem escolheu o Minerador, você abre uma carta. Se ninguém tem essa construção, nem você, a carta é sua; senão, ela é descartada.
san-juan-card-residence = Residência
    .the = a Residência
    .effect = PV por 3 de mesmo custo
    .help = No fim do jogo, três construções diferentes suas com o mesmo custo formam uma trinca. A primeira trinca vale 4 pontos, a segunda 3, a terceira 2 e a quarta 1. Cada construção conta uma vez só, e a própria Residência também conta.
    .also = Trinca, Trincas
san-juan-card-cathedral = Catedral
    .the = a Catedral
    .effect = PV se os outros têm construções 6
    .help = Só há uma. Ela fica no centro da mesa, e qualquer jogador pode construí-la como uma carta da mão. No fim, a primeira construção 6 dos seus oponentes vale 4 pontos para você, a segunda 3, a terceira 2 e a quarta 1.

# Orders given ahead

san-juan-order-pass-nothing = Passar quando eu não puder construir nada
san-juan-order-pass-others = Passar quando outro jogador escolher o Construtor
san-juan-order-produce = Produzir o máximo, começando pelo mais valioso
san-juan-order-sell = Vender o máximo, começando pelo mais bem pago

# O que uma escolha custa e rende; `.brief` em botões

san-juan-cost = { $cost ->
    [0] grátis
    [1] custa 1 carta
   *[other] custa { $cost } cartas
}
    .brief = { $cost ->
    [0] grátis
    [1] 1 carta
   *[other] { $cost } cartas
}
san-juan-gain = { $gain ->
    [0] não rende nada
    [1] rende 1 carta
   *[other] rende { $gain } cartas
}
    .brief = { $gain ->
    [0] não rende nada
    [1] 1 carta
   *[other] { $gain } cartas
}

# O que fica de uma partida que acabou
san-juan-ending-buildings = { $seat } fez a sua 12ª construção e encerrou a partida
    .you = Você fez a sua 12ª construção e encerrou a partida
san-juan-ending-stalled = A partida acabou depois de { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
} e foi pontuada como estava
san-juan-fact-sale = { $seat } fez a melhor venda: { $goods } por { $cards } cartas
san-juan-fact-role = { $seat } escolheu { THE($role) } { $count } vezes
san-juan-fact-gold = { $seat } achou { $count } cartas na Mina de Ouro
san-juan-fact-race = { $seat } encerrou a partida quando só faltava 1 construção a { $others }
san-juan-fact-builder = { $seat } tinha { $buildings } construções quando ninguém passava de { $others }

# O que vem por regra e se esquece
san-juan-forecast-limit = Você tem { $cards } cartas; no começo da próxima rodada, descarta { $over } para ficar com { $limit }
san-juan-forecast-last = Esta é a sua última vez de construir, pois o jogo acaba no fim desta fase
san-juan-forecast-eleven = Só falta 1 construção para { $seats } (11 de 12); com ela, o jogo acaba no fim da fase de Construção

# O que as dicas dão como motivo: substantivos no plural
san-juan-gauge-cards = cartas na mão
san-juan-gauge-goods = mercadorias
san-juan-gauge-buildings = construções
san-juan-gauge-points = pontos em construções
san-juan-gauge-production = construções de produção
san-juan-gauge-kinds = tipos de construção de produção
san-juan-gauge-city = construções comuns
san-juan-gauge-monuments = monumentos
san-juan-gauge-tucked = cartas guardadas embaixo de construções
san-juan-gauge-large = construções 6
san-juan-gauge-idle = construções de produção sem mercadoria
san-juan-gauge-over = cartas acima do limite da mão

# O que as dicas dizem de uma resposta
san-juan-why-builds-last = Sua 12ª construção encerra a partida.
san-juan-why-builds-large = Você tem cartas suficientes para construir { THE($card) }.
san-juan-why-others-poor = Ninguém mais tem muitas cartas para construir.
san-juan-why-builds-cheaper = Com o privilégio do Construtor, você pode pagar { THE($card) }.
san-juan-why-others-full = Ninguém mais pode produzir agora.
san-juan-why-fills-two = Com o privilégio do Produtor, você produz 2 mercadorias.
san-juan-why-sells-alone = Ninguém mais tem mercadorias para vender.
san-juan-why-sells-dear = A mercadoria de { THE($card) } vale muito.
san-juan-why-sells-two = Com o privilégio do Comerciante, você vende 2 mercadorias.
san-juan-why-needs-cards = Sua mão está quase vazia, e você precisa de cartas para construir.
san-juan-why-helps-nobody = O Minerador não dá nada aos outros.
san-juan-why-full-hands = Os outros têm muitas cartas, e o Construtor ajudaria mais a eles do que a você.
san-juan-why-counts = Com isso, { THE($card) } rende mais pontos no fim.
san-juan-why-six = No fim da partida, { THE($card) } pontua pelo que você construiu.
san-juan-why-makes-dear = As mercadorias de { THE($card) } são as mais valiosas.
san-juan-why-makes-first = Você precisa logo de construções de produção para ter o que vender.
san-juan-why-cheaper = Com { THE($card) }, suas próximas construções custam menos.
san-juan-why-worth = Vale { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
san-juan-why-tucks = Cada carta embaixo da Capela vale 1 ponto.
san-juan-why-saves = Você guarda suas cartas para { THE($card) }.
san-juan-why-best-tile = Não há preço melhor para as mercadorias de { THE($card) }.
san-juan-why-brings = Você recebe { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  } pelo que vende.
san-juan-why-produces-dear = As mercadorias de { THE($card) } são as que mais rendem.
