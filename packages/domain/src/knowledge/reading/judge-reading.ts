import { characters } from '../../text/characters.ts';
import { guessedLanguage } from '../../text/language/chat-language.ts';
import type { ChatLanguage } from '../../text/language/chat-languages.ts';
import type { Section } from '../cut-passages.ts';
import { findGarbage, scriptsIn } from './find-garbage.ts';
import { findNotice } from './find-notice.ts';
import type { Notice } from './notice-phrases.ts';
import type { PageSign } from './page-sign.ts';

/** What was read of a page or file. */
export type Reading = { isPage: boolean; title: string | null; sections: Section[]; signs: PageSign[] };

const spaces = characters(String.raw`\s`);
const minWords = 3;
/** A text that was shorter says little by its length. */
const comparedLength = 600;
/** With less of what there was, most of a page is gone. */
const minShareOfBefore = 0.2;
const minLanguageLength = 200;
const languageLength = 4_000;

/**
 * Returns why what was read is hardly what the coach wants to be known, in plain words; null where it is. A site
 * says that all is well whatever it sends, so the text itself is judged, and compared with what was read before.
 */
export function findDoubt(reading: Reading, before: string | null): string | null {
  const text = reading.sections.map(({ heading, text: own }) => `${heading}\n${own}`).join('\n');
  const notice = reading.isPage ? findNotice(reading.title, reading.sections, reading.signs) : null;
  if (notice !== null) return `${noticeSentences[notice.notice]} It says “${notice.quote}”.`;
  const garbage = findGarbage(text);
  if (garbage !== null) return garbage;
  if (reading.signs.includes('sent-home')) return 'The address leads to the first page of the site now.';
  return isAlmostEmpty(text) ? 'It has almost no text.' : before === null ? null : findLoss(text, before);
}

function findLoss(text: string, before: string): string | null {
  if (before.length >= comparedLength && text.length < before.length * minShareOfBefore)
    return 'Most of the text that was there before is gone.';
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

const noticeSentences: Record<Notice, string> = {
  challenge: 'The site showed a check of its visitors instead of the page.',
  loading: 'The site showed a page that loads or leads on to another one.',
  script: 'The site shows this page only in a browser.',
  consent: 'The site asks for consent before it shows the page.',
  parked: 'The address leads to a page of a provider, not of the site.',
  missing: 'The site says that there is no such page.',
  failed: 'The site showed an error instead of the page.',
  'sign-in': 'The site asks for a sign-in before it shows the page.',
  unfinished: 'The site says that the page isn’t there yet.',
};

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
