import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import {
  afternoons,
  currencySigns,
  currencyWords,
  measures,
  months,
  mornings,
  timeUnits,
  weekdays,
} from '../claims/unit-words.ts';
import {
  numberedThings,
  numberSigns,
  placesBefore,
  streetEnds,
  streetParticles,
  streetsBefore,
  streetsBehind,
} from './street-words.ts';
import { letterWordsOf } from '@spotter/language/text/tokens';

/** An address as it is written, and what it is known by, whatever is abbreviated. */
export type Address = { key: string; says: string };

/**
 * A word of a text: as written, folded, whether a sentence or a part of it ends behind it, and whether it is
 * cut short.
 */
type Word = { text: string; folded: string; endsSentence: boolean; endsPart: boolean; isShort: boolean };

const spaces = characters(String.raw`\s`);
const marks = characters(',.;:!?()"“”„«»');
const digits = characters('0-9');
const capitals = characters(String.raw`\p{Lu}`);
const letters = characters(String.raw`\p{L}`);
const sentenceEnds = '.!?';
const partEnds = ',;:)!?';
/** "12 bis rue", "12 b rue". */
const numberLetters = new Set('a b c d e f g h bis ter quater'.split(' '));
/** Short words that mean nothing else, and are written small. */
const surelyStreets = new Set(['av', 'bd', 'ul', 'c/']);
/** Words of other languages too, unless a full stop shows that they are cut short. */
const shortStreets = new Set(['al', 'pl', 'os', 'pza', 'cra']);
const maxDigits = 5;
const maxNumberLength = 8;
const maxNameWords = 5;
/** An abbreviation such as "Av." ends no sentence. */
const maxAbbreviationLength = 4;
/** Of a longer text the beginning is searched. */
const maxTextLength = 4_000;

/** Returns the addresses of a text: `2148 Alder Creek Road`, `Via Roma 12`, `12, rue de la Paix`, `Hauptstr. 5a`. */
export function addressesIn(text: string): Address[] {
  if (!digits.areIn(text)) return [];
  const words = wordsOf(text.slice(0, maxTextLength));
  const found: Address[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end =
      endBehindNumber(words, at) ?? endOfCrossing(words, at) ?? endBehindName(words, at) ?? endOfPlace(words, at);
    if (end === null) continue;
    const start = isEndOfName(words[at]!) && isAdjective(words, at - 1) ? at - 1 : at;
    found.push(addressOf(words.slice(start, end)));
    at = end - 1;
  }
  return found;
}

/** Returns the end of an address that begins with its number: "12 Main Street", "12 bis rue de la Paix". */
function endBehindNumber(words: Word[], at: number): number | null {
  if (!isHouseNumber(words[at]!) || words[at]!.endsSentence) return null;
  if (isMeasured(words[at + 1], words[at]!)) return null;
  const first = numberLetters.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  if (streetsBefore.has(words[first]?.folded ?? '') && !words[first]!.endsPart) {
    const end = endOfName(words, first + 1);
    if (end !== null) return end;
  }
  for (let place = first; place <= first + maxNameWords && place < words.length; place += 1) {
    const word = words[place]!;
    if (place > first && streetsBehind.has(word.folded)) return place + 1;
    if (!isName(word) || word.endsPart) return null;
  }
  return null;
}

/**
 * Returns the end of an address that begins with its street:
 * "Via Roma 12", "Rua das Flores, 123", "Hauptstr. 5a".
 */
function endBehindName(words: Word[], at: number): number | null {
  const word = words[at]!;
  if (streetEnds.has(word.folded) && !isAdjective(words, at - 1) && !streetsBefore.has(word.folded)) return null;
  if (!isEndOfName(word) && !isStreetBefore(word, words[at - 1])) return null;
  let [place, hasName] = [at + 1, isEndOfName(word)];
  while (!hasName || isNamePart(words[place])) {
    if (place > at + maxNameWords || !isNamePart(words[place])) return null;
    if (capitals.areIn(words[place]!.text.slice(0, 1))) hasName = true;
    if (words[place]!.endsSentence) return null;
    place += 1;
  }
  if (isEndOfName(word) && place > at + 1) return null;
  const number = words[place];
  if (number === undefined || !isHouseNumber(number) || isMeasured(words[place + 1], number)) return null;
  return place + 1;
}

/**
 * Returns the end of an address at the crossing of two numbered streets: "Carrera 7 # 71-21", "Calle 93B No.
 * 12-30".
 */
function endOfCrossing(words: Word[], at: number): number | null {
  const [street, number, sign, house] = words.slice(at, at + 4);
  if (street === undefined || number === undefined || sign === undefined) return null;
  if (!isStreetBefore(street, words[at - 1]) || !digits.areIn(number.text.slice(0, 1))) return null;
  if (sign.text.startsWith('#') && digits.areIn(sign.text)) return at + 3;
  return numberSigns.has(sign.folded) && house !== undefined && isHouseNumber(house) ? at + 4 : null;
}

/**
 * Returns the end of an address whose street has no word for it, where the place is named behind: "Am Markt
 * 5, Köln".
 */
