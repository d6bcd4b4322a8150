# O serviço no Discord: comandos, sala de espera, controles, respostas.

# Comandos: o nome como se digita; `.about` na lista do Discord
bot-command-play = jogar
    .about = Abrir uma mesa de um jogo neste canal
bot-command-move = jogada
    .about = Mostrar o que você tem para decidir, com os botões
bot-command-hand = mão
    .about = Mostrar a sua mão
bot-command-note = nota
    .about = O que você quer lembrar numa mesa; ninguém mais vê
bot-command-orders = ordens
    .about = O que as suas regras respondem por você numa mesa
bot-command-board = tabuleiro
    .about = Mostrar o tabuleiro
bot-command-log = histórico
    .about = Mostrar o que aconteceu até agora
bot-command-undo = desfazer
    .about = Desfazer a sua última jogada ou pedir o acordo dos outros
bot-command-hint = dica
    .about = Treino contra a casa: o que ela faria no seu lugar, e por quê
bot-command-tables = mesas
    .about = Listar as suas mesas, primeiro as que esperam por você
bot-command-digest = novidades
    .about = O que houve nas suas mesas desde as suas últimas jogadas
bot-command-invite = convidar
    .about = Chamar gente para a sua mesa antes de ela começar
bot-command-waitlist = lista-de-espera
    .about = Receber um aviso quando alguém abrir uma mesa de um jogo aqui
bot-command-scores = recordes
    .about = As melhores pontuações deste servidor
bot-command-leaderboard = classificação
    .about = Quem está em que lugar neste servidor, em um jogo ou em todos
bot-command-stats = estatísticas
    .about = Partidas, vitórias e notas neste servidor: suas ou de outra pessoa
bot-command-rules = regras
    .about = Explicar um jogo, uma carta ou uma fase
bot-command-replay = replay
    .about = Rever uma partida, passo a passo
bot-command-leave = sair
    .about = Sair de uma mesa
bot-command-resume = retomar
    .about = Continuar uma mesa cujo tópico foi fechado ou apagado
bot-command-language = idioma
    .about = Escolher o idioma em que falo com você
bot-command-notifications = avisos
    .about = Escolher como eu chamo você quando um jogo espera por você
bot-argument-what = o-que
    .about = O que eu explico
bot-argument-how = como
    .about = Por mensagem direta, pelo nome na mesa ou nunca
bot-command-quiet = silêncio
    .about = Horas de silêncio: ninguém chama você, e prazos longos não correm
bot-argument-zone = fuso
    .about = Seu fuso horário: digite uma cidade
bot-argument-begin = das
    .about = A hora em que o silêncio começa (0 a 23)
bot-argument-end = às
    .about = A hora a partir da qual posso chamar você de novo (0 a 23)
bot-command-vacation = férias
    .about = Ficar fora por alguns dias: o seu tempo fica parado em todas as mesas
bot-argument-days = dias
    .about = Por quantos dias, a partir de agora
bot-argument-until = até
    .about = O último dia em que você está fora: uma data
bot-command-privacy = privacidade
    .about = O que eu guardo sobre você e como receber ou apagar
bot-command-manage = gerenciar
    .about = Para quem gerencia o servidor: as mesas, e encerrar uma
bot-command-setup = configurar
    .about = Para quem gerencia: jogos, canais, idioma, quem abre mesas
bot-command-teaching = explicações
    .about = Escolher o que eu explico nas suas primeiras partidas
bot-command-about = sobre
    .about = O que eu sou e como me convidar
bot-command-help = ajuda
    .about = Como jogar aqui

bot-argument-game = jogo
    .about = Qual jogo
bot-argument-person = pessoa
    .about = De quem; sem ninguém, as suas
    .invited = Quem chamar
bot-argument-second = segunda
bot-argument-third = terceira
bot-argument-seats = lugares
    .about = Quantos jogadores, contando os robôs
bot-argument-options = opções
    .about = O que muda do padrão: escolha na lista ou escreva “nome: valor”, separando com “;”
bot-argument-language = idioma
    .about = O seu idioma
    .public = O idioma das mensagens públicas da mesa
bot-argument-name = nome
    .about = Como você chama esta mesa, para achá-la depois
bot-argument-table = mesa
    .about = Qual das suas mesas; dispensável quando está claro
bot-argument-topic = tema
    .about = O que explicar: digite parte do nome
