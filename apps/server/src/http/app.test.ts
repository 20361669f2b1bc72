import { connect, type AddressInfo } from 'node:net';
import { defineRoute, ErrorBody } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { accessOf, toWorkspaceId } from '../platform/access.ts';
import { AppError } from './app-error.ts';
import { buildApp } from './app.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readinessOf } from './readiness.test-support.ts';
import { acceptRawBody } from './input/raw-body.ts';
import { serve, servePage } from './serve.ts';
import { noCallMemory } from './once/no-call-memory.test-support.ts';

const Note = z.object({ _id: z.string(), text: z.string() });
const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/note/',
    summary: 'Notes.',
    access: 'session',
    query: z.object({ limit: z.coerce.number().int().max(100).optional(), cursor: z.string().optional() }),
    response: z.array(Note),
    paged: true,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/note/',
    summary: 'Writes a note.',
    access: 'anyone',
    body: z.object({ text: z.string().min(1).max(20), userRole: z.enum(['trainer', 'other']).optional() }),
    response: Note,
    status: 201,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/note/{id}',
    summary: 'Deletes a note.',
    access: 'anyone',
    params: z.object({ id: z.string().max(64) }),
    response: z.object({ ok: z.literal(true) }),
  }),
};

const clock = createTestClock('2026-11-20T12:00:00Z');
const logged: string[] = [];
const received: unknown[] = [];
let healthy = true;
let app: FastifyInstance;

beforeAll(async () => {
  app = buildApp({
    logger: createLogger('error', { write: (line) => logged.push(line) }),
    clock,
    publicUrl: 'http://localhost:3000',
    webFolder: 'no-such-folder',
    imageOrigins: [],
    metrics: { registry: createMetrics(), token: null, refresh: async () => {} },
    authenticateKey: async () => null,
    callMemory: noCallMemory,
    authenticate: async (token) =>
      token.startsWith('token-of-')
        ? {
            id: token.slice(9),
            sessionId: 'session',
            role: 'owner' as const,
            access: accessOf({ userId: token.slice(9), workspaceId: toWorkspaceId('workspace'), ownerId: 'owner' }),
          }
        : null,
    checkReadiness: async () => readinessOf(clock.now(), healthy ? 'answered' : 'failed'),
    register: (scope) => {
      servePage(scope, routes.list, async ({ query }) => ({
        value: [{ _id: '1', text: `up to ${query.limit ?? 50}`, secret: 'hidden' }],
        nextCursor: query.cursor === undefined ? 'after 1&2' : null,
      }));
      serve(scope, routes.create, async ({ body }) => {
        received.push(body);
        if (body.text === 'fail') throw new Error('connection to 10.0.0.7 refused');
        if (body.text === 'taken') throw new AppError('conflict', 'There is such a note');
        return { _id: '1', text: body.text, passwordHash: 'hidden' };
      });
      serve(scope, routes.remove, async () => ({ ok: true as const }));
      void scope.register(async (raw) => {
        acceptRawBody(raw);
        raw.post('/api/raw', async (request) => {
          const body = request.body as Buffer;
          return { isBuffer: Buffer.isBuffer(body), hex: body.toString('hex') };
        });
      });
    },
  });
  await app.ready();
});

afterAll(async () => {
  await app.close();
});

const postNote = (payload: unknown) => app.inject({ method: 'POST', url: '/api/note/', payload: payload as object });

