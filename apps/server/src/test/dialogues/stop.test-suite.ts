import { describe, expect, test } from 'vitest';
import { minuteMs, type Dialogues, type Lead } from './dialogue.ts';

/** A wish to be left alone and one to be forgotten, in the languages in which we confirm them. */
const inEightLanguages = [
  {
    stops: 'please stop messaging me',
    forgets: 'delete all my data please',
    confirmed: /^Understood, I won't message/,
  },
  { stops: 'no me escribas mas', forgets: 'borren todos mis datos', confirmed: /^Entendido, no te escribiré/ },
  { stops: 'para de me mandar mensagens', forgets: 'apaguem os meus dados', confirmed: /^Entendido, não vou mais/ },
  { stops: 'arrêtez de m’écrire', forgets: 'supprimez mes données', confirmed: /^C'est noté/ },
  { stops: 'schreib mir nicht mehr', forgets: 'bitte löscht meine Daten', confirmed: /^Verstanden/ },
  { stops: 'smettila di scrivermi', forgets: 'cancellate i miei dati', confirmed: /^Ricevuto/ },
  { stops: 'stuur me geen berichten meer', forgets: 'verwijder mijn gegevens', confirmed: /^Begrepen/ },
  { stops: 'proszę nie pisz do mnie więcej', forgets: 'usuńcie moje dane', confirmed: /^Rozumiem/ },
];

export function describeStop(dialogues: () => Dialogues): void {
  describe('when somebody wants no more messages', () => {
    /** Checks that nothing is said until a trigger, whatever they write. */
    async function expectSilence(all: { lead: Lead; says: string }[]): Promise<void> {
      for (const text of ['hello?', 'how much is it', '👍']) {
        for (const { says, answers } of await dialogues().eachSays(all, () => text)) {
          expect.soft(answers, `${says}, then ${text}`).toEqual([]);
        }
      }
      await dialogues().pass(30 * minuteMs);
      for (const { lead, says } of all) {
        expect.soft((await lead.chat()).lastDecision, says).toMatchObject({ kind: 'stay-silent', reason: 'opted-out' });
      }
      for (const { says, answers } of await dialogues().eachSays(all, () => 'SHRED')) {
        expect.soft(answers, `${says}, then the trigger`).toHaveLength(1);
      }
    }

    test('it is confirmed once in their language, in eight, and then there is nothing until a trigger', async () => {
      const leads = await dialogues().engaged(inEightLanguages.map((each) => ({ ...each, says: each.stops })));
      const replies = await dialogues().eachSays(leads, ({ says }) => says);
      for (const { says, confirmed, answers } of replies) {
        expect.soft(answers, says).toEqual([expect.stringMatching(confirmed)]);
      }
      for (const { lead, says } of replies) expect.soft(await lead.chat(), says).toMatchObject({ needsYou: null });
      await expectSilence(replies);
    });

    test('a wish to be forgotten is confirmed the same way, and stands on the list of the coach', async () => {
      const leads = await dialogues().engaged(inEightLanguages.map((each) => ({ ...each, says: each.forgets })));
      const replies = await dialogues().eachSays(leads, ({ says }) => says);
      for (const { says, confirmed, answers } of replies) {
        expect.soft(answers, says).toEqual([expect.stringMatching(confirmed)]);
        expect.soft(answers.join(), says).toMatch(/coach|trenera/i);
      }
      const onTheList = { stage: 'needs_you', needsYou: { why: 'asked-for-deletion' } };
      for (const { lead, says } of replies) expect.soft(await lead.chat(), says).toMatchObject(onTheList);
      await expectSilence(replies);
      for (const { lead, says } of replies) expect.soft(await lead.chat(), says).toMatchObject(onTheList);
    });

    test('who comes back with a keyword is welcomed, and asked what made them write again', async () => {
      const lead = await dialogues().engagedLead();
      await lead.says('stop messaging me');
      const [answer] = await lead.says('SHRED');
      expect(answer).toMatch(/back.*(again|here)\?/i);
    });

    test('whoever stopped before and wants to be forgotten later hears nothing more; the coach sees it', async () => {
      const lead = await dialogues().engagedLead();
      expect(await lead.says('stop messaging me')).toHaveLength(1);
      expect(await lead.says('and delete all my data')).toEqual([]);
      expect(await lead.chat()).toMatchObject({ needsYou: { why: 'asked-for-deletion' } });
    });

    test('a stop in the middle of a burst is one', async () => {
      const leads = await dialogues().engaged([
        { burst: ['ok so what do i get', 'actually stop messaging me', 'im not interested'] },
        { burst: ['cuanto cuesta', 'sabes que, no me escribas mas', 'ya tengo coach'] },
      ]);
      const replies = await dialogues().eachSays(leads, ({ burst }) => burst);
      for (const { burst, answers } of replies) expect.soft(answers, burst.join(' / ')).toHaveLength(1);
      for (const { burst, answers } of replies)
        expect.soft(answers.join(), burst.join(' / ')).toMatch(/won't|no te escribiré/);
      await expectSilence(replies.map(({ lead, burst }) => ({ lead, says: burst.join(' / ') })));
    });

    test('an answer that is being composed when the stop comes is dropped', async () => {
      const lead = await dialogues().engagedLead();
      const { model, until } = dialogues().spotter;
      const asked = model.count();
      model.setLatency(60_000);
      lead.writes('what do i need to start?');
      await dialogues().settled();
      // Not awaited: it makes the server look at what is due by the new time, and lasts as long as the model.
      const passed = dialogues().pass(minuteMs);
      await until('the model is asked', () => model.count() > asked);
      lead.writes('stop messaging me');
      await until('the confirmation', () => lead.heard().length === 2);
      model.clearFaults();
      await passed;
      await dialogues().pass(minuteMs);
      expect(lead.heard().slice(1)).toEqual(["Understood, I won't message you again."]);
      await expectSilence([{ lead, says: 'stop while composing' }]);
    });
  });
}