bot-argument-step = passo
    .about = Qual passo: 1 é o primeiro
bot-argument-text = texto
    .about = Em palavras, em vez de imagem

# Idiomas
bot-language = Idioma
bot-language-name = Português (Brasil)
bot-language-as-discord = Como no Discord
bot-language-now = Falo português com você. As mensagens públicas seguem o idioma da mesa.
bot-teaching = O que eu explico
bot-teaching-first = O que é novo na minha primeira partida
    .now = Na sua primeira partida de cada jogo, explico cada pergunta uma vez, quando ela aparece.
bot-teaching-anew = Tudo mais uma vez
    .now = Explico cada pergunta de cada jogo mais uma vez, quando ela aparecer de novo.
bot-teaching-off = Nada
    .now = Não explico nada por conta própria. Tudo pode ser lido com **/regras**.
bot-lesson = Novidade para você
    .off = Chega de explicações
    .there = É novidade? A explicação está em **Mais**.
bot-lesson-off = Não explico mais nada por conta própria. /explicações traz isso de volta, e /regras tem tudo.
bot-notify = Como eu chamo você
bot-notify-direct = Por mensagem direta
    .now = Quando um jogo espera por você, mando uma mensagem direta com a pergunta.
bot-notify-mention = Pelo nome, na mesa
    .now = Quando um jogo espera por você, chamo pelo nome na mesa. Não mando mensagens diretas.
bot-notify-none = Nunca
    .now = Não chamo você. O que espera por você está em **/mesas** e **/jogada**.
bot-consent = Você é avisado na sua vez (**/avisos**).

# A sala de espera
bot-lobby-number = Mesa { $table }
bot-players = Jogadores ({ $here } de até { $most })
    .wanted = Jogadores ({ $here } de { $most })
# House players are called so, in this order; further ones by their number
bot-house-for = { $house } (no lugar de { $name })
bot-seats-as-listed = Os lugares e os turnos seguem esta ordem.
    .again = Os lugares e a vez seguem esta ordem: em relação à partida anterior, ela avança um lugar.
bot-options-usual = Opções: as de sempre
bot-options-unlike = Opções: { $options }
bot-fair = O sorteio é fixado antes e conferível no fim.
    .details = Jogo limpo
    .robot = robô
bot-commitment = Código do sorteio (para conferir no fim):
bot-join = Entrar
bot-leave = Sair
bot-add-robot = Adicionar robô
bot-robot-level = { $level ->
    [easy] Robô fácil
    [hard] Robô difícil
   *[normal] Robô normal
}
bot-robot-level-easy = Só vê o que a jogada traz na hora
bot-robot-level-normal = Pensa algumas jogadas à frente
bot-robot-level-hard = Pensa à frente o tempo todo que tem
bot-robot-name = { $robot } ({ $level ->
    [easy] fácil
    [hard] difícil
   *[normal] normal
})
bot-remove-house = Remover robô
bot-options = Opções
    .back = Voltar às opções
bot-options-read-only = Quem está na mesa pode mudar isso.
bot-options-host = Só { $name }, que organiza esta mesa, pode mudar isso.
bot-options-settled = Esta mesa não está mais reunindo jogadores: não dá para mudar mais nada.
bot-public-language = Idioma das mensagens públicas
bot-word = Uma palavra sua
    .hint = O que quiser
    .about = Opcional. A palavra de cada jogador entra no sorteio desta partida, para que ninguém, nem este bot, possa tê-lo arranjado. Todos a veem.
    .short = Ela entra no sorteio desta partida, para que ninguém possa arranjá-lo. Todos a veem.
    .enter = Escrever uma palavra…
bot-start = Começar
bot-close = Fechar
bot-close-sure = Sim, fechar
    .about = Fechar esta mesa? Todos perdem o lugar.
bot-full = Todos os lugares estão ocupados: a partida já pode começar.
bot-closed = A mesa está fechada.
bot-started-there = A partida começa em um tópico só dela.
bot-started-here = A partida começa aqui, neste canal.
bot-on = sim
bot-off = não
bot-tempo = Ritmo
    .about = Quanto tempo cada pessoa tem? Com um banco, ele só corre enquanto o jogo espera por você, e cada vez sua o aumenta. Ofertas, jogadas desfeitas e outros passos da mesma vez não aumentam.
    .change = Mudar o ritmo
