import { describe, expect, test } from 'vitest';
import { minuteMs, questionsIn, type Dialogues } from './dialogue.ts';

/** The content of a true answer, in any language. */
const truth =
  /\b(?:AI|bot|automated|automatic\w*|automatisch\w*|automático|automática|automatique|automatico|IA)\b|automático|automatycznym/i;
const inEightLanguages = [
  { hello: 'hey what do you offer?', says: 'are you a bot?', fixed: /^I'm an automated assistant/ },
  { hello: 'hola, quiero informacion', says: '¿eres un bot?', fixed: /^Soy un asistente automático/ },
  { hello: 'oi, quero saber mais', says: 'você é um robô?', fixed: /^Sou um assistente automático/ },
  { hello: 'bonjour, je veux des infos', says: 'tu es un robot ?', fixed: /^Je suis un assistant automatique/ },
  { hello: 'hallo, ich will mehr wissen', says: 'bist du ein Bot?', fixed: /^Ich bin ein automatischer Assistent/ },
  { hello: 'ciao, vorrei informazioni', says: 'sei un bot?', fixed: /^Sono un assistente automatico/ },
  { hello: 'hallo, ik wil graag meer weten', says: 'ben je een robot?', fixed: /^Ik ben een automatische assistent/ },
  { hello: 'cześć, chcę wiedzieć więcej', says: 'jesteś botem?', fixed: /^Jestem automatycznym asystentem/ },
];

export function describeBotQuestion(dialogues: () => Dialogues): void {
  describe('a lead who asks whether a machine writes', () => {
    test.each([
      'are you a bot?',
      'r u a bot lol',
      'is this a real person?',
      'am i talking to a bot',
      '¿eres un robot?',
    ])('gets the truth, one question at most, and the chat goes on: %s', async (says) => {
      const lead = await dialogues().engagedLead();
      const answers = await lead.says(says);
      expect(answers).toHaveLength(1);
      expect(answers[0]).toMatch(truth);
      expect(questionsIn(answers[0]!)).toBeLessThanOrEqual(1);
      expect(await lead.chat()).toMatchObject({ chatEnabled: true, needsYou: null });
    });

    test('gets it in the words of the coach, and a question too many is left out of them', async () => {
      const own = 'You are talking to my AI assistant. Want me in person? Shall we go on?';
      await dialogues().changeAgent({
        prompt: `You are Dana, an online coach. Asked whether you are a bot, say: "${own}"`,
      });
      const lead = await dialogues().engagedLead();
      const [answer = ''] = await lead.says('is this a bot?');
      await dialogues().resetAgent();
      expect(answer).toContain('You are talking to my AI assistant.');
      expect(questionsIn(answer)).toBe(1);
      expect(await lead.chat()).toMatchObject({ chatEnabled: true });
    });

    test('gets a fixed true answer in their language where the model has no fit words', async () => {
      const leads = await dialogues().engaged(inEightLanguages);
      await dialogues().eachSays(leads, ({ hello }) => hello);
      dialogues().spotter.model.lie('invents-price');
      const replies = await dialogues().eachSays(leads, ({ says }) => says);
      dialogues().spotter.model.clearFaults();
      for (const { says, fixed, answers } of replies)
        expect.soft(answers, says).toEqual([expect.stringMatching(fixed)]);
      for (const { lead, says } of replies) expect.soft(await lead.chat(), says).toMatchObject({ chatEnabled: true });
    });

    test('and wants a person besides is told the truth with it', async () => {
      const lead = await dialogues().engagedLead();
      expect(await lead.says('is this a bot? i paid already and got nothing')).toEqual([
        expect.stringMatching(/^I'm an automated assistant.*That's one for the coach/),
      ]);
      await dialogues().pass(10 * minuteMs);
      expect(lead.heard()).toHaveLength(2);
    });
  });
}
