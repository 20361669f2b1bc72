import { characters } from '../../text/characters.ts';
import { linear } from '../../text/linear-expression.ts';
import type { ChatLanguage } from '../../text/chat-language.ts';
import { type ClaimedTimes, type ConfirmedBooking, fitsBooking } from './claimed-time.ts';
import { piecesOf } from '../drafts/draft-pieces.ts';
import { foldText } from '../../text/folded-text.ts';
import { languagesOfTopic, type TalkTopic } from '../phrases/talk-phrases.ts';

/** How a language names days, folded: the weekdays from Sunday on, then today and tomorrow. */
const dayWords: Partial<Record<ChatLanguage, { weekdays: string; today: string; tomorrow: string }>> = {
  pt: { weekdays: 'domingo segunda terca quarta quinta sexta sabado', today: 'hoje', tomorrow: 'amanha' },
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    today: "aujourd'hui aujourdhui",
    tomorrow: 'demain',
  },
  de: {
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag/sonnabend',
    today: 'heute',
    // "Am Dienstagmorgen" and "guten Morgen" contain another word; "morgen" after a weekday is its morning.
    tomorrow: 'morgen',
  },
  it: {
    weekdays: 'domenica lunedi martedi mercoledi giovedi venerdi sabato',
    today: 'oggi stasera',
    tomorrow: 'domani',
  },
  nl: {
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    today: 'vandaag vanavond',
    tomorrow: 'morgen',
  },
  pl: {
    weekdays: 'niedziela/niedziele poniedzialek wtorek sroda/srode czwartek piatek sobota/sobote',
    today: 'dzis dzisiaj',
    tomorrow: 'jutro',
  },
};
// A number is a time where a word before it, its minutes or a word after it say so.
const timeOfDay = linear(
  String.raw`(?P<sign>\b(?:as|a|alle|ore|um|om|o) )?\b(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?` +
    String.raw`(?P<behind> ?(?:h|uhr|uur|heures|horas|ore)\b)?`,
);
const countSigns = characters('0-9%');
const apostrophes = characters("'’");
const lettersAndDigits = characters(String.raw`\p{L}\p{N}'`);

/**
 * Whether the text says in Portuguese, French, German, Italian, Dutch or Polish that a call is booked, moved or
 * canceled, beyond what the confirmed bookings allow. A question at the end of a sentence claims nothing; what stands
 * before its comma may.
 */
export function claimsBookingElsewhere(text: string, bookings: ConfirmedBooking[], now: Date): boolean {
  return claimsOf(text, 'booking').some(({ claim, language }) => {
    const claimed = timesIn(claim, language);
    return !bookings.some((each) => fitsBooking(claimed, each, now));
  });
}

/** Whether the text says in these languages that a call was canceled. */
export function claimsCancellationElsewhere(text: string): boolean {
  return claimsOf(text, 'cancellation').length > 0;
}

function claimsOf(text: string, topic: TalkTopic): { claim: string; language: ChatLanguage }[] {
  const pieces = piecesOf(text);
  return pieces.flatMap((piece, index) => {
    const asserted = withoutQuestion(piece);
    const [language] = languagesOfTopic(apostrophes.replace(asserted, "'"), topic);
    if (language === undefined) return [];
    // "Gebucht! Dienstag um 17 Uhr": the time may stand after the claim.
    const next = pieces[index + 1];
    const claim = hasTime(asserted, language) || next === undefined ? asserted : `${asserted} ${withoutQuestion(next)}`;
    return [{ claim, language }];
  });
}

function withoutQuestion(piece: string): string {
  const sentence = piece.trimEnd();
  if (!sentence.endsWith('?')) return sentence;
  const comma = sentence.lastIndexOf(',');
  return comma === -1 ? '' : sentence.slice(0, comma);
}

function hasTime(text: string, language: ChatLanguage): boolean {
  return Object.values(timesIn(text, language)).some((said) => said.length > 0);
}

function timesIn(text: string, language: ChatLanguage): ClaimedTimes {
  const folded = foldText(text);
  const words = lettersAndDigits.runs(folded);
  const { weekdays = '', today = '', tomorrow = '' } = dayWords[language] ?? {};
  const found = weekdays.split(' ').flatMap((names, index) => {
    return names.split('/').some((name) => words.includes(name)) ? [index] : [];
  });
  const says = (names: string) => names.split(' ').some((name) => name !== '' && words.includes(name));
  // "Dienstag Morgen" means in the morning.
  const isTomorrow = found.length === 0 && says(tomorrow);
  return {
    weekdays: found,
    daysAhead: [...(says(today) ? [0] : []), ...(isTomorrow ? [1] : [])],
    daysOfMonth: [],
    times: timeOfDay.findAll(folded).flatMap(({ index, text: all, named: { sign, hour, minute, behind } }) => {
      const isTime = sign !== undefined || minute !== undefined || behind !== undefined;
      if (!isTime || Number(hour) > 24 || countSigns.areIn(folded.charAt(index + all.length))) return [];
      const minutes = Number(hour) * 60 + Number(minute ?? 0);
      return [Number(hour) > 12 ? [minutes] : [minutes, (minutes + 12 * 60) % (24 * 60)]];
    }),
  };
}
