import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeywordLookup, suggestFor } from './first-messages.ts';

let answer = '';
const asked: { url: string; signature: string }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url!, signature: String(request.headers['x-hub-signature-256']) });
  response.setHeader('content-type', 'application/json').end(answer);
});
let find: ReturnType<typeof createKeywordLookup>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spotterUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  find = createKeywordLookup({ spotterUrl, secretOf: (platform) => `secret of ${platform}` });
});
afterAll(() => server.close());

test('the keywords are asked for as the platform signs; without a usable answer there are none', async () => {
  answer = '{"keywords":["LIFT"]}';
  expect(await find('instagram', '17')).toEqual(['LIFT']);
  const { url, signature } = asked.at(-1)!;
  expect(url).toBe('/api/sandbox/keywords/instagram/17');
  expect(signature).toBe(`sha256=${createHmac('sha256', 'secret of instagram').update(url).digest('hex')}`);
  for (answer of ['{"keywords":null}', '{"error":"x"}', 'nonsense']) expect(await find('instagram', '17')).toEqual([]);
});

test("every message to try has one of the account's own keywords, so that none meets silence", () => {
  for (const keywords of [['LIFT'], ['fuerza', '💪'], ['SHRED', 'START', 'info', '50% off', 'c++']]) {
    const suggested = suggestFor(keywords);
    expect(suggested.length).toBeGreaterThan(4);
    expect(suggested[0]).toBe(keywords[0]);
    expect(new Set(suggested).size).toBe(suggested.length);
    for (const text of suggested) expect(keywords).toContain(text.split(', ')[0]);
  }
  expect(suggestFor(['LIFT'])).toContain('LIFT, how much is it?');
  expect(suggestFor(['fuerza', '💪'])).toContain('💪, how much is it?');
});

test('an account without keywords has nothing to try', () => {
  expect(suggestFor([])).toEqual([]);
});
