import { rememberLatest } from '@spotter/language/text/remember-latest';
import type { TokenSet } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import type { SecretBox } from '../../../platform/secret-box.ts';

const Stored = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  expiresAt: z.coerce.date().nullable(),
});

/** Seals tokens for storage. */
export function sealTokens(secretBox: Pick<SecretBox, 'seal'>, tokens: TokenSet): string {
  return secretBox.seal(JSON.stringify(tokens));
}

/** Opens stored tokens. */
export function openTokens(secretBox: Pick<SecretBox, 'open'>, sealed: string): TokenSet {
  return Stored.parse(JSON.parse(secretBox.open(sealed)));
}

const latest = { max: 200, maxKeyLength: 4_000 };

/** Returns `findTokens` with a memory: opening takes a fiftieth of an answer's processor time, and each needs it. */
export function createTokenFinder(
  secretBox: Pick<SecretBox, 'open'>,
): (sealed: string | null) => Readonly<TokenSet> | null {
  return rememberLatest(
    (sealed) => sealed ?? '',
    (sealed) => findTokens(secretBox, sealed),
    latest,
  );
}

/** Opens stored tokens; null where there are none, or none that today's keys open: callers treat both the same. */
export function findTokens(secretBox: Pick<SecretBox, 'open'>, sealed: string | null): TokenSet | null {
  if (sealed === null) return null;
  try {
    return openTokens(secretBox, sealed);
  } catch {
    return null;
  }
}
