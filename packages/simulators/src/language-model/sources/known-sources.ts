import { plainText } from '../reading/plain-text.ts';

/** A source from the client: an offer, an answered question, or a part of a page or file. */
export type KnownSource = { id: string; title: string; text: string };

/** Words that are in every question and every answer. */
const everywhere = new Set(
  'yes yep the and for you your are is it do does have has can how what when where which who this that with from about there any get much many not que como cual cuanto cuando donde hay para con por los las una del tienes puedo tiene'.split(
    ' ',
  ),
);

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

/** Returns the words of a text that mean something, without their endings. */
export function wordsOf(text: string): Set<string> {
  const words = plainText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !everywhere.has(word)).map((word) => word.slice(0, 5)));
}
