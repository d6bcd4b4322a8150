# Caylus (William Attia): o jogo

caylus-name = Caylus
    .own = Minhas obras
caylus-about = Aloque trabalhadores, construa a cidade e o castelo e ganhe favores do rei.
caylus-help = A cada rodada, um de cada vez, os jogadores alocam trabalhadores nos edifícios e no Castelo, pagando em dinheiro, até todos passarem. Depois os edifícios especiais são ativados, cada um pode pagar para mover o Superintendente, e os edifícios da Estrada são ativados até onde ele estiver. Por fim, lotes de cubos constroem o Castelo. Os pontos vêm de edifícios, do Castelo e dos favores do rei. O jogo termina com a pontuação das Torres; vence quem tiver mais pontos de prestígio (PP).

# Opções

caylus-option-favors = Favores do rei
    .about = Como os favores são usados.
caylus-option-favors-standard = Tabela de favores
    .about = Quatro linhas que melhoram a cada favor.
caylus-option-favors-beginner = 3 PP cada
    .about = Para a primeira partida: sem tabela, cada favor vale 3 PP.
caylus-option-jeweler = Joalheiro
    .about = A ficha das edições mais novas, que troca ouro por pontos.
caylus-option-final-cubes = Cubos no fim
    .about = Quanto valem no fim os cubos que não são ouro.
caylus-option-final-cubes-each = 1 PP por cubo
    .about = Como diz o guia.
caylus-option-final-cubes-by-three = 1 PP a cada 3 cubos
    .about = Como está impresso no tabuleiro de 2005.

# Cubos

caylus-cube-food = comida
    .counted = { $count ->
        [1] 1 comida
       *[other] { $count } comidas
    }
caylus-cube-wood = madeira
    .counted = { $count ->
        [1] 1 madeira
       *[other] { $count } madeiras
    }
caylus-cube-stone = pedra
    .counted = { $count ->
        [1] 1 pedra
       *[other] { $count } pedras
    }
caylus-cube-cloth = tecido
    .counted = { $count ->
        [1] 1 tecido
       *[other] { $count } tecidos
    }
caylus-cube-gold = ouro
    .counted = { $count ->
        [1] 1 ouro
       *[other] { $count } ouros
    }
caylus-cube-any = cubo qualquer
    .counted = { $count ->
        [1] 1 cubo qualquer
       *[other] { $count } cubos quaisquer
    }

# Tipos de edifício, grupos de lugares

caylus-kind-wood = Edifícios de madeira
caylus-kind-stone = Edifícios de pedra
caylus-kind-prestige = Edifícios de prestígio
caylus-group-special = Edifícios especiais e Castelo
caylus-group-neutral = Edifícios neutros e fixos
caylus-group-own = Seus edifícios
caylus-group-others = Edifícios dos outros

# Fases

caylus-phase-placing = Alocar trabalhadores
caylus-phase-specials = Edifícios especiais
caylus-phase-provost = Mover o Superintendente
caylus-phase-activation = Edifícios da Estrada
caylus-phase-castle = Construir o Castelo
caylus-phase-scoring = Pontuação de seção
caylus-phase-finished = Fim de jogo

# Edifícios

caylus-building-gate = Portão
    .short = Portão
    .help = Edifício especial. Na fase 3, antes de todos os outros, você pode mover o trabalhador daqui para qualquer lugar livre, sem custo; ele passa a valer lá.
caylus-building-trading-post = Casa de Comércio
    .short = Casa de Comércio
    .help = Edifício especial. Na fase 3 você recebe 3 dinheiros.
caylus-building-merchants-guild = Guilda dos Mercadores
    .short = Guilda
    .help = Edifício especial. Na fase 3 você pode mover o Superintendente de 1 a 3 espaços, para frente ou para trás, de graça. Seu movimento na fase 4 é à parte.
    .also = Guilda
caylus-building-joust-field = Campo de Justa
    .short = Justa
    .help = Edifício especial. Na fase 3 você pode pagar 1 dinheiro e 1 tecido por um favor do rei, uma vez.
    .also = Justa, Torneio
caylus-building-stables = Estábulos
    .short = Estábulos
    .help = Edifício especial com três lugares, um por jogador. Na fase 3, quem está aqui passa para o início da ordem de turno, pela numeração; os outros seguem atrás, na ordem em que estavam. Não é usado com dois jogadores.
    .also = Estábulo, Ordem de turno
caylus-building-inn = Taberna
    .short = Taberna
    .help = Edifício especial. O trabalhador entra no círculo da esquerda. Na fase 3 ele passa para a direita, e quem estava lá volta. Enquanto o seu trabalhador estiver à direita, cada alocação custa 1 dinheiro para você. Se ninguém chegar, o hóspede pode ficar ou sair.
    .also = Estalagem, Hóspede
caylus-building-castle = Castelo
    .short = Castelo
    .help = Um trabalhador por jogador. Na fase 6, na ordem da Trilha do Castelo, dê lotes de comida e mais dois cubos diferentes: cada lote vira uma casa, que vale 5 PP nas Masmorras, 4 na Muralha e 3 nas Torres. Quem não dá nenhum perde 2 PP. Quem dá mais lotes ganha um favor.
    .also = Lote, Lotes, Trilha do Castelo
caylus-building-n-carpenter = Carpinteiro (neutro)
    .short = Carpinteiro
    .help = Edifício neutro. Você pode construir um edifício de madeira, pagando o custo.
    .also = Carpinteiro
