import { expect, test } from 'vitest';
import { createMessengerChannel } from '../messenger/messenger-channel.ts';
import { accessToken, graphError, startChannel } from './channel.test-suite.ts';

const account = { accountId: '682498302938465', accessToken };
const contactId = '5275811702471835';
const otherApp = '987654321098765';
const { channel, answer, received } = startChannel((options) =>
  createMessengerChannel({ ...options, appId: '1517776481860111', appSecret: 'facebook-secret' }),
);
const threads = () => channel().threads!;
const call = () => ({ path: received()[0]?.url.pathname, body: received()[0]?.body });

test('a conversation is taken by its contact', async () => {
  answer({ json: { success: true } });
  expect(await threads().take(account, contactId)).toBe('done');
  expect(call()).toEqual({
    path: `/graph/v25.0/${account.accountId}/take_thread_control`,
    body: { recipient: { id: contactId } },
  });
});

test('it is given back to the app that is named, else released', async () => {
  answer({ json: { success: true } });
  expect(await threads().giveBack(account, contactId, otherApp)).toBe('done');
  expect(call()).toEqual({
    path: `/graph/v25.0/${account.accountId}/pass_thread_control`,
    body: { recipient: { id: contactId }, target_app_id: otherApp },
  });
});

test('it is released where no app is named', async () => {
  answer({ json: { success: true } });
  expect(await threads().giveBack(account, contactId, null)).toBe('done');
  expect(call()).toEqual({
    path: `/graph/v25.0/${account.accountId}/release_thread_control`,
    body: { recipient: { id: contactId } },
  });
});

test.each([
  ['routing is off', { code: 27 }, 'no-routing'],
  ['the app may not take', { code: 10 }, 'not-allowed'],
  ['the permission is missing', { code: 200 }, 'not-allowed'],
  ['it is not the owner', { code: 10, error_subcode: 2018300 }, 'not-allowed'],
])('taking is refused because %s', async (_why, error, outcome) => {
  answer(graphError(error));
  expect(await threads().take(account, contactId)).toBe(outcome);
});

test('what another app has already need not be given back', async () => {
  answer(graphError({ code: 10, error_subcode: 2018300 }));
  expect(await threads().giveBack(account, contactId, otherApp)).toBe('done');
});

test.each([
  ['of a dead token', graphError({ code: 190 }), 'unauthorised'],
  ['of a limit', graphError({ code: 613 }), 'rate-limited'],
  ['of an unknown code', graphError({ code: 4_711 }), 'rejected'],
  ['that says nothing', { json: {} }, 'rejected'],
])('an answer %s is an error', async (_what, behavior, kind) => {
  answer(behavior);
  await expect(threads().take(account, contactId)).rejects.toMatchObject({ kind });
});
