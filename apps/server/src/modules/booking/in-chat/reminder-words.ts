import type { SpokenLanguage } from '@spotter/domain/booking';

/** The texts of reminders of a call in a chat. */
export const reminderWords: Record<
  SpokenLanguage,
  Record<'reminder-day' | 'reminder-hour', (when: string) => string>
> = {
  en: {
    'reminder-day': (when) => `Quick reminder: our call is on ${when}. See you there!`,
    'reminder-hour': (when) => `Our call begins soon: ${when}. Talk to you in a bit!`,
  },
  es: {
    'reminder-day': (when) => `Un recordatorio: nuestra llamada es el ${when}. ¡Nos vemos!`,
    'reminder-hour': (when) => `Nuestra llamada empieza pronto: ${when}. ¡Hablamos en un rato!`,
  },
  pt: {
    'reminder-day': (when) => `Um lembrete da nossa chamada: ${when}. Até lá!`,
    'reminder-hour': (when) => `Nossa chamada começa em breve: ${when}. Até já!`,
  },
  fr: {
    'reminder-day': (when) => `Petit rappel, notre appel est ${when}. À bientôt !`,
    'reminder-hour': (when) => `Notre appel commence bientôt : ${when}. À tout de suite !`,
  },
  de: {
    'reminder-day': (when) => `Kurze Erinnerung an unser Gespräch: ${when}. Bis dann!`,
    'reminder-hour': (when) => `Unser Gespräch beginnt bald: ${when}. Bis gleich!`,
  },
  it: {
    'reminder-day': (when) => `Un promemoria per la nostra chiamata: ${when}. A presto!`,
    'reminder-hour': (when) => `La nostra chiamata inizia tra poco: ${when}. A tra poco!`,
  },
  nl: {
    'reminder-day': (when) => `Even een herinnering aan ons gesprek: ${when}. Tot dan!`,
    'reminder-hour': (when) => `Ons gesprek begint zo: ${when}. Tot zo!`,
  },
  pl: {
    'reminder-day': (when) => `Przypomnienie o naszej rozmowie: ${when}. Do usłyszenia!`,
    'reminder-hour': (when) => `Nasza rozmowa zaczyna się niedługo: ${when}. Do usłyszenia za chwilę!`,
  },
};
