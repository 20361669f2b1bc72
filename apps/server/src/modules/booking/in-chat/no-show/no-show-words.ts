import { sayChoice, type SpokenLanguage } from '@spotter/domain/booking';

/** Writes the chat message to a guest who missed a call, with times that are open instead. */
export function writeNoShowWords(
  which: 'first' | 'last',
  times: Date[],
  { zone, language }: { zone: string; language: SpokenLanguage },
): string {
  const { [which]: words, ask } = sentences[language];
  return times.length === 0 ? words(ask) : words(sentences[language].offer(sayChoice(times, zone, language)));
}

const sentences: Record<
  SpokenLanguage,
  Record<'first' | 'last', (offer: string) => string> & { offer: (times: string) => string; ask: string }
> = {
  en: {
    first: (offer) => `Sorry we missed each other on the call. No worries at all! ${offer}`,
    last: (offer) => `I do not want to push you, so this is my last message about the call. ${offer}`,
    offer: (times) => `I have ${times} open. Would one of these suit you?`,
    ask: 'Shall we find another time?',
  },
  es: {
    first: (offer) => `Siento que no coincidiéramos en la llamada. ¡No pasa nada! ${offer}`,
    last: (offer) => `No quiero molestarte, así que este es mi último mensaje sobre la llamada. ${offer}`,
    offer: (times) => `Tengo libre el ${times}. ¿Te sirve alguna?`,
    ask: '¿Buscamos otra hora?',
  },
  pt: {
    first: (offer) => `Que pena que nos desencontramos na chamada. Sem problema! ${offer}`,
    last: (offer) => `Não quero incomodar, então esta é minha última mensagem sobre a chamada. ${offer}`,
    offer: (times) => `Tenho livre: ${times}. Algum desses horários serve para você?`,
    ask: 'Vamos achar outro horário?',
  },
  fr: {
    first: (offer) => `Dommage, on s'est manqués pour l'appel. Aucun souci ! ${offer}`,
    last: (offer) => `Je ne veux pas insister, c'est donc mon dernier message au sujet de l'appel. ${offer}`,
    offer: (times) => `J'ai encore de libre : ${times}. Est-ce qu'un de ces créneaux te convient ?`,
    ask: 'On trouve un autre créneau ?',
  },
  de: {
    first: (offer) => `Schade, dass wir uns beim Gespräch verpasst haben. Gar kein Problem! ${offer}`,
    last: (offer) => `Ich will dich nicht drängen, das ist meine letzte Nachricht zum Gespräch. ${offer}`,
    offer: (times) => `Ich habe noch frei: ${times}. Passt dir eine dieser Zeiten?`,
    ask: 'Wollen wir eine andere Zeit finden?',
  },
  it: {
    first: (offer) => `Peccato che non ci siamo incontrati nella chiamata. Nessun problema! ${offer}`,
    last: (offer) => `Non voglio insistere, quindi questo è il mio ultimo messaggio sulla chiamata. ${offer}`,
    offer: (times) => `Ho libero: ${times}. Uno di questi orari ti va bene?`,
    ask: 'Troviamo un altro orario?',
  },
  nl: {
    first: (offer) => `Jammer dat we elkaar misten bij het gesprek. Geen enkel probleem! ${offer}`,
    last: (offer) => `Ik wil niet aandringen, dus dit is mijn laatste bericht over het gesprek. ${offer}`,
    offer: (times) => `Ik heb nog vrij: ${times}. Komt een van deze tijden je uit?`,
    ask: 'Zullen we een andere tijd zoeken?',
  },
  pl: {
    first: (offer) => `Szkoda, że minęliśmy się na rozmowie. Nic nie szkodzi! ${offer}`,
    last: (offer) => `Nie chcę naciskać, więc to moja ostatnia wiadomość w sprawie rozmowy. ${offer}`,
    offer: (times) => `Wolne terminy: ${times}. Czy któryś ci pasuje?`,
    ask: 'Poszukamy innego terminu?',
  },
};
