import { expect, test } from 'vitest';
import { findingIn } from '../autoreply/decision/hand-over-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('a threat by the one who writes ends the talk', () => {
  const threats = [
    'watch your back, i know where you park',
    "you're dead if you don't refund me",
    'gonna put a bullet in you',
    'te voy a partir la cara cuando te vea',
    'te voy a matar, estafador',
    'je sais où tu habites, je vais te casser la gueule',
    'ik weet waar je woont en ik sla je in elkaar',
  ];
  expect(threats.filter((text) => findingIn(text, now) === null)).toEqual([]);
});

test('strong words among friends do not', () => {
  const friendly = [
    'this workout is killing me, you monster',
    'i will crush you on the leaderboard haha',
    'te voy a matar de risa jaja',
    'ich bring dich um den Schlaf mit meinen Fragen haha',
    'i would kill for abs like yours',
    'vou te matar de orgulho',
  ];
  expect(friendly.filter((text) => findingIn(text, now) !== null)).toEqual([]);
});
