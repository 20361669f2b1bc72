import type { TokenSet } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import { BoundedMap } from '../../../platform/bounded-map.ts';
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

/** Max number of opened tokens that are remembered. */
const mostOpened = 200;

/** Returns `findTokens` with a memory: opening takes a fiftieth of an answer's processor time, and each needs it. */
export function createTokenFinder(
  secretBox: Pick<SecretBox, 'open'>,
): (sealed: string | null) => Readonly<TokenSet> | null {
  const opened = new BoundedMap<string, TokenSet>(mostOpened);
  return (sealed) => {
    const known = sealed === null ? undefined : opened.get(sealed);
    if (known !== undefined) return known;
    const tokens = findTokens(secretBox, sealed);
    if (sealed !== null && tokens !== null) opened.set(sealed, tokens);
    return tokens;
  };
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
