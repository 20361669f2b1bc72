import { addDays } from '@spotter/language/zones/zoned-time';

/** A lead's answers to three offered times, and what must follow. */
export type WayToSay = {
  language: 'en' | 'es';
  says: string[];
  /** The one booked call, as days after the Monday and the time; null: nothing is booked, and the agent asks. */
  books: string | null;
};

/** How a lead in Chicago asks for a call. */
export const openings = {
  en: 'SHRED can i book a call? im in chicago',
  es: 'SHRED hola, quiero agendar una llamada, estoy en chicago',
};

/**
 * The offered times are Monday at 11:00 and 12:00 and Tuesday at 9:00 (`+0 11:00`, `+0 12:00`, `+1 09:00`).
 * `{8}` stands for the date eight days after the Monday.
 */
const english: [string | string[], string | null][] = [
  ['the second one', '+0 12:00'],
  ['2nd pls', '+0 12:00'],
  ['first one works', '+0 11:00'],
  ['the last one', '+1 09:00'],
  ['option 3', '+1 09:00'],
  ['2', '+0 12:00'],
  ['9', '+1 09:00'],
  ['12', '+0 12:00'],
  ['11 works', '+0 11:00'],
  ['the 12 one', '+0 12:00'],
  ['noon today', '+0 12:00'],
  ['tmrw at 9', '+1 09:00'],
  ['tmrw at 4', '+1 16:00'],
  ['tomorrow 3pm', '+1 15:00'],
  ['day after tmrw at 2', '+2 14:00'],
  ['wed @ 10', '+2 10:00'],
  ['thurs 2pm', '+3 14:00'],
  ['thursday at noon', '+3 12:00'],
  ['Thursday, 10 am', '+3 10:00'],
  ['fri 11am plz', '+4 11:00'],
  ['friday around 4ish', '+4 16:00'],
  ['can u do wednesday at 1?', '+2 13:00'],
  ['tuesday', '+1 09:00'],
  ['any of those', '+0 11:00'],
  ['next monday at 10', '+7 10:00'],
  ['{8} at 10am', '+8 10:00'],
  [['in two days at 11'], '+2 11:00'],
  [['not monday', 'the first one'], '+1 10:00'],
  [['can we do later', 'the second'], '+2 09:00'],
  [['got anything thursday arvo', '2nd'], '+3 13:00'],
  [['the second one', 'actually the first'], '+0 11:00'],
  [['wed at 10', 'no wait thurs at 10'], '+3 10:00'],
  ['not monday, tues at 2 is better', '+1 14:00'],
  ['not monday', null],
  ['can we do later', null],
  ['none of those work', null],
  ['anything in the afternoon?', null],
  ['evenings only, i work late', null],
  ['yes pls', null],
  ['sounds good', null],
  ['03/04 at 10', null],
  ['thurs at 5', null],
  ['saturday morning', null],
  ['sunday at 10', null],
  ['maybe next week?', null],
  ['tues at 10 or wed at 10', null],
  ['i can do anytime after 2 on wed', null],
  ['5', null],
  ['whats the latest u have on friday', null],
];

const spanish: [string | string[], string | null][] = [
  ['la segunda', '+0 12:00'],
  ['la primera porfa', '+0 11:00'],
  ['la 3', '+1 09:00'],
  ['la de las 12', '+0 12:00'],
  ['11', '+0 11:00'],
  ['cualquiera', '+0 11:00'],
  ['mañana a las 10', '+1 10:00'],
  ['hoy a las 12', '+0 12:00'],
  ['pasado mañana a la 1', '+2 13:00'],
  ['el jueves a las 3', '+3 15:00'],
  ['el miércoles a las 10 de la mañana', '+2 10:00'],
  ['el viernes al mediodía', '+4 12:00'],
  ['el {9} a las 10', '+9 10:00'],
  ['la próxima semana el martes a las 11', '+8 11:00'],
  ['no puedo el lunes, mejor el miércoles a las 11', '+2 11:00'],
  [['mañana por la tarde', 'la primera'], '+1 12:00'],
  [['la segunda', 'perdón, la tercera'], '+1 09:00'],
  ['mañana por la tarde', null],
  ['mañana', null],
  ['el lunes no', null],
  ['más tarde se puede?', null],
  ['05/06 a las 9', null],
  ['sí', null],
  ['ninguna me sirve', null],
  ['el fin de semana?', null],
];

/** Returns all of them, with dates counted from a Monday. */
export function waysToSay(monday: string): WayToSay[] {
  const of = (language: 'en' | 'es', rows: [string | string[], string | null][]) =>
    rows.map(([spoken, books]) => ({
      language,
      says: [spoken].flat().map((text) => dated(text, monday, language)),
      books,
    }));
  return [...of('en', english), ...of('es', spanish)];
}

function dated(text: string, monday: string, language: 'en' | 'es'): string {
  return text.replace(/\{(\d+)\}/, (_, days: string) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
      month: language === 'en' ? 'short' : 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${addDays(monday, Number(days))}T00:00:00Z`)),
  );
}
