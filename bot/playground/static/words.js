// The page's own words, in the language of the acting seat.

const WORDS = {
  "en-US": {
    tagline: "Playground: a make-believe Discord",
    actAs: "Act as",
    places: "Server",
    time: "Time",
    hour: "Skip 1 h",
    day: "Skip 1 day",
    timeHint: "Let time pass, to see reminders",
    general: "general",
    about: "About this page",
    dmTab: "Private",
    dmName: "{bot} to {seat}",
    dmTopic: "only {seat} sees this",
    channelTopic: "everybody sees this",
    threadTopic: "thread",
    message: "Message {place}",
    typeSlash: "type / for commands",
    messageOrSlash: "Message, or / for commands",
    commands: "Commands",
    send: "Send",
    leaveCommand: "Close the command",
    noCommand: "No command begins like this.",
    noChoice: "No matches.",
    freeText: "Use “{text}”",
    yes: "Yes",
    no: "No",
    loading: "Looking…",
    required: "Please fill in “{name}”.",
    wholeNumber: "“{name}” must be a whole number.",
    aNumber: "“{name}” must be a number.",
    atLeast: "“{name}” must be at least {least}.",
    atMost: "“{name}” must be at most {most}.",
    tooShort: "“{name}” needs {least} characters or more.",
    tooLong: "“{name}” takes {most} characters at most.",
    pickListed: "Pick “{name}” from the list.",
    optional: "optional",
    failed: "This interaction failed",
    gone: "That channel is from an earlier start and is gone; the bot still has its game.",
    changed: "This has changed meanwhile; look again",
    noResponse: "The application did not respond",
    onlyYou: "Only you can see this",
    dismiss: "Dismiss message",
    thinking: "{bot} is thinking…",
    edited: "(edited)",
    used: "used",
    app: "BOT",
    startedThread: "started a thread:",
    pinned: "pinned a message.",
    choose: "Choose",
    chooseSome: "Choose {range}",
    ok: "OK",
    chosen: "{count} chosen",
    cancel: "Cancel",
    submit: "Submit",
    close: "Close",
    tryAgain: "Something went wrong. Try again.",
    fieldRequired: "This is needed.",
    fieldShort: "{least} characters or more.",
    fieldCount: "Choose {range}.",
    you: "you",
    newMessages: "New messages",
    today: "Today",
    emptyChannel: "Nothing here yet",
    emptyChannelText:
      "Type / below to see what {bot} can do. Then change seats on the people list and answer as somebody else.",
    emptyDm: "Private messages",
    emptyDmText: "What {bot} writes to {seat} alone appears here: the hand, the decision, the buttons to answer with.",
    start: "Show the commands",
    stopped: "The program has stopped. Start it again with “make run”; this page comes back by itself.",
    faultNote: "The bot raised an error (see the log): {text}",
    timePassed: "Time has passed.",
    zoom: "Enlarge the picture",
    spoiler: "Show the hidden text",
    download: "Open the file",
    helpTitle: "What is this?",
    helpText:
      "This is the real bot, talking to a Discord that exists only on this computer. Nothing here reaches the internet.",
    helpSeats:
      "Six people sit here, and you are all of them: change seats on the people list. A red number says that somebody is being called. Each seat has its own language.",
    helpPrivate:
      "On one side is the server that everybody sees, on the other what the bot tells the acting seat alone. A message marked “only you can see this” is private too.",
    helpTime: "Reminders come after hours; the time buttons skip ahead.",
    helpReset: "Games are kept in the folder {folder}. To start over, stop the program, delete that folder and run it again.",
    helpRestart:
      "The make-believe server is new at each start: its messages and threads are gone, but the people, their private messages' place and the bot's own memory of their games stay.",
  },
  "pt-BR": {
    tagline: "Área de testes: um Discord de mentirinha",
    actAs: "Agir como",
    places: "Servidor",
    time: "Tempo",
    hour: "Pular 1 h",
    day: "Pular 1 dia",
    timeHint: "Deixar o tempo passar, para ver os lembretes",
    general: "geral",
    about: "Sobre esta página",
    dmTab: "Privado",
    dmName: "{bot} para {seat}",
    dmTopic: "só {seat} vê isto",
    channelTopic: "todo mundo vê isto",
    threadTopic: "tópico",
    message: "Mensagem em {place}",
    typeSlash: "digite / para ver os comandos",
    messageOrSlash: "Mensagem, ou / para comandos",
    commands: "Comandos",
    send: "Enviar",
    leaveCommand: "Fechar o comando",
    noCommand: "Nenhum comando começa assim.",
    noChoice: "Nenhum resultado.",
    freeText: "Usar “{text}”",
    yes: "Sim",
    no: "Não",
    loading: "Procurando…",
    required: "Preencha “{name}”.",
    wholeNumber: "“{name}” precisa ser um número inteiro.",
    aNumber: "“{name}” precisa ser um número.",
    atLeast: "“{name}” precisa ser no mínimo {least}.",
    atMost: "“{name}” pode ser no máximo {most}.",
    tooShort: "“{name}” precisa de {least} caracteres ou mais.",
    tooLong: "“{name}” aceita no máximo {most} caracteres.",
    pickListed: "Escolha “{name}” na lista.",
    optional: "opcional",
    failed: "Esta interação falhou",
    gone: "Esse canal é de uma execução anterior e não existe mais; o bot ainda tem a partida.",
    changed: "Isto mudou; olhe de novo",
    noResponse: "O aplicativo não respondeu",
    onlyYou: "Só você pode ver isto",
    dismiss: "Ignorar mensagem",
    thinking: "{bot} está pensando…",
    edited: "(editado)",
    used: "usou",
    app: "BOT",
    startedThread: "iniciou um tópico:",
    pinned: "fixou uma mensagem.",
    choose: "Escolha",
    chooseSome: "Escolha {range}",
    ok: "OK",
    chosen: "Marcados: {count}",
    cancel: "Cancelar",
    submit: "Enviar",
    close: "Fechar",
    tryAgain: "Algo deu errado. Tente de novo.",
    fieldRequired: "Falta preencher.",
    fieldShort: "{least} caracteres ou mais.",
    fieldCount: "Escolha {range}.",
    you: "você",
    newMessages: "Novas mensagens",
    today: "Hoje",
    emptyChannel: "Nada aqui ainda",
    emptyChannelText:
      "Digite / abaixo para ver o que {bot} sabe fazer. Depois troque de lugar na lista de pessoas e responda como outra pessoa.",
    emptyDm: "Mensagens privadas",
    emptyDmText: "O que {bot} escreve só para {seat} aparece aqui: a mão, a decisão e os botões para responder.",
    start: "Mostrar os comandos",
    stopped: "O programa parou. Inicie-o de novo com “make run”; esta página volta sozinha.",
    faultNote: "O bot teve um erro (veja o log): {text}",
    timePassed: "O tempo passou.",
    zoom: "Ampliar a imagem",
    spoiler: "Mostrar o texto oculto",
    download: "Abrir o arquivo",
    helpTitle: "O que é isto?",
    helpText:
      "Este é o bot de verdade, conversando com um Discord que só existe neste computador. Nada daqui chega à internet.",
    helpSeats:
      "Seis pessoas estão sentadas aqui, e você é todas elas: troque de lugar na lista de pessoas. Um número vermelho diz que alguém está sendo chamado. Cada lugar tem seu idioma.",
    helpPrivate:
      "De um lado fica o servidor que todos veem; do outro, o que o bot diz só a quem você está representando. Uma mensagem marcada “só você pode ver isto” também é privada.",
    helpTime: "Os lembretes chegam depois de horas; os botões de tempo adiantam o relógio.",
    helpReset: "As partidas ficam na pasta {folder}. Para recomeçar do zero, pare o programa, apague essa pasta e inicie de novo.",
    helpRestart:
      "O servidor de mentirinha é novo a cada início: as mensagens e os tópicos somem, mas as pessoas, o lugar das mensagens privadas e o que o bot lembra das partidas continuam.",
  },
};

let language = "en-US";

/** Speak the language of the acting seat. */
export function speak(locale) {
  language = locale in WORDS ? locale : "en-US";
  document.documentElement.lang = language;
}

export const spoken = () => language;

/** A sentence with its names filled in. */
export function say(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** What the page calls a place of the server: the channel that every server has, in the reader's language. */
export const placeName = (place) => (place.kind === "channel" && place.name === "general" ? say("general") : place.name);

/** "2" or "2 – 4". */
export const range = (least, most) => (least === most ? String(least) : `${least} – ${most}`);

export const languageNames = { "en-US": "English", "pt-BR": "Português" };
