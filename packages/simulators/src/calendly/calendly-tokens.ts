import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CalendlyWorldState, SimulatedCalendlyCode, SimulatedCalendlyGrant } from './calendly-world-state.ts';

/** Calendly: an access token lives two hours. */
export const accessTokenSeconds = 7_200;
// Calendly: a code lives ten minutes.
const codeMs = 10 * 60_000;

/** The scopes of the consent page, with its words for them. */
export const calendlyScopes: Record<string, string> = {
  'users:read': 'See your profile',
  'event_types:read': 'See your event types and open times',
  'event_types:write': 'Change your event types',
  'scheduled_events:read': 'See your meetings',
  'scheduled_events:write': 'Book and cancel meetings',
  'scheduling_links:write': 'Make links for one booking',
  'webhooks:read': 'See webhook subscriptions',
  'webhooks:write': 'Subscribe to webhooks',
};

/** Returns codes, grants and access tokens with their ages and ends. */
export function createCalendlyTokens(world: CalendlyWorldState, now: () => Date) {
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const isPast = (instant: string) => Date.parse(instant) <= now().getTime();
  const newToken = () => randomBytes(32).toString('base64url');

  const grantWith = (isIt: (grant: SimulatedCalendlyGrant) => boolean) =>
    world.grants.find((grant) => !grant.revoked && isIt(grant));

  return {
    grant(accountId: string, scopes: string[]): SimulatedCalendlyGrant {
      const refreshToken = newToken();
      const grant = { id: randomUUID(), accountId, scopes, refreshToken, spentRefreshTokens: [], revoked: false };
      world.grants.push(grant);
      return grant;
    },
    issueAccess(grant: SimulatedCalendlyGrant): string {
      const value = newToken();
      world.accessTokens.push({ value, grantId: grant.id, expiresAt: later(accessTokenSeconds * 1_000) });
      return value;
    },
    /** Returns what a valid access token may do; undefined when it is unknown, too old or revoked. */
    grantOfAccess(value: string): SimulatedCalendlyGrant | undefined {
      const token = world.accessTokens.find((known) => known.value === value);
      return token && !isPast(token.expiresAt) ? grantWith(({ id }) => id === token.grantId) : undefined;
    },
    /**
     * Uses up a refresh token and gives the grant a new one; returns undefined for one that is unknown or was used
     * before.
     */
    rotate(refreshToken: string): SimulatedCalendlyGrant | undefined {
      const grant = grantWith((known) => known.refreshToken === refreshToken);
      if (!grant) return undefined;
      grant.spentRefreshTokens.push(grant.refreshToken);
      grant.refreshToken = newToken();
      return grant;
    },
    /** Ends one token; for a refresh token its whole grant. */
    revoke(value: string): void {
      const grant = grantWith(({ refreshToken }) => refreshToken === value);
      if (grant) grant.revoked = true;
      world.accessTokens = world.accessTokens.filter((token) => token.value !== value);
    },
    issueCode(code: Pick<SimulatedCalendlyCode, 'accountId' | 'redirectUri' | 'scopes' | 'challenge'>): string {
      const value = newToken();
      world.codes.push({ ...code, value, expiresAt: later(codeMs), used: false });
      return value;
    },
    /**
     * Uses up the code; returns undefined when it is unknown, used, too old, or was issued for another address or
     * verifier.
     */
    redeemCode(value: string, redirectUri: string, verifier: string | undefined): SimulatedCalendlyCode | undefined {
      const code = world.codes.find((known) => known.value === value);
      if (!code || code.used || isPast(code.expiresAt) || code.redirectUri !== redirectUri) return undefined;
      code.used = true;
      const challenge = verifier === undefined ? null : createHash('sha256').update(verifier).digest('base64url');
      return code.challenge === challenge ? code : undefined;
    },
  };
}

/** Codes, grants and access tokens. */
export type CalendlyTokens = ReturnType<typeof createCalendlyTokens>;

/** Whether the scopes cover this one: writing includes reading. */
export function covers(scopes: string[], scope: string): boolean {
  return scopes.includes(scope) || scopes.includes(scope.replace(':read', ':write'));
}
