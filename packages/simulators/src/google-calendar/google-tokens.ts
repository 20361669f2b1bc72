import { createHash, randomBytes } from 'node:crypto';
import type { GoogleWorldState, SimulatedGoogleCode, SimulatedGoogleGrant } from './google-world-state.ts';

/** Life of an access token in seconds, as Google states it. */
export const accessTokenSeconds = 3_599;
// RFC 6749 recommends at most ten minutes for a code.
const codeMs = 10 * 60_000;

/** The scope that shows whose account it is. */
export const identityScope = 'https://www.googleapis.com/auth/userinfo.email';
const calendarScope = 'https://www.googleapis.com/auth/calendar';

/** The scopes of the consent page, with its words for them. */
export const googleScopes: Record<string, string> = {
  openid: 'Know who you are on Google',
  [identityScope]: 'See your email address',
  'https://www.googleapis.com/auth/userinfo.profile': 'See your name and picture',
  [calendarScope]: 'See, edit, share and delete all your calendars',
  [`${calendarScope}.readonly`]: 'See all your calendars',
  [`${calendarScope}.events`]: 'See and edit events on all your calendars',
  [`${calendarScope}.events.owned`]: 'See, create, change and delete events on calendars that you own',
  [`${calendarScope}.freebusy`]: 'See when you are busy',
};

/** The scopes that also have a short name. */
export const shortScopes: Record<string, string> = {
  email: identityScope,
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
};

/** Any of these shows busy times. */
export const freeBusyScopes = [`${calendarScope}.freebusy`, `${calendarScope}.readonly`, calendarScope];
/** Any of these reads and writes the events of the own calendar. */
export const eventScopes = [`${calendarScope}.events.owned`, `${calendarScope}.events`, calendarScope];

/** Returns codes, grants and access tokens with their ages and ends. */
export function createGoogleTokens(world: GoogleWorldState, now: () => Date) {
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const isPast = (instant: string) => Date.parse(instant) <= now().getTime();

  function issueAccess(grant: SimulatedGoogleGrant): string {
    const value = `ya29.${randomBytes(48).toString('base64url')}`;
    world.accessTokens.push({ value, grantId: grant.id, expiresAt: later(accessTokenSeconds * 1_000) });
    return value;
  }

  const grantOf = (id: string) => world.grants.find((grant) => grant.id === id);

  return {
    issueAccess,
    grant(
      accountId: string,
      scopes: string[],
      refreshToken = `1//0${randomBytes(40).toString('base64url')}`,
    ): SimulatedGoogleGrant {
      const grant = { id: randomBytes(8).toString('hex'), accountId, refreshToken, scopes, revoked: false };
      world.grants.push(grant);
      return grant;
    },
    /** Returns what a valid access token may do; undefined when it is unknown, too old or revoked. */
    grantOfAccess(value: string): SimulatedGoogleGrant | undefined {
      const token = world.accessTokens.find((known) => known.value === value);
      const grant = token && !isPast(token.expiresAt) ? grantOf(token.grantId) : undefined;
      return grant?.revoked === false ? grant : undefined;
    },
    grantOfRefresh: (value: string) => world.grants.find((grant) => grant.refreshToken === value && !grant.revoked),
    /** Ends the grant of a token, even of an access token. Returns false for a token that is unknown or has ended. */
    revoke(value: string): boolean {
      const token = world.accessTokens.find((known) => known.value === value);
      const grant = world.grants.find(({ id, refreshToken }) => refreshToken === value || id === token?.grantId);
      if (!grant || grant.revoked) return false;
      grant.revoked = true;
      return true;
    },
    issueCode(
      code: Pick<SimulatedGoogleCode, 'accountId' | 'redirectUri' | 'scopes' | 'challenge' | 'offline'>,
    ): string {
      const value = `4/0A${randomBytes(36).toString('base64url')}`;
      world.codes.push({ ...code, value, expiresAt: later(codeMs), used: false });
      return value;
    },
    /** Uses up the code, even if it is then refused. */
    redeemCode(
      value: string,
      redirectUri: string,
      verifier: string | undefined,
    ): SimulatedGoogleCode | 'invalid_grant' | 'redirect_uri_mismatch' {
      const code = world.codes.find((known) => known.value === value);
      if (!code || code.used || isPast(code.expiresAt)) return 'invalid_grant';
      if (code.redirectUri !== redirectUri) return 'redirect_uri_mismatch';
      code.used = true;
      const challenge = verifier === undefined ? null : createHash('sha256').update(verifier).digest('base64url');
      return code.challenge === challenge ? code : 'invalid_grant';
    },
  };
}

/** Codes, grants and access tokens. */
export type GoogleTokens = ReturnType<typeof createGoogleTokens>;
