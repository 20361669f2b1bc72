import { expect, test } from 'vitest';
import { zoneNamed } from './named-zone.ts';

test('the zone of a place is known where somebody says that they are there', () => {
  const spoken: [string | null, string][] = [
    ['America/Phoenix', 'im in phoenix'],
    ['America/New_York', 'nyc'],
    ['America/New_York', 'only b4 9am or after 7pm, im in new york'],
    ['America/Mexico_City', 'vivo en guadalajara'],
    ['America/Bogota', 'Estoy en Bogotá, puedo el martes'],
    ['America/Chicago', 'texas'],
    ['America/Los_Angeles', "I'm in San Francisco"],
    ['Europe/Madrid', 'soy de Barcelona'],
    [null, 'can we talk monday'],
    [null, 'i love paris hilton'],
    [null, 'my denver omelette was great'],
    [null, 'yes'],
  ];
  expect(spoken.map(([, text]) => [zoneNamed(text, true), text])).toEqual(spoken);
});

test('the name alone may be a person, unless it was asked for', () => {
  expect(['im sydney', 'Austin', 'from Austin'].map((text) => zoneNamed(text, false))).toEqual([
    null,
    null,
    'America/Chicago',
  ]);
});
