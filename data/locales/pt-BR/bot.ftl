# O serviço no Discord: comandos, sala de espera, controles, respostas.

# Comandos: o nome como se digita; `.about` na lista do Discord
bot-command-play = jogar
    .about = Abrir uma mesa de um jogo neste canal
bot-command-move = jogada
    .about = Mostrar o que você tem para decidir, com botões
bot-command-hand = mão
    .about = Mostrar a sua mão
bot-command-note = nota
    .about = Anotar algo sobre uma mesa; só você vê
bot-command-orders = jogadas-automáticas
    .about = Programar jogadas automáticas numa mesa: “daqui em diante, role por mim”
bot-command-board = tabuleiro
    .about = Mostrar o tabuleiro
bot-command-log = histórico
    .about = Mostrar tudo o que aconteceu
bot-command-undo = desfazer
    .about = Desfazer a sua última jogada ou perguntar se os outros concordam
bot-command-hint = dica
    .about = Em partidas de treino, perguntar o que um robô forte faria
bot-command-tables = mesas
    .about = Listar as suas mesas, primeiro aquelas em que é a sua vez
bot-command-digest = novidades
    .about = Ver o que aconteceu nas suas mesas desde a sua última jogada
bot-command-invite = convidar
    .about = Convidar gente para a sua mesa antes de a partida começar
bot-command-waitlist = lista-de-espera
    .about = Receber um aviso quando alguém abrir uma mesa aqui
bot-command-tournament = torneio
    .about = Ver os torneios do servidor, ou abrir um informando o jogo
bot-command-league = liga
    .about = Ver as ligas do servidor, ou abrir uma informando o jogo
bot-command-daily = desafio
    .about = Jogar o desafio do dia: os mesmos dados para todos, uma tentativa
bot-command-scores = recordes
    .about = Ver as melhores pontuações deste servidor
bot-command-leaderboard = classificação
    .about = Ver quem lidera neste servidor, em um jogo ou em todos
bot-command-stats = estatísticas
    .about = Ver partidas, vitórias, pontuação e melhores jogos, seus ou de outra pessoa
bot-command-rules = regras
    .about = Explicar um jogo, uma carta ou uma fase
bot-command-replay = replay
    .about = Rever uma partida, passo a passo
bot-command-review = análise
    .about = Ver onde a partida virou e quais jogadas custaram mais
bot-command-leave = sair
    .about = Sair de uma mesa
bot-command-resume = retomar
    .about = Continuar uma mesa cujo tópico foi fechado ou apagado
bot-command-language = idioma
    .about = Escolher o idioma em que falo com você
bot-command-notifications = avisos
    .about = Escolher como eu aviso quando é a sua vez
bot-argument-what = o-que
    .about = O que eu explico
bot-argument-how = como
    .about = Por mensagem direta, marcando você na mesa ou nunca
bot-command-quiet = silêncio
    .about = Definir horas de silêncio: sem avisos, e os prazos longos param
bot-argument-zone = fuso
    .about = Seu fuso horário: digite uma cidade
bot-argument-begin = das
    .about = A hora em que o silêncio começa (0 a 23)
bot-argument-end = às
    .about = A hora em que o silêncio termina (0 a 23)
bot-command-vacation = férias
    .about = Tirar férias: o seu tempo para em todas as mesas
bot-argument-days = dias
    .about = Por quantos dias, a partir de agora
bot-argument-until = até
    .about = O último dia das férias, como data
bot-command-privacy = privacidade
    .about = Ver, baixar ou apagar o que eu guardo sobre você
bot-command-manage = gerenciar
    .about = Ver as mesas do servidor e encerrar uma
bot-command-setup = configurar
    .about = Definir jogos, canais, idioma e quem pode abrir mesas
bot-command-teaching = explicações
    .about = Escolher o que eu explico nas suas primeiras partidas
bot-command-about = sobre
    .about = Ver o que eu sou e como me convidar
bot-command-help = ajuda
    .about = Ver como jogar aqui

bot-argument-game = jogo
    .about = Qual jogo
    .tournament = Qual jogo; deixe vazio para ver os torneios daqui
    .league = Qual jogo; deixe vazio para ver as ligas
bot-argument-second-game = segundo-jogo
    .about = Mais um jogo: as rodadas se alternam
bot-argument-third-game = terceiro-jogo
    .about = Um terceiro jogo
bot-argument-division-size = tamanho-da-divisão
    .about = Jogadores em cada divisão, de 4 a 6
bot-argument-movers = sobem-e-caem
    .about = Quantos sobem e caem no fim da temporada
bot-argument-robots = robôs
    .about = Robôs completam as mesas que não encheram; os pontos deles não contam
bot-argument-person = pessoa
    .about = De quem; deixe vazio para ver as suas
    .invited = Quem convidar
bot-argument-second = segunda
bot-argument-third = terceira
bot-argument-seats = lugares
    .about = Quantos jogadores, contando os robôs
    .tournament = Quantos jogadores em cada mesa
bot-argument-options = opções
    .about = O que muda do padrão: escolha na lista ou escreva “nome: valor”, separando com “;”
    .league = Opções do primeiro jogo, como em /jogar
bot-argument-language = idioma
    .about = O seu idioma
    .public = O idioma das mensagens públicas da mesa
bot-argument-name = nome
    .about = Um nome para a mesa, para você achar depois
    .tournament = Nome do torneio
bot-argument-format = formato
    .about = Quem joga contra quem
bot-argument-rounds = rodadas
    .about = Quantas, contando a final
    .league = Rodadas em cada temporada
bot-argument-round-days = dias-por-rodada
    .about = Dias para cada rodada
bot-argument-sign-up-days = dias-de-inscrição
    .about = Dias de inscrições abertas
bot-argument-places = vagas
    .about = Quantos jogam; depois, lista de espera
bot-argument-table = mesa
    .about = Qual das suas mesas; pode deixar em branco se só houver uma
bot-argument-topic = tema
    .about = O que explicar: digite parte do nome
bot-argument-step = passo
    .about = O passo em que começar; 1 é o primeiro
bot-argument-text = texto
    .about = Mostrar em palavras, em vez de imagem

# Idiomas
bot-language = Idioma
bot-language-name = Português (Brasil)
# Como as línguas se chamam em português
bot-language-en = inglês
bot-language-pt-br = português
bot-language-as-discord = Como no Discord
bot-language-now = Falo português com você. As mensagens públicas seguem o idioma da mesa.
bot-teaching = O que eu explico
bot-teaching-first = O que é novo na sua primeira partida
    .now = Na sua primeira partida de cada jogo, explico cada pergunta uma vez, quando ela aparece.
bot-teaching-anew = Tudo de novo
    .now = Vou explicar cada pergunta de cada jogo de novo.
bot-teaching-off = Nada
    .now = Só explico o que você pedir. Está tudo em **/regras**.
bot-lesson = Novo para você
    .off = Não explicar
    .there = Novo para você? Veja em **Mais**.
bot-lesson-off = Parei de explicar. Para voltar, use /explicações; está tudo em /regras.
bot-notify = Como devo avisar você?
bot-notify-direct = Por mensagem direta
    .now = Quando for a sua vez, mando uma mensagem direta dizendo o que você precisa decidir.
bot-notify-mention = Marcando você na mesa
    .now = Quando for a sua vez, marco você na mesa. Não mando mensagens diretas.
bot-notify-none = Nunca
    .now = Não aviso você. Veja o que está esperando em **/mesas** e **/jogada**.
bot-consent = Eu aviso você quando for a sua vez (**/avisos**).

