import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { receiveWebhooks } from '../meta/webhooks/webhook-receiver.test-support.ts';
import { createMessengerSimulator } from './messenger-simulator.ts';
import { contactId, facebookApp, pageId, startMessenger } from './messenger.test-support.ts';
import { messengerWorldState } from './messenger-world-state.ts';

describe('a webhook', () => {
  it('is of object page and signed with the Facebook app’s secret', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startMessenger({ webhookUrl: receiver.url });
    const messageId = control.writeAsContact(pageId, contactId, { text: 'Größe?' });
    await control.webhooksSettled();
    const [webhook] = receiver.received;
    const signature = createHmac('sha256', facebookApp.appSecret)
      .update(webhook?.body ?? '')
      .digest('hex');
    expect(webhook?.headers['x-hub-signature-256']).toBe(`sha256=${signature}`);
    expect(JSON.parse(webhook?.body ?? '')).toEqual({
      object: 'page',
      entry: [
        {
          time: expect.any(Number),
          id: pageId,
          messaging: [
            {
              sender: { id: contactId },
              recipient: { id: pageId },
              timestamp: expect.any(Number),
              message: { mid: messageId, text: 'Größe?' },
            },
          ],
        },
      ],
    });
  });

  it('goes only to pages that are subscribed, and only for their fields', async () => {
    const receiver = await receiveWebhooks();
    const { control, call } = await startMessenger({ webhookUrl: receiver.url }, 'messages');
    expect((await call('GET', '/me/subscribed_apps')).body.data).toEqual([
      { id: facebookApp.appId, subscribed_fields: ['messages'] },
    ]);
    const messageId = control.writeAsContact(pageId, contactId, { text: 'heard' });
    control.react(pageId, contactId, messageId, '🔥');
    expect((await call('DELETE', '/me/subscribed_apps')).body).toEqual({ success: true });
    control.writeAsContact(pageId, contactId, { text: 'unheard' });
    await control.webhooksSettled();
    expect(receiver.events().map((event) => event.message?.text)).toEqual(['heard']);
    expect((await call('POST', '/me/subscribed_apps?subscribed_fields=messaging_seen')).body.error.code).toBe(100);
  });

  it.each([
    ['a list', ['messages', 'message_reads']],
    ['words', 'messages, message_reads'],
  ])('fields may be named in a body of JSON, as %s', async (_case, fields) => {
    const { call } = await startMessenger({}, 'messages');
    expect(await call('POST', '/me/subscribed_apps', { subscribed_fields: fields })).toMatchObject({ status: 200 });
    expect((await call('GET', '/me/subscribed_apps')).body.data[0].subscribed_fields).toEqual([
      'messages',
      'message_reads',
    ]);
  });

  it('subscription needs a person who moderates the page', async () => {
    const { control, call } = await startMessenger();
    control.addAccount({ id: pageId, name: 'Marta Trains', tasks: ['MESSAGING'] });
    const refused = await call('POST', '/me/subscribed_apps?subscribed_fields=messages');
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 200 } } });
  });

  it('address is verified by the handshake', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startMessenger({ webhookUrl: receiver.url });
    expect(await control.verifyWebhook()).toBe(true);
    const stranger = await startMessenger({ verifyToken: 'wrong', webhookUrl: receiver.url });
    expect(await stranger.control.verifyWebhook()).toBe(false);
  });
});

