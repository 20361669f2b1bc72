import { describe, expect, test } from 'vitest';
import { booked, caringWords, minuteMs, selling, type Dialogues, type Lead } from './dialogue.ts';

export function describeOverToYou(dialogues: () => Dialogues): void {
  describe('when a person is needed', () => {
    /**
     * Checks that the chats were handed over to the coach: marked, with the reason, and silent whatever is written
     * next, but for one line where nobody is in danger.
     */
    async function expectHandOver(
      all: { lead: Lead; says: string; reason: string; urgency?: string }[],
    ): Promise<void> {
      for (const { lead, says, reason, urgency } of all) {
        expect.soft(await lead.chat(), says).toMatchObject({
          stage: 'needs_you',
          chatEnabled: false,
          pendingReply: null,
          needsYou: { why: reason, ...(urgency === undefined ? {} : { urgency }) },
        });
      }
      const before = all.map(({ lead }) => lead.heard().length);
      for (const text of ['hello?', 'hello??']) await dialogues().eachSays(all, () => text);
      await dialogues().pass(10 * minuteMs);
      for (const [nth, { lead, says, reason }] of all.entries()) {
        const more = ['red-flag', 'minor'].includes(reason)
          ? []
          : [expect.stringMatching(/answers in person|responde en persona/)];
        expect.soft(lead.heard().slice(before[nth]), says).toEqual(more);
      }
    }

    test('a minor: no selling, no numbers, one kind line, and the coach', async () => {
      await dialogues().changeAgent({ caringWords: null });
      const texts = [
        'im in 9th grade so before summer',
        'tengo 15',
        'born 2011',
        'my mom says ok?',
        'turning 18 in march',
      ];
      const leads = texts.map((says) => ({ says, reason: 'minor', lead: dialogues().lead() }));
      await dialogues().eachSays(leads, () => ['SHRED', 'hii i wanna get abs']);
      const replies = await dialogues().eachSays(leads, (one) => one.says);
      await dialogues().changeAgent({ caringWords });
      for (const { says, answers } of replies) {
        expect.soft(answers, says).toHaveLength(1);
        expect.soft(answers.join(), says).not.toMatch(selling);
        expect.soft(answers.join(), says).not.toMatch(/\d|\?/);
        expect.soft(answers.join(), says).toMatch(/parent|guardian|mamá|tutor/i);
      }
      await expectHandOver(replies);
    });

    test('signs of an eating disorder: the coach’s caring words and nothing that sells', async () => {
      const bursts = [
        ['need to drop 12kg in 3 wks', 'i only eat 500 cals and still fat', 'if i eat more i throw up'],
        ['necesito bajar 12 kg en 3 semanas', 'solo como 500 calorias y sigo gorda', 'si como de más luego lo vomito'],
      ];
      const severe = { reason: 'red-flag', urgency: 'severe' };
      const leads = await dialogues().engaged(bursts.map((burst) => ({ ...severe, burst, says: burst.join(' / ') })));
      const replies = await dialogues().eachSays(leads, ({ burst }) => burst);
      for (const { says, answers } of replies) expect.soft(answers, says).toEqual([caringWords]);
      await expectHandOver(replies);
    });

    test('each matter gets one fitting sentence in the language of the lead, nothing is sold, and the chat is off', async () => {
      await dialogues().changeAgent({ caringWords: null });
      const leads = await dialogues().engaged(matters);
      const replies = await dialogues().eachSays(leads, (one) => one.says);
      await dialogues().changeAgent({ caringWords });
      for (const { says, ours, answers } of replies) {
        expect.soft(answers, says).toEqual([expect.stringMatching(ours)]);
        expect.soft(answers.join(), says).not.toMatch(booked);
        expect.soft(answers.join(), says).not.toMatch(/\?|program|plan\b|price|precio|let's|book|agenda/i);
        // No help line is named when the country is unknown, and no sentence says that the coach knows.
        expect.soft(answers.join(), says).not.toMatch(/\d|have let|already knows|avisé|ya sabe/i);
      }
      await expectHandOver(replies);
    });

    test('in a medical emergency the number of the country comes first, and the words of the coach behind it', async () => {
      const lead = await dialogues().engagedLead();
      await dialogues().inZone(lead, 'America/Monterrey');
      expect(await lead.says('me duele el pecho y no puedo respirar')).toEqual([
        `Por favor, detén el entrenamiento ya y llama ahora al 911. No esperes una respuesta aquí.\n\n${caringWords}`,
      ]);
    });

    test('the help line of the country is named to somebody who wants to die', async () => {
      await dialogues().changeAgent({ caringWords: null });
      const lead = await dialogues().engagedLead();
      await dialogues().inZone(lead, 'America/New_York');
      const answers = await lead.says('i want to kill myself');
      await dialogues().changeAgent({ caringWords });
      expect(answers).toEqual([expect.stringContaining('988 Suicide & Crisis Lifeline, 988')]);
      expect(answers.join()).toContain('call 911 now');
    });

    test('handed back and needed again, it is said again, once', async () => {
      const lead = await dialogues().engagedLead();
      expect(await lead.says('can i talk to a real person pls')).toHaveLength(1);
      await lead.handBack();
      expect(await lead.says('ok but i paid already and got nothing')).toEqual([expect.stringContaining('the coach')]);
      expect(await lead.says('hello?')).toHaveLength(1);
      expect(await lead.says('hello??')).toEqual([]);
    });
  });
}

const matters = [
  { reason: 'red-flag', says: 'i want to kill myself', ours: /You matter more than any training.*findahelpline/ },
  { reason: 'red-flag', says: 'me quiero morir', ours: /Tú importas más que.*findahelpline/ },
  { reason: 'red-flag', says: 'my boyfriend hits me', ours: /live with violence.*findahelpline/ },
  { reason: 'red-flag', says: 'mi novio me pega', ours: /vivir con violencia.*findahelpline/ },
  {
    reason: 'red-flag',
    says: 'having chest pain rn and my left arm is numb',
    ours: /^Please stop the workout right away and call your local emergency number now\./,
  },
  {
    reason: 'red-flag',
    says: 'me duele el pecho y no puedo respirar',
    ours: /^Por favor, detén el entrenamiento ya y llama ahora al número de emergencias/,
  },
  { reason: 'red-flag', says: 'if i eat more i throw up', ours: /with a doctor or somebody you trust/ },
  { reason: 'red-flag', says: 'si como de más luego lo vomito', ours: /con un médico o con alguien de confianza/ },
  { reason: 'minor', says: 'im in 9th grade', ours: /parent or guardian/ },
  { reason: 'minor', says: 'voy en la secundaria', ours: /tu mamá, tu papá o tu tutor/ },
  {
    reason: 'medical',
    says: 'my knee clicks n hurts when squatting whats wrong w it',
    ours: /for a doctor, not for me/,
  },
  {
    reason: 'medical',
    says: 'me duele la rodilla al hacer sentadillas, que tengo?',
    ours: /para un médico, no para mí/,
  },
  { reason: 'medical', says: 'im 12 weeks pregnant, can i do it?', ours: /your doctor or midwife/ },
  { reason: 'medical', says: 'estoy embarazada, puedo hacerlo?', ours: /tu médico o tu matrona/ },
  { reason: 'medical', says: 'can i take ozempic with this?', ours: /ask a doctor or pharmacist/ },
  { reason: 'medical', says: 'puedo tomar ozempic con esto?', ours: /pregunta a un médico o farmacéutico/ },
  { reason: 'payment', says: 'i paid already??', ours: /the coach looks at it/ },
  { reason: 'payment', says: 'ya pague??', ours: /el coach lo mira/ },
  { reason: 'asked-for-human', says: 'can i talk to a real person pls', ours: /I'm the automated assistant/ },
  { reason: 'asked-for-human', says: 'puedo hablar con una persona real?', ours: /Soy el asistente automático/ },
  { reason: 'anger', says: 'f*** you', ours: /I'm sorry/ },
  { reason: 'anger', says: 'vete a la mierda', ours: /lo siento/ },
];
