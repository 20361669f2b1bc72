import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addAuthorizeRoutes, type RegisteredApp } from '../shell/authorize-routes.ts';
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

type Parts = RegisteredApp & {
  clientSecret: string;
  world: GoogleWorldState;
  tokens: GoogleTokens;
  /** Called when a person's consent changed. */
  onChange: () => void;
  /** The status of a token call that must fail. */
  takeTokenFailure: () => number | null;
};

/** Adds Google's consent page and token host. */
export function addGoogleOauthRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  addAuthorizeRoutes(app, {
    path: '/o/oauth2/v2/auth',
    app: parts,
    schema: authorizeRequest,
    scopesOf: (scope) => {
      const names = scope.split(' ').filter((name) => name !== '');
      return [...new Set(names.map((name) => shortScopes[name] ?? name))];
    },
    isKnownScope: (scope) => googleScopes[scope] !== undefined,
    problems: {
      unreadable: (field) => `invalid_request (${field})`,
      client: 'invalid_client',
      redirect: 'redirect_uri_mismatch',
      scope: () => 'invalid_scope',
    },
    errorPage: authorizeErrorPage,
    consentPage: (request, scopes) => googleConsentPage(request, scopes, world.accounts),
    decide(target, request, scopes, form) {
      if (form['decision'] !== 'allow') {
        target.searchParams.set('error', 'access_denied');
        return null;
      }
      const account = world.accounts.find(({ email }) => email === form['account']);
      if (!account) return 'No such account';
      const granted = scopes.filter((scope) => !isTickable(scope) || form[tickName(scope)] === 'on');
      // Without prompt=consent Google issues a refresh token only at a person's first consent.
      const isFirst = !world.grants.some((grant) => grant.accountId === account.id && !grant.revoked);
      const code = tokens.issueCode({
        accountId: account.id,
        redirectUri: request.redirect_uri,
        scopes: granted,
        challenge: request.code_challenge ?? null,
        offline: request.access_type === 'offline' && (isFirst || request.prompt === 'consent'),
      });
      target.searchParams.set('code', code);
      target.searchParams.set('scope', granted.join(' '));
      return null;
    },
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

// The token host does not use the Calendar API's error envelope.
function tokenError(reply: FastifyReply, status: number, error: string, description: string) {
  return reply.code(status).send({ error, error_description: description });
}
