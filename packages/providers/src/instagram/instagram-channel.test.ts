import { describe, expect, test } from 'vitest';
import { accessToken, describeChannel, graphError, startChannel } from '../meta/channel.test-suite.ts';
import type { OutgoingText } from '../ports/messaging-channel.ts';
import { createInstagramChannel } from './instagram-channel.ts';

const accountId = '17841400000000017';
const contactId = '1234567890123457';
const account = { accountId, accessToken };

describe('the Instagram channel', () => {
  describeChannel({
    kind: 'instagram',
    create: createInstagramChannel,
    accountId,
    contactId,
    proves: false,
    body: { message: { text: 'Hi Ana' }, plain: {}, tagged: { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } },
    conversations: { node: 'me', platform: 'instagram' },
    // Here the account appears under its app-scoped id, not under the id of its webhooks.
    ownId: '9001',
  });
});

describe('of its own', () => {
  const { channel, answer, received } = startChannel(createInstagramChannel);

  test('one message holds 1000 bytes', () => {
    expect(channel().textLimit).toEqual({ unit: 'bytes', max: 1000 });
  });

  const named: OutgoingText = {
    contactId,
    text: 'Hi Ana',
    clientId: 'c1',
    replyTo: 'mid.0',
    quickReplies: [{ title: 'Thu 5 PM', payload: 'one' }],
    writtenBy: 'agent',
    outsideWindow: false,
  };
  /** The bodies that were sent, as what each has beside its text. */
  const tried = () =>
    received().map(({ body }) => {
      const { message, reply_to: answered } = body as { message: { quick_replies?: unknown }; reply_to?: unknown };
      return [...(message.quick_replies ? ['buttons'] : []), ...(answered ? ['name'] : [])];
    });
  const invalid = graphError({ code: 100, message: '(#100) Invalid parameter' });

  test('a text names the message that it answers', async () => {
    answer({ json: { message_id: 'mid.1' } });
    expect(await channel().sendText(account, named)).toEqual({ kind: 'sent', messageId: 'mid.1' });
    expect(received()[0]?.body).toMatchObject({ message: { text: 'Hi Ana' }, reply_to: { mid: 'mid.0' } });
  });

  test('a text that may not name it goes without the name, and is sent once', async () => {
    answer(({ body }) => ('reply_to' in (body as object) ? invalid : { json: { message_id: 'mid.1' } }));
    expect(await channel().sendText(account, named)).toEqual({ kind: 'sent', messageId: 'mid.1', unnamed: true });
    expect(tried()).toEqual([['buttons', 'name'], ['buttons']]);
  });

  test('a text that may have nothing beside it goes alone', async () => {
    answer(({ body }) => (JSON.stringify(body).includes('payload') ? invalid : { json: { message_id: 'mid.1' } }));
    expect(await channel().sendText(account, named)).toEqual({ kind: 'sent', messageId: 'mid.1', unnamed: true });
    expect(tried()).toEqual([['buttons', 'name'], ['buttons'], []]);
  });

  test.each([
    ['is refused for another reason', graphError({ code: 551 }), 'refused'],
    ['is lost', { status: 500, json: {} } as const, 'unconfirmed'],
  ])('a text with a name that %s is not sent twice', async (_name, behavior, kind) => {
    answer(behavior);
    expect((await channel().sendText(account, named)).kind).toBe(kind);
    expect(received()).toHaveLength(1);
  });

  test('a profile has a name, a username and a picture', async () => {
    answer({ json: { name: 'Ana', username: 'ana.fit', profile_pic: 'https://cdn.test/a', id: contactId } });
    expect(await channel().findContact(account, contactId)).toEqual({
      username: 'ana.fit',
      name: 'Ana',
      pictureUrl: 'https://cdn.test/a',
    });
  });

  test('a profile may have holes', async () => {
    answer({ json: { username: 'ana.fit', name: null } });
    expect(await channel().findContact(account, contactId)).toEqual({
      username: 'ana.fit',
      name: null,
      pictureUrl: null,
    });
  });

  test.each([
    ['without consent', { code: 230 }, 403],
    ["of Meta's reviewers", { code: 9010, type: 'IGApiException' }, 400],
    ['of somebody who is gone', { code: 100, error_subcode: 2534014 }, 400],
  ])('a profile %s is none', async (_name, error, status) => {
    answer(graphError(error, status));
    expect(await channel().findContact(account, contactId)).toBeNull();
  });

  test('an account is named by user_id, as webhooks name it, digit for digit', async () => {
    answer({ text: '{"id":"9001","user_id":17841449543715721,"username":"coach","name":"Coach"}' });
    expect(await channel().describeAccount(accessToken)).toEqual({
      accountId: '17841449543715721',
      appScopedId: '9001',
      username: 'coach',
      name: 'Coach',
      pictureUrl: null,
    });
  });

  test('an account without user_id is not taken for another one', async () => {
    answer({ json: { id: '9001', username: 'coach' } });
    await expect(channel().describeAccount(accessToken)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('an account that may not report comments reports everything else', async () => {
    answer(({ url }) =>
      url.searchParams.get('subscribed_fields')?.includes('comments') === true
        ? graphError({ code: 10, message: 'Application does not have permission for this action' }, 403)
        : { json: { success: true } },
    );
    await channel().subscribeWebhooks(account);
    const asked = received().map(({ url }) => url.searchParams.get('subscribed_fields'));
    expect(asked).toEqual([expect.stringContaining(',comments'), expect.not.stringContaining('comments')]);
  });

  test('webhooks tell of every field we read', async () => {
    answer({ json: { success: true } });
    await channel().subscribeWebhooks(account);
    expect(received()[0]?.url.searchParams.get('subscribed_fields')).toBe(
      'messages,messaging_postbacks,messaging_seen,messaging_referral,message_reactions,message_edit,standby,messaging_handover,comments,live_comments',
    );
  });
});
