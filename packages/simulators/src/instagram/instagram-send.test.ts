import { describe, expect, it } from 'vitest';

import { receiveWebhooks } from '../meta/webhooks/webhook-receiver.test-support.ts';
import { accountId, contactId, startInstagram } from './instagram.test-support.ts';

async function startWithChat(options: Parameters<typeof startInstagram>[0] = {}) {
  const instagram = await startInstagram(options);
  instagram.control.importMessage(accountId, contactId, {
    from: 'contact',
    text: 'Hi',
    at: options.now?.() ?? new Date(),
  });
  return instagram;
}

describe('a send', () => {
  it('is answered with its id, and comes back as an echo without an app id', async () => {
    const receiver = await receiveWebhooks();
    const { sendText, control } = await startWithChat({ webhookUrl: receiver.url });
    const sent = await sendText('Hello Anna ❤️');
    expect(sent).toMatchObject({ status: 200, body: { recipient_id: contactId } });
    expect(sent.body.message_id).toMatch(/^aWdfZAG1[\w-]{140,}$/);
    expect(sent.headers).toMatchObject({
      'facebook-api-version': 'v25.0',
      'x-fb-trace-id': expect.any(String),
      'x-app-usage': expect.stringContaining('"call_count":'),
      'x-business-use-case-usage': expect.stringContaining(`"${accountId}":[{"type":"instagram"`),
    });
    await control.webhooksSettled();
    expect(receiver.events()).toEqual([
      {
        list: 'messaging',
        accountId,
        sender: { id: accountId },
        recipient: { id: contactId },
        timestamp: expect.any(Number),
        message: { mid: sent.body.message_id, text: 'Hello Anna ❤️', is_echo: true },
      },
    ]);
    expect(control.conversation(accountId, contactId).at(-1)).toMatchObject({
      id: sent.body.message_id,
      from: 'business',
      via: 'api',
      seen: false,
    });
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
    expect(control.conversation(accountId, contactId).at(-1)?.text).toBe('as a form');
  });

  it('shows typing until the message comes, and marks the lead’s messages as read', async () => {
    const { call, control, sendText } = await startWithChat();
    const act = async (action: string) =>
      await call('POST', '/me/messages', { recipient: { id: contactId }, sender_action: action });
    const written = control.writeAsContact(accountId, contactId, { text: 'there?' });
    const seen = () => control.conversation(accountId, contactId).find(({ id }) => id === written)?.seen;
    expect(seen()).toBe(false);
    expect((await act('mark_seen')).body).toEqual({ recipient_id: contactId });
    expect(seen()).toBe(true);
    await act('typing_on');
    expect(control.typingState(accountId, contactId)).toBe(true);
    await sendText('yes');
    expect(control.typingState(accountId, contactId)).toBe(false);
  });

  it('names the message that it answers, on its echo too', async () => {
    const receiver = await receiveWebhooks();
    const { call, control } = await startWithChat({ webhookUrl: receiver.url });
    const asked = control.writeAsContact(accountId, contactId, { text: 'how much?' });
    const send = (mid: string) =>
      call('POST', '/me/messages', { recipient: { id: contactId }, message: { text: '40' }, reply_to: { mid } });
    const { body } = await send(asked);
    await control.webhooksSettled();
    expect(control.conversation(accountId, contactId).at(-1)).toMatchObject({ id: body.message_id, replyTo: asked });
    expect(receiver.events().at(-1)).toMatchObject({ message: { is_echo: true, reply_to: { mid: asked } } });
  });

  it('is refused where it names a message that is not there', async () => {
    const { call, control } = await startWithChat();
    const other = { id: '1234567890123499', username: 'lifter_ben', name: 'Ben' };
    control.addContact(accountId, other);
    const gone = control.writeAsContact(accountId, contactId, { text: 'oops' });
    control.unsend(accountId, contactId, gone);
    const foreign = control.writeAsContact(accountId, other.id, { text: 'how much?' });
    for (const mid of ['nothing', gone, foreign]) {
      const message = { recipient: { id: contactId }, message: { text: '40' }, reply_to: { mid } };
      expect(await call('POST', '/me/messages', message)).toMatchObject({
        status: 400,
        body: { error: { code: 100 } },
      });
    }
    expect(control.conversation(accountId, contactId).filter(({ from }) => from === 'business')).toEqual([]);
  });

  it('is refused from 24 hours after the lead’s last message', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { sendText, control } = await startWithChat({ now: () => new Date(time) });
    time += 24 * 3_600_000;
    expect((await sendText('just in time')).status).toBe(200);
    time += 1;
    expect(await sendText('too late')).toMatchObject({
      status: 400,
      body: { error: { code: 10, error_subcode: 2_534_022, type: 'OAuthException', fbtrace_id: expect.any(String) } },
    });
    control.writeAsContact(accountId, contactId, { text: 'still there' });
    expect((await sendText('open again')).status).toBe(200);
  });

  it('holds 1000 bytes, not 1000 letters', async () => {
    const { sendText } = await startWithChat();
    expect((await sendText('ж'.repeat(500))).status).toBe(200);
    expect((await sendText(`${'ж'.repeat(500)}.`)).body.error.code).toBe(100);
  });

  it.each([
    ['message and state at once', { message: { text: 'a' }, sender_action: 'typing_on' }, 2_018_014],
    [
      'text and attachment at once',
      { message: { text: 'a', attachment: { type: 'image', payload: { url: 'https://a.test/b.png' } } } },
      2_534_015,
    ],
    ['nothing', {}, 2_018_034],
    ['an empty text', { message: { text: ' ' } }, 2_018_034],
  ])('with %s is refused', async (_what, content, subcode) => {
    const { call } = await startWithChat();
    const answer = await call('POST', '/me/messages', { recipient: { id: contactId }, ...content });
    expect(answer.body.error).toMatchObject({ code: 100, error_subcode: subcode });
  });

  it('is refused by the first thing that is wrong, in Instagram’s order', async () => {
    const { call, control } = await startWithChat();
    const send = async (recipient = contactId, node = accountId, bearer?: string) =>
      (await call('POST', `/${node}/messages`, { recipient: { id: recipient }, message: { text: 'a' } }, bearer)).body
        .error;
    control.addContact(accountId, { id: '55', username: 'never_wrote', name: null });
    control.setBlocked('55', true);
    expect(await send('55', accountId, 'nonsense')).toMatchObject({ code: 190 });
    expect(await send('55', '17841400000000999')).toMatchObject({ code: 100, error_subcode: 33 });
    expect(await send('56')).toMatchObject({ code: 100, error_subcode: 2_534_014 });
    expect(await send('55')).toMatchObject({ code: 551 });
    control.setBlocked('55', false);
    expect(await send('55')).toMatchObject({ code: 10, error_subcode: 2_534_022 });
    control.setMessagesAccess(accountId, false);
    expect(await send()).toMatchObject({ code: 200, error_subcode: 2_534_041 });
    control.setMessagesAccess(accountId, true);
    control.otherAppTakesThread(accountId, contactId);
    expect(await send()).toMatchObject({ code: 100, error_subcode: 2_534_037 });
    control.otherAppGivesThreadBack(accountId, contactId);
    expect(await send()).toBeUndefined();
    control.revokeTokens(accountId);
    expect(await send()).toMatchObject({ code: 190, error_subcode: 460 });
  });

  it('is limited per account and says how long to wait', async () => {
    const { sendText } = await startWithChat({ sendsPerSecond: 2 });
    await sendText('1');
    await sendText('2');
    const refused = await sendText('3');
    expect(refused.body.error).toMatchObject({ code: 613, error_subcode: 2_534_040 });
    expect(JSON.parse(String(refused.headers['x-business-use-case-usage']))[accountId][0]).toMatchObject({
      call_count: 100,
      estimated_time_to_regain_access: 1,
    });
  });

  it('with the human-agent tag needs the approval', async () => {
    const tagged = {
      recipient: { id: contactId },
      message: { text: 'a' },
      messaging_type: 'MESSAGE_TAG',
      tag: 'HUMAN_AGENT',
    };
    const { call } = await startWithChat();
    expect((await call('POST', '/me/messages', tagged)).body.error.code).toBe(100);
    let time = Date.parse('2026-03-01T10:00:00Z');
    const approved = await startWithChat({ humanAgentApproved: true, now: () => new Date(time) });
    time += 6 * 24 * 3_600_000;
    expect((await approved.call('POST', '/me/messages', tagged)).status).toBe(200);
  });
});

