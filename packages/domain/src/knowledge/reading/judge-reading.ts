import { characters } from '@spotter/language/text/characters';
import { guessedLanguage } from '@spotter/language/detection/chat-language';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { Section } from '../cut-passages.ts';
import { findGarbage, scriptsIn } from './find-garbage.ts';
import type { PageSign } from './page-sign.ts';
import { sayBeginning } from './say-words.ts';
import { isRunningText } from './running-text.ts';

/** What was read of a page or file. */
export type Reading = { isPage: boolean; title: string | null; sections: Section[]; signs: PageSign[] };

/** Whether what was read is used. `unclear`: it is likely a page, and a site may show anything in its place. */
export type Judgment = { kind: 'usable' } | { kind: 'doubtful'; reason: string } | { kind: 'unclear' };

const spaces = characters(String.raw`\s`);
const minWords = 3;
/** A text that was shorter says little by its length. */
const comparedLength = 600;
/** With less of what there was, most of a page is gone. */
const minShareOfBefore = 0.2;
/** With so much of each text in the other one, it is the same page. */
const minShared = 0.7;
const samePageLength = 20_000;
const minLanguageLength = 200;
const languageLength = 4_000;

/**
 * Judges what was read by what is certain: whether it can be read at all, and how it differs from what was read
 * before. A site says that all is well whatever it sends, so a page is usable only if it was before, or could be
 * nothing else.
 */
export function judgeReading(reading: Reading, before: string | null): Judgment {
  const text = reading.sections.map(({ heading, text: own }) => `${heading}\n${own}`).join('\n');
  const reason =
    findGarbage(text) ?? findOddness(reading, text) ?? (before === null ? null : findLoss(reading, text, before));
  if (reason !== null) return { kind: 'doubtful', reason };
  if (!reading.isPage || reading.signs.includes('document')) return { kind: 'usable' };
  if (before !== null && isSamePage(text, before)) return { kind: 'usable' };
  const isPlain = reading.signs.length === 0 && isRunningText(reading.title, reading.sections);
  return { kind: isPlain ? 'usable' : 'unclear' };
}

function findOddness({ signs }: Reading, text: string): string | null {
  if (signs.includes('sent-home')) return 'The address leads to the first page of the site now.';
  return isAlmostEmpty(text) ? 'It has almost no text.' : null;
}

function findLoss(reading: Reading, text: string, before: string): string | null {
  if (before.length >= comparedLength && text.length < before.length * minShareOfBefore)
    return `Most of the text that was there before is gone. ${sayBeginning(reading)}`;
  if (text.length < minLanguageLength || before.length < minLanguageLength) return null;
  const [script, scriptBefore] = [scriptsIn(text)[0], scriptsIn(before)[0]];
  if (script !== scriptBefore) return 'It is written in another script than before.';
  const [language, languageBefore] = [text, before].map((each) => guessedLanguage([each.slice(0, languageLength)]));
  if (language == null || languageBefore == null || language === languageBefore) return null;
  return `It is in ${names[language]} now. Before, it was in ${names[languageBefore]}.`;
}

function isAlmostEmpty(text: string): boolean {
  const isSpaceless = scriptsIn(text)[0] === 'East Asian' || scriptsIn(text)[0] === 'Thai';
  return isSpaceless ? text.trim().length < 8 : spaces.split(text).filter((word) => word !== '').length < minWords;
}

/** Whether a page that was usable says nearly the same now, such as with another date. */
function isSamePage(text: string, before: string): boolean {
  const [own, known] = [text, before].map((each) =>
    sentencesOf(each.slice(0, samePageLength)).map((sentence) => sentence.trim()),
  );
  const isMostlyIn = (part: string[], whole: Set<string>) => {
    const lengthOf = (sentences: string[]) => sentences.join('').length;
    return lengthOf(part.filter((sentence) => whole.has(sentence))) >= lengthOf(part) * minShared;
  };
  return isMostlyIn(own!, new Set(known)) && isMostlyIn(known!, new Set(own));
}

const names: Record<ChatLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
};
