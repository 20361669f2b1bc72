import type { z } from 'zod';
import { providerErrorOf } from '../http/call-answer.ts';
import { callTokenEndpoint, revokeToken } from '../http/oauth-token-call.ts';
import type { OAuthProvider, TokenSet } from '../ports/oauth-provider.ts';
import { createCalendlyCall, type CalendlyOptions } from './calendly-call.ts';
import { introspectionSchema, resource, tokenSchema, userSchema } from './calendly-wire.ts';

/** The scopes that we need, and the word for each. `:write` includes `:read`. */
const neededScopes: Record<string, string> = {
  'users:read': 'see who you are',
  'event_types:read': 'see your event types and their open times',
  'scheduled_events:write': 'book, see and cancel meetings',
  'scheduling_links:write': 'make links for one booking',
  'webhooks:write': 'be told of bookings and cancellations',
};

// Calendly: an access token lives 2 hours.
const renewal = { remainingMs: 10 * 60_000, minimumAgeMs: 0 };

/**
 * Returns consent and tokens of Calendly. Its refresh tokens work once, so only one caller may refresh, and it
 * must store the new one at once.
 */
export function createCalendlyOAuth(
  options: CalendlyOptions & {
    clientId: string;
    clientSecret: string;
    /** https://auth.calendly.com */
    authUrl: string;
  },
): OAuthProvider {
  const { clientId, clientSecret, authUrl, now, fetch: fetchOption = fetch, timeoutMs = 10_000 } = options;
  const call = createCalendlyCall(options);
  const client = { client_id: clientId, client_secret: clientSecret };
  const tokenCall = { provider: 'calendly', fetch: fetchOption, timeoutMs };

  const toTokens = (body: z.infer<typeof tokenSchema>): TokenSet => ({
    accessToken: body.access_token,
    refreshToken: body.refresh_token,
    expiresAt: new Date(now().getTime() + body.expires_in * 1000),
  });

  return {
    kind: 'calendly',
    renewal,

    authorizationUrl({ redirectUri, state, codeChallenge }) {
      const url = new URL('/oauth/authorize', authUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: Object.keys(neededScopes).join(' '),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    async exchangeCode({ code, redirectUri, codeVerifier }) {
      const answer = await callTokenEndpoint({
        ...tokenCall,
        url: new URL('/oauth/token', authUrl),
        form: {
          ...client,
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: codeVerifier,
        },
        schema: tokenSchema,
        expected: ['invalid_grant'],
      });
      if (answer.kind === 'refused') return { kind: 'code-unusable' };
      const missing = missingIn(answer.body.scope);
      if (missing.length > 0) return { kind: 'missing-permissions', missing };
      return { kind: 'granted', tokens: toTokens(answer.body), permissions: answer.body.scope.split(' ') };
    },

    async listAccounts(tokens) {
      const { accessToken } = tokens;
      const me = await call({ method: 'GET', path: ['users', 'me'], accessToken, schema: resource(userSchema) });
      if (me.kind !== 'accepted') throw providerErrorOf('calendly', me);
      const { uri, email } = me.body.resource;
      return [{ accountId: uri, appScopedId: null, username: email, tokens, problem: null }];
    },

    async refresh(tokens) {
      if (tokens.refreshToken === null) return { kind: 'revoked' };
      const answer = await callTokenEndpoint({
        ...tokenCall,
        url: new URL('/oauth/token', authUrl),
        form: { ...client, grant_type: 'refresh_token', refresh_token: tokens.refreshToken },
        schema: tokenSchema,
        expected: ['invalid_grant'],
      });
      return answer.kind === 'refused' ? { kind: 'revoked' } : { kind: 'refreshed', tokens: toTokens(answer.body) };
    },

    async inspect(tokens) {
      const answer = await callTokenEndpoint({
        ...tokenCall,
        url: new URL('/oauth/introspect', authUrl),
        form: { ...client, token: tokens.accessToken },
        schema: introspectionSchema,
        expected: [],
      });
      if (answer.kind === 'refused' || !answer.body.active) return { kind: 'revoked' };
      return { kind: 'usable', missing: missingIn(answer.body.scope ?? '') };
    },

    async revoke(tokens) {
      // The refresh token first: if the second call fails, the access token ends on its own within two hours.
      for (const token of [tokens.refreshToken, tokens.accessToken]) {
        if (token === null) continue;
        await revokeToken({ ...tokenCall, url: new URL('/oauth/revoke', authUrl), form: { ...client, token } });
      }
    },
  };
}

/** Returns the missing scopes: a person may decline each scope. */
function missingIn(scope: string): string[] {
  const granted = scope.split(/[\s,]+/);
  return Object.entries(neededScopes).flatMap(([name, words]) =>
    granted.includes(name) || granted.includes(name.replace(':read', ':write')) ? [] : [words],
  );
}
