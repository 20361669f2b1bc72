import { readTimes } from '@spotter/language/times/read-times';
import type { PartOfDay } from '@spotter/language/times/part-of-day';
import { minutesMeant, type SpokenTime } from '@spotter/language/times/said-time';
import { addDays, instantAtOrAfter, wallTimeAt, type Day, type WallTime } from '@spotter/language/zones/zoned-time';
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

/** The languages in which a message is wished for here. */
const languages: ChatLanguage[] = ['en', 'es'];
/** How far from a wish its time may be, in characters. */
const reach = 150;
/** The earliest hour that a contact can mean, since people do not ask for messages at night. */
const earliestMinutes = 7 * 60;
/** How far ahead a message is promised. */
const maxDaysAhead = 7;
const usual = { morning: 9 * 60, afternoon: 15 * 60, evening: 20 * 60, day: 10 * 60 };

/**
 * Returns when a contact who cannot talk now wants to get a message ("at work rn, talk tonite after 8?"), by the
 * clocks of `zone` (IANA); null when they do not ask or name no time. Always after `now`. `areTimesOffered`:
 * what they cannot do may be one of the times of a call.
 */
export function findTalkLater(text: string, now: Date, zone: string, areTimesOffered = false): Date | null {
  const folded = foldText(boundText(text).text);
  if (willWrite.test(folded)) return null;
  const plain = folded.replaceAll("'", '');
  const wish = wishesMessage.find(plain) ?? (areTimesOffered ? null : cannotNow.find(plain));
  if (wish === null) return null;
  // The time is beside the wish.
  const near = plain.slice(Math.max(0, wish.index - reach), wish.index + reach);
  const wall = wallTimeAt(now, zone);
  const readings = languages.map((language) => readTimes(near, { now, timeZone: zone, language }));
  const meant = meantBy(readings, wall);
  if (meant === null) return null;
  const at = instantAtOrAfter(meant.day, meant.minutes, zone);
  // "After 8" written at nine in the evening means tomorrow.
  return at > now ? at : instantAtOrAfter(addDays(wall.day, 1), meant.minutes, zone);
}

/** Returns the day and the time that a text means, by its reading with the most; null where none has any. */
function meantBy(readings: SpokenTime[][], now: WallTime): WallTime | null {
  const [{ hours, day, part }] = readings
    .map((times) => statedIn(times, now))
    .toSorted((one, other) => other.count - one.count) as [Stated];
  if (hours.length === 0 && day === null && part !== 'evening') return null;
  const notBefore = Math.max(earliestMinutes, day === null ? now.minutes : 0);
  const sorted = hours.toSorted((one, other) => one - other);
  const minutes = sorted.find((each) => each >= notBefore) ?? sorted.at(-1) ?? usual[part ?? 'day'];
  return { day: day ?? now.day, minutes };
}

type Stated = { hours: number[]; day: Day | null; part: PartOfDay | null; count: number };

/** Returns the first hour, coming day and part of a day of times, and how many of the three there are. */
function statedIn(times: SpokenTime[], now: WallTime): Stated {
  // "I am at work now", "two hours ago": what is over says nothing of later.
  const isOver = (time: SpokenTime) =>
    time.kind === 'point' && time.day === now.day && time.minutes !== null && time.minutes <= now.minutes;
  const later = times.filter((time) => !isOver(time));
  const last = addDays(now.day, maxDaysAhead);
  const hours = later.map(hoursOf).find((each) => each.length > 0) ?? [];
  const day = later.map(firstDayOf).find((each) => each !== null && each > now.day && each <= last) ?? null;
  const part = later.map((time) => (time.kind === 'span' ? time.part : null)).find((each) => each !== null) ?? null;
  return { hours, day, part, count: [hours.length > 0, day !== null, part !== null].filter(Boolean).length };
}

function hoursOf(time: SpokenTime): number[] {
  if (time.kind === 'point') return minutesMeant(time);
  return [time.fromMinutes, time.otherFromMinutes].filter((minutes) => minutes !== null);
}

function firstDayOf(time: SpokenTime): Day | null {
  return time.kind === 'point' ? time.day : (time.days?.from ?? null);
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
