import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import type { Reading } from './judge-reading.ts';
import { sayBeginning, sayWords } from './say-words.ts';

/** What may stand at an address. */
export const pageKinds = ['content', 'error', 'challenge', 'login', 'loading', 'parked', 'other'] as const;
type PageKind = (typeof pageKinds)[number];

/** What a model says of a page, with words of it that show so. */
export type PageAnswer = { kind: PageKind; quote: string };

const notWords = characters(String.raw`^\p{L}\p{N}\p{M}`);
/** Fewer letters and digits than this tell a customer nothing. */
const minQuote = 6;
/** A model is asked about the beginning of a page. */
const quotedLength = 10_000;

/**
 * Returns why a page is not to be used, by what a model says of it (null: nothing); null where it is content.
 * A model that agrees with whatever it is asked clears nothing: words that answer a customer must
 * stand there.
 */
export function doubtAfterAnswer(
  { title, sections }: Pick<Reading, 'title' | 'sections'>,
  answer: PageAnswer | null,
): string | null {
  const text = sections.flatMap(({ heading, text: own }) => [heading, own]).join('\n');
  const quoted = asWords(answer?.quote ?? '');
  const isThere = quoted.length >= minQuote && asWords(text.slice(0, quotedLength)).includes(quoted);
  if (answer?.kind === 'content' && isThere) return null;
  const because = answer === null || answer.kind === 'content' ? unchecked : sentences[answer.kind];
  return `${because} ${isThere ? sayWords(answer!.quote) : sayBeginning({ title, sections })}`;
}

/** Returns the words of a text alone, so that signs and lines between them do not matter. */
function asWords(text: string): string {
  return notWords
    .split(foldText(text))
    .filter((word) => word !== '')
    .join(' ');
}

const unchecked = 'We couldn’t check whether this is the page itself.';

const sentences: Record<Exclude<PageKind, 'content'>, string> = {
  error: 'The site seems to show an error instead of the page.',
  challenge: 'The site seems to check its visitors instead of showing the page.',
  login: 'The site seems to ask for a sign-in before it shows the page.',
  loading: 'The site seems to show a page that loads or leads on to another one.',
  parked: 'The site seems to be empty, or the page of a provider.',
  other: 'This may be something else than a page of yours.',
};
