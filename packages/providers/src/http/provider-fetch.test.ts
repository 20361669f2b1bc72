import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startLocalServer, type Behaviour } from '../test-support/local-server.ts';
import { apiFetch, fetchForLibraries, type ApiFetch } from './api-fetch.ts';
import { parseJson } from './parse-json.ts';
import { providerFetch } from './provider-fetch.ts';
import { redact } from './redact.ts';
import { retryAfterMs } from './retry-after.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const call = { method: 'POST', json: { a: 1 }, schema: z.object({ id: z.string() }), timeoutMs: 5000 } as const;
let way: ApiFetch;

async function callServer(
  behavior: Behaviour,
  more: { timeoutMs?: number; signal?: AbortSignal; secrets?: string[] } = {},
) {
  const server = await startLocalServer(() => behavior);
  stop = server.stop;
  return providerFetch({ ...call, fetch: way, url: new URL(server.origin), ...more });
}

describe.each([
  ['the built-in fetch', fetch],
  ['apiFetch', apiFetch],
  ['the libraries’ fetch', fetchForLibraries(3 * 1024 * 1024)],
])('what may be concluded from a call by %s', (_, chosen) => {
  beforeAll(() => {
    way = chosen;
  });

  test('a readable answer was accepted', async () => {
    expect(await callServer({ json: { id: 'x', more: 1 } })).toEqual({ kind: 'accepted', body: { id: 'x' } });
  });

  test('a readable refusal was refused, with how long to wait', async () => {
    const answer = await callServer({ status: 429, json: { error: 'slow' }, headers: { 'retry-after': '7' } });
    expect(answer).toMatchObject({ kind: 'refused', status: 429, body: { error: 'slow' }, retryAfterMs: 7000 });
  });

  test('an answer that never ends is not read to its end, whatever it says', async () => {
    const answer = await callServer('endless');
    expect(answer).toMatchObject({ kind: 'unknown', detail: expect.stringContaining('the answer is longer than') });
  });

  test("a gateway's 429 page is a refusal too", async () => {
    const answer = await callServer({ status: 429, text: '<html>slow down</html>', headers: { 'retry-after': '2' } });
    expect(answer).toMatchObject({ kind: 'refused', status: 429, retryAfterMs: 2000 });
  });

  test.each([
    ['a page in place of JSON', { text: '<html>' }, 'unreadable'],
    ['an empty body', { text: '' }, 'unreadable'],
    ['an answer of another shape', { json: { other: 1 } }, 'unreadable'],
    ['a redirect', { status: 302, text: '', headers: { location: '/elsewhere' } }, 'unreadable'],
    ["a failing gateway's page", { status: 502, text: '<html>Bad gateway' }, 'server-error'],
    ['a connection reset after the request', 'reset', 'cut-off'],
    ['an answer that breaks off', 'cut-off', 'cut-off'],
  ] satisfies [string, Behaviour, string][])('%s leaves the outcome open', async (_name, behavior, because) => {
    expect(await callServer(behavior)).toMatchObject({ kind: 'unknown', because });
  });

  test('no answer within the time limit leaves the outcome open', async () => {
    expect(await callServer('hang', { timeoutMs: 20 })).toMatchObject({
      kind: 'unknown',
      because: 'timeout',
      status: null,
    });
  });

  test('a call aborted under way leaves the outcome open', async () => {
    const controller = new AbortController();
    const server = await startLocalServer(() => {
      controller.abort();
      return 'hang';
    });
    stop = server.stop;
    const answer = await providerFetch({ ...call, fetch: way, url: new URL(server.origin), signal: controller.signal });
    expect(answer).toMatchObject({ kind: 'unknown', because: 'cut-off' });
  });

  test('a call aborted before it began was not sent', async () => {
    expect(await callServer({ json: { id: 'x' } }, { signal: AbortSignal.abort() })).toMatchObject({
      kind: 'not-sent',
    });
  });

  test('a refused connection was not sent', async () => {
    const server = await startLocalServer(() => ({}));
    await server.stop();
    expect(await providerFetch({ ...call, fetch: way, url: new URL(server.origin) })).toMatchObject({
      kind: 'not-sent',
    });
  });

  test.each([
    ['an unknown host', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
    ['a name service that fails', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }],
    ['an unreachable network', { code: 'ENETUNREACH', syscall: 'connect' }],
    ['a connection that is never made', { code: 'UND_ERR_CONNECT_TIMEOUT' }],
    ['a certificate of somebody else', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
  ])('%s means that it was not sent', async (_name, fault) => {
    const failing = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), fault) }));
    expect(await providerFetch({ ...call, fetch: failing, url: new URL('http://127.0.0.1') })).toMatchObject({
      kind: 'not-sent',
    });
  });

  test('every address of a host failing means that it was not sent; one cut off later does not', async () => {
    const connect = Object.assign(new Error('x'), { code: 'ETIMEDOUT', syscall: 'connect' });
    const read = Object.assign(new Error('x'), { code: 'ECONNRESET', syscall: 'read' });
    const failWith = (...faults: Error[]) =>
      providerFetch({
        ...call,
        fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new AggregateError(faults) })),
        url: new URL('http://127.0.0.1'),
      });
    expect(await failWith(connect, connect)).toMatchObject({ kind: 'not-sent' });
    expect(await failWith(connect, read)).toMatchObject({ kind: 'unknown', because: 'cut-off' });
  });

  test('an error text names no secret', async () => {
    const answer = await callServer(
      { text: 'bad token s3cret! at /x?access_token=abc&code=def' },
      { secrets: ['s3cret!'] },
    );
    expect(JSON.stringify(answer)).not.toMatch(/s3cret|abc|def/);
  });
});

