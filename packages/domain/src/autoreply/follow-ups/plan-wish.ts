import { isWindowOpen, type WindowFacts } from '../window/messaging-window.ts';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/** What comes of a message that the contact asked for at a time of their own. */
export type PlannedWish = { state: 'planned'; at: Date } | { state: 'canceled'; reason: 'window' };

/** Returns whether the agent may write at the time that the contact named: after the window only a person may. */
export function planWish(at: Date, window: WindowFacts): PlannedWish {
  return isWindowOpen(window, at) ? { state: 'planned', at } : { state: 'canceled', reason: 'window' };
}

const words: Record<ChatLanguage, string> = {
  en: "I can't write first here after 24 hours, so message me then and I'll be right with you.",
  es: 'Después de 24 horas aquí no puedo escribir primero: mándame un mensaje ese día y te contesto enseguida.',
  pt: 'Depois de 24 horas não posso escrever primeiro aqui: me mande uma mensagem nesse dia e eu respondo logo.',
  fr: 'Après 24 heures, je ne peux pas écrire en premier ici : écris-moi ce jour-là et je te réponds tout de suite.',
  de: 'Nach 24 Stunden kann ich hier nicht zuerst schreiben: Melde dich dann kurz, und ich antworte gleich.',
  it: 'Dopo 24 ore qui non posso scrivere per primo: mandami un messaggio quel giorno e ti rispondo subito.',
  nl: 'Na 24 uur kan ik hier niet als eerste schrijven: stuur me dan een bericht en ik antwoord meteen.',
  pl: 'Po 24 godzinach nie mogę tu napisać pierwszy: napisz wtedy do mnie, a od razu odpowiem.',
};

/** Returns the immediate reply to a contact who wants a message at a time when the agent may not write. */
export function beyondWindowWords(language: ChatLanguage): string {
  return words[language];
}
