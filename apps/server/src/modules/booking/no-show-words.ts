import { sayChoice, type SpokenLanguage } from '@spotter/domain';

/** What somebody who did not come to a call is told in the chat, with the times that are open instead. */
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
};
