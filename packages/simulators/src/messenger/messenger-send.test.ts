import { describe, expect, it } from 'vitest';

import { receiveWebhooks } from '../meta/webhooks/webhook-receiver.test-support.ts';
import { createMessengerSimulator } from './messenger-simulator.ts';
import { contactId, facebookApp, pageId, startMessenger } from './messenger.test-support.ts';

async function startWithChat(options: Parameters<typeof startMessenger>[0] = {}, subscribed?: string) {
  const messenger = await startMessenger(options, subscribed);
  messenger.control.importMessage(pageId, contactId, {
    from: 'contact',
    text: 'Hi',
    at: options.now?.() ?? new Date(),
  });
  return messenger;
}

describe('a send', () => {
  it('is answered with its id, comes back as an echo with app id and metadata, and is delivered', async () => {
    const receiver = await receiveWebhooks();
    const { sendText, control } = await startWithChat({ webhookUrl: receiver.url });
    const sent = await sendText('Hello Anna ❤️', 'cm_1');
    expect(sent).toMatchObject({ status: 200, body: { recipient_id: contactId } });
    expect(sent.body.message_id).toMatch(/^m_[\w-]{86}$/);
    expect(sent.headers).toMatchObject({
      'facebook-api-version': 'v25.0',
      'x-business-use-case-usage': expect.stringContaining(`"${pageId}":[{"type":"messenger"`),
    });
    await control.webhooksSettled();
    const [echo, delivery] = receiver.events();
    expect(echo).toEqual({
      list: 'messaging',
      accountId: pageId,
      sender: { id: pageId },
      recipient: { id: contactId },
      timestamp: expect.any(Number),
      message: {
        mid: sent.body.message_id,
        text: 'Hello Anna ❤️',
        is_echo: true,
        app_id: 1517776481860111,
        metadata: 'cm_1',
      },
    });
    expect(delivery).toEqual({
      list: 'messaging',
      accountId: pageId,
      sender: { id: contactId },
      recipient: { id: pageId },
      delivery: { mids: [sent.body.message_id], watermark: echo?.timestamp },
    });
  });

  it('cannot name the message that it answers', async () => {
    const { call, control } = await startWithChat();
    const mid = control.writeAsContact(pageId, contactId, { text: 'how much?' });
    const message = { recipient: { id: contactId }, messaging_type: 'RESPONSE', message: { text: '40' } };
    expect(await call('POST', `/${pageId}/messages`, { ...message, reply_to: { mid } })).toMatchObject({
      status: 400,
      body: { error: { code: 100 } },
    });
  });

  it('comes back as an echo only when the page asked for echoes', async () => {
    const receiver = await receiveWebhooks();
    const { sendText, control } = await startWithChat({ webhookUrl: receiver.url }, 'messages,message_deliveries');
    const sent = await sendText('unheard');
    await control.webhooksSettled();
    expect(receiver.events()).toMatchObject([{ delivery: { mids: [sent.body.message_id] } }]);
  });

  it('may come as a form, with the token in it and without a version', async () => {
    const { app, token, control } = await startWithChat();
    const answer = await app.inject({
      method: 'POST',
      url: '/me/messages',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        recipient: JSON.stringify({ id: contactId }),
        message: JSON.stringify({ text: 'as a form' }),
        access_token: token,
      }).toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(control.conversation(pageId, contactId).at(-1)?.text).toBe('as a form');
  });

  it('shows typing until the message comes, and marks the lead’s messages as read', async () => {
    const { call, control, sendText } = await startWithChat();
    const act = async (action: string) =>
      await call('POST', '/me/messages', { recipient: { id: contactId }, sender_action: action });
    const written = control.writeAsContact(pageId, contactId, { text: 'there?' });
    expect((await act('mark_seen')).body).toEqual({ recipient_id: contactId });
    expect(control.conversation(pageId, contactId).find(({ id }) => id === written)?.seen).toBe(true);
    await act('typing_on');
    expect(control.typingState(pageId, contactId)).toBe(true);
    await sendText('yes');
    expect(control.typingState(pageId, contactId)).toBe(false);
  });

  it('is refused from 24 hours after the lead’s last message', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { sendText, control } = await startWithChat({ now: () => new Date(time) });
    time += 24 * 3_600_000;
    expect((await sendText('just in time')).status).toBe(200);
    time += 1;
    expect(await sendText('too late')).toMatchObject({
      status: 400,
      body: { error: { code: 10, error_subcode: 2_018_278, type: 'OAuthException', fbtrace_id: expect.any(String) } },
    });
    control.writeAsContact(pageId, contactId, { text: 'still there' });
    expect((await sendText('open again')).status).toBe(200);
  });

  it('with the human-agent tag needs the approval, and reaches seven days', async () => {
    const tagged = {
      recipient: { id: contactId },
      messaging_type: 'MESSAGE_TAG',
      tag: 'HUMAN_AGENT',
      message: { text: 'a' },
    };
    const { call } = await startWithChat();
    expect((await call('POST', '/me/messages', tagged)).body.error.code).toBe(100);
    let time = Date.parse('2026-03-01T10:00:00Z');
    const approved = await startWithChat({ humanAgentApproved: true, now: () => new Date(time) });
    time += 7 * 24 * 3_600_000;
    expect((await approved.call('POST', '/me/messages', tagged)).status).toBe(200);
    time += 1;
    expect((await approved.call('POST', '/me/messages', tagged)).body.error.error_subcode).toBe(2_018_278);
  });

  it('holds 2000 characters', async () => {
    const { sendText } = await startWithChat();
    expect((await sendText('ж'.repeat(2_000))).status).toBe(200);
    expect((await sendText('ж'.repeat(2_001))).body.error).toMatchObject({ code: 100 });
  });

  it.each([
    ['message and state at once', { message: { text: 'a' }, sender_action: 'typing_on' }, 2_018_014],
    [
      'text and attachment at once',
      { message: { text: 'a', attachment: { type: 'image', payload: { url: 'https://a.test/b.png' } } } },
      undefined,
    ],
    ['nothing', {}, 2_018_034],
    ['an unknown type', { messaging_type: 'SHOUT', message: { text: 'a' } }, undefined],
    ['a tag without its name', { messaging_type: 'MESSAGE_TAG', message: { text: 'a' } }, undefined],
    ['too much metadata', { message: { text: 'a', metadata: 'm'.repeat(1_001) } }, undefined],
  ])('with %s is refused', async (_what, content, subcode) => {
    const { call } = await startWithChat();
    const { error } = (await call('POST', '/me/messages', { recipient: { id: contactId }, ...content })).body;
    expect([error.code, error.error_subcode]).toEqual([100, subcode]);
  });

  it('is refused by the first thing that is wrong, in Meta’s order', async () => {
    const { call, control } = await startWithChat();
    const send = async (recipient = contactId, node = pageId, bearer?: string) =>
      (await call('POST', `/${node}/messages`, { recipient: { id: recipient }, message: { text: 'a' } }, bearer)).body
        .error;
    control.addContact(pageId, { id: '55', firstName: 'Never' });
    control.setBlocked('55', true);
    expect(await send('55', pageId, 'nonsense')).toMatchObject({ code: 190 });
    expect(await send('55', '682498302938999')).toMatchObject({ code: 100, error_subcode: 33 });
    expect(await send('56')).toMatchObject({ code: 100, error_subcode: 2_018_001 });
    expect(await send('55')).toMatchObject({ code: 551, error_subcode: 1_545_041 });
    control.setBlocked('55', false);
    expect(await send('55')).toMatchObject({ code: 10, error_subcode: 2_018_278 });
    control.otherAppTakesThread(pageId, contactId);
    expect(await send()).toMatchObject({ code: 10, error_subcode: 2_018_300 });
    control.otherAppGivesThreadBack(pageId, contactId);
    expect(await send()).toBeUndefined();
    control.addAccount({ id: pageId, name: 'Marta Trains', tasks: ['ANALYZE'] });
    expect(await send()).toMatchObject({ code: 200 });
    control.revokeTokens(pageId);
    expect(await send()).toMatchObject({ code: 190, error_subcode: 460 });
  });

  it('is limited per page and says how long to wait', async () => {
    const { sendText } = await startWithChat({ sendsPerSecond: 1 });
    await sendText('1');
    const refused = await sendText('2');
    expect(refused.body.error).toMatchObject({ code: 613 });
    expect(JSON.parse(String(refused.headers['x-business-use-case-usage']))[pageId][0]).toMatchObject({
      call_count: 100,
      estimated_time_to_regain_access: 1,
    });
  });
});

