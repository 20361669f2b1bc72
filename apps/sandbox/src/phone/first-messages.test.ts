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

test("the messages to try begin with the account's own keywords", () => {
  const messages = ['SHRED', 'START, how do i lose the belly fat?', 'how much is it?'];
  expect(suggestFor(messages, ['LIFT'])).toEqual(['LIFT', 'LIFT, how do i lose the belly fat?', 'how much is it?']);
  expect(suggestFor(messages, ['fuerza', '💪'])).toEqual([
    'fuerza',
    '💪, how do i lose the belly fat?',
    'how much is it?',
  ]);
  expect(suggestFor(messages, [])).toEqual(messages);
});
