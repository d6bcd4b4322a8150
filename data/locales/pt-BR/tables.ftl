# O serviço de mesas: recusas, ditas a uma só pessoa, e avisos, ditos a toda a mesa.

tables-none = Essa mesa não existe.
tables-no-such-game = Esse jogo não está disponível aqui.
tables-game-not-allowed = Quem gerencia este servidor não liberou este jogo aqui.
tables-channel-not-allowed = Quem gerencia este servidor só liberou mesas em outros canais.
tables-no-such-option = Esse jogo não tem essa opção.
tables-lobby-over = Esta mesa não está mais esperando jogadores.
tables-already-in = Você já está nesta mesa. Quando houver jogadores suficientes, a pessoa responsável pela mesa pode apertar Começar.
tables-full = Esta mesa está completa.
tables-players-missing = { $count ->
    [1] Com mais um jogador já dá para começar. Adicione um robô ou convide alguém.
   *[other] Com mais { $count } jogadores já dá para começar. Adicione robôs ou convide alguém.
}
tables-note-too-long = Uma nota tem no máximo { $most } caracteres.
tables-nobody-to-invite = Não há quem convidar: essas pessoas já estão na mesa ou já foram convidadas.
tables-too-many-guests = Você pode convidar no máximo { $most } pessoas para uma mesa.
tables-not-invited-now = No momento não dá para convidar essas pessoas.
tables-on-server-only = Isso só dá para escolher em um servidor.
tables-not-invited = Ninguém convidou você para esta mesa, então não há o que recusar.
tables-not-at-table = Só quem está na mesa pode fazer isso. Entre primeiro.
tables-not-agreed = As configurações mudaram e falta o ok de { $people }. Em Opções, dá para voltar atrás ou tirar da mesa quem não responde.
tables-agreed-already = Você já concordou com estas configurações.
tables-settings-changed = As configurações acabaram de mudar. Confira de novo antes de decidir.
tables-not-pending = Essa pessoa já deu o ok ou saiu da mesa.
tables-no-house = Não há robô nesta mesa.
tables-too-many-own = { $most ->
    [1] Você já tem uma mesa esperando jogadores. Antes, comece a partida ou feche a mesa:
   *[other] Você já tem { $most } mesas esperando jogadores. Antes, comece ou feche uma delas:
}
tables-too-many-here = { $most ->
    [1] Já há uma mesa esperando jogadores neste canal. Entre nela ou abra a sua em outro canal:
   *[other] Já há { $most } mesas esperando jogadores neste canal. Entre em uma delas ou abra a sua em outro canal:
}
tables-too-soon = { $seconds ->
    [1] Você acabou de abrir uma mesa. Tente de novo em um segundo.
   *[other] Você acabou de abrir uma mesa. Tente de novo em { $seconds } segundos.
}
tables-asked-too-often = { $seconds ->
    [1] Você já pediu muita coisa aos outros agora há pouco. Tente de novo em um segundo.
   *[other] Você já pediu muita coisa aos outros agora há pouco. Tente de novo em { $seconds } segundos.
}
tables-asked-all-day = { $minutes ->
    [1] Você já pediu muita coisa aos outros. Tente de novo em um minuto.
   *[other] Você já pediu muita coisa aos outros. Tente de novo em { $minutes } minutos.
}
tables-host-only = Só { $name }, responsável pela mesa, pode fazer isso.
tables-host-decides = Só { $name }, responsável pela mesa, pode fazer isso. Em Opções, dá para liberar isso para todos.
tables-word-too-long = Sua palavra pode ter no máximo { $most ->
    [1] { $most } caractere
   *[other] { $most } caracteres
  }.
