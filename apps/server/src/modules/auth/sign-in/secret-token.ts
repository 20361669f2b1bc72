import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses (256 bits). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in a token's place: enough to know it again, of no use to whoever reads it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