caylus-building-n-farm = Fazenda (neutra)
    .short = Fazenda
    .help = Edifício neutro. Você recebe 1 comida ou 1 tecido.
    .also = Fazenda
caylus-building-n-forest = Floresta (neutra)
    .short = Floresta
    .help = Edifício neutro. Você recebe 1 comida ou 1 madeira.
    .also = Floresta
caylus-building-n-market = Mercado (neutro)
    .short = Mercado
    .help = Edifício neutro. Você pode vender um cubo qualquer por 4 dinheiros.
    .also = Mercado
caylus-building-n-quarry = Pedreira (neutra)
    .short = Pedreira
    .help = Edifício neutro. Você recebe 1 pedra.
    .also = Pedreira
caylus-building-n-sawmill = Serraria (neutra)
    .short = Serraria
    .help = Edifício neutro. Você recebe 1 madeira.
    .also = Serraria
caylus-building-f-peddler = Mascate (fixo)
    .short = Mascate
    .help = Edifício fixo no espaço 7. Você pode comprar um cubo, exceto ouro, por 2 dinheiros.
    .also = Mascate
caylus-building-f-carpenter = Carpinteiro (fixo)
    .short = Carpinteiro
    .help = Edifício fixo no espaço 8. Você pode construir um edifício de madeira, pagando o custo.
caylus-building-f-gold-mine = Mina de Ouro
    .short = Mina de Ouro
    .help = Edifício fixo no espaço 16. Você recebe 1 ouro.
caylus-building-w-farm-food = Fazenda (comida)
    .short = Fazenda
    .help = Edifício de madeira: 1 madeira e 1 comida, 2 PP. O visitante recebe 2 comidas ou 1 tecido.
caylus-building-w-farm-cloth = Fazenda (tecido)
    .short = Fazenda
    .help = Edifício de madeira: 1 madeira e 1 comida, 2 PP. O visitante recebe 2 tecidos ou 1 comida.
caylus-building-w-quarry = Pedreira (de madeira)
    .short = Pedreira
    .help = Edifício de madeira: 1 madeira e 1 comida, 2 PP. O visitante recebe 2 pedras.
caylus-building-w-sawmill = Serraria (de madeira)
    .short = Serraria
    .help = Edifício de madeira: 1 madeira e 1 comida, 2 PP. O visitante recebe 2 madeiras.
caylus-building-w-peddler = Mascate (de madeira)
    .short = Mascate
    .help = Edifício de madeira: 1 madeira e 1 cubo qualquer, 4 PP. O visitante pode comprar um cubo por 1 dinheiro ou dois por 2 dinheiros, exceto ouro.
caylus-building-w-market = Mercado (de madeira)
    .short = Mercado
    .help = Edifício de madeira: 1 madeira e 1 cubo qualquer, 4 PP. O visitante pode vender um cubo qualquer por 6 dinheiros.
caylus-building-w-mason = Pedreiro
    .short = Pedreiro
    .help = Edifício de madeira: 1 madeira e 1 comida, 4 PP. O visitante pode construir um edifício de pedra, pagando o custo.
    .also = Construtor
caylus-building-w-lawyer = Advogado
    .short = Advogado
    .help = Edifício de madeira: 1 madeira e 1 tecido, 4 PP. O visitante pode pagar 1 dinheiro e 1 tecido para transformar um edifício neutro, ou um seu de madeira ou de pedra, em residência: 2 PP. Se houver um trabalhador nele, ele age antes. O próprio Advogado não pode ser transformado.
    .also = Transformar, Transformação, Transformação pendente
caylus-building-s-farm = Fazenda (de pedra)
    .short = Fazenda
    .help = Edifício de pedra: 1 pedra e 1 comida, 3 PP. O visitante recebe 2 comidas e 1 tecido; o proprietário, se for outro, recebe 1 comida ou 1 tecido.
caylus-building-s-park = Parque
    .short = Parque
    .help = Edifício de pedra: 1 pedra e 1 comida, 3 PP. O visitante recebe 2 madeiras e 1 comida; o proprietário, se for outro, recebe 1 madeira ou 1 comida.
caylus-building-s-workshop = Oficina
    .short = Oficina
    .help = Edifício de pedra: 1 pedra e 1 comida, 3 PP. O visitante recebe 2 pedras e 1 tecido; o proprietário, se for outro, recebe 1 pedra ou 1 tecido.
caylus-building-s-alchemist = Alquimista
    .short = Alquimista
    .help = Edifício de pedra: 1 pedra e 1 comida, 6 PP. O visitante pode trocar 2 cubos por 1 ouro, ou 4 cubos por 2 ouros; não vale dar ouro.
caylus-building-s-bank = Banco
    .short = Banco
    .help = Edifício de pedra: 1 pedra e 1 madeira, 6 PP. O visitante pode trocar 2 dinheiros por 1 ouro, ou 5 dinheiros por 2 ouros.
caylus-building-s-jeweler = Joalheiro
    .short = Joalheiro
    .help = Edifício de pedra: 1 pedra e 1 tecido, 6 PP. O visitante pode trocar 1 ouro por 5 PP, ou 2 ouros por 9 PP. Uma opção da mesa o deixa de fora.
caylus-building-s-tailor = Alfaiate
    .short = Alfaiate
    .help = Edifício de pedra: 1 pedra e 1 madeira, 6 PP. O visitante pode trocar 2 tecidos por 4 PP, ou 3 tecidos por 6 PP.