describe('quick replies', () => {
  const buttons = [
    { content_type: 'text', title: 'Thu 5 PM', payload: 'slot-one' },
    { content_type: 'text', title: 'Other times', payload: 'others' },
  ];
  const sendWith = (quickReplies: unknown[]) => ({
    recipient: { id: contactId },
    message: { text: 'Which one?', quick_replies: quickReplies },
  });

  it('stand below the newest message, and a tap brings their title and payload', async () => {
    const receiver = await receiveWebhooks();
    const { call, control } = await startWithChat({ webhookUrl: receiver.url });
    expect((await call('POST', '/v25.0/me/messages', sendWith(buttons))).status).toBe(200);
    await control.webhooksSettled();
    expect(control.conversation(accountId, contactId).at(-1)?.quickReplies).toEqual([
      { title: 'Thu 5 PM', payload: 'slot-one' },
      { title: 'Other times', payload: 'others' },
    ]);
    const mid = control.tapQuickReply(accountId, contactId, 'Thu 5 PM');
    await control.webhooksSettled();
    expect(receiver.events().at(-1)).toMatchObject({
      sender: { id: contactId },
      message: { mid, text: 'Thu 5 PM', quick_reply: { payload: 'slot-one' } },
    });
    expect(() => control.tapQuickReply(accountId, contactId, 'Other times')).toThrow('no button');
  });

  it.each([
    ['more than thirteen', Array.from({ length: 14 }, (_, nth) => ({ ...buttons[0], title: `${nth}` }))],
    ['a title of more than twenty characters', [{ ...buttons[0], title: 'x'.repeat(21) }]],
    ['a button without a payload', [{ content_type: 'text', title: 'Yes' }]],
  ])('are refused: %s', async (_what, quickReplies) => {
    const { call, control } = await startWithChat();
    const refused = await call('POST', '/v25.0/me/messages', sendWith(quickReplies));
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 100 } } });
    expect(control.conversation(accountId, contactId)).toHaveLength(1);
  });
});

