# O serviço de mesas: recusas, ditas a uma só pessoa, e avisos, ditos a toda a mesa.

tables-none = Essa mesa não existe.
tables-no-such-game = Esse jogo não está disponível aqui.
tables-game-not-allowed = Quem gerencia este servidor não liberou este jogo aqui.
tables-channel-not-allowed = Quem gerencia este servidor só liberou mesas em outros canais.
tables-no-such-option = Esse jogo não tem essa opção.
tables-lobby-over = Esta mesa não está mais reunindo jogadores.
tables-already-in = Você já está nesta mesa. Quando houver jogadores suficientes, quem a organiza pode apertar Começar.
tables-full = Esta mesa está completa.
tables-players-missing = { $count ->
    [1] Falta um jogador para começar
   *[other] Faltam { $count } jogadores para começar
}: use Adicionar robô ou convide alguém.
tables-note-too-long = Uma nota tem no máximo { $most } caracteres.
tables-nobody-to-invite = Não falta chamar ninguém: essas pessoas estão na mesa ou já foram chamadas.
tables-too-many-guests = Uma mesa pode chamar no máximo { $most } pessoas.
tables-not-invited-now = No momento não dá para convidar quem você escolheu.
tables-on-server-only = Isso só dá para escolher em um servidor.
tables-not-invited = Ninguém convidou você para esta mesa; não há o que recusar.
tables-not-at-table = Só quem está na mesa pode fazer isso. Entre primeiro.
tables-no-house = Não há robô nesta mesa.
tables-too-many-own = { $most ->
    [1] Você já tem uma mesa esperando jogadores e não pode ter outra. Antes, comece a partida ou feche a mesa:
   *[other] Você já tem { $most } mesas esperando jogadores, o máximo permitido. Antes, comece uma das partidas ou feche uma das mesas:
}
tables-too-many-here = { $most ->
    [1] Neste canal já há uma mesa esperando jogadores e não pode haver outra. Entre nela ou abra a sua em outro canal:
   *[other] Neste canal já há { $most } mesas esperando jogadores, o máximo permitido. Entre em uma delas ou abra a sua em outro canal:
}
tables-too-soon = { $seconds ->
    [1] Você acabou de abrir uma mesa. Tente de novo em um segundo.
   *[other] Você acabou de abrir uma mesa. Tente de novo em { $seconds } segundos.
}
tables-asked-too-often = { $seconds ->
    [1] Você chamou outras pessoas várias vezes agora há pouco. Tente de novo em um segundo.
   *[other] Você chamou outras pessoas várias vezes agora há pouco. Tente de novo em { $seconds } segundos.
}
tables-host-only = Só { $name }, que organiza esta mesa, pode fazer isso.
tables-host-decides = Só { $name }, que organiza esta mesa, pode fazer isso. Em Opções, quem organiza pode liberar isso para todos na mesa.
tables-word-too-long = Sua palavra pode ter no máximo { $most ->
    [1] { $most } caractere
   *[other] { $most } caracteres
  }.
tables-not-begun = Esta partida ainda não começou.
tables-not-over = Esta partida ainda não terminou.
tables-over = Esta partida não está mais em andamento.
tables-not-your-seat = Você não tem lugar nesta mesa.
tables-stale = A partida já avançou. É assim que ela está agora.
tables-no-longer-possible = Isso não é mais possível. Escolha de novo.
tables-undo-nothing = Você não tem nada para desfazer.
tables-undo-open = Alguém já pediu para desfazer uma jogada. Responda a esse pedido primeiro.
tables-undo-sealed = Esta jogada já revelou algo novo e não pode ser simplesmente cancelada. Os outros ainda podem concordar em desfazê-la.
tables-undo-absent = Enquanto um robô joga no lugar de alguém, só dá para desfazer a sua própria última jogada, e só se ela não revelou nada novo.
tables-undo-too-old = Essa jogada é anterior à atualização do bot e não pode mais ser desfeita.
tables-damaged = Os dados desta partida estão danificados: não dá para mostrá-la nem continuar jogando. O problema foi registrado; quem administra o bot pode ter um backup.
tables-moved = A mesa já tem um lugar. /mesas mostra onde.
tables-paused = Esta mesa está parada, pois o tópico dela foi trancado ou apagado. Ela continua quando o tópico for destrancado, ou com /retomar.
tables-not-paused = Esta mesa não está parada.
tables-no-request = Essa questão já foi resolvida.
tables-not-overdue = Esse lugar ainda tem tempo, ou a partida não espera mais por ele.
tables-by-hand = Essa escolha ninguém faz no lugar de outra pessoa. Um robô pode assumir o lugar.
tables-your-own-turn = É a sua vez que falta: use Minha jogada.
tables-no-seat-left = Você não deixou nenhum lugar nesta mesa.
tables-abandon-open = Alguém já propôs encerrar esta partida. Responda a essa proposta primeiro.
tables-offer-open = Esse lugar já está oferecido: é de quem apertar **Assumir o lugar** primeiro.
tables-not-offered = Esse lugar não está oferecido, ou alguém já o assumiu.
tables-your-own-seat = Esse lugar é seu. Para passá-lo adiante, use /sair.
tables-not-away = Quem tem esse lugar está presente: os outros só podem passar adiante um lugar cujo tempo acabou ou que foi deixado a um robô.
tables-hand-open = Já há uma votação sobre outro lugar. Responda a ela primeiro.
tables-plays-already = Você já joga nesta mesa.
tables-too-many-followers = { $most } pessoas já acompanham esta mesa.
tables-own-seat-waits = Você tem um lugar aqui, guardado por um robô: use Minha jogada para voltar.
tables-has-seen = Você já teve outro lugar nesta partida e conhece a mão dele, por isso não pode assumir este.
tables-hint-people = Dicas são para treinar: só em mesas em que você joga apenas contra a casa.
tables-hint-return = Sem dicas por enquanto: um robô joga em um lugar ao qual alguém ainda pode voltar ou que alguém pode assumir.
tables-hint-rated = Dicas são para treinar: só em mesas que não valem. Isso se escolhe antes da partida, em **Opções**.
tables-hint-nothing = Ninguém pergunta nada a você agora em que a casa pudesse aconselhar.
tables-hint-busy = Há muita gente esperando por uma dica agora. Tente de novo daqui a um minuto.