caylus-building-s-church = Igreja
    .short = Igreja
    .help = Edifício de pedra: 1 pedra e 1 tecido, 3 PP e um favor do rei. O visitante pode trocar 2 dinheiros por 3 PP, ou 4 dinheiros por 5 PP.
caylus-building-s-architect-1 = Arquiteto
    .short = Arquiteto
    .help = Edifício de pedra, duas fichas: 1 pedra e 1 comida, 6 PP. O visitante pode trocar uma residência sua por um edifício de prestígio, pagando o custo.
caylus-building-s-architect-2 = Arquiteto (2º)
    .short = Arquiteto
    .help = A segunda ficha. Edifício de pedra: 1 pedra e 1 comida, 6 PP. O visitante pode trocar uma residência sua por um edifício de prestígio, pagando o custo.
caylus-building-residence = Residência
    .short = Residência
    .help = O Advogado a põe no lugar de outro edifício: 2 PP e mais 1 dinheiro de renda para o proprietário. Ninguém aloca trabalhadores nela. O Arquiteto constrói nela os edifícios de prestígio.
    .also = Edifício Residencial
caylus-building-p-statue = Estátua
    .short = Estátua
    .help = Edifício de prestígio, sobre uma residência sua: 2 pedras e 1 ouro, 7 PP e um favor do rei.
caylus-building-p-granary = Celeiro
    .short = Celeiro
    .help = Edifício de prestígio, sobre uma residência sua: 3 comidas e 1 ouro, 10 PP.
caylus-building-p-library = Biblioteca
    .short = Biblioteca
    .help = Edifício de prestígio, sobre uma residência sua: 3 madeiras e 1 ouro, 10 PP e mais 1 dinheiro de renda.
caylus-building-p-weaver = Tecelão
    .short = Tecelão
    .help = Edifício de prestígio, sobre uma residência sua: 3 tecidos e 1 ouro, 12 PP.
caylus-building-p-theater = Teatro
    .short = Teatro
    .help = Edifício de prestígio, sobre uma residência sua: 3 madeiras e 2 ouros, 14 PP e um favor do rei.
caylus-building-p-college = Universidade
    .short = Universidade
    .help = Edifício de prestígio, sobre uma residência sua: 3 pedras e 2 ouros, 14 PP e um favor do rei.
    .also = Faculdade
caylus-building-p-monument = Monumento
    .short = Monumento
    .help = Edifício de prestígio, sobre uma residência sua: 4 pedras e 2 ouros, 14 PP e dois favores do rei em linhas diferentes.
caylus-building-p-hotel = Hotel
    .short = Hotel
    .help = Edifício de prestígio, sobre uma residência sua: 3 pedras e 2 ouros, 16 PP e mais 2 dinheiros de renda.
caylus-building-p-cathedral = Catedral
    .short = Catedral
    .help = Edifício de prestígio, sobre uma residência sua: 5 pedras e 3 ouros, 25 PP.

# O que fazem, em poucas palavras

caylus-effect-gate = mover este trabalhador depois, de graça
caylus-effect-trading-post = +3 dinheiros
caylus-effect-merchants-guild = mover o Superintendente de graça
caylus-effect-joust-field = 1 dinheiro e 1 tecido → favor
caylus-effect-stables = mais à frente na ordem de turno
caylus-effect-inn = alocações por 1 na próxima rodada
caylus-effect-castle = lotes de cubos → PP
caylus-effect-n-carpenter = construir edifício de madeira
caylus-effect-n-farm = 1 comida ou 1 tecido
caylus-effect-n-forest = 1 comida ou 1 madeira
caylus-effect-n-market = 1 cubo → 4 dinheiros
caylus-effect-n-quarry = 1 pedra
caylus-effect-n-sawmill = 1 madeira
caylus-effect-f-peddler = 2 dinheiros → 1 cubo
caylus-effect-f-carpenter = construir edifício de madeira
caylus-effect-f-gold-mine = 1 ouro
caylus-effect-w-farm-food = 2 comidas ou 1 tecido
caylus-effect-w-farm-cloth = 2 tecidos ou 1 comida
caylus-effect-w-quarry = 2 pedras
caylus-effect-w-sawmill = 2 madeiras
caylus-effect-w-peddler = 1 ou 2 dinheiros → 1 ou 2 cubos
caylus-effect-w-market = 1 cubo → 6 dinheiros
caylus-effect-w-mason = construir edifício de pedra
caylus-effect-w-lawyer = criar residência
caylus-effect-s-farm = 2 comidas e 1 tecido
caylus-effect-s-park = 2 madeiras e 1 comida
caylus-effect-s-workshop = 2 pedras e 1 tecido
caylus-effect-s-alchemist = 2 ou 4 cubos → 1 ou 2 ouros
caylus-effect-s-bank = 2 ou 5 dinheiros → 1 ou 2 ouros
caylus-effect-s-jeweler = 1 ou 2 ouros → 5 ou 9 PP
caylus-effect-s-tailor = 2 ou 3 tecidos → 4 ou 6 PP
caylus-effect-s-church = 2 ou 4 dinheiros → 3 ou 5 PP
caylus-effect-s-architect-1 = construir edifício de prestígio
caylus-effect-s-architect-2 = construir edifício de prestígio
caylus-effect-residence = +1 dinheiro por rodada
caylus-effect-p-statue = 1 favor
caylus-effect-p-granary = só pontos
caylus-effect-p-library = +1 dinheiro por rodada
caylus-effect-p-weaver = só pontos
caylus-effect-p-theater = 1 favor
caylus-effect-p-college = 1 favor
caylus-effect-p-monument = 2 favores
caylus-effect-p-hotel = +2 dinheiros por rodada
caylus-effect-p-cathedral = só pontos

