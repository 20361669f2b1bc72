import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { letterWordsOf } from '@spotter/language/text/tokens';

const base64 = linear(String.raw`[A-Za-z0-9+/_-]{24,}={0,2}`);
const inBytes = linear(String.raw`(?:\b(?:0x)?[0-9a-f]{2}[ ,:]?){16,}`, 'i');
const inBits = linear(String.raw`(?:\b[01]{8}\b ?){8,}`);
const inMorse = linear(String.raw`(?:[.\-·–]{1,6}[ /|]+){12,}`);
const programs = [
  linear(
    String.raw`\b(?:print|console\.log|def \w+|function \w*) ?\(|\bfor \w+ in range\b|\b[a-z] = -?\d|\b(?:const|let|var) \w+ =`,
  ),
  linear(String.raw`\b(?:SELECT|DELETE|INSERT|UPDATE|DROP)\b.{1,80}\b(?:FROM|INTO|SET|TABLE)\b`),
];
const capitals = characters('A-Z');
const small = characters('a-z');
const digits = characters('0-9');
/**
 * Whether a text holds something that no person reads: a program, bytes, bits, base64, Morse. Addresses are
 * taken out before.
 */
export function holdsCode(text: string): boolean {
  if ([...programs, inBytes, inBits, inMorse].some((each) => each.test(text))) return true;
  return base64.findAll(text).some(({ text: run }) => {
    const isMixed = capitals.areIn(run) && small.areIn(run);
    return run.endsWith('=') || (isMixed && (digits.areIn(run) || run.includes('+')) && !run.includes('-'));
  });
}

/** Names of fields and tools, such as `blocked_topics` and `checkSlots`; no account, which has a sign before it. */
const fieldName = linear(String.raw`(?:^|[\s"'“«(,:])(?:[a-z]+(?:_[a-z]+)+|[a-z]{2,}[A-Z][a-z]+)\b`);
const quotedField = linear(String.raw`["'“«][a-z]+(?:_[a-z]+)+["'”»]`);
/** Min words in a row that are one and the same: "go go go" is a cheer. */
const minEcho = 5;
const minShouted = 3;

/** Whether a text lists what programs call things. */
export function namesFields(text: string): boolean {
  return quotedField.test(text) || fieldName.findAll(text).length > 1;
}

/** Whether a text says one word again and again, as a message ordered. */
export function echoes(text: string): boolean {
  const all = letterWordsOf(text);
  const isShouted = (word: string) => word.length > 3 && word === word.toUpperCase();
  return all.some((word, at) => {
    const end = all.findIndex((each, place) => place > at && each !== word);
    const times = (end === -1 ? all.length : end) - at;
    return times >= minEcho || (times >= minShouted && isShouted(word));
  });
}