describe('faults on demand', () => {
  it('refuse the next messages with any error, not counting typing, and send nothing', async () => {
    const { sendText, call, control } = await startWithChat();
    control.setFaults({ failNext: { code: 10, subcode: 1_893_063, times: 1 } });
    await call('POST', '/me/messages', { recipient: { id: contactId }, sender_action: 'typing_on' });
    expect((await sendText('a')).body.error).toMatchObject({ code: 10, error_subcode: 1_893_063 });
    expect(control.conversation(pageId, contactId)).toHaveLength(1);
    expect((await sendText('b')).status).toBe(200);
  });

  it('hide a message that was sent, echoed and delivered', async () => {
    const receiver = await receiveWebhooks();
    const { sendText, control } = await startWithChat({ webhookUrl: receiver.url });
    control.setFaults({ acceptButAnswer: { answer: '1357046', times: 1 } });
    expect((await sendText('out it went', 'cm_2')).body.error).toMatchObject({ code: 1, error_subcode: 1_357_046 });
    await control.webhooksSettled();
    const mid = control.conversation(pageId, contactId).at(-1)?.id;
    expect(receiver.events()).toMatchObject([{ message: { mid, metadata: 'cm_2' } }, { delivery: { mids: [mid] } }]);
  });

  it('let the echo arrive before the answer', async () => {
    const receiver = await receiveWebhooks();
    const { sendText, control } = await startWithChat({ webhookUrl: receiver.url });
    control.setFaults({ echoFirst: true });
    const sent = await sendText('a');
    expect(receiver.events()[0]).toMatchObject({ message: { mid: sent.body.message_id } });
    await control.webhooksSettled();
  });

  it('close the window, or take the whole platform down, until cleared', async () => {
    const { sendText, control } = await startWithChat();
    control.setFaults({ windowClosed: true });
    expect((await sendText('a')).body.error.error_subcode).toBe(2_018_278);
    control.setFaults({ down: true });
    expect(await sendText('a')).toMatchObject({ status: 503, body: { error: { code: 2, is_transient: true } } });
    control.clearFaults();
    expect((await sendText('a')).status).toBe(200);
  });
});