caylus-deal-small = troca pequena
caylus-deal-large = troca grande
caylus-deal-alchemist-small = 1 ouro por 2 cubos
caylus-deal-alchemist-large = 2 ouros por 4 cubos
caylus-deal-bank-small = 1 ouro por 2 dinheiros
caylus-deal-bank-large = 2 ouros por 5 dinheiros
caylus-deal-jeweler-small = 5 PP por 1 ouro
caylus-deal-jeweler-large = 9 PP por 2 ouros
caylus-deal-tailor-small = 4 PP por 2 tecidos
caylus-deal-tailor-large = 6 PP por 3 tecidos
caylus-deal-church-small = 3 PP por 2 dinheiros
caylus-deal-church-large = 5 PP por 4 dinheiros

# Castelo e favores

caylus-section-dungeon = Masmorras
    .help = Primeira seção do Castelo: 6 casas, 5 PP cada. É pontuada quando fica cheia ou quando o Oficial de Justiça chega ao espaço 12. Sem casa: –2 PP; 2 ou mais: 1 favor. Depois abrem as colunas 3 e 4 da tabela de favores.
    .also = Masmorra
caylus-section-walls = Muralha
    .help = Segunda seção do Castelo: 10 casas, 4 PP cada. É pontuada quando fica cheia ou quando o Oficial de Justiça chega ao espaço 18. Sem casa: –3 PP; 2: 1 favor; 3 ou 4: 2; 5 ou mais: 3. Depois abre a coluna 5 da tabela de favores.
    .also = Muralhas
caylus-section-towers = Torres
    .help = Terceira seção do Castelo: 14 casas, 3 PP cada. É pontuada quando fica cheia ou quando o Oficial de Justiça chega ao espaço 24; com ela o jogo termina. Sem casa: –4 PP; 2 ou 3: 1 favor; 4 ou 5: 2; 6 ou mais: 3.
    .also = Torre
caylus-line-prestige = Pontos
caylus-line-deniers = Dinheiro
caylus-line-resources = Recursos
caylus-line-buildings = Edifícios
caylus-favor-prestige-1 = 1 PP
caylus-favor-prestige-2 = 2 PP
caylus-favor-prestige-3 = 3 PP
caylus-favor-prestige-4 = 4 PP
caylus-favor-prestige-5 = 5 PP
caylus-favor-deniers-1 = 3 dinheiros
caylus-favor-deniers-2 = 4 dinheiros
caylus-favor-deniers-3 = 5 dinheiros
caylus-favor-deniers-4 = 6 dinheiros
caylus-favor-deniers-5 = 7 dinheiros
caylus-favor-resources-1 = 1 comida
caylus-favor-resources-2 = comida, madeira ou pedra
caylus-favor-resources-3 = até 1 tecido
caylus-favor-resources-4 = até: 1 cubo → 2 cubos
caylus-favor-resources-5 = até 1 ouro
caylus-favor-buildings-1 = nada ainda
caylus-favor-buildings-2 = ed. de madeira, 1 madeira a menos
caylus-favor-buildings-3 = ed. de madeira ou pedra, 1 a menos
caylus-favor-buildings-4 = também residência por 1 tecido
caylus-favor-buildings-5 = também edifício de prestígio

caylus-step-back-3 = 3 para trás
caylus-step-back-2 = 2 para trás
caylus-step-back-1 = 1 para trás
caylus-step-ahead-1 = 1 para frente
caylus-step-ahead-2 = 2 para frente
caylus-step-ahead-3 = 3 para frente

caylus-label-cubes = { $cubes }
caylus-label-at = { $building } no espaço { $space }

# Pontuação

caylus-score-track = Trilha de Prestígio
caylus-score-gold = Ouro
caylus-score-cubes = Outros cubos
caylus-score-deniers = Dinheiro

# Assuntos das regras

caylus-topic-round = A rodada
    .help = Sete fases: 1 rendimentos, 2 alocar trabalhadores, 3 edifícios especiais, 4 mover o Superintendente, 5 edifícios da Estrada, 6 Castelo, 7 final da rodada. As rodadas se repetem até a pontuação das Torres.
    .also = Rodada, Fases, Turno, Vez
caylus-topic-income = Fase 1: rendimentos
    .help = Cada um recebe 2 dinheiros, mais 1 por residência sua e pela Biblioteca e mais 2 pelo Hotel.
    .also = Rendimentos, Renda, Dinheiro, Dinheiros, Denário, Denários, Denier, Deniers
caylus-topic-placing = Fase 2: alocar trabalhadores
    .help = Na ordem de turno, aloque um trabalhador ou passe, até todos terem passado. A alocação custa 1 dinheiro, mais 1 por jogador que já passou; nos seus edifícios, ou se você for o hóspede da Taberna, sempre 1. O proprietário do edifício ganha 1 PP, se não for você. O primeiro a passar recebe 1 dinheiro.
    .also = Alocar trabalhadores, Trabalhadores, Passar, Trilha de Passagem, Ponte, Custo da alocação
