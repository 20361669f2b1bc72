import { plainText } from '../reading/plain-text.ts';

/** A source from the client: an offer, an answered question, or a part of a page or file. */
export type KnownSource = { id: string; title: string; text: string };

/** What a source says to a question, in its own words. */
export type Told = { source: string; quote: string };

/** Words that are in every question and every answer. */
const everywhere = new Set(
  'yes yep the and for you your are is it do does have has can how what when where which who this that with from about there any get much many not que como cual cuanto cuando donde hay para con por los las una del tienes puedo tiene'.split(
    ' ',
  ),
);
/** Min share of a question's words that a sentence must have to answer it. */
const enough = 0.4;
const longest = 220;

/** Returns the sources of a request; null where the client names none. */
export function readSources(systemPrompt: string): KnownSource[] | null {
  const block = /<known_sources>\n([\s\S]*?)<\/known_sources>/.exec(systemPrompt)?.[1];
  if (block === undefined) return null;
  return block
    .split(/^source (?=\S+: )/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [id = '', ...title] = head.split(': ');
      return { id, title: title.join(': '), text: lines.join('\n').trim() };
    });
}

/** Returns the prices that the offers tell, each with where it stands. */
export function pricesIn(sources: KnownSource[]): (Told & { words: string })[] {
  return sources.flatMap(({ id, title, text }) => {
    const price = /^Price: (.+)$/m.exec(text)?.[1];
    if (price === undefined) return [];
    return [{ source: id, quote: `Price: ${price}`, words: `${title}: ${price.replace(/ once$/, '')}` }];
  });
}

/** Returns the sentence that has the most of a question's words; null where none has enough of them. */
export function findTold(sources: KnownSource[], question: string): Told | null {
  const asked = wordsOf(question);
  if (asked.size === 0) return null;
  const found = sources
    .flatMap(({ id, title, text }) =>
      text.split(/\n|(?<=[.!?])\s+/).map((quote) => {
        const words = wordsOf(`${title} ${quote}`);
        return {
          source: id,
          quote: quote.trim(),
          share: [...asked].filter((word) => words.has(word)).length / asked.size,
        };
      }),
    )
    .filter(({ quote, share }) => share >= enough && quote !== '' && quote.length <= longest && !quote.includes('?'))
    .toSorted((one, other) => other.share - one.share)[0];
  return found === undefined ? null : { source: found.source, quote: found.quote };
}

/** Returns the words of a text that mean something, without their endings. */
export function wordsOf(text: string): Set<string> {
  const words = plainText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !everywhere.has(word)).map((word) => word.slice(0, 5)));
}
