import { sayInstant, type SpokenLanguage } from './say-instant.ts';

const sentences: Record<SpokenLanguage, (when: string) => string> = {
  en: (when) => `I have taken the call on ${when} off the calendar for now. You don't have to do anything.`,
  es: (when) => `Por ahora quité del calendario la llamada del ${when}. No tienes que hacer nada.`,
  pt: (when) => `Por enquanto tirei da agenda a chamada de ${when}. Você não precisa fazer nada.`,
  fr: (when) => `Pour l'instant, j'ai retiré du calendrier l'appel du ${when}. Tu n'as rien à faire.`,
  de: (when) => `Den Anruf am ${when} habe ich erst einmal aus dem Kalender genommen. Du musst nichts tun.`,
  it: (when) => `Per ora ho tolto dal calendario la chiamata di ${when}. Non devi fare nulla.`,
  nl: (when) => `Het gesprek op ${when} heb ik voorlopig uit de agenda gehaald. Je hoeft niets te doen.`,
  pl: (when) => `Na razie rozmowa (${when}) jest zdjęta z kalendarza. Nie musisz nic robić.`,
};

/**
 * Returns the message that a call will not take place for now,
 * without a reproach and without offering another one.
 */
export function takenOffText(start: Date, zone: string, language: SpokenLanguage): string {
  return sentences[language](sayInstant(start, zone, language));
}
