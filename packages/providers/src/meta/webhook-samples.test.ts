import { readFileSync, readdirSync } from 'node:fs';
import { isOwnComment } from '@spotter/domain/comments';
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
  .map(
    (line) =>
      JSON.parse(line) as {
        file: string;
        class: string;
        stored: string;
        autoreply: string;
        events?: ExpectedComment[];
      },
  );

/** What the collection says of one comment, or of what looks like one. */
type ExpectedComment = {
  kind: string;
  own: boolean;
  dedupe: string | null;
  posts: string[];
  level: 'top' | 'reply';
  from_id: string | null;
  username: string | null;
  text: string | null;
};

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
/** A plain message of a contact; each row adds only its differences. */
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

/** A comment under a post, by the contact of the other samples; each row adds only its differences. */
const comment = { kind: 'comment', change: 'added', hidden: false, parentId: null, adId: null, isLive: false };
const igComment = {
  ...comment,
  accountId: ig.accountId,
  at: new Date(1760000000_000),
  postIds: ['18000000000000017'],
  author: { id: ig.contactId, username: 'lifter_anna', isSelf: false },
  contactId: ig.contactId,
};
const ben = {
  author: { id: '9876543210987655', username: 'big_ben.lifts', isSelf: false },
  contactId: '9876543210987655',
};
const fbComment = {
  ...comment,
  accountId: fb.accountId,
  at: new Date(1520383571_000),
  postIds: ['682498302938465_44444444'],
  // A person's id on a page is not the one of their chat.
  author: { id: '1010101010101011', username: 'Jane Doe', isSelf: false },
  contactId: null,
};

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
    standby: false,
  },
  'ig-19-unsupported.json': { ...ig, ...plain, messageId: igMid('019'), unsupported: true },
  'ig-20-dashboard-test.json': { kind: 'ignored', because: 'a test event of the app dashboard' },
  'ig-21-comment-changes.json': {
    ...igComment,
    commentId: '17890000000000017',
    parentId: '17890000000000001',
    text: 'price?',
  },
  'ig-40-comment.json': { ...igComment, commentId: '17890000000000040', text: 'Macros for cutting? INFO please' },
  'ig-41-comment-reel.json': {
    ...igComment,
    ...ben,
    at: new Date(1760000061_000),
    commentId: '17890000000000041',
    postIds: ['18000000000000041'],
    text: 'info',
  },
  'ig-42-comment-reply.json': {
    ...igComment,
    ...ben,
    at: new Date(1760000120_000),
    commentId: '17890000000000042',
    parentId: '17890000000000040',
    text: 'same question here, INFO',
  },
  'ig-43-comment-own-reply.json': {
    ...igComment,
    at: new Date(1760000125_000),
    commentId: '17870000000000043',
    parentId: '17890000000000040',
    author: { id: '17841400000000017', username: 'coach_marc', isSelf: true },
    contactId: null,
    text: 'Sent you a DM with the INFO, check your requests!',
  },
  'ig-44-comment-ad.json': {
    ...igComment,
    at: new Date(1760000300_000),
    commentId: '17890000000000044',
    postIds: ['18000000000000090', '18000000000000017'],
    adId: '120200000000000017',
    text: 'Interested! How much?',
  },
  'ig-45-live-comment.json': {
    ...igComment,
    ...ben,
    at: new Date(1760000400_000),
    commentId: '17890000000000045',
    postIds: ['18000000000000045'],
    isLive: true,
    text: 'Can I join the program??',
  },
  'ig-46-comment-emoji.json': {
    ...igComment,
    at: new Date(1760000500_000),
    commentId: '17890000000000046',
    postIds: ['18000000000000041'],
    text: '🔥🔥💪🏽',
  },
  'ig-62-standby-text.json': {
    ...ig,
    ...plain,
    messageId: igMid('062'),
    text: 'is there still a spot in January?',
    standby: true,
  },
  'ig-63-pass-thread-control.json': {
    ...ig,
    kind: 'thread-control',
    ownedByUs: true,
    ownerAppId: '1517776481860111',
  },
  'ig-47-comment-mention.json': {
    ...igComment,
    ...ben,
    at: new Date(1760000600_000),
    commentId: '17890000000000047',
    postIds: ['18000000000000777'],
    text: '@coach_marc is the one who got me here, INFO at his page',
  },
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
  // It has no time of its own, so the envelope's time counts.
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
    standby: false,
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
    standby: false,
  },
  'fb-11-standby-text.json': { ...fb, ...plain, messageId: fbMid('011'), text: 'anyone there?', standby: true },
  'fb-12-edit.json': { ...fb, kind: 'edited', messageId: fbMid('001'), text: 'hello, new world!', number: 1 },
  'fb-13-referral-shortlink.json': {
    ...fb,
    kind: 'referral',
    referral: { source: 'SHORTLINK', ref: 'promo_1', type: 'OPEN_THREAD', adId: null },
  },
  'fb-14-feed-comment.json': { ...fbComment, commentId: '44444444_44444', text: 'Love this!' },
  'fb-40-feed-comment.json': { ...fbComment, commentId: '44444444_55540', text: 'Is there a beginner plan? INFO' },
  'fb-41-feed-comment-edited.json': {
    ...fbComment,
    at: new Date(1520384000_000),
    commentId: '44444444_55540',
    change: 'edited',
    text: 'Is there a beginner plan? (edit: found it, thanks)',
  },
  'fb-42-feed-comment-remove.json': {
    ...fbComment,
    at: new Date(1520385000_000),
    commentId: '44444444_55540',
    change: 'removed',
    text: null,
  },
  'fb-43-feed-comment-reply.json': {
    ...fbComment,
    at: new Date(1520383700_000),
    commentId: '44444444_55543',
    parentId: '44444444_55540',
    author: { id: '2020202020202022', username: 'John Roe', isSelf: false },
    text: 'me too, INFO',
  },
  'fb-44-feed-comment-by-page.json': {
    ...fbComment,
    at: new Date(1520383720_000),
    commentId: '44444444_55544',
    parentId: '44444444_55540',
    author: { id: '682498302938465', username: 'Coach Marc', isSelf: true },
    text: 'Check your inbox, Jane! INFO is on the way.',
  },
  'fb-45-feed-visitor-post.json': { kind: 'ignored', because: 'feed: post add' },
  'fb-46-feed-reaction.json': { kind: 'ignored', because: 'feed: reaction add' },
  'fb-62-take-thread-control.json': {
    ...fb,
    kind: 'thread-control',
    ownedByUs: false,
    ownerAppId: '263902037430900',
  },
  'fb-63-standby-echo.json': {
    ...fb,
    kind: 'echo',
    messageId: fbMid('063'),
    text: 'Hi, it is Marc, give me five minutes',
    attachments: [],
    appId: '263902037430900',
    metadata: null,
    isSelf: false,
    standby: true,
  },
};