caylus-topic-specials = Fase 3: edifícios especiais
    .help = Nesta ordem: Portão, Casa de Comércio, Guilda dos Mercadores, Campo de Justa, Estábulos, Taberna.
    .also = Edifícios especiais, Edifício especial
caylus-topic-provost = Fase 4: o Superintendente
    .help = Na ordem de passagem, cada um pode mover o Superintendente uma vez, até 3 espaços para frente ou para trás, por 1 dinheiro cada espaço. Só os edifícios até onde ele estiver são ativados na fase 5.
    .also = Superintendente, Mover o Superintendente
caylus-topic-activation = Fase 5: edifícios da Estrada
    .help = Ao longo da Estrada, até o espaço do Superintendente, cada edifício com um trabalhador é ativado e o trabalhador volta. A produção é obrigatória, o resto é opcional. Os trabalhadores além do Superintendente voltam sem nada.
    .also = Estrada, Ativar edifícios, Ativação, Produção
caylus-topic-castle = Fase 6: o Castelo
    .help = Na ordem da Trilha do Castelo, cada um dá quantos lotes quiser: comida e mais dois cubos diferentes, ouro também. A casa fica na seção atual, ou na seguinte se a atual estiver cheia. Quem não dá nenhum perde 2 PP, a não ser que não haja mais lugar. Quem dá mais lotes ganha um favor do rei; no empate, quem está antes na trilha.
    .also = Construir o Castelo, Melhor construtor
caylus-topic-round-end = Fase 7: final da rodada
    .help = O Oficial de Justiça anda 2 espaços se o Superintendente estiver à frente dele, senão 1; o Superintendente vai para junto dele. Uma seção é pontuada quando o Oficial de Justiça chega à marcação dela ou quando ela fica cheia: quem não tem casa lá perde pontos, quem tem duas ou mais ganha favores.
    .also = Oficial de Justiça, Final da rodada, Fim da rodada, Pontuação de seção, Seções
caylus-topic-favors = Favores do rei
    .help = Escolha uma linha, outra para cada favor da mesma fase. Seu disco avança uma coluna, se ela estiver aberta; use então um benefício até a coluna dele. Pontos: 1 a 5 PP. Dinheiro: 3 a 7. Recursos: comida; madeira ou pedra; tecido; 1 cubo por 2; ouro. Edifícios: nada; de madeira com 1 madeira a menos; de pedra com 1 pedra a menos; residência por 1 tecido; de prestígio.
    .also = Favor do rei, Favor real, Favores, Favor, Tabela de favores
caylus-topic-building = Construir
    .help = Um edifício de madeira ou de pedra vai para o primeiro espaço vazio da Estrada; pague os cubos, ganhe os pontos, e ele é seu. Funciona a partir da rodada seguinte, para quem alocar um trabalhador nele. Edifícios de prestígio ficam no lugar de uma residência sua.
    .also = Construção, Edifícios, Fichas, Edifício de madeira, Edifício de pedra, Edifício de prestígio, Custo
caylus-topic-end = Final do jogo
    .help = Quando as Torres forem pontuadas. Bônus finais: 3 PP por ouro, 1 PP por cubo de outro tipo (ou a cada três, conforme a mesa), 1 PP a cada 4 dinheiros. Vence quem tiver mais pontos; no empate, a vitória é dividida.
    .also = Fim do jogo, Fim de jogo, Pontuação final, Pontuação, Bônus finais, Pontos, Pontos de prestígio, Vencedor, Empate
caylus-topic-two-players = Dois jogadores
    .help = A ordem de turno se inverte a cada rodada e os Estábulos não são usados. Quando um já passou, o outro paga 3 dinheiros por trabalhador, menos nos próprios edifícios ou como hóspede da Taberna.
    .also = 2 jogadores
caylus-topic-beginner = Sem a tabela de favores
    .help = Opção para a primeira partida: cada favor do rei vale na hora 3 PP, e não há tabela de favores.
    .also = Variante para novos jogadores, Iniciantes

# O que se pergunta

caylus-prompt-place = Alocar um trabalhador ou passar
    .lesson = Ponha um trabalhador num edifício para usá-lo mais tarde nesta rodada, ou passe; cada jogador que já passou encarece a alocação. Edifícios distantes na Estrada só funcionam se o Superintendente chegar até eles.
caylus-stands-placing = Próximo trabalhador: { $price ->
    [1] 1 dinheiro
   *[other] { $price } dinheiros
 } · você tem { $deniers ->
    [1] 1 dinheiro
   *[other] { $deniers } dinheiros
 } e { $workers ->
    [1] 1 trabalhador
   *[other] { $workers } trabalhadores
 }
caylus-stands-passed = Próximo trabalhador: { $price ->
    [1] 1 dinheiro
   *[other] { $price } dinheiros
 } · você tem { $deniers ->
    [1] 1 dinheiro
   *[other] { $deniers } dinheiros
 } e { $workers ->
    [1] 1 trabalhador
   *[other] { $workers } trabalhadores
 } · já passaram: { $passed }
caylus-prompt-gate = Portão: mover o trabalhador ou recolhê-lo
    .lesson = O seu trabalhador do Portão vai de graça para qualquer lugar livre, agora que você vê onde todos estão. Lá ele trabalha como qualquer outro.
caylus-prompt-guild = Guilda dos Mercadores: mover o Superintendente de graça
    .lesson = Na Guilda dos Mercadores, você move o Superintendente até três espaços de graça. Os edifícios até ele funcionam, os de depois não; mais tarde todos ainda podem movê-lo pagando.
