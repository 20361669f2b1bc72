import { createHash, randomBytes } from 'node:crypto';

/** Returns a token that cannot be guessed (256 bits). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what is stored instead of a token: enough to recognize it, and useless to a reader of the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