bot-tempo-plain = O de costume aqui: { $pace }
bot-tempo-lunch = Hora do almoço
bot-tempo-evening = Uma noite
bot-tempo-day = Uma jogada por dia
bot-tempo-two-days = Uma jogada a cada dois dias
bot-tempo-week = Uma jogada por semana
bot-tempo-none = Sem limite de tempo
bot-tempo-minutes = { $first } min no começo, mais { $increment } min a cada vez, { $most } min no máximo
bot-tempo-days = { $first ->
    [1] { $first } dia
   *[other] { $first } dias
} no começo, mais { $increment ->
    [1] { $increment } dia
   *[other] { $increment } dias
} a cada vez, { $most ->
    [1] { $most } dia
   *[other] { $most } dias
} no máximo
bot-absence = Quando o tempo de alguém acabar
    .about = Os outros sempre são avisados. O que mais deve acontecer automaticamente?
bot-absence-wait = Esperar: os outros decidem
bot-absence-default = Fazer uma jogada neutra
bot-absence-house = Um robô joga até a pessoa voltar
bot-absence-vote = Os outros votam se passam o lugar adiante
bot-pace-days = { $count ->
    [1] um dia por vez
   *[other] { $count } dias por vez
}
bot-pace-hours = { $count ->
    [1] uma hora por vez
   *[other] { $count } horas por vez
}
bot-pace-endless = sem limite de tempo
bot-lobby-starting = Começando…
bot-lobby-playing = A partida está em andamento:
bot-lobby-finished = A partida terminou.
bot-lobby-abandoned = Partida encerrada sem resultado.
bot-lobby-closed = Esta mesa foi fechada antes de começar.
bot-opened = A mesa { $table } está aberta. Já dá para entrar.
bot-rematch-open = A mesa { $table } está aberta para a revanche, e você já está nela. Os outros são convidados.
bot-invited = { $people }: { $by } convida você para { $game }, mesa { $table }. Vamos?
bot-wished = { $people }: a mesa { $table } de { $game } está aberta. Você pediu para saber; com **/lista-de-espera** eu aviso da próxima também.
bot-inviting = Estou chamando { $people } para a mesa.
bot-invited-open = Convite enviado: { $people }
bot-invited-declined = Não pode vir: { $people }
bot-decline = Desta vez não
bot-uninvite = Não me convide
bot-not-inviting = No momento não dá para convidar { $people }.
bot-invitable = Quem pode me convidar
bot-invitable-anywhere = Todos
    .now = Outras pessoas podem convidar você para as mesas delas.
bot-invitable-not-here = Ninguém neste servidor
    .now = Ninguém mais pode convidar você neste servidor. Entrar em mesas continua possível, e **/lista-de-espera** continua avisando de mesas novas.
bot-invitable-nowhere = Ninguém em nenhum servidor
    .now = Ninguém mais pode convidar você, em nenhum servidor. Entrar em mesas continua possível, e **/lista-de-espera** continua avisando de mesas novas.
bot-declined = Já contei à mesa que você não vem. Se mudar de ideia, aperte **Entrar**.
bot-no-lobby-here = Você não está em nenhuma mesa daqui que ainda reúna jogadores. Abra uma com **/jogar**.
bot-wishes = Aviso você uma vez quando alguém abrir uma mesa aqui: { $games }.
bot-wishes-none = Você não espera por nenhuma mesa. Diga um jogo em **/lista-de-espera** e eu aviso uma vez quando alguém abrir uma mesa dele aqui.
bot-unwish = { $game } não mais
bot-wish-there = A mesa { $table } já está aberta
bot-note = Nota
    .about = Só você vê isto, aqui e em **/nota**.
    .hint = O que você quer lembrar quando for a sua vez de novo
bot-note-none = Você não anotou nada nesta mesa.
bot-note-write = Escrever
bot-orders = Ordens dadas de antemão
    .about = Só você vê isto, aqui e em **/ordens**. Uma ordem responde de { $least } a { $most } segundos depois da pergunta, como se você tivesse apertado; ninguém percebe. Ela já vale para a pergunta que estiver aberta. O aviso vem como sempre, e você pode apertar antes. Desfazer uma jogada dessas suspende a ordem.
