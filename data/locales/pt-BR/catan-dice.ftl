# Os jogos de dados de CATAN (Klaus Teuber): Ilha Um e Ilha Dois

catan-dice-name = CATAN: O jogo de dados
    .own = Minha folha
catan-dice-about = Role dados, guarde os bons e construa a sua ilha. De 1 a 4 pessoas.
catan-dice-about-two = Role dados, construa a sua ilha e chegue primeiro a { $points } pontos.
catan-dice-help = No seu turno, você rola os dados até três vezes e guarda os que quiser. Depois eles pagam estradas, cavaleiros, aldeias e cidades na sua folha. Na Ilha Um cada jogador tem quinze turnos, e vence quem fizer mais pontos. Na Ilha Dois vence quem chegar primeiro a 10 pontos.

# Coisas

catan-dice-face-lumber = madeira
    .counted = { $count ->
        [1] { $count } madeira
       *[other] { $count } madeiras
    }
    .help = A madeira paga estradas e aldeias.
catan-dice-face-brick = argila
    .counted = { $count ->
        [1] { $count } argila
       *[other] { $count } argilas
    }
    .help = A argila paga estradas e aldeias.
catan-dice-face-wool = lã
    .counted = { $count ->
        [1] { $count } lã
       *[other] { $count } lãs
    }
    .help = A lã paga cavaleiros e aldeias.
catan-dice-face-grain = cereal
    .counted = { $count ->
        [1] { $count } cereal
       *[other] { $count } cereais
    }
    .help = O cereal paga cavaleiros, aldeias e cidades; uma cidade leva dois.
catan-dice-face-ore = minério
    .counted = { $count ->
        [1] { $count } minério
       *[other] { $count } minérios
    }
    .help = O minério paga cavaleiros e cidades; uma cidade leva três.
catan-dice-face-gold = ouro
    .counted = { $count ->
        [1] { $count } ouro
       *[other] { $count } ouros
    }
    .help = Dois dados de ouro viram uma matéria-prima à sua escolha. Um só não compra nada, mas um símbolo de troca pode trocá-lo.
catan-dice-piece-r0 = Estrada 1
    .the = a estrada 1
catan-dice-piece-r1 = Estrada 2
    .the = a estrada 2
catan-dice-piece-r2 = Estrada 3
    .the = a estrada 3
catan-dice-piece-r3 = Estrada 4
    .the = a estrada 4
catan-dice-piece-r4 = Estrada 5
    .the = a estrada 5
catan-dice-piece-r5 = Estrada 6
    .the = a estrada 6
catan-dice-piece-r6 = Estrada 7
    .the = a estrada 7
catan-dice-piece-r7 = Estrada 8
    .the = a estrada 8
catan-dice-piece-r8 = Estrada 9
    .the = a estrada 9
catan-dice-piece-r9 = Estrada 10
    .the = a estrada 10
catan-dice-piece-r10 = Estrada 11
    .the = a estrada 11
catan-dice-piece-r11 = Estrada 12
    .the = a estrada 12
catan-dice-piece-r12 = Estrada 13
    .the = a estrada 13
catan-dice-piece-r13 = Estrada 14
    .the = a estrada 14
catan-dice-piece-r14 = Estrada 15
    .the = a estrada 15
catan-dice-piece-r15 = Estrada 16
    .the = a estrada 16
catan-dice-piece-s3 = Aldeia 3
    .the = a aldeia 3
catan-dice-piece-s4 = Aldeia 4
    .the = a aldeia 4
catan-dice-piece-s5 = Aldeia 5
    .the = a aldeia 5
catan-dice-piece-s7 = Aldeia 7
    .the = a aldeia 7
catan-dice-piece-s9 = Aldeia 9
    .the = a aldeia 9
catan-dice-piece-s11 = Aldeia 11
    .the = a aldeia 11
catan-dice-piece-c7 = Cidade 7
    .the = a cidade 7
catan-dice-piece-c12 = Cidade 12
    .the = a cidade 12
