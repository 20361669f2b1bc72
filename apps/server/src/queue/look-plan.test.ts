import { expect, test } from 'vitest';
import { looksAgain, planLook, type LookPlan } from './look-plan.ts';

const room = { free: 8, ahead: 4, ready: 0, taken: new Map<string, number>(), maxPerLane: 6, crowded: false };

test.each<[string, Partial<typeof room>, LookPlan]>([
  ['no more than one lane may have is taken of all', {}, { kind: 'all', limit: 6 }],
  ['nor than there are places', { free: 3 }, { kind: 'all', limit: 3 }],
  [
    'nor than the fullest lane has left',
    {
      taken: new Map([
        ['a', 1],
        ['b', 4],
      ]),
    },
    { kind: 'all', limit: 2 },
  ],
  [
    'where a lane is full the lanes take turns',
    { taken: new Map([['a', 6]]) },
    { kind: 'in-turns', limit: 12, maxPerLane: 10 },
  ],
  ['as where more is due than fits', { crowded: true }, { kind: 'in-turns', limit: 12, maxPerLane: 10 }],
  ['what is taken ahead counts', { crowded: true, ready: 3 }, { kind: 'in-turns', limit: 9, maxPerLane: 10 }],
  ['and no further than it may', { crowded: true, ready: 9 }, { kind: 'in-turns', limit: 8, maxPerLane: 10 }],
])('%s', (_, given, expected) => {
  expect(planLook({ ...room, ...given })).toEqual(expected);
});

test.each([
  [
    'another process took what was chosen',
    { contended: true, leftBehind: false },
    { ended: false, hasRoom: false },
    true,
  ],
  [
    'a place came free for what was left behind',
    { contended: false, leftBehind: true },
    { ended: true, hasRoom: true },
    true,
  ],
  ['no place came free', { contended: false, leftBehind: true }, { ended: false, hasRoom: true }, false],
  ['those taken ahead fill it', { contended: false, leftBehind: true }, { ended: true, hasRoom: false }, false],
  ['nothing was left behind', { contended: false, leftBehind: false }, { ended: true, hasRoom: true }, false],
])('a look is repeated or not: %s', (_, found, meanwhile, expected) => {
  expect(looksAgain(found, meanwhile)).toBe(expected);
});
