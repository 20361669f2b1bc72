import { createBearerCall } from '../http/bearer-call.ts';
import { providerErrorOf } from '../http/call-answer.ts';
import { callTokenEndpoint, revokeToken } from '../http/oauth-token-call.ts';
import type { OAuthProvider, TokenSet } from '../ports/oauth-provider.ts';
import { readRefusal } from './google-calendar-errors.ts';
import { grantSchema, refreshSchema, userInfoSchema } from './google-calendar-wire.ts';

const provider = 'google-calendar';

/** Google's smallest scopes for what we do, and the word for each; calendars shared by others stay out of reach. */
const neededScopes: Record<string, string> = {
  'https://www.googleapis.com/auth/calendar.freebusy': 'see when you are busy',
  'https://www.googleapis.com/auth/calendar.events.owned': 'see and change the events of your own calendars',
};
// The person's identity: the title of a calendar can change, and several people can use the same one.
const identityScopes = ['openid', 'email'];

// Google: an access token lives for about an hour (3,599 s).
const renewal = { remainingMs: 5 * 60_000, minimumAgeMs: 0 };

/**
 * Returns consent and tokens of Google, for one calendar client.
 * A call may take 10 seconds unless set otherwise.
 */
export function createGoogleOAuth(options: {
  clientId: string;
  clientSecret: string;
  /** https://accounts.google.com */
  authUrl: string;
  /** https://oauth2.googleapis.com */
  tokenUrl: string;
  /** https://www.googleapis.com */
  apiUrl: string;
  now: () => Date;
  fetch?: typeof fetch;
  timeoutMs?: number;
}): OAuthProvider {
  const { clientId, clientSecret, now, fetch: fetchOption = fetch, timeoutMs = 10_000 } = options;
  const client = { client_id: clientId, client_secret: clientSecret };
  const tokenCall = { provider, fetch: fetchOption, timeoutMs };
  const call = createBearerCall(options, readRefusal);

  /** Refreshes tokens. null: Google will not accept them again. */
  async function callRefresh({ refreshToken }: TokenSet) {
    if (refreshToken === null) return null;
    const answer = await callTokenEndpoint({
      ...tokenCall,
      url: new URL('/token', options.tokenUrl),
      form: { ...client, grant_type: 'refresh_token', refresh_token: refreshToken },
      schema: refreshSchema,
      expected: ['invalid_grant'],
    });
    return answer.kind === 'granted' ? answer.body : null;
  }

  const expiry = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  return {
    kind: 'google-calendar',
    renewal,

    authorizationUrl: (request) => consentUrl(options, request),

    async exchangeCode({ code, redirectUri, codeVerifier }) {
      const answer = await callTokenEndpoint({
        ...tokenCall,
        url: new URL('/token', options.tokenUrl),
        form: {
          ...client,
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: codeVerifier,
        },
        schema: grantSchema,
        expected: ['invalid_grant', 'redirect_uri_mismatch'],
      });
      if (answer.kind === 'refused') return { kind: 'code-unusable' };
      const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, scope } = answer.body;
      const missing = missingIn(scope);
      if (missing.length > 0) return { kind: 'missing-permissions', missing };
      const permissions = scope.split(' ').filter((name) => name !== '');
      return { kind: 'granted', tokens: { accessToken, refreshToken, expiresAt: expiry(seconds) }, permissions };
    },

    async listAccounts(tokens) {
      const answer = await call({
        method: 'GET',
        path: ['oauth2', 'v2', 'userinfo'],
        accessToken: tokens.accessToken,
        schema: userInfoSchema,
      });
      if (answer.kind !== 'accepted') throw providerErrorOf(provider, answer);
      const { id, email } = answer.body;
      return [{ accountId: id, appScopedId: null, username: email, tokens, problem: null }];
    },

    async refresh(tokens) {
      const renewed = await callRefresh(tokens);
      if (renewed === null) return { kind: 'revoked' };
      const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = renewed;
      return {
        kind: 'refreshed',
        tokens: { accessToken, refreshToken: refreshToken ?? tokens.refreshToken, expiresAt: expiry(seconds) },
      };
    },

    async inspect(tokens) {
      // Google's refresh tokens can be used again and again; an access token may merely be old.
      const renewed = await callRefresh(tokens);
      return renewed === null ? { kind: 'revoked' } : { kind: 'usable', missing: missingIn(renewed.scope) };
    },

    async revoke(tokens) {
      // Revoking the refresh token ends every token that came from it.
      const form = { token: tokens.refreshToken ?? tokens.accessToken };
      await revokeToken({ ...tokenCall, url: new URL('/revoke', options.tokenUrl), form });
    },
  };
}

/** Returns the address of Google's consent page. */
function consentUrl(
  { authUrl, clientId }: { authUrl: string; clientId: string },
  { redirectUri, state, codeChallenge }: Parameters<OAuthProvider['authorizationUrl']>[0],
): string {
  const url = new URL('/o/oauth2/v2/auth', authUrl);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: [...identityScopes, ...Object.keys(neededScopes)].join(' '),
    state,
    // Asks for a refresh token, even for a person who has consented before.
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** Returns the missing scopes: a person can uncheck each scope at Google. */
function missingIn(scope: string): string[] {
  const granted = scope.split(' ');
  return Object.entries(neededScopes).flatMap(([name, words]) => (granted.includes(name) ? [] : [words]));
}