describe('what people do on their phones', () => {
  it('is told in Messenger’s shapes', async () => {
    const receiver = await receiveWebhooks();
    const { control, sendText } = await startMessenger({ webhookUrl: receiver.url });
    const first = control.writeAsContact(pageId, contactId, { text: 'one-to-one?' });
    const sent = (await sendText('Hi!')).body.message_id;
    await control.webhooksSettled();
    control.writeAsContact(pageId, contactId, {
      text: 'this',
      replyTo: first,
      referral: { ref: 'ad-ref', source: 'ADS', adId: '23850000000000017' },
    });
    control.writeAsContact(pageId, contactId, { text: 'Yes', quickReplyPayload: 'CONFIRM_YES' });
    control.writeAsContact(pageId, contactId, { attachments: [{ type: 'image', url: 'https://cdn.test/i' }] });
    control.writeAsContact(pageId, contactId, { referral: { ref: 'promo_1', source: 'SHORTLINK' } });
    control.tapButton(pageId, contactId, { title: 'Get Started', payload: 'GET_STARTED' });
    control.react(pageId, contactId, sent, '👍');
    control.edit(pageId, contactId, first, 'online?');
    control.markSeen(pageId, contactId);
    await control.webhooksSettled();

    const readAt = Date.parse(control.conversation(pageId, contactId).find(({ id }) => id === sent)?.at ?? '');
    expect(
      receiver
        .events()
        .slice(3)
        .map(
          ({ list: _list, accountId: _id, sender: _sender, recipient: _recipient, timestamp: _at, ...what }) => what,
        ),
    ).toEqual([
      {
        message: {
          mid: expect.any(String),
          text: 'this',
          reply_to: { mid: first },
          referral: { ref: 'ad-ref', ad_id: '23850000000000017', source: 'ADS', type: 'OPEN_THREAD' },
        },
      },
      { message: { mid: expect.any(String), text: 'Yes', quick_reply: { payload: 'CONFIRM_YES' } } },
      {
        message: { mid: expect.any(String), attachments: [{ type: 'image', payload: { url: 'https://cdn.test/i' } }] },
      },
      { referral: { ref: 'promo_1', source: 'SHORTLINK', type: 'OPEN_THREAD' } },
      { postback: { mid: expect.any(String), title: 'Get Started', payload: 'GET_STARTED' } },
      { reaction: { mid: sent, action: 'react', reaction: 'like', emoji: '👍' } },
      { message_edit: { mid: first, text: 'online?', num_edit: 1 } },
      { read: { watermark: readAt } },
    ]);
  });

  it('the coach’s answer in the page’s inbox is an echo of the inbox’s app, without metadata', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startMessenger({ webhookUrl: receiver.url });
    control.importMessage(pageId, contactId, { from: 'contact', text: 'Hi', at: new Date() });
    const byCoach = control.answerAsCoach(pageId, contactId, 'Marta here');
    await control.webhooksSettled();
    expect(receiver.events()[0]).toMatchObject({ sender: { id: pageId }, recipient: { id: contactId } });
    expect(receiver.events()[0]?.message).toEqual({
      mid: byCoach,
      text: 'Marta here',
      is_echo: true,
      app_id: 26390203743090,
    });
    expect(receiver.events()[1]).toMatchObject({ delivery: { mids: [byCoach] } });
  });

  it('a message taken back is gone, and no webhook says so', async () => {
    const receiver = await receiveWebhooks();
    const { control, call } = await startMessenger({ webhookUrl: receiver.url });
    const written = control.writeAsContact(pageId, contactId, { text: 'oops' });
    control.unsend(pageId, contactId, written);
    await control.webhooksSettled();
    expect(receiver.events()).toHaveLength(1);
    expect((await call('GET', `/${written}?fields=message`)).body.error.code).toBe(9_000_001);
  });

  it('is only for reading along while another app owns the thread, buttons without their payload', async () => {
    const receiver = await receiveWebhooks();
    const { control } = await startMessenger({ webhookUrl: receiver.url });
    control.otherAppTakesThread(pageId, contactId);
    control.writeAsContact(pageId, contactId, { text: 'to the other app' });
    const tapped = control.tapButton(pageId, contactId, { title: 'Price', payload: 'PRICE' });
    control.otherAppGivesThreadBack(pageId, contactId);
    control.writeAsContact(pageId, contactId, { text: 'to us' });
    await control.webhooksSettled();
    expect(receiver.events()).toMatchObject([
      { list: 'messaging', take_thread_control: { previous_owner_app_id: facebookApp.appId } },
      { list: 'standby', message: { text: 'to the other app' } },
      { list: 'standby' },
      { list: 'messaging', pass_thread_control: { new_owner_app_id: facebookApp.appId } },
      { list: 'messaging', message: { text: 'to us' } },
    ]);
    expect(receiver.events()[2]?.postback).toEqual({ mid: tapped, title: 'Price' });
  });
});

describe('a restart', () => {
  it('brings back everything, and sends again what nobody has answered', async () => {
    const { control, sendText, token, close } = await startMessenger({
      webhookUrl: 'http://127.0.0.1:9/',
      retryDelaysMs: [60_000],
    });
    const written = control.writeAsContact(pageId, contactId, { text: 'before' });
    await sendText('answer');
    control.setBlocked(contactId, true);
    await close();
    const stored = messengerWorldState.parse(JSON.parse(JSON.stringify(control.snapshot())));

    const receiver = await receiveWebhooks();
    const next = createMessengerSimulator({ ...facebookApp, webhookUrl: receiver.url, world: stored });
    await next.control.webhooksSettled();
    expect(receiver.events()[0]).toMatchObject({ message: { mid: written, text: 'before' } });
    expect(next.control.conversation(pageId, contactId)).toEqual(control.conversation(pageId, contactId));
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
