import { describe, expect, test } from 'vitest';
import { parseInstagramWebhook } from '../instagram/instagram-webhook.ts';
import { parseMessengerWebhook } from '../messenger/messenger-webhook.ts';

const account = '17841400000000017';
const contact = '1234567890123457';
const arrivedAt = new Date('2026-11-20T12:00:00Z');
const text = (mid: string) => ({
  sender: { id: contact },
  recipient: { id: account },
  timestamp: 1759999999650,
  message: { mid, text: mid },
});
const envelope = (...messaging: unknown[]) => ({
  object: 'instagram',
  entry: [{ id: account, time: 1760000000000, messaging }],
});
const parse = (body: unknown) => parseInstagramWebhook(JSON.stringify(body), arrivedAt);
const kinds = (body: unknown) => parse(body).map((event) => event.kind);

describe('a delivery that is not as documented', () => {
  test.each([
    ['no body', ''],
    ['no JSON', '{"object":"instagram","entry":['],
    ['null', 'null'],
    ['a word', '"instagram"'],
    ['an empty list', '[]'],
    ['no entries', '{"object":"instagram","entry":[]}'],
    ['entries that are no list', '{"object":"instagram","entry":{}}'],
    ['an entry of null', '{"object":"instagram","entry":[null]}'],
    ['an entry without events', '{"object":"instagram","entry":[{"id":"1","time":1}]}'],
    ['events that are no list', '{"object":"instagram","entry":[{"id":"1","messaging":{"message":{}}}]}'],
    ['the other topic', '{"object":"page","entry":[{"id":"1","messaging":[]}]}'],
    ['no topic', '{"entry":[{"id":"1","messaging":[]}]}'],
  ])('%s is ignored with a reason', (_name, rawBody) => {
    expect(parseInstagramWebhook(rawBody, arrivedAt)).toEqual([
      { kind: 'ignored', because: expect.stringMatching(/./) },
    ]);
  });

  test.each([
    ['null', null],
    ['a number', 7],
    ['an event without anything', {}],
    ['a message without id', { ...text('x'), message: { text: 'no id' } }],
    ['a message that is a word', { ...text('x'), message: 'hello' }],
    ['a message without sender', { ...text('x'), sender: undefined }],
    ['a message from a plug-in visitor without id', { ...text('x'), sender: { user_ref: 'u' } }],
    ['a reaction of an unknown sort', { ...text('x'), message: undefined, reaction: { mid: 'a', action: 'shake' } }],
    ['an event kind that nobody knows yet', { ...text('x'), message: undefined, hologram: { mid: 'a' } }],
    ['a time beyond all calendars', { ...text('x'), timestamp: 1e300, message: { mid: [] } }],
  ])('%s never costs its neighbours', (_name, bad) => {
    expect(kinds(envelope(text('before'), bad, text('after')))).toEqual(['message', 'ignored', 'message']);
  });

  test('a field of an unexpected shape does not cost the message', () => {
    const odd = {
      mid: 'm',
      text: 'hi',
      attachments: 'none',
      reply_to: 5,
      referral: [],
      quick_reply: 'x',
      is_echo: 'no',
      app_id: {},
    };
    expect(parse(envelope({ ...text('m'), message: odd }))).toMatchObject([
      { kind: 'message', messageId: 'm', text: 'hi', attachments: [], replyTo: null, story: null },
    ]);
  });

  test('attachments that cannot be seen are kept, and say nothing', () => {
    const attachments = [7, { type: 'fallback', payload: null }, { type: 'ephemeral' }];
    expect(parse(envelope({ ...text('m'), message: { mid: 'm', attachments } }))).toMatchObject([
      {
        unsupported: true,
        attachments: [
          { type: 'unknown', url: null, title: null },
          { type: 'fallback', url: null, title: null },
          { type: 'ephemeral', url: null, title: null },
        ],
      },
    ]);
  });

  test('beside words, or one that can be seen, they are part of a message', () => {
    const ephemeral = { type: 'ephemeral' };
    const image = { type: 'image', payload: { url: 'https://example.test/1' } };
    for (const message of [
      { mid: 'm', text: 'look', attachments: [ephemeral] },
      { mid: 'm', attachments: [ephemeral, image] },
    ]) {
      expect(parse(envelope({ ...text('m'), message }))).toMatchObject([{ kind: 'message', unsupported: false }]);
    }
  });

  test('several entries, a wrapped body and all four places of an event are read', () => {
    const entry = { id: account, time: 1760000000000 };
    const body = [
      {
        object: 'instagram',
        entry: [
          {
            ...entry,
            messaging: [text('a')],
            standby: [text('b')],
            changes: [{ field: 'messages', value: text('c') }],
          },
          { ...entry, field: 'messages', value: text('d') },
          { ...entry, field: 'comments', value: { id: '1', text: 'price?' } },
        ],
      },
      envelope(text('e')),
    ];
    expect(parse(body)).toMatchObject([
      { kind: 'message', messageId: 'a', standby: false },
      { kind: 'message', messageId: 'b', standby: true },
      { kind: 'message', messageId: 'c', standby: false },
      { kind: 'message', messageId: 'd', standby: false },
      { kind: 'ignored', because: 'a comment without a post' },
      { kind: 'message', messageId: 'e' },
    ]);
  });

  test('ids of 17 digits without quotes are not rounded', () => {
    const rawBody =
      '{"object":"instagram","entry":[{"id":17841449543715721,"time":1760000000000,"messaging":[{"sender":{"id":12345678901234577},' +
      '"recipient":{"id":17841449543715721},"timestamp":1759999999650,"message":{"mid":"m","text":"see 17841449543715721"}}]}]}';
    expect(parseInstagramWebhook(rawBody, arrivedAt)).toMatchObject([
      { accountId: '17841449543715721', contactId: '12345678901234577', text: 'see 17841449543715721' },
    ]);
  });

  test.each([
    ['in seconds', 1759999999],
    ['in seconds as text', '1759999999'],
    ['in milliseconds as text', '1759999999000'],
  ])('a time %s is understood', (_name, timestamp) => {
    expect(parse(envelope({ ...text('m'), timestamp }))).toMatchObject([{ at: new Date(1759999999000) }]);
  });

  test('an event without time takes the time of its envelope', () => {
    expect(parse(envelope({ ...text('m'), timestamp: undefined }))).toMatchObject([{ at: new Date(1760000000000) }]);
  });
});

