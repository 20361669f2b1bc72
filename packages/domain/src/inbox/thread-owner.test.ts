import { expect, test } from 'vitest';
import { isOursAfter, kindOfApp } from './thread-owner.ts';

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