bot-orders-none = Você não deu nenhuma nesta mesa.
bot-orders-others = O jogo tem também estas; cada uma é oferecida junto da pergunta a que responde: { $orders }.
bot-orders-open = De agora em diante…
bot-orders-give = De agora em diante…
bot-orders-drop = Parar de fazer assim…
bot-rematch-asks = Revanche: { $names }, vamos? É só apertar **Entrar**.

# Em jogo
bot-my-move = Minha jogada
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
bot-your-turn-due = sua vez, prazo { $when }
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
bot-reminder = { $person }, a mesa espera por você ({ $since }).
bot-reminder-direct = A mesa continua esperando você.
bot-reminder-direct-due = A mesa continua esperando você. Prazo: { $due }
bot-awaited = espera { $name } ({ $since })
bot-awaited-due = espera { $name } ({ $since }, prazo { $due })
bot-vote-below = Perguntado de novo mais abaixo.
bot-vote-awaited = uma votação espera por você
bot-open-offers = { $count ->
    [1] uma oferta aberta
   *[other] { $count } ofertas abertas
}
bot-counter = Contraproposta
bot-call-gone = Já foi resolvido: a oferta não está mais aberta.
bot-call-not-for-you = Essa oferta não foi feita a você.
bot-call-answered = Sua resposta chegou.
bot-folded = Escrevo de novo quando for preciso esperar por você. Até lá, tudo está em **Minha jogada**.
bot-folded-answered-person = Você escolheu: { $what }. Enquanto faltarem outras respostas, dá para mudar em **Minha jogada**.
bot-folded-answered-house = Um robô respondeu por você: { $what }. Enquanto faltarem outras respostas, dá para mudar em **Minha jogada**.
bot-folded-answered-default = Respondi por você com uma jogada neutra: { $what }. Enquanto faltarem outras respostas, dá para mudar em **Minha jogada**.
bot-due = Prazo: { $when }
bot-due-of = Prazo de { $name }: { $when }
bot-is-away = { $name } está fora, volta { $when }
bot-quiet = Horas de silêncio
    .about = No silêncio nada toca: as mensagens chegam sem som, e chamadas e lembretes vêm de manhã. Onde uma jogada pode levar uma hora ou mais, seu tempo não corre, a partir da próxima pergunta; uma pergunta já feita mantém o prazo.
bot-quiet-none = Você não tem horas de silêncio. `/silêncio` com seu fuso horário e duas horas cria as suas, no máximo dez horas por dia.
bot-quiet-hours = **Silêncio das { $begin } às { $end }**, no horário de { $city } (agora { $now }).
bot-quiet-end = Sem horas de silêncio
bot-quiet-where = Diga também o seu fuso horário: digite a sua cidade ou uma cidade grande com a mesma hora.
bot-vacation-one-of = Diga um número de dias ou o último dia, não os dois.
bot-vacation-until = Você está fora até { $when }. Até lá seu tempo não corre em nenhuma mesa; jogar continua possível.
bot-vacation-none = Você não está fora. Com `/férias` e um número de dias, ou o último dia, o seu tempo fica parado em todas as mesas.
bot-vacation-left = { $days ->
    [0] Não há mais dias para usar neste ano.
    [1] Ainda há um dia para usar no período de um ano.
   *[other] Ainda há { $days } dias para usar no período de um ano.
}
bot-vacation-end = Já voltei
bot-taken-back = Jogada desfeita.
bot-undo-asked = Pedi o acordo dos outros.
bot-undo-sure = Desfazer
    .about = Isso é mais do que a sua última ação. Desfazer mesmo? A sorte decidiria de novo.
    .about-counted = Isso é mais do que a sua última ação. Desfazer mesmo? A sorte decidiria de novo e, como você joga sem outras pessoas, esta partida não contaria mais para as notas nem para os recordes.
bot-undo-ask = Pedir para desfazer
    .about = Você não pode desfazer isso sem os outros. Peço o acordo de { $names }?
bot-undo-elsewhere = Você não pode mais desfazer isso sem os outros. **Desfazer**, embaixo do tabuleiro, pede o acordo deles.
bot-undo-would = Seria desfeito:
bot-vote-counted = O seu voto está contado. Ainda falta o de alguém.
bot-vote-declined = Nada feito: nem todos concordam.
bot-agree = Concordo
bot-disagree = Não concordo
bot-abandoned = Partida encerrada sem resultado.
bot-play-for = Jogar por quem falta
bot-to-house = Dar o lugar a um robô
bot-played-for = Fiz uma jogada neutra por { $seat }.
bot-given-to-house = Agora um robô joga nesse lugar.
bot-hand-on = Passar o lugar adiante
bot-take-seat = Assumir o lugar
bot-offer-seat = Oferecer o meu lugar
    .about = O seu lugar está oferecido. Quem o assumir fica com ele de vez, vê a sua mão e continua a partida; para você, a partida conta então como abandonada. Até lá você joga como antes.
