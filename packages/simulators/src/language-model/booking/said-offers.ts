import { plainText } from '../reading/plain-text.ts';
import { type Day, nextDate } from './wall-days.ts';

/** A start as it was said to the contact: the day and the time of day in their zone. */
export type SaidStart = { day: Day; time: string };

const english = 'january february march april may june july august september october november december'.split(' ');
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const inEnglish = new RegExp(
  String.raw`\b[a-z]+day, (${english.join('|')}) (\d{1,2}) at (\d{1,2}):(\d{2}) (am|pm)`,
  'g',
);
const inSpanish = new RegExp(
  String.raw`\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo), (\d{1,2}) de (${spanish.join('|')}), a las? (\d{1,2}):(\d{2})`,
  'g',
);

/** The starts that a message of the business side names in full, in their order. */
export function startsIn(text: string, today: Day): SaidStart[] {
  const plain = plainText(text);
  return [
    ...[...plain.matchAll(inEnglish)].map(([, month = '', day, hour, minute, half]) => ({
      day: nextDate(today, english.indexOf(month) + 1, Number(day)),
      time: `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`,
    })),
    ...[...plain.matchAll(inSpanish)].map(([, day, month = '', hour, minute]) => ({
      day: nextDate(today, spanish.indexOf(month) + 1, Number(day)),
      time: `${(hour ?? '').padStart(2, '0')}:${minute}`,
    })),
  ];
}