catan-dice-piece-c20 = Cidade 20
    .the = a cidade 20
catan-dice-piece-c30 = Cidade 30
    .the = a cidade 30
catan-dice-piece-k1 = Cavaleiro 1
    .the = o cavaleiro 1
catan-dice-piece-k2 = Cavaleiro 2
    .the = o cavaleiro 2
catan-dice-piece-k3 = Cavaleiro 3
    .the = o cavaleiro 3
catan-dice-piece-k4 = Cavaleiro 4
    .the = o cavaleiro 4
catan-dice-piece-k5 = Cavaleiro 5
    .the = o cavaleiro 5
catan-dice-piece-k6 = Cavaleiro 6
    .the = o cavaleiro 6
catan-dice-piece-p1 = Estrada 1
    .the = a estrada 1
catan-dice-piece-p2 = Ramal 2
    .the = o ramal 2
catan-dice-piece-p3 = Estrada 3
    .the = a estrada 3
catan-dice-piece-p4 = Estrada 4
    .the = a estrada 4
catan-dice-piece-p5 = Ramal 5
    .the = o ramal 5
catan-dice-piece-p6 = Estrada 6
    .the = a estrada 6
catan-dice-piece-p7 = Estrada 7
    .the = a estrada 7
catan-dice-piece-p8 = Estrada 8
    .the = a estrada 8
catan-dice-piece-p9 = Estrada 9
    .the = a estrada 9
catan-dice-piece-p10 = Estrada 10
    .the = a estrada 10
catan-dice-piece-p11 = Estrada 11
    .the = a estrada 11
catan-dice-piece-p12 = Ramal 12
    .the = o ramal 12
catan-dice-piece-p13 = Estrada 13
    .the = a estrada 13
catan-dice-piece-p14 = Estrada 14
    .the = a estrada 14
catan-dice-piece-p15 = Estrada 15
    .the = a estrada 15
catan-dice-piece-p16 = Estrada 16
    .the = a estrada 16
catan-dice-piece-p17 = Estrada 17
    .the = a estrada 17
catan-dice-piece-t1 = Aldeia 1
    .the = a aldeia 1
catan-dice-piece-t2 = Aldeia 2
    .the = a aldeia 2
catan-dice-piece-t3 = Aldeia 3
    .the = a aldeia 3
catan-dice-piece-t4 = Aldeia 4
    .the = a aldeia 4
catan-dice-piece-t5 = Aldeia 5
    .the = a aldeia 5
catan-dice-piece-t6 = Aldeia 6
    .the = a aldeia 6
catan-dice-piece-t7 = Aldeia 7
    .the = a aldeia 7
catan-dice-piece-u1 = Cidade 1
    .the = a cidade 1
catan-dice-piece-u2 = Cidade 2
    .the = a cidade 2
catan-dice-piece-u3 = Cidade 3
    .the = a cidade 3
catan-dice-piece-u4 = Cidade 4
    .the = a cidade 4
catan-dice-piece-ko = Cavaleiro da montanha
    .the = o cavaleiro da montanha
    .short = cav. da montanha
catan-dice-piece-kg = Cavaleiro da lavoura
    .the = o cavaleiro da lavoura
    .short = cav. da lavoura
catan-dice-piece-kw = Cavaleiro do pasto
    .the = o cavaleiro do pasto
    .short = cav. do pasto
catan-dice-piece-kl = Cavaleiro da floresta
    .the = o cavaleiro da floresta
    .short = cav. da floresta
catan-dice-piece-kb = Cavaleiro da colina
    .the = o cavaleiro da colina
    .short = cav. da colina
catan-dice-piece-kn1 = 1º cavaleiro do deserto norte
    .the = o 1º cavaleiro do deserto norte
    .short = cav. norte 1
catan-dice-piece-kn2 = 2º cavaleiro do deserto norte
    .the = o 2º cavaleiro do deserto norte
    .short = cav. norte 2
catan-dice-piece-kc1 = 1º cavaleiro do deserto central
    .the = o 1º cavaleiro do deserto central
    .short = cav. central 1
