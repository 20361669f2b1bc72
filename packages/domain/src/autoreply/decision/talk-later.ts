import { addDays, dayAt, instantAtOrAfter, wallTimeAt, weekdayOf, type Day } from '@spotter/language/zones/zoned-time';
import { anyOf, linear, oneOf } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { boundText } from '@spotter/language/text/bounded-text';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { foldText } from '@spotter/language/text/folded-text';

// A contact who will write themselves ("te escribo luego", "I'll text you") asks for nothing.
const willWrite = phraseMatcher('will write themselves', [
  "(ill/i ' ll/i will/let me) (text/message/write/msg/hit/get back)",
  'te (escribo/aviso/hablo/digo)',
]);
/** Without one of these, "can we talk Monday?" asks for a call. */
const wishesMessage = phraseMatcher('a wish for a message', [
  '(text me/message me/msg me/write me/dm me/hit me up/reach out/get in touch)',
  '(escribeme/escribime/hablame/mandame)',
]);
const cannotNow = phraseMatcher('a reason not to talk now', [
  '(at work/busy/in a meeting/driving)',
  '(cant/can not/cannot) (talk/chat/text) [right now/now/rn]',
  '(trabajando/en el trabajo/ocupado/ocupada/manejando/conduciendo)',
  'no puedo (hablar/escribir) [ahora/ahorita]',
]);

const weekdays = [
  oneOf('sunday|sun|domingo'),
  oneOf('monday|mon|lunes'),
  oneOf('tuesday|tues?|martes'),
  oneOf('wednesday|wed|miercoles'),
  oneOf('thursday|thurs?|jueves'),
  oneOf('friday|fri|viernes'),
  oneOf('saturday|sat|sabado'),
];
const nextWeek = oneOf('next week|la (?:semana que viene|proxima semana|semana proxima)|proxima semana');
const tomorrow = linear(String.raw`\b(?:tomorrow|tmrw|tmr|tmw)\b|(?<!(?:la|de la|por la|en la|esta) )\bmanana\b`);
const evening = oneOf('tonight|tonite|evening|night|noche');
const afternoon = oneOf('afternoon|tarde');
const morning = oneOf('morning|la manana');
const before = anyOf('after|at|around|by|from', 'a las?|despues de las?|sobre las?|tipo');
const clock = linear(
  [
    String.raw`\b${before} (\d{1,2})(?:[:.h](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.))?`,
    String.raw`\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b`,
  ].join('|'),
);
// "At 12 weeks" counts something, and so does a number with more digits.
const counted = linear(String.raw`^(?:\d| ?(?:kg|kilo|lb|week|day|semana|dias|month|meses|%))`);

/** The earliest hour that a contact can mean, since people do not ask for messages at night. */
const earliestMinutes = 7 * 60;
const usual = { morning: 9 * 60, afternoon: 15 * 60, evening: 20 * 60, day: 10 * 60 };

/**
 * Returns when a contact who cannot talk now wants to get a message ("at work rn, talk tonite after 8?"), by the
 * clocks of `zone` (IANA); null when they do not ask or name no time. Always after `now`. `areTimesOffered`:
 * what they cannot do may be one of the times of a call.
 */
export function findTalkLater(text: string, now: Date, zone: string, areTimesOffered = false): Date | null {
  const folded = foldText(boundText(text).text);
  const wishes = wishesMessage.test(folded) || (!areTimesOffered && cannotNow.test(folded.replaceAll("'", '')));
  if (willWrite.test(folded) || !wishes) return null;
  const today = dayAt(now, zone);
  const named = namedDay(folded, today);
  const minutes = minutesIn(folded);
  if (minutes === null && named === null) return null;
  const day = named ?? today;
  const nowMinutes = wallTimeAt(now, zone).minutes;
  const time = pickTime(minutes, folded, day === today ? nowMinutes : earliestMinutes);
  const at = instantAtOrAfter(day, time, zone);
  // "After 8" written at nine in the evening means tomorrow.
  return at > now ? at : instantAtOrAfter(addDays(day, 1), time, zone);
}

function namedDay(folded: string, today: Day): Day | null {
  if (nextWeek.test(folded)) return addDays(today, (8 - weekdayOf(today)) % 7 || 7);
  if (tomorrow.test(folded)) return addDays(today, 1);
  const weekday = weekdays.findIndex((name) => name.test(folded));
  if (weekday !== -1) return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
  return evening.test(folded) ? today : null;
}

/** Returns the named time in minutes since midnight, and whether the half of the day was said. */
function minutesIn(folded: string): { minutes: number; isCertain: boolean } | null {
  const found = clock.findAll(folded).find(({ index, text }) => !counted.test(folded.slice(index + text.length)));
  if (found === undefined) return null;
  const [hourAt, minuteAt, halfAt, hourAlone, minuteAlone, halfAlone] = found.groups;
  const hour = Number(hourAt ?? hourAlone);
  const minute = Number(minuteAt ?? minuteAlone ?? 0);
  const half = (halfAt ?? halfAlone ?? '').charAt(0);
  if (hour > 23 || minute > 59) return null;
  if (half === 'p') return { minutes: ((hour % 12) + 12) * 60 + minute, isCertain: true };
  if (half === 'a') return { minutes: (hour % 12) * 60 + minute, isCertain: true };
  return { minutes: hour * 60 + minute, isCertain: hour > 12 || hour === 0 };
}

function pickTime(named: { minutes: number; isCertain: boolean } | null, folded: string, notBefore: number): number {
  if (named === null) {
    if (evening.test(folded)) return usual.evening;
    if (afternoon.test(folded)) return usual.afternoon;
    return morning.test(folded) ? usual.morning : usual.day;
  }
  if (named.isCertain) return named.minutes;
  const later = (named.minutes % (12 * 60)) + 12 * 60;
  if (evening.test(folded) || afternoon.test(folded)) return later;
  if (morning.test(folded)) return named.minutes;
  return named.minutes >= Math.max(notBefore, earliestMinutes) ? named.minutes : later;
}

const words: Record<ChatLanguage, string> = {
  en: 'Hey, you asked me to write around now. Is this a good time to talk?',
  es: 'Hola, me pediste que te escribiera a esta hora. ¿Te viene bien hablar ahora?',
  pt: 'Oi, você pediu para eu escrever por volta desta hora. Podemos conversar agora?',
  fr: "Salut, tu m'avais demandé d'écrire à cette heure-ci. C'est un bon moment pour parler ?",
  de: 'Hey, du wolltest, dass ich mich um diese Zeit melde. Passt es dir gerade?',
  it: 'Ciao, mi avevi chiesto di scriverti a quest’ora. È un buon momento per parlare?',
  nl: 'Hoi, je vroeg me om rond deze tijd te schrijven. Komt het nu uit?',
  pl: 'Hej, to pora, o której mieliśmy się odezwać. Czy możemy teraz porozmawiać?',
};

/** Returns the one message that is sent at the time the contact asked for. */
export function talkLaterWords(language: ChatLanguage): string {
  return words[language];
}
