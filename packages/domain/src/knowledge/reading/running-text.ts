import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { functionWords } from '../../facts/fact-words.ts';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { Section } from '../cut-passages.ts';
import { createTokenizer } from '@spotter/language/text/tokens';

/** Enough to tell, and little enough to be read at once. */
const judgedLength = 20_000;
/** Notices are hardly longer than this. */
const minLength = 1_500;
const minStatements = 12;
const minStatementWords = 5;
/** Min share of statements in a text; labels, links and fields are none. */
const minRunning = 0.6;
/** Min share of small words, which every language has and words that were only put together have not. */
const minSmallWords = 0.22;
/** Max share of statements about cookies; a wall that asks for consent speaks of nothing else. */
const maxCookies = 0.1;
/** Shorter words of a title say little of its matter. */
const minTitleWord = 4;
const comparedStem = 5;
const minReturns = 2;

const { wordsOf } = createTokenizer(String.raw`\p{L}\p{N}\p{M}`);
const ends = characters('.!?…。！？');

/**
 * Whether a page is so much running text about the matter of its title that it can be nothing else than a page.
 * Whatever is not may be one as well.
 */
export function isRunningText(title: string | null, sections: Section[]): boolean {
  const text = sections
    .map(({ text: own }) => own)
    .join('\n')
    .slice(0, judgedLength);
  const statements = statementsOf(text);
  const length = statements.join('').length;
  if (length < minLength || statements.length < minStatements || length < text.length * minRunning) return false;
  const words = statements.map((statement) => wordsOf(foldText(statement)));
  const small = words.flat().filter((word) => functionWords.has(word)).length;
  if (small < words.flat().length * minSmallWords) return false;
  const ofCookies = words.filter((own) => own.some((word) => word.startsWith('cookie'))).length;
  if (ofCookies > statements.length * maxCookies) return false;
  const heading = sections.find((section) => section.heading !== '')?.heading ?? '';
  return [title ?? '', heading].some((named) => returnsIn(named, words));
}

/** Returns the different sentences of a text that are long enough to say something, and end as sentences do. */
function statementsOf(text: string): string[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.trim());
  return [...new Set(sentences)].filter(
    (sentence) => ends.areIn(sentence.slice(-2)) && wordsOf(foldText(sentence)).length >= minStatementWords,
  );
}

/** Whether statements speak of what a title names. */
function returnsIn(title: string, statements: string[][]): boolean {
  const stems = wordsOf(foldText(title))
    .filter((word) => word.length >= minTitleWord && !functionWords.has(word))
    .map((word) => word.slice(0, comparedStem));
  return stems.some(
    (stem) => statements.filter((words) => words.some((word) => word.startsWith(stem))).length >= minReturns,
  );
}