function endOfPlace(words: Word[], at: number): number | null {
  const { text, folded } = words[at]!;
  if (!placesBefore.has(folded) || !capitals.areIn(text.slice(0, 1))) return null;
  let place = streetParticles.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  const first = place;
  while (place < first + 3 && words[place] !== undefined && isPlaceName(words[place]!)) place += 1;
  const [number, town] = [words[place], words[place + 1]];
  if (place === first || number === undefined || !isHouseNumber(number) || !number.endsPart) return null;
  if (town === undefined || isMeasured(town, number)) return null;
  const isPostcode = town.folded.length >= 4 && digits.withoutStart(town.folded) === '';
  const isTown = isPlaceName(town) && (town.endsPart || town.endsSentence || words[place + 2] === undefined);
  return isPostcode || isTown ? place + 1 : null;
}

function isPlaceName({ text, folded }: Word): boolean {
  const isCounted = [weekdays, months, timeUnits].some((known) => known.has(folded)) || numberedThings.has(folded);
  return capitals.areIn(text.slice(0, 1)) && !isCounted;
}

/** "Via Roma", "na rua Augusta", "in via Roma", and not "via Zoom" or "al". */
function isStreetBefore({ text, folded, isShort }: Word, before: Word | undefined): boolean {
  if (!streetsBefore.has(folded)) return false;
  if (isShort && shortStreets.has(folded)) return true;
  if (capitals.areIn(text.slice(0, 1))) return true;
  return folded === 'via' ? before?.folded === 'in' : folded.length > 2 || surelyStreets.has(folded);
}

/** Returns the end of a name in capitals, which small words may be in. */
function endOfName(words: Word[], from: number): number | null {
  let end: number | null = null;
  for (let place = from; place < words.length && place < from + maxNameWords; place += 1) {
    const word = words[place]!;
    if (!isNamePart(word)) break;
    if (capitals.areIn(letterWordsOf(word.text).at(-1)?.slice(0, 1) ?? '')) end = place + 1;
    if (word.endsPart || word.endsSentence) break;
  }
  return end;
}

function isNamePart(word: Word | undefined): boolean {
  return word !== undefined && (streetParticles.has(word.folded) || hasCapital(word));
}

/** "Victor-Hugo", "d'Italie". */
function hasCapital({ text }: Word): boolean {
  return letterWordsOf(text).some((run) => capitals.areIn(run.slice(0, 1)));
}

function isName({ text }: Word): boolean {
  return capitals.areIn(text.slice(0, 1)) || digits.areIn(text.slice(0, 1));
}

/** "Hauptstraße", "Straße" behind "Berliner". */
function isEndOfName({ text, folded, endsSentence }: Word): boolean {
  if (endsSentence && !folded.endsWith('str')) return false;
  if (!capitals.areIn(text.slice(0, 1))) return false;
  for (const end of streetEnds.keys()) if (folded.endsWith(end)) return true;
  return false;
}

/** Whether the word before the end of a name belongs to it: only where that end stands alone. */
function isAdjective(words: Word[], at: number): boolean {
  const [before, street] = [words[at], words[at + 1]];
  if (before === undefined || street === undefined || !streetEnds.has(street.folded)) return false;
  return !before.endsPart && !before.endsSentence && capitals.areIn(before.text.slice(0, 1));
}

/** "12", "7a", "12-14", "5/3". */
function isHouseNumber({ folded }: Word): boolean {
  if (folded === '' || folded.length > maxNumberLength || !digits.areIn(folded.slice(0, 1))) return false;
  const run = digits.runs(folded)[0]!;
  if (run.length > maxDigits) return false;
  const rest = folded.slice(run.length);
  return rest === '' || numberLetters.has(rest) || (['-', '/'].includes(rest[0]!) && isNumberEnd(rest.slice(1)));
}

function isNumberEnd(text: string): boolean {
  if (numberLetters.has(text)) return true;
  return text !== '' && text.length <= maxDigits && digits.withoutStart(text) === '';
}

/** "Via Zoom 10 am", "Umweg 3 km": a number of something else. */
function isMeasured(next: Word | undefined, number: Word): boolean {
  if (next === undefined || number.endsPart || number.endsSentence) return false;
  const { folded, text } = next;
  const isUnit = [timeUnits, currencyWords, measures].some((units) => units.has(folded));
  return isUnit || mornings.has(folded) || afternoons.has(folded) || folded === 'uhr' || currencySigns.has(text);
}

function addressOf(words: Word[]): Address {
  const key = words.flatMap(({ folded }) => (streetParticles.has(folded) ? [] : [fullName(folded)]));
  // "12, rue de la Paix" and "rue de la Paix 12" are one.
  return { key: key.toSorted().join(' '), says: words.map(({ text }) => text).join(' ') };
}

function fullName(folded: string): string {
  for (const [end, name] of streetEnds) if (folded.endsWith(end)) return folded.slice(0, -end.length) + name;
  return streetsBefore.get(folded) ?? streetsBehind.get(folded) ?? folded;
}

function wordsOf(text: string): Word[] {
  return spaces
    .replaceRuns(text, ' ')
    .replaceAll('c/', 'c/ ')
    .replaceAll('C/', 'C/ ')
    .split(' ')
    .map((written) => {
      const end = written.slice(-1);
      const own = marks.withoutStart(marks.withoutEnd(written));
      const folded = foldText(own);
      const isShort =
        end === '.' && (folded.length <= maxAbbreviationLength || folded.endsWith('str')) && letters.areIn(folded);
      return {
        text: own,
        folded,
        isShort,
        endsPart: partEnds.includes(end),
        endsSentence: sentenceEnds.includes(end) && !isShort,
      };
    })
    .filter(({ text: own }) => own !== '');
}
