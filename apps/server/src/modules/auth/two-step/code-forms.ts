import { randomBytes } from 'node:crypto';
import { plainDigits } from '@spotter/language/numbers/plain-digits';

const recoveryCodeLength = 16;

/**
 * Returns four groups of four letters and digits (80 bits) that cannot be mistaken for one another (Crockford's
 * alphabet).
 */
export function newRecoveryCode(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  const characters = Array.from(randomBytes(recoveryCodeLength), (byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Returns a code in the form in which codes are compared, in whatever script and however it was typed. */
export function plainCode(code: string): string {
  return plainDigits(code.normalize('NFKC'))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Whether a code has the form of an app's: only those are short enough to be guessed. */
export function isAppCode(code: string): boolean {
  return plainCode(code).length < recoveryCodeLength;
}
