import { describe, expect, test } from 'vitest';
import { bookInChat } from '../book-in-chat.ts';
import { booked, minuteMs, questionsIn, type Dialogues } from './dialogue.ts';

export function describeBooking(dialogues: () => Dialogues): void {
  describe('a lead who wants a call', () => {
    test('no call is said to be booked before one is', async () => {
      const { chatCalls } = dialogues().spotter.services.booking;
      const asking = await dialogues().engaged([
        { says: 'ok lets do it, tmrw morning? im in chicago' },
        { says: 'dale, mañana por la mañana? estoy en chicago' },
        { says: 'can I just book?' },
        { says: 'quiero agendar la llamada' },
      ]);
      for (const { lead, says, answers } of await dialogues().eachSays(asking, (one) => one.says)) {
        expect.soft(answers, says).toHaveLength(1);
        expect.soft(questionsIn(answers.join()), says).toBeLessThanOrEqual(1);
        expect.soft(answers.join(), says).not.toMatch(booked);
        expect.soft(await chatCalls.ofChat((await lead.chat())._id), says).toEqual([]);
      }
    });

    test('a 👍 after the booking is not answered', async () => {
      const lead = await dialogues().engagedLead();
      // Far enough away that no reminder is due meanwhile, whenever the test runs.
      const from = new Date(dialogues().clock.now().getTime() + 72 * 60 * minuteMs);
      await bookInChat(dialogues().spotter, (await lead.chat())._id, from);
      await dialogues().settled();
      const spoken = lead.heard().length;
      expect(await lead.says('👍')).toEqual([]);
      await dialogues().pass(10 * minuteMs);
      expect(lead.heard()).toHaveLength(spoken);
      expect((await lead.chat()).stage).toBe('booked');
    });
  });
}