/** The class of a payload in the collection of samples, and the kind of event that we derive from it. */
const kindOfClass: [RegExp, ChannelEvent['kind']][] = [
  [/^(inbound_|standby inbound)/, 'message'],
  [/^postback/, 'postback'],
  [/^referral/, 'referral'],
  [/^(test_event|visitor post|reaction on post)/, 'ignored'],
  [/comment/, 'comment'],
  [/^reaction/, 'reaction'],
  [/^unsend/, 'unsent'],
  [/^edit/, 'edited'],
  [/^read/, 'seen'],
  [/^delivery/, 'delivered'],
  [/^(own_|external_|standby )echo/, 'echo'],
  [/^handover/, 'thread-control'],
];

describe('every recorded webhook is understood', () => {
  test('each sample has a row and a class', () => {
    expect(sampleFiles).toHaveLength(54);
    expect(Object.keys(events).toSorted()).toEqual(sampleFiles.toSorted());
    expect(expected.map((row) => row.file).toSorted()).toEqual(sampleFiles.toSorted());
  });

  test.each(Object.entries(events))('%s gives exactly its event', (file, event) => {
    expect(parseSample(file)).toEqual([event]);
  });

  test.each(expected)('$file, of class "$class", is treated as its class asks', (row) => {
    const [event] = parseSample(row.file);
    expect(event?.kind).toBe(kindOfClass.find(([pattern]) => pattern.test(row.class))?.[1]);
    // Only a contact's message or button press may ever be answered, and not one that went to another app.
    const answerable =
      (event?.kind === 'message' && !event.standby && !event.unsupported) ||
      (event?.kind === 'postback' && !event.standby);
    expect(answerable).toBe(/^(yes|product|one reply)/.test(row.autoreply));
  });

  test.each(expected.flatMap(({ file, events: reported = [] }) => reported.map((one) => ({ file, told: one }))))(
    '$file names its comment, author and post as the collection does',
    ({ file, told: reported }) => {
      const [event] = parseSample(file);
      if (reported.dedupe === null) {
        expect(event?.kind).toBe('ignored');
        return;
      }
      if (event?.kind !== 'comment') throw new Error(`${file} is no comment`);
      expect({
        kind: `${file.slice(0, 2)}_${event.isLive ? 'live_' : ''}comment`,
        own: isOwnComment(event.author, { accountId: event.accountId, username: null }),
        dedupe: `${event.accountId}:${event.commentId}`,
        posts: event.postIds,
        level: event.parentId === null ? 'top' : 'reply',
        from_id: event.author.id,
        username: event.author.username,
        text: event.text,
      }).toEqual({
        kind: reported.kind,
        own: reported.own,
        dedupe: reported.dedupe,
        posts: reported.posts,
        level: reported.level,
        from_id: reported.from_id,
        username: reported.username,
        text: reported.text,
      });
    },
  );
});
