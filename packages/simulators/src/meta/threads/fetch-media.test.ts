import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';

import * as instagramPlace from '../../instagram/instagram.test-support.ts';
import * as messengerPlace from '../../messenger/messenger.test-support.ts';

/** What stands at each address of the app. */
const files: Record<string, { status?: number; type: string; bytes?: number; headers?: Record<string, string> }> = {
  '/plan.png': { type: 'image/png', bytes: 50 },
  '/page.png': { type: 'text/html', bytes: 50 },
  '/moved.png': { status: 302, type: 'image/png', headers: { location: '/plan.png' } },
  '/gone.png': { status: 404, type: 'image/png' },
  '/large.png': { type: 'image/png', bytes: 8 * 1024 * 1024 + 1 },
  '/empty.png': { type: 'image/png', bytes: 0 },
  '/note.mp3': { type: 'audio/mpeg', bytes: 50 },
  '/note.ogg': { type: 'audio/ogg', bytes: 50 },
};
const server = createServer((request, response) => {
  const { status = 200, type, bytes = 0, headers } = files[request.url!]!;
  response.writeHead(status, { 'content-type': type, ...headers }).end(Buffer.alloc(bytes, 'x'));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => server.close());

/** Returns the answers to each of these files on both platforms: the error's code and subcode, or `sent`. */
async function sendAll(sent: [kind: string, path: string][]) {
  const [instagram, messenger] = [await instagramPlace.startInstagram(), await messengerPlace.startMessenger()];
  const answers: Record<string, unknown[]> = {};
  for (const { name, call, control, accountId, contactId } of [
    { name: 'instagram', ...instagramPlace, ...instagram },
    { name: 'messenger', accountId: messengerPlace.pageId, contactId: messengerPlace.contactId, ...messenger },
  ]) {
    control.importMessage(accountId, contactId, { from: 'contact', text: 'Hi', at: new Date() });
    answers[name] = [];
    for (const [type, path] of sent) {
      const message = { attachment: { type, payload: { url: `${origin}${path}` } } };
      const { body } = await call('POST', `/${accountId}/messages`, { recipient: { id: contactId }, message });
      const { error } = body as { error?: { code: number; error_subcode?: number } };
      answers[name].push(error === undefined ? 'sent' : [error.code, error.error_subcode].filter(Boolean).join('/'));
    }
    const shown = control.conversation(accountId, contactId).filter(({ from }) => from === 'business');
    const ids = shown.map(({ attachments }) => attachments[0]!.url!.split('/').at(-1)!);
    expect(ids.map((id) => control.sentFile(id)?.content.length)).toEqual(shown.map(() => 50));
  }
  return answers;
}

it('a file is fetched, and what is not the file itself, of the wrong type or too large is refused', async () => {
  const sent: [string, string][] = [
    ['image', '/plan.png'],
    ['image', '/page.png'],
    ['image', '/moved.png'],
    ['image', '/gone.png'],
    ['image', '/large.png'],
    ['image', '/empty.png'],
    ['audio', '/note.mp3'],
    ['audio', '/note.ogg'],
    ['video', '/plan.png'],
  ];
  expect(await sendAll(sent)).toEqual({
    instagram: ['sent', '100', '100', '100', '100', '100', '100', '100', '100'],
    messenger: ['sent', '546', '100/2018008', '100/2018008', '100/2018109', '546', 'sent', '546', '546'],
  });
});

it('several pictures in one call are refused', async () => {
  const { call, control } = await instagramPlace.startInstagram();
  const { accountId, contactId } = instagramPlace;
  control.importMessage(accountId, contactId, { from: 'contact', text: 'Hi', at: new Date() });
  const picture = { type: 'image', payload: { url: `${origin}/plan.png` } };
  const body = { recipient: { id: contactId }, message: { attachments: [picture, picture] } };
  const answer = await call('POST', `/${accountId}/messages`, body);
  expect(answer.body.error).toMatchObject({ code: 100, error_subcode: 2_534_068 });
});
