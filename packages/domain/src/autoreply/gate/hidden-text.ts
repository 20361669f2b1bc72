import { characters } from '../../text/characters.ts';
import { linear } from '../../text/linear-expression.ts';

const base64 = linear(String.raw`[A-Za-z0-9+/_-]{24,}={0,2}`);
const inBytes = linear(String.raw`(?:\b(?:0x)?[0-9a-f]{2}[ ,:]?){16,}`, 'i');
const inBits = linear(String.raw`(?:\b[01]{8}\b ?){8,}`);
const inMorse = linear(String.raw`(?:[.\-·–]{1,6}[ /|]+){12,}`);
const letters = characters('a-zA-Z');
const capitals = characters('A-Z');
const small = characters('a-z');
const digits = characters('0-9');
/** Letters that are written as digits. */
const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const leetSigns = characters('013457@$');
/** Letters in the alphabet; the shift is half of them. */
const alphabet = 26;
const firstCapital = 65;
const firstSmall = 97;

/**
 * Whether a text holds something that no person reads: bytes, bits, base64, Morse.
 * Addresses are taken out before.
 */
export function holdsCode(text: string): boolean {
  if ([inBytes, inBits, inMorse].some((each) => each.test(text))) return true;
  return base64.findAll(text).some(({ text: run }) => {
    const isMixed = capitals.areIn(run) && small.areIn(run);
    return run.endsWith('=') || (isMixed && (digits.areIn(run) || run.includes('+')) && !run.includes('-'));
  });
}

/** Returns what a text says when it is read in the other ways in which people hide words. */
export function otherReadings(text: string): string[] {
  const signs = Array.from(text);
  return [
    signs.toReversed().join(''),
    text.split(' ').toReversed().join(' '),
    letters.replace(text, rotated),
    leetSigns.replace(text, (sign) => leet[sign] ?? sign),
  ];
}

/** The letter half an alphabet on. */
function rotated(letter: string): string {
  const code = letter.charCodeAt(0);
  const first = code >= firstSmall ? firstSmall : firstCapital;
  return String.fromCharCode(((code - first + alphabet / 2) % alphabet) + first);
}