test.each([
  ['https://x/?access_token=EAAabc&a=1', 'https://x/?access_token=[redacted]&a=1'],
  ['grant_type=code&client_secret=abc&code=AQB-1', 'grant_type=code&client_secret=[redacted]&code=[redacted]'],
  ['{"access_token": "abc","code":190}', '{"access_token": "[redacted]","code":190}'],
  [String.raw`"{\"client_secret\":\"abc\"}"`, String.raw`"{\"client_secret\":\"[redacted]\"}"`],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
  ['Malformed access token IGAAabcdefghijklmnop12', 'Malformed access token [redacted]'],
  ['nothing to hide', 'nothing to hide'],
])('%s is shown as %s', (text, shown) => {
  expect(redact(text)).toBe(shown);
});

test.each([
  [{ 'retry-after': '30' }, 30_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT', date: 'Fri, 20 Nov 2026 10:00:00 GMT' }, 30_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT', date: 'Fri, 20 Nov 2026 10:00:30 GMT' }, 0],
  [{ 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT' }, null],
  [{ 'retry-after': 'soon' }, null],
  [{}, null],
])('%j asks to wait %s ms', (headers, wait) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>))).toBe(wait);
});

test('integers that a number cannot hold are kept as their digits, everything else as it is', () => {
  expect(
    parseJson('{"a":17841449543715721,"b":[-17841449543715721],"c":9007199254740991,"d":1.5,"e":1e300,"f":"1"}'),
  ).toEqual({
    a: '17841449543715721',
    b: ['-17841449543715721'],
    c: 9007199254740991,
    d: 1.5,
    e: 1e300,
    f: '1',
  });
});

test('texts come without what cannot be stored; whole emoji and the words for an escape stay', () => {
  const text = String.raw`{"a":"x\u0000y","b":["cut \ud83d"],"c":"\ude00 cut","d":"\ud83d\ude00 \\u0000","e":1}`;
  expect(parseJson(text)).toEqual({ a: 'xy', b: ['cut \ufffd'], c: '\ufffd cut', d: '😀 \\u0000', e: 1 });
});

test('a form is sent as one, and 204 is an answer without a body', async () => {
  let contentType: string | undefined;
  let text = '';
  const server = await startLocalServer((request) => {
    contentType = request.headers['content-type'];
    text = request.text;
    return { status: 204, text: '' };
  });
  stop = server.stop;
  const url = new URL(server.origin);
  const form = { code: 'a b', state: '&' };
  const answer = await providerFetch({ fetch, method: 'POST', url, form, schema: z.unknown(), timeoutMs: 5000 });
  expect(answer).toEqual({ kind: 'accepted', body: undefined });
  expect(contentType).toMatch(/^application\/x-www-form-urlencoded/);
  expect(text).toBe('code=a+b&state=%26');
});
