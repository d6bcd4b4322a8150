# Palavras do núcleo, comuns a todos os jogos.

core-refused-not-asked = Não há nenhuma pergunta para você agora
core-refused-not-offered = Isso não é possível
core-refused-seats = Este jogo é para { $least } a { $most } jogadores
core-prompt-reopen = Você já respondeu; falta a resposta dos outros
core-verb-reopen = Mudar minha resposta

# Uma lista de coisas: "2 Índigo, Capela"
core-amount = { $amount }× { $label }
core-comma = { $first }, { $second }
core-and = { $first } e { $second }
core-nothing = nada

# Quem lê, dentro de uma frase; no começo dela, com maiúscula
core-you = você
