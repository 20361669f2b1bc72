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

test.each([
  ['this app', { app_id: 1_517_776_481_860_111, expiration: 1 }, { isOurs: true, appId: '1517776481860111' }],
  ['another app', { app_id: otherApp, expiration: 1 }, { isOurs: false, appId: otherApp }],
  ['an app that is not named', { expiration: 1 }, { isOurs: false, appId: null }],
])('a conversation is held by %s', async (_who, owner, holder) => {
  answer({ json: { data: [{ thread_owner: owner }] } });
  expect(await threads().findHolder(account, contactId)).toEqual(holder);
  expect(received()[0]?.url.searchParams.get('recipient')).toBe(contactId);
});

test('an idle conversation is held by none', async () => {
  answer({ json: { data: [] } });
  expect(await threads().findHolder(account, contactId)).toBeNull();
});

test.each([
  ['one app gets each', { messaging_feature_status: { msgr_multi_app: true, ig_multi_app: false } }, true],
  ['every app gets each', { messaging_feature_status: { msgr_multi_app: false } }, false],
  ['it does not say', {}, null],
])('of conversations %s', async (_what, body, isRouted) => {
  answer({ json: { ...body, id: account.accountId } });
  expect(await threads().isRouted(account)).toBe(isRouted);
});

test('the apps that get a page’s events are listed, ours among them', async () => {
  const apps = [
    { id: '1517776481860111', name: 'Spotter', subscribed_fields: ['feed'] },
    { id: otherApp, name: 'ReplyTool', link: 'https://example.test', subscribed_fields: ['messages'] },
  ];
  answer({ json: { data: apps } });
  expect(await channel().listSubscriptions(account)).toEqual([
    { isOurs: true, name: 'Spotter', getsMessages: false },
    { isOurs: false, name: 'ReplyTool', getsMessages: true },
  ]);
});
