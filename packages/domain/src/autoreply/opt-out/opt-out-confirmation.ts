import { linear } from '../../text/linear-expression.ts';
import { phraseLanguage } from '../../safety/matching/phrase-language.ts';
import { asksForDeletion } from './opt-out.ts';
import { languagesOfTopic } from '../phrases/talk-phrases.ts';
import { type ChatLanguage, languageOf, toldLanguage } from '../../text/chat-language.ts';

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
/** The sentence that follows where the contact asked for deletion. */
const deletions: Record<ChatLanguage, string> = {
  en: 'Your wish to have your data deleted goes to the coach.',
  es: 'Tu petición de borrar tus datos pasa al coach.',
  pt: 'Seu pedido para apagar seus dados vai para o coach.',
  fr: 'Ta demande de suppression de tes données va au coach.',
  de: 'Dein Wunsch, deine Daten zu löschen, geht an den Coach.',
  it: 'La tua richiesta di cancellare i dati va al coach.',
  nl: 'Je verzoek om je gegevens te verwijderen gaat naar de coach.',
  pl: 'Twoja prośba o usunięcie danych trafia do trenera.',
};
/** The confirmations, and the sentence that follows where the contact asked for deletion. */
export const optOutConfirmations = {
  stop: confirmations,
  deletion: deletions,
} satisfies Record<string, Record<ChatLanguage, string>>;

/** Stop requests that are spelled the same in several languages, so they do not show the language. */
const everywhere = linear(String.raw`^\W*(?:stop+|basta|stop+ all)\W*$`, 'i');

function deletionLanguage(text: string): ChatLanguage | null {
  const [language, ...others] = languagesOfTopic(text, 'deletion');
  return language === undefined || others.length > 0 ? null : language;
}

/**
 * Returns the one message after a stop request, in the language of the request. `earlier` is what the contact wrote
 * before, oldest first: a bare "stop" is answered in the language of the conversation. `spoken` is the language of the
 * business side.
 */
export function optOutConfirmation(text: string, earlier: string[] = [], spoken: ChatLanguage = 'en'): string {
  const before = languageOf(earlier, text.toLowerCase().includes('basta') && spoken === 'en' ? 'es' : spoken);
  const own = everywhere.test(text) ? null : (phraseLanguage(text) ?? deletionLanguage(text) ?? toldLanguage([text]));
  const language = own ?? before;
  return asksForDeletion(text) ? `${confirmations[language]} ${deletions[language]}` : confirmations[language];
}