catan-dice-piece-kc2 = 2º cavaleiro do deserto central
    .the = o 2º cavaleiro do deserto central
    .short = cav. central 2
catan-dice-joker-j1 = cavaleiro 1
    .the = o cavaleiro 1
catan-dice-joker-j2 = cavaleiro 2
    .the = o cavaleiro 2
catan-dice-joker-j3 = cavaleiro 3
    .the = o cavaleiro 3
catan-dice-joker-j4 = cavaleiro 4
    .the = o cavaleiro 4
catan-dice-joker-j5 = cavaleiro 5
    .the = o cavaleiro 5
catan-dice-joker-j6 = cavaleiro 6
    .the = o cavaleiro 6
catan-dice-joker-jo = montanha
    .the = a montanha
catan-dice-joker-jg = lavoura
    .the = a lavoura
catan-dice-joker-jw = pasto
    .the = o pasto
catan-dice-joker-jl = floresta
    .the = a floresta
catan-dice-joker-jb = colina
    .the = a colina
catan-dice-joker-jn = deserto norte
    .the = o deserto norte
catan-dice-joker-jc = deserto central
    .the = o deserto central
catan-dice-label-die = { $face } { $number }
    .brief = { $number }
catan-dice-label-turn = { $face } → { $resource } com o símbolo de { THE($joker) }
    .short = { $face } → { $resource } ({ $joker })
catan-dice-label-turn-j6 = { $face } → { $resource } com o “?”
    .short = { $face } → { $resource } (“?”)
catan-dice-label-turn-jn = { $face } → { $resource } com o “?” do deserto norte
    .short = { $face } → { $resource } (“?”)
catan-dice-label-turn-jc = { $face } → { $resource } com o “?” do deserto central
    .short = { $face } → { $resource } (“?”)
catan-dice-score-road = Estradas
    .the = uma estrada
    .counted = { $count ->
        [1] 1 estrada
       *[other] { $count } estradas
    }
    .help = Uma estrada custa 1 madeira e 1 argila e começa onde outra termina. Na Ilha Um ela vale 1 ponto; na Ilha Dois, leva a novos lugares e conta para a Maior Estrada Comercial.
    .also = Estrada, Estrada principal, Bifurcação, Ramal
catan-dice-score-knight = Cavaleiros
    .the = um cavaleiro
    .counted = { $count ->
        [1] 1 cavaleiro
       *[other] { $count } cavaleiros
    }
    .help = Um cavaleiro custa 1 lã, 1 cereal e 1 minério e não precisa de estrada. Cada um traz um símbolo de troca, que troca um dado uma vez na partida. Na Ilha Um você constrói os cavaleiros em ordem, de 1 a 6 pontos. Na Ilha Dois eles contam para o Maior Exército de Cavalaria, e os dois de um deserto dividem um símbolo.
    .also = Cavaleiro, Exército, Par de cavaleiros
catan-dice-score-settlement = Aldeias
    .the = uma aldeia
    .counted = { $count ->
        [1] 1 aldeia
       *[other] { $count } aldeias
    }
    .help = Uma aldeia custa 1 madeira, 1 argila, 1 lã e 1 cereal e fica no fim de uma estrada sua. Na Ilha Um você constrói as aldeias em ordem, de 3 a 11 pontos. Na Ilha Dois, em qualquer ordem, 1 ponto cada.
    .also = Aldeia
catan-dice-score-city = Cidades
    .the = uma cidade
    .counted = { $count ->
        [1] 1 cidade
       *[other] { $count } cidades
    }
    .help = Uma cidade custa 3 minérios e 2 cereais e fica num lugar de cidade, no fim de uma estrada sua. Não precisa de aldeia antes. Na Ilha Um você constrói as cidades em ordem, de 7 a 30 pontos. Na Ilha Dois, em qualquer ordem, 2 pontos cada.
    .also = Cidade
