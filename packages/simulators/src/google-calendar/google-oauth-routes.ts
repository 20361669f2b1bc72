import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { tickName } from '../shell/consent-page.ts';
import { authorizeErrorPage, googleConsentPage, isTickable } from './google-consent-pages.ts';
import { accessTokenSeconds, googleScopes, shortScopes, type GoogleTokens } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleGrant } from './google-world-state.ts';

const authorizeRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z.string().optional(),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.literal('S256').optional(),
});

const tokenForm = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().optional(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
]);

type Parts = {
  clientId: string;
  clientSecret: string;
  /** Empty: any address may be redirected to. */
  redirectUris: string[];
  world: GoogleWorldState;
  tokens: GoogleTokens;
  /** Somebody's consent changed. */
  onChange: () => void;
  /** The status of a token call that must fail. */
  takeTokenFailure: () => number | null;
};

/** Google's consent page and token host. */
export function addGoogleOauthRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  app.get('/o/oauth2/v2/auth', (request, reply) => {
    const read = readAuthorizeRequest(request.query, parts);
    if ('problem' in read) return html(reply, 400, authorizeErrorPage(read.problem));
    return html(reply, 200, googleConsentPage(fieldsOf(read.request), read.scopes, world.accounts));
  });

  app.post('/o/oauth2/v2/auth', (request, reply) => {
    const read = readAuthorizeRequest(request.body, parts);
    if ('problem' in read) return html(reply, 400, authorizeErrorPage(read.problem));
    const form = request.body as Record<string, string>;
    const { redirect_uri: redirectUri, state, access_type: accessType, code_challenge: challenge } = read.request;
    const target = new URL(redirectUri);
    if (state !== undefined) target.searchParams.set('state', state);
    if (form.decision !== 'allow') {
      target.searchParams.set('error', 'access_denied');
      return reply.redirect(target.href, 302);
    }
    const account = world.accounts.find(({ email }) => email === form.account);
    if (!account) return html(reply, 400, authorizeErrorPage('No such account'));
    const scopes = read.scopes.filter((scope) => !isTickable(scope) || form[tickName(scope)] === 'on');
    // Without prompt=consent Google gives a refresh token to a person's first consent only.
    const isFirst = !world.grants.some((grant) => grant.accountId === account.id && !grant.revoked);
    const code = tokens.issueCode({
      accountId: account.id,
      redirectUri,
      scopes,
      challenge: challenge ?? null,
      offline: accessType === 'offline' && (isFirst || read.request.prompt === 'consent'),
    });
    target.searchParams.set('code', code);
    target.searchParams.set('scope', scopes.join(' '));
    return reply.redirect(target.href, 302);
  });

  app.post('/token', (request, reply) => {
    const failure = parts.takeTokenFailure();
    if (failure !== null) return tokenError(reply, failure, 'internal_failure', 'Backend Error');
    const client = z.object({ client_id: z.string(), client_secret: z.string() }).safeParse(request.body);
    if (client.data?.client_id !== parts.clientId || client.data.client_secret !== parts.clientSecret) {
      return tokenError(reply, 401, 'invalid_client', 'Unauthorized');
    }
    const form = tokenForm.safeParse(request.body);
    if (!form.success) return tokenError(reply, 400, 'invalid_request', 'Missing required parameter');
    if (form.data.grant_type === 'refresh_token') {
      const grant = tokens.grantOfRefresh(form.data.refresh_token);
      if (!grant) return tokenError(reply, 400, 'invalid_grant', 'Token has been expired or revoked.');
      return tokenAnswer(grant, null);
    }
    const code = tokens.redeemCode(form.data.code, form.data.redirect_uri, form.data.code_verifier);
    if (typeof code === 'string') return tokenError(reply, 400, code, 'Bad Request');
    const grant = tokens.grant(code.accountId, code.scopes);
    parts.onChange();
    return tokenAnswer(grant, code.offline ? grant.refreshToken : null);
  });

  app.post('/revoke', (request, reply) => {
    const { token } = { ...(request.query as object), ...(request.body as object) } as { token?: string };
    if (token === undefined || !tokens.revoke(token)) {
      return tokenError(reply, 400, 'invalid_token', 'Token expired or revoked');
    }
    parts.onChange();
    return {};
  });

  function tokenAnswer(grant: SimulatedGoogleGrant, refreshToken: string | null) {
    return {
      access_token: tokens.issueAccess(grant),
      expires_in: accessTokenSeconds,
      ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
    };
  }
}

/** The request, or what is wrong with it: then nobody is redirected anywhere. */
function readAuthorizeRequest(
  input: unknown,
  parts: Parts,
): { problem: string } | { request: z.infer<typeof authorizeRequest>; scopes: string[] } {
  const parsed = authorizeRequest.safeParse(input);
  if (!parsed.success) return { problem: `invalid_request (${parsed.error.issues[0]?.path.join('.')})` };
  const request = parsed.data;
  if (request.client_id !== parts.clientId) return { problem: 'invalid_client' };
  const registered = parts.redirectUris.length === 0 || parts.redirectUris.includes(request.redirect_uri);
  if (!registered || !URL.canParse(request.redirect_uri)) return { problem: 'redirect_uri_mismatch' };
  const scopes = request.scope.split(' ').filter((scope) => scope !== '');
  const full = scopes.map((scope) => shortScopes[scope] ?? scope);
  if (full.length === 0 || full.some((scope) => googleScopes[scope] === undefined)) return { problem: 'invalid_scope' };
  return { request, scopes: [...new Set(full)] };
}

function fieldsOf(request: z.infer<typeof authorizeRequest>): Record<string, string> {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}

// The token host does not use the Calendar API's error envelope.
function tokenError(reply: FastifyReply, status: number, error: string, description: string) {
  return reply.code(status).send({ error, error_description: description });
}

function html(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
