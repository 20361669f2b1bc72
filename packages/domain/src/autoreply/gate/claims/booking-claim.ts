import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { normalForm } from '@spotter/language/text/normal-form';
import { namedTimes } from '@spotter/language/times/named-times';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { matchesUnlessNegated, type PhrasePattern } from '@spotter/language/patterns/exact/matches-unless-negated';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { bookingClaims, cancellationClaims } from './booking-claims.ts';
import { bookingPromises } from './booking-promises.ts';
import { moment, withMomentsMarked } from './booking-words.ts';
import { type ConfirmedBooking, fitsBooking, namesTime } from './claimed-time.ts';
import { languageOfJoinedClaim } from './joined-claim.ts';
import { languagesOfTopic } from '../../phrases/conversation-patterns.ts';
import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-language';
import { foldText } from '@spotter/language/text/folded-text';

// "Once you're booked", "want me to see if it's confirmed": the words just before it undo the claim.
const takenBack = phraseMatcher('not yet', '{not-yet} [that/yet/actually/ya/que/se/me/to/i/we/have]* $', {
  'not-yet': [
    'once, when, until, till, before, after, if, whether, as soon as, unless, isnt, arent, not, hasnt, havent',
    'havent been, never, cant, didnt, want, wants, could, should, shall, may, can, happy for, ready for',
    'cuando, una vez que, hasta que, antes de que, si, apenas, en cuanto, no, aun no, todavia no, quieres, podria',
    'puedo, te parece',
  ],
});
/** "Send me your email and I'll book you in for Tuesday". */
const conditionBefore: PhrasePattern = {
  words: phraseMatcher('a condition before', [
    '(if/once/when/whenever/as soon as/after/until/unless/let me know)',
    '(tell/send/give/drop/text) me',
    '(pick/choose/i need/need your/just need/still need)',
    '(si/cuando/en cuanto/apenas/una vez/hasta que/antes de)',
    '(necesito/dime/dame/pasame/mandame/enviame/comparteme/elige/escoge/confirmame/avisame)',
  ]),
  unless: linear('^,'),
};
const conditionAfter = phraseMatcher('a condition after', [
  '(once/when/as soon as/after)',
  'if (that/it/you)',
  '(cuando/en cuanto/una vez/apenas)',
  'si (te/quieres/puedes)',
]);
const isAsked = linear(String.raw`^¿.*\?\s*$`);
const endsAsQuestion = linear(String.raw`\?\s*$`);
const questionWords = phraseMatcher('a question before a claim', [
  '^ (want/shall/should/can/could/would/do you/are you/does/is/did/how about/what about/and if)',
  '^ (quieres/puedo/te parece/prefieres/te gustaria/podemos)',
]);
/** What the contact does with other people: "your work meeting is on Tuesday". */
const elsewhere = linear(
  String.raw`\b(?:work|doctors?|dentists?|physio|team|staff|school) (?:call|meeting|appointment|session)s?\b`,
);
const atWork = linear(String.raw`\b(?:call|meeting|appointment)(?P<at> (?:\S+ ){1,4}?at (?:work|school)\b)`);
const conOtros = linear(
  String.raw`\b(?:cita|reunion|llamada)(?P<con> (?:con (?:el|la|tu|un|una) ` +
    String.raw`(?:medic|doctor|jef|dentist)|del? trabajo\b))`,
);
/** Another person has the time: "that slot is already booked, sorry". */
const isTaken = phraseMatcher('a time that is taken', [
  '(sorry/unfortunately/somebody/someone/no longer)',
  '(lo siento/perdon/perdona/disculpa/lamentablemente/alguien/otra persona/ya no)',
]);
const aboutTheTime = phraseMatcher(
  'about a time',
  '(that/this/the/ese/esa/este/esta/el/la) [{word}] [{word}] [{word}] {time}',
  {
    time: ['slot, spot, time, hour, day, one', 'horario, hora, espacio, lugar, cupo, turno, hueco, dia'],
    word: ['_, # : #'],
  },
);
const ofTheContact = phraseMatcher('of the contact', '(you/your/youre/youve/te/tu/ti/estas/quedas)');
/** How far a sentence may begin before the time that it adds to the one before. */
const timeReach = 24;
const pictures = characters(String.raw`\p{Extended_Pictographic}`);
const letters = characters(String.raw`\p{L}`);
const quotes = characters(`'"¡*`);
const signsBehind = characters(String.raw`.!?;,…\s`);