catan-dice-score-penalty = Turnos sem construir
catan-dice-score-longest-road = Maior Estrada Comercial
    .help = Na Ilha Dois, o primeiro jogador com uma estrada de comprimento 5 leva estes 2 pontos. Só perde para quem fizer uma estrada mais longa. A estrada inicial conta, os três ramais não.
catan-dice-score-largest-army = Maior Exército de Cavalaria
    .help = Na Ilha Dois, o primeiro jogador com três cavaleiros leva estes 2 pontos. Só perde para quem tiver mais cavaleiros.
catan-dice-topic-turn = Um turno
    .help = Role os dados e depois construa enquanto eles pagarem. Cada dado paga uma vez, e o que sobra se perde. Eu faço a primeira rolagem por você. Se a última rolagem não pagar nada, o turno termina.
    .also = Turno, Rodada, Vez, Fases, Construir, Construção, Custos
catan-dice-topic-rolling = Rolar os dados
    .help = Depois da primeira e da segunda rolagem, você pode guardar os dados que quiser e rolar os outros de novo, mesmo os guardados antes. A terceira rolagem é a que vale. Na Ilha Dois os primeiros turnos do jogo têm 3, 4 e 5 dados; os seguintes, 6.
    .also = Rolagem, Lançamento, Dados, Guardar os dados, Rolar de novo
catan-dice-topic-jokers = Símbolos de troca
    .help = Cada símbolo troca um dado não usado, uma vez no jogo, pela matéria-prima impressa sob o cavaleiro ou, com “?”, por qualquer uma. Você pode usá-lo já no turno em que constrói o cavaleiro. Ele nunca dá ouro.
    .also = Símbolo de troca, Curinga, Ponto de interrogação
catan-dice-topic-gold = Ouro
    .help = Dois dados de ouro viram uma matéria-prima à sua escolha, até três vezes por turno. Um ouro sozinho não serve para nada, a não ser que um símbolo de troca o troque.
    .also = Negociação com ouro, Negociar com ouro
catan-dice-topic-island-one = Ilha Um
    .help = É a versão normal, de um a quatro jogadores. Cada um tem quinze turnos. Os pontos do que foi construído num turno vão para uma casa; um turno sem construir custa 2 pontos. Aldeias, cidades e cavaleiros são construídos na ordem dos pontos. Vence quem tiver o maior total.
    .also = Versão normal, Jogo normal
catan-dice-topic-island-two = Ilha Dois
    .help = É a versão Plus, de dois a quatro jogadores. Aldeias valem 1 ponto, cidades 2, a Maior Estrada Comercial e o Maior Exército de Cavalaria 2 cada; não se perdem pontos. Quem tiver 10 pontos no próprio turno vence na hora.
    .also = Plus, Versão Plus
catan-dice-topic-solo = Jogar sozinho
    .help = Dá para jogar a Ilha Um sozinho: você tem quinze turnos, e o seu total é o resultado.
    .also = Solo, Um jogador
catan-dice-topic-end = Final do jogo
    .help = A Ilha Um termina quando todos jogaram quinze turnos. Vence quem tiver o maior total, e no empate a vitória é dividida. A Ilha Dois termina na hora em que alguém chega a 10 pontos no próprio turno.
    .also = Fim do jogo, Pontuação, Pontos, Pontos de vitória, Vencedor, Empate

# Opções da mesa

catan-dice-option-island = Folha
    .about = O lado da folha em que vocês jogam.
catan-dice-option-island-one = Ilha Um
    .about = Quinze turnos para cada um; vence quem fizer mais pontos. Para 1–4 jogadores.
catan-dice-option-island-two = Ilha Dois (Plus)
    .about = Vence quem fizer 10 pontos primeiro, com Maior Estrada e Maior Exército. Para 2–4 jogadores.
catan-dice-refused-seats = Esta ilha é para { $least } a { $most } jogadores.

# Recordes, e o que uma partida sozinha fez da ilha

catan-dice-best-one = Ilha Um
catan-dice-title-shore = uma praia deserta
catan-dice-title-camp = um acampamento
catan-dice-title-hamlet = um povoado
catan-dice-title-village = uma aldeia próspera
catan-dice-title-town = uma vila
catan-dice-title-city = uma grande cidade
catan-dice-title-realm = um reino inteiro

