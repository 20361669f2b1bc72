import { instantAtOrAfter, minutesOf } from '@spotter/language/zones/zoned-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booked, questionsIn } from '../dialogues/dialogue.ts';
import { startUnstoredTalk, type UnstoredTalk } from '../dialogues/unstored-talk.ts';
import { nameOf, zone } from './call-talk.ts';
import { createOwnDiary } from '../../model-check/own-diary.ts';
import { openings, waysToSay } from './ways-to-say-a-time.ts';

const monday = '2026-11-23';
const address = 'maya@example.test';
const yes = { en: 'yes', es: 'sí' };
const ways = waysToSay(monday);

let talk: UnstoredTalk;
beforeAll(async () => {
  const start = instantAtOrAfter(monday, minutesOf('09:30'), zone);
  talk = await startUnstoredTalk({ start, coachZone: zone, instructions: 'You are Dana, a strength coach. Be warm.' });
});
afterAll(() => talk.close());

test('there are sixty ways and more to say a time, in two languages', () => {
  expect(ways.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ways.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
});

test.each(ways.map((way) => ({ ...way, what: way.says.join(' / ') })))(
  '$language, "$what": books $books',
  async ({ language, says, books }) => {
    let diary: ReturnType<typeof createOwnDiary> | undefined;
    const lead = talk.lead((now) => (diary = createOwnDiary(zone, now)));
    const standing = () => diary!.standing().map((start) => nameOf(start, monday));
    for (const text of [openings[language], ...says]) await lead.says(text);
    if (books === null) {
      const newest = lead.heard().at(-1)!;
      expect(questionsIn(newest), newest).toBeGreaterThan(0);
      expect(newest).not.toMatch(booked);
      expect(standing()).toEqual([]);
      return;
    }
    await lead.says(address);
    expect(standing()).toEqual([]);
    await lead.says(yes[language]);
    expect(standing(), lead.heard().join('\n')).toEqual([books]);
    expect(lead.heard().at(-1)).toMatch(booked);
  },
);
