import { expect, test } from 'vitest';
import { isOursAfter, kindOfApp, stillHasThread } from './thread-owner.ts';

test.each([
  [null, 'unknown'],
  ['263902037430900', 'meta-inbox'],
  ['26390203743090', 'meta-inbox'],
  ['1217981644879628', 'meta-inbox'],
  ['987654321098765', 'app'],
])('the app %s is of kind %s', (appId, kind) => {
  expect(kindOfApp(appId)).toBe(kind);
});

test.each([
  ['passed to us by name', { ownerAppId: 'ours', reportedAsOurs: true }, 'ours', true],
  ['taken by us, of which every app hears', { ownerAppId: 'ours', reportedAsOurs: false }, 'ours', true],
  ['passed to another app, of which we hear', { ownerAppId: 'other', reportedAsOurs: true }, 'ours', false],
  ['passed without a name', { ownerAppId: null, reportedAsOurs: true }, 'ours', true],
  ['taken without a name', { ownerAppId: null, reportedAsOurs: false }, 'ours', false],
  ['passed where our own id is not known', { ownerAppId: 'somebody', reportedAsOurs: true }, null, true],
  ['passed to an inbox of Meta', { ownerAppId: '1217981644879628', reportedAsOurs: true }, null, false],
])('a conversation %s', (_name, change, ownAppId, ours) => {
  expect(isOursAfter(change, ownAppId)).toBe(ours);
});

const hour = 3_600_000;
const at = (hours: number) => new Date(hours * hour);
test.each([
  ['a day after it was taken', { since: at(0), lastInboundAt: null, adMessageAt: null }, 24, true],
  ['later, where the contact wrote since', { since: at(0), lastInboundAt: at(20), adMessageAt: null }, 44, true],
  ['later, where nobody wrote', { since: at(0), lastInboundAt: at(-9), adMessageAt: null }, 25, false],
  ['for a month, where an ad began it', { since: at(0), lastInboundAt: at(0), adMessageAt: at(0) }, 720, true],
  ['longer than that', { since: at(0), lastInboundAt: at(0), adMessageAt: at(0) }, 721, false],
  ['where nothing is known', { since: null, lastInboundAt: null, adMessageAt: null }, 1_000, true],
])('an app still has a conversation: %s', (_name, known, hours, held) => {
  expect(stillHasThread(known, at(hours))).toBe(held);
});
