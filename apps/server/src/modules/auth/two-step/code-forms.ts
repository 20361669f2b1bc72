import { randomBytes } from 'node:crypto';

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

/** Returns a code in the form in which codes are compared, however it was typed or copied. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** Whether a code has the form of an app's: only those are short enough to be guessed. */
export function isAppCode(code: string): boolean {
  return plainCode(code).length < recoveryCodeLength;
}
