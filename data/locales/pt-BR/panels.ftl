# O planejador: botões, menus e formulários de qualquer decisão.

panel-stretch = { $first } – { $last }

panel-optional = Opcional: A partida segue sem a sua resposta.
panel-optional-waits = Opcional: O robô espera até { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
} pela sua resposta.
# Quantas coisas: `tick` em um menu, `enter` com números em um formulário
panel-tick-exactly = Escolha exatamente { $count }.
panel-tick-between = Escolha de { $least } a { $most }.
panel-tick-upto = Escolha de 0 a { $most }.
panel-press-exactly = Escolha { $count }.
panel-press-left = { $count ->
    [1] Falta 1.
   *[other] Faltam { $count }.
}
panel-press-between = Escolha de { $least } a { $most }.
panel-press-upto = Escolha de 0 a { $most }.
panel-tally = { $what } ×{ $count }
panel-enter-exactly = Exatamente { $count } no total.
panel-enter-between = De { $least } a { $most } no total.
panel-enter-upto = De 0 a { $most } no total.
panel-choose-least = Pelo menos { $count } de: { $what }
panel-chosen = Escolhido até agora ({ $count }): { $what }
panel-list = { $what }
panel-forced = { $field }: { $what }
panel-refused = Indisponível: { $what } – { $why }
panel-refused-more = { $count ->
    [1] Mais uma opção não está disponível agora.
   *[other] Mais { $count } opções não estão disponíveis agora.
}

panel-placeholder-part = Escolha primeiro um grupo…
panel-verb-with = { $verb }: { $what }
panel-none = Nada
panel-back = Voltar
panel-clear = Limpar
panel-reopen = Mudar minha resposta anterior
panel-confirm = Confirmar
panel-confirm-count = Confirmar ({ $count })
panel-confirm-question = Tem certeza?
panel-type = Digitar o nome…
panel-other-places = Outros lugares…
panel-ready = Outras respostas…
panel-type-places = Digitar o lugar…
panel-amounts = Digitar quantidades…
panel-quick = { $verb }, 1 por 1…
panel-quick-or-two = { $verb }, 1 ou 2 por 1…
panel-quick-trade = { $give } por { $want }
panel-sheet-all = todos, a menos que você escolha
panel-sheet-empty = Nada escolhido ainda
panel-sheet-tick = Escolha algo em “{ $field }”.

panel-modal-label = Nome ou código (ex.: E3)
panel-modal-labels = Nomes ou códigos, separados por vírgula
panel-modal-between = de { $least } a { $most }

panel-gone = Isso não é mais possível. Está assim agora.
panel-full = Você já escolheu o máximo. Aperte algo escolhido para devolver.
panel-not-understood = Esse botão é de outra pergunta. Está assim agora.
panel-unknown-label = Não dá para escolher “{ $typed }” agora
panel-unknown-label-near = Não dá para escolher “{ $typed }” agora. Você quis dizer { $near }?
panel-refused-label = Não dá para escolher “{ $typed }” agora: { $why }
panel-not-a-number = “{ $typed }” não é um número inteiro de { $least } a { $most }
panel-out-of-bounds = Escolha de { $least } a { $most }, não { $count }
