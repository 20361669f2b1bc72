import { foldText } from '@spotter/language/text/folded-text';
import { withNumbersInDigits } from '@spotter/language/numbers/number-words';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import { characters } from '@spotter/language/text/characters';
import { factFieldOf, type FactField } from './fact-fields.ts';
import { spokenWords } from './said-words.ts';
import {
  assents,
  busyWords,
  courtesies,
  dayWords,
  denials,
  doubts,
  functionWords,
  goalWords,
  interestWords,
  moneyWords,
  questionStarts,
  startWords,
  triedWords,
} from './fact-words.ts';
import { wordsOf } from '@spotter/language/text/tokens';

/** Why something is not a fact about a contact. */
export type FactProblem =
  /** No words at all. */
  | 'empty'
  /** A greeting, thanks, or the keyword that a post asked for. */
  | 'greeting'
  | 'question'
  /** Yes or no, where that says nothing. */
  | 'bare-assent'
  /** Words that the contact never wrote. */
  | 'not-said'
  /** An answer to something else. */
  | 'other-field';

/** What a fact is compared with. */
export type FactContext = {
  /** All that the contact wrote in this chat, oldest first. */
  contactTexts: string[];
  /** What the business side wrote, oldest first: a yes may answer "is it ana@example.com?". */
  asked: string[];
  /** The keywords that start a chat. */
  keywords: string[];
};

const letters = characters(String.raw`\p{L}`);
const digits = characters(String.raw`\p{N}`);
const questionMarks = characters('?？¿');
const currencies = characters('$€£');

/** Returns why a value is not recorded for a field; null where it fits. */
export function problemOfFact(fact: { name: string; value: string }, context: FactContext): FactProblem | null {
  const field = factFieldOf(fact.name);
  const folded = withNumbersInDigits(foldText(fact.value));
  const words = plainWordsOf(folded);
  if (words.length === 0) return 'empty';
  if (field === 'email') return problemOfAddress(folded, context);
  if (field === 'phone') return problemOfPhone(fact.value, context);
  // The model derives the zone from a city, so the contact need not have written its name.
  if (field === 'time_zone' && parseTimeZone(fact.value) !== null)
    return context.contactTexts.length === 0 ? 'not-said' : null;
  if (isQuestion(fact.value, words)) return 'question';
  if (areAll(words, courtesies, functionWords) && has(words, courtesies)) return 'greeting';
  if (context.keywords.some((keyword) => plainWordsOf(foldText(keyword)).join(' ') === words.join(' ')))
    return 'greeting';
  if (areAll(words, assents, denials, doubts, courtesies)) return problemOfBareAnswer(field, words, context);
  const stated = spokenWords(context.contactTexts.map((text) => plainWordsOf(withNumbersInDigits(foldText(text)))));
  if (!words.every((word) => functionWords.has(word) || stated.has(word))) return 'not-said';
  return fits(field, folded, words) ? null : 'other-field';
}

/**
 * Returns the problem of a bare yes or no, which only answers "is there room in your budget" and the coach's own
 * fields.
 */
function problemOfBareAnswer(
  field: FactField | null,
  words: string[],
  { contactTexts: written, asked }: FactContext,
): FactProblem | null {
  const newest = written.flatMap((text) => plainWordsOf(foldText(text)));
  const isAnswer = [assents, denials, doubts, moneyWords].some((kind) => has(newest, kind));
  if (!isAnswer) return 'not-said';
  const lastAsked = asked.at(-1) ?? '';
  switch (field) {
    case 'budget_fit':
      return has([...newest, ...plainWordsOf(foldText(asked.slice(-3).join(' ')))], moneyWords) ? null : 'bare-assent';
    case 'tried_before':
      return has(words, denials) ? null : 'bare-assent';
    case 'start_when':
      return has(words, doubts) ? null : 'bare-assent';
    case null:
      return questionMarks.areIn(lastAsked) ? null : 'bare-assent';
    default:
      return 'bare-assent';
  }
}

