import type { z } from 'zod';
import type { TokenSet } from '../ports/oauth-provider.ts';
import type { tokenSchema } from './graph-wire.ts';

/** Returns a token of the login in our words. Meta has no refresh tokens: a token is renewed on its own. */
export function toTokenSet(wire: z.infer<typeof tokenSchema>, now: Date): TokenSet {
  const { access_token: accessToken, expires_in: seconds } = wire;
  const expiresAt = typeof seconds === 'number' ? new Date(now.getTime() + seconds * 1000) : null;
  return { accessToken, refreshToken: null, expiresAt };
}

/** Returns the needed permissions that were not granted, in words. */
export function missingPermissions(needed: Readonly<Record<string, string>>, granted: readonly string[]): string[] {
  return Object.entries(needed).flatMap(([permission, words]) => (granted.includes(permission) ? [] : [words]));
}