# O que se pergunta

catan-dice-prompt-roll = { $left ->
    [1] Rolar de novo? (última vez)
   *[other] Rolar de novo?
 }
    .turn = rolar de novo ou parar
    .lesson = Guarde os dados que ajudam a construir e role os outros de novo, três vezes ao todo. Os dados guardados também podem voltar a rolar.
catan-dice-prompt-build = Construa ou encerre o turno
    .turn = construir
    .lesson = Cada dado paga uma vez, e o que você não usar se perde. Dois dados de ouro valem qualquer matéria-prima, e um símbolo de troca muda um dado para o que ele mostra.
catan-dice-prompt-turn = Troque um dado ou encerre o turno
    .turn = construir
    .lesson = Do jeito que estão, seus dados não pagam nada. Dois ouros viram qualquer matéria-prima, e um símbolo de troca muda um dado para o que ele mostra, uma vez na partida.
catan-dice-prompt-end = Encerre o turno
    .turn = encerrar o turno
    .lesson = Seus dados não pagam mais nada. Enquanto você não encerrar o turno, ainda dá para desfazer o que fez depois da última rolagem.
catan-dice-ready-roll = Guardar { $dice } para { $kinds }
    .compact = Guardar { $dice }: { $kinds }
    .short = { $dice }: { $kinds }
catan-dice-ready-paid = Guardar { $dice } (já paga { $kinds })
    .short = Guardar { $dice } ({ $kinds })
    .brief = { $dice } ({ $kinds })
catan-dice-ready-joker = Usar símbolo ({ $face } → { $resource })
catan-dice-ready-joker-for = Gasta o símbolo de { THE($joker) }; depois dá para construir { $kinds }
catan-dice-ready-gold = Trocar 2 ouros por { $resource }
catan-dice-ready-gold-for = Depois dá para construir { $kinds }
catan-dice-joined = Trocar um dado…
catan-dice-stop-dice = Parar de rolar (já paga { $kinds })
    .short = Parar (já paga { $kinds })
    .brief = Parar ({ $kinds })
catan-dice-stop-gold = Parar (com ouro, paga { $kinds })
    .short = Parar (com ouro: { $kinds })
    .brief = Parar ({ $kinds })
catan-dice-stop-joker = Parar (com símbolo, { $kinds })
    .brief = Parar ({ $kinds })
catan-dice-stop-nothing = Parar de rolar (não paga nada)
catan-dice-end-dice = { $cost ->
    [0] Seus dados ainda pagam { $kinds }. Encerrar o turno?
   *[other] Seus dados ainda pagam { $kinds }, e não construir nada custa { $cost } pontos. Encerrar o turno?
}
catan-dice-end-gold = { $cost ->
    [0] Com o ouro, seus dados ainda pagam { $kinds }. Encerrar o turno?
   *[other] Com o ouro, seus dados ainda pagam { $kinds }, e não construir nada custa { $cost } pontos. Encerrar o turno?
}

# O que se pode fazer

catan-dice-verb-reroll = Rolar os outros
    .asked = Quais dados
    .whole = Guardar { $keep }, rolar os outros de novo
    .open = Escolher o que guardar
    .none = Rolar todos de novo
    .rest = Rolar { $rest }
catan-dice-verb-stop = Parar de rolar
catan-dice-verb-build = Construir
    .whole = Construir { THE($piece) }
    .of = { $what }
    .asked = Construa
catan-dice-verb-use-joker = Usar um símbolo de troca
    .of = { $what }
    .joined = { $what }
    .others = Outros símbolos…
catan-dice-verb-trade-gold = Trocar 2 ouros
    .whole = Trocar 2 ouros por { $resource }
    .of = 2 ouros → { $what }
    .joined = 2 ouros → { $what }
    .others = Outra troca de ouro…
