import { agentRoutes, decisionRoutes, offerRoutes } from '@spotter/contract';
import { sourceLieModes } from '@spotter/simulators/language-model/sources/source-lies';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const asksFirst = "I don't have that in front of me. I'll ask and get back to you.";

const liesAboutPrices = new Set<string>(['wrong-price', 'wrong-currency', 'agrees-with-all']);

describe('what an agent says of offers', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
    const shred = {
      name: 'Shred',
      price: { amount: 9700, currency: 'USD', per: 'month' as const, from: true },
      terms: 'Cancel any time. You train three days a week with dumbbells.',
      link: 'https://dana.example/shred',
    };
    await coach.client.call(offerRoutes.create, { body: shred });
    const fall = { ...shred, name: 'Fall Challenge', validUntil: '2020-10-31', terms: '30-day money-back guarantee.' };
    await coach.client.call(offerRoutes.create, { body: fall });
  });
  afterAll(() => spotter.close());
  afterEach(() => spotter.model.clearFaults());

  const ask = (text: string) =>
    coach.client.call(agentRoutes.try, {
      params: { id: coach.agentId },
      body: { messages: [{ from: 'lead', text: `SHRED ${text}` }] },
    });

  test('may repeat what the lead told of themselves', async () => {
    const spoken = ['SHRED', 'I want to lose ten pounds', 'three days a week', 'i train 5x a week at a gym already'];
    for (const length of [3, 4]) {
      const messages = spoken.slice(0, length).map((text) => ({ from: 'lead' as const, text }));
      const { answer } = await coach.client.call(agentRoutes.try, {
        params: { id: coach.agentId },
        body: { messages },
      });
      expect(answer).not.toBe(asksFirst);
    }
  });

  test('is what an open offer says, with the source on the why card', async () => {
    spotter.writes('SHRED how much is it?');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const { text } = spotter.answers()[0]!;
    expect(text).toContain('from $97 a month');
    // The instructions name 600 dollars, which license nothing once there are offers.
    expect(text).not.toMatch(/600|299|Fall/);
    const chat = await spotter.chat(coach);
    const message = chat.history.find(({ author }) => author === 'agent')!;
    const records = await coach.client.call(decisionRoutes.ofMessage, {
      params: { id: chat._id, messageId: message._id },
    });
    expect(records.at(-1)!.sources).toMatchObject([
      { kind: 'offer', title: 'Shred', quote: 'Price: from $97 a month' },
    ]);
  });

  test.each(sourceLieModes)('never leaves where the model lies: %s', async (lie) => {
    spotter.model.lie(lie);
    const { answer, sources } = await ask('how much is it, and is there a shower?');
    // Where the lie is a price, the source that it names says the true one.
    expect(answer).toBe(liesAboutPrices.has(lie) ? 'Shred: from $97 a month' : asksFirst);
    expect(sources.map(({ quote }) => quote)).toEqual(liesAboutPrices.has(lie) ? ['Price: from $97 a month'] : []);
  });

  test('is true again after one rewrite', async () => {
    spotter.model.lie('wrong-price', 2);
    const { answer } = await ask('how much is it?');
    expect(answer).toContain('from $97 a month');
  });
});
