import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseInstagramWebhook } from '../instagram/instagram-webhook.ts';
import { parseMessengerWebhook } from '../messenger/messenger-webhook.ts';
import type { ChannelEvent } from '../ports/channel-event.ts';

const arrivedAt = new Date('2026-11-20T12:00:00Z');
const folder = new URL('./__fixtures__/webhook-samples/', import.meta.url);
const sampleFiles = readdirSync(folder).filter((file) => file.endsWith('.json'));
const expected = readFileSync(new URL('expected.jsonl', folder), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { file: string; class: string; stored: string; autoreply: string });

function parseSample(file: string): ChannelEvent[] {
  const rawBody = readFileSync(new URL(file, folder), 'utf8');
  return file.startsWith('ig-') ? parseInstagramWebhook(rawBody, arrivedAt) : parseMessengerWebhook(rawBody, arrivedAt);
}

const igMid = (end: string) =>
  `aWdfZAG1faXRlbToxOklHTWVzc2FnZAUlEOjE3ODQxNDAwMDAwMDAwMDE3OjM0MDI4MjM2Njg0MTcxMDMwMTI0NDI1ODE4NzUxOTk3OTcyODI5MjozMjM4NzQ4MDk1NTU2NDIxMjIzNDE1NjY3NTg0N000${end}ZDZD`;
const fbMid = (end: string) =>
  `m_qr6GPBlzTU4jqP0PBqaIoIAcfn2p3T7uiO5jm0L_PMTKMJhEIUGFkEKQBhGkpCnPXVZNsYdkN7A2Sel0d000${end}`;
const ig = { accountId: '17841400000000017', contactId: '1234567890123457', at: new Date(1759999999650) };
const fb = { accountId: '682498302938465', contactId: '5275811702471835', at: new Date(1759999999650) };
const cdn = 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=17891480018194745&signature=SIG';
const until = new Date(1458668856253);
/** A plain message of a contact; each row says only what is special about it. */
const plain = {
  kind: 'message',
  text: '',
  attachments: [],
  replyTo: null,
  story: null,
  quickReplyPayload: null,
  referral: null,
  unsupported: false,
  standby: false,
};
const media = (type: string, url = cdn, title: string | null = null) => ({ type, url, title });

