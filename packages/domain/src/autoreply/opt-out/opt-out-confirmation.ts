import { asksForDeletion } from './opt-out.ts';
import { languagesOfTopic } from '../phrases/conversation-patterns.ts';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { spokenLanguageOf } from '../hand-over-words/spoken-language.ts';

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

/**
 * Returns the one message after a stop request, in the language of the request. `earlier` is what the contact
 * wrote before, oldest first: a bare "stop" is answered in the language of the conversation. `ours` is what our
 * side wrote, and the coach's instructions before it.
 */
export function optOutConfirmation(text: string, earlier: string[] = [], ours: string[] = []): string {
  const [named, ...others] = languagesOfTopic(text, 'deletion');
  const language =
    named !== undefined && others.length === 0 ? named : spokenLanguageOf({ newest: text, earlier, ours });
  return asksForDeletion(text) ? `${confirmations[language]} ${deletions[language]}` : confirmations[language];
}
