import { characters } from '@spotter/language/text/characters';
import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-language';
import { namedTimes } from '@spotter/language/times/named-times';
import { foldText } from '@spotter/language/text/folded-text';
import {
  beginsWith,
  isIn,
  joinedTerms,
  placesOf,
  type Terms,
  termsOf,
  type TermWord,
  termWordsOf,
} from '@spotter/language/patterns/exact/joined-terms';
import { type ClaimWords, claimWords } from './claim-words.ts';
import { namesTime } from './claimed-time.ts';
import { momentWords } from './moment-words.ts';

type Vocabulary = Record<Exclude<keyof ClaimWords, 'conditions' | 'others'>, Terms> & {
  conditions: Terms;
  conditionsBehind: Terms;
  others: Terms;
  things: Terms;
};

const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const apostrophes = characters("'’`´");
/** Terms that tell whether a day and a time are fixed for a call. */
const fixing = Object.fromEntries(
  chatLanguages.map((language) => [
    language,
    Object.fromEntries(Object.entries(momentWords[language]).map(([name, list]) => [name, termsOf(list)])),
  ]),
) as Record<ChatLanguage, Record<keyof (typeof momentWords)['en'], Terms>>;

const sentenceSigns = characters('!?.…');
const signs = characters(',;()!');
const tags = new Set(
  'ok okay right yes sound good sounds va vale si listo de acuerdo te parece oui dac ja oder passt das gut bene goed dobrze tak ne'.split(
    ' ',
  ),
);
const wholes = new Set('all everything todo tudo tout alles tutto wszystko'.split(' '));
/** Max words of a sentence that says no more than that it is done: "Alles klar, gebucht!" */
const barePart = 2;
const maxTagLength = 3;

const vocabularies = Object.fromEntries(
  chatLanguages.map((language) => [language, vocabularyOf(claimWords[language])]),
) as Record<ChatLanguage, Vocabulary>;

/**
 * Returns the language in which a sentence joins a call, the contact or a time with a word that says that it is
 * booked, moved or canceled, whatever stands between; null where it does not, or denies, asks or only imagines
 * it.
 */
export function languageOfJoinedClaim(sentence: string, what: 'booking' | 'cancellation'): ChatLanguage | null {
  const tokens = termWordsOf(sentence);
  const fixed =
    what === 'booking' ? chatLanguages.find((language) => fixesMoment(sentence, tokens, language)) : undefined;
  if (fixed !== undefined) return fixed;
  const possible = chatLanguages.filter((language) =>
    verbsOf(vocabularies[language], what).some((terms) => isIn(terms, tokens)),
  );
  // Languages share participles: then the words of each of them may take the claim back.
  const undoing = possible.map((language) => vocabularies[language]);
  return possible.find((language) => joins(sentence, { language, undoing }, what)) ?? null;
}

function verbsOf(words: Vocabulary, what: 'booking' | 'cancellation'): Terms[] {
  if (what === 'cancellation') return [words.canceled];
  return [words.booked, words.confirmed, words.changed, words.calendar, words.promised];
}

/**
 * Whether a statement fixes a day and a time of day for the contact, or says that an invitation has left: nobody
 * says either of a call that is not booked, but to offer the time.
 */
function fixesMoment(sentence: string, words: TermWord[], language: ChatLanguage): boolean {
  if (sentence.includes('?')) return false;
  const { fixed, meeting, offered, invite, sent } = fixing[language];
  const { calls, conditions, denied, things, others, yours } = vocabularies[language];
  const isSent = isIn(invite, words) && isIn(sent, words);
  if (!isSent && ![fixed, meeting, calls].some((terms) => isIn(terms, words))) return false;
  const parts = partsOf(sentence, vocabularies[language]);
  const end = parts.findLastIndex((part) => namesTime(plainOf(part), language));
  // "Monday at two, no need to do more": what comes behind the time takes nothing back but a condition.
  const stated = end === -1 ? words : parts.slice(0, end + 1).flatMap(termWordsOf);
  const isOffered = () => isIn(conditions, words) || [offered, denied, things].some((terms) => isIn(terms, stated));
  if (isSent) return !isOffered();
  const { weekdays, daysAhead, daysOfMonth, times } = namedTimes(plainOf(sentence), language);
  const isDay = weekdays.length <= 1 && daysOfMonth.length <= 1 && weekdays.length + daysAhead.length === 1;
  const isOneDay = isDay || (weekdays.length + daysAhead.length === 0 && daysOfMonth.length === 1);
  if (!isOneDay || times.length > 1) return false;
  const speaks = isIn(meeting, words) || isIn(calls, words) || (times.length === 1 && isIn(fixed, words));
  return speaks && !isOffered() && (!isIn(others, words) || isIn(yours, words));
}