tables-not-begun = Esta partida ainda não começou.
tables-not-over = Esta partida ainda não terminou.
tables-over = Esta partida já terminou.
tables-not-your-seat = Você não tem lugar nesta mesa.
tables-stale = A partida avançou. Ela está assim agora.
tables-no-longer-possible = Isso não é mais possível. Escolha de novo.
tables-undo-nothing = Você não tem nada para desfazer.
tables-undo-open = Um jogador já pediu para desfazer uma jogada. Responda a esse pedido primeiro.
tables-undo-refused = Os outros não concordaram em desfazer esta jogada, então ela continua valendo.
tables-undo-sealed = Esta jogada já revelou algo, por isso você não pode simplesmente cancelá-la. Os outros ainda podem concordar em desfazê-la.
tables-undo-absent = Enquanto um robô joga por alguém, você só pode desfazer a sua própria última ação, e só se ela não revelou nada.
tables-undo-too-old = Essa jogada foi feita antes da atualização do bot e não pode mais ser desfeita.
tables-damaged = Os dados desta partida estão danificados, e não dá para mostrá-la nem continuar. O problema foi registrado; quem administra o bot pode ter um backup.
tables-moved = A mesa continua onde estava. /mesas mostra onde.
tables-paused = Esta mesa está parada porque o tópico foi trancado ou apagado. Ela continua quando o tópico for destrancado, ou com /retomar.
tables-not-paused = Esta mesa não está parada.
tables-no-request = Isso já foi resolvido.
tables-not-overdue = Esse jogador ainda tem tempo, ou já não é a vez dele.
tables-by-hand = Não dá para fazer essa escolha por outra pessoa. Mas você pode deixar um robô jogar.
tables-your-own-turn = É a sua vez. Use Minha jogada.
tables-no-seat-left = Você não tem nenhum lugar para retomar nesta mesa.
tables-end-open = Um jogador já propôs encerrar esta partida. Responda a essa proposta primeiro.
tables-offer-open = Esse lugar já está à disposição. A primeira pessoa que apertar **Assumir o lugar** fica com ele.
tables-not-offered = Esse lugar não está à disposição, ou outra pessoa já o assumiu.
tables-your-own-seat = Esse lugar é seu. Para oferecê-lo, use /sair.
tables-not-away = Esse jogador está presente. Só dá para substituir quem ficou sem tempo ou saiu.
tables-transfer-open = Já há uma votação sobre outro lugar. Responda a ela primeiro.
tables-plays-already = Você já joga nesta mesa.
tables-too-many-followers = { $most } pessoas já acompanham esta mesa.
tables-own-seat-waits = Um robô guarda o seu lugar aqui. Use Minha jogada para voltar.
tables-has-seen = Você já viu outra mão nesta partida, por isso não pode assumir este lugar.
tables-hint-people = Dicas são para treinar. Elas só existem em partidas contra robôs.
tables-hint-return = Sem dicas agora: um robô joga num lugar que uma pessoa pode retomar ou assumir.
tables-hint-rated = Dicas são para treinar. Elas só existem em partidas que não valem; escolha isso antes da partida, em **Opções**.
tables-hint-nothing = Agora você não tem nada para decidir.
tables-stats-own = Aqui você só vê as suas partidas. Para ver as de outra pessoa, use /estatísticas num servidor em que eu esteja.
tables-hint-busy = Há muita gente esperando por uma dica agora. Tente de novo daqui a um minuto.
tables-review-not-over = Só dá para analisar uma partida que acabou, e esta não foi jogada até o fim.
tables-review-asked = Já estou fazendo uma análise para você. Quando ela ficar pronta, você pode pedir outra.
tables-review-busy = Há muita gente esperando por uma análise agora. Tente de novo daqui a alguns minutos: ela continua de onde parou.
tables-review-failed = Não consegui terminar a análise. Tente de novo: ela continua de onde parou.