# A sala de espera
bot-lobby-number = Mesa { $table }
bot-players = Jogadores ({ $here } de até { $most })
    .wanted = Jogadores ({ $here } de { $most })
# House players are called so, in this order; further ones by their number
bot-house-for = { $robot } (no lugar de { $name })
bot-seats-as-listed = Os lugares e a vez seguem esta ordem.
    .again = Os lugares e a vez seguem esta ordem; desta vez começa o próximo da fila.
    .drawn = Os lugares seguem esta ordem; o jogador inicial é sorteado.
bot-options-usual = Opções padrão
bot-options-unlike = Opções: { $options }
bot-fair = No fim, dá para conferir o sorteio.
    .meaning = Ninguém pode escolher as cartas nem os dados: a minha parte do sorteio já está definida, e este código prova isso. Guarde-o até o fim.
    .details = Jogo limpo
    .robot = robô
bot-commitment = Código de conferência, para o fim da partida:
bot-join = Entrar
    .too = Entro também
bot-leave = Sair
bot-add-robot = Adicionar robôs…
bot-robots-fill = Completar com robôs { $level ->
    [easy] fáceis
    [hard] difíceis
   *[normal] normais
} ({ $seats } jogadores)
bot-robot-level = { $level ->
    [easy] Robô fácil
    [hard] Robô difícil
   *[normal] Robô normal
}
bot-robot-level-easy = Só vê o que a jogada rende na hora
bot-robot-level-normal = Pensa algumas jogadas à frente
bot-robot-level-hard = Pensa à frente até onde o tempo deixar
bot-robot-name = { $robot } ({ $level ->
    [easy] fácil
    [hard] difícil
   *[normal] normal
})
bot-remove-house = Remover robô
bot-options = Opções
    .back = Voltar às opções
    .change = Mudar uma opção…
bot-options-read-only = Quem está na mesa pode mudar isso.
bot-options-host = Só { $name }, responsável por esta mesa, pode mudar isso.
bot-options-settled = A partida já começou ou a mesa foi fechada, então não dá mais para mudar nada.
bot-public-language = Idioma das mensagens públicas
bot-word = Sua palavra
    .hint = O que quiser
    .short = Ela muda cartas e dados, e assim ninguém consegue manipular o sorteio. Todo mundo vê.
    .enter = Palavra para o sorteio…
    .about = Sua palavra protege o sorteio.
bot-start = Começar
bot-close = Fechar mesa
bot-close-sure = Sim, fechar
    .about = Fechar esta mesa? Todos perdem o lugar.
bot-full = Todos os lugares estão ocupados. Já dá para começar.
bot-closed = A mesa está fechada.
bot-agree-missing = { $count ->
    [0] **As configurações mudaram.**
    [1] **{ $by } mudou as configurações.**
   *[other] **{ $by } mudaram as configurações.**
} Falta o ok de { $people }.
bot-changed-from = { $now } em vez de { $before }
bot-settings-changed = { $people }: { $by } mudou as configurações. Confira na mesa e aperte **Concordo** se ainda quiser jogar.
bot-remove-pending = Tirar da mesa quem não deu o ok…
bot-started-there = A partida começa em um tópico só dela.
bot-started-here = A partida começa aqui, neste canal.
bot-on = Sim
bot-off = Não
bot-tempo = Limite de tempo
    .about = Quanto tempo cada jogador tem? O seu banco de tempo só corre na sua vez e ganha tempo a cada turno. Ofertas e jogadas desfeitas no mesmo turno não acrescentam nada.
    .change = Limite de tempo…
bot-tempo-plain = Padrão do servidor: { $pace }
bot-tempo-lunch = Hora do almoço
bot-tempo-evening = Uma noite
bot-tempo-day = Uma jogada por dia
bot-tempo-two-days = Uma jogada a cada dois dias
bot-tempo-week = Uma jogada por semana
bot-tempo-none = Sem limite de tempo
bot-tempo-minutes = Começa com { $first } min, ganha { $increment } min por turno, até { $most } min
bot-tempo-days = Começa com { $first ->
    [1] { $first } dia
   *[other] { $first } dias
}, ganha { $increment ->
    [1] { $increment } dia
   *[other] { $increment } dias
} por turno, até { $most ->
    [1] { $most } dia
   *[other] { $most } dias
}
bot-absence = Quando um jogador fica sem tempo
    .about = Os outros sempre são avisados. O que mais deve acontecer?
bot-absence-wait = Esperar a decisão dos outros
bot-absence-default = Fazer uma jogada neutra
bot-absence-house = Um robô joga até a pessoa voltar
bot-absence-vote = Os outros votam num substituto
bot-pace-days = { $count ->
    [1] um dia por turno
   *[other] { $count } dias por turno
}
bot-pace-hours = { $count ->
    [1] uma hora por turno
   *[other] { $count } horas por turno
}
bot-pace-endless = sem limite de tempo
bot-lobby-starting = Começando…
bot-lobby-playing = A partida está em andamento:
bot-lobby-finished = A partida terminou.
bot-lobby-abandoned = A partida foi encerrada antes do fim.
bot-lobby-closed = Esta mesa foi fechada antes de começar.
bot-opened = A mesa { $table } está aberta. Já dá para entrar.
bot-rematch-open = A mesa { $table } está aberta para a revanche, e você já está nela.
bot-invited = { $people }: { $by } convida você para jogar { $game } na mesa { $table }. Vamos?
bot-wished = { $people }: Abriu a mesa { $table } de { $game }! Para saber da próxima, use **/lista-de-espera** de novo.
bot-inviting = Já convidei { $people }.
bot-invited-open = Convite enviado: { $people }
bot-invited-declined = Não pode vir: { $people }
bot-decline = Desta vez não
bot-uninvite = Não me convide
bot-not-inviting = No momento não dá para convidar { $people }.
bot-invitable = Quem pode convidar você
bot-invitable-anywhere = Todos
    .now = Qualquer pessoa pode convidar você para a mesa dela.
bot-invitable-not-here = Ninguém neste servidor
    .now = Ninguém mais pode convidar você neste servidor. Você ainda pode entrar em mesas, e a **/lista-de-espera** continua valendo.
bot-invitable-nowhere = Ninguém em nenhum servidor
    .now = Ninguém mais pode convidar você, em nenhum servidor. Você ainda pode entrar em mesas, e a **/lista-de-espera** continua valendo.
bot-declined = Avisei a mesa que você não vem. Se mudar de ideia, aperte **Entrar**.
bot-no-lobby-here = Você não está em nenhuma mesa daqui que esteja esperando jogadores. Abra uma com **/jogar**.
bot-wishes = Aviso uma vez quando alguém abrir uma mesa aqui: { $games }.
bot-wishes-none = Você não está em nenhuma lista de espera. Diga um jogo em **/lista-de-espera**, e eu aviso uma vez quando alguém abrir uma mesa dele aqui.
bot-unwish = Sair da espera por { $game }
bot-wish-there = A mesa { $table } já está aberta
bot-note = Nota
    .about = Só você vê isto, aqui e em **/nota**.
    .hint = O que você quer lembrar na próxima vez