function joins(
  sentence: string,
  { language, undoing }: { language: ChatLanguage; undoing: Vocabulary[] },
  what: 'booking' | 'cancellation',
): boolean {
  const words = vocabularies[language];
  const asserted = assertedPart(sentence, words);
  const whole = termWordsOf(asserted);
  const parts = partsOf(asserted, words).map(termWordsOf);
  const hasTime = namesTime(plainOf(asserted), language);
  return parts.some((part, index) => {
    const before = parts.slice(0, index).flat();
    if (undoing.some(({ conditions }) => isIn(conditions, before))) return false;
    const stands = (terms: Terms) =>
      placesOf(terms, part).some((at) => undoing.every((each) => isMeant(part, at, whole, each)));
    if (what === 'cancellation')
      return stands(words.canceled) && (isIn(words.calls, whole) || whole.some(({ folded }) => wholes.has(folded)));
    const promises = hasTime && !sentence.includes('?') && stands(words.promised);
    return promises || saysBooked({ part, whole, hasTime }, words, stands);
  });
}

/**
 * Whether a part of a sentence has a done verb and what it is joined with:
 * the plainer the verb, the more it needs.
 */
function saysBooked(
  { part, whole, hasTime }: { part: TermWord[]; whole: TermWord[]; hasTime: boolean },
  words: Vocabulary,
  stands: (terms: Terms) => boolean,
): boolean {
  const hasCall = isIn(words.calls, whole);
  const hasPlace = isIn(words.places, part);
  const hasContact = isIn(words.contact, part);
  const isBare = part.length <= barePart;
  const isTheirs = hasCall || isBare || (hasPlace && (hasTime || isIn(words.yours, part)));
  if ((isTheirs || hasContact || hasTime) && stands(words.booked)) return true;
  if ((isTheirs || (hasTime && beginsWith(words.confirmed, part))) && stands(words.confirmed)) return true;
  // "Moved to Thursday at nine", "all moved to six": the call goes without saying.
  const beginsMoved = beginsWith(words.changed, wholes.has(part[0]?.folded ?? '') ? part.slice(1) : part);
  if (hasTime && beginsMoved && stands(words.changed)) return true;
  // "Your call, on Tuesday, is set": the noun may precede what was inserted.
  const isOfCall = isIn(words.calls, part) || (hasCall && beginsWith(words.stands, part));
  if ((isOfCall || (hasPlace && hasTime)) && stands(words.changed)) return true;
  return (isOfCall || (hasContact && hasTime)) && isIn(words.stands, part) && stands(words.calendar);
}

/** Whether nothing in its part of the sentence takes back what a verb says. */
function isMeant(part: TermWord[], at: number, whole: TermWord[], words: Vocabulary): boolean {
  const breaks = placesOf(words.breaks, part);
  const start = (breaks.filter((each) => each < at).at(-1) ?? -1) + 1;
  const end = breaks.find((each) => each > at) ?? part.length;
  const before = part.slice(start, at);
  const behind = part.slice(at + 1, end);
  if (isIn(words.denied, before) || isIn(words.conditions, part.slice(0, at))) return false;
  if (isIn(words.conditionsBehind, behind) || isIn(words.things, part.slice(start, end))) return false;
  return !isIn(words.others, whole) || isIn(words.yours, whole);
}

/** Returns a sentence without the question in it: what stands before its last comma may be a claim. */
function assertedPart(sentence: string, words: Vocabulary): string {
  const open = sentence.indexOf('¿');
  const text = (open === -1 ? sentence : sentence.slice(0, open)).trimEnd();
  if (!text.endsWith('?')) return text;
  const all = termWordsOf(text);
  if (beginsWith(words.questions, all)) return '';
  const comma = text.lastIndexOf(',');
  if (comma !== -1) return text.slice(0, comma);
  const tail = all
    .slice(-maxTagLength)
    .findIndex((_, index, last) => last.slice(index).every(({ folded }) => tags.has(folded)));
  if (tail === -1) return '';
  const tag = all.slice(-maxTagLength)[tail]!.written;
  return text.slice(0, text.toLowerCase().lastIndexOf(tag));
}

/** Returns what stands between commas and the like. A part that begins with "is" belongs to the ones before it. */
function partsOf(text: string, words: Vocabulary): string[] {
  const cut = signs.replace(
    text.replaceAll(': ', ', ').replaceAll(' - ', ', ').replaceAll('–', ', ').replaceAll('—', ', '),
    ',',
  );
  const parts: string[] = [];
  for (const part of cut.split(',')) {
    const isRest = parts.length > 0 && beginsWith(words.stands, termWordsOf(part));
    if (isRest) parts.push(`${parts.splice(0).join(' ')} ${part}`);
    else parts.push(part);
  }
  return parts.filter((part) => lettersAndDigits.areIn(part));
}

function plainOf(text: string): string {
  return apostrophes.replace(foldText(sentenceSigns.withoutEnd(text.trim())), '');
}

function vocabularyOf({ conditions, others, ...lists }: ClaimWords): Vocabulary {
  const [both = '', onlyBefore = ''] = conditions.split('|');
  const [taken = '', things = ''] = others.split('|');
  const rest = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, termsOf(list)]));
  return {
    ...(rest as Record<keyof typeof lists, Terms>),
    conditions: joinedTerms([termsOf(both), termsOf(onlyBefore)]),
    conditionsBehind: termsOf(both),
    others: termsOf(taken),
    things: termsOf(things),
  };
}
