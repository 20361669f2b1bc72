import { agentRoutes, decisionRoutes, offerRoutes, unansweredRoutes, type WhenUnanswered } from '@spotter/contract';
import { asksIfBot, disclosesBot } from '@spotter/domain/autoreply';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const asksFirst = "I don't have that in front of me. I'll ask and get back to you.";

const nameQuestions = [
  ["what's the name of the coach?", "I'm Robin, and the coach is Dana."],
  ['¿cómo se llama el coach?', 'Soy Robin, y el nombre del coach es Dana.'],
  ['wie heißt der Coach?', 'Ich bin Robin, und der Name des Coaches ist Dana.'],
  ['hoe heet de coach?', 'Ik ben Robin, en de naam van de coach is Dana.'],
] as const;
let people = 0;

let spotter: SpotterUnderTest;
let coach: Coach;
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 40 });
  coach = await spotter.addCoach();
  const price = { amount: 9700, currency: 'USD', per: 'month' as const, from: false };
  await coach.client.call(offerRoutes.create, { body: { name: 'Shred', price, terms: 'You train at home.' } });
});
afterAll(() => spotter.close());

async function choose(whenUnanswered: WhenUnanswered): Promise<void> {
  const params = { id: coach.agentId };
  const agent = await coach.client.call(agentRoutes.find, { params });
  await coach.client.call(agentRoutes.update, { params, body: { ...agent, whenUnanswered } });
}

/** Has the lead write, all at once, and returns the last answer with the chat and the record of the decision. */
async function answerTo(...texts: string[]) {
  const before = spotter.answers().length;
  for (const text of texts) spotter.writes(text);
  await spotter.until('an answer', () => spotter.answers().length > before);
  await spotter.settled();
  const chat = await spotter.chat(coach);
  const message = chat.history.findLast(({ author }) => author === 'agent')!;
  const params = { id: chat._id, messageId: message._id };
  const record = (await coach.client.call(decisionRoutes.ofMessage, { params })).at(-1)!;
  return { chat, record, answer: spotter.answers().at(-1)!.text };
}

test('a new agent says that it will ask, and the talk goes on', async () => {
  await answerTo('SHRED');
  const { chat, record } = await answerTo('is there a shower?');
  expect(record).toMatchObject({ unanswered: 'is there a shower?', whenUnanswered: 'go-on' });
  expect(chat).toMatchObject({ chatEnabled: true, needsYou: null });
});

test('what is answered is followed by nothing', async () => {
  const { record } = await answerTo('how much is it?');
  expect(record).toMatchObject({ unanswered: null, whenUnanswered: null });
});

test('two questions of a burst count once each, and not again in the next answer', async () => {
  await answerTo('can i bring my dog?', 'and is there a crèche?');
  await answerTo('ok cool, how much is it again?');
  const list = await coach.client.call(unansweredRoutes.listUnanswered);
  expect(list.slice(0, 2).map(({ question, times }) => [question, times])).toEqual([
    ['and is there a crèche?', 1],
    ['can i bring my dog?', 1],
  ]);
});

test('the chat is handed over where the coach chose so, after words that ask nothing', async () => {
  await choose('hand-over');
  const { chat, record, answer } = await answerTo('is there a sauna then?');
  expect(answer).not.toContain('?');
  expect(record).toMatchObject({
    decision: { kind: 'reply' },
    unanswered: 'is there a sauna then?',
    whenUnanswered: 'hand-over',
  });
  expect(chat).toMatchObject({ chatEnabled: false, needsYou: { why: 'unanswered', urgency: 'handed-over' } });
  expect((await coach.client.call(unansweredRoutes.listUnanswered))[0]).toMatchObject({
    question: 'is there a sauna then?',
    times: 1,
  });

  const answers = spotter.answers().length;
  for (let times = 0; times < 2; times += 1) {
    spotter.writes('hello?');
    await spotter.settled();
  }
  // Who writes again gets one more line, that the coach answers.
  expect(spotter.answers()).toHaveLength(answers + 1);
  expect(spotter.answers().at(-1)!.text).toContain('answers in person');
});

test('a trial says so too, also where the model insists on what no source says', async () => {
  spotter.model.lie('unsaid-by-source');
  const trial = await coach.client.call(agentRoutes.try, {
    params: { id: coach.agentId },
    body: { messages: [{ from: 'lead', text: 'SHRED is there a shower?' }] },
  });
  spotter.model.clearFaults();
  expect(trial).toMatchObject({ answer: asksFirst, decision: { kind: 'hand-over', reason: 'unanswered' } });
});

test.each(['go-on', 'hand-over'] as const)(
  'a question for a name is answered in its language, and left open in no chat, where it is to %s',
  async (whenUnanswered) => {
    await choose(whenUnanswered);
    const { agentId } = coach;
    const agent = await coach.client.call(agentRoutes.find, { params: { id: agentId } });
    await coach.client.call(agentRoutes.update, { params: { id: agentId }, body: { ...agent, name: 'Robin' } });
    const open = async () => (await coach.client.call(unansweredRoutes.listUnanswered)).length;
    const before = await open();
    for (const [text, says] of nameQuestions) {
      people += 1;
      const id = String(7_700_000_000_000_000 + people);
      spotter.instagram.addContact(account.id, { id, username: `asks.${people}`, name: null });
      spotter.writes(`SHRED ${text}`, id);
      await spotter.until('an answer', () => spotter.answers(id).length > 0);
      await spotter.settled();
      const chat = await spotter.chat(coach, id);
      expect([text, spotter.answers(id)[0]!.text]).toEqual([text, expect.stringContaining(says)]);
      expect([text, chat.chatEnabled, chat.needsYou]).toEqual([text, true, null]);
    }
    expect(await open()).toBe(before);
  },
);

test.each(['go-on', 'hand-over'] as const)(
  'whether a machine writes, a greeting, thanks and a name are never left unanswered, where it is to %s',
  async (whenUnanswered) => {
    await choose(whenUnanswered);
    const open = async () => (await coach.client.call(unansweredRoutes.listUnanswered)).length;
    const before = await open();
    const asked = [
      'are you a bot?',
      'am i talking to dana or a bot?',
      '¿eres un robot?',
      'is there a pulse at the other end of the line?',
      '¿desayunas o te enchufan a la corriente?',
      'hi there',
      'thank you!',
      "what's your name?",
    ];
    for (const text of asked) {
      for (const lie of [false, true]) {
        if (lie) spotter.model.lie('unsaid-by-source');
        await spotter.connection.database.execute(sql`delete from rate_limits`);
        const params = { id: coach.agentId };
        const body = {
          messages: [
            { from: 'lead' as const, text: `SHRED` },
            { from: 'agent' as const, text: 'Hi!' },
            { from: 'lead' as const, text },
          ],
        };
        const { decision, answer } = await coach.client.call(agentRoutes.try, { params, body });
        spotter.model.clearFaults();
        expect([text, lie, decision.kind, decision.reason]).not.toContain('unanswered');
        const asks = asksIfBot(text, 'machine');
        if (asks) expect(answer).not.toContain(asksFirst);
        if (asks) expect([text, disclosesBot(answer ?? '')]).toEqual([text, true]);
      }
    }
    expect(await open()).toBe(before);
  },
);