bot-note-none = Você não anotou nada nesta mesa.
bot-note-write = Escrever
bot-orders = Jogadas automáticas
    .about = Só você vê isto, aqui e em `/{ bot-command-orders }`. Uma jogada automática sai de { $least } a { $most } segundos depois da pergunta, como se você tivesse apertado o botão, e ninguém percebe. Ela já vale para a pergunta de agora. Você continua recebendo o aviso e pode responder antes. Se você desfizer uma jogada dessas, ela é desligada.
    .about-fixed = Só você vê isto, aqui e em `/{ bot-command-orders }`. Uma jogada automática sai { $least ->
            [1] 1 segundo
           *[other] { $least } segundos
        } depois da pergunta, como se você tivesse apertado o botão. Ela já vale para a pergunta de agora. Você continua recebendo o aviso e pode responder antes. Se você desfizer uma jogada dessas, ela é desligada.
bot-orders-none = Você não tem jogadas automáticas nesta mesa.
bot-orders-others = Outras vão aparecer quando for o caso.
bot-orders-open = Jogadas automáticas
bot-orders-give = Sempre fazer isto…
bot-orders-drop = Parar de fazer isto…
bot-rematch-asks = { $names }, vamos para a revanche? É só apertar **Entrar**.

# Em jogo
bot-my-move = Minha jogada
bot-back = Voltar
bot-hand = Mão
bot-more = Mais
bot-log = Histórico
bot-log-empty = Nada aconteceu ainda.
bot-log-older = Mais antigos
bot-log-newest = Mais recentes
bot-undo = Desfazer
bot-cancel-move = Cancelar
bot-to-table = Ir para a mesa
    .short = Mesa
bot-your-turn = sua vez
bot-your-turn-due = sua vez, o tempo acaba { $when }
bot-answered-person = Você escolheu: { $what }. { $count ->
    [1] Falta
   *[other] Faltam
} { $missing }. Ainda dá para mudar.
bot-answered-house = Um robô respondeu por você: { $what }. { $count ->
    [1] Falta
   *[other] Faltam
} { $missing }. Ainda dá para mudar.
bot-answered-default = Respondi por você com uma jogada neutra: { $what }. { $count ->
    [1] Falta
   *[other] Faltam
} { $missing }. Ainda dá para mudar.
bot-reminder = { $person }, a mesa está esperando por você. Sua vez começou { $since }.
bot-reminder-direct = A mesa continua esperando você.
bot-reminder-direct-due = A mesa continua esperando você. Seu tempo acaba { $due }.
bot-awaited = esperando { $name } (a vez começou { $since })
bot-awaited-due = esperando { $name } (o tempo acaba { $due })
bot-vote-below = Perguntei de novo mais abaixo.
bot-vote-awaited = falta o seu voto
bot-open-offers = { $count ->
    [1] uma oferta aberta
   *[other] { $count } ofertas abertas
}
bot-counter = Contraproposta
bot-call-gone = Essa oferta já foi encerrada.
bot-call-not-for-you = Essa oferta é para outra pessoa.
bot-call-answered = Resposta enviada: { $answer }.
bot-folded = Mando uma nova mensagem quando for a sua vez. Até lá, tudo está em **Minha jogada**.
    .calls = Mando uma nova mensagem quando for a sua vez e marco você na mesa quando chegar uma oferta. Até lá, tudo está em **Minha jogada**.
    .out = Você não joga mais nesta partida. O resultado sai na mesa; até lá, tudo está em **Minha jogada**.
bot-folded-answered-person = Você escolheu: { $what }. Até os outros responderem, você pode mudar em **Minha jogada**.
bot-folded-answered-house = Um robô respondeu por você: { $what }. Até os outros responderem, você pode mudar em **Minha jogada**.
bot-folded-answered-default = Respondi por você com uma jogada neutra: { $what }. Até os outros responderem, você pode mudar em **Minha jogada**.
bot-due = O tempo acaba { $when }
bot-due-of = O tempo de { $name } acaba { $when }
bot-is-away = { $name } está de férias, volta { $when }
bot-quiet = Horas de silêncio
    .about = Nas horas de silêncio nada toca; avisos e lembretes ficam para depois. Com limite de uma hora ou mais por turno, o seu tempo também para, a partir da sua próxima vez.
bot-quiet-none = Você não tem horas de silêncio. Defina com `/silêncio`, seu fuso horário e duas horas; no máximo dez horas por dia.
bot-quiet-hours = **Silêncio das { $begin } às { $end }** no horário de { $city } (agora são { $now } lá).
bot-quiet-end = Sem horas de silêncio
bot-quiet-where = Diga também o fuso horário: digite a sua cidade ou uma cidade grande no mesmo fuso.
bot-vacation-one-of = Diga um número de dias ou o último dia, não os dois.
bot-vacation-until = Você está de férias até { $when }. O seu tempo está parado em todas as mesas, mas você ainda pode jogar.
bot-vacation-none = Você não está de férias. Use `/férias` com um número de dias ou o último dia para parar o seu tempo.
bot-vacation-left = { $days ->
    [0] Você já usou todos os dias de férias deste ano.
    [1] Você ainda tem 1 dia de férias neste ano.
   *[other] Você ainda tem { $days } dias de férias neste ano.
}
bot-vacation-end = Já voltei
bot-taken-back = Jogada desfeita.
bot-undo-asked = Perguntei aos outros se concordam.
bot-undo-sure = Desfazer
    .about = Isso desfaz a sua última ação e tudo o que veio depois dela. O que depende do acaso pode sair diferente. Desfazer?
    .about-counted = Isso desfaz a sua última ação e tudo o que veio depois dela. O que depende do acaso pode sair diferente. Como você é a única pessoa na mesa, esta partida deixa de contar para a classificação e os recordes. Desfazer?
bot-undo-ask = Pedir para desfazer
    .about = Você não pode desfazer isso sem os outros. Peço para { $names }?
bot-undo-elsewhere = Outras coisas já aconteceram depois disso. Para desfazer tudo, aperte “Desfazer” embaixo do tabuleiro, na mesa.
bot-undo-would = Isto seria desfeito:
bot-undo-more = { $count ->
    [1] e mais 1 jogada dos outros
   *[other] e mais { $count } jogadas dos outros
}
bot-vote-counted = Seu voto foi contado. Ainda faltam outros votos.
bot-vote-declined = Nada muda: nem todos concordaram.
bot-agree = Concordo
bot-disagree = Não concordo
bot-abandoned = A partida foi encerrada antes do fim.
bot-play-for = Jogar por essa pessoa
bot-to-house = Deixar um robô jogar
bot-played-for = Fiz uma jogada neutra por { $seat }.
bot-given-to-house = Agora um robô joga nesse lugar.
bot-hand-on = Buscar substituto
bot-take-seat = Assumir o lugar
bot-offer-seat = Oferecer o meu lugar
    .about = O seu lugar está à disposição. A pessoa que o assumir fica com ele, vê a sua mão e continua a partida; para você, conta como abandono. Até lá você joga como antes.
bot-keep-seat = Ficar com o meu lugar
bot-seat-on-offer = Você está oferecendo o seu lugar. Use **/sair** para ficar com ele.
bot-seat-offered = O lugar está à disposição. A primeira pessoa que o assumir fica com ele.
bot-seat-taken = Boas-vindas! Agora este lugar é seu.
bot-seat-handed = Agora outra pessoa tem o seu lugar. Você ainda pode ver o tabuleiro.
bot-follow = Acompanhar
    .about = Você acompanha esta mesa. Quando a partida terminar, mando o resultado, sem som. /tabuleiro, /histórico e /replay mostram o que todos podem ver.
bot-unfollow = Deixar de acompanhar
bot-unfollowed = Você não acompanha mais esta mesa.
bot-leave-game = Sair (um robô assume)
    .about = Se você sair, um robô assume o seu lugar e continua com tudo o que é seu. Até o fim da partida você pode voltar: aperte **{ bot-return }** em `/{ bot-command-move }` ou nas suas mensagens diretas. Se não voltar, ou se o robô fizer metade das suas jogadas, você fica em último numa partida que vale. Você também pode oferecer o seu lugar a outra pessoa ou propor o fim da partida, e aí todos precisam concordar.