catan-dice-verb-end-turn = Encerrar o turno
    .confirm = Você não construiu nada, e isso custa 2 pontos. Encerrar o turno?
catan-dice-field-reroll-keep = Quais dados guardar?
    .bounds = { $most ->
        [1] Guarde 1 dado ou nenhum e role os outros de novo.
       *[other] Guarde de { $least } a { $most } dados e role os outros de novo.
    }
    .whole = Quais dados guardar?
catan-dice-field-build-piece = O quê?
    .whole = O que construir?
catan-dice-field-use-joker-turn = Qual dado trocar?
    .whole = Qual dado trocar com um símbolo?
catan-dice-field-trade-gold-resource = Por qual matéria-prima?
    .whole = 2 ouros por qual matéria-prima?
catan-dice-detail-opens = abre { THE($site) }
catan-dice-detail-spur = só abre { THE($site) }
catan-dice-detail-takes-road = leva a Maior Estrada
catan-dice-detail-takes-road-opens = leva a Maior Estrada, abre { THE($site) }
catan-dice-detail-takes-army = leva o Maior Exército
catan-dice-detail-pays = para construir { $kinds }
    .brief = { $kinds }
catan-dice-detail-idle = não ajuda a construir nada agora
catan-dice-detail-spare = outro símbolo faz o mesmo
catan-dice-detail-wins = vence a partida
    .brief = vence
catan-dice-detail-joker = troca um dado por { $resource }, uma vez
catan-dice-detail-joker-any = troca um dado pelo que você quiser, uma vez
catan-dice-detail-pair = troca um dado quando houver dois aqui

# O que aconteceu

catan-dice-event-starts = { $seat } começa
    .you = Você começa
catan-dice-event-turn-began = Rodada { $turn } · { $seat }
    .you = Rodada { $turn } · Você
catan-dice-event-rolled = { $roll ->
    [1] { $seat } rolou { $faces }
   *[other] { $count ->
        [1] { $seat } rolou um dado de novo e ficou com { $faces }
       *[other] { $seat } rolou { $count } dados de novo e ficou com { $faces }
    }
 }
    .you = { $roll ->
    [1] Você rolou { $faces }
   *[other] { $count ->
        [1] Você rolou um dado de novo e ficou com { $faces }
       *[other] Você rolou { $count } dados de novo e ficou com { $faces }
    }
 }
catan-dice-event-built = { $points ->
    [0] { $seat } construiu { THE($piece) }
    [1] { $seat } construiu { THE($piece) } (+1 ponto)
   *[other] { $seat } construiu { THE($piece) } (+{ $points } pontos)
 }
    .deed = construiu { THE($piece) }
catan-dice-event-used-joker = { $seat } trocou { $face } por { $resource } com o símbolo de { THE($joker) }
catan-dice-event-traded-gold = { $seat } trocou 2 ouros por { $resource }
catan-dice-event-built-nothing = { $cost ->
    [0] { $seat } não construiu nada com { $faces }
    [1] { $seat } não construiu nada com { $faces } (−1 ponto)
   *[other] { $seat } não construiu nada com { $faces } (−{ $cost } pontos)
 }
    .deed = { $cost ->
    [0] não construiu nada
    [1] não construiu nada (−1 ponto)
   *[other] não construiu nada (−{ $cost } pontos)
 }
catan-dice-event-took-longest-road = { $seat } levou a Maior Estrada ({ $count } estradas, +{ $points } pontos)
    .deed = levou a Maior Estrada (+{ $points } pontos)
catan-dice-event-took-longest-road-from = { $seat } tirou de { $former } a Maior Estrada ({ $count } estradas, +{ $points } pontos)
    .deed = levou a Maior Estrada (+{ $points } pontos)
catan-dice-event-took-largest-army = { $seat } levou o Maior Exército ({ $count } cavaleiros, +{ $points } pontos)
    .deed = levou o Maior Exército (+{ $points } pontos)
catan-dice-event-took-largest-army-from = { $seat } tirou de { $former } o Maior Exército ({ $count } cavaleiros, +{ $points } pontos)
    .deed = levou o Maior Exército (+{ $points } pontos)
