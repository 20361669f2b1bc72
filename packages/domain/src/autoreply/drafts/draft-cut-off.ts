import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { partsBetween } from '@spotter/language/sentences/sentences';

const lastSign = linear(String.raw`(?:[,;(\[{“«–—$]|(?<![\p{L}\d]):|\s-)$`);
const goesOn = phraseMatcher('words that go on', [
  '^ (and/or/but/the/a/an/your/my/our/because/if/i) $',
  '^ (y/o/pero/el/la/los/las/de/del/con/para/tu/que/un/una/porque/en/mi/se) $',
]);
const preposition = phraseMatcher('a preposition', '^ (of/with/for) $');
/** "What you struggle with" is whole. */
const mayEndWithPreposition = phraseMatcher(
  'may end with a preposition',
  '(what/who/where/which/whatever/how/anything/something/here)',
);
/** So is "happy to". */
const mayEndWithTo = phraseMatcher(
  'may end with "to"',
  '(what/where/love/loved/happy/glad/want/wanna/like/need/have/going/able/used/ready/free/try/trying) <12> $',
);
const ofWords = characters(String.raw`\p{L}\d'`);
const sentenceEnds = '.!?\n';

/** How much of the end is read: a sentence is shorter. */
const maxEndLength = 400;

/** Whether an answer ends in the middle because the model ran out of room. */
export function isCutOff(text: string): boolean {
  const end = text.slice(-maxEndLength);
  if (lastSign.test(end)) return true;
  const before = ofWords.withoutEnd(end);
  const last = end.slice(before.length);
  const sentence = partsBetween(before, sentenceEnds).at(-1) ?? '';
  if (last.toLowerCase() === 'to') return !mayEndWithTo.test(sentence);
  return goesOn.test(last) || (preposition.test(last) && !mayEndWithPreposition.test(sentence));
}
