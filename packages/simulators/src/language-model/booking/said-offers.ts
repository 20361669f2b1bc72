import { plainText } from '../reading/plain-text.ts';
import { type Day, nextDate } from './wall-days.ts';

/** A start as the contact read it: the day and the time of day in their zone. */
export type SpokenStart = { day: Day; time: string };

const english = 'january february march april may june july august september october november december'.split(' ');
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const oneTime = String.raw`\d{1,2}(?::\d{2})?(?: [ap]m)?`;
const times = String.raw`${oneTime}(?:(?:, | or )${oneTime}\b)*`;
const inEnglish = new RegExp(
  String.raw`\b[a-z]+day,? (${english.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}) (\d{1,2}) at (${times})`,
  'g',
);
const inSpanish = new RegExp(
  String.raw`\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo), (\d{1,2}) de (${spanish.join('|')}), a las? (\d{1,2}):(\d{2})`,
  'g',
);

/** Returns the starts that a message of the business side names in full, in order. */
export function startsIn(text: string, today: Day): SpokenStart[] {
  const plain = plainText(text);
  return [
    ...[...plain.matchAll(inEnglish)].flatMap(([, month = '', day, spoken = '']) =>
      timesIn(spoken).map((time) => ({
        day: nextDate(today, english.findIndex((name) => name.startsWith(month)) + 1, Number(day)),
        time,
      })),
    ),
    ...[...plain.matchAll(inSpanish)].map(([, day, month = '', hour, minute]) => ({
      day: nextDate(today, spanish.indexOf(month) + 1, Number(day)),
      time: `${(hour ?? '').padStart(2, '0')}:${minute}`,
    })),
  ];
}

/** Returns `10 or 11:30 am` as times of 24 hours; a half of the day also holds for the times before it. */
function timesIn(spoken: string): string[] {
  const parts = spoken.split(/, | or /).map((part) => /^(\d{1,2})(?::(\d{2}))?(?: ([ap])m)?$/.exec(part));
  return parts.flatMap((part, nth) => {
    const half = parts.slice(nth).find((later) => later?.[3] !== undefined)?.[3];
    if (part === null || half === undefined) return [];
    const hour = (Number(part[1]) % 12) + (half === 'p' ? 12 : 0);
    return [`${String(hour).padStart(2, '0')}:${part[2] ?? '00'}`];
  });
}
