import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { fetchForLibraries } from '../http/api-fetch.ts';
import { maxAnswerBytes } from '../http/bounded-body.ts';
import type { IdentityTokens } from '../ports/identity-token.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { identityOf } from './facebook-login-mapping.ts';
import { FacebookIdToken } from './facebook-login-wire.ts';

const issuer = 'https://www.facebook.com';
const clockToleranceSeconds = 60;
const keysKeptMs = 60 * 60 * 1000;
// Min time between two requests for the keys, because an invented key id makes us ask.
const askAgainAfterMs = 30_000;

/** Returns checks of Facebook Login's id tokens, with the keys that Facebook publishes at `jwksUrls`. */
export function createFacebookIdentityTokens(options: {
  appId: string;
  /** The keys of the web and of Limited Login are published at two addresses. */
  jwksUrls: readonly string[];
  timeoutMs: number;
  fetch: typeof fetch;
  now: () => Date;
  askAgainAfterMs?: number;
}): IdentityTokens {
  const sets = options.jwksUrls.map((url) =>
    createRemoteJWKSet(new URL(url), {
      timeoutDuration: options.timeoutMs,
      cooldownDuration: options.askAgainAfterMs ?? askAgainAfterMs,
      cacheMaxAge: keysKeptMs,
      [customFetch]: fetchForLibraries(maxAnswerBytes.api, options.fetch),
    }),
  );

  /** Finds the key that a token names, in any set that has it. */
  const findKey: JWTVerifyGetKey = async (header, token) => {
    let outage: unknown = null;
    for (const findIn of sets) {
      try {
        return await findIn(header, token);
      } catch (error) {
        const isAbsent = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
        if (!isAbsent) outage = error;
      }
    }
    // The key may be in the set that could not be read.
    if (outage !== null) {
      throw new ProviderError('facebook', 'unreachable', "Facebook's keys could not be read", { cause: outage });
    }
    throw new errors.JWKSNoMatchingKey();
  };

  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: ['RS256'],
          issuer,
          audience: options.appId,
          requiredClaims: ['sub', 'iat', 'exp'],
          clockTolerance: clockToleranceSeconds,
          currentDate: options.now(),
        });
        const parsed = FacebookIdToken.safeParse(payload);
        return parsed.success ? identityOf(parsed.data) : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