bot-keep-seat = Ficar com o meu lugar
bot-seat-on-offer = O seu lugar está oferecido a outra pessoa. Com **/sair** você fica com ele.
bot-seat-offered = O lugar está oferecido: é de quem o assumir primeiro.
bot-seat-taken = Boas-vindas: agora este lugar é seu.
bot-seat-handed = Agora outra pessoa tem o seu lugar. Você ainda pode ver o tabuleiro.
bot-follow = Acompanhar esta mesa
    .about = Você acompanha esta mesa: quando a partida terminar, envio o resultado, sem som. /tabuleiro, /histórico e /replay mostram o que todos veem.
bot-unfollow = Não acompanhar mais
bot-unfollowed = Você não acompanha esta mesa.
bot-leave-game = Sair (um robô joga por mim)
    .about = Se você sair, um robô assume o seu lugar na hora e continua com tudo o que é seu; os outros são avisados. Até o fim da partida você pode voltar quando quiser: aperte **{ bot-return }** em `/{ bot-command-move }` ou nas suas mensagens diretas. Se não voltar, você fica em último em uma partida que vale. Em vez disso, outra pessoa pode ficar com o seu lugar de vez; e a partida termina para todos se todos concordarem.
bot-propose-abandon = Propor encerrar
bot-leave-last = Sair e encerrar a partida
    .about = Você é a única pessoa nesta mesa: se sair, a partida termina agora, e não dá para voltar. Outra pessoa pode ficar com o seu lugar e continuar.
bot-left = Você saiu da mesa.
bot-left-last = Você saiu da mesa; não havia mais ninguém nela, e a partida terminou.
bot-house-plays-for-you = Agora um robô joga no seu lugar. Você pode voltar a qualquer momento.
bot-return = Voltar
bot-come-back = Que bom que você voltou: o lugar é seu de novo.

bot-hint = Dica
    .about = É o que a casa faria. Ela vê o que você vê e sorteia o que está escondido para experimentar.
bot-tenths = { $whole },{ $tenth }
bot-hint-silence = Não fazer nada por enquanto
bot-hint-only = A casa não achou mais nada que valesse a pena comparar.
bot-hint-clear = Melhor que a segunda opção ({ $other }). De { $trials } partidas simuladas a partir daqui, você ficou na frente em { $first }, com uma média estimada de { $points } pontos; com a outra, em { $second }, com { $less }.
bot-hint-even = A segunda opção ({ $other }) vale quase o mesmo; a diferença pode ser só sorte. De { $trials } partidas simuladas a partir daqui, você ficou na frente em { $first }, com uma média estimada de { $points } pontos; com a outra, em { $second }, com { $less }.
bot-hint-clear-alone = Melhor que a segunda opção ({ $other }). Em { $trials } partidas simuladas a partir daqui, você fez uma média estimada de { $points } pontos; com a outra, { $less }.
bot-hint-even-alone = A segunda opção ({ $other }) vale quase o mesmo; a diferença pode ser só sorte. Em { $trials } partidas simuladas a partir daqui, você fez uma média estimada de { $points } pontos; com a outra, { $less }.

# Começo e fim
bot-how-to-play = Que comece a partida! Quando o jogo espera por você, mando uma mensagem direta com a sua mão e a pergunta. **Minha jogada**, embaixo do tabuleiro mais novo, mostra o mesmo aqui a qualquer hora, só para os seus olhos.
bot-terms = Termos desta partida
    .about = O número da primeira mensagem da mesa, este arquivo e um segredo já fixado decidem todos os sorteios da partida. No fim, o segredo é mostrado e todos podem conferir.
    .message = Número da mensagem:
    .digest = Código do arquivo:
    .again = Esta é a tentativa { $attempt }: as anteriores não valeram, e os termos em **{ bot-fair.details }** mostram os segredos delas.
