import { sentencesOf, wholeText, type Passage } from '@spotter/domain';
import { verifyAnswer } from '@spotter/simulators/language-model/sources/verify-answer';

/** What is checked: an answer with its question and the sources that it claims, and whether it is true. */
export type CheckedAnswer = { question: string; reply: string; sources: string[]; isTrue: boolean };

/** Plays the second request: returns the verdicts, each with the words that it shows, as a model writes them. */
export type Checker = (request: string, answer: CheckedAnswer, passages: Passage[]) => string;

/** The checkers, from the worst to the best. */
export const checkers = {
  /** What code alone lets through. */
  'agrees, shows nothing': (request) => eachSentence(request, () => 'supported'),
  'agrees, shows the nearest words': (request, { sources }, passages) =>
    eachSentence(request, (sentence) => `supported "${nearestWords(sentence, claimed(sources, passages))}"`),
  /** The simulator of the sandbox. */
  'reads words, knows no language': (request) => verifyAnswer(request),
  /** Played by the labels of the set; no model is. */
  'is never wrong, shows the nearest words': (request, answer, passages) =>
    rightly(request, answer, (sentence) => nearestWords(sentence, claimed(answer.sources, passages))),
  'is never wrong, shows whole passages': (request, answer, passages) =>
    rightly(request, answer, () => claimed(answer.sources, passages).map(asParts).join(' … ')),
} satisfies Record<string, Checker>;

function rightly(
  request: string,
  { question, sources, isTrue }: CheckedAnswer,
  shown: (sentence: string) => string,
): string {
  return eachSentence(request, (sentence) => {
    if (!isTrue) return 'missing';
    return sources.length === 0 ? `no-claim "${question.replaceAll('\n', ' ')}"` : `supported "${shown(sentence)}"`;
  });
}

function eachSentence(request: string, verdictOn: (sentence: string) => string): string {
  const answer = /<answer>\n([\s\S]*?)\n<\/answer>/.exec(request)?.[1] ?? '';
  return answer
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(': ');
      return `${line.slice(0, colon)}: ${verdictOn(line.slice(colon + 2))}`;
    })
    .join('\n');
}

/** The passages that an answer claims; all, where it claims none that exists. */
function claimed(sources: string[], passages: Passage[]): Passage[] {
  const found = passages.filter(({ id }) => sources.includes(id));
  return found.length === 0 ? passages : found;
}

/** Returns the sentence of passages that shares the most words with one. */
export function nearestWords(sentence: string, passages: Passage[]): string {
  const said = new Set(wordsOf(sentence));
  const shared = (other: string) => wordsOf(other).filter((word) => said.has(word)).length;
  const sentences = passages.flatMap((passage) => sentencesOf(wholeText(passage)));
  return sentences.toSorted((one, other) => shared(other) - shared(one))[0]?.trim() ?? '';
}

function asParts(passage: Passage): string {
  return wholeText(passage).replaceAll('\n', ' … ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