bot-propose-abandon = Propor encerrar
bot-leave-last = Sair e encerrar a partida
    .about = Você é a única pessoa nesta mesa. Se sair, a partida termina de vez. Outra pessoa também pode assumir o seu lugar.
bot-left = Você saiu da mesa.
bot-left-last = Você saiu da mesa. Não havia mais ninguém, então a partida terminou.
bot-house-plays-for-you = Agora um robô joga no seu lugar. Você pode voltar quando quiser.
bot-return = Voltar
bot-come-back = Que bom que você voltou! O lugar é seu de novo.

bot-hint = Dica
    .about = É o que um robô forte faria no seu lugar. Ele vê o que você vê e adivinha ao acaso o que está escondido.
bot-tenths = { $whole },{ $tenth }
bot-hint-silence = Não fazer nada por enquanto
bot-hint-only = Não achei outra jogada que valesse a pena comparar.
bot-hint-clear = Em { $trials } partidas simuladas, você terminou na frente em { $first }. Com a segunda melhor jogada, “{ $other }”, terminou na frente em { $second }.
bot-hint-even = A segunda melhor jogada, “{ $other }”, é quase tão boa: { $trials } partidas simuladas não mostraram diferença clara.
bot-hint-clear-lead = Em { $trials } partidas simuladas, esta jogada valeu em média { $points } pontos a mais contra os adversários do que a segunda melhor, “{ $other }”.
bot-hint-clear-alone = Em { $trials } partidas simuladas, você fez em média { $points } pontos a mais do que com a segunda melhor jogada, “{ $other }”.

# Começo e fim
bot-how-to-play = Boa partida! Quando for a sua vez, mando uma mensagem direta com tudo de que você precisa para jogar. Aperte **Minha jogada**, embaixo do tabuleiro mais novo, para ver o mesmo aqui quando quiser; só você vê.
bot-terms =
    .meaning = Ninguém escolhe as cartas nem os dados: um segredo já definido, o arquivo abaixo e a primeira mensagem da mesa decidem tudo. No fim o segredo aparece, e todos podem conferir.
    .keep = Se quiser conferir, guarde o arquivo e estes códigos até o fim.
    .people = No arquivo:
    .message = Número da mensagem:
    .digest = Código do arquivo:
    .again = Esta é a tentativa { $attempt }. As anteriores não valeram; os segredos delas estão em **{ bot-fair.details }**.
bot-terms-void = Este começo não valeu. Uma mensagem mais nova tem os termos que valem.
bot-winner = { $count ->
    [1] Vitória de
   *[other] Vitória conjunta de
}
bot-abandoned-by-all = A partida foi encerrada antes do fim
bot-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
bot-gained = { $points ->
    [1] { $sign }1 ponto
   *[other] { $sign }{ $points } pontos
}
bot-rank = { $rank }º
    .shared = { $rank }º (empate)
bot-tie-break = desempate
bot-tie-decided = Empate em { $points } com { $names }, decidido por { $what } ({ $own } a { $others })
bot-tie-even = Empate em { $points }; o desempate também deu igual ({ $what }: { $own })
bot-tie-shared = Empate em { $points }; este jogo não tem desempate
bot-secret = Segredo do sorteio:
bot-fingerprint = Impressão digital do registro:
bot-verify = Todo o sorteio desta partida, das cartas aos dados, foi definido antes da primeira jogada. Os códigos abaixo provam isso.
    .how = Para conferir, é preciso um computador: guarde o arquivo e os códigos ou mande tudo para quem tiver um.
    .command = No computador: `feitoria verify ARQUIVO`
bot-rematch = Revanche
bot-result = Resultado
bot-over-alone = Fim de jogo: você fez { $verdict }.
bot-over-won = Fim de jogo: você venceu, com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
bot-over-shared = Fim de jogo: { $winners } dividem a vitória, com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
bot-over-placed = Fim de jogo: { $count ->
    [1] { $winners } venceu
   *[other] { $winners } venceram
}; você ficou em { $rank }º lugar, com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
    .shared = Fim de jogo: { $count ->
        [1] { $winners } venceu
       *[other] { $winners } venceram
    }; você divide o { $rank }º lugar, com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

# Listas e ajuda
bot-your-tables = Suas mesas
bot-no-tables = Você não está em nenhuma mesa. Abra uma com /jogar no canal de um servidor.
bot-waits-for-others = esperando os outros
bot-played-for-you = um robô joga por você
bot-gathers = esperando jogadores
bot-no-table = Você não está em nenhuma mesa daqui. Abra uma com /jogar.
bot-onward = Próxima: { $what }
bot-which-of-these = Você está em várias mesas. Qual delas?
bot-which-table = Você está em várias mesas. Escolha uma com a opção “mesa”.
bot-no-such-option = Não existe a opção “{ $typed }”. Escreva “nome: valor”, com “;” entre várias opções. Este jogo tem: { $known }.
bot-no-options = Este jogo não tem opções.
bot-best = Melhores pontuações deste servidor
bot-not-counted = Esta partida não conta para { $names }: houve jogadas desfeitas sem ninguém mais para concordar.
bot-best-none = Ainda não há recordes neste servidor.
bot-ladder = Classificação deste servidor
    .about = Todos começam com 1000. O número depois de ± mostra a incerteza, e a ordem segue a pontuação menos esse número. Só partidas que valem, entre pessoas, mudam a pontuação. Os robôs de cada nível têm a deles.
    .more = Escolha um jogo no comando para ver a classificação inteira.
bot-ladder-none = Ninguém aqui terminou ainda uma partida de { $game } contra outras pessoas que valesse para a classificação.
    .all = Ninguém aqui terminou ainda uma partida contra outras pessoas que valesse para a classificação.
bot-ladder-robots = { $level ->
    [easy] Robôs fáceis
    [hard] Robôs difíceis
   *[normal] Robôs normais
}
bot-rating = { $rating } ± { $margin }
bot-not-rated = ainda sem pontuação
bot-tally = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}
bot-moved = Pontuação depois desta partida
bot-stats-none = { $name } ainda não terminou nenhuma partida neste servidor.
    .own = Você ainda não terminou nenhuma partida neste servidor.
bot-stats-times = { $name } ({ $count })
bot-stats-with = Joga mais com { $names }
bot-stats-average = média de { $points }
bot-stats-best = Melhor: { $points } (mesa { $table })
bot-stats-closest = Mais apertada: { $points ->
    [0] Empate em pontos (mesa { $table })
    [1] 1 ponto à frente (mesa { $table })
   *[other] { $points } pontos à frente (mesa { $table })
}
    .behind = Mais apertada: { $points ->
    [1] 1 ponto atrás (mesa { $table })
   *[other] { $points } pontos atrás (mesa { $table })
}
bot-stats-opens = Abre com: { $things }
bot-stats-likes = Preferências recentes: { $things }
bot-stats-replay = Rever a mesa { $table }
bot-stats-played = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}
bot-stats-place = { $place } de { $count }
bot-stats-unrated = Sem valer: { $tally }
bot-stats-house = Contra robôs: { $tally }
bot-stats-alone = Solo: { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}
bot-stats-left = { $games ->
    [1] Saiu de { $games } partida
   *[other] Saiu de { $games } partidas
}
bot-stats-in-time = { $share }% de { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
 } no prazo
