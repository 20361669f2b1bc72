import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { pageOf } from '../meta/graph/graph-list.ts';
import { credentialOf, fieldsOf, liveToken, pageRequest, pickFields, textOf } from '../meta/graph/graph-request.ts';
import { personTokenOf, type MessengerWorld } from './messenger-caller.ts';
import { longTokenSeconds, shortTokenSeconds, type MessengerTokens } from './messenger-tokens.ts';
import type { FacebookToken } from './messenger-world-state.ts';

const appFields = { client_id: z.string(), client_secret: z.string() };
const codeExchange = z.object({ ...appFields, redirect_uri: z.string(), code: z.string() });
const tokenExchange = z.object({ ...appFields, fb_exchange_token: z.string() });

// The wording is Meta's as far as it is known; clients must use code and subcode.
const codeProblems = {
  unknown: [36_009, 'This authorization code is not valid.'],
  used: [36_009, 'This authorization code has been used.'],
  expired: [36_007, 'This authorization code has expired.'],
  'other-address': [36_008, 'Error validating verification code: the redirect_uri is not the one of the dialog.'],
} as const;

type Parts = {
  appId: string;
  appSecret: string;
  /** The app's id of the person. */
  personId: string;
  world: MessengerWorld;
  tokens: MessengerTokens;
};

/** Adds the tokens of Facebook Login, and the calls of a person's token: the pages, and the granted permissions. */
export function addLoginRoutes(app: FastifyInstance, parts: Parts): void {
  const { world, tokens } = parts;

  app.route({
    method: ['GET', 'POST'],
    url: '/oauth/access_token',
    handler(request) {
      const input = request.method === 'GET' ? request.query : request.body;
      if (textOf(input, 'grant_type') === 'fb_exchange_token') {
        const { fb_exchange_token: value } = read(tokenExchange, input);
        const held = liveToken(value, tokens);
        if (held.kind === 'page') throw new GraphRefusal(100, 'Only the token of a person can be exchanged');
        return tokenAnswer(tokens.issueForPerson('long', held), longTokenSeconds);
      }
      const { code: value, redirect_uri: redirectUri } = read(codeExchange, input);
      const code = tokens.redeemCode(value, redirectUri);
      if (typeof code === 'string') {
        const [subcode, message] = codeProblems[code];
        throw new GraphRefusal(100, message, { subcode });
      }
      return tokenAnswer(tokens.issueForPerson('short', code), shortTokenSeconds);
    },
  });

  app.get('/me/accounts', (request) => {
    const person = personTokenOf(request, tokens);
    const asked = fieldsOf(request);
    const fields = asked.length > 0 ? asked : fieldsNamed('access_token', 'category', 'category_list', 'name', 'tasks');
    const pages = person.permissions.includes('pages_show_list') ? person.pageIds : [];
    return pageOf(
      pages.map((pageId) => world.getAccount(pageId)),
      pageRequest(request),
      (page) => page.id,
      (page) => ({
        ...pickFields(
          {
            access_token: tokens.pageTokenBy(person, page.id).value,
            category: page.category,
            category_list: [{ id: '2214', name: page.category }],
            name: page.name,
            tasks: page.tasks,
            instagram_business_account: page.instagramAccountId === null ? null : { id: page.instagramAccountId },
          },
          fields,
        ),
        id: page.id,
      }),
    );
  });

  app.get('/me/permissions', (request) => {
    const { permissions, declined } = personTokenOf(request, tokens);
    const withStatus = (status: string) => (permission: string) => ({ permission, status });
    return { data: [...permissions.map(withStatus('granted')), ...declined.map(withStatus('declined'))] };
  });

  app.get('/debug_token', (request) => {
    if (credentialOf(request) !== `${parts.appId}|${parts.appSecret}`) {
      throw new GraphRefusal(100, '(#100) You must provide an app access token');
    }
    const token = tokens.find(textOf(request.query, 'input_token') ?? '');
    if (!token) return { data: { is_valid: false, scopes: [], error: { code: 190, message: 'Malformed token' } } };
    return {
      data: {
        app_id: token.appId ?? parts.appId,
        type: token.kind === 'page' ? 'PAGE' : 'USER',
        is_valid: tokens.isLive(token),
        // Seconds; 0 for a token without an end date.
        expires_at: token.expiresAt === null ? 0 : Math.floor(Date.parse(token.expiresAt) / 1_000),
        scopes: token.permissions,
        user_id: parts.personId,
        ...(token.kind === 'page' ? { profile_id: token.pageIds[0] } : {}),
      },
    };
  });

  function read<Form extends { client_id: string; client_secret: string }>(schema: z.ZodType<Form>, input: unknown) {
    const parsed = schema.safeParse(input);
    if (!parsed.success) {
      throw new GraphRefusal(100, `Missing ${parsed.error.issues[0]?.path.join('.')} parameter.`);
    }
    if (parsed.data.client_id !== parts.appId) throw new GraphRefusal(101, 'Error validating application.');
    if (parsed.data.client_secret !== parts.appSecret) throw new GraphRefusal(1, 'Error validating client secret.');
    return parsed.data;
  }
}

function tokenAnswer(token: FacebookToken, seconds: number) {
  return { access_token: token.value, token_type: 'bearer', expires_in: seconds };
}

function fieldsNamed(...names: string[]) {
  return names.map((name) => ({ name, limit: null, fields: [] }));
}