function fits(field: FactField | null, folded: string, words: string[]): boolean {
  if (field === null) return true;
  if (folded.includes('@') || isLongNumber(folded)) return false;
  const onlyOf = (...kinds: ReadonlySet<string>[]) =>
    areAll(words, functionWords, courtesies, ...kinds) && kinds.some((kind) => has(words, kind));
  const isNumber = words.every((word) => !letters.areIn(word));
  switch (field) {
    case 'goal':
      if (isNumber || has(words, triedWords)) return false;
      return !(
        onlyOf(dayWords, startWords, numbers) ||
        onlyOf(moneyWords, numbers) ||
        onlyOf(busyWords) ||
        onlyOf(interestWords)
      );
    case 'tried_before':
    case 'obstacle':
      if (isNumber || onlyOf(interestWords)) return false;
      if (onlyOf(busyWords)) return field === 'obstacle';
      if (has(words, moneyWords)) return true;
      return !(onlyOf(dayWords, startWords, numbers) || (has(words, goalVerbs) && onlyOf(goalWords, numbers)));
    case 'start_when':
      if (isNumber) return isDate(folded);
      return !has(words, goalVerbs) && (has(words, startWords) || has(words, dayWords) || isDate(folded));
    case 'training_days':
      return has(words, dayWords) || words.some((word) => isDayCount(word));
    case 'budget_fit':
      return has(words, moneyWords) || currencies.areIn(folded) || words.some((word) => digits.areIn(word));
    case 'time_zone':
      return !isNumber && !onlyOf(goalWords, interestWords, dayWords, busyWords, moneyWords);
    default:
      return true;
  }
}

const goalVerbs: ReadonlySet<string> = new Set(
  'lose loose losing gain build bajar perder ganar adelgazar emagrecer ganhar perdre maigrir abnehmen dimagrire afvallen schudnac'.split(
    ' ',
  ),
);
/** Numbers, with or without a unit after them. */
const numbers = { has: (word: string) => digits.areIn(word) } as ReadonlySet<string>;

/** Whether a word counts days in a week: "4", "3x", but not "10". */
function isDayCount(word: string): boolean {
  const count = Number.parseInt(word, 10);
  return count >= 1 && count <= 7 && word.length <= 2;
}

function isDate(folded: string): boolean {
  return digits.areIn(folded) && ['/', '-', '.'].some((sign) => folded.includes(sign));
}

function isLongNumber(folded: string): boolean {
  return digits.only(folded).length >= minPhoneDigits;
}

// E.164: at most 15 digits; fewer than 7 are more likely a weight or a date.
const minPhoneDigits = 7;
const maxPhoneDigits = 15;

function problemOfPhone(value: string, { contactTexts: written }: FactContext): FactProblem | null {
  const number = digits.only(value);
  if (number.length < minPhoneDigits || number.length > maxPhoneDigits) return 'other-field';
  return written.some((text) => digits.only(text).includes(number)) ? null : 'not-said';
}

function problemOfAddress(folded: string, { contactTexts: written, asked }: FactContext): FactProblem | null {
  const [name = '', host = '', ...others] = folded.split('@');
  if (name === '' || !host.includes('.') || others.length > 0 || folded.includes(' ')) return 'other-field';
  // "Is it ana@gmail.com?" is ours, and the contact says yes to it.
  return [...written, ...asked].some((text) => standsWhole(foldText(text), folded)) ? null : 'not-said';
}

const addressSigns = characters(String.raw`\p{L}\p{N}@_%+\-`);

/** Whether an address is in the text as a whole: "ana@example.test" is not in "mariana@example.test". */
function standsWhole(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + address.length);
    if (!addressSigns.areIn(before) && before !== '.' && !addressSigns.areIn(after)) return true;
  }
  return false;
}

function isQuestion(value: string, words: string[]): boolean {
  if (questionMarks.areIn(value)) return true;
  const beginning = `${words.join(' ')} `;
  return questionStarts.some((start) => beginning.startsWith(`${start} `));
}

function plainWordsOf(folded: string): string[] {
  return wordsOf(folded.replaceAll("'", ''));
}

function has(words: string[], kind: ReadonlySet<string>): boolean {
  return words.some((word) => kind.has(word));
}

function areAll(words: string[], ...kinds: ReadonlySet<string>[]): boolean {
  return words.every((word) => kinds.some((kind) => kind.has(word)));
}
