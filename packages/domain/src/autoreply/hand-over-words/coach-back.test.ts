import { expect, test } from 'vitest';
import { chatLanguages } from '@spotter/language/detection/chat-language';
import { coachBackWords, findCoachBack, stillHereWords } from './coach-back.ts';

const rules = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinutes: 8 * 60, endMinutes: 16 * 60 })),
  daysOff: ['2026-11-26'],
  timeZone: 'America/Chicago',
};
const details = { name: 'Dana', language: 'en', zone: 'America/Chicago' } as const;

test('a lead is told by name when the coach is usually back, by their hours', () => {
  const spoken = (now: string) => {
    const back = findCoachBack(rules, new Date(now));
    return back === null ? null : coachBackWords(back, details);
  };
  // One in the morning of a Tuesday, ten in the morning, the eve of a day off, a Friday night.
  expect(spoken('2026-11-24T07:00:00Z')).toBe('Dana is usually back Tuesday, November 24, at 8:00 AM (Central Time).');
  expect(spoken('2026-11-24T16:00:00Z')).toBe('Dana is usually here at this hour.');
  expect(spoken('2026-11-26T03:00:00Z')).toContain('Friday, November 27, at 8:00 AM');
  expect(spoken('2026-11-28T03:00:00Z')).toContain('Monday, November 30, at 8:00 AM');
  expect(findCoachBack({ ...rules, hours: [] }, new Date('2026-11-24T16:00:00Z'))).toBeNull();
});

test('who writes again gets one more line, in their language, and no third', () => {
  for (const language of chatLanguages) {
    const line = stillHereWords({ kind: 'now' }, { ...details, language }, [])!;
    expect(line).toContain('Dana');
    expect(stillHereWords(null, { ...details, language }, [line])).toBeNull();
  }
});
