import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReasonLines } from './reason-lines.ts';

let answer: unknown = {};
const asked: { url: string; signature: string }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url!, signature: String(request.headers['x-hub-signature-256']) });
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
let find: ReturnType<typeof createReasonLines>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spotterUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  find = createReasonLines({ spotterUrl, secretOf: (platform) => `secret of ${platform}` });
});
afterAll(() => server.close());

const reasonFor = (kind: string, reason: string, keywords: string[] = []) => {
  answer = { decision: { kind, reason, keyword: 'giveaway', messageId: 'm.1', keywords } };
  return find('instagram', '17', '42');
};

test.each([
  ['stay-silent', 'no-keyword', 'Spotter: silent, because the agent is waiting for a keyword, like SHRED, START, info'],
  ['stay-silent', 'excluded-word', 'Spotter: silent, because the coach leaves out messages with “giveaway”'],
  ['stay-silent', 'opted-out', 'Spotter: silent, because this lead asked to be left alone'],
  ['stay-silent', 'something-new', 'Spotter: silent'],
  ['hand-over', 'medical', 'Spotter: handed this chat to the coach'],
  ['wait', 'rate-limited', 'Spotter: waits, because the platform asked it to slow down'],
  ['reply', 'trigger-keyword', null],
])('%s, %s', async (kind, reason, line) => {
  expect(await reasonFor(kind, reason, ['SHRED', 'START', 'info', 'more'])).toEqual({ messageId: 'm.1', line });
});

test('the question is signed as the platform signs', async () => {
  await reasonFor('reply', 'trigger-keyword');
  const { url, signature } = asked.at(-1)!;
  expect(url).toBe('/api/sandbox/decisions/instagram/17/42');
  expect(signature).toBe(`sha256=${createHmac('sha256', 'secret of instagram').update(url).digest('hex')}`);
});

test.each([{ decision: null }, { error: 'x' }, 'nonsense'])('without an answer there is no line: %j', async (given) => {
  answer = given;
  expect(await find('messenger', '17', '42')).toEqual({ messageId: null, line: null });
});
