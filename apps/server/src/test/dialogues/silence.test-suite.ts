import { describe, expect, test } from 'vitest';
import { minuteMs, type Dialogues } from './dialogue.ts';

export function describeSilence(dialogues: () => Dialogues): void {
  describe('when the agent keeps silent', () => {
    test('a no gets one kind line, leaves the door open, and is not pushed', async () => {
      const leads = await dialogues().engaged([{ says: 'nah im good thx' }, { says: 'no gracias' }]);
      for (const { lead, says, answers } of await dialogues().eachSays(leads, (one) => one.says)) {
        expect.soft(answers, says).toHaveLength(1);
        expect.soft(answers.join(), says).not.toMatch(/\?/);
        expect.soft(await lead.chat(), says).toMatchObject({ chatEnabled: true, pendingReply: null });
      }
      await dialogues().pass(23 * 60 * minuteMs);
      for (const { says, answers } of await dialogues().eachSays(leads, () => 'ok')) {
        expect.soft(answers.join(), says).not.toMatch(/\?/);
      }
    });

    test('a wish to be left alone is confirmed once and obeyed', async () => {
      const wishes = ['stop msging me', 'STOP', 'para', 'no me escribas mas'];
      const leads = await dialogues().engaged(wishes.map((says) => ({ says })));
      for (const { says, answers } of await dialogues().eachSays(leads, (one) => one.says)) {
        expect.soft(answers, says).toHaveLength(1);
      }
      for (const text of ['hello?', 'how much is it']) {
        for (const { says, answers } of await dialogues().eachSays(leads, () => text)) {
          expect.soft(answers, says).toEqual([]);
        }
      }
      for (const { lead, says } of leads) {
        const chat = await lead.chat();
        expect.soft(chat.lastDecision, says).toMatchObject({ kind: 'stay-silent', reason: 'opted-out' });
        expect.soft(chat.pendingReply, says).toBeNull();
      }
    });

    test('a friend, a client or a brand gets no script', async () => {
      const texts = [
        ['bro u coming sat?', 'no-keyword'],
        ['my week 3 check in is done', 'no-keyword'],
        ['hi! we are a protein brand, collab?', 'spam'],
      ] as const;
      const people = texts.map(([says, reason]) => ({ says, reason, lead: dialogues().lead() }));
      for (const { lead, says, reason, answers } of await dialogues().eachSays(people, (one) => one.says)) {
        expect.soft(answers, says).toEqual([]);
        const silent = { stage: 'new', lastDecision: { kind: 'stay-silent', reason } };
        expect.soft(await lead.chat(), says).toMatchObject(silent);
      }
    });

    test('an automatic reply is not answered', async () => {
      const lead = await dialogues().engagedLead();
      expect(await lead.says("Thanks for your message! We'll be back in 24h")).toEqual([]);
      expect(await lead.says("Thanks for your message! We'll be back in 24h")).toEqual([]);
      expect(await lead.lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'auto-responder' });
    });

    test('a 👍 is not answered', async () => {
      const lead = await dialogues().engagedLead();
      expect(await lead.says('👍')).toEqual([]);
      expect(lead.heard()).toHaveLength(1);
    });

    test('the coach writes from the phone: the ready answer is dropped, and the lead talks to the coach alone', async () => {
      const lead = await dialogues().engagedLead();
      lead.writes('what do i need to start?');
      await dialogues().settled();
      const before = lead.heard().length;
      lead.coachSays('hey its Dan, what injury exactly?');
      await dialogues().pass(minuteMs);
      expect(await lead.says('my shoulder, since last year')).toEqual([]);
      expect(lead.heard()).toHaveLength(before);
      const chat = await lead.chat();
      expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'app' }, pendingReply: null });
      expect(chat.lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'taken-over' });
    });

    test('handed back with a note, the agent goes on from there and asks nothing about the injury', async () => {
      const lead = await dialogues().engagedLead();
      lead.coachSays('hey its Dan, what injury exactly?');
      await dialogues().settled();
      await lead.says('my shoulder, since last year');
      const before = lead.heard().length;
      await lead.handBack('shoulder ok, book her');
      await dialogues().pass(minuteMs);
      const answers = lead.heard().slice(before);
      expect(answers.length).toBeLessThanOrEqual(1);
      const next = answers.length === 1 ? answers : await lead.says('so what now?');
      expect(next).toHaveLength(1);
      expect(next[0]).not.toMatch(/shoulder|injur|pain/i);
      expect(await lead.chat()).toMatchObject({ chatEnabled: true, takenOver: null });
    });
  });
}