catan-dice-event-scored = { $seat } { $entry ->
    [-2] perdeu 2 pontos
    [1] fez 1 ponto
   *[other] fez { $entry } pontos
 } ({ $total } no total)
catan-dice-event-reached-goal = { $seat } venceu com { $points } pontos
catan-dice-event-last-turn-over = A partida acabou

# Orders given ahead

catan-dice-order-end-turn = Encerrar o turno quando os dados não construírem nada

# O que uma escolha custa e rende

catan-dice-gain = { $gain ->
    [1] +1 ponto
   *[other] +{ $gain } pontos
}

# O que fica de uma partida que acabou
catan-dice-ending-goal = { $seat } chegou a { $points } pontos e encerrou a partida
catan-dice-ending-turns = A última rodada acabou
catan-dice-fact-best = { $seat } fez o melhor turno, que valeu { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
catan-dice-fact-blank = { $seat } passou { $count } turnos sem construir nada
catan-dice-fact-jokers = { $seat } usou { $count } símbolos de troca
catan-dice-fact-title = { $points ->
    [1] Só faltou 1 ponto
   *[other] Só faltaram { $points } pontos
} para { $title }
catan-dice-fact-awards = A Maior Estrada e o Maior Exército trocaram de mãos { $count } vezes

# O que vem por regra e se esquece
catan-dice-forecast-few = Neste turno são { $count } dados; o próximo jogador rola mais um, até { $most }
catan-dice-forecast-last = Este é o seu último turno
catan-dice-forecast-blank = Um turno sem construir custa { $points } pontos

# O que as estatísticas contam
catan-dice-favourite-road = Estrada
catan-dice-favourite-knight = Cavaleiro
catan-dice-favourite-settlement = Aldeia
catan-dice-favourite-city = Cidade

# O que as dicas dão como motivo: substantivos no plural
catan-dice-gauge-points = pontos
catan-dice-gauge-roads = estradas
catan-dice-gauge-knights = cavaleiros
catan-dice-gauge-settlements = aldeias
catan-dice-gauge-cities = cidades
catan-dice-gauge-pieces = peças construídas
catan-dice-gauge-line = estradas seguidas
catan-dice-gauge-jokers = símbolos de troca para usar
catan-dice-gauge-awards = títulos
catan-dice-gauge-blank = pontos de penalidade

# O que as dicas dizem de uma resposta
catan-dice-why-army = Você conquista o Maior Exército de Cavalaria, que vale { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
catan-dice-why-longest = Você conquista a Maior Estrada Comercial, que vale { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
catan-dice-why-keeps-army = Você mantém o Maior Exército de Cavalaria.
catan-dice-why-joker = Com o cavaleiro você ganha um símbolo de troca.
catan-dice-why-worth = Rende { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
catan-dice-why-to-city = A estrada leva a uma cidade de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
catan-dice-why-to-settlement = A estrada leva a uma aldeia de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
catan-dice-why-avoids = Um turno sem construir custaria { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
catan-dice-why-waits-city = Para uma cidade, só { $dice ->
    [1] falta 1 dado
   *[other] faltam { $dice } dados
  }.
catan-dice-why-waits-settlement = Para uma aldeia, só { $dice ->
    [1] falta 1 dado
   *[other] faltam { $dice } dados
  }.
catan-dice-why-has-paid = Os dados guardados já pagam uma construção.
catan-dice-why-throws-all = Seus dados ainda não pagam nada.
catan-dice-why-content = Seus dados pagam uma aldeia ou uma cidade.
catan-dice-why-for-city = Assim você pode pagar uma cidade.
catan-dice-why-for-settlement = Assim você pode pagar uma aldeia.
catan-dice-why-for-any = Assim você pode pagar uma estrada ou um cavaleiro.
catan-dice-why-keeps-any = Você guarda o símbolo que vale por qualquer matéria-prima.
catan-dice-why-keeps-joker = Você guarda o símbolo de troca para outro turno.
