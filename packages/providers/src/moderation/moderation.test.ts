import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLocalServer, type Behaviour } from '../test-support/local-server.ts';
import { createModeration, type ModerationOptions } from './moderation.ts';

let behave: () => Behaviour;
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeEach(async () => {
  behave = () => says({});
  server = await startLocalServer(() => behave());
});
afterEach(() => server.stop());

const apiKey = 'sk-secret-key';
const judge = (more: Partial<ModerationOptions> = {}) =>
  createModeration({
    baseUrl: `${server.origin}/v1`,
    apiKey,
    model: 'omni-moderation-latest',
    threshold: null,
    timeoutMs: 2_000,
    ...more,
  }).judge('some words');
const says = (result: object, more: object = {}): Behaviour => ({
  json: { id: 'modr-1', model: 'm', results: [{ categories: {}, ...result }], ...more },
});

test('is asked about one text, with the model and the key', async () => {
  await judge();
  const [request] = server.received;
  expect(request!.url.pathname).toBe('/v1/moderations');
  expect(request!.headers.authorization).toBe(`Bearer ${apiKey}`);
  expect(request!.body).toEqual({ model: 'omni-moderation-latest', input: 'some words' });
});

describe('an answer', () => {
  test("in OpenAI's words", async () => {
    behave = () =>
      says({
        flagged: true,
        categories: { 'self-harm': true, 'self-harm/intent': true, violence: false, illicit: null },
        category_scores: { 'self-harm': 0.91, 'self-harm/intent': 0.95, violence: 0.02, illicit: 0 },
        category_applied_input_types: { 'self-harm': ['text'] },
      });
    expect(await judge()).toEqual({
      kind: 'judged',
      flags: [
        { category: 'self-harm/intent', score: 0.95 },
        { category: 'self-harm', score: 0.91 },
      ],
    });
  });

  test("in Mistral's words, which know no `flagged`", async () => {
    behave = () =>
      says({
        categories: { selfharm: true, health: true, pii: false },
        category_scores: { selfharm: 0.7, health: 0.9, pii: 0 },
      });
    expect(await judge()).toEqual({
      kind: 'judged',
      flags: [
        { category: 'health', score: 0.9 },
        { category: 'selfharm', score: 0.7 },
      ],
    });
  });

  test('without scores is taken at its word', async () => {
    behave = () => says({ categories: { harassment: true, hate: false } });
    expect(await judge({ threshold: 0.5 })).toEqual({
      kind: 'judged',
      flags: [{ category: 'harassment', score: null }],
    });
  });

  test('with scores is held against the threshold, where one is set', async () => {
    behave = () =>
      says({ categories: { violence: true, hate: false }, category_scores: { violence: 0.3, hate: 0.45, odd: 'x' } });
    expect(await judge({ threshold: 0.4 })).toEqual({ kind: 'judged', flags: [{ category: 'hate', score: 0.45 }] });
  });

  test('may hold keys that nobody knows, and is harmless where nothing applies', async () => {
    behave = () => says({ categories: { brand_new: 'perhaps', violence: 0 }, extra: [1] }, { usage: {} });
    expect(await judge()).toEqual({ kind: 'judged', flags: [] });
  });
});

describe('no answer', () => {
  test.each([
    ['a server without the endpoint', { status: 404, json: { error: { message: 'Not found' } } }],
    ['a method that is not allowed', { status: 405, json: {} }],
    ['a page in its place', { status: 404, text: '<html>nothing here</html>' }],
  ] satisfies [string, Behaviour][])('%s: not offered', async (_name, behavior) => {
    behave = () => behavior;
    expect(await judge()).toMatchObject({ kind: 'not-offered' });
  });

  test.each([
    ['a server that is down', { status: 503, json: {} }, 'unreachable'],
    ['a cut line', 'reset', 'unreachable'],
    ['a bad key', { status: 401, json: {} }, 'unauthorised'],
    ['a page', { text: '<html>hello</html>' }, 'unreadable'],
    ['no result', { json: { results: [] } }, 'unreadable'],
    ['another shape', { json: { results: [{ verdict: 'bad' }] } }, 'unreadable'],
    ['a refused request', { status: 400, json: { error: {} } }, 'unreadable'],
  ] satisfies [string, Behaviour, string][])('%s', async (_name, behavior, because) => {
    behave = () => behavior;
    expect(await judge()).toMatchObject({ kind: 'unavailable', because });
  });

  test('too many requests, with the wait that was asked for', async () => {
    behave = () => ({ status: 429, json: {}, headers: { 'retry-after': '7' } });
    expect(await judge()).toMatchObject({ because: 'rate-limited', retryAfterMs: 7_000 });
  });

  test('within its time', async () => {
    behave = () => 'hang';
    expect(await judge({ timeoutMs: 30 })).toMatchObject({ because: 'timeout' });
  });

  test('never names the key', async () => {
    behave = () => ({ status: 500, text: `<html>${apiKey}</html>` });
    expect(JSON.stringify(await judge())).not.toContain(apiKey);
  });
});
