import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { Passage } from '../passage.ts';
import { statedIn, type Stated } from './quantities.ts';
import { foldedWordsOf } from '@spotter/language/text/folded-words';

/** A source that the writer of an answer names, with the words of it that carry what the answer says. */
export type NamedQuote = { source: string; quote: string };

/** A sentence of a source that an answer rests on. */
export type SupportingSentence = Stated & { source: Passage };

/** Min letters and digits of a quote. */
const minQuoteLength = 2;

/** Returns the named sources that exist and hold the words quoted from them; any other is dropped. */
export function heldQuotes(named: NamedQuote[], passages: Passage[]): { source: Passage; quote: string }[] {
  return named.flatMap(({ source: id, quote }) => {
    const source = passages.find((passage) => passage.id === id.trim());
    return source !== undefined && holds(source, quote) ? [{ source, quote: quote.trim() }] : [];
  });
}

/** Whether the words are in the source, one after the other; what was left out of them may be marked by dots. */
function holds(source: Passage, quote: string): boolean {
  const text = runsOf(wholeText(source));
  const parts = quote.replaceAll('...', '…').split('…').map(runsOf);
  const letters = parts.join('').replaceAll(' ', '');
  return letters.length >= minQuoteLength && parts.every((part) => part.trim() === '' || text.includes(part));
}

function runsOf(text: string): string {
  return ` ${foldedWordsOf(text).join(' ')} `;
}

/** Returns a source's title, heading and text, each in lines of its own. */
export function wholeText({ title, heading, text }: Passage): string {
  return [title, heading, text].filter((part) => part !== '').join('\n');
}

/** Returns what the sentences of sources say. */
export function supportingSentences(sources: Passage[]): SupportingSentence[] {
  return sources.flatMap((source) =>
    sentencesOf(wholeText(source)).map((sentence) => ({ ...statedIn(sentence), source })),
  );
}
