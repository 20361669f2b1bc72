import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MessagingChannel, OutgoingText, SendOutcome } from '../ports/messaging-channel.ts';
import { startLocalServer, type Behaviour, type Received } from '../test-support/local-server.ts';
import type { GraphOptions } from './graph-call.ts';

/** The token of the tests, which may appear only in the header. */
export const accessToken = 'EAAGsecretsecretsecretsecret';

/** What differs between the channels of the Graph API. */
export type ChannelUnderTest = {
  kind: MessagingChannel['kind'];
  create: (options: GraphOptions) => MessagingChannel;
  accountId: string;
  contactId: string;
  /** The body of a text, with and without the human-agent tag. */
  body: { message: object; plain: object; tagged: object };
  /** Whether every token is sent with a proof, and an account's token is inspected. */
  proves: boolean;
  /** The node and the platform of requests for conversations. */
  conversations: { node: string; platform: string };
  /** The account's id among the people of a conversation. */
  ownId: string;
};

/** Starts a local provider for each test, and the channel that calls it. */
export function startChannel(create: ChannelUnderTest['create']) {
  let behave: (request: Received) => Behaviour = () => ({});
  let server: Awaited<ReturnType<typeof startLocalServer>>;
  beforeEach(async () => {
    behave = () => ({});
    server = await startLocalServer((request) => behave(request));
  });
  afterEach(() => server.stop());
  return {
    channel: (timeoutMs = 5000) => create({ graphUrl: `${server.origin}/graph/`, apiVersion: 'v25.0', timeoutMs }),
    answer(next: Behaviour | ((request: Received) => Behaviour)): void {
      behave = typeof next === 'function' ? next : () => next;
    },
    received: () => server.received,
    stop: () => server.stop(),
  };
}

/** A refusal in the error envelope of the Graph API. */
export const graphError = (error: object, status = 400): Behaviour => ({
  status,
  json: { error: { message: 'm', type: 'OAuthException', ...error } },
});

const outcomes: Record<string, Partial<SendOutcome>> = {
  retry_short: { kind: 'try-again', because: 'provider-down' },
  reconcile: { kind: 'unconfirmed' },
  backoff: { kind: 'try-again', because: 'rate-limited' },
  window_closed: { kind: 'refused', because: 'window-closed' },
  stop_chat: { kind: 'refused', because: 'contact-unavailable' },
  account_blocked: { kind: 'refused', because: 'account-restricted' },
  reconnect: { kind: 'refused', because: 'account-reconnect' },
  fix_app: { kind: 'refused', because: 'app-misconfigured' },
  thread_control: { kind: 'refused', because: 'thread-owned-by-other-app' },
  bad_request: { kind: 'refused', because: 'bad-request' },
  drop: { kind: 'refused', because: 'bad-request' },
  ignore: { kind: 'refused', because: 'contact-unavailable' },
};
const { errors } = JSON.parse(readFileSync(new URL('./__fixtures__/error-codes.json', import.meta.url), 'utf8')) as {
  errors: { code: number; subcode: number | null; message: string; action: string; http?: number }[];
};

