import type { Situation } from '../situation.ts';
import type { Slots, Speaker } from '../writing/speaker.ts';

/** Says when calls are, as the instructions name it; null where they do not. */
export function sayHours({ conversation, language }: Situation, speaker: Speaker): string | null {
  const hours = hoursIn(conversation.coachInstructions, language);
  if (hours === null) return null;
  return speaker.say(hours['days'] === null ? 'hours' : 'hours-days', hours) ?? speaker.say('hours', hours);
}

/** Returns the hours for calls, as the instructions name them. */
function hoursIn(instructions: string, language: Situation['language']): Slots | null {
  const found = /\b(\d{1,2}(?::\d\d)? ?[ap]m)(?: to | ?- ?|–| and )(\d{1,2}(?::\d\d)? ?[ap]m)\b/i.exec(instructions);
  const zone = /\b(Central|Eastern|Pacific|Mountain) Time\b/.exec(instructions)?.[0];
  const isWeekdays = /\bMonday (?:to|through|-) Friday\b/i.test(instructions);
  const days = language === 'es' ? 'de lunes a viernes' : 'Monday to Friday';
  if (found === null) return null;
  const to = zone === undefined ? found[2]! : `${found[2]} ${zone}`;
  return { from: found[1]!, to, days: isWeekdays ? days : null };
}

const ofCalls: [RegExp, Record<Situation['language'], string>][] = [
  [/\bfree\b/i, { en: 'free', es: 'gratis' }],
  [/\bvideo\b/i, { en: 'on video', es: 'por video' }],
  [/\b(phone|telephone)\b/i, { en: 'by phone', es: 'por teléfono' }],
  [/\b(one|an|1) hour\b/i, { en: 'with one hour kept for you', es: 'de una hora' }],
  [/\bno (obligation|strings|commitment)\b/i, { en: 'and you commit to nothing', es: 'y sin ningún compromiso' }],
];

/**
 * Returns what the instructions say of the call that they offer, in a few words of our own; null where they
 * say little.
 */
export function aboutCall(instructions: string, language: Situation['language']): string | null {
  const line = instructions.split('\n').find((one) => /\bfree\b.*\bcall\b/i.test(one)) ?? '';
  const minutes = /\b(\d{2}) ?-?min(?:ute)?s?\b/i.exec(line)?.[1];
  const words = ofCalls.flatMap(([sign, said]) => (sign.test(line) ? [said[language]] : []));
  if (minutes !== undefined)
    words.splice(1, 0, language === 'es' ? `de ${minutes} minutos` : `${minutes} minutes long`);
  return words.length < 2 ? null : words.join(', ').replace(/, (and|y) /, ' $1 ');
}