describe('a route of the contract', () => {
  test('answers what the contract names and nothing else', async () => {
    const response = await postNote({ text: 'hello' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ _id: '1', text: 'hello' });
  });

  test('drops fields it does not know', async () => {
    await postNote({ text: 'extra', isAdmin: true });
    expect(received.at(-1)).toEqual({ text: 'extra' });
  });

  test('is found with and without a slash at its end', async () => {
    const [plain, slashed] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/note', payload: { text: 'a' } }),
      app.inject({ method: 'DELETE', url: '/api/note/1/' }),
    ]);
    expect([plain.statusCode, slashed.statusCode]).toEqual([201, 200]);
  });

  test('that takes no body is not disturbed by an empty one', async () => {
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/note/1',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });

  test('turns a visitor and an unknown token away with 401', async () => {
    const answers = await Promise.all([
      app.inject({ url: '/api/note' }),
      app.inject({ url: '/api/note', headers: { authorization: 'Bearer wrong' } }),
      app.inject({ url: '/api/note', headers: { authorization: 'Basic dTpw' } }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
    expect(answers[0].json()).toEqual({ message: 'Please sign in', code: 'unauthenticated' });
  });

  test('names the next page in a Link header, with the query it was asked with', async () => {
    const headers = { authorization: 'Bearer token-of-ana' };
    const first = await app.inject({ url: '/api/note/?limit=5', headers });
    expect(first.json()).toEqual([{ _id: '1', text: 'up to 5' }]);
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(new URL(next, 'http://localhost').searchParams.get('cursor')).toBe('after 1&2');
    expect(next).toContain('limit=5');
    expect((await app.inject({ url: next, headers })).headers['link']).toBeUndefined();
  });

  test('says what time it is by the clock of the server', async () => {
    const response = await app.inject({ url: '/api/note', headers: { authorization: 'Bearer token-of-dana' } });
    expect(response.headers['date']).toBe(clock.now().toUTCString());
  });

  test('lets a user call 600 times a minute and then asks to wait', async () => {
    const call = () => app.inject({ url: '/api/note', headers: { authorization: 'Bearer token-of-busy' } });
    clock.advance(60_000);
    for (let count = 0; count < 600; count++) await call();
    clock.advance(20_000);
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    clock.advance(40_000);
    expect((await call()).statusCode).toBe(200);
  });
});

describe('refusals', () => {
  test('input that does not fit is explained field by field', async () => {
    const response = await postNote({ text: 'x'.repeat(21), userRole: 'king' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      message: 'Text is too long: at most 20 characters',
      issues: [
        { path: 'text', message: 'Text is too long: at most 20 characters' },
        { path: 'userRole', message: 'User role must be one of: trainer, other' },
      ],
    });
  });

  test.each<[string, unknown, string]>([
    ['a missing field', {}, 'Text is required'],
    ['an empty field', { text: '' }, 'Text is required'],
    ['another kind of value', { text: 5 }, 'Text is not valid'],
    ['a body that is no object', [], 'The body is not valid'],
  ])('%s is named', async (_case, body, message) => {
    expect((await postNote(body)).json()).toMatchObject({ code: 'invalid_input', message });
  });

  test('text no database can hold is refused in a query, too', async () => {
    const headers = { authorization: 'Bearer token-of-ana' };
    const response = await app.inject({ method: 'GET', url: '/api/note?cursor=a%00b', headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'The text has characters we can’t store' });
  });

  test('text no database can hold is refused in a path, too', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/api/note/a%00b' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'The text has characters we can’t store' });
  });

  test.each([33, 9_000, 250_000])('JSON that is nested %i deep is refused before anything walks it', async (levels) => {
    for (const payload of [
      `{"text":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`,
      `{"text":${'{"a":'.repeat(levels - 1)}1${'}'.repeat(levels - 1)}}`.slice(0, 1024 * 1024),
      '['.repeat(levels),
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/note',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        message: 'The body is nested too deeply: at most 32 levels',
        code: 'invalid_input',
      });
    }
  });

  test('brackets in words are no nesting, however many', async () => {
    const text = '[{"\\'.repeat(5);
    expect((await postNote({ text, extra: '[{'.repeat(1_000) })).statusCode).toBe(201);
    const extra = Array.from({ length: 1_000 }, () => [[]]);
    expect((await postNote({ text, extra })).statusCode).toBe(201);
  });

  test.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'too_large',
    ],
    ['what is no HTTP', 'NONSENSE\r\n\r\n', 400, 'invalid_input'],
  ])('%s are refused in the same form', async (_case, bytes, status, code) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe(code);
  });

  test.each<[string, number, string, { payload?: string; headers?: Record<string, string> }]>([
    ['no body at all', 400, 'invalid_input', {}],
    [
      'JSON that is broken',
      400,
      'invalid_input',
      { payload: '{"text":', headers: { 'content-type': 'application/json' } },
    ],
    [
      'text no database can hold',
      400,
      'invalid_input',
      { payload: '{"text":"a\\u0000b"}', headers: { 'content-type': 'application/json' } },
    ],
    [
      'half a surrogate pair',
      400,
      'invalid_input',
      { payload: '{"text":"a\\ud800"}', headers: { 'content-type': 'application/json' } },
    ],
    [
      'a tampered prototype',
      400,
      'invalid_input',
      { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
    ],
    ['plain text', 415, 'wrong_media_type', { payload: 'text', headers: { 'content-type': 'text/plain' } }],
    [
      'a form',
      415,
      'wrong_media_type',
      { payload: 'text=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'more than 1 MiB',
      413,
      'too_large',
      { payload: `{"text":"${'x'.repeat(1024 * 1024)}"}`, headers: { 'content-type': 'application/json' } },
    ],
  ])('%s is a %i', async (_case, status, code, request) => {
    const response = await app.inject({ method: 'POST', url: '/api/note', ...request });
    expect(response.statusCode).toBe(status);
    expect(ErrorBody.parse(response.json()).code).toBe(code);
  });

  test('a refusal of ours has the status of its code', async () => {
    const response = await postNote({ text: 'taken' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: 'There is such a note', code: 'conflict' });
  });

  test('a fault of ours tells a reference, and the log tells the rest', async () => {
    const response = await postNote({ text: 'fail' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('10.0.0.7');
    const reference = /Reference: ([\w-]+)$/.exec(response.json<{ message: string }>().message)?.[1] ?? 'none';
    const line = logged.find((entry) => entry.includes(reference));
    expect(line).toContain('10.0.0.7');
  });

  test('what does not exist under /api is a 404 in JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/nothing' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: 'There is nothing at this address', code: 'not_found' });
    }
  });

  test('an address that cannot be decoded is refused in the same form', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/api/note/%ff' });
    expect(response.statusCode).toBe(400);
    expect(ErrorBody.parse(response.json()).code).toBe('invalid_input');
  });
});

