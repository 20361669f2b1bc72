import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { receiveWebhooks } from '../meta/webhooks/webhook-receiver.test-support.ts';
import { createInstagramSimulator } from './instagram-simulator.ts';
import { accountId, contactId, instagramApp, startInstagram } from './instagram.test-support.ts';

const hmac = (algorithm: string, body: string): string =>
  createHmac(algorithm, instagramApp.appSecret).update(body).digest('hex');

describe('a webhook', () => {
  it('carries both signatures over the bytes sent, which are escaped ASCII', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startInstagram({ webhookUrl: receiver.url });
    const text = 'Größe? https://a.test/b 💪';
    const messageId = control.writeAsContact(accountId, contactId, { text });
    await control.webhooksSettled();
    const [webhook] = receiver.received;
    expect(webhook?.body).toContain('"text":"Gr\\u00f6\\u00dfe? https:\\/\\/a.test\\/b \\ud83d\\udcaa"');
    expect(webhook?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${hmac('sha256', webhook?.body ?? '')}`,
      'x-hub-signature': `sha1=${hmac('sha1', webhook?.body ?? '')}`,
    });
    expect(receiver.events()).toEqual([
      {
        list: 'messaging',
        accountId,
        sender: { id: contactId },
        recipient: { id: accountId },
        timestamp: expect.any(Number),
        message: { mid: messageId, text },
      },
    ]);
  });

  it('is tried again with the same body until it is answered with 200', async () => {
    const receiver = await receiveWebhooks([500, 404]);
    const { control } = await startInstagram({ webhookUrl: receiver.url, retryDelaysMs: [0, 1, 1] });
    control.writeAsContact(accountId, contactId, { text: 'first' });
    control.writeAsContact(accountId, contactId, { text: 'second' });
    await control.webhooksSettled();
    expect(receiver.events().map((event) => event.message.text)).toEqual(['first', 'first', 'first', 'second']);
    expect(new Set(receiver.received.slice(0, 3).map(({ body }) => body)).size).toBe(1);
    expect(control.deliveries().map((one) => [one.webhook, one.try, one.status, one.outcome])).toEqual([
      [1, 1, 500, 'will-retry'],
      [1, 2, 404, 'will-retry'],
      [1, 3, 200, 'delivered'],
      [2, 1, 200, 'delivered'],
    ]);
  });

  it('is given up after the last try, also when nobody listens', async () => {
    const { control } = await startInstagram({ webhookUrl: 'http://127.0.0.1:9/', retryDelaysMs: [0] });
    control.writeAsContact(accountId, contactId, { text: 'hello?' });
    await control.webhooksSettled();
    expect(control.deliveries().map((one) => [one.status, one.outcome])).toEqual([
      [null, 'will-retry'],
      [null, 'given-up'],
    ]);
  });

  it('comes several times, or newest first, when told so', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startInstagram({ webhookUrl: receiver.url });
    control.setFaults({ duplicateWebhooks: 3 });
    control.writeAsContact(accountId, contactId, { text: 'thrice' });
    await control.webhooksSettled();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);

    control.clearFaults();
    control.setFaults({ reorderWebhooks: true });
    for (const text of ['1', '2', '3']) control.writeAsContact(accountId, contactId, { text });
    await control.webhooksSettled();
    expect(
      receiver
        .events()
        .slice(3)
        .map((event) => event.message.text),
    ).toEqual(['3', '2', '1']);
  });

  it('goes only to accounts that are subscribed, and only for their fields', async () => {
    const receiver = await receiveWebhooks();
    const { control, call } = await startInstagram({ webhookUrl: receiver.url });
    await call('POST', `/v25.0/${accountId}/subscribed_apps?subscribed_fields=messages`);
    expect((await call('GET', '/me/subscribed_apps')).body.data).toEqual([
      { id: instagramApp.appId, subscribed_fields: ['messages'] },
    ]);
    const messageId = control.writeAsContact(accountId, contactId, { text: 'heard' });
    control.react(accountId, contactId, messageId, '🔥');
    expect((await call('DELETE', '/me/subscribed_apps')).body).toEqual({ success: true });
    control.writeAsContact(accountId, contactId, { text: 'unheard' });
    await control.webhooksSettled();
    expect(receiver.events().map((event) => event.message?.text)).toEqual(['heard']);
    expect((await call('POST', '/me/subscribed_apps?subscribed_fields=gossip')).body.error.code).toBe(100);
  });

  it('address is verified by the handshake', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startInstagram({ webhookUrl: receiver.url });
    expect(await control.verifyWebhook()).toBe(true);
    const stranger = createInstagramSimulator({ ...instagramApp, verifyToken: 'wrong', webhookUrl: receiver.url });
    expect(await stranger.control.verifyWebhook()).toBe(false);
    await stranger.close();
  });
});

describe('what people do on their phones', () => {
  it('is told in Instagram’s shapes', async () => {
    const receiver = await receiveWebhooks();
    const { control, sendText } = await startInstagram({ webhookUrl: receiver.url });
    const first = control.writeAsContact(accountId, contactId, { text: 'one-to-one?' });
    const sent = (await sendText('Hi!')).body.message_id;
    await control.webhooksSettled();
    control.writeAsContact(accountId, contactId, {
      text: 'this',
      replyTo: first,
      referral: { ref: 'ad-ref', source: 'ADS', adId: '23850000000000017' },
    });
    control.writeAsContact(accountId, contactId, { text: 'wow', storyReply: { id: '178', url: 'https://cdn.test/s' } });
    control.writeAsContact(accountId, contactId, { attachments: [{ type: 'image', url: 'https://cdn.test/i' }] });
    control.writeAsContact(accountId, contactId, { referral: { ref: 'spring', source: 'IGME-SOURCE-LINK' } });
    control.tapButton(accountId, contactId, { title: 'How much?', payload: 'ICE_PRICE' });
    control.react(accountId, contactId, sent, '❤️');
    control.edit(accountId, contactId, first, 'online?');
    control.unsend(accountId, contactId, first);
    control.markSeen(accountId, contactId);
    const byCoach = control.answerAsCoach(accountId, contactId, 'Coach here');
    await control.webhooksSettled();

    expect(
      receiver
        .events()
        .slice(2)
        .map(({ message, referral, postback, reaction, message_edit, read }) => ({
          ...(message && { message }),
          ...(referral && { referral }),
          ...(postback && { postback }),
          ...(reaction && { reaction }),
          ...(message_edit && { message_edit }),
          ...(read && { read }),
        })),
    ).toEqual([
      {
        message: {
          mid: expect.any(String),
          text: 'this',
          reply_to: { mid: first },
          referral: { ref: 'ad-ref', ad_id: '23850000000000017', source: 'ADS', type: 'OPEN_THREAD' },
        },
      },
      {
        message: {
          mid: expect.any(String),
          text: 'wow',
          reply_to: { story: { id: '178', url: 'https://cdn.test/s' } },
        },
      },
      {
        message: { mid: expect.any(String), attachments: [{ type: 'image', payload: { url: 'https://cdn.test/i' } }] },
      },
      { referral: { ref: 'spring', source: 'IGME-SOURCE-LINK', type: 'OPEN_THREAD' } },
      { postback: { mid: expect.any(String), title: 'How much?', payload: 'ICE_PRICE' } },
      { reaction: { mid: sent, action: 'react', reaction: 'love', emoji: '❤️' } },
      { message_edit: { mid: first, text: 'online?', num_edit: '1' } },
      { message: { mid: first, is_deleted: true } },
      { read: { mid: sent } },
      { message: { mid: byCoach, text: 'Coach here', is_echo: true } },
    ]);
    expect(receiver.events().at(-1)).toMatchObject({ sender: { id: accountId }, recipient: { id: contactId } });
    expect(control.conversation(accountId, contactId).find(({ id }) => id === byCoach)?.via).toBe('app');
  });

  it('is only for reading along while another app owns the thread', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startInstagram({ webhookUrl: receiver.url });
    control.otherAppTakesThread(accountId, contactId);
    control.writeAsContact(accountId, contactId, { text: 'to the other app' });
    control.otherAppGivesThreadBack(accountId, contactId);
    control.writeAsContact(accountId, contactId, { text: 'to us' });
    await control.webhooksSettled();
    expect(receiver.events()).toMatchObject([
      { list: 'messaging', take_thread_control: { previous_owner_app_id: instagramApp.appId } },
      { list: 'standby', message: { text: 'to the other app' } },
      { list: 'messaging', pass_thread_control: { new_owner_app_id: instagramApp.appId } },
      { list: 'messaging', message: { text: 'to us' } },
    ]);
  });

  it('is shown live', async () => {
    const { control, sendText } = await startInstagram();
    const kinds: string[] = [];
    const end = control.events.subscribe((change) => kinds.push(change.kind));
    control.writeAsContact(accountId, contactId, { text: 'hi' });
    await sendText('hello');
    control.markSeen(accountId, contactId);
    end();
    control.writeAsContact(accountId, contactId, { text: 'unheard' });
    expect(kinds).toEqual(['message', 'seen', 'message', 'seen']);
  });
});

describe('a restart', () => {
  it('brings back everything, and sends again what nobody has answered', async () => {
    const { control, sendText, token, close } = await startInstagram({
      webhookUrl: 'http://127.0.0.1:9/',
      retryDelaysMs: [60_000],
    });
    const written = control.writeAsContact(accountId, contactId, { text: 'before' });
    await sendText('answer');
    control.setBlocked(contactId, true);
    await close();
    const stored = JSON.parse(JSON.stringify(control.snapshot()));

    const receiver = await receiveWebhooks();
    const next = createInstagramSimulator({ ...instagramApp, webhookUrl: receiver.url, world: stored });
    await next.control.webhooksSettled();
    expect(receiver.events()[0]).toMatchObject({ message: { mid: written, text: 'before' } });
    expect(next.control.conversation(accountId, contactId)).toEqual(control.conversation(accountId, contactId));
    const refused = await next.app.inject({
      method: 'POST',
      url: `/me/messages?access_token=${token}`,
      payload: { recipient: { id: contactId }, message: { text: 'a' } },
    });
    expect(refused.json().error.code).toBe(551);
    expect(next.control.snapshot()).toEqual({ ...stored, undelivered: [] });
    await next.close();
  });
});
