import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

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

const decisions = z.looseObject({ decision: z.enum(['allow', 'cancel', 'allow-without-messages']) });

type Parts = {
  appId: string;
  /** Empty: any address may be redirected to. */
  redirectUris: string[];
  world: MessengerWorld;
  tokens: MessengerTokens;
};

/** Facebook Login's dialog: a person allows the app, for the pages that are ticked, or does not. */
export function addDialogRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  app.get('/dialog/oauth', (request, reply) => {
    const read = readDialogRequest(request.query, parts);
    if ('problem' in read) return html(reply, 400, dialogErrorPage(read.problem));
    const asked = Object.entries(read.request).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return html(reply, 200, consentPage(Object.fromEntries(asked), [...world.accounts.values()]));
  });

  app.post('/dialog/oauth', (request, reply) => {
    const read = readDialogRequest(request.body, parts);
    if ('problem' in read) return html(reply, 400, dialogErrorPage(read.problem));
    const form = decisions.safeParse(request.body);
    if (!form.success) return html(reply, 400, dialogErrorPage('No decision'));
    const { redirect_uri: redirectUri, state } = read.request;
    const target = new URL(redirectUri);
    if (form.data.decision === 'cancel') {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_code', '200');
      target.searchParams.set('error_description', 'Permissions error');
      target.searchParams.set('error_reason', 'user_denied');
    } else {
      const withheld = form.data.decision === 'allow-without-messages' ? ['pages_messaging'] : [];
      const code = tokens.issueCode(redirectUri, {
        pageIds: [...world.accounts.keys()].filter((pageId) => `page-${pageId}` in form.data),
        permissions: read.permissions.filter((permission) => !withheld.includes(permission)),
        declined: read.permissions.filter((permission) => withheld.includes(permission)),
      });
      target.searchParams.set('code', code.value);
    }
    if (state !== undefined) target.searchParams.set('state', state);
    // Facebook ends the address with this fragment.
    target.hash = '#_=_';
    return reply.redirect(target.href, 302);
  });
}

/** The request, or what is wrong with it: then nobody is redirected anywhere. */
function readDialogRequest(
  input: unknown,
  parts: Parts,
): { problem: string } | { request: z.infer<typeof dialogRequest>; permissions: string[] } {
  const parsed = dialogRequest.safeParse(input);
  if (!parsed.success) return { problem: `Missing or invalid ${parsed.error.issues[0]?.path.join('.')}` };
  const request = parsed.data;
  if (request.client_id !== parts.appId) return { problem: 'Invalid App ID' };
  const registered = parts.redirectUris.length === 0 || parts.redirectUris.includes(request.redirect_uri);
  if (!registered || !URL.canParse(request.redirect_uri)) {
    return { problem: 'URL blocked: the redirect URI is not registered with the app' };
  }
  const permissions = request.scope.split(/[,\s]+/).filter((permission) => permission !== '');
  const known: readonly string[] = messengerPermissions;
  const unknown = permissions.find((permission) => !known.includes(permission));
  if (unknown !== undefined || permissions.length === 0) return { problem: `Invalid Scopes: ${unknown ?? 'none'}` };
  return { request, permissions };
}

function html(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
