import { expect, test } from 'vitest';
import { privateReplyEndsAt } from '../../comments/private-reply-window.ts';
import { isAdClick } from './ad-click.ts';
import { coachWindow, findWindow, isWindowOpen, latestReplyAt, type WindowFacts } from './messaging-window.ts';

const wroteAt = new Date('2026-03-01T10:00:00Z');
const after = (hours: number) => new Date(wroteAt.getTime() + hours * 3_600_000);
const plain: WindowFacts = { lastInboundAt: wroteAt };
const ad: WindowFacts = { lastInboundAt: wroteAt, adMessageAt: wroteAt };

type Row = [
  name: string,
  facts: WindowFacts,
  because: string,
  certain: Date | null,
  closes: Date | null,
  own: Date | null,
];

test.each<Row>([
  ['a contact who never wrote', { lastInboundAt: null }, 'never-wrote', null, null, null],
  ['a private reply', { lastInboundAt: null, beganWithComment: true }, 'private-reply', null, null, null],
  ['an answer to it', { ...plain, beganWithComment: true }, 'message', after(24), after(24), after(168)],
  ['a message', plain, 'message', after(24), after(24), after(168)],
  ['a refusal without an ad', { ...plain, windowRefusedAt: after(2) }, 'message', after(24), after(24), after(168)],
  ['the first message after an ad', ad, 'ad', after(24), after(168), after(168)],
  ['a second message after an ad', { ...ad, lastInboundAt: after(20) }, 'ad', after(44), after(168), after(188)],
  ['a late message after an ad', { ...ad, lastInboundAt: after(150) }, 'message', after(174), after(174), after(318)],
  ['an ad, refused', { ...ad, windowRefusedAt: after(30) }, 'ad-refused', after(24), after(24), after(168)],
  [
    'a new ad after a refusal',
    { lastInboundAt: after(40), adMessageAt: after(40), windowRefusedAt: after(30) },
    'ad',
    after(64),
    after(208),
    after(208),
  ],
])('%s: the window is %j because of %s', (_name, facts, because, certainUntil, closesAt, coachClosesAt) => {
  expect(findWindow(facts)).toEqual({ because, certainUntil, closesAt, coachClosesAt });
});

const minute = 1 / 60;

test.each<[name: string, facts: WindowFacts, at: number, agent: boolean, coach: string]>([
  ['at once', plain, 0, true, 'open'],
  ['when the platform clock is ahead of ours', plain, -minute, true, 'open'],
  ['a moment before the margin', plain, 24 - 5.01 * minute, true, 'open'],
  ['inside the last five minutes', plain, 24 - 5 * minute, false, 'open'],
  ['after the window', plain, 24, false, 'human-agent'],
  ['a moment before seven days', plain, 168 - minute, false, 'human-agent'],
  ['after seven days', plain, 168, false, 'closed'],
  ['two days after an ad', ad, 48, true, 'open'],
  ['in the last five minutes of an ad', ad, 168 - 4 * minute, false, 'open'],
  ['seven days after an ad', ad, 168, false, 'closed'],
  ['after an ad’s refusal', { ...ad, windowRefusedAt: after(30) }, 31, false, 'human-agent'],
  ['while a refused ad’s 24 hours last', { ...ad, windowRefusedAt: after(2) }, 3, true, 'open'],
  ['before they wrote', { lastInboundAt: null, beganWithComment: true }, 1, false, 'closed'],
])('%s the agent and the coach may write as they may', (_name, facts, hours, agent, coach) => {
  expect(isWindowOpen(facts, after(hours))).toBe(agent);
  expect(coachWindow(facts, after(hours))).toBe(coach);
});

test('a waiting answer is brought forward to an instant at which the window is certainly open', () => {
  expect(latestReplyAt(plain)!.getTime()).toBeLessThan(after(24).getTime());
  expect(isWindowOpen(plain, latestReplyAt(plain)!)).toBe(true);
  expect(latestReplyAt(ad)).toEqual(latestReplyAt(plain));
});

test('one private reply may follow a comment for seven days, and for one after a live broadcast', () => {
  expect(privateReplyEndsAt({ at: wroteAt, isLive: false })).toEqual(after(168 - minute));
  expect(privateReplyEndsAt({ at: wroteAt, isLive: true })).toEqual(after(24));
});

test.each([
  [{ adId: '12', source: null }, true],
  [{ adId: null, source: 'ads' }, true],
  [{ adId: null, source: 'SHORTLINKS' }, false],
])('%j is a click on an ad: %s', (referral, is) => {
  expect(isAdClick(referral)).toBe(is);
});