caylus-prompt-joust = Campo de Justa: pagar { $deniers ->
    [1] 1 dinheiro
   *[other] { $deniers } dinheiros
 } e { $cloth ->
    [1] 1 tecido
   *[other] { $cloth } tecidos
 } por um favor?
    .lesson = O Campo de Justa troca dinheiro e tecido por um favor do rei, uma vez na rodada. Você pode recusar e ficar com os dois.
caylus-prompt-inn = Taberna: ficar ou sair?
    .lesson = Como hóspede da Taberna, você paga só 1 dinheiro por trabalhador, não importa quantos tenham passado. Se ficar, não terá este trabalhador para alocar na próxima rodada.
caylus-prompt-provost = Mover o Superintendente ou deixá-lo onde está
    .lesson = Nesta rodada só funcionam os edifícios até o espaço do Superintendente, e cada um pode movê-lo uma vez, pagando. Avance para salvar os seus trabalhadores, ou recue para que outros percam os deles.
caylus-stands-provost = Superintendente no espaço { $provost }, Oficial de Justiça no espaço { $bailiff } · você tem { $deniers ->
    [1] 1 dinheiro
   *[other] { $deniers } dinheiros
 }
caylus-prompt-produce = { $building }: escolher o que receber
    .lesson = Este edifício dá cubos, e você escolhe quais. Cubos pagam edifícios e lotes no Castelo, que pede comida e dois outros tipos.
caylus-prompt-bonus = { $building }: escolher o cubo do proprietário
    .lesson = Outra pessoa trabalhou no seu edifício, e você recebe um cubo como proprietário. Edifícios de pedra que produzem rendem sempre que outros os usam.
caylus-prompt-sell = Vender um cubo por { $deniers } dinheiros?
    .lesson = Aqui um cubo vira dinheiro. Dinheiro paga trabalhadores e move o Superintendente: um pouco já ajuda muito.
caylus-prompt-buy = { $building }: comprar cubos?
    .lesson = Aqui dinheiro vira cubos à sua escolha, menos ouro. É o caminho mais curto para o tipo que falta.
caylus-prompt-deal = { $building }: fazer uma troca?
    .lesson = Este edifício oferece uma troca nas condições mostradas, uma vez por visita. Você pode recusar, e o trabalhador volta de qualquer jeito.
caylus-prompt-smelt = Escolher { $count } cubos para trocar por { $gold ->
    [1] 1 ouro
   *[other] { $gold } ouros
 }
    .lesson = Escolha os cubos que viram ouro. O ouro é preciso para edifícios de prestígio, serve nos lotes do Castelo e é o que mais vale no final.
caylus-prompt-carpenter = Carpinteiro: construir um edifício de madeira?
    .lesson = Pague os cubos e ponha um edifício de madeira no primeiro espaço vazio da Estrada: ele dá pontos agora e é seu. Sempre que outros alocarem um trabalhador nele, você ganha um ponto.
caylus-prompt-mason = Pedreiro: construir um edifício de pedra?
    .lesson = Edifícios de pedra custam pedra e dão até 6 pontos na hora. Vão para o primeiro espaço vazio da Estrada, e você ganha um ponto sempre que outros alocarem um trabalhador ali.
caylus-prompt-lawyer = Advogado: transformar um edifício em residência?
    .lesson = O Advogado transforma um edifício neutro ou um seu em residência, que dá rendimento em toda rodada. Só no lugar de uma residência sua se constrói um edifício de prestígio.
caylus-prompt-architect = Arquiteto: construir um edifício de prestígio?
    .lesson = Um edifício de prestígio ocupa o lugar de uma residência sua. Custa ouro e muitos cubos, e é o que dá mais pontos.
caylus-prompt-favor-works = Favor do rei: construir ou transformar algo?
    .lesson = Com este favor você constrói ou transforma, até onde o seu disco chegou na linha e mais barato; só edifícios de prestígio têm o preço normal. Se não for usado agora, ele se perde.
caylus-prompt-pay-any = { $tile }: escolher o cubo qualquer do pagamento
    .lesson = Um cubo deste preço pode ser de qualquer tipo. Dê o que menos falta faz, pensando no que o Castelo pede.
caylus-prompt-replace = { $tile }: escolher a residência que dá lugar
    .lesson = Um edifício de prestígio precisa do lugar de uma residência sua, e você escolhe qual sai. A residência e o rendimento dela se vão.
caylus-prompt-batch = Castelo: dar um lote ou perder { $loss } PP
    .lesson = Um lote é comida e mais dois cubos de tipos diferentes, e constrói uma casa que vale pontos na hora. Quem vai ao Castelo e não dá nenhum perde pontos.
caylus-prompt-more-batches = Castelo: dar mais um lote?
    .lesson = Você pode construir tantas casas quantos lotes tiver. Quem der mais nesta rodada ganha um favor do rei; no empate, quem chegou antes.
caylus-stands-batches = Até agora { $count ->
    [1] 1 lote
   *[other] { $count } lotes
 }: +{ $points } PP
caylus-prompt-line = Favor do rei: escolher uma linha
    .lesson = Um favor avança o seu disco uma coluna na linha escolhida, se ela estiver aberta, e você recebe um benefício até ali. São quatro linhas: pontos, dinheiro, cubos e construir mais barato.