bot-terms-void = Este começo não valeu. Uma mensagem mais nova tem os termos que valem.
bot-winner = { $count ->
    [1] Vitória de
   *[other] Vitória conjunta de
}
bot-abandoned-by-all = Partida encerrada sem resultado
bot-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
bot-rank = { $rank }º
    .shared = { $rank }º (empate)
bot-tie-break = desempate
bot-secret = O segredo do sorteio era
bot-fingerprint = Impressão digital do registro:
bot-verify = Para conferir a partida, salve o arquivo anexo e execute: python -m games verify ARQUIVO
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
bot-gathers = reunindo jogadores
bot-no-table = Você não está em nenhuma mesa daqui. Abra uma com /jogar.
bot-onward = Próxima: { $what }
bot-which-table = Você está em várias mesas: escolha uma com a opção “mesa”.
bot-no-such-option = Não existe a opção “{ $typed }”. Escreva “nome: valor”, separando com “;”. Este jogo tem: { $known }.
bot-no-options = Este jogo não tem opções.
bot-best = Melhores pontuações deste servidor
bot-not-counted = Esta partida não conta para a nota nem para os recordes de { $names }: houve jogadas desfeitas sem mais ninguém na mesa para concordar.
bot-best-none = Ninguém aqui terminou ainda uma partida de um jogo que guarda recordes.
bot-ladder = Classificação deste servidor
    .about = Todos começam com 1000. O ± diz o quanto uma nota ainda pode estar errada, e a ordem segue a nota menos isso. Só partidas que valem, entre pessoas, mexem nela; os robôs de cada nível têm uma própria.
    .more = Para ver a classificação completa de um jogo, escolha-o no comando.
bot-ladder-none = Aqui ainda ninguém terminou uma partida de { $game } que valesse, contra outras pessoas.
    .all = Aqui ninguém terminou ainda uma partida que valesse, contra outras pessoas.
bot-ladder-robots = { $level ->
    [easy] Robôs fáceis
    [hard] Robôs difíceis
   *[normal] Robôs normais
}
bot-rating = { $rating } ± { $margin }
bot-not-rated = ainda sem nota
bot-tally = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}
bot-moved = Notas depois desta partida
bot-stats-none = { $name } ainda não terminou nenhuma partida neste servidor.
    .own = Você ainda não terminou nenhuma partida neste servidor.
bot-stats-played = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}
bot-stats-place = { $place } de { $count }
bot-stats-unrated = sem valer: { $tally }
bot-stats-house = contra robôs: { $tally }
bot-stats-alone = a sós: { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}
bot-stats-left = { $games ->
    [1] saiu de { $games } partida
   *[other] saiu de { $games } partidas
}
bot-stats-in-time = { $share } % de { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
 } no prazo
bot-rated = Vale: o resultado conta
    .about = Ele mexe nas notas das pessoas desta mesa; /classificação mostra quais são. Quem sai fica em último.
    .change = Jogar sem valer
bot-unrated = Não vale: o resultado não conta
    .about = Ele não mexe em nota nenhuma. /estatísticas conta essas partidas à parte.
    .change = Jogar valendo
bot-host = organiza
bot-deciders-host = Quem pode mudar esta mesa: só quem a organiza
    .about = Mais ninguém muda as opções, adiciona ou remove robôs, nem começa a partida.
    .change = Deixar todos mudarem
bot-deciders-all = Quem pode mudar esta mesa: todos os que estão nela
    .about = Quem entrou pode mudar as opções, adicionar ou remover robôs e começar a partida.
    .change = Só eu mudo
bot-games = Jogos
bot-help-title = Como jogar aqui
bot-help = Abra uma mesa com `/jogar`. Os outros apertam **Entrar**, robôs podem ocupar os lugares vazios e **Começar** abre a partida em um tópico próprio. Na sua vez, eu marco você lá e mando a sua mão; com **Minha jogada** você recebe o mesmo a qualquer momento, só para os seus olhos. Ninguém precisa estar online ao mesmo tempo.
bot-about = Comigo dá para jogar jogos de tabuleiro no Discord, uma jogada por vez. O sorteio é fixado antes de começar e pode ser conferido no fim. Os robôs só veem o que o próprio lugar pode ver.
bot-invite = Convidar para um servidor