bot-rated = Vale para a classificação
    .change = Tirar da classificação
bot-unrated = Não vale para a classificação
    .change = Valer para a classificação
bot-host = responsável
bot-deciders-host = Só a pessoa responsável pode mudar esta mesa
    .change = Deixar todos mudarem
bot-deciders-all = Todos na mesa podem mudá-la
    .change = Só eu posso mudar
bot-games = Jogos
bot-help-title = Como jogar aqui
bot-help-everyday = O básico
bot-help-playing = Durante a partida
bot-help-tables = Suas mesas
bot-help-results = Resultados e competições
bot-help-preferences = Preferências e mais
bot-help-managing = Para quem administra o servidor
bot-help = Abra uma mesa com `/jogar`. Os outros apertam **Entrar**, robôs completam os lugares, e **Começar** abre a partida num tópico próprio. Quando for a sua vez, eu aviso e mando a sua mão. Aperte **Minha jogada** para ver o mesmo quando quiser; só você vê. Ninguém precisa estar online ao mesmo tempo.
bot-about = Jogue jogos de tabuleiro comigo no Discord, uma jogada por vez. Todo o sorteio é definido antes de a partida começar, e no fim você pode conferir. Os robôs só veem o que um jogador no lugar deles veria.
bot-invite = Convidar para um servidor
bot-install-own = Adicionar aos seus apps

# Quando algo atrapalha
bot-unknown-command = Este comando mudou. Digite-o de novo; se o antigo ainda aparecer, reinicie o Discord.
bot-unknown-control = Não reconheço mais esse botão. /mesas lista as suas mesas.
bot-earlier = Esse botão é de uma pergunta anterior. Esta é a de agora.
bot-earlier-waiting = Esse botão é de uma pergunta anterior. Agora você não tem nada para decidir.
bot-discord-trouble = O Discord está com problemas agora. Nada se perdeu; tente /jogada daqui a pouco.
bot-fault = Desculpe, o erro foi meu. Nada da sua partida se perdeu. Se acontecer de novo, informe esta referência a quem cuida do bot: { $reference }
bot-closed-place = Não consigo mais escrever na mesa { $table }, então a partida está parada. É aqui que não consigo escrever:
bot-thread-closed = O tópico da mesa { $table } foi trancado ou apagado, então a mesa está parada e nenhum tempo corre. Ela continua quando a moderação destrancar o tópico. Se ele foi apagado, qualquer jogador pode apertar **{ bot-resume }**.
bot-thread-locked = A moderação trancou o tópico desta mesa. A mesa continua quando ele for destrancado.
bot-resume = Retomar
bot-resumed = A mesa continua.
bot-permissions-missing = Faltam estas permissões lá: { $names }. Assim que eu as tiver, a partida continua.
bot-permissions-unknown = Confira se ainda estou no servidor e se posso ver o canal, enviar mensagens e anexar arquivos ali. Depois disso a partida continua.
bot-place-lost = O canal desta mesa foi apagado. Você pode continuar aqui.
bot-continue-here = Continuar aqui
bot-continued-here = A mesa continua neste canal.
bot-place-not-lost = A mesa continua onde estava. /mesas mostra onde.
bot-permission-view-channel = Ver canal
bot-permission-send-messages = Enviar mensagens
bot-permission-send-messages-in-threads = Enviar mensagens em tópicos
bot-permission-attach-files = Anexar arquivos
bot-no-picture = -# Não consegui desenhar a imagem. Em palavras:

# Os próprios dados
bot-privacy = O que eu guardo sobre você
    .about = 
        - Seu ID do Discord, seu nome e as palavras que você escreveu para o sorteio, nas mesas em que entrou.
        - Suas jogadas e quando foram feitas: sem isso não há partida.
        - Seu idioma, seus avisos, seu fuso horário, suas horas de silêncio, suas férias e o canal das suas mensagens diretas.
        - O que eu já expliquei para você e se você quer isso.
        - Seus recordes neste servidor.
        - Os resultados das suas partidas e quantas jogadas vieram no prazo, para a classificação e /estatísticas.
        - Suas notas sobre as mesas.
        - Suas jogadas automáticas.
        - Seus convites, os servidores em que não quer nenhum e as suas listas de espera.
        - Os torneios em que se inscreveu ou que abriu, e os seus resultados neles.
        - Suas tentativas no desafio do dia.
        - Suas respostas aos problemas dos últimos dois meses.
        - Mesas que você acompanha e lugares seus que outras pessoas assumiram.
        - Durante uma partida, um código feito do seu ID, para que ninguém veja duas mãos da mesma partida.
        Nada mais: não leio mensagens e não passo nada adiante. Quem me hospeda pode ler o banco de dados.
bot-privacy-puzzles = O problema da semana pode mostrar uma posição das suas partidas terminadas. Elas só saem de canais públicos de servidores que participam, e sempre sem nomes.
    .refuse = Não usar minhas partidas
    .allow = Permitir minhas partidas
bot-privacy-puzzles-refused = Suas partidas não são usadas em problemas.
bot-privacy-export = Mandar o arquivo
bot-privacy-exported = Tudo o que eu guardo sobre você. Só você vê isto.
bot-privacy-forget = Apagar tudo
    .about = Você sai de todas as mesas, e robôs assumem os seus lugares. Apago seu ID, nome, preferências e recordes. As jogadas e os resultados de partidas antigas ficam, sem o seu nome, porque as partidas e a classificação dos outros dependem deles. Uma partida em andamento conta como abandonada e, até terminar, guarda um código de você, para que você não assuma outro lugar nela. Outro código guarda os dias de férias que você usou no último ano. Mensagens que já estão no Discord continuam lá. Não dá para desfazer.
bot-privacy-forget-sure = Sim, apagar
bot-privacy-forgotten = Pronto: seus dados foram apagados. As partidas em andamento guardam um código de você até terminarem, e os dias de férias usados, por um ano. Se voltar a jogar, você começa do zero.
tables-forget-later = Uma das suas partidas está começando agora. Tente de novo daqui a pouco.

# Managing a server
bot-manage = Mesas deste servidor
bot-manage-none = Não há mesas aqui.
bot-manage-plays = em jogo
bot-manage-line = aberta por { $host }, última atividade { $when }
bot-manage-end = Encerrar uma mesa…
    .about = A partida termina onde está, sem vencedor, e todos na mesa ficam sabendo que foi encerrada por quem gerencia o servidor. Não dá para desfazer.
