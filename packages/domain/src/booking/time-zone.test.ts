import { expect, test } from 'vitest';
import { sayChoice } from './say-choice.ts';
import { formatSlot, sayInstant } from './say-instant.ts';
import { isTimeZone, parseTimeZone, resolveTimeZone, zonedFormat } from '@spotter/language/zones/time-zone';
import { dayAt, instantAt, wallTimeAt } from '@spotter/language/zones/zoned-time';

const none = ['Etc/Unknown', 'Foo/Bar', 'undefined', '', ' ', '+02:00', 'UTC+3', 'Europe/Atlantis', 'x'.repeat(5_000)];
const noon = new Date('2026-11-23T12:00:00Z');

test('only names of zones are zones', () => {
  expect(
    ['Europe/Madrid', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata'].filter((name) => !isTimeZone(name)),
  ).toEqual([]);
  expect([...none, ' UTC'].filter(isTimeZone)).toEqual([]);
  expect(parseTimeZone(' Asia/Kolkata\n')).toBe('Asia/Kolkata');
});

test('whatever stands where a zone should is read as UTC, and ends nothing', () => {
  for (const given of [...none, undefined, null, 7, {}])
    expect([given, resolveTimeZone(given)]).toEqual([given, 'UTC']);
  for (const zone of none) {
    const spoken = [
      wallTimeAt(noon, zone).minutes,
      dayAt(noon, zone),
      formatSlot(noon, zone),
      sayInstant(noon, zone, 'en'),
    ];
    expect(spoken).toEqual([
      720,
      '2026-11-23',
      '12:00 PM',
      'Monday, November 23 at 12:00 PM (Coordinated Universal Time)',
    ]);
    expect(instantAt('2026-11-23', 720, zone)).toEqual(noon);
    expect(sayChoice([noon], zone, 'en')).toContain('Monday Nov 23 at 12 PM');
    expect(zonedFormat('en-US', zone, { hour: 'numeric' }).format(noon)).toBe('12 PM');
  }
});

test('what browsers and hands give in place of a zone is one or none, and no text ends the reading', () => {
  const zones = ['Europe/Kyiv', 'America/Nuuk', 'US/Pacific', 'Asia/Calcutta', 'europe/madrid', 'Antarctica/Troll'];
  expect(zones.filter((name) => resolveTimeZone(name) === 'UTC')).toEqual([]);
  const others = [
    'Pacific Standard Time',
    'GMT+5:30',
    '-03:00',
    'Z',
    'null',
    '[object Object]',
    'Europe/Madrid\0',
    'Europe／Madrid',
    '../../etc/passwd',
    'posix/Europe/Madrid',
    'right/UTC',
    '🌍',
    '\uD800',
    'Europe/Madrid;',
  ];
  expect(others.filter((name) => isTimeZone(name) || resolveTimeZone(name) !== 'UTC')).toEqual([]);
});

test('letters that people write are no other zone that this machine has under them', () => {
  const meant = {
    BST: 'Europe/London',
    bst: 'Europe/London',
    EST: 'America/New_York',
    MST: 'America/Denver',
    pdt: 'America/Los_Angeles',
    CEST: 'Europe/Berlin',
    JST: 'Asia/Tokyo',
    AEDT: 'Australia/Sydney',
    // Alaska, Auckland and Paris to the machine; the Atlantic, Newfoundland and Ecuador to people.
    AST: null,
    NST: null,
    ECT: null,
    // Names of zones.
    CET: 'CET',
    GMT: 'GMT',
    EST5EDT: 'EST5EDT',
    'America/Punta_Arenas': 'America/Punta_Arenas',
    // What machines call a zone that is none.
    localtime: null,
    Factory: null,
    ':America/New_York': null,
    'Central Standard Time': null,
    'Etc/GMT+99': null,
  };
  const found = Object.keys(meant).map((name) => [name, parseTimeZone(name)]);
  expect(Object.fromEntries(found)).toEqual(meant);
});
