import { characters } from '../../text/characters.ts';
import { foldText } from '../../text/folded-text.ts';
import type { Section } from '../cut-passages.ts';
import { noticePhrases, type Notice } from './notice-phrases.ts';
import type { PageSign } from './page-sign.ts';

const maxGap = 8;
/** Sites join the names of a page and of themselves with these. */
const titleJoints = characters('|–—·•»«›:-');
const sentenceEnds = characters('.!?…。！？\\n');
const apostrophes = characters("'’");
const notWords = characters(String.raw`^\p{L}\p{N}\p{M}`);
const spaceless = characters(String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}`);
/** With less text than this, a page says little else. */
const shortLength = 700;
/** Notices within a site's frame of menus and news are hardly longer than this. */
const framedLength = 4_000;
/** A short page whose other sentences hold less than this says nothing else. */
const restLength = 160;
/** Phrases of more words than this are said by no page about its own matter. */
const tellingLength = 4;
/** What these say is said of other things too: only a short page that says nothing else is taken for one. */
const loose = new Set<Notice>(['sign-in', 'unfinished', 'consent', 'loading', 'script']);

/** No page speaks of these on its own account. */
const tellingWords = new Set(['javascript', 'captcha', 'cloudflare']);

type Phrase = { notice: Notice; parts: string[][]; text: string };
let readPhrases: Phrase[] | null = null;

/** Read once, by whoever needs them first. */
function listPhrases(): Phrase[] {
  readPhrases ??= Object.entries(noticePhrases).flatMap(([notice, list]) =>
    list.map((text) => {
      const parts = text.split('*').map((part) => wordsOf(part));
      return { notice: notice as Notice, parts, text: parts.flat().join('') };
    }),
  );
  return readPhrases;
}

/** Said in the first line of a page without headings; messages of other kinds wait in many pages for their case. */
const inFirstLine = new Set<Notice>(['missing', 'parked', 'challenge']);

/** What was found instead of a page, with the words that say it. */
export type FoundNotice = { notice: Notice; quote: string };

/** Returns the notice that a page is, rather than a page; null where it is one. */
export function findNotice(title: string | null, sections: Section[], signs: PageSign[]): FoundNotice | null {
  const text = sections
    .map(({ heading, text: own }) => `${heading}\n${own}`)
    .join('\n')
    .trim();
  const length = weigh(text);
  const named = (title === null ? [] : [title, ...titleJoints.split(title)]).flatMap(noticeOf)[0] ?? null;
  const begin = beginOf(sections);
  const isHidden = signs.includes('not-for-search');
  const strong = [named, begin].find((found) => found !== null && !loose.has(found.notice)) ?? null;
  const maxLength = named !== null && loose.has(named.notice) ? 2 * shortLength : 5 * framedLength;
  if (named !== null && begin !== null && named.notice === begin.notice && length < maxLength) return named;
  if (strong !== null && (length < framedLength || isHidden)) return strong;
  if (length > shortLength) return null;
  return findShortNotice(text, named ?? begin, signs);
}

function beginOf(sections: Section[]): FoundNotice | null {
  const heading = sections.slice(0, 3).find((section) => section.heading !== '')?.heading ?? '';
  const line = sections[0]?.text.split('\n')[0] ?? '';
  return noticeOf(heading)[0] ?? noticeOf(line).find(({ notice }) => inFirstLine.has(notice)) ?? null;
}

function findShortNotice(text: string, named: FoundNotice | null, signs: PageSign[]): FoundNotice | null {
  const sentences = sentenceEnds.split(text).filter((sentence) => sentence.trim() !== '');
  const found = sentences.flatMap(noticeOf);
  const rest = sentences.filter((sentence) => noticeOf(sentence).length === 0).join(' ');
  const quote = sentences[0]?.trim().slice(0, 100) ?? '';
  if (signs.includes('challenges') && (found.length > 0 || weigh(text) < restLength))
    return { notice: 'challenge', quote };
  if (signs.includes('leads-on') && (found.length > 0 || weigh(text) < restLength)) return { notice: 'loading', quote };
  if (signs.includes('filled-by-script') && weigh(text) < restLength) return { notice: 'script', quote };
  if (signs.includes('asks-password') && weigh(rest) < 2 * restLength) return { notice: 'sign-in', quote };
  const first = named ?? found[0] ?? null;
  if (first === null) return null;
  const isAll = weigh(rest) < restLength || weigh(rest) < weigh(text) / 2;
  return isAll || (found.length > 1 && !loose.has(first.notice)) ? first : null;
}

function noticeOf(sentence: string): FoundNotice[] {
  const words = wordsOf(sentence);
  if (words.length === 0 || words.length > 60) return [];
  const joined = words.join('');
  const isSpaceless = spaceless.areIn(sentence);
  for (const phrase of listPhrases()) {
    const isSpoken = isSpaceless && spaceless.areIn(phrase.text) ? joined.includes(phrase.text) : covers(words, phrase);
    if (isSpoken) return [{ notice: phrase.notice, quote: sentence.trim().slice(0, 100) }];
  }
  return [];
}

/** Whether a phrase is in a sentence and is at least half of it, or could not be said of anything else. */
function covers(words: string[], { parts }: Phrase): boolean {
  const own = parts.reduce((sum, part) => sum + part.length, 0);
  const isTelling = own > tellingLength || parts.flat().some((word) => tellingWords.has(word));
  for (let start = 0; start < words.length; start += 1) {
    const end = endOf(words, parts, start);
    if (end !== null && (isTelling || end - start >= words.length * minCover(own, parts.length))) return true;
  }
  return false;
}

/** The shorter a phrase, the more of a sentence it has to be. */
function minCover(own: number, parts: number): number {
  if (own === 1) return 1;
  return own === 2 && parts === 1 ? 0.7 : 0.5;
}

function endOf(words: string[], parts: string[][], start: number): number | null {
  let at = start;
  for (const [index, part] of parts.entries()) {
    const last = index === 0 ? start : at + maxGap;
    while (!part.every((word, offset) => words[at + offset] === word)) {
      at += 1;
      if (at > last || at >= words.length) return null;
    }
    at += part.length;
  }
  return at;
}

function wordsOf(text: string): string[] {
  const plain = apostrophes.replace(foldText(text.slice(0, 400)), '');
  return notWords.split(plain).filter((word) => word !== '');
}

/** Returns the length of a text; what is written in whole words a sign says more in each. */
function weigh(text: string): number {
  return text.length + spaceless.runs(text).join('').length;
}
