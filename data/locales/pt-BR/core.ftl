# Palavras do núcleo, comuns a todos os jogos.

core-refused-not-asked = Não há nenhuma pergunta para você agora
core-refused-not-offered = Isso não é possível
core-refused-seats = Este jogo é para { $least } a { $most } jogadores
core-prompt-reopen = Você já respondeu; falta a resposta dos outros
    .turn = mudar a resposta
core-verb-reopen = Mudar minha resposta

# Uma lista de coisas: "2× Índigo, Torre e Capela"
core-amount = { $amount }× { $label }
core-comma = { $first }, { $second }
core-and = { $first } e { $second }
core-nothing = nada

# Quem lê, dentro de uma frase; no começo dela, com maiúscula
core-you = você

# O que preposição e artigo viram juntos: "em { THE($lugar) }" com "a Taberna" é "na Taberna"
core-contractions = em o = no, em a = na, em os = nos, em as = nas, de o = do, de a = da, de os = dos, de as = das, a o = ao, a a = à, a os = aos, a as = às, por o = pelo, por a = pela, por os = pelos, por as = pelas

# O que fica de uma partida que acabou
core-fact-gain = { $points ->
    [1] Maior ganho (1 ponto na rodada { $round }) – { $told }
   *[other] Maior ganho ({ $points } pontos na rodada { $round }) – { $told }
}
core-fact-overtaken = { $seat } ultrapassou { $leader } na pontuação final
core-fact-hidden = { $seat } ultrapassou { $leader } com pontos que ninguém via
core-fact-throughout = { $seat } assumiu a liderança na rodada { $round } e não perdeu mais
core-fact-lead = A liderança mudou de mãos { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $count } vezes
}; { $seat } liderou da rodada { $round } até o fim
core-fact-source = O que deixou { $seat } à frente de { $other }: { $what } ({ $own } a { $others })
core-fact-tie-break = { $seat } e { $other } empataram em pontos; o desempate decidiu ({ $what }: { $own } a { $others })
core-fact-parted = { $seat } ficou à frente de { $other } no desempate ({ $what }: { $own } a { $others })
core-fact-in-time = { $other } também tinha { $points } pontos, mas { $seat } encerrou a partida antes
core-fact-behind = { $other } estava a só { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} quando { $seat } encerrou a partida
core-fact-close = { $seat } venceu { $other } por { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
