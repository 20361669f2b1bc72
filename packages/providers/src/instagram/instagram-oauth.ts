import { providerFetch } from '../http/provider-fetch.ts';
import { createGraphCall, type GraphOptions } from '../meta/graph-call.ts';
import { getBody } from '../meta/graph-outcomes.ts';
import { missingPermissions, toTokenSet } from '../meta/graph-token.ts';
import { tokenSchema } from '../meta/graph-wire.ts';
import type { OAuthProvider } from '../ports/oauth-provider.ts';
import { ProviderError, type ProviderErrorKind } from '../ports/provider-error.ts';
import { toAccountProfile } from './instagram-mapping.ts';
import { codeAnswerSchema, loginErrorSchema, meSchema } from './instagram-wire.ts';

const provider = 'instagram';
const dayMs = 24 * 60 * 60 * 1000;

/** The permissions that we need, in words. */
const permissions = {
  instagram_business_basic: 'see the profile',
  instagram_business_manage_messages: 'read and answer messages',
};

/** The permissions without which the rest works: nothing is heard of comments then. */
const optional = { instagram_business_manage_comments: 'read and answer comments' };

type InstagramLogin = GraphOptions & {
  appId: string;
  appSecret: string;
  authUrl: string;
  apiUrl: string;
  now: () => Date;
};

/**
 * Returns Business Login for Instagram: one consent, one account.
 * The token lives 60 days and is renewed on its own.
 */
export function createInstagramOAuth(options: InstagramLogin): OAuthProvider {
  const { appSecret, now } = options;
  const call = createGraphCall(options);

  return {
    kind: 'instagram',
    // Meta: refreshable from the age of 24 hours until its end. A month is enough time for any obstacle.
    renewal: { minimumAgeMs: dayMs, remainingMs: 30 * dayMs },

    authorizationUrl: (request) => consentUrl(options, request),

    async exchangeCode({ code, redirectUri }) {
      const short = await redeem(options, code, redirectUri);
      if (short === null) return { kind: 'code-unusable' };
      const missing = missingPermissions(permissions, short.permissions);
      if (missing.length > 0) return { kind: 'missing-permissions', missing };
      const query = { grant_type: 'ig_exchange_token', client_secret: appSecret, access_token: short.accessToken };
      const long = getBody(
        provider,
        await call({
          method: 'GET',
          path: ['access_token'],
          unversioned: true,
          query,
          accessToken: null,
          secrets: [appSecret, short.accessToken],
          schema: tokenSchema,
        }),
      );
      return {
        kind: 'granted',
        tokens: toTokenSet(long, now()),
        permissions: short.permissions,
        declined: missingPermissions(optional, short.permissions),
      };
    },

    async listAccounts(tokens) {
      const { accountId, appScopedId, username } = toAccountProfile(await findMe(tokens.accessToken));
      return [{ accountId, appScopedId, username, tokens, problem: null }];
    },

    async refresh({ accessToken }) {
      const answer = await call({
        method: 'GET',
        path: ['refresh_access_token'],
        unversioned: true,
        query: { grant_type: 'ig_refresh_token', access_token: accessToken },
        accessToken: null,
        secrets: [accessToken],
        schema: tokenSchema,
      });
      // Code 10: the permission that a refresh needs was revoked; only a new consent restores it.
      if (answer.kind === 'refused' && (answer.action === 'reconnect' || answer.code === '10'))
        return { kind: 'revoked' };
      return { kind: 'refreshed', tokens: toTokenSet(getBody(provider, answer), now()) };
    },

    async inspect({ accessToken }) {
      try {
        await findMe(accessToken);
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'unauthorised') return { kind: 'revoked' };
        throw error;
      }
      // Instagram does not report what a token may do.
      return { kind: 'usable', missing: [] };
    },

    // There is no such call: a person removes the app in Instagram's settings.
    revoke: async () => undefined,
  };

  async function findMe(accessToken: string) {
    const query = { fields: 'id,user_id,username' };
    return getBody(provider, await call({ method: 'GET', path: ['me'], query, accessToken, schema: meSchema }));
  }
}

/** Returns the address of Instagram's login. */
function consentUrl(
  { appId, authUrl }: InstagramLogin,
  { redirectUri, state }: Parameters<OAuthProvider['authorizationUrl']>[0],
): string {
  const url = new URL('/oauth/authorize', authUrl);
  url.searchParams.set('client_id', appId);
  url.searchParams.set('redirect_uri', redirectUri);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', Object.keys({ ...permissions, ...optional }).join(','));
  url.searchParams.set('state', state);
  // Otherwise the login takes the account that is signed in, and a coach with two accounts cannot choose.
  url.searchParams.set('force_reauth', 'true');
  return url.href;
}

/** Returns the code's short-lived token; null for a code that cannot be used. */
async function redeem(
  { appId, appSecret, apiUrl, fetch: fetchOption = fetch, timeoutMs = 10_000 }: InstagramLogin,
  code: string,
  redirectUri: string,
) {
  const answer = await providerFetch({
    fetch: fetchOption,
    method: 'POST',
    url: new URL('/oauth/access_token', apiUrl),
    form: {
      client_id: appId,
      client_secret: appSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
    },
    schema: codeAnswerSchema,
    timeoutMs,
    secrets: [appSecret, code],
  });
  if (answer.kind === 'accepted') return answer.body;
  if (answer.kind !== 'refused') throw new ProviderError(provider, 'unreachable', answer.detail);
  const message = loginErrorSchema.safeParse(answer.body).data?.error_message ?? `HTTP ${answer.status}`;
  // This host has no error codes: an error about the code, or about its redirect address, names it.
  if (answer.status < 500 && /\b(code|redirect_uri)\b/i.test(message)) return null;
  const kind: ProviderErrorKind =
    answer.status === 429 ? 'rate-limited' : answer.status >= 500 ? 'unreachable' : 'rejected';
  throw new ProviderError(provider, kind, message, { retryAfterMs: answer.retryAfterMs });
}