bot-manage-end-sure = Sim, encerrar
bot-manage-refused = Só quem gerencia o servidor pode fazer isso.
bot-setup = Este servidor
bot-setup-games = Escolher os jogos…
bot-setup-all-games = Dá para abrir mesas de todos os jogos.
bot-setup-only-games = Só dá para abrir mesas destes jogos: { $games }.
bot-setup-all-channels = Dá para abrir mesas em todos os canais em que eu posso escrever.
bot-setup-only-channels = Só dá para abrir mesas em { $channels }.
bot-setup-openers = Deixar um cargo abrir mesas…
bot-setup-everybody = Deixar todos abrirem mesas
bot-setup-managers = Deixar só quem gerencia abrir mesas
bot-setup-everybody-opens = Todo mundo pode abrir mesas.
bot-setup-managers-open = Só quem gerencia o servidor pode abrir mesas.
bot-setup-role-opens = Só { $role } e quem gerencia o servidor podem abrir mesas.
bot-setup-role-gone = Esse cargo não existe mais.
bot-setup-not-you = Neste servidor só algumas pessoas podem abrir mesas; fale com quem o gerencia. Você pode entrar em qualquer mesa aberta.
bot-setup-organisers = Deixar um cargo abrir torneios…
bot-setup-organisers-openers = Deixar quem abre mesas abrir torneios
bot-setup-organisers-managers = Deixar só quem gerencia abrir torneios
bot-setup-openers-organise = Quem pode abrir mesas pode abrir torneios.
bot-setup-managers-organise = Só quem gerencia o servidor pode abrir torneios.
bot-setup-role-organises = Só { $role } e quem gerencia o servidor podem abrir torneios e cuidar de todos eles.
bot-setup-not-organiser = Neste servidor só algumas pessoas podem abrir torneios e ligas; fale com quem o gerencia. Você pode se inscrever em qualquer um deles.
bot-setup-language = Idioma das novas mesas…
bot-setup-openers-language = O idioma de quem abre a mesa
bot-setup-this-language = Idioma: { $language }
bot-setup-language-of-opener = As novas mesas usam o idioma de quem as abre.
bot-setup-language-is = Idioma das novas mesas: { $language }.
bot-setup-tempo = Limite de tempo das novas mesas…
bot-setup-usual-tempo = Meu limite de tempo padrão
bot-setup-this-tempo = Limite de tempo: { $time_control }
bot-setup-tempo-usual = As novas mesas começam com o meu limite de tempo padrão.
bot-setup-tempo-is = As novas mesas começam com o limite de tempo “{ $time_control }”; quem abre a mesa pode mudar.
bot-setup-here = Permitir este canal
bot-setup-not-here = Tirar este canal
bot-setup-everywhere = Permitir todos os canais
bot-setup-too-many = Consigo guardar no máximo { $most } canais.
bot-setup-no-summary = Não há resumo semanal.
bot-setup-summary = Publico um resumo semanal em { $channel }. O próximo sai { $when }.
bot-setup-summary-here = Publicar resumo semanal aqui
bot-setup-daily = Publico o desafio do dia e a lista dele em { $channel }.
bot-setup-daily-nowhere = Não publico o desafio do dia. Ainda dá para jogar com /desafio.
bot-setup-daily-here = Publicar o desafio do dia aqui
bot-setup-daily-off = Parar de publicar o desafio
bot-setup-puzzle = Publico o problema da semana em { $channel }. Ele pode sair de partidas dos canais públicos deste servidor, sem nomes.
bot-setup-puzzle-nowhere = Não publico o problema da semana, e nenhum problema sai de partidas deste servidor.
bot-setup-puzzle-here = Publicar o problema da semana aqui
bot-setup-puzzle-off = Parar de publicar o problema
bot-setup-summary-off = Parar o resumo semanal
bot-summary = As partidas da semana
bot-summary-running = Em jogo
bot-summary-gathering = Esperando jogadores
bot-summary-finished = Terminadas
bot-summary-leaders = Na liderança
bot-manage-setup = Escolha jogos, canais, idioma, limite de tempo e quem pode abrir mesas com `/{ bot-command-setup }`

# Looking back
bot-digest = Enquanto você esteve fora
bot-digest-nothing = Nada aconteceu nas suas mesas desde as suas últimas jogadas.
bot-digest-more = { $count ->
    [1] Você tem mais uma mesa em jogo. Veja em `/{ bot-command-tables }`
   *[other] Você tem mais { $count } mesas em jogo. Veja em `/{ bot-command-tables }`
}
bot-replay-place = Jogada { $number } de { $last }
bot-replay-whispered = Dito só para { $name }:
bot-replay-sight = O que cada jogador via…
bot-replay-board = O tabuleiro
bot-replay-turn-back = « Turno
bot-replay-turn-on = Turno »
bot-replay-round-back = « Rodada
bot-replay-round-on = Rodada »
bot-replay-back = ‹ Jogada
bot-replay-on = Jogada ›
bot-replay-rounds = Ir para uma rodada…
bot-preview-seat = Jogador { $number }
bot-film = Fazer um filme
bot-film-soon = 
    { $before ->
        [0] Estou desenhando o filme.
        [1] Outro filme vem antes.
       *[other] Outros { $before } filmes vêm antes.
    } Ele aparece aqui em um ou dois minutos. Se não aparecer em quinze minutos, peça de novo.
bot-film-asked = Você já pediu um filme. Quando ele chegar, você pode pedir outro.
bot-film-busy = Há muita gente esperando por um filme agora. Tente de novo daqui a alguns minutos.
bot-film-failed = Não consegui desenhar o filme.
bot-film-alt = A partida do primeiro ao último passo, tabuleiro após tabuleiro.

# A análise de uma partida encerrada
bot-review = Análise
bot-review-soon =
    { $before ->
        [0] { $done ->
            [0] Estou analisando a partida. Leva cerca de um minuto.
           *[other] Estou analisando a partida: já fiz { $done }%.
        }
        [1] Outra análise vem antes.
       *[other] Outras { $before } análises vêm antes.
    }
bot-review-chance = { $game } · chance de vencer
bot-review-points = { $game } · pontos esperados
bot-review-axis = Rodada
bot-review-round = Rodada { $round }
bot-review-rounds = Rodadas { $first } a { $last }
bot-review-step = Momento { $number }
bot-review-seat = Ver a análise de outro jogador…
bot-review-none = Nada se destacou: nenhuma jogada foi claramente melhor ou pior que a que eu faria.
bot-review-mistake = Erro: **{ $played }** ({ $chance }). **{ $other }** parece melhor: { $beside } (± { $margin }).
    .other = Erro de { $name }: **{ $played }** ({ $chance }). **{ $other }** parece melhor: { $beside } (± { $margin }).
bot-review-strong = Boa jogada: **{ $played }** ({ $chance }). A segunda melhor era **{ $other }**: { $beside } (± { $margin }).
    .other = Boa jogada de { $name }: **{ $played }** ({ $chance }). A segunda melhor era **{ $other }**: { $beside } (± { $margin }).
bot-review-turn-down = Momento decisivo: sua chance caiu de { $before }% para { $after }% (± { $margin }).
    .other = Momento decisivo: a chance de { $name } caiu de { $before }% para { $after }% (± { $margin }).
bot-review-turn-up = Momento decisivo: sua chance subiu de { $before }% para { $after }% (± { $margin }).
    .other = Momento decisivo: a chance de { $name } subiu de { $before }% para { $after }% (± { $margin }).
bot-review-turn-down-alone = Momento decisivo: seus pontos esperados caíram de { $before } para { $after } (± { $margin }).
    .other = Momento decisivo: os pontos esperados de { $name } caíram de { $before } para { $after } (± { $margin }).
bot-review-turn-up-alone = Momento decisivo: seus pontos esperados subiram de { $before } para { $after } (± { $margin }).
    .other = Momento decisivo: os pontos esperados de { $name } subiram de { $before } para { $after } (± { $margin }).
bot-review-turn-unclear = Nenhuma jogada sozinha explica essa mudança.
bot-review-luck-head = Sorte
bot-review-luck = { $told }. Sua chance foi de { $before }% para { $after }% (± { $margin }).
    .other = { $told }. A chance de { $name } foi de { $before }% para { $after }% (± { $margin }).
bot-review-luck-alone = { $told }. Seus pontos esperados foram de { $before } para { $after } (± { $margin }).
    .other = { $told }. Os pontos esperados de { $name } foram de { $before } para { $after } (± { $margin }).
