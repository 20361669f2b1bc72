import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addAuthorizeRoutes } from '../shell/authorize-routes.ts';
import { consentPage, dialogErrorPage } from './consent-page.ts';
import type { MessengerWorld } from './messenger-caller.ts';
import { messengerPermissions, type MessengerTokens } from './messenger-tokens.ts';

const dialogRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code').default('code'),
  scope: z.string(),
  state: z.string().optional(),
  display: z.string().optional(),
  auth_type: z.string().optional(),
});

const decisions = z.object({
  decision: z.enum(['allow', 'cancel', 'allow-without-messages', 'allow-without-comments']),
});

type Parts = {
  appId: string;
  /** Empty: a redirect to any address is allowed. */
  redirectUris: string[];
  world: MessengerWorld;
  tokens: MessengerTokens;
};

/** Adds Facebook Login's dialog: a person allows the app for the checked pages, or declines. */
export function addDialogRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  addAuthorizeRoutes(app, {
    path: '/dialog/oauth',
    app: { clientId: parts.appId, redirectUris: parts.redirectUris },
    schema: dialogRequest,
    scopesOf: (scope) => scope.split(/[,\s]+/).filter((permission) => permission !== ''),
    isKnownScope: (scope) => (messengerPermissions as readonly string[]).includes(scope),
    problems: {
      unreadable: (field) => `Missing or invalid ${field}`,
      client: 'Invalid App ID',
      redirect: 'URL blocked: the redirect URI is not registered with the app',
      scope: (unknown) => `Invalid Scopes: ${unknown ?? 'none'}`,
    },
    errorPage: dialogErrorPage,
    consentPage: (request) => consentPage(request, [...world.accounts.values()]),
    decide(target, { redirect_uri: redirectUri }, permissions, form) {
      const read = decisions.safeParse(form);
      if (!read.success) return 'No decision';
      const { decision } = read.data;
      // Facebook ends the address with this fragment.
      target.hash = '#_=_';
      if (decision === 'cancel') {
        target.searchParams.set('error', 'access_denied');
        target.searchParams.set('error_code', '200');
        target.searchParams.set('error_description', 'Permissions error');
        target.searchParams.set('error_reason', 'user_denied');
        return null;
      }
      const engagement = ['pages_read_engagement', 'pages_read_user_content', 'pages_manage_engagement'];
      const without = decision === 'allow-without-comments' ? engagement : [];
      const withheld = decision === 'allow-without-messages' ? ['pages_messaging'] : without;
      const code = tokens.issueCode(redirectUri, {
        pageIds: [...world.accounts.keys()].filter((pageId) => `page-${pageId}` in form),
        permissions: permissions.filter((permission) => !withheld.includes(permission)),
        declined: permissions.filter((permission) => withheld.includes(permission)),
      });
      target.searchParams.set('code', code.value);
      return null;
    },
  });
}
