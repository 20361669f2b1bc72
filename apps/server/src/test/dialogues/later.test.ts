import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hourMs, minuteMs, noFaults, startDialogues, type Dialogues, type Lead } from './dialogue.ts';

const dayMs = 24 * hourMs;

describe('a lead who cannot talk now', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  }, 60_000);
  afterAll(() => dialogues.close());

  async function engaged(): Promise<Lead> {
    const lead = dialogues.lead();
    expect(await lead.says('SHRED')).toHaveLength(1);
    return lead;
  }

  /** Puts the clock forward to a time of day (UTC: the coach's zone here). */
  async function passUntil(hour: number, minute = 0): Promise<void> {
    const now = dialogues.clock.now().getTime();
    const today = Math.floor(now / dayMs) * dayMs + hour * hourMs + minute * minuteMs;
    await dialogues.pass((today > now ? today : today + dayMs) - now);
  }

  test.each([
    { language: 'English', says: 'at work rn can we talk tonite after 8?', asks: /you asked me to write/ },
    {
      language: 'Spanish',
      says: 'estoy trabajando, hablamos esta noche a las 8?',
      asks: /me pediste que te escribiera/,
    },
  ])('is written to once, a little after the time they named, in $language', async ({ says, asks }) => {
    await passUntil(15);
    const lead = await engaged();
    expect(await lead.says(says)).toHaveLength(1);
    expect((await lead.facts())['talk_later']).toMatch(/ 20:00 \(UTC\)$/);
    const said = lead.heard().length;
    await passUntil(20, 1);
    expect(lead.heard()).toHaveLength(said);
    await passUntil(20, 6);
    expect(lead.heard().slice(said)).toEqual([expect.stringMatching(asks)]);
    await dialogues.pass(3 * hourMs);
    expect(lead.heard()).toHaveLength(said + 1);
  });

  test('is not written to when they wrote again before', async () => {
    await passUntil(15);
    const lead = await engaged();
    await lead.says('at work rn can we talk tonite after 8?');
    await passUntil(18);
    await lead.says('got a minute now, i want to lose 5 kg');
    const said = lead.heard().length;
    await passUntil(20, 6);
    expect(lead.heard()).toHaveLength(said);
  });

  test('is not written to over the coach', async () => {
    await passUntil(15);
    const lead = await engaged();
    await lead.says('at work rn can we talk tonite after 8?');
    const said = lead.heard().length;
    lead.coachSays('sure, talk tonight! Dana');
    await dialogues.settle();
    await passUntil(20, 6);
    expect(lead.heard()).toHaveLength(said);
    expect((await lead.chat()).takenOver).not.toBeNull();
  });

  test.each(['can we talk next week', 'hablamos la semana que viene?'])(
    '"%s": by then the window is closed, and the chat is on the coach’s list',
    async (text) => {
      const lead = await engaged();
      expect(await lead.says(text)).toHaveLength(1);
      const said = lead.heard().length;
      await dialogues.pass(8 * dayMs);
      expect(lead.heard()).toHaveLength(said);
      expect((await lead.chat()).needsYou).toMatchObject({ why: 'talk-later' });
    },
  );

  test('"after my holidays" names no time: nobody is bumped', async () => {
    const lead = await engaged();
    expect(await lead.says('can we talk after my holidays')).toHaveLength(1);
    const said = lead.heard().length;
    await dialogues.pass(23 * hourMs);
    expect(lead.heard()).toHaveLength(said);
  });

  test('a word at the hour they asked for is no second reply in the counters', async () => {
    const counted = await dialogues.counters();
    expect(counted.doubleReplies.of).toBeGreaterThan(0);
    expect(counted).toMatchObject(noFaults);
  });
});