it('an app id that no echo could carry as a number is refused at the start', () => {
  for (const appId of ['messenger-app', '99999999999999999']) {
    expect(() => createMessengerSimulator({ ...facebookApp, appId, webhookUrl: null })).toThrow(/app id/);
  }
});

describe('who has the thread', () => {
  const control = (action: string, body: object = {}) =>
    [`/${pageId}/${action}`, { recipient: { id: contactId }, ...body }] as const;

  it('is changed by our app, which hears of what it takes and not of what it gives', async () => {
    const receiver = await receiveWebhooks();
    const { call, control: people, sendText } = await startWithChat({ webhookUrl: receiver.url });
    people.otherAppTakesThread(pageId, contactId);
    expect(await call('POST', ...control('take_thread_control'))).toMatchObject({ body: { success: true } });
    expect((await sendText('ours')).status).toBe(200);
    const passed = await call('POST', ...control('pass_thread_control', { target_app_id: '987654321098765' }));
    expect(passed.body).toEqual({ success: true });
    expect((await sendText('theirs')).body.error).toMatchObject({ code: 10, error_subcode: 2_018_300 });
    await people.webhooksSettled();
    const controls = receiver.events().filter((event) => 'take_thread_control' in event);
    expect(controls).toMatchObject([
      { take_thread_control: { new_owner_app_id: '987654321098765' } },
      { take_thread_control: { new_owner_app_id: facebookApp.appId } },
    ]);
  });

  it('is changed by the owner alone, where the page routes conversations and lets the app take them', async () => {
    const { call, control: people } = await startWithChat();
    people.otherAppTakesThread(pageId, contactId);
    const refused = async (action: string) => (await call('POST', ...control(action))).body.error;
    expect(await refused('pass_thread_control')).toMatchObject({ code: 10, error_subcode: 2_018_300 });
    expect(await refused('release_thread_control')).toMatchObject({ code: 10, error_subcode: 2_018_300 });
    people.setFaults({ threadControl: 'take-off' });
    expect(await refused('take_thread_control')).toMatchObject({ code: 10 });
    people.setFaults({ threadControl: 'no-routing' });
    expect(await refused('take_thread_control')).toMatchObject({ code: 27 });
    people.clearFaults();
    expect(await refused('take_thread_control')).toBeUndefined();
    expect(await refused('release_thread_control')).toBeUndefined();
  });
});
