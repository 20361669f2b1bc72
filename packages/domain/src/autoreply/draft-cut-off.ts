import { anyOf, linear } from '../text/linear-expression.ts';

const goesOn = anyOf(
  'and|or|but|the|a|an|your|my|our|because|if|i',
  'y|o|pero|el|la|los|las|de|del|con|para|tu|que|un|una|porque|en|mi|se',
);
// "What you struggle with" and "happy to" are whole.
const mayEndWithPreposition = 'what|who|where|which|whatever|how|anything|something|here';
const mayEndWithTo = anyOf(
  'what|where|love|loved|happy|glad|want|wanna|like|need|have',
  'going|able|used|ready|free|try|trying',
);
const lastWords = anyOf(
  goesOn,
  String.raw`(?<!\b(?:${mayEndWithPreposition})\b[^.!?\n]*)(?:of|with|for)`,
  String.raw`(?<!\b${mayEndWithTo}\b[^.!?\n]{0,12})to`,
);
const cutOff = linear(String.raw`(?:[,;(\[{“«–—$]|(?<![\p{L}\d]):|\s-|(?<![\p{L}\d'])${lastWords})$`, 'i');

/** So much of the end tells: a sentence is shorter. */
const longestEnd = 400;

/** Whether an answer ends in the middle: the model ran out of room. */
export function isCutOff(text: string): boolean {
  return cutOff.test(text.slice(-longestEnd));
}
