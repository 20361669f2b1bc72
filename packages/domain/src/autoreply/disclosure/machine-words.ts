import type { ChatLanguage } from '@spotter/language/detection/chat-languages';

/** What a name of somebody is read as. */
export const nameWord = 'nnn';

type Words = 'greets' | 'says' | 'owner' | 'machine' | 'virtual' | 'writes' | 'ends' | 'runs' | 'denies';

/**
 * The words of statements that a machine writes, without apostrophes and hyphens. `says` comes before the
 * machine, `writes` behind it; `virtual` may be a person's trade; `denies` has what is never a name.
 */
const words: Record<ChatLanguage, Record<Words, string[]>> = {
  en: {
    greets: ['hi, hey, hello, welcome, heads up, honest answer, honestly, yes, yep, yeah, sure, just so you know, fyi'],
    says: [
      'i m, im, i am, this is, (you re/youre/you are) [now] (talking/chatting/speaking/texting/writing) (to/with)',
      '(this/this chat/this message/this account/this reply) is (written/answered/run/sent/handled) by',
      '(messages/replies) here are (written/answered/sent) by',
    ],
    owner: ['a, an, the, my, our, your, nnn s, coach nnn s, (the/your/my) coach s'],
    machine: [
      '(ai/a i/automated/automatic) (assistant/helper/agent/bot/chatbot/robot/system)',
      'ai, a i, bot, robot, chatbot, chat bot',
    ],
    virtual: ['(virtual/digital) assistant'],
    writes: [
      '(writes/answers/replies/responds/is writing/is answering) [here/this/to you/you/your messages/these messages]',
      'writes (this message/these messages/in this chat)',
    ],
    ends: ['(of/for) (nnn/coach nnn/the coach/your coach), here, [and] not a (person/human)'],
    runs: [
      '(this chat/this conversation/this message/this reply) is (automated/automatic), (these messages/my replies/replies here) are (automated/automatic)',
    ],
    denies: ['not', 'no', 'nobody', 'never', 'none', 'without', 'neither', 'nor', 'hardly', 'behind', 'against'],
  },
  es: {
    greets: ['hola, buenas, buenos dias, bienvenido, bienvenida, si, claro, para que lo sepas'],
    says: [
      'soy, yo soy, este es, (te/aqui te/aqui) (escribe/responde/contesta), quien [te/aqui] (escribe/responde/contesta) es',
      '(hablas/chateas/escribes) con, estas (hablando/chateando/escribiendo) con, aqui',
    ],
    owner: ['el, la, un, una, tu, mi, nuestro'],
    machine: [
      '(asistente/sistema/agente/ayudante) (automatico/automatica/automatizado/automatizada/ia/de ia/con ia/de inteligencia artificial)',
      'bot, robot, chatbot, ia, inteligencia artificial',
    ],
    virtual: ['asistente (virtual/digital)'],
    writes: ['[te] (escribe/responde/contesta) [aqui/esto/estos mensajes/este mensaje/este chat/en este chat]'],
    ends: [
      '(de/para/por) (nnn/coach nnn/tu coach/la coach/el coach), del (coach/entrenador/equipo), aqui, [y] no una persona',
    ],
    runs: ['(este chat/este mensaje) es automatico, (esta respuesta) es automatica, estos mensajes son automaticos'],
    denies: ['no', 'nadie', 'nunca', 'ningun', 'ninguna', 'ninguno', 'sin', 'jamas', 'ni'],
  },
  pt: {
    greets: ['ola, oi, bem vindo, bem vinda, bom dia, sim, claro, so para voce saber'],
    says: [
      'sou, eu sou, este e, esta e, (aqui/quem) (escreve/responde) e, (aqui/quem) (escreve/responde) aqui e, aqui (escreve/responde)',
      '(voce esta/voce) (falando/conversando) com, (falas/fala/voce fala) com, aqui e, quem [te] (escreve/responde) e',
    ],
    owner: ['o, a, um, uma, seu, meu, nosso'],
    machine: [
      '(assistente/sistema/agente) (automatico/automatica/automatizado/automatizada/ia/de ia/com ia/de inteligencia artificial)',
      'bot, robo, chatbot, ia, inteligencia artificial',
    ],
    virtual: ['assistente (virtual/digital)'],
    writes: ['[te] (escreve/responde) [aqui/isto/isso/estas mensagens/esta mensagem/neste chat/voce]'],
    ends: [
      '(de/da/do/para/pela/pelo) (nnn/coach nnn/coach), (do/da) (treinador/treinadora/equipe), aqui, [e] nao uma pessoa',
    ],
    runs: [
      '(este chat) e automatico, (esta mensagem/esta resposta/esta conversa) e automatica, estas mensagens sao automaticas',
    ],
    denies: ['nao', 'ninguem', 'nunca', 'nenhum', 'nenhuma', 'sem', 'jamais', 'nem'],
  },
  fr: {
    greets: ['salut, bonjour, coucou, bonsoir, bienvenue, oui, bien sur, pour info'],
    says: [
      'je suis, moi c est, c est, ici, voici, ici c est, qui (repond/ecrit) [ici] c est, (c est/ici c est)',
      '(tu parles/vous parlez) (a/avec), (tu ecris/vous ecrivez) a, tu discutes avec',
    ],
    owner: ['l, le, la, un, une, ton, votre, mon, notre'],
    machine: [
      '(assistant/assistante/systeme/agent) (automatique/automatise/automatisee/ia/d ia/d intelligence artificielle)',
      'bot, robot, chatbot, ia, intelligence artificielle',
    ],
    virtual: ['(assistant/assistante) (virtuel/virtuelle/numerique)'],
    writes: [
      '[te/vous/t] (ecrit/repond) [ici/ceci/ces messages/ce message/dans ce chat/dans cette conversation]',
      'qui [te/vous/t] (ecrit/repond) [ici]',
    ],
    ends: [
      '(de/d/pour) (nnn/coach nnn/ton coach/votre coach), (du/de la) (coach/entraineur/entraineuse), ici, [et] pas une personne',
    ],
    runs: [
      '(ce chat/ce message) est automatique, (cette reponse/cette conversation) est automatique, ces messages sont automatiques',
    ],
    denies: ['pas', 'personne', 'jamais', 'aucun', 'aucune', 'sans', 'ni', 'non', 'nul'],
  },
  de: {
    greets: ['hi, hey, hallo, servus, moin, willkommen, guten tag, ja, klar, zur info'],
    says: [
      'ich bin, das ist, hier (schreibt/antwortet) [dir], hier ist, hier, dir (schreibt/antwortet) [hier]',
      '(du schreibst/du chattest/du sprichst/sie schreiben/sie chatten/sie sprechen) [hier/gerade] mit',
    ],
    owner: ['der, die, das, dem, ein, eine, einem, einer, dein, deine, mein, meine, unser, nnn, coach nnn'],
    machine: [
      '(automatischer/automatische/automatischen/automatisierter/automatisierte/ki) (assistent/assistentin/assistenten/agent/system)',
      'bot, roboter, chatbot, ki, kunstliche intelligenz',
    ],
    virtual: ['(virtueller/virtuelle/digitaler/digitale) (assistent/assistentin)'],
    writes: ['(schreibt/antwortet) [dir] [hier/dies/das/diese nachrichten/in diesem chat]'],
    ends: [
      'von (nnn/coach nnn/deinem coach), (des/der) (coaches/coachs/coach/trainers/trainerin), hier, [und] kein mensch',
    ],
    runs: [
      '(dieser chat/diese nachricht/diese antwort) ist (automatisch/automatisiert), diese nachrichten sind (automatisch/automatisiert)',
    ],
    denies: ['nicht', 'kein', 'keine', 'niemand', 'niemandes', 'nie', 'ohne', 'weder', 'keiner'],
  },
  it: {
    greets: ['ciao, salve, benvenuto, benvenuta, buongiorno, si, certo, per chiarezza'],
    says: [
      'sono, io sono, questo e, questa e, qui (scrive/risponde), ti (scrive/risponde), chi [ti] (scrive/risponde) [qui] e, qui c e, qui',
      '(parli/stai parlando/chatti/stai chattando/scrivi) con',
    ],
    owner: ['il, lo, la, l, un, uno, una, il tuo, la tua, il mio, la mia'],
    machine: [
      '(assistente/sistema/agente) (automatico/automatica/automatizzato/automatizzata/ia/ai/di ia/con ia/di intelligenza artificiale)',
      'bot, robot, chatbot, ia, ai, intelligenza artificiale',
    ],
    virtual: ['assistente (virtuale/digitale)'],
    writes: ['[ti] (scrive/risponde) [qui/questo/questi messaggi/in questa chat]'],
    ends: ['(di/per) (nnn/coach nnn/coach), (del/della) (coach/allenatore/allenatrice), qui, [e] non una persona'],
    runs: [
      'questa (chat/risposta/conversazione) e automatica, questo messaggio e automatico, questi messaggi sono automatici',
    ],
    denies: ['non', 'no', 'nessuno', 'nessun', 'nessuna', 'mai', 'senza', 'ne'],
  },
  nl: {
    greets: ['hoi, hey, hallo, welkom, goedendag, ja, zeker, ter info'],
    says: [
      'ik ben, dit is, hier (schrijft/antwoordt) [je], hier is, hier, je krijgt antwoord van',
      '(je praat/je chat/je schrijft/u spreekt/u chat) [hier/nu] met',
    ],
    owner: ['de, het, een, je, jouw, mijn, onze, nnn, nnn s, coach nnn'],
    machine: [
      '(automatische/geautomatiseerde/ai) (assistent/assistente/agent)',
      'automatisch systeem, bot, robot, chatbot, ai, kunstmatige intelligentie',
    ],
    virtual: ['(virtuele/digitale) assistent'],
    writes: ['(schrijft/antwoordt) [je] [hier/dit/deze berichten/in deze chat]'],
    ends: ['van (nnn/coach nnn/de coach/je coach/de trainer), hier, [en] geen mens'],
    runs: [
      '(deze chat/dit bericht/dit antwoord) is (automatisch/geautomatiseerd), deze berichten zijn (automatisch/geautomatiseerd)',
    ],
    denies: ['niet', 'geen', 'niemand', 'niemands', 'nooit', 'zonder', 'noch'],
  },
  pl: {
    greets: ['hej, czesc, witaj, dzien dobry, tak, pewnie, dla jasnosci'],
    says: [
      'jestem, to, tu, tutaj, (odpisuje/odpowiada/pisze) [tu/tutaj/ci/do ciebie], (tu/tutaj) (odpisuje/odpowiada/pisze) [ci]',
      '(rozmawiasz/piszesz/czatujesz) z',
    ],
    owner: ['twoj, twoim, moj, moim'],
    machine: [
      '(automatycznym/automatyczny/zautomatyzowanym/zautomatyzowany) (asystentem/asystent/systemem/system)',
      'asystent ai, asystentem ai, asystentka ai, bot, botem, robot, robotem, chatbot, chatbotem, ai, sztuczna inteligencja',
    ],
    virtual: ['(wirtualnym/wirtualny/cyfrowym) (asystentem/asystent)'],
    writes: ['(pisze/odpisuje/odpowiada) [tu/tutaj/ci/te wiadomosci/na tym czacie]'],
    ends: ['(trenera/trenerki/coacha) [nnn], nnn, od nnn, tutaj, [a] nie czlowiek, [a] nie czlowiekiem'],
    runs: [
      '(ten czat) jest automatyczny, (ta wiadomosc/ta odpowiedz) jest automatyczna, te wiadomosci sa automatyczne',
    ],
    denies: ['nie', 'nikt', 'nikogo', 'niczyj', 'niczyim', 'nigdy', 'zaden', 'bez', 'ani'],
  },
};

/** Machines that only a verb makes a writer: "I'm a machine" is a boast. */
const writers: Record<ChatLanguage, string> = {
  en: 'machine, computer',
  es: 'maquina',
  pt: 'maquina',
  fr: 'machine',
  de: 'maschine',
  it: 'macchina',
  nl: 'machine',
  pl: 'maszyna',
};

export const machineClasses = (language: ChatLanguage): Record<Words | 'writer', string[]> => ({
  ...words[language],
  writer: [...words[language].machine, writers[language]],
});