/**
 * Whether the text says, in a language that we answer in, that a call is, was or will be booked or moved, beyond
 * what the confirmed bookings of this chat allow: a booking's own day and time may be said, and no other.
 * Offers, questions and conditions claim nothing.
 */
export function claimsBooking(text: string, bookings: ConfirmedBooking[], now: Date): boolean {
  const sentences = statementsOf(text);
  return sentences.some((sentence, index) => {
    const language = languageOfClaim(sentence);
    if (language === null) return false;
    const { plain } = plainSentence(sentence);
    // "Booked! Tuesday at 5 PM": the time may stand after the claim.
    const next = sentences.slice(index + 1).find((each) => plainSentence(each).plain !== '');
    const begins = next !== undefined && !namesTime(plain, language) && beginsWithTime(next, language);
    const times = begins ? `${plain} ${plainSentence(next).plain}` : plain;
    return !bookings.some((each) => fitsBooking(namedTimes(times, language), each, now));
  });
}

/** Returns the language in which a sentence claims that a call is booked; null where it does not. */
function languageOfClaim(sentence: string): ChatLanguage | null {
  const joined = languageOfJoinedClaim(errandsMarked(sentence), 'booking');
  if (joined !== null) return joined;
  if (isClaim(plainSentence(sentence))) return 'en';
  return languagesOfTopic(withoutQuestion(sentence), 'booking')[0] ?? null;
}

function withoutQuestion(sentence: string): string {
  if (!sentence.trimEnd().endsWith('?')) return sentence;
  const comma = sentence.lastIndexOf(',');
  return comma === -1 ? '' : sentence.slice(0, comma);
}

/** Returns the sentences of a text; a picture ends a sentence too, a semicolon between times does not. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const sentence of sentencesOf(pictures.replaceRuns(text, '\n'), ';')) {
    const isListed =
      statements.at(-1)?.endsWith(';') === true && chatLanguages.some((each) => beginsWithTime(sentence, each));
    if (isListed) statements.push(`${statements.pop()!} ${sentence}`);
    else statements.push(sentence);
  }
  return statements;
}

function beginsWithTime(sentence: string, language: ChatLanguage): boolean {
  const { plain } = plainSentence(sentence);
  return withMomentsMarked(plain).startsWith(moment) || namesTime(plain.slice(0, timeReach), language);
}

/** Returns the text with what the contact does elsewhere as one word. */
function errandsMarked(text: string): string {
  return [elsewhere, atWork, conOtros].reduce(
    (marked, each) => each.replace(marked, ({ named: { at = '', con = '' } }) => `errand${at}${con}`),
    text,
  );
}

function plainSentence(sentence: string): { asks: boolean; plain: string } {
  // Without its accent, "sí" would be a condition.
  const agreed = letters.replaceRuns(normalForm(sentence, 'NFC'), (word) =>
    word.toLowerCase() === 'sí' ? 'yes' : word,
  );
  const folded = quotes.replace(foldText(agreed), '');
  const isQuestion = isAsked.test(folded) || (endsAsQuestion.test(folded) && questionWords.test(folded));
  return { asks: isQuestion, plain: signsBehind.withoutEnd(folded.replaceAll('¿', '')) };
}

function isClaim({ asks, plain }: { asks: boolean; plain: string }): boolean {
  if (asks || (isTaken.test(plain) && aboutTheTime.test(plain) && !ofTheContact.test(plain))) return false;
  const marked = withMomentsMarked(errandsMarked(plain));
  const stands = (wording: PhrasePattern, isOffer: (before: string, after: string) => boolean) =>
    matchesUnlessNegated(marked, wording, ({ text, index }) => {
      const before = marked.slice(0, index);
      return !takenBack.test(before) && !isOffer(before, marked.slice(index + text.length));
    });
  return (
    bookingClaims.some((claim) => stands(claim, (before) => matchesUnlessNegated(before, conditionBefore))) ||
    bookingPromises.some((promise) =>
      stands(promise, (before, after) => matchesUnlessNegated(before, conditionBefore) || conditionAfter.test(after)),
    )
  );
}

/** Whether the text says that a call was canceled. */
export function claimsCancellation(text: string): boolean {
  return statementsOf(text).some((sentence) => {
    if (languageOfJoinedClaim(sentence, 'cancellation') !== null) return true;
    const plain = signsBehind.withoutEnd(quotes.replace(foldText(sentence), '').replaceAll('¿', ''));
    return cancellationClaims.some((claim) =>
      matchesUnlessNegated(plain, claim, ({ index }) => !takenBack.test(plain.slice(0, index))),
    );
  });
}
