import { sentencesOf } from '@spotter/language/sentences/sentences';
import { likenessOf, triplesOf } from '../likeness.ts';
import type { SumReader } from '../claims/sum-reader.ts';
import { agree, firstOf, sumsOf, type Sums } from './priced-sentence.ts';
import type { Contradiction, Statement, Steps } from './statement.ts';
import { wordsOf } from '@spotter/language/text/tokens';

/** Questions at least this alike ask for the same. */
const alike = 0.6;
/** Pairs of questions that share a word, and are compared. */
const maxPairs = 20_000;
/** A question is as long as this at most; a heading is shorter. */
const maxAskedLength = 200;

type Asked = { statement: Statement; question: string; triples: Set<number> };

/** Returns answers to the same questions whose sums have nothing in common. */
export function* compareAnswers(
  statements: Statement[],
  reader: SumReader,
  max: number,
): Steps<{ found: Contradiction[]; isPartial: boolean }> {
  const found: Contradiction[] = [];
  const known = new Map<string, Sums>();
  const sumsIn = ({ id, text }: Statement): Sums => {
    const sums = known.get(id) ?? sumsOf(sentencesOf(text), reader);
    known.set(id, sums);
    return sums;
  };
  const byWord = new Map<string, Asked[]>();
  let pairs = 0;
  for (const statement of statements) {
    yield;
    const question = (statement.heading || statement.title).slice(0, maxAskedLength);
    const asked = { statement, question, triples: triplesOf(question) };
    const words = [...new Set(wordsOf(question.toLowerCase()))];
    const candidates = new Set(words.flatMap((word) => byWord.get(word) ?? []));
    for (const other of candidates) {
      if (found.length >= max || pairs >= maxPairs) return { found, isPartial: pairs >= maxPairs };
      if (other.statement.sourceId === statement.sourceId) continue;
      pairs += 1;
      if (likenessOf(other.triples, asked.triples) < alike) continue;
      const [one, two] = [sumsIn(other.statement), sumsIn(statement)];
      if (one.size === 0 || two.size === 0 || agree(one, two)) continue;
      found.push({
        about: 'price',
        subject: other.question,
        one: { id: other.statement.id, says: firstOf(one) },
        other: { id: statement.id, says: firstOf(two) },
      });
    }
    for (const word of words) {
      const holders = byWord.get(word);
      if (holders === undefined) byWord.set(word, [asked]);
      else holders.push(asked);
    }
  }
  return { found, isPartial: false };
}
