import { linear } from '../text/linear-expression.ts';
import { type ChatLanguage, languageOf } from './chat-language.ts';

const confirmations: Record<ChatLanguage, string> = {
  en: "Understood, I won't message you again.",
  es: 'Entendido, no te escribiré más.',
  pt: 'Entendido, não vou mais escrever para você.',
  fr: "C'est noté, je ne t'écrirai plus.",
  de: 'Verstanden, ich schreibe dir nicht mehr.',
  it: 'Ricevuto, non ti scriverò più.',
  nl: 'Begrepen, ik stuur je geen berichten meer.',
  pl: 'Rozumiem, nie będę już pisać.',
};
/** Words that ask for silence and are spelled the same in several languages: they do not tell which one it was. */
const everywhere = linear(String.raw`^\W*(?:stop+|basta|stop+ all)\W*$`, 'i');

/**
 * The one thing said after a wish to be left alone, in the language of that wish. `earlier` is what the contact wrote before,
 * oldest first: a bare "stop" is answered in the language of the conversation.
 */
export function optOutConfirmation(text: string, earlier: string[] = []): string {
  const own = everywhere.test(text) ? null : languageOf([text]);
  return confirmations[own ?? languageOf(earlier, text.toLowerCase().includes('basta') ? 'es' : 'en')];
}