describe('faults on demand', () => {
  it('refuse the next messages with any error, not counting typing, and send nothing', async () => {
    const { sendText, call, control } = await startWithChat();
    control.setFaults({ failNext: { code: 368, http: 403, times: 1 } });
    await call('POST', '/me/messages', { recipient: { id: contactId }, sender_action: 'typing_on' });
    expect(await sendText('a')).toMatchObject({ status: 403, body: { error: { code: 368 } } });
    expect(control.conversation(accountId, contactId)).toHaveLength(1);
    expect((await sendText('b')).status).toBe(200);
    expect(control.faults().failNext).toBeUndefined();
  });

  it.each([
    ['error-500', 500, undefined],
    ['1357046', 500, { code: 1, error_subcode: 1_357_046 }],
  ] as const)('hide with %s a message that was sent and echoed', async (answer, status, error) => {
    const receiver = await receiveWebhooks();
    const { app, token, control } = await startWithChat({ webhookUrl: receiver.url });
    control.setFaults({ acceptButAnswer: { answer, times: 1 } });
    const response = await app.inject({
      method: 'POST',
      url: `/me/messages?access_token=${token}`,
      payload: { recipient: { id: contactId }, message: { text: 'out it went' } },
    });
    expect(response.statusCode).toBe(status);
    if (error) expect(response.json().error).toMatchObject(error);
    await control.webhooksSettled();
    expect(control.conversation(accountId, contactId).at(-1)?.text).toBe('out it went');
    expect(receiver.events()).toMatchObject([{ message: { text: 'out it went', is_echo: true } }]);
  });

  it('leave a sent message without any answer', async () => {
    const { listen, token, control } = await startWithChat();
    const origin = await listen();
    control.setFaults({ acceptButAnswer: { answer: 'timeout', times: 1 } });
    const stored = new Promise<void>((resolve) => {
      control.events.subscribe((change) => change.kind === 'message' && resolve());
    });
    const givingUp = new AbortController();
    const call = fetch(`${origin}/v25.0/me/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipient: { id: contactId }, message: { text: 'out it went' } }),
      signal: givingUp.signal,
    });
    await stored;
    givingUp.abort();
    await expect(call).rejects.toThrow();
    expect(control.conversation(accountId, contactId).at(-1)?.text).toBe('out it went');
  });

  it('let the echo arrive before the answer', async () => {
    const receiver = await receiveWebhooks();
    const { sendText, control } = await startWithChat({ webhookUrl: receiver.url, echoDelayMs: 60_000 });
    control.setFaults({ echoFirst: true });
    const sent = await sendText('a');
    expect(receiver.events()).toMatchObject([{ message: { mid: sent.body.message_id } }]);
  });

  it('close the window, or take the whole platform down, until cleared', async () => {
    const { sendText, control } = await startWithChat();
    control.setFaults({ windowClosed: true });
    expect((await sendText('a')).body.error.error_subcode).toBe(2_534_022);
    control.setFaults({ down: true });
    expect(await sendText('a')).toMatchObject({ status: 503, body: { error: { code: 2, is_transient: true } } });
    control.clearFaults();
    expect((await sendText('a')).status).toBe(200);
  });
});
