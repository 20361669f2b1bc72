import { anyOf, linear } from '../text/linear-expression.ts';
import { said } from '../wording/said.ts';
import { dateWords } from './date-words.ts';

/** The words in which a booking is told, in English and Spanish, folded and without apostrophes. */

/** Stands in a sentence for its days and times, which the signs would otherwise spell out again and again. */
export const moment = 'themoment';
const leading = '(?:on |this |next |el |este |proximo |the |at |a las? |al )*';
const clock = linear(String.raw`\b${leading}\d{1,2}(?:[:.h]\d\d| ?[ap]\.? ?m\b| ?h\b)`);
const days = said(
  'days',
  [
    '[{leading}]* ({weekday}/tomorrow/tmrw/tonight/today/manana/hoy)',
    '[{leading}]* {month} {ordinal}',
    '[{leading}]* {ordinal} [of/de] {month}',
  ],
  { ...dateWords, leading: ['on, this, next, el, este, proximo, the, at, a la, a las, al'] },
);
const hourAfterWord = linear(String.raw`\b(?:at|a las?) \d{1,2}`);
/** An hour alone is a time at the end of what is said. */
const bareHour = linear(String.raw`\b${leading}\d{1,2}($|[,.!])`);
const severalMoments = linear(`${moment}(?:[ ,]+${moment})+`);

/** The sentence with its days and times as one word each; several in a row are one. */
export function withMomentsMarked(plain: string): string {
  const marked = [clock, days, hourAfterWord].reduce((text, each) => each.replace(text, moment), plain);
  const hours = bareHour.replace(marked, ({ groups: [end = ''] }) => moment + end);
  return severalMoments.replace(hours, moment);
}

export const day = String.raw`(?:${moment}|(?:on )?(?:then|there)\b)`;
export const call = String.raw`(?:call|spot|appointment|slot|session|meeting|time|consult\w*|zoom|chat with \w+|place)`;
export const booking = String.raw`(?:call|spot|appointment|slot|meeting|consult\w*|zoom|booking|reservation)`;
export const llamada = anyOf('llamada|cita|sesion|reunion|lugar|cupo|espacio', 'videollamada|consulta|horario|turno');
export const done = anyOf(
  'booked|scheduled|rescheduled|reserved|confirmed|locked in|locked|penciled in|pencilled in',
  'secured|guaranteed|moved|all set',
);
export const hecho = '(?:agendad|reservad|confirmad|programad|apartad|reagendad|asegurad|separad)[oa]s?';
/** What is noted down may be anything; only a person is noted down for a call. */
export const noted = '(?:anotad|apuntad|registrad)[oa]s?';
export const itsPlace = String.raw`(?:the|my|his|her|our|dans|\w+s)`;
export const adverbs = '(?: (?:all|now|officially|already|both|just|also|successfully))*';

const greetings = anyOf(
  'great|perfect|awesome|done|ok|okay|cool|alright|and|yes|yep|yup|yay|amazing|sweet|nice|boom|lovely|sorted',
  'sure|sure thing|no problem|no worries|hey|hi',
  'listo|perfecto|genial|hecho|super|excelente|y|si|vale|va|hola|ya|ya esta|claro',
);
/** What may stand before a claim at the beginning of a sentence: "Perfect, Anna!" */
export const opening = String.raw`^(?:${greetings}(?: \w+,[ ,!:-]*|[ ,!:-]+))*`;
