import { isDigit } from '../../text/characters.ts';
import { foldText } from '../../text/folded-text.ts';
import { casedLetters, createTokenizer, isGlued } from '../../text/tokens.ts';
import { joinedForms, writtenForms } from './word-forms.ts';

/** A word or a number of a sentence, as phrases see it. */
export type Token = {
  /** What it may stand for: a word drawn out ("killl") has two readings. Empty for a quantity. */
  forms: string[];
  /** The names of what it measures or counts: `{weight}`, `{minor-age}`. */
  marks: string[];
  value: number | null;
  /** Whether it starts a clause: it follows a comma, a bracket or an emoji. */
  startsClause: boolean;
};

const elided = new Set(['l', 'd', 'qu', 'un', 'all', 'dell', 'nell', 'sull', 'dall', 's', 'n', 'c']);

/** Returns the sentences of one line of a text, folded, as tokens. */
export function readSentences(line: string): Token[][] {
  const sentences: Token[][] = [];
  let words: Word[] = [];
  for (const piece of splitWords(foldText(line))) {
    if (piece === sentenceEnd) {
      if (words.length > 0) sentences.push(inFull(words));
      words = [];
    } else {
      words.push(piece);
    }
  }
  if (words.length > 0) sentences.push(inFull(words));
  return sentences;
}

const sentenceEnd = Symbol('sentence end');
const sentenceMarks = new Set(['.', '!', '?', ';', '…']);
const clauseMarks = new Set([',', '(', ')', '[', ']', ':', '"', '-']);
const spokenPictures: Record<string, string> = { '🤰': 'pregnant', '🔪': 'knife', '🖕': 'fuckyou', '🛑': 'stop' };

/**
 * `also` is another reading: the word without an article or the like that is joined to it ("l'hypertension"), or
 * a short form as it is written, because "u" is a word in Dutch and "w" one in Polish.
 */
type Word = { word: string; startsClause: boolean; also?: string };

/** Numbers are words of their own: "12kg" and "u15" are two. */
const { tokensOf } = createTokenizer(String.raw`${casedLetters}\u05D0-\u1FFF`, '0-9');

function splitWords(folded: string): (Word | typeof sentenceEnd)[] {
  const found: (Word | typeof sentenceEnd)[] = [];
  const tokens = tokensOf(folded);
  let word = '';
  let elidedLength = 0;
  let startsClause = true;
  const endWord = () => {
    if (word === '') return;
    found.push(elidedLength === 0 ? { word, startsClause } : { word, startsClause, also: word.slice(elidedLength) });
    word = '';
    elidedLength = 0;
    startsClause = false;
  };
  tokens.forEach(({ kind, text }, at) => {
    if (at > 0 && !isGlued(tokens, at)) endWord();
    const next = at + 1 < tokens.length && isGlued(tokens, at + 1) ? tokens[at + 1]! : null;
    const endsInDigit = isDigit(word.slice(-1));
    if (kind !== 'sign' || text === '*') {
      const goesOn = ['', '*', '.'].includes(word.slice(-1)) || text === '*';
      if (!goesOn && endsInDigit !== (kind === 'digits')) endWord();
      word += text;
    } else if (text === "'") {
      // 5'6 is a height; within a word the mark is dropped, as people often do in chats.
      if (elided.has(word) && next?.kind === 'word') elidedLength = word.length;
      if (endsInDigit) {
        endWord();
        found.push({ word: 'ft', startsClause: false });
      }
    } else if ((text === '.' || text === ',') && endsInDigit && next?.kind === 'digits') {
      word += '.';
    } else {
      endWord();
      if (text === '%') found.push({ word: '%', startsClause: false });
      else if (spokenPictures[text] !== undefined) found.push({ word: spokenPictures[text], startsClause });
      else if (sentenceMarks.has(text) && (next === null || next.kind === 'sign')) {
        found.push(sentenceEnd);
        startsClause = true;
      } else if (clauseMarks.has(text) || text > '\u2190') {
        // The hyphen of a compound separates words, not clauses.
        if (text !== '-' || next === null) startsClause = true;
      }
    }
  });
  endWord();
  return found;
}

/** Returns short forms and slips written out: "u" is "you", "i am" is "im", "do not" is "dont". */
function inFull(words: Word[]): Token[] {
  const written = words.flatMap(({ word, startsClause, also }) => {
    const full = writtenForms.get(word) ?? [word];
    const asWritten = full.length === 1 && full[0] !== word ? word : undefined;
    return full.map((each, at) => ({ word: each, startsClause: startsClause && at === 0, also: also ?? asWritten }));
  });
  const tokens: Token[] = [];
  for (let at = 0; at < written.length; at += 1) {
    const { word, startsClause, also } = written[at]!;
    const joined = joinedForms.get(word)?.get(written[at + 1]?.word ?? '');
    if (joined !== undefined) at += 1;
    tokens.push({
      forms: [...readings(joined ?? word), ...(also === undefined ? [] : [also])],
      marks: [],
      value: null,
      startsClause,
    });
  }
  return tokens;
}

/**
 * Returns the readings of a word: a drawn-out letter may stand for one or two:
 * "soooo" is "so", "killll" is "kill".
 */
function readings(word: string): string[] {
  const once: string[] = [];
  const twice: string[] = [];
  const letters = Array.from(word);
  for (let at = 0; at < letters.length;) {
    const letter = letters[at]!;
    let end = at;
    while (letters[end] === letter) end += 1;
    const drawnOut = end - at > 2 && letter !== '*' && !isDigit(letter);
    once.push(letter.repeat(drawnOut ? 1 : end - at));
    twice.push(letter.repeat(drawnOut ? 2 : end - at));
    at = end;
  }
  const forms = [once.join(''), twice.join('')];
  // "goin" and "tryin".
  const dropped = word.length > 4 && word.endsWith('in') ? [`${word}g`] : [];
  return [...new Set([...forms, ...dropped])];
}
