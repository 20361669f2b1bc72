import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { liveToken } from '../meta/graph/graph-request.ts';
import { addAuthorizeRoutes } from '../shell/authorize-routes.ts';
import { authorizeErrorPage, consentPage } from './consent-page.ts';
import type { InstagramWorld } from './instagram-caller.ts';
import type { TokenAnswerShape } from './instagram-control.ts';
import { instagramPermissions, longTokenSeconds, type InstagramTokens } from './instagram-tokens.ts';

const authorizeRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z.string().optional(),
});

const decisionForm = z.object({
  decision: z.enum(['allow', 'cancel', 'allow-without-messages', 'allow-without-comments']),
  account: z.string().optional(),
});

const tokenForm = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('authorization_code'),
  redirect_uri: z.string(),
  code: z.string(),
});

type Parts = {
  appId: string;
  appSecret: string;
  /** Empty: a redirect to any address is allowed. */
  redirectUris: string[];
  world: InstagramWorld;
  tokens: InstagramTokens;
  tokenAnswerShape: () => TokenAnswerShape;
};

/** Adds Business Login for Instagram: the consent page and the three token calls. */
export function addOauthRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  addAuthorizeRoutes(app, {
    path: '/oauth/authorize',
    app: { clientId: parts.appId, redirectUris: parts.redirectUris },
    schema: authorizeRequest,
    scopesOf: (scope) => scope.split(/[,\s]+/).filter((permission) => permission !== ''),
    isKnownScope: (scope) => (instagramPermissions as readonly string[]).includes(scope),
    problems: {
      unreadable: (field) => `Missing or invalid ${field}`,
      client: 'Invalid platform app',
      redirect: 'Invalid redirect_uri',
      scope: (unknown) => `Invalid scope: ${unknown ?? 'none'}`,
    },
    errorPage: authorizeErrorPage,
    consentPage: (request) => consentPage(request, [...world.accounts.values()]),
    decide(target, { redirect_uri: redirectUri }, permissions, form) {
      const read = decisionForm.safeParse(form);
      if (!read.success) return 'No decision';
      const { decision, account } = read.data;
      if (decision === 'cancel') {
        target.searchParams.set('error', 'access_denied');
        target.searchParams.set('error_reason', 'user_denied');
        target.searchParams.set('error_description', 'The user denied your request');
        return null;
      }
      if (account === undefined || !world.accounts.has(account)) return 'No such account';
      const withheld: Partial<Record<typeof decision, string>> = {
        'allow-without-messages': 'instagram_business_manage_messages',
        'allow-without-comments': 'instagram_business_manage_comments',
      };
      const granted = permissions.filter((permission) => permission !== withheld[decision]);
      target.searchParams.set('code', tokens.issueCode(account, redirectUri, granted).value);
      // Instagram ends the address with this empty fragment.
      target.hash = '#_';
      return null;
    },
  });

  app.post('/oauth/access_token', (request, reply) => {
    const form = tokenForm.safeParse(request.body);
    if (!form.success) return loginError(reply, `Missing or invalid field: ${form.error.issues[0]?.path.join('.')}`);
    const { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri } = form.data;
    if (appId !== parts.appId || appSecret !== parts.appSecret) {
      return loginError(reply, 'Error validating client secret.');
    }
    const code = tokens.redeemCode(form.data.code, redirectUri);
    if (!code) return loginError(reply, 'Matching code was not found or was already used');
    const token = tokens.issue(code.accountId, 'short', code.permissions);
    const userId = world.getAccount(code.accountId).appScopedId;
    const flat = { access_token: token.value, permissions: token.permissions };
    const shape = parts.tokenAnswerShape();
    reply.type('application/json; charset=utf-8');
    if (shape === 'data') {
      return { data: [{ ...flat, user_id: userId, permissions: token.permissions.join(',') }] };
    }
    if (shape === 'flat') return { ...flat, user_id: userId };
    // Written by hand, because as a JavaScript number the id would lose its last digits.
    return JSON.stringify({ ...flat, user_id: 0 }).replace('"user_id":0', `"user_id":${userId}`);
  });

  app.get('/access_token', (request) => {
    const query = z
      .object({ grant_type: z.literal('ig_exchange_token'), client_secret: z.string(), access_token: z.string() })
      .safeParse(request.query);
    if (!query.success) throw new GraphRefusal(100, 'Missing or invalid parameter for the token exchange');
    if (query.data.client_secret !== parts.appSecret) throw new GraphRefusal(1, 'Error validating client secret.');
    const short = liveToken(query.data.access_token, tokens);
    if (short.kind !== 'short') throw new GraphRefusal(100, 'Only a short-lived token can be exchanged');
    return tokenAnswer(tokens.issue(short.accountId, 'long', short.permissions).value);
  });

  app.get('/refresh_access_token', (request) => {
    const query = z
      .object({ grant_type: z.literal('ig_refresh_token'), access_token: z.string() })
      .safeParse(request.query);
    if (!query.success) throw new GraphRefusal(100, 'Missing or invalid parameter for the token refresh');
    const long = liveToken(query.data.access_token, tokens);
    if (long.kind !== 'long' || !tokens.isRefreshable(long)) {
      throw new GraphRefusal(100, 'Only a long-lived token that is at least 24 hours old can be refreshed');
    }
    if (!long.permissions.includes('instagram_business_basic')) {
      throw new GraphRefusal(10, 'Application does not have permission for this action', { http: 403 });
    }
    return tokenAnswer(tokens.issue(long.accountId, 'long', long.permissions).value);
  });
}

function tokenAnswer(value: string) {
  return { access_token: value, token_type: 'bearer', expires_in: longTokenSeconds };
}

// The login host does not use the Graph error envelope.
function loginError(reply: FastifyReply, message: string) {
  return reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message: message });
}