const events: Record<string, object> = {
  'ig-01-text.json': { ...ig, ...plain, messageId: igMid('001'), text: 'Hi, do you still have 1:1 coaching spots?' },
  'ig-02-image.json': { ...ig, ...plain, messageId: igMid('002'), attachments: [media('image')] },
  'ig-03-audio.json': { ...ig, ...plain, messageId: igMid('003'), attachments: [media('audio')] },
  'ig-04-multi-image.json': {
    ...ig,
    ...plain,
    messageId: igMid('004'),
    attachments: [media('image', `${cdn}1`), media('image', `${cdn}2`), media('image', `${cdn}3`)],
  },
  'ig-05-share-legacy.json': {
    ...ig,
    ...plain,
    messageId: igMid('005'),
    attachments: [media('share', 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=1&signature=S')],
  },
  'ig-06-reel.json': {
    ...ig,
    ...plain,
    messageId: igMid('006'),
    attachments: [media('ig_reel', cdn, '5 mobility drills\n.\n.\n#fitness')],
  },
  'ig-07-story-mention.json': {
    ...ig,
    ...plain,
    messageId: igMid('007'),
    attachments: [media('story_mention')],
    story: { id: null, url: cdn },
  },
  'ig-08-story-reply.json': {
    ...ig,
    ...plain,
    messageId: igMid('008'),
    text: 'Love this workout!',
    story: { id: '17850000000000009', url: cdn },
  },
  'ig-09-reply-to-message.json': { ...ig, ...plain, messageId: igMid('009'), text: 'this one', replyTo: igMid('001') },
  'ig-10-quick-reply.json': {
    ...ig,
    ...plain,
    messageId: igMid('010'),
    text: 'Weight loss',
    quickReplyPayload: 'GOAL_WEIGHT_LOSS',
  },
  'ig-11-postback-icebreaker.json': {
    ...ig,
    kind: 'postback',
    messageId: igMid('011'),
    text: 'How much is coaching?',
    payload: 'ICE_PRICE',
    referral: null,
    unsupported: false,
    standby: false,
  },
  'ig-12-referral-igme.json': {
    ...ig,
    kind: 'referral',
    referral: { source: 'IGME-SOURCE-LINK', ref: 'spring_campaign', type: 'OPEN_THREAD', adId: null },
  },
  'ig-13-ad-referral-message.json': {
    ...ig,
    ...plain,
    messageId: igMid('013'),
    text: 'Tell me more',
    referral: { source: 'ADS', ref: 'ad-ref', type: 'OPEN_THREAD', adId: '23850000000000017' },
  },
  'ig-14-reaction.json': { ...ig, kind: 'reaction', messageId: igMid('099'), action: 'react', emoji: '❤️' },
  'ig-15-unsend.json': { ...ig, kind: 'unsent', messageId: igMid('001'), from: 'contact' },
  'ig-16-edit.json': {
    ...ig,
    kind: 'edited',
    messageId: igMid('001'),
    text: 'Hi, do you still have ONLINE coaching spots?',
    number: 1,
  },
  'ig-17-seen.json': { ...ig, kind: 'seen', messageId: igMid('050'), until: null },
  'ig-18-echo-from-app.json': {
    ...ig,
    kind: 'echo',
    messageId: igMid('018'),
    text: 'Coach here, calling you in 5',
    attachments: [],
    appId: null,
    metadata: null,
    isSelf: false,
  },
  'ig-19-unsupported.json': { ...ig, ...plain, messageId: igMid('019'), unsupported: true },
  'ig-20-dashboard-test.json': { kind: 'ignored', because: 'a test event of the app dashboard' },
  'ig-21-comment-changes.json': { kind: 'ignored', because: 'change: comments' },
  'fb-01-text.json': { ...fb, ...plain, messageId: fbMid('001'), text: 'hello, world!' },
  'fb-02-image.json': {
    ...fb,
    ...plain,
    messageId: fbMid('002'),
    attachments: [media('image', 'https://scontent.xx.fbcdn.net/v/t1.15752-9/x.jpg?oh=1&oe=2')],
  },
  'fb-03-quick-reply.json': {
    ...fb,
    ...plain,
    messageId: fbMid('003'),
    text: 'Yes',
    quickReplyPayload: 'CONFIRM_YES',
  },
  'fb-04-reply-to.json': { ...fb, ...plain, messageId: fbMid('004'), text: 'that one', replyTo: fbMid('001') },
  'fb-05-fallback-link.json': {
    ...fb,
    ...plain,
    messageId: fbMid('005'),
    text: 'my current routine: https://video.example.test/abc',
    attachments: [media('fallback', 'https://l.facebook.com/l.php?u=x', 'Full body routine, 30 min')],
  },
  'fb-06-postback-get-started.json': {
    ...fb,
    kind: 'postback',
    messageId: fbMid('006'),
    text: 'Get Started',
    payload: 'GET_STARTED',
    referral: { source: 'SHORTLINK', ref: 'landing', type: 'OPEN_THREAD', adId: null },
    unsupported: false,
    standby: false,
  },
  // It has no time of its own: the envelope's counts.
  'fb-07-delivery.json': {
    ...fb,
    at: new Date(1458668856451),
    kind: 'delivered',
    messageIds: [fbMid('070')],
    until,
  },
  'fb-08-read.json': { ...fb, at: new Date(1458668856463), kind: 'seen', messageId: null, until },
  'fb-09-echo-own-app.json': {
    ...fb,
    kind: 'echo',
    messageId: fbMid('009'),
    text: 'Thanks! What is your goal?',
    attachments: [],
    appId: '1517776481860111',
    metadata: 'cm_01HXAMPLE',
    isSelf: false,
  },
  'fb-10-echo-page-inbox.json': {
    ...fb,
    kind: 'echo',
    messageId: fbMid('010'),
    text: 'Hi Ana, it is Marc from the gym',
    attachments: [],
    appId: '26390203743090',
    metadata: null,
    isSelf: false,
  },
  'fb-11-standby-text.json': { ...fb, ...plain, messageId: fbMid('011'), text: 'anyone there?', standby: true },
  'fb-12-edit.json': { ...fb, kind: 'edited', messageId: fbMid('001'), text: 'hello, new world!', number: 1 },
  'fb-13-referral-shortlink.json': {
    ...fb,
    kind: 'referral',
    referral: { source: 'SHORTLINK', ref: 'promo_1', type: 'OPEN_THREAD', adId: null },
  },
  'fb-14-feed-comment.json': { kind: 'ignored', because: 'change: feed' },
};

/** The class that the collection of samples gives a payload, as the kind of event that we make of it. */
const kindOfClass: [RegExp, ChannelEvent['kind']][] = [
  [/^(inbound_|standby inbound)/, 'message'],
  [/^postback/, 'postback'],
  [/^referral/, 'referral'],
  [/^reaction/, 'reaction'],
  [/^unsend/, 'unsent'],
  [/^edit/, 'edited'],
  [/^read/, 'seen'],
  [/^delivery/, 'delivered'],
  [/^(own|external)_echo/, 'echo'],
  [/^(test_event|comment)/, 'ignored'],
];

describe('every recorded webhook is understood', () => {
  test('each sample has a row and a class', () => {
    expect(sampleFiles).toHaveLength(35);
    expect(Object.keys(events).toSorted()).toEqual(sampleFiles.toSorted());
    expect(expected.map((row) => row.file).toSorted()).toEqual(sampleFiles.toSorted());
  });

  test.each(Object.entries(events))('%s gives exactly its event', (file, event) => {
    expect(parseSample(file)).toEqual([event]);
  });

  test.each(expected)('$file, of class "$class", is treated as its class asks', (row) => {
    const [event] = parseSample(row.file);
    expect(event?.kind).toBe(kindOfClass.find(([pattern]) => pattern.test(row.class))?.[1]);
    // Only a contact's message or pressed button may ever be answered, and not one that another app was given.
    const answerable =
      (event?.kind === 'message' && !event.standby && !event.unsupported) ||
      (event?.kind === 'postback' && !event.standby);
    expect(answerable).toBe(/^(yes|product|one reply)/.test(row.autoreply));
  });
});