# Quando algo atrapalha
bot-unknown-command = Este comando mudou. Digite-o de novo; se o antigo ainda aparecer, reinicie o Discord.
bot-unknown-control = Não reconheço mais esse botão. /mesas lista as suas mesas.
bot-earlier = Isso é de uma pergunta anterior; esta é a de agora.
bot-earlier-waiting = Isso é de uma pergunta anterior; agora não há pergunta para você.
bot-discord-trouble = O Discord está com problemas agora. Nada se perdeu: olhe de novo daqui a pouco com /jogada.
bot-fault = Desculpe, o erro foi meu. Nada da sua partida se perdeu. Se acontecer de novo, informe esta referência a quem cuida do bot: { $reference }
bot-closed-place = Não consigo mais escrever na mesa { $table }, por isso ela espera. Onde não consigo escrever:
bot-thread-closed = O tópico da mesa { $table } foi trancado ou apagado, por isso a mesa fica parada e nenhum prazo corre. Ela continua quando alguém da moderação destrancar o tópico; se ele foi apagado, quem joga pode continuar com /retomar.
bot-thread-locked = Alguém da moderação trancou o tópico desta mesa. A mesa continua quando ele for destrancado.
bot-resumed = A mesa continua.
bot-permissions-missing = Faltam estas permissões ali: { $names }. Assim que eu as tiver, tudo continua sozinho.
bot-permissions-unknown = Confira se ainda estou no servidor e se posso ver o canal, enviar mensagens e anexar arquivos ali. Assim que eu puder, tudo continua sozinho.
bot-place-lost = O canal desta mesa foi apagado. Você pode continuar a partida neste.
bot-continue-here = Continuar aqui
bot-continued-here = A mesa continua neste canal.
bot-place-not-lost = A mesa já tem um lugar. /mesas mostra onde.
bot-permission-view-channel = Ver canal
bot-permission-send-messages = Enviar mensagens
bot-permission-send-messages-in-threads = Enviar mensagens em tópicos
bot-permission-attach-files = Anexar arquivos
bot-no-picture = -# Não deu para desenhar a imagem. Em palavras:

# Os próprios dados
bot-privacy = O que eu guardo sobre você
    .about =
        - Seu ID do Discord, o nome pelo qual eu chamo você e as suas palavras para sorteios, nas mesas em que entrou.
        - Suas jogadas e os horários delas: sem isso não há partida.
        - Seu idioma, como quer ser chamado, seu fuso horário, suas horas de silêncio, suas férias e o canal das suas mensagens diretas.
        - O que eu já expliquei a você e se você quer isso.
        - Suas melhores pontuações neste servidor.
        - Como as suas partidas terminaram e quantas das suas jogadas vieram no prazo: as notas e /estatísticas são feitas disso.
        - Notas que você guarda nas mesas.
        - Ordens que você deu de antemão em mesas.
        - Convites para mesas, em que servidores você não quer nenhum e os jogos de cujas mesas você pediu aviso.
        - Mesas que você acompanha e lugares seus que outras pessoas assumiram.
        - Durante uma partida, um código feito do seu ID, para que ninguém veja duas mãos da mesma partida.
        Nada mais: não leio mensagens e não repasso nada a ninguém. Quem me hospeda pode ler o banco de dados.
bot-privacy-export = Me mande o arquivo
bot-privacy-exported = Tudo o que está guardado sobre você, só para os seus olhos.
bot-privacy-forget = Apagar tudo
    .about = Você sai de todas as mesas, e robôs assumem os seus lugares. Seu ID, nome, preferências e recordes são apagados; as jogadas e os resultados de partidas antigas ficam, sem o seu nome, porque as partidas e as notas dos outros são feitas deles. Uma partida em andamento conta como abandonada; até terminar, ela guarda um código de você, para que você não assuma outro lugar nela. Um código também guarda os dias de férias que você usou no último ano. Mensagens que já estão no Discord continuam lá. Não dá para desfazer.
bot-privacy-forget-sure = Sim, apagar
bot-privacy-forgotten = Pronto: seus dados foram apagados. As partidas em andamento guardam um código de você até terminarem; os dias de férias que você usou, por um ano. Se voltar a jogar, tudo começa de novo.
tables-forget-later = Uma das suas partidas está começando agora. Tente de novo daqui a pouco.

# Managing a server
bot-manage = Mesas deste servidor
bot-manage-none = Nenhuma mesa está aberta aqui.
bot-manage-plays = em jogo
bot-manage-line = aberta por { $host }, última mudança { $when }
bot-manage-end = Encerrar uma mesa…
    .about = O jogo para onde está, sem vencedor, e todos na mesa são avisados de que quem gerencia o servidor a encerrou. Não dá para retomar.
