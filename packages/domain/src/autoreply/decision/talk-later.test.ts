import { describe, expect, test } from 'vitest';
import { findTalkLater } from './talk-later.ts';

// A Friday; 17:30 in Chicago.
const now = new Date('2026-11-20T23:30:00Z');
const zone = 'America/Chicago';

describe('when somebody wants to talk later', () => {
  test.each([
    ['at work rn can we talk tonite after 8?', '2026-11-21T02:00:00Z'],
    ['busy rn, talk after 8?', '2026-11-21T02:00:00Z'],
    ['cant talk now, write me at 7:30pm', '2026-11-21T01:30:00Z'],
    ['in a meeting, text me tomorrow morning', '2026-11-21T15:00:00Z'],
    ['text me next week', '2026-11-23T16:00:00Z'],
    ['estoy trabajando, hablamos esta noche a las 8?', '2026-11-21T02:00:00Z'],
    ['escríbeme el lunes', '2026-11-23T16:00:00Z'],
    ['no puedo hablar ahora, mañana por la tarde mejor', '2026-11-21T21:00:00Z'],
    ['busy, message me at 3', '2026-11-21T21:00:00Z'],
  ])('%s', (text, at) => {
    expect(findTalkLater(text, now, zone)?.toISOString()).toBe(new Date(at).toISOString());
  });

  test.each([
    'can we talk after my holidays',
    'te escribo el lunes',
    "i'll text you tomorrow",
    'i train at 8 in the evening',
    'quiero bajar de peso por la mañana',
    'can we talk',
    'can we talk monday afternoon',
    'ok what time tmrw can we talk',
    'can we talk next week',
    'talk at 3',
    'hablamos el lunes?',
    '¿podemos hablar mañana a las 10?',
    'i lost it after 8 weeks of talk',
  ])('no time is agreed with "%s"', (text) => {
    expect(findTalkLater(text, now, zone)).toBeNull();
  });

  test('a time that has passed today means tomorrow, and it is never in the past', () => {
    expect(findTalkLater('text me at 4pm', now, zone)).toEqual(new Date('2026-11-21T22:00:00Z'));
  });

  test('while times are offered, being busy on a day chooses another one', () => {
    expect(findTalkLater('busy monday, tuesday works', now, zone, true)).toBeNull();
    expect(findTalkLater('text me tuesday', now, zone, true)).not.toBeNull();
  });
});
