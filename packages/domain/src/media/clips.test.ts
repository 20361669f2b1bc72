import { expect, test } from 'vitest';
import { channelsOfClip, clipProblem, type ClipConsent, maySendClip } from './clips.ts';

const today = '2026-11-30';

test.each<[boolean, ClipConsent | null, ReturnType<typeof clipProblem>]>([
  [false, null, null],
  [true, null, 'no-consent'],
  [true, { givenBy: 'Joelle', until: null }, null],
  [true, { givenBy: 'Joelle', until: today }, null],
  [true, { givenBy: 'Joelle', until: '2026-11-29' }, 'consent-ended'],
])('a clip that shows a person (%j) with consent %j: %j', (showsPerson, consent, problem) => {
  expect(clipProblem({ showsPerson, consent }, today)).toBe(problem);
});

test('a clip is for the channels that take its format and size', () => {
  const mb = 1024 * 1024;
  expect(channelsOfClip({ kind: 'image', format: 'gif', bytes: 1 })).toEqual(['messenger']);
  expect(channelsOfClip({ kind: 'file', format: 'pdf', bytes: mb })).toEqual(['instagram', 'messenger']);
  expect(channelsOfClip({ kind: 'image', format: 'png', bytes: 9 * mb })).toEqual([]);
});

test('what a contact got is sent again only where the coach says so', () => {
  const clip = { kind: 'audio', format: 'wav', bytes: 1, showsPerson: false, consent: null } as const;
  const at = { channel: 'instagram', today } as const;
  const may = (perContactOnce: boolean, isSent: boolean) => maySendClip({ ...clip, perContactOnce, isSent }, at);
  expect([may(true, false), may(true, true), may(false, true)]).toEqual([true, false, true]);
  expect(maySendClip({ ...clip, format: 'mp3', perContactOnce: true, isSent: false }, at)).toBe(false);
});