tables-notice-undo-asked-others = { $seat } pede para desfazer uma jogada. Outros já jogaram depois, então todos precisam concordar.
tables-notice-undo-asked-seen = { $seat } pede para desfazer uma jogada. Ela já revelou algo, e o que depende do acaso pode sair diferente, então todos precisam concordar.
tables-notice-undo-anew = { $seat } ainda pede para desfazer uma jogada.
tables-notice-undo-agreed = { $seat } concordou, e a jogada foi desfeita.
tables-notice-undo-declined = { $seat } não concordou, então a jogada continua valendo.
tables-notice-undo-off = O pedido foi retirado. A jogada continua valendo.
tables-notice-undo-late = Nem todos responderam a tempo, então a jogada continua valendo.
tables-notice-overdue = { $seat } ficou sem tempo. Os outros podem fazer uma jogada neutra por essa pessoa ou deixar um robô jogar.
tables-notice-overdue-by-hand = { $seat } ficou sem tempo. Ninguém mais pode fazer essa escolha, mas os outros podem deixar um robô jogar.
tables-notice-housed = { $name } passou tempo demais fora. Um robô joga até a pessoa voltar.
tables-notice-lobby-idle = { $count ->
    [1] Nada aconteceu nesta mesa por um dia, então eu a fechei. Abra outra com /jogar.
   *[other] Nada aconteceu nesta mesa por { $count } dias, então eu a fechei. Abra outra com /jogar.
}
tables-notice-game-idle = { $count ->
    [1] Ninguém jogou aqui por um dia, então a partida foi encerrada antes do fim.
   *[other] Ninguém jogou aqui por { $count } dias, então a partida foi encerrada antes do fim.
}
tables-notice-ended = { $name }, que gerencia este servidor, encerrou a partida.
tables-notice-left = { $name } saiu. Um robô continua jogando nesse lugar.
tables-notice-back = { $seat } voltou.
tables-end-absent = Um robô está guardando o lugar de alguém que ainda pode voltar. Num torneio é preciso continuar: quem não volta fica em último.
tables-notice-end-asked = { $seat } propõe encerrar a partida agora, sem vencedor. Todos precisam concordar.
tables-notice-end-anew = { $seat } ainda propõe encerrar a partida agora, sem vencedor.
tables-notice-end-agreed = { $seat } concordou, e a partida foi encerrada antes do fim.
tables-notice-end-off = A proposta foi retirada.
tables-notice-end-declined = { $seat } quer continuar, então a partida segue.
tables-no-such-tempo = Este limite de tempo não está disponível aqui.
tables-notice-transfer-asked = { $seat } propõe deixar outra pessoa assumir o lugar de { $name }. Todos os outros precisam concordar.
tables-notice-transfer-overdue = { $seat } ficou sem tempo. Outra pessoa pode assumir esse lugar? Todos os outros precisam concordar.
tables-notice-transfer-anew = A votação sobre o lugar de { $name } ainda está aberta: outra pessoa pode assumi-lo?
tables-notice-transfer-agreed = Todos concordaram: outra pessoa pode assumir o lugar de { $name }.
tables-notice-transfer-declined = { $seat } não concordou, então o lugar fica como está.
tables-notice-transfer-back = { $seat } voltou e fica com o lugar. A votação acabou.
tables-notice-transfer-in-time = { $seat } não está mais sem tempo e fica com o lugar. A votação acabou.
tables-notice-transfer-off = O lugar fica como está.
tables-notice-offered = O lugar de { $name } nesta partida está livre. A pessoa que o assumir continua a partida de onde ela está.
tables-notice-offer-off = O lugar não está mais à disposição.
tables-notice-taken = { $name } assumiu o lugar de { $before }.
tables-no-such-zone = Não conheço esse fuso horário. Escolha um da lista ou digite uma cidade grande no mesmo fuso.
tables-quiet-too-long = O silêncio pode durar de uma a { $most } horas por dia.
tables-no-such-day = Não encontrei esse dia nos próximos doze meses. Escolha um da lista ou escreva como 2026-12-24.
tables-no-vacation = Você não está de férias.
tables-away-too-long = { $days ->
    [0] Você já usou todos os dias de férias deste ano.
    [1] É tempo demais. Você ainda tem um dia de férias neste ano.
   *[other] É tempo demais. Você ainda tem { $days } dias de férias neste ano.
}
tables-order-unknown = Não dá para programar uma jogada automática para isso aqui.
tables-tournament-gone = Este torneio não existe mais.
tables-tournament-over = Este torneio já acabou.
tables-tournament-removed = Quem gerencia o servidor tirou você deste torneio.
tables-tournament-not-in = Você não se inscreveu neste torneio.
tables-tournament-no-check-in = Agora não é hora de confirmar presença.
tables-tournament-too-many = Este servidor já tem { $most } torneios em andamento. Termine ou cancele um deles antes.
tables-tournament-number = Para rodadas e dias, escolha um número de { $least } a { $most }.
tables-tournament-places = Um torneio pode ter de { $least } a { $most } jogadores.
tables-notice-round-over = O prazo da rodada acabou, e a partida foi encerrada antes do fim. A classificação mostra como ela conta.
tables-tournament-final = Um torneio com grupos precisa de pelo menos duas rodadas: a última é a final.
tables-tournament-no-result = Não tenho o resultado dessa mesa. Escreva o número como na mensagem da rodada, por exemplo 2.3; não dá para corrigir uma partida em andamento.
tables-tournament-ranks = Dê a cada jogador uma colocação de 1 a { $count }, uma por linha.
tables-tournament-same-result = O resultado já é esse.
tables-league-too-many = Este servidor já tem { $most } ligas. Cancele uma delas antes.
tables-league-size = Uma divisão pode ter de { $least } a { $most } jogadores.
tables-league-movers = No máximo { $most } jogadores de cada divisão podem subir e cair.
tables-league-same-game = Escolha cada jogo uma vez só.
tables-league-no-result = Não tenho o resultado dessa mesa. Escreva divisão, rodada e mesa como na mensagem da rodada, por exemplo 1.2.3; não dá para corrigir uma partida em andamento.
tables-daily-over = O desafio desse dia já acabou, ou você ainda não começou o de hoje.
tables-daily-forgotten = Você já usou a tentativa de hoje.
tables-puzzle-none = Agora não há problema para responder.
tables-puzzle-over = A semana desse problema já acabou.
tables-puzzle-not-over = A semana desse problema ainda não acabou, então as respostas continuam escondidas.