bot-manage-end-sure = Sim, encerrar
bot-manage-refused = Só quem pode gerenciar o servidor faz isso.
bot-setup = Este servidor
bot-setup-games = Jogos que podem ser abertos…
bot-setup-all-games = Qualquer jogo pode ser aberto.
bot-setup-only-games = Só estes jogos podem ser abertos: { $games }.
bot-setup-all-channels = As mesas podem ser abertas em qualquer canal em que eu possa escrever.
bot-setup-only-channels = As mesas só podem ser abertas em { $channels }.
bot-setup-openers = Só um cargo abre mesas…
bot-setup-everybody = Todo mundo abre mesas
bot-setup-managers = Só quem gerencia abre mesas
bot-setup-everybody-opens = Todo mundo pode abrir mesas.
bot-setup-managers-open = Só quem pode gerenciar o servidor abre mesas.
bot-setup-role-opens = Só { $role } e quem pode gerenciar o servidor abrem mesas.
bot-setup-role-gone = Esse cargo não existe mais.
bot-setup-not-you = Neste servidor só algumas pessoas podem abrir mesas: fale com quem o gerencia. Você pode entrar em qualquer mesa aberta.
bot-setup-language = Idioma das novas mesas…
bot-setup-openers-language = Idioma: o de quem abre a mesa
bot-setup-this-language = Idioma: { $language }
bot-setup-language-of-opener = As novas mesas falam o idioma de quem as abre.
bot-setup-language-is = As novas mesas falam { $language }.
bot-setup-tempo = Ritmo das novas mesas…
bot-setup-usual-tempo = Ritmo: o meu habitual
bot-setup-this-tempo = Ritmo: { $tempo }
bot-setup-tempo-usual = As novas mesas começam no meu ritmo habitual.
bot-setup-tempo-is = As novas mesas começam no ritmo “{ $tempo }”; quem as abre pode escolher outro.
bot-setup-here = Permitir este canal
bot-setup-not-here = Tirar este canal
bot-setup-everywhere = Permitir todos os canais
bot-setup-too-many = Não consigo guardar mais de { $most } canais.
bot-setup-no-summary = Nenhum resumo semanal das mesas.
bot-setup-summary = Resumo semanal das mesas em { $channel }, o próximo { $when }.
bot-setup-summary-here = Resumo semanal aqui
bot-setup-summary-off = Sem resumo semanal
bot-summary = A semana nas mesas
bot-summary-running = Em jogo
bot-summary-gathering = Esperando jogadores
bot-summary-finished = Terminadas
bot-summary-leaders = Na liderança
bot-manage-setup = Jogos, canais, idioma, ritmo e quem pode abrir mesas: `/{ bot-command-setup }`

# Looking back
bot-digest = Enquanto você esteve fora
bot-digest-nothing = Nada aconteceu nas suas mesas desde as suas últimas jogadas.
bot-digest-more = { $count ->
    [1] Mais uma mesa sua está em jogo: `/{ bot-command-tables }`
   *[other] Mais { $count } mesas suas estão em jogo: `/{ bot-command-tables }`
}
bot-replay-place = Passo { $number } de { $last }
bot-replay-whispered = Só { $name } leu
bot-replay-sight = O que cada um via…
bot-replay-board = O tabuleiro
bot-replay-first = Ao início
bot-replay-leap-back = −10
bot-replay-back = Anterior
bot-replay-on = Próximo
bot-replay-leap-on = +10
bot-preview-seat = Jogador { $number }
bot-film = Como filme
bot-film-soon =
    { $before ->
        [0] O filme está sendo desenhado.
        [1] Antes é desenhado outro filme.
       *[other] Antes são desenhados outros { $before } filmes.
    } Leva um ou dois minutos e aparece aqui; se não aparecer em quinze minutos, peça de novo.
bot-film-asked = Você já pediu um filme. Ele aparece onde você o pediu; depois pode pedir o próximo.
bot-film-busy = Há muita gente esperando por um filme agora. Tente de novo daqui a alguns minutos.
bot-film-failed = Não deu para desenhar o filme.
bot-film-alt = A partida do primeiro ao último passo, tabuleiro após tabuleiro.