caylus-prompt-favor-cube = Favor do rei: receber um cubo?
    .lesson = Receba um cubo de qualquer coluna até o seu disco; a partir da quarta, você também pode trocar um cubo por dois. Você pode recusar.
caylus-prompt-take-two = Favor do rei: escolher os dois cubos a receber
    .lesson = Você dá um cubo e recebe dois, dos tipos que quiser, menos ouro. Pegue o que completa um lote ou um preço.

# O que se pode fazer

caylus-verb-place = Alocar trabalhador
caylus-verb-pass = Passar
caylus-verb-move-worker = Mover trabalhador
caylus-verb-take-back = Recolher trabalhador
caylus-verb-move-provost = Mover o Superintendente
caylus-verb-let-stand = Deixar onde está
caylus-verb-joust = Pagar pelo favor
caylus-verb-stay = Ficar na Taberna
caylus-verb-leave = Sair da Taberna
caylus-verb-produce = Receber
caylus-verb-take-bonus = Receber
caylus-verb-sell = Vender
caylus-verb-buy = Comprar
caylus-verb-make-deal = Trocar
caylus-verb-smelt = Dar cubos
caylus-verb-build = Construir
caylus-verb-pay-any = Pagar
caylus-verb-replace = Substituir
caylus-verb-transform = Criar residência
caylus-verb-give-batch = Dar lote
    .of = Dar: { $what }
caylus-verb-stop = Parar por aqui
caylus-verb-choose-line = Escolher linha
caylus-verb-take-cube = Receber cubo
caylus-verb-exchange = Trocar 1 cubo por 2
caylus-verb-take-two = Receber
caylus-verb-decline = Não usar
caylus-field-place-place = Onde?
caylus-field-move-worker-place = Para onde?
caylus-field-move-provost-step = Quantos espaços?
caylus-field-produce-cube = O que receber?
caylus-field-take-bonus-cube = Qual cubo?
caylus-field-sell-cube = Vender qual cubo?
caylus-field-buy-cubes = Comprar o quê?
caylus-field-make-deal-deal = Qual troca?
caylus-field-smelt-cubes = Cubos a dar
caylus-field-build-tile = Qual edifício?
caylus-field-pay-any-cube = Pagar com qual cubo?
caylus-field-replace-residence = Qual residência?
caylus-field-transform-target = Qual edifício?
caylus-field-give-batch-cubes = Qual lote?
caylus-field-choose-line-line = Qual linha?
caylus-field-take-cube-cube = Qual cubo?
caylus-field-exchange-cube = Dar qual cubo?
caylus-field-take-two-cubes = Quais dois cubos?

caylus-ready-plenty = Do que sobra: { $cubes }

# Notas das escolhas

caylus-note-place = { $effect }{ $reached ->
    [no] {" · "}além do Superintendente
   *[yes] {""}
 }
caylus-note-visit = { $effect } · 1 PP para { $owner }{ $reached ->
    [no] {" · "}além do Superintendente
   *[yes] {""}
 }
caylus-note-step = { $step }: { $building }
    .short = { $step }
caylus-note-step-empty = { $step }: espaço vazio { $space }
    .short = { $step }
caylus-note-lets = passa a incluir: { $seats }
caylus-note-cuts = deixa de fora: { $seats }
caylus-note-held = você tem { $count }
caylus-note-tile = { $cubes } · { $points } PP · { $effect }
caylus-note-target = na hora · { $points } PP
caylus-note-target-waits = depois que o trabalhador sair · { $points } PP
caylus-note-points = +{ $points } PP
caylus-note-line = { $stays ->
    [yes] fica na coluna { $column }: { $favor }
   *[no] coluna { $column }: { $favor }
 }

# O que aconteceu

caylus-event-started = Ordem de turno: { $order }. Na Estrada: { $neutral }
caylus-event-round-began = Rodada { $round }; ordem de turno: { $order }
caylus-event-income-taken = Cada jogador recebeu { $deniers } dinheiros
caylus-event-extra-income-taken = { $seat } recebeu mais { $deniers ->
    [1] 1 dinheiro
   *[other] { $deniers } dinheiros
 } pelos edifícios
caylus-event-placed = { $seat } alocou um trabalhador por { $price ->
    [1] 1 dinheiro
   *[other] { $price } dinheiros
 }: { $place }
caylus-event-visited = { $seat } alocou um trabalhador por { $price ->
    [1] 1 dinheiro
   *[other] { $price } dinheiros
 }: { $place }; 1 PP para { $owner }
caylus-event-passed = { $seat } parou de alocar ({ $number }º{ $deniers ->
    [0] {""}
    [1] {", "}+1 dinheiro
   *[other] {", "}+{ $deniers } dinheiros
 })
caylus-event-gate-moved = { $seat } moveu o trabalhador do Portão: { $place }
caylus-event-gate-visited = { $seat } moveu o trabalhador do Portão: { $place }; 1 PP para { $owner }
caylus-event-gate-returned = { $seat } recolheu o trabalhador do Portão
caylus-event-deniers-taken = { $seat } recebeu { $deniers } dinheiros: { $building }
caylus-event-provost-moved = { $seat } moveu o Superintendente { $step }, até o espaço { $space }, { $price ->
    [0] de graça
    [1] por 1 dinheiro
   *[other] por { $price } dinheiros
 }
