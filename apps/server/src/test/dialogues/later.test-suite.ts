import { describe, expect, test } from 'vitest';
import { hourMs, minuteMs, type Dialogues } from './dialogue.ts';

const dayMs = 24 * hourMs;

export function describeLater(dialogues: () => Dialogues): void {
  describe('a lead who cannot talk now', () => {
    /** Puts the clock forward to a time of day (UTC, the coach's zone here). */
    async function passUntil(hour: number, minute = 0): Promise<void> {
      const now = dialogues().clock.now().getTime();
      const today = Math.floor(now / dayMs) * dayMs + hour * hourMs + minute * minuteMs;
      await dialogues().pass((today > now ? today : today + dayMs) - now);
    }

    test('is written to once, a little after the time they named, unless they or the coach wrote before', async () => {
      await passUntil(15);
      const leads = await dialogues().engaged([
        { says: 'at work rn can we talk tonite after 8?', asks: /you asked me to write/ },
        { says: 'estoy trabajando, hablamos esta noche a las 8?', asks: /me pediste que te escribiera/ },
        { says: 'at work rn can we talk tonite after 8?', writesBefore: true },
        { says: 'at work rn can we talk tonite after 8?', coachWritesBefore: true },
      ]);
      for (const { answers, says } of await dialogues().eachSays(leads, (one) => one.says)) {
        expect.soft(answers, says).toHaveLength(1);
      }
      for (const { lead } of leads) expect((await lead.facts())['talk_later']).toMatch(/ 20:00 \(UTC\)$/);
      await passUntil(18);
      await dialogues().eachSays(leads, (one) => (one.writesBefore ? 'got a minute now, i want to lose 5 kg' : []));
      for (const { lead, coachWritesBefore } of leads)
        if (coachWritesBefore) lead.coachSays('sure, talk tonight! Dana');
      await dialogues().settled();
      const spoken = leads.map(({ lead }) => lead.heard().length);
      const heardSince = () => leads.map(({ lead }, nth) => lead.heard().slice(spoken[nth]));
      await passUntil(20, 1);
      expect(heardSince()).toEqual([[], [], [], []]);
      await passUntil(20, 6);
      const words = [[expect.stringMatching(leads[0]!.asks!)], [expect.stringMatching(leads[1]!.asks!)], [], []];
      expect(heardSince()).toEqual(words);
      await dialogues().pass(3 * hourMs);
      expect(heardSince()).toEqual(words);
      expect((await leads[3]!.lead.chat()).takenOver).not.toBeNull();
    });

    test('on a day after the window: that is said at once, and the chat is on the coach’s list', async () => {
      const then = new Date(dialogues().clock.now().getTime() + 3 * dayMs);
      const day = (locale: string) => then.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
      const leads = await dialogues().engaged([
        { says: `busy, text me ${day('en')}`, reply: /can't write first here after 24 hours/ },
        { says: `escríbeme el ${day('es')}`, reply: /no puedo escribir primero/ },
      ]);
      const replies = await dialogues().eachSays(leads, (one) => one.says);
      const spoken = replies.map(({ lead }) => lead.heard().length);
      await dialogues().pass(8 * dayMs);
      for (const [nth, { lead, says, answers, reply: honestly }] of replies.entries()) {
        expect.soft(answers, says).toEqual([expect.stringMatching(honestly)]);
        expect.soft(lead.heard(), says).toHaveLength(spoken[nth]!);
        expect.soft((await lead.chat()).needsYou, says).toMatchObject({ why: 'talk-later' });
      }
    });

    test('"after my holidays" names no time: nobody is bumped', async () => {
      const lead = await dialogues().engagedLead();
      expect(await lead.says('can we talk after my holidays')).toHaveLength(1);
      const spoken = lead.heard().length;
      await dialogues().pass(23 * hourMs);
      expect(lead.heard()).toHaveLength(spoken);
    });
  });
}