tables-notice-undo-asked-others = { $seat } pede para desfazer uma jogada. Outros já jogaram depois dela, por isso todas as pessoas na mesa precisam concordar.
tables-notice-undo-asked-seen = { $seat } pede para desfazer uma jogada. Ela já revelou algo que a sorte decidiria de novo, por isso todas as pessoas na mesa precisam concordar.
tables-notice-undo-anew = O pedido de { $seat } para desfazer uma jogada ainda espera resposta.
tables-notice-undo-agreed = { $seat } concordou: a jogada foi desfeita.
tables-notice-undo-declined = { $seat } não concordou: a jogada fica.
tables-notice-undo-off = O pedido foi retirado. A jogada fica.
tables-notice-overdue = O tempo de { $seat } acabou. Os outros podem pedir uma jogada neutra ou dar o lugar a um robô.
tables-notice-overdue-by-hand = O tempo de { $seat } acabou. Essa escolha ninguém faz no lugar de outra pessoa: os outros podem dar o lugar a um robô.
tables-notice-housed = { $name } passou tempo demais fora. Um robô joga nesse lugar até a pessoa voltar.
tables-notice-lobby-idle = { $count ->
    [1] Nada aconteceu nesta mesa por um dia, por isso ela foi fechada. Com /jogar você pode abrir outra.
   *[other] Nada aconteceu nesta mesa por { $count } dias, por isso ela foi fechada. Com /jogar você pode abrir outra.
}
tables-notice-game-idle = { $count ->
    [1] Ninguém jogou aqui por um dia: a partida foi encerrada sem resultado.
   *[other] Ninguém jogou aqui por { $count } dias: a partida foi encerrada sem resultado.
}
tables-notice-ended = Quem gerencia este servidor encerrou a partida.
tables-notice-left = { $name } saiu da mesa. Um robô continua jogando nesse lugar.
tables-notice-back = { $seat } voltou.
tables-notice-abandon-asked = { $seat } propõe encerrar a partida aqui, sem resultado. Todas as pessoas na mesa precisam concordar.
tables-notice-abandon-anew = A proposta de { $seat } de encerrar a partida sem resultado ainda espera resposta.
tables-notice-abandon-agreed = { $seat } concordou: partida encerrada sem resultado.
tables-notice-abandon-off = A proposta foi retirada.
tables-notice-abandon-declined = { $seat } quer continuar: a partida segue.
tables-no-such-tempo = Este ritmo não está disponível aqui.
tables-notice-hand-asked = { $seat } propõe que outra pessoa possa assumir o lugar de { $name }. Todas as outras pessoas na mesa precisam concordar.
tables-notice-hand-overdue = O tempo de { $seat } acabou. Outra pessoa pode assumir esse lugar? Todas as outras pessoas na mesa precisam concordar.
tables-notice-hand-anew = Ainda falta decidir se outra pessoa pode assumir o lugar de { $name }.
tables-notice-hand-agreed = Todos concordaram: outra pessoa pode assumir o lugar de { $name }.
tables-notice-hand-declined = { $seat } não concordou: o lugar não é passado adiante.
tables-notice-hand-off = O lugar não é passado adiante.
tables-notice-offered = O lugar de { $name } nesta partida está livre para outra pessoa. Quem assumir continua com o que há nele.
tables-notice-offer-off = O lugar não está mais oferecido.
tables-notice-taken = { $name } assumiu o lugar de { $before }.
tables-no-such-zone = Não conheço esse fuso horário. Escolha um da lista ou digite uma cidade grande com a mesma hora.
tables-quiet-too-long = O silêncio pode durar de uma a { $most } horas por dia.
tables-no-such-day = Não conheço esse dia nos próximos doze meses. Escolha um da lista ou escreva como 2026-12-24.
tables-no-vacation = Você não está fora.
tables-away-too-long = { $days ->
    [0] Você já usou todos os seus dias deste ano.
    [1] É tempo demais: ainda há um dia para este ano.
   *[other] É tempo demais: ainda há { $days } dias para este ano.
}
tables-order-unknown = Isso não pode ser deixado a uma ordem aqui.
