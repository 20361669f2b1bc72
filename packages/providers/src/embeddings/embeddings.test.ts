import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLocalServer, type Behaviour } from '../test-support/local-server.ts';
import { createEmbeddings, type EmbeddingsOptions } from './embeddings.ts';

let behave: () => Behaviour;
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeEach(async () => {
  behave = () => gives([1, 0], [0, 1]);
  server = await startLocalServer(() => behave());
});
afterEach(() => server.stop());

const apiKey = 'sk-secret-key';
const create = (more: Partial<EmbeddingsOptions> = {}) =>
  createEmbeddings({ baseUrl: `${server.origin}/v1`, apiKey, model: 'small', timeoutMs: 2_000, ...more });
const embed = (texts = ['one', 'two'], more: Partial<EmbeddingsOptions> = {}) => create(more).embed(texts);
const gives = (...vectors: number[][]): Behaviour => ({ json: { data: vectors.map((embedding) => ({ embedding })) } });

describe('what is asked', () => {
  test('is one vector for each text, of the model, with the key', async () => {
    await embed();
    const [request] = server.received;
    expect(request!.url.pathname).toBe('/v1/embeddings');
    expect(request!.headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(request!.body).toEqual({ model: 'small', input: ['one', 'two'], encoding_format: 'float' });
  });

  test('has no key where there is none, no text that would be refused, and nothing at all for no texts', async () => {
    await embed(['', 'x'.repeat(20_000)], { apiKey: '' });
    expect(server.received[0]!.headers.authorization).toBeUndefined();
    expect(server.received[0]!.body).toMatchObject({ input: [' ', 'x'.repeat(16_000)] });
    expect(await embed([])).toEqual({ kind: 'embedded', vectors: [] });
    expect(server.received).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('has the vectors in the order of the texts, in whatever order they came', async () => {
    const [first, second] = [
      { index: 0, embedding: [1, 0] },
      { index: 1, embedding: [0, 1] },
    ];
    behave = () => ({ json: { object: 'list', data: [second, first], usage: {} } });
    expect(await embed()).toEqual({
      kind: 'embedded',
      vectors: [
        [1, 0],
        [0, 1],
      ],
    });
    behave = () => ({ json: { data: [{ index: null, embedding: [1, 0] }, { embedding: [0, 1] }] } });
    expect(await embed()).toMatchObject({ kind: 'embedded' });
  });

  test.each([
    ['too few vectors', gives([1, 0])],
    ['too many', gives([1, 0], [0, 1], [1, 1])],
    ['none', gives()],
    ['vectors of two lengths', gives([1, 0], [1, 0, 0])],
    ['a vector without numbers', gives([1, 0], [])],
    ['one place twice', { json: { data: [0, 0].map((index) => ({ index, embedding: [1, 0] })) } }],
    ['a place before the first', { json: { data: [0, -1].map((index) => ({ index, embedding: [1, 0] })) } }],
    ['a place far behind the last', { json: { data: [0, 4e9].map((index) => ({ index, embedding: [1, 0] })) } }],
    ['words for numbers', { json: { data: [{ embedding: ['1', '0'] }, { embedding: [0, 1] }] } }],
    ['base64', { json: { data: [{ embedding: 'AACAPwAAAAA=' }, { embedding: 'AAAAAAAAgD8=' }] } }],
    ['a number beyond all numbers', { text: '{"data":[{"embedding":[1e999,0]},{"embedding":[0,1]}]}' }],
    ["another service's shape", { json: { embeddings: [[1, 0]] } }],
    ['nothing', { json: null }],
    ['a page', { text: '<html>hello</html>' }],
    ['a model that is not there', { status: 404, json: { error: { message: 'no such model' } } }],
  ] satisfies [string, Behaviour][])('with %s cannot be read', async (_name, behavior) => {
    behave = () => behavior;
    expect(await embed()).toMatchObject({ kind: 'unavailable', because: 'unreadable' });
  });
});

describe('no answer', () => {
  test.each([
    ['a server that is down', { status: 503, json: {} }, 'unreachable'],
    ['a cut line', 'reset', 'unreachable'],
    ['half an answer', 'cut-off', 'unreachable'],
    ['a bad key', { status: 401, json: {} }, 'unauthorised'],
    ['a plan that is used up', { status: 402, json: {} }, 'unauthorised'],
  ] satisfies [string, Behaviour, string][])('%s', async (_name, behavior, because) => {
    behave = () => behavior;
    expect(await embed()).toMatchObject({ kind: 'unavailable', because, retryAfterMs: null });
  });

  test.each([
    ['with the wait that was asked for', { json: {}, headers: { 'retry-after': '7' } }, 7_000],
    ['also from a gateway with a page', { text: '<html>slow down</html>' }, null],
  ])('too many requests, %s', async (_name, answer, retryAfterMs) => {
    behave = () => ({ status: 429, ...answer });
    expect(await embed()).toMatchObject({ because: 'rate-limited', retryAfterMs });
  });

  test('within its time, that of the client or of the call', async () => {
    behave = () => 'hang';
    expect(await embed(['one'], { timeoutMs: 30 })).toMatchObject({ because: 'timeout' });
    expect(await create().embed(['one'], { timeoutMs: 30 })).toMatchObject({ because: 'timeout' });
  });

  test('once the caller has gone', async () => {
    expect(await create().embed(['one'], { signal: AbortSignal.abort() })).toMatchObject({ kind: 'unavailable' });
    expect(server.received).toHaveLength(0);
  });

  test('never names the key', async () => {
    behave = () => ({ status: 500, text: `<html>${apiKey}</html>` });
    expect(JSON.stringify(await embed())).not.toContain(apiKey);
  });
});
