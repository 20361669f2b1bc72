import { linear } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { dateWords } from '../../words/date-words.ts';

/** Words for a booking in English and Spanish, folded and without apostrophes. */

/** Stands in a sentence for its days and times, which the signs would otherwise have to spell out. */
export const moment = 'themoment';
const leading = '(?:on |this |next |el |este |proximo |the |at |a las? |al )*';
const clock = linear(String.raw`\b${leading}\d{1,2}(?:[:.h]\d\d| ?[ap]\.? ?m\b| ?h\b)`);
const days = phraseMatcher(
  'days',
  [
    '[{leading}]* ({weekday}/tomorrow/tmrw/tonight/today/manana/hoy)',
    '[{leading}]* {month} {ordinal}',
    '[{leading}]* {ordinal} [of/de] {month}',
  ],
  { ...dateWords, leading: ['on, this, next, el, este, proximo, the, at, a la, a las, al'] },
);
const hourAfterWord = linear(String.raw`\b(?:at|a las?) \d{1,2}`);
/** An hour without minutes is a time at the end of a text. */
const bareHour = linear(String.raw`\b${leading}\d{1,2}($|[,.!])`);
const severalMoments = linear(`${moment}(?:[ ,]+${moment})+`);

/** Returns the sentence with its days and times as one word each; several in a row are one. */
export function withMomentsMarked(plain: string): string {
  const marked = [clock, days, hourAfterWord].reduce((text, each) => each.replace(text, moment), plain);
  const hours = bareHour.replace(marked, ({ groups: [end = ''] }) => moment + end);
  return severalMoments.replace(hours, moment);
}