bot-review-over = Fim
bot-review-end-won = Fim: depois da rodada { $round }, sua chance era de { $before }%. { $count ->
        [1] Você venceu
       *[other] { $winners } venceram
    } com { $points }.
    .other = Fim: depois da rodada { $round }, a chance de { $name } era de { $before }%. { $count ->
        [1] { $name } venceu
       *[other] { $winners } venceram
    } com { $points }.
bot-review-end-lost = Fim: depois da rodada { $round }, sua chance era de { $before }%. Vitória de { $winners }, com { $best }; você fez { $points }.
    .other = Fim: depois da rodada { $round }, a chance de { $name } era de { $before }%. Vitória de { $winners }, com { $best }; { $name } fez { $points }.
bot-review-end-alone = Fim: depois da rodada { $round }, eu esperava { $expected }. Você fez { $points }.
    .other = Fim: depois da rodada { $round }, eu esperava { $expected }. { $name } fez { $points }.
bot-review-about = 🔴 erro · 🟩 boa jogada · 🔶 momento decisivo · 🔷 sorte. As chances vêm de partidas simuladas e só usam o que este jogador podia saber na hora. Só contam diferenças maiores que ±.
    .alone = 🔴 erro · 🟩 boa jogada · 🔶 momento decisivo · 🔷 sorte. Os pontos são médias de partidas simuladas e só usam o que este jogador podia saber na hora. Só contam diferenças maiores que ±.

# O fim da partida
bot-end-replay = Rever a partida

# O que aconteceu enquanto alguém esteve fora
bot-digest-ahead = { $names } lidera com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}; você tem { $own }
    .own = Você lidera com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }; o segundo tem { $second }
    .shared = { $names } lideram com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } cada; você tem { $own }
    .sharing = Você divide a liderança com { $names }, com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } cada
bot-digest-ahead-hidden = À vista, { $names } lidera com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}; você tem { $own }, contando { $hidden ->
    [1] 1 escondido
   *[other] { $hidden } escondidos
}
    .own = Você lidera com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } à vista, { $own } ao todo; o segundo tem { $second } à vista
    .shared = À vista, { $names } lideram com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } cada; você tem { $own }, contando { $hidden ->
        [1] 1 escondido
       *[other] { $hidden } escondidos
    }
    .sharing = À vista, você divide a liderança com { $names }, com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } cada; com os escondidos, você tem { $own }
bot-digest-rest = { $count ->
    [1] Mais 1 linha no histórico
   *[other] Mais { $count } linhas no histórico
}
bot-digest-log = Histórico da mesa { $table }

# Por que a jogada da dica é melhor
bot-hint-reason = Algumas jogadas depois, você tem em média { $amount } { $what } a mais do que com a outra jogada.
    .less = Algumas jogadas depois, você tem em média { $amount } { $what } a menos do que com a outra jogada.
bot-hint-reason-rival = Algumas jogadas depois, { $name } tem em média { $amount } { $what } a mais do que com a outra jogada.
    .less = Algumas jogadas depois, { $name } tem em média { $amount } { $what } a menos do que com a outra jogada.

# Torneios
bot-tournament-terms = { $rounds ->
    [1] Uma rodada
   *[other] { $rounds } rodadas
} em mesas de { $seats }, com até { $days ->
    [1] um dia
   *[other] { $days } dias
} por rodada. São { $places } vagas; depois disso, lista de espera.
bot-tournament-sign-up-until = Inscrições até { $until }.
bot-tournament-meets-swiss = Quem tem pontuação parecida se enfrenta, e ninguém pega o mesmo adversário de novo enquanto der para evitar.
bot-tournament-meets-round-robin = Todos jogam contra todos.
bot-tournament-meets-groups = O sorteio divide os jogadores em { $seats } grupos, ou menos se houver pouca gente. Dentro do grupo, quem tem pontuação parecida se enfrenta. Os vencedores dos grupos jogam a final na última rodada; quem ganha a final ganha o torneio.
bot-tournament-scoring = O primeiro lugar de uma mesa vale 12 pontos; o último, 0.
bot-tournament-deadline = Encerradas as inscrições, cada um tem um dia para confirmar presença. A partida que não acabou no prazo da rodada termina ali. Quem fez os outros esperarem por um dia divide os últimos lugares; os outros dividem os primeiros. Quem sai de uma partida fica em último nela e não joga as rodadas seguintes. Os pontos de um robô no lugar de alguém não contam.
bot-tournament-code = Código de conferência do sorteio: { $code }
bot-tournament-seed = Semente do sorteio: { $seed }
bot-tournament-post = Torneio { $id }, mensagem { $number }
bot-tournament-check-in-now = Confirme presença até { $until } para jogar. Sem confirmação, a vaga vai para a lista de espera.
bot-tournament-round-now = Rodada { $round } de { $rounds }, até { $until }.
bot-tournament-bye = { $count ->
    [1] { $names } folga nesta rodada e pontua como vitória.
   *[other] { $names } folgam nesta rodada e pontuam como vitória.
}
bot-tournament-final-now = A final, até { $until }.
bot-tournament-won = { $count ->
    [1] 🏆 { $names } venceu o torneio!
   *[other] 🏆 { $names } dividem o primeiro lugar!
}
bot-tournament-is-cancelled = O torneio foi cancelado. As partidas em andamento continuam, mas não contam mais para ele.
bot-tournament-is-paused = O torneio está pausado. As partidas continuam, mas nenhuma rodada começa nem termina.
bot-tournament-standings = Classificação
bot-tournament-no-standings = Nenhuma partida acabou ainda.
bot-tournament-own = Você: { $line }
bot-tournament-line = { $points } pontos · { $opponents } · { $share }%
bot-tournament-told = { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
} · { $share }% dos pontos
bot-tournament-points = { $points } pontos
bot-tournament-point = ,
bot-tournament-tie-breaks = Desempate: confronto direto; depois a média de pontos dos adversários (segundo número); depois a sua parte dos pontos no tabuleiro (terceiro).
bot-tournament-players = { $count ->
    [1] **Um jogador**
   *[other] **{ $count } jogadores**
}
bot-tournament-waitlist = **Lista de espera ({ $count })**
bot-tournament-nobody = Ninguém se inscreveu ainda.
bot-tournament-former = ex-jogador
bot-tournament-count = { $count } de { $places } vagas preenchidas.
bot-tournament-you-in = Sua inscrição está feita.
bot-tournament-you-waiting = Você está na lista de espera e entra assim que abrir uma vaga.
bot-tournament-you-out = Você não joga mais este torneio.
bot-tournament-you-removed = Quem gerencia o servidor tirou você do torneio.
bot-tournament-you-ready = Presença confirmada.
bot-tournament-join = Inscrever-se
bot-tournament-withdraw = Desistir
bot-tournament-check-in = Confirmar presença
bot-tournament-people = Jogadores
bot-tournament-show = Voltar
bot-tournament-pause = Pausar
bot-tournament-resume = Retomar
bot-tournament-cancel = Cancelar torneio…
    .league = Cancelar liga…
    .about = O torneio termina sem vencedor, e eu aviso aqui. As partidas em andamento continuam como partidas comuns. Não dá para desfazer.
