import type { TokenSet } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import type { SecretBox } from '../../platform/secret-box.ts';

const Stored = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  expiresAt: z.coerce.date().nullable(),
});

/** Makes tokens fit to be stored. */
export function sealTokens(secretBox: Pick<SecretBox, 'seal'>, tokens: TokenSet): string {
  return secretBox.seal(JSON.stringify(tokens));
}

/** The tokens that were stored. */
export function openTokens(secretBox: Pick<SecretBox, 'open'>, sealed: string): TokenSet {
  return Stored.parse(JSON.parse(secretBox.open(sealed)));
}

/** The same; null where there are none, or none that today's keys open: to whoever needs them that is the same. */
export function findTokens(secretBox: Pick<SecretBox, 'open'>, sealed: string | null): TokenSet | null {
  if (sealed === null) return null;
  try {
    return openTokens(secretBox, sealed);
  } catch {
    return null;
  }
}