caylus-event-provost-left = { $seat } deixou o Superintendente onde estava
caylus-event-jousted = { $seat } pagou { $deniers ->
    [1] 1 dinheiro
   *[other] { $deniers } dinheiros
 } e { $cubes } por um favor no Campo de Justa
caylus-event-declined = { $seat } não usou: { $building }
caylus-event-order-changed = Nova ordem de turno: { $order }
caylus-event-guest-came = { $seat } virou hóspede da Taberna
caylus-event-guest-stayed = { $seat } ficou na Taberna
caylus-event-guest-left = { $seat } saiu da Taberna
caylus-event-produced = { $seat } recebeu { $cubes }: { $building }
caylus-event-bonus-taken = { $seat } recebeu como proprietário: { $cube } ({ $building })
caylus-event-sold = { $seat } vendeu { $cube } por { $deniers } dinheiros: { $building }
caylus-event-bought = { $seat } comprou { $cubes } por { $price ->
    [1] 1 dinheiro
   *[other] { $price } dinheiros
 }: { $building }
caylus-event-deniers-for-gold = { $seat } trocou { $deniers } dinheiros por { $gold ->
    [1] 1 ouro
   *[other] { $gold } ouros
 }: { $building }
caylus-event-deniers-for-points = { $seat } trocou { $deniers } dinheiros por { $points } PP: { $building }
caylus-event-cubes-for-gold = { $seat } trocou { $cubes } por { $gold ->
    [1] 1 ouro
   *[other] { $gold } ouros
 }: { $building }
caylus-event-cubes-for-points = { $seat } trocou { $cubes } por { $points } PP: { $building }
caylus-event-built = { $seat } construiu no espaço { $space } por { $cubes }: { $tile }, +{ $points } PP
caylus-event-transformation-paid = { $seat } pagou { $deniers ->
    [0] {""}
    [1] 1 dinheiro e{" "}
   *[other] { $deniers } dinheiros e{" "}
 }{ $cubes } por uma residência, +{ $points } PP: { $target }{ $waits ->
    [yes] {" "}(depois que o trabalhador sair)
   *[no] {""}
 }
caylus-event-transformed = { $target } (espaço { $space }) virou residência de { $seat }
    .you = { $target } (espaço { $space }) virou residência sua
caylus-event-workers-returned = Além do Superintendente, trabalhadores que voltaram sem nada: { $seats }
caylus-event-batches-given = { $seat } deu { $batches ->
    [1] 1 lote
   *[other] { $batches } lotes
 } para o Castelo ({ $cubes }), +{ $points } PP
caylus-event-stood-idle = { $points ->
    [0] { $seat } não deu lote para o Castelo
   *[other] { $seat } não deu lote para o Castelo, –{ $points } PP
 }
caylus-event-found-no-lot = { $seat } não achou espaço livre no Castelo
caylus-event-best-builder = { $seat } foi quem deu mais lotes
caylus-event-bailiff-moved = O Oficial de Justiça andou { $steps ->
    [1] 1 espaço
   *[other] { $steps } espaços
 }, até o espaço { $space }, e o Superintendente foi para junto dele
caylus-event-section-missed = { $section }: nenhuma casa de { $seat }, –{ $points } PP
    .you = { $section }: nenhuma casa sua, –{ $points } PP
caylus-event-section-scored = { $section }: { $seat } tinha { $houses ->
    [1] 1 casa
   *[other] { $houses } casas
 }
caylus-event-section-won = { $section }: { $seat } tinha { $houses ->
    [1] 1 casa
   *[other] { $houses } casas
 }, { $favors ->
    [1] 1 favor
   *[other] { $favors } favores
 }
caylus-event-section-closed = Pontuada a seção { $section }; tabela de favores aberta até a coluna { $columns }
caylus-event-favors-gained = { $seat } ganhou { $favors ->
    [1] um favor do rei
   *[other] { $favors } favores do rei
 }
caylus-event-favor-points = { $seat } ganhou { $points } PP por { $favors ->
    [1] um favor do rei
   *[other] { $favors } favores do rei
 }
caylus-event-line-prestige = { $seat } usou um favor em pontos (coluna { $column }): +{ $points } PP
caylus-event-line-deniers = { $seat } usou um favor em dinheiro (coluna { $column }): +{ $deniers } dinheiros
caylus-event-line-resources = { $seat } usou um favor em recursos (coluna { $column })
caylus-event-line-buildings = { $seat } usou um favor em edifícios (coluna { $column })
caylus-event-cube-taken = { $seat } ganhou por favor do rei: { $cube }
caylus-event-cubes-exchanged = { $seat } trocou por favor do rei: { $cube } por { $cubes }
caylus-event-favor-unused = { $seat } não usou nenhum benefício da linha de favores: { $line }
caylus-event-favors-lost = { $seat } já tinha usado todas as linhas; { $favors ->
    [1] perdeu-se 1 favor
   *[other] perderam-se { $favors } favores
 }
caylus-event-game-ended = As Torres foram pontuadas: fim de jogo

# Orders given ahead

caylus-order-let-stand = Deixar o Superintendente onde está
caylus-order-stay = Ficar na Taberna
caylus-order-no-joust = Não pagar por favor no Campo de Justa

# O que uma escolha custa e rende; `.brief` em botões

caylus-cost = { $cost ->
    [0] grátis
    [1] custa 1 dinheiro
   *[other] custa { $cost } dinheiros
}
    .brief = { $cost ->
    [0] grátis
    [1] 1 dinheiro
   *[other] { $cost } dinheiros
}
