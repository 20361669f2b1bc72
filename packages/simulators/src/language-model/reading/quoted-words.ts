import { plainText } from './plain-text.ts';

const clauseEnds =
  /[.!?;,\n]+|\p{Extended_Pictographic}|\s(?:lol|haha\w*|jaja\w*)(?=\s|$)|\s+(?:but|because|pero|porque)\s+/iu;
// What people write before and after their wish.
const openers =
  /^(?:(?:hey+|hi+|hello|hola+|ok|so|and|y|also|well|bueno|[\p{Lu}\d]{4,}|yes|yeah|si|sí)\s+|(?:how (?:do|can) i|c[oó]mo (?:puedo|hago para)?|i(?: just| really)? (?:want|need|wanna|would (?:like|love))(?: to)?|i'?d (?:like|love)(?: to)?|(?:yo )?(?:quiero|necesito|quisiera)|my goal is(?: to)?|mi (?:objetivo|meta) es)\s+)/u;
const closers = /\s+(?:lol|haha\w*|jaja\w*|pls|please|porfa|xfa|though|tho)$/i;
const longest = 100;

/** Returns the contact's own words around a match of a pattern, without empty phrases; null where there is none. */
export function quote(text: string, pattern: RegExp): string | null {
  const whole = new RegExp(pattern.source, pattern.flags.replace('g', ''));
  const clause = text.split(clauseEnds).find((part) => whole.test(plainText(part)));
  if (clause === undefined) return whole.test(plainText(text)) ? trimmed(text).slice(0, longest) : null;
  const short = trimmed(clause);
  // An opener can be part of the match.
  return (whole.test(plainText(short)) ? short : clause.trim()).slice(0, longest);
}

/** Returns the words without greetings before them and signs around them. */
export function trimmed(text: string): string {
  let words = text
    .replace(/[^\p{L}\p{N}\s'’%$€£/+@.-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== words;) {
    before = words;
    words = words
      .replace(openers, '')
      .replace(new RegExp(openers.source, 'iu'), (found) => (isShout(found) ? found : ''));
    words = words.replace(closers, '').trim();
  }
  return words;
}

/** Whether a match is in capitals: in small letters a word of four letters is no keyword. */
function isShout(found: string): boolean {
  return /^\S{4,}\s$/.test(found) && !/^(hey+|hola+|hello|well|also|bueno|yeah)\s$/i.test(found);
}
