import type { z } from 'zod';
import { createPageCheck } from '../http/list-pages.ts';
import { createGraphCall, type GraphOptions } from '../meta/graph-call.ts';
import { getBody } from '../meta/graph-outcomes.ts';
import { missingPermissions, toTokenSet } from '../meta/graph-token.ts';
import { tokenSchema } from '../meta/graph-wire.ts';
import type { OAuthProvider } from '../ports/oauth-provider.ts';
import { toOAuthAccount } from './messenger-mapping.ts';
import { tokenInspection } from './messenger-token.ts';
import { accountPageSchema, grantedSchema, personSchema, type WirePage } from './messenger-wire.ts';

const provider = 'messenger';

/** The permissions that we need, in words. */
const needed = {
  pages_show_list: 'see the list of pages',
  pages_manage_metadata: 'hear of new messages',
  pages_messaging: 'read and answer messages',
};
/** The permissions without which the rest works, each under the words of what it is for. */
const optional = {
  pages_read_engagement: 'read and answer comments',
  pages_read_user_content: 'read and answer comments',
  pages_manage_engagement: 'read and answer comments',
};
const scope = ['public_profile', 'email', ...Object.keys({ ...needed, ...optional })];

// Meta's subcodes for a code that is too old, was issued for another address, or was used.
const unusableCodes = new Set(['100/36007', '100/36008', '100/36009']);

/** Max number of a person's pages that we look at. */
const maxPages = 500;
const pageSize = 100;

/** Returns Facebook Login for pages: one consent for all checked pages, each with its own token without an end. */
export function createMessengerOAuth(
  options: GraphOptions & { appId: string; appSecret: string; authUrl: string; now: () => Date },
): OAuthProvider {
  const { appId, appSecret, authUrl, apiVersion, now } = options;
  const call = createGraphCall({ ...options, proofSecret: appSecret });

  const askForToken = (query: Record<string, string>, secrets: string[]) =>
    call({
      method: 'GET',
      path: ['oauth', 'access_token'],
      query: { client_id: appId, client_secret: appSecret, ...query },
      accessToken: null,
      secrets: [appSecret, ...secrets],
      schema: tokenSchema,
    });

  const read = async <Body>(
    path: string[],
    query: Record<string, string>,
    accessToken: string,
    schema: z.ZodType<Body>,
  ): Promise<Body> => getBody(provider, await call({ method: 'GET', path, query, accessToken, schema }));

  async function listPages(accessToken: string): Promise<WirePage[]> {
    const pages: WirePage[] = [];
    const query: Record<string, string> = { fields: 'name,access_token,tasks', limit: String(pageSize) };
    const mayAsk = createPageCheck();
    for (;;) {
      const { data, paging } = await read(['me', 'accounts'], query, accessToken, accountPageSchema);
      pages.push(...data);
      const after = paging?.cursors?.after;
      if (!paging?.next || !after || data.length === 0 || pages.length >= maxPages || !mayAsk(after)) return pages;
      query['after'] = after;
    }
  }

  return {
    kind: 'messenger',
    // Page tokens have no end date; the next call shows when one was revoked.
    renewal: null,

    authorizationUrl({ redirectUri, state }) {
      const url = new URL(`/${apiVersion}/dialog/oauth`, authUrl);
      url.searchParams.set('client_id', appId);
      url.searchParams.set('redirect_uri', redirectUri);
      url.searchParams.set('response_type', 'code');
      url.searchParams.set('scope', scope.join(','));
      url.searchParams.set('state', state);
      url.searchParams.set('display', 'popup');
      // Without this, Facebook never asks again for what was unchecked once.
      url.searchParams.set('auth_type', 'rerequest');
      return url.href;
    },

    async exchangeCode({ code, redirectUri }) {
      const answer = await askForToken({ redirect_uri: redirectUri, code }, [code]);
      if (answer.kind === 'refused' && isAboutTheCode(answer)) return { kind: 'code-unusable' };
      const short = getBody(provider, answer).access_token;
      const { data } = await read(['me', 'permissions'], {}, short, grantedSchema);
      const granted = data.flatMap(({ permission, status }) => (status === 'granted' ? [permission] : []));
      const missing = missingPermissions(needed, granted);
      if (missing.length > 0) return { kind: 'missing-permissions', missing };
      // Only a long-lived token of the person gives page tokens without an end.
      const long = await askForToken({ grant_type: 'fb_exchange_token', fb_exchange_token: short }, [short]);
      const declined = [...new Set(missingPermissions(optional, granted))];
      return { kind: 'granted', tokens: toTokenSet(getBody(provider, long), now()), permissions: granted, declined };
    },

    async listAccounts({ accessToken }) {
      const person = await read(['me'], { fields: 'id' }, accessToken, personSchema);
      return (await listPages(accessToken)).map((page) => toOAuthAccount(page, person.id));
    },

    // Never called: see `renewal`.
    refresh: async (tokens) => ({ kind: 'refreshed', tokens }),

    async inspect({ accessToken }) {
      const { data } = getBody(provider, await call(tokenInspection({ appId, appSecret }, accessToken)));
      return data.is_valid ? { kind: 'usable', missing: missingPermissions(needed, data.scopes) } : { kind: 'revoked' };
    },

    // Removing the app from a person would remove their other pages too.
    revoke: async () => undefined,
  };
}

function isAboutTheCode({ code, message }: { code: string; message: string }): boolean {
  return unusableCodes.has(code) || (code.startsWith('100') && /(authorization|verification) code/i.test(message));
}
