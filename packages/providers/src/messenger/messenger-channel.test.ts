import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessToken, describeChannel, graphError, startChannel } from '../meta/channel.test-suite.ts';
import type { GraphOptions } from '../meta/graph-call.ts';
import type { Behaviour } from '../test-support/local-server.ts';
import { createMessengerChannel } from './messenger-channel.ts';

const accountId = '682498302938465';
const contactId = '5275811702471835';
const app = { appId: '1517776481860111', appSecret: '0123456789abcdef0123456789abcdef' };
const createChannel = (options: GraphOptions) => createMessengerChannel({ ...options, ...app });
const account = { accountId, accessToken };

describe('the Messenger channel', () => {
  describeChannel({
    kind: 'messenger',
    create: createChannel,
    accountId,
    contactId,
    proves: true,
    body: {
      message: { text: 'Hi Ana', metadata: 'c1' },
      plain: { messaging_type: 'RESPONSE' },
      tagged: { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' },
    },
    conversations: { node: accountId, platform: 'messenger' },
    ownId: accountId,
  });
});

describe('of its own', () => {
  const { channel, answer, received } = startChannel(createChannel);

  test('one message holds 2000 characters', () => {
    expect(channel().textLimit).toEqual({ unit: 'characters', max: 2000 });
  });

  test('a profile has a name and a picture, and no username', async () => {
    answer({ json: { first_name: 'Ana', last_name: 'Ruiz', profile_pic: 'https://cdn.test/a', id: contactId } });
    expect(await channel().findContact(account, contactId)).toEqual({
      username: null,
      name: 'Ana Ruiz',
      pictureUrl: 'https://cdn.test/a',
    });
    expect(received()[0]?.url.searchParams.get('fields')).toBe('first_name,last_name,profile_pic');
  });

  test('a profile may have holes', async () => {
    answer({ json: { first_name: 'Ana', profile_pic: null } });
    expect(await channel().findContact(account, contactId)).toEqual({ username: null, name: 'Ana', pictureUrl: null });
  });

  test.each([
    ['that we may not see', { json: {} }],
    ['of which we may see the id', { json: { id: contactId } }],
    ['of somebody with a telephone number only', graphError({ code: 2018218 })],
    ['of somebody with a telephone number only, as a subcode', graphError({ code: 100, error_subcode: 2018218 })],
    ['without the permission', graphError({ code: 2018247 })],
    ['without the permission, as a subcode', graphError({ code: 100, error_subcode: 2018247 })],
  ])('a profile %s is none', async (_name, behavior) => {
    answer(behavior);
    expect(await channel().findContact(account, contactId)).toBeNull();
  });

  const inspected = (data: object): Behaviour => ({ json: { data: { is_valid: true, app_id: app.appId, ...data } } });
  const me: Behaviour = { text: '{"id":61550000000000017,"name":"Marta Trains"}' };

  test('an account is a page, named digit for digit', async () => {
    answer(({ url }) => (url.pathname.endsWith('/debug_token') ? inspected({}) : me));
    expect(await channel().describeAccount(accessToken)).toEqual({
      accountId: '61550000000000017',
      appScopedId: null,
      username: 'Marta Trains',
      name: 'Marta Trains',
      pictureUrl: null,
    });
  });

  test.each([
    ['that another app was given', inspected({ app_id: '2000000000000002' }), 'rejected'],
    ['of which Facebook does not say for whom it is', inspected({ app_id: null }), 'rejected'],
    ['that does not work', inspected({ is_valid: false }), 'unauthorised'],
  ])('a token %s describes no account', async (_case, inspection, kind) => {
    answer(({ url }) => (url.pathname.endsWith('/debug_token') ? inspection : me));
    await expect(channel().describeAccount(accessToken)).rejects.toMatchObject({ kind });
    expect(received()).toHaveLength(1);
    expect(received()[0]?.url.searchParams.get('input_token')).toBe(accessToken);
  });

  test('every token comes with a proof that it is ours who call, the app’s own without', async () => {
    const vectors = JSON.parse(
      readFileSync(new URL('../meta/__fixtures__/signature-vectors.json', import.meta.url), 'utf8'),
    ) as { appsecret_proof: { secret: string; access_token: string; value: string } };
    const { secret, access_token: token, value } = vectors.appsecret_proof;
    expect(secret).toBe(app.appSecret);
    answer(({ url }) => (url.pathname.endsWith('/debug_token') ? inspected({}) : me));
    await channel().describeAccount(token);
    expect(received().map(({ url }) => url.searchParams.get('appsecret_proof'))).toEqual([null, value]);
  });

  test('the contact of a conversation is the participant that is not the page, also before any message is readable', async () => {
    const participants = {
      data: [
        { name: 'Ana Ruiz', email: `${contactId}@facebook.com`, id: contactId },
        { name: 'Marta Trains', email: `${accountId}@facebook.com`, id: accountId },
      ],
    };
    const conversation = { id: 't_1', updated_time: '2025-07-28T22:44:49+0000', participants, messages: { data: [] } };
    answer({ json: { data: [conversation] } });
    expect(await channel().listConversations(account, 5)).toEqual([
      { contactId, contactUsername: 'Ana Ruiz', updatedAt: new Date('2025-07-28T22:44:49Z'), messages: [] },
    ]);
    expect(received()[0]?.url.searchParams.get('fields')).toContain('participants');
  });

  test('webhooks tell of every field we read, our own echoes too', async () => {
    answer({ json: { success: true } });
    await channel().subscribeWebhooks(account);
    expect(received()[0]?.url.searchParams.get('subscribed_fields')).toBe(
      'messages,messaging_postbacks,message_echoes,message_deliveries,message_reads,message_reactions,message_edits,messaging_referrals,messaging_handovers,standby,messaging_policy_enforcement,feed',
    );
  });
});
