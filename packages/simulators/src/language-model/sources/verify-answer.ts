import { plainText } from '../reading/plain-text.ts';
import { originalOf } from '../answering/spanish.ts';
import { isOwnTalk } from '../writing/speaker.ts';
import { wordsOf } from './known-sources.ts';

/** Whether a request asks to check an answer against passages. */
export function asksToVerify(systemPrompt: string): boolean {
  return systemPrompt.startsWith('You check an answer against passages.');
}

/** Min share of a claim's words that must be in one passage; beside its numbers one word is enough. */
const enough = 0.5;
const claiming =
  /\b(yes|yep|free|guarantee\w*|refund\w*|discount\w*|includ\w+|there is|there are|we have|si|gratis|garantia|incluye|hay|ha uma?|il y a|es gibt|c'e|er is|jest)\b/i;
const unsure = /\b(ask|not sure|don'?t know|do not know|in front of me|guess\w*|pregunt\w+|no tengo)\b/i;

/** Returns a verdict for each sentence with the words it rests on, as a careful reader of words alone gives it. */
export function verifyAnswer(content: string): string {
  const passages = [...content.matchAll(/<passage>\n([\s\S]*?)\n<\/passage>/g)].map(([, text = '']) => text);
  const answer = /<answer>\n([\s\S]*?)\n<\/answer>/.exec(content)?.[1] ?? '';
  const knownFacts = [...content.matchAll(/<(?:question|known_facts)>\n([\s\S]*?)\n<\/(?:question|known_facts)>/g)].map(
    ([, text = '']) => text,
  );
  return answer
    .split('\n')
    .flatMap((line) => {
      const [, number, sentence] = /^(\d+): (.*)$/.exec(line) ?? [];
      if (number === undefined || sentence === undefined) return [];
      const { verdict, words } = verdictOn(withoutTheirNumbers(sentence, knownFacts.join('\n')), passages);
      return [`${number}: ${verdict} "${words ?? knownFacts.join(' ').replaceAll('\n', ' ')}"`];
    })
    .join('\n');
}

/** Returns what a checker says that agrees with everything: for each sentence the first words that it sees. */
export function agreeWithAll(verdicts: string, content: string): string {
  const [, words = ''] = /<passage>\n([\s\S]*?)\n<\/passage>/.exec(content) ?? [];
  return verdicts.replaceAll(/: .*$/gm, `: supported "${words.replaceAll('\n', ' … ')}"`);
}

/** The contact's own days and pounds say nothing of the coach; a sum or a share of theirs does. */
function withoutTheirNumbers(sentence: string, knownFacts: string): string {
  const theirs = new Set(knownFacts.match(/\d+/g) ?? []);
  return sentence.replace(/(?<![$€£\d.,])\d+(?![\d.,]*\d|%)/g, (number) => (theirs.has(number) ? '' : number));
}

function verdictOn(sentence: string, passages: string[]): { verdict: string; words?: string } {
  const numbers = sentence.match(/\d[\d.,]*\d|\d/g) ?? [];
  const isUnsure = unsure.test(sentence) && numbers.length === 0;
  if (sentence.trimEnd().endsWith('?') || isUnsure || isOwnTalk(sentence)) return { verdict: 'no-claim' };
  const original = originalOf(sentence);
  if (original !== null && original !== plainText(sentence)) return verdictOn(original, passages);
  const verbatim = passages.find((passage) => plainText(passage).includes(plainText(sentence)));
  if (verbatim !== undefined) return { verdict: 'supported', words: sentence };
  const words = wordsOf(sentence);
  const isShared = (knownFacts: Set<string>) =>
    [...words].filter((word) => knownFacts.has(word) && Number.isNaN(Number(word)));
  const carrying = passages.find((passage) => {
    const shared = isShared(wordsOf(passage)).length;
    if (numbers.length > 0) return shared > 0 && numbers.every((number) => passage.includes(number));
    return shared / Math.max(words.size, 1) >= enough;
  });
  if (carrying !== undefined) {
    // The result of a tool is one line.
    const lines = carrying.split(/\n|(?<=[.!?])\s+|(?<=,)(?=["{])/);
    const spoken = linesWithAll([...isShared(wordsOf(carrying)), ...numbers], lines);
    return { verdict: 'supported', words: spoken.join(' … ') };
  }
  if (numbers.length > 0) return { verdict: 'contradicted', words: '' };
  return claiming.test(plainText(sentence)) ? { verdict: 'missing', words: '' } : { verdict: 'no-claim' };
}

/** Returns the fewest lines that have all of these signs, each the one with most of those that are left. */
function linesWithAll(signs: string[], lines: string[]): string[] {
  const chosen = new Set<string>();
  let left = signs;
  while (left.length > 0) {
    const lacking = (line: string) => {
      const words = wordsOf(line);
      return left.filter((sign) => !words.has(sign) && !(/\d/.test(sign) && line.includes(sign)));
    };
    const [best] = lines
      .map((line) => ({ line, lacks: lacking(line) }))
      .toSorted((one, other) => one.lacks.length - other.lacks.length);
    if (best === undefined || best.lacks.length === left.length) break;
    chosen.add(best.line);
    left = best.lacks;
  }
  return lines.filter((line, nth) => chosen.has(line) && lines.indexOf(line) === nth);
}