bot-tournament-cancel-sure = Sim, cancelar
bot-tournament-remove = Tirar um jogador…
bot-tournament-remove-name = O nome, como está na lista de jogadores
bot-tournament-nobody-called = { $count ->
    [0] Ninguém neste torneio tem esse nome.
   *[other] { $count } jogadores têm esse nome. Peça a um deles que desista.
}
bot-tournament-round = R{ $round }
bot-tournament-total = Total
bot-tournament-which = Escolha um torneio
bot-tournament-none = Ainda não há torneios aqui. Informe um jogo para abrir um.
bot-tournament-in-thread = Abra o torneio num canal: as mesas precisam de tópicos próprios.
bot-tournament-usual-name = Torneio
bot-tournament-terms-round-robin = Em mesas de { $seats }, com até { $days ->
    [1] um dia
   *[other] { $days } dias
} por rodada. São { $places } vagas; depois disso, lista de espera.
bot-format-swiss = Suíço: pontuações parecidas se enfrentam
bot-format-round-robin = Todos contra todos
bot-format-groups = Grupos e uma final
bot-tournament-group = **Grupo { $group }**
bot-tournament-crosstable = Todos os resultados
    .about = Pontos de cada rodada; entre parênteses, a colocação dos adversários na classificação.
bot-tournament-no-opponent = folga
bot-tournament-correct = Corrigir um resultado…
    .about = Você pode mudar a colocação de cada um. Todos ficam sabendo no canal do torneio. As rodadas já sorteadas continuam como estão.
bot-tournament-change = Mudar…
bot-tournament-which-table = Rodada e mesa, por exemplo 2.3
bot-tournament-table-result = Resultado da mesa { $table }:
bot-tournament-places = Colocações
    .about = Mude os números na frente dos nomes. Quem divide uma colocação recebe o mesmo número.
bot-tournament-was-corrected = A organização corrigiu o resultado da mesa { $table }:
bot-odd-byes = Quando não dá para encher todas as mesas, algumas têm um jogador a menos. Se o jogo não permite isso, alguém folga e pontua como vitória.
bot-odd-robots = Quando não dá para encher todas as mesas, robôs ocupam os lugares vazios. Em mesas de 2, alguém folga e pontua como vitória.

# Ligas
bot-league-usual-name = Liga
bot-league-post = Liga { $id }, mensagem { $number }
bot-league-division = Divisão { $number }
bot-league-terms = Cada temporada tem { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
} em mesas de { $seats }, com até { $days ->
    [1] um dia
   *[other] { $days } dias
} por rodada. São { $places } vagas; depois disso, lista de espera.
bot-league-divisions = Cada divisão tem cerca de { $size } jogadores. No fim da temporada, { $movers ->
    [1] o primeiro de cada divisão sobe e o último cai
   *[other] os { $movers } primeiros de cada divisão sobem e os { $movers } últimos caem
}. Quem chega começa na divisão mais baixa.
bot-league-deadline = Antes de cada temporada, cada um tem { $days } dias para confirmar presença. A partida que não acabou no prazo da rodada termina ali. Quem fez os outros esperarem por um dia divide os últimos lugares; os outros dividem os primeiros. Quem sai de uma partida fica em último nela e deixa a liga. Na divisão mais baixa, a lista de espera preenche as vagas a partir da rodada seguinte.
bot-league-check-in = A temporada { $season } começa { $until }. Confirme presença até lá para jogar. Sem confirmação, a vaga vai para outra pessoa.
bot-league-reminder = Último dia para confirmar presença!
bot-league-season-begun = A temporada { $season } começou.
bot-league-season-now = A temporada { $season } está em andamento.
bot-league-season-over = Fim da temporada { $season }
bot-league-standings = Temporada { $season } · Classificação
bot-league-is-over = A liga acabou: pouca gente confirmou presença para mais uma temporada.
bot-league-is-cancelled = A liga foi cancelada. As partidas em andamento continuam, mas não contam mais para ela.
bot-league-is-paused = A liga está pausada. As partidas continuam, mas nenhuma rodada ou temporada começa nem termina.
bot-league-you-in = Você joga na divisão { $number }.
bot-league-cancel = A liga termina agora, e eu aviso no canal dela. As partidas em andamento continuam como partidas comuns. Não dá para desfazer.
bot-league-which = Escolha uma liga
bot-league-which-table = Divisão, rodada e mesa, por exemplo 1.2.3
bot-league-none = Ainda não há ligas aqui. Informe um jogo para abrir uma.

# O desafio do dia
bot-daily = Desafio do dia
    .about = Cada um joga sozinho, com os mesmos dados em todos os servidores. É uma tentativa só, sem desfazer.
bot-daily-until = O dia acaba { $until }.
bot-daily-play = Jogar
bot-daily-continue = Continuar
bot-daily-share = Compartilhar
bot-daily-month = Este mês
bot-daily-back = Hoje
bot-daily-today = Hoje neste servidor
bot-daily-nobody = Ninguém terminou ainda.
bot-daily-days = { $count ->
    [1] um dia
   *[other] { $count } dias
}
bot-daily-closed = esse dia acabou
bot-daily-to-today = Desafio de hoje
bot-daily-check = Conferir os dados
bot-daily-fair = Os dados de cada dia saem de um segredo. O código de conferência dele aparece na véspera, e o segredo, no dia seguinte: assim ninguém pode escolher os dados.
bot-daily-code = Código dos dados de hoje: { $code }
    .tomorrow = Código dos dados de amanhã: { $code }
    .of-day = Código dos dados desse dia: { $code }
bot-daily-yesterday = Segredo de ontem
bot-daily-secret = O segredo: { $secret }
bot-daily-record = O arquivo traz o segredo e as suas jogadas desse dia; `feitoria verify-daily ARQUIVO` confere os dois.
bot-daily-not-over = Esse dia ainda não acabou, então os dados continuam secretos.
bot-daily-card = { $name } terminou o desafio de hoje: { $result }
    .note = Turnos do melhor ao pior, para não revelar os dados.
    .alt = { $name }: { $result }. Turnos do melhor ao pior: { $parts }.
bot-daily-try = Jogar também
bot-daily-not-here = Não posso escrever neste canal.

# O problema da semana
bot-puzzle = Problema da semana
bot-puzzle-open = O que você faria? Aperte **Responder**: ninguém vê a sua escolha antes de { $until }.
bot-puzzle-answer = Responder
bot-puzzle-last = Resultado da semana passada
bot-puzzle-this = Problema desta semana
bot-puzzle-source = Isto vem de uma partida terminada num dos servidores que participam. Eu não digo quem jogou. Com /privacidade você deixa as suas partidas de fora.
bot-puzzle-until = Dá para responder e mudar a resposta até { $until }.
bot-puzzle-yours = Sua resposta: { $answer }
bot-puzzle-hidden = Ninguém vê a resposta antes de { $until }; até lá, você pode mudá-la.
bot-puzzle-named = No resultado, este servidor vai ver o seu nome ao lado da sua resposta.
bot-puzzle-unnamed = O resultado conta a sua resposta sem o seu nome.
bot-puzzle-change = Mudar resposta
bot-puzzle-show = Mostrar meu nome
bot-puzzle-hide = Esconder meu nome
bot-puzzle-result = { $count ->
    [0] **A semana acabou.** Ninguém respondeu.
    [1] **A semana acabou.** Uma pessoa respondeu.
   *[other] **A semana acabou.** { $count } pessoas responderam.
}
bot-puzzle-line = { $chance }% de chance de vencer
    .less = { $chance }% ({ $less } ± { $margin } abaixo)
bot-puzzle-votes = { $count ->
    [0] ninguém escolheu
    [1] 1 pessoa escolheu
   *[other] { $count } pessoas escolheram
}
bot-puzzle-search = { $trials ->
    [1] As chances vêm de uma partida simulada para cada resposta.
   *[other] As chances vêm de { $trials } partidas simuladas para cada resposta.
} Joguei como um robô difícil, sabendo só o que { $name } podia saber. O ± diz quanto a sorte pode mudar a diferença.
