import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addAuthorizeRoutes, type RegisteredApp } from '../shell/authorize-routes.ts';
import { tickName } from '../shell/consent-page.ts';
import { authorizeErrorPage, calendlyConsentPage } from './calendly-consent-pages.ts';
import { accessTokenSeconds, calendlyScopes, type CalendlyTokens } from './calendly-tokens.ts';
import { organizationUri, userUri } from './calendly-views.ts';
import type { CalendlyWorldState, SimulatedCalendlyGrant } from './calendly-world-state.ts';

const authorizeRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z.string().optional(),
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

type Parts = RegisteredApp & {
  clientSecret: string;
  world: CalendlyWorldState;
  tokens: CalendlyTokens;
  now: () => Date;
  /** Called when a person's consent changed. */
  onChange: () => void;
  /** The status of a token call that must fail. */
  takeTokenFailure: () => number | null;
};

/** Adds Calendly's consent page and token calls. */
export function addCalendlyOauthRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  addAuthorizeRoutes(app, {
    path: '/oauth/authorize',
    app: parts,
    schema: authorizeRequest,
    scopesOf: (scope) => scope.split(' ').filter((name) => name !== ''),
    isKnownScope: (scope) => calendlyScopes[scope] !== undefined,
    problems: {
      unreadable: (field) => `Missing or invalid ${field}`,
      client: 'Unknown client',
      redirect: 'The redirect URI is not valid',
      scope: () => 'The requested scope is invalid',
    },
    errorPage: authorizeErrorPage,
    consentPage: (request, scopes) => calendlyConsentPage(request, scopes, world.accounts),
    decide(target, { redirect_uri: redirectUri, code_challenge: challenge = null }, scopes, form) {
      if (form['decision'] !== 'allow') {
        target.searchParams.set('error', 'access_denied');
        target.searchParams.set('error_description', 'The resource owner or authorization server denied the request.');
        return null;
      }
      const account = world.accounts.find(({ email }) => email === form['account']);
      if (!account) return 'No such account';
      const granted = scopes.filter((scope) => form[tickName(scope)] === 'on');
      const code = tokens.issueCode({ accountId: account.id, redirectUri, scopes: granted, challenge });
      target.searchParams.set('code', code);
      return null;
    },
  });

  app.post('/oauth/token', (request, reply) => {
    const failure = parts.takeTokenFailure();
    if (failure !== null) return reply.code(failure).send({ error: 'server_error', error_description: 'Try again' });
    if (!isOurClient(request.body)) return oauthError(reply, 401, 'invalid_client', 'Client authentication failed');
    const form = tokenForm.safeParse(request.body);
    if (!form.success) return oauthError(reply, 400, 'invalid_request', 'The request is missing a required parameter');
    if (form.data.grant_type === 'refresh_token') {
      const grant = tokens.rotate(form.data.refresh_token);
      parts.onChange();
      return grant ? tokenAnswer(grant) : oauthError(reply, 400, 'invalid_grant', 'The refresh token is invalid');
    }
    const code = tokens.redeemCode(form.data.code, form.data.redirect_uri, form.data.code_verifier);
    if (!code) return oauthError(reply, 400, 'invalid_grant', 'The authorization grant is invalid or expired');
    const grant = tokens.grant(code.accountId, code.scopes);
    parts.onChange();
    return tokenAnswer(grant);
  });

  app.post('/oauth/revoke', (request, reply) => {
    if (!isOurClient(request.body)) return oauthError(reply, 403, 'unauthorized_client', 'Not your token');
    tokens.revoke((request.body as { token?: string }).token ?? '');
    parts.onChange();
    return {};
  });

  app.post('/oauth/introspect', (request, reply) => {
    if (!isOurClient(request.body)) return oauthError(reply, 401, 'invalid_client', 'Client authentication failed');
    const grant = tokens.grantOfAccess((request.body as { token?: string }).token ?? '');
    return grant ? { active: true, scope: grant.scopes.join(' '), token_type: 'Bearer' } : { active: false };
  });

  function isOurClient(body: unknown): boolean {
    const client = z.object({ client_id: z.string(), client_secret: z.string() }).safeParse(body).data;
    return client?.client_id === parts.clientId && client.client_secret === parts.clientSecret;
  }

  function tokenAnswer(grant: SimulatedCalendlyGrant) {
    const account = world.accounts.find(({ id }) => id === grant.accountId);
    return {
      token_type: 'Bearer',
      access_token: tokens.issueAccess(grant),
      refresh_token: grant.refreshToken,
      scope: grant.scopes.join(' '),
      created_at: Math.floor(parts.now().getTime() / 1_000),
      expires_in: accessTokenSeconds,
      ...(account ? { owner: userUri(account), organization: organizationUri(account) } : {}),
    };
  }
}

function oauthError(reply: FastifyReply, status: number, error: string, description: string) {
  return reply.code(status).send({ error, error_description: description });
}