test('an event without any time happened when it arrived', () => {
  const { time: _, ...entry } = envelope({ ...text('m'), timestamp: undefined }).entry[0]!;
  expect(parse({ object: 'instagram', entry: [entry] })).toMatchObject([{ kind: 'message', at: arrivedAt }]);
});

describe('what may not be mistaken', () => {
  test('a message that the account wrote is an echo even when it is not flagged as one', () => {
    const event = { ...text('m'), sender: { id: account }, recipient: { id: contact } };
    expect(parse(envelope(event))).toMatchObject([{ kind: 'echo', contactId: contact }]);
  });

  test.each(['message', 'event'])('a self test, flagged at the %s, is an echo to oneself', (place) => {
    const message = { mid: 'm', text: 'x', is_echo: true, ...(place === 'message' ? { is_self: true } : {}) };
    const event = { ...text('m'), sender: { id: account }, message, ...(place === 'event' ? { is_self: true } : {}) };
    expect(parse(envelope(event))).toMatchObject([{ kind: 'echo', isSelf: true, contactId: account }]);
  });

  test.each(['message', 'event', 'sender'])('a button pressed in a self test, flagged at the %s, is none', (place) => {
    const postback = { mid: 'm', title: 'Price', ...(place === 'message' ? { is_self: true } : {}) };
    const event = {
      ...text('x'),
      message: undefined,
      sender: { id: place === 'sender' ? account : contact },
      postback,
      ...(place === 'event' ? { is_self: true } : {}),
    };
    expect(parse(envelope(event))).toMatchObject([{ kind: 'echo', isSelf: true }]);
  });

  test('a self test that comes under the id of a person is an echo to oneself all the same', () => {
    const message = { mid: 'm', text: 'x', is_self: true };
    expect(parse(envelope({ ...text('m'), message }))).toMatchObject([{ kind: 'echo', isSelf: true }]);
  });

  test('a button without a title says nothing', () => {
    for (const postback of [
      { mid: 'm', payload: 'GET_STARTED' },
      { mid: 'm', title: ' ' },
    ]) {
      expect(parse(envelope({ ...text('x'), message: undefined, postback }))).toMatchObject([
        { kind: 'postback', unsupported: true },
      ]);
    }
  });

  test('a page that may not send, or may again, is told without a sender', () => {
    const event = (action: string) => ({
      recipient: { id: '5' },
      timestamp: 1759999999650,
      policy_enforcement: { action, reason: 'Your page sends spam' },
    });
    const body = {
      object: 'page',
      entry: [{ id: '5', messaging: [event('block'), event('unblock'), event('warning')] }],
    };
    expect(parseMessengerWebhook(JSON.stringify(body), arrivedAt)).toEqual([
      { kind: 'sending-policy', accountId: '5', at: new Date(1759999999650), blocked: true },
      { kind: 'sending-policy', accountId: '5', at: new Date(1759999999650), blocked: false },
      { kind: 'ignored', because: 'event: policy_enforcement' },
    ]);
  });

  test('an edit without text, which stands for a message we may not see, is ignored', () => {
    const edit = { message_edit: { mid: 'm', num_edit: 0 } };
    expect(kinds(envelope({ ...text('x'), message: undefined, ...edit }, { timestamp: 1, ...edit }))).toEqual([
      'ignored',
      'ignored',
    ]);
  });

  test('a message with nothing in it is unsupported, so that no answer is made up', () => {
    expect(parse(envelope({ ...text('m'), message: { mid: 'm' } }))).toMatchObject([
      { kind: 'message', unsupported: true },
    ]);
  });

  test('a message the business unsent belongs to the contact it went to', () => {
    const event = {
      ...text('m'),
      sender: { id: account },
      recipient: { id: contact },
      message: { mid: 'm', is_deleted: true },
    };
    expect(parse(envelope(event))).toMatchObject([
      { kind: 'unsent', messageId: 'm', contactId: contact, from: 'business' },
    ]);
  });

  test('a post or sticker that comes under two types is shown once', () => {
    const payload = { url: 'https://example.test/1' };
    const types = (...list: string[]) =>
      parse(
        envelope({ ...text('m'), message: { mid: 'm', attachments: list.map((type) => ({ type, payload })) } }),
      ).flatMap((event) => (event.kind === 'message' ? event.attachments.map((attachment) => attachment.type) : []));
    expect(types('share', 'ig_post')).toEqual(['ig_post']);
    expect(types('sticker', 'image')).toEqual(['sticker']);
    expect(types('image', 'image')).toEqual(['image', 'image']);
  });

  test('a referral beside a message is kept with the message', () => {
    const referral = { ref: 'r', source: 'ADS', type: 'OPEN_THREAD', ad_id: 23850000000000 };
    expect(parse(envelope({ ...text('m'), referral }))).toMatchObject([
      { kind: 'message', referral: { ref: 'r', source: 'ADS', type: 'OPEN_THREAD', adId: '23850000000000' } },
    ]);
  });

  test('pressing the same button once gives the same id each time it is delivered', () => {
    const event = { ...text('x'), message: undefined, postback: { title: 'Price' } };
    const [first, second] = parse(envelope(event, event));
    expect(first).toMatchObject({ kind: 'postback', text: 'Price', payload: null });
    expect(second).toEqual(first);
  });

  test.each([
    ['passed to us', 'messaging', { pass_thread_control: { new_owner_app_id: '1' } }, true, '1'],
    ['taken from us', 'messaging', { take_thread_control: { previous_owner_app_id: 1 } }, false, null],
    ['taken, but nothing says by whom', 'messaging', { take_thread_control: 5 }, false, null],
    ['passed to another app while we listen', 'standby', { pass_thread_control: { new_owner_app_id: 2 } }, false, '2'],
  ])('a conversation %s is known', (_name, place, control, ownedByUs, ownerAppId) => {
    const event = { sender: { id: contact }, recipient: { id: '5' }, timestamp: 1759999999650, ...control };
    const body = { object: 'page', entry: [{ id: '5', time: 1760000000000, [place]: [event] }] };
    expect(parseMessengerWebhook(JSON.stringify(body), arrivedAt)).toMatchObject([
      { kind: 'thread-control', ownedByUs, ownerAppId, contactId: contact },
    ]);
  });

  test('events of no use are ignored under their name', () => {
    const optin = { ...text('x'), message: undefined, optin: { ref: 'r' } };
    expect(parse(envelope(optin))).toEqual([{ kind: 'ignored', because: 'event: optin' }]);
  });
});
