import { botRoutes, triggerRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, lead, page, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';

describe('the questions of an empty chat', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let pageBotId: string;
  const questions = ['How does coaching work?', 'What does it cost?'];

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
    pageBotId = await spotter.addPage(coach);
  });
  afterAll(() => spotter.close());

  const find = (botId = coach.botId) => coach.client.call(botRoutes.iceBreakers, { params: { botId } });
  const replace = (wanted: string[], botId = coach.botId) =>
    coach.client.call(botRoutes.replaceIceBreakers, { params: { botId }, body: { questions: wanted } });

  test('are the platform’s, on Instagram and on a page', async () => {
    expect(await find()).toEqual({ questions: [] });
    expect(await replace(questions)).toEqual({ questions });
    expect(await replace(questions.slice(1), pageBotId)).toEqual({ questions: questions.slice(1) });
    expect(await find()).toEqual({ questions });
    expect(spotter.messenger.iceBreakers(page.id)).toEqual([{ question: questions[1], payload: 'ICE_BREAKER_1' }]);
    expect(await replace([], pageBotId)).toEqual({ questions: [] });
  });

  test('start the agent when one is tapped', async () => {
    await coach.client.call(triggerRoutes.replace, {
      params: { id: coach.agentId },
      body: { triggers: [{ _id: 'asked', kind: 'ice_breaker', enabled: true, words: [] }], newContactsOnly: false },
    });
    const [first] = spotter.instagram.iceBreakers(account.id);
    spotter.instagram.tapButton(account.id, lead.id, { title: first!.question, payload: first!.payload });
    await spotter.settled();
    expect(spotter.answers(lead.id)).toHaveLength(1);
  });

  test('a platform that cannot be reached is said, and nobody else’s account is touched', async () => {
    spotter.instagram.setFaults({ down: true });
    await expect(find()).rejects.toMatchObject({ code: 'provider_down' });
    spotter.instagram.clearFaults();
    const stranger = await spotter.signUp();
    const params = { botId: coach.botId };
    await expect(stranger.client.call(botRoutes.iceBreakers, { params })).rejects.toMatchObject({ code: 'not_found' });
    const body = { questions: ['Mine?'] };
    await expect(stranger.client.call(botRoutes.replaceIceBreakers, { params, body })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await find()).toEqual({ questions });
  });
});