describe('a provider delivery', () => {
  test.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'sent as %s arrives byte for byte',
    async (type) => {
      const payload = Buffer.from('{"a" : "\\u00e9\xff"}', 'latin1');
      const response = await app.inject({
        method: 'POST',
        url: '/api/raw',
        payload,
        headers: { 'content-type': type },
      });
      expect(response.json()).toEqual({ isBuffer: true, hex: payload.toString('hex') });
    },
  );

  test('without body or type is an empty one', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/raw' })).json()).toEqual({ isBuffer: true, hex: '' });
    expect((await app.inject({ method: 'POST', url: '/api/raw', payload: Buffer.from('a') })).json()).toMatchObject({
      hex: '61',
    });
  });
});

describe('operation', () => {
  test('health follows the database and the jobs', async () => {
    expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 'ok', problems: [] });
    healthy = false;
    for (const url of ['/api/health/', '/api/health/ready']) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ status: 'unavailable', problems: ['database'] });
    }
    expect((await app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
    healthy = true;
  });

  test('metrics count the answers by route, never by id', async () => {
    await app.inject({ method: 'DELETE', url: '/api/note/some-id' });
    const response = await app.inject({ url: '/api/metrics' });
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toMatch(
      /http_request_duration_seconds_count\{method="DELETE",route="\/api\/note\/:id",status="200"\} \d/,
    );
    expect(response.body).not.toContain('some-id');
  });

  test('the API describes itself, for programs and for people', async () => {
    expect((await app.inject({ url: '/api/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' });
    const page = await app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/auth/sign-in');
    expect(page.body).not.toMatch(/<script|undefined|\[object/);
  });
});
