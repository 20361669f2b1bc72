import { wholeText, type Passage } from '@spotter/domain/knowledge';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { hashText } from '@spotter/simulators/language-model/reading/plain-text';
import { verifyAnswer } from '@spotter/simulators/language-model/sources/verify-answer';

/** What is checked: an answer with its question and the sources that it claims, and whether it is true. */
export type CheckedAnswer = { question: string; reply: string; sources: string[]; isTrue: boolean };

/** Plays the second request: returns the verdicts, each with the words that it shows, as a model writes them. */
export type Checker = (request: string, answer: CheckedAnswer, passages: Passage[]) => string;

/** The checkers, from the worst to the best. Of the sentences that they are given some are planted and false. */
export const checkers = {
  /** What code alone lets through. */
  'agrees, shows nothing': (request) => eachSentence(request, () => 'supported'),
  'agrees, shows the nearest words': (request, { sources }, passages) =>
    eachSentence(request, (sentence) => `supported "${nearestWords(sentence, claimed(sources, passages))}"`),
  /** A model that lies and knows its lies again, and sees what is false in everything else. */
  'agrees with its own answer alone': (request, { reply, sources }, passages) =>
    eachSentence(request, (sentence) =>
      isIn(reply, sentence) ? `supported "${nearestWords(sentence, claimed(sources, passages))}"` : 'contradicted',
    ),
  /** It slips over false sentences, whoever wrote them. */
  'agrees with half of what is false': slipping(2),
  'agrees with a quarter of what is false': slipping(4),
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
  { question, reply, sources, isTrue }: CheckedAnswer,
  shown: (sentence: string) => string,
): string {
  return eachSentence(request, (sentence) => {
    if (!isTrue || !isIn(reply, sentence)) return 'missing';
    return sources.length === 0 ? `no-claim "${question.replaceAll('\n', ' ')}"` : `supported "${shown(sentence)}"`;
  });
}

/** Takes one false sentence of so many for true, always the same, and shows the nearest words. */
function slipping(one: number): Checker {
  return (request, { question, reply, sources, isTrue }, passages) =>
    eachSentence(request, (sentence) => {
      const isRight = isTrue && isIn(reply, sentence);
      if (!isRight && hashText(sentence) % one !== 0) return 'missing';
      if (isRight && sources.length === 0) return `no-claim "${question.replaceAll('\n', ' ')}"`;
      return `supported "${nearestWords(sentence, claimed(sources, passages))}"`;
    });
}

/** Whether a sentence is one of an answer; the others were planted. */
function isIn(reply: string, sentence: string): boolean {
  return reply.replace(/\s+/g, ' ').includes(sentence.replace(/\s+/g, ' ').trim());
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
  const spoken = new Set(wordsOf(sentence));
  const shared = (other: string) => wordsOf(other).filter((word) => spoken.has(word)).length;
  const sentences = passages.flatMap((passage) => sentencesOf(wholeText(passage)));
  return sentences.toSorted((one, other) => shared(other) - shared(one))[0]?.trim() ?? '';
}

function asParts(passage: Passage): string {
  return wholeText(passage).replaceAll('\n', ' … ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