/** Describes the promises of every channel of the Graph API. */
export function describeChannel(subject: ChannelUnderTest): void {
  const { kind, accountId, contactId } = subject;
  const account = { accountId, accessToken };
  const message: OutgoingText = { contactId, text: 'Hi Ana', clientId: 'c1', writtenBy: 'agent', outsideWindow: false };
  const { channel, answer, received, stop } = startChannel(subject.create);
  const send = (behavior: Behaviour, timeoutMs?: number) => {
    answer(behavior);
    return channel(timeoutMs).sendText(account, message);
  };

  describe('sending a file', () => {
    const { text: _, ...envelope } = message;
    const media = { kind: 'audio', url: 'https://media.example.test/v/note.wav' } as const;

    test('names its kind and its address', async () => {
      answer({ json: { message_id: 'mid.1' } });
      expect(await channel().sendMedia(account, { ...envelope, media })).toEqual({ kind: 'sent', messageId: 'mid.1' });
      const attachment = { type: 'audio', payload: { url: media.url } };
      const { text: __, ...mark } = subject.body.message as { text: string };
      expect(received()[0]?.body).toEqual({
        recipient: { id: contactId },
        message: { attachment, ...mark },
        ...subject.body.plain,
      });
    });

    test.each([
      [{ code: 546 }, 'media-refused'],
      [{ code: 100 }, 'media-refused'],
      [{ code: 100, error_subcode: 2_018_008 }, 'media-refused'],
      [{ code: 551 }, 'contact-unavailable'],
    ])('refused with %j is %s', async (error, because) => {
      answer(graphError(error));
      expect(await channel().sendMedia(account, { ...envelope, media })).toMatchObject({ kind: 'refused', because });
    });

    test('of an agent outside the window is not even tried', async () => {
      const late = { ...envelope, media, outsideWindow: true };
      expect(await channel().sendMedia(account, late)).toMatchObject({ because: 'window-closed' });
      expect(received()).toEqual([]);
    });
  });

  describe('sending a text', () => {
    test('goes to the account with the token in the header only', async () => {
      expect(await send({ json: { recipient_id: contactId, message_id: 'mid.1' } })).toEqual({
        kind: 'sent',
        messageId: 'mid.1',
      });
      const [request] = received();
      expect(request?.method).toBe('POST');
      expect(request?.url.pathname).toBe(`/graph/v25.0/${accountId}/messages`);
      expect([...(request?.url.searchParams.keys() ?? [])]).toEqual(subject.proves ? ['appsecret_proof'] : []);
      expect(request?.headers.authorization).toBe(`Bearer ${accessToken}`);
      expect(request?.body).toEqual({
        recipient: { id: contactId },
        message: subject.body.message,
        ...subject.body.plain,
      });
    });

    test.each([
      ['a coach', { writtenBy: 'coach', outsideWindow: true }, true],
      ['a coach within 24 hours', { writtenBy: 'coach', outsideWindow: false }, false],
      ['an agent within 24 hours', { writtenBy: 'agent', outsideWindow: false }, false],
    ] as const)('%s uses the human-agent window only when it is needed', async (_name, by, tagged) => {
      answer({ json: { message_id: 'mid.1' } });
      await channel().sendText(account, { ...message, ...by });
      expect(received()[0]?.body).toEqual({
        recipient: { id: contactId },
        message: subject.body.message,
        ...(tagged ? subject.body.tagged : subject.body.plain),
      });
    });

    const quickReplies = [
      { title: 'Thu 5 PM', payload: 'one' },
      { title: 'Other times', payload: 'two' },
    ];

    test('takes its buttons along', async () => {
      answer({ json: { message_id: 'mid.1' } });
      await channel().sendText(account, { ...message, quickReplies });
      expect(received()[0]?.body).toMatchObject({
        message: {
          ...subject.body.message,
          quick_replies: [
            { content_type: 'text', title: 'Thu 5 PM', payload: 'one' },
            { content_type: 'text', title: 'Other times', payload: 'two' },
          ],
        },
      });
    });

    test('goes without its buttons where the platform refuses them, and is sent once', async () => {
      answer(({ body }) =>
        JSON.stringify(body).includes('quick_replies')
          ? graphError({ code: 100, message: '(#100) Invalid parameter' })
          : { json: { message_id: 'mid.1' } },
      );
      const outcome = await channel().sendText(account, { ...message, quickReplies });
      expect(outcome).toEqual({ kind: 'sent', messageId: 'mid.1' });
      expect(received().map(({ body }) => body)).toMatchObject([
        {},
        { message: subject.body.message, ...subject.body.plain },
      ]);
      expect(received()).toHaveLength(2);
    });

    test('with buttons is not sent twice where nobody knows what became of it', async () => {
      answer({ status: 500, json: {} });
      const outcome = await channel().sendText(account, { ...message, quickReplies });
      expect(outcome.kind).toBe('unconfirmed');
      expect(received()).toHaveLength(1);
    });

    test('an agent outside the 24 hours is refused without asking', async () => {
      const outcome = await channel().sendText(account, { ...message, outsideWindow: true });
      expect(outcome).toEqual({ kind: 'refused', because: 'window-closed', providerCode: null });
      expect(received()).toHaveLength(0);
    });

    test.each(errors)(
      'error $code/$subcode ($action) has its outcome',
      async ({ code, subcode, message: text, action, http }) => {
        const outcome = await send(
          graphError({ code, message: text, ...(subcode === null ? {} : { error_subcode: subcode }) }, http),
        );
        expect(outcome).toMatchObject(outcomes[action] ?? {});
        const providerCode = subcode === null ? String(code) : `${code}/${subcode}`;
        if (outcome.kind !== 'unconfirmed') expect(outcome).toMatchObject({ providerCode });
      },
    );

    test.each([
      ['no answer in time', 'hang'],
      ['a reset connection', 'reset'],
      ['an answer that breaks off', 'cut-off'],
      ['a page in place of JSON', { text: '<html>' }],
      ["a failing gateway's page", { status: 502, text: '<html>' }],
      ['a failing server', { status: 500, json: {} }],
      ['a failing server that says "try again"', graphError({ code: 2 }, 500)],
      ['an acceptance without message id', { json: { recipient_id: contactId } }],
      ['an empty acceptance', { text: '' }],
      ['an acceptance that says "try again"', graphError({ code: 2 }, 200)],
    ] satisfies [string, Behaviour][])(
      '%s leaves the message unconfirmed, never "try again"',
      async (_name, behavior) => {
        expect(await send(behavior, behavior === 'hang' ? 20 : 5000)).toMatchObject({ kind: 'unconfirmed' });
      },
    );

    test.each([200, 500])('a telling code refuses also when the status is %s', async (status) => {
      expect(await send(graphError({ code: 190, error_subcode: 463 }, status))).toMatchObject({
        kind: 'refused',
        because: 'account-reconnect',
      });
    });

    test('a platform out of reach means that it was not sent', async () => {
      const unreachable = channel();
      await stop();
      expect(await unreachable.sendText(account, message)).toEqual({
        kind: 'try-again',
        afterMs: null,
        because: 'provider-down',
        providerCode: null,
      });
    });

    test.each([
      ['Retry-After', { 'retry-after': '60' }, 60_000],
      [
        'the longest estimate of the usage header, in minutes',
        {
          'x-business-use-case-usage':
            '{"178":[{"type":"instagram","call_count":100,"estimated_time_to_regain_access":3},{"type":"pages","estimated_time_to_regain_access":5}]}',
        },
        300_000,
      ],
      [
        'nothing, when the estimate is 0',
        { 'x-business-use-case-usage': '{"1":[{"estimated_time_to_regain_access":0}]}' },
        null,
      ],
      ['nothing, when the header cannot be read', { 'x-business-use-case-usage': 'x' }, null],
      [
        'what can be read of the usage header',
        {
          'x-business-use-case-usage':
            '{"1":"x","2":[{"estimated_time_to_regain_access":2},{"estimated_time_to_regain_access":null},7]}',
        },
        120_000,
      ],
      ['no longer than anybody may write', { 'retry-after': '9'.repeat(30) }, 7 * 24 * 3_600_000],
      [
        'nor by an estimate',
        { 'x-business-use-case-usage': '{"1":[{"estimated_time_to_regain_access":1e300}]}' },
        7 * 24 * 3_600_000,
      ],
    ])('a limit waits as long as the headers say: %s', async (_name, headers, afterMs) => {
      const outcome = await send({ status: 400, json: { error: { code: 613, message: 'm' } }, headers });
      expect(outcome).toMatchObject({ kind: 'try-again', because: 'rate-limited', afterMs });
    });

    test.each([
      ['nothing at 79 percent', { 'x-app-usage': '{"call_count":79,"total_time":10,"total_cputime":1}' }, undefined],
      [
        'the limit of the app',
        { 'x-app-usage': '{"call_count":10,"total_time":83,"total_cputime":1}' },
        { scope: 'app', percent: 83, regainAfterMs: null },
      ],
      [
        'the limit of the account, with the time until it is regained',
        {
          'x-app-usage': '{"call_count":10}',
          'x-business-use-case-usage':
            '{"178":[{"type":"pages","call_count":3},{"type":"messenger","call_count":100,"estimated_time_to_regain_access":7}]}',
        },
        { scope: 'account', percent: 100, regainAfterMs: 420_000 },
      ],
      [
        'nothing that cannot be read',
        { 'x-app-usage': '{"call_count":"95"}', 'x-business-use-case-usage': '[' },
        undefined,
      ],
    ])('a message that was taken tells how much of a limit is used up: %s', async (_name, headers, usage) => {
      const outcome = await send({ status: 200, json: { recipient_id: '1', message_id: 'm.1' }, headers });
      expect(outcome).toEqual({ kind: 'sent', messageId: 'm.1', ...(usage === undefined ? {} : { usage }) });
    });

    test("a gateway's 429 is a limit", async () => {
      expect(await send({ status: 429, text: 'slow', headers: { 'retry-after': '1' } })).toMatchObject({
        kind: 'try-again',
        because: 'rate-limited',
        afterMs: 1000,
      });
    });

    test('no outcome names the token', async () => {
      const outcome = await send(graphError({ code: 1, message: `Malformed access token ${accessToken}` }, 500));
      expect(outcome.kind).toBe('unconfirmed');
      expect(JSON.stringify(outcome)).not.toContain(accessToken);
    });
  });

  describe('typing and seen', () => {
    test.each([
      ['typing', 'typing_on'],
      ['seen', 'mark_seen'],
    ] as const)('%s is shown by a call of its own', async (activity, action) => {
      await channel().showActivity(account, contactId, activity);
      expect(received()[0]?.body).toEqual({ recipient: { id: contactId }, sender_action: action });
    });

    test.each([graphError({ code: 100 }), 'reset', { status: 500, text: 'x' }] satisfies Behaviour[])(
      'a failure is of no account',
      async (behavior) => {
        answer(behavior);
        await expect(channel().showActivity(account, contactId, 'typing')).resolves.toBeUndefined();
      },
    );
  });

  describe("a contact's profile", () => {
    test('of somebody who is gone is none', async () => {
      answer(graphError({ code: 100, error_subcode: 2018001 }));
      expect(await channel().findContact(account, contactId)).toBeNull();
      const [request] = received();
      expect(request?.url.pathname).toBe(`/graph/v25.0/${contactId}`);
      expect(request?.url.href).not.toContain(accessToken);
    });

    test.each([
      [
        'a dead token',
        graphError({ code: 190, error_subcode: 463 }),
        { kind: 'unauthorised', providerCode: '190/463' },
      ],
      [
        'a limit',
        { status: 400, json: { error: { code: 4, message: 'm' } }, headers: { 'retry-after': '9' } },
        { kind: 'rate-limited', retryAfterMs: 9000 },
      ],
      ['a missing permission', graphError({ code: 10 }), { kind: 'rejected', providerCode: '10' }],
      ['a failing server', { status: 503, text: 'x' }, { kind: 'unreachable' }],
      ['a page in place of JSON', { text: '<html>' }, { kind: 'unreadable' }],
    ] satisfies [string, Behaviour, object][])('fails readably: %s', async (_name, behavior, error) => {
      answer(behavior);
      await expect(channel().findContact(account, contactId)).rejects.toMatchObject({
        name: 'ProviderError',
        provider: kind,
        ...error,
      });
    });
  });

  describe('the account behind a token', () => {
    test('is not known when the token is dead', async () => {
      answer(graphError({ code: 190 }, 401));
      await expect(channel().describeAccount(accessToken)).rejects.toMatchObject({ kind: 'unauthorised' });
      expect(received()[0]?.url.pathname).toBe(`/graph/v25.0/${subject.proves ? 'debug_token' : 'me'}`);
    });
  });

  describe('conversations', () => {
    const { node, platform } = subject.conversations;
    const named = (id: string) => ({ id, ...(id === subject.ownId ? { name: 'Coach' } : { username: 'ana.fit' }) });
    const wire = (id: string, from: string, second: number, text: string) => ({
      id,
      created_time: `2025-07-28T22:44:${second}+0000`,
      from: named(from),
      to: { data: [named(from === contactId ? subject.ownId : contactId)] },
      message: text,
    });
    const messages = {
      data: [wire('m1', contactId, 10, 'hi'), wire('m2', subject.ownId, 20, 'hello'), { id: 'deleted' }],
    };
    const listed = [
      { messageId: 'm2', from: 'business', text: 'hello', at: new Date('2025-07-28T22:44:20Z') },
      { messageId: 'm1', from: 'contact', text: 'hi', at: new Date('2025-07-28T22:44:10Z') },
    ];
    const updated_time = '2025-07-28T22:44:49+0000';

    test('the newest messages with a contact come newest first', async () => {
      answer({ json: { data: [{ id: 'c1', updated_time, messages }] } });
      expect(await channel().listMessages(account, contactId)).toEqual(listed);
      expect(received()).toHaveLength(1);
      expect(received()[0]?.url.pathname).toBe(`/graph/v25.0/${node}/conversations`);
      expect(received()[0]?.url.searchParams.get('platform')).toBe(platform);
      expect(received()[0]?.url.searchParams.get('user_id')).toBe(contactId);
    });

    test('a list without messages is followed by asking each conversation', async () => {
      answer(({ url }) => ({
        json: url.pathname.endsWith('/c1') ? { id: 'c1', messages } : { data: [{ id: 'c1', updated_time }] },
      }));
      expect(await channel().listMessages(account, contactId)).toEqual(listed);
      expect(received()[1]?.url.searchParams.get('fields')).toBe('messages{id,created_time,from,to,message}');
    });

    test('a conversation with somebody else is not taken for the one asked for', async () => {
      const foreign = { data: [{ ...wire('m9', '55', 30, 'not mine'), to: { data: [named(subject.ownId)] } }] };
      answer({
        json: {
          data: [
            { id: 'c2', updated_time, messages: foreign },
            { id: 'c1', updated_time, messages },
          ],
        },
      });
      expect(await channel().listMessages(account, contactId)).toEqual(listed);
    });

    test('a contact without conversation has no messages', async () => {
      answer({ json: { data: [] } });
      expect(await channel().listMessages(account, contactId)).toEqual([]);
    });

    test('the newest conversations are listed page by page, up to the limit, each with its contact', async () => {
      const other = { data: [{ ...wire('m3', subject.ownId, 30, 'yo'), to: { data: [{ id: '55', name: 'Bo' }] } }] };
      answer(({ url }) => {
        if (url.pathname.endsWith('/me')) return { json: { id: subject.ownId, user_id: accountId } };
        const second = { id: 'c2', updated_time, messages: other };
        if (url.searchParams.get('after') === 'A') return { json: { data: [second, { id: 'c3', messages: other }] } };
        const next = `https://graph.example.test/${node}/conversations?access_token=${accessToken}&after=A`;
        return {
          json: {
            data: [{ id: 'c1', updated_time, messages }, { broken: true }],
            paging: { cursors: { after: 'A' }, next },
          },
        };
      });
      const updatedAt = new Date('2025-07-28T22:44:49Z');
      expect(await channel().listConversations(account, 2)).toEqual([
        { contactId, contactUsername: 'ana.fit', updatedAt, messages: listed },
        {
          contactId: '55',
          contactUsername: 'Bo',
          updatedAt,
          messages: [{ messageId: 'm3', from: 'business', text: 'yo', at: new Date('2025-07-28T22:44:30Z') }],
        },
      ]);
      const pages = received().filter((request) => request.url.pathname.endsWith('/conversations'));
      expect(pages.map((request) => request.url.searchParams.get('limit'))).toEqual(['2', '1']);
    });

    test('a failure says so', async () => {
      answer(graphError({ code: 4 }));
      await expect(channel().listConversations(account, 5)).rejects.toMatchObject({ kind: 'rate-limited' });
    });
  });

  describe('webhooks of an account', () => {
    test.each([true, 'true'])('are subscribed to with all fields we read (success %j)', async (success) => {
      answer({ json: { success } });
      await channel().subscribeWebhooks(account);
      const [request] = received();
      expect([request?.method, request?.url.pathname]).toEqual(['POST', `/graph/v25.0/${accountId}/subscribed_apps`]);
      expect(request?.url.searchParams.get('subscribed_fields')?.split(',')).toContain('messages');
    });

    test('are ended', async () => {
      answer({ json: { success: true } });
      await channel().unsubscribeWebhooks(account);
      expect(received()[0]?.method).toBe('DELETE');
    });

    test.each([
      ['refused', graphError({ code: 190 }), 'unauthorised'],
      ['answered without success', { json: {} }, 'rejected'],
      ['answered with success: false', { json: { success: false } }, 'unreadable'],
    ] satisfies [string, Behaviour, string][])('are not subscribed to when %s', async (_name, behavior, problem) => {
      answer(behavior);
      await expect(channel().subscribeWebhooks(account)).rejects.toMatchObject({ kind: problem });
    });
  });
}
