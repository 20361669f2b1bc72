import { agentRoutes, decisionRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { startWatchedModel } from '../../../test/watched-model.ts';

let model: Awaited<ReturnType<typeof startWatchedModel>>;
let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  model = await startWatchedModel();
  spotter = await startSpotter({ quietMs: 0, environment: { LLM_BASE_URL: model.baseUrl } });
  coach = await spotter.addCoach();
});
afterAll(async () => {
  await spotter.close();
  await model.close();
});

/** Returns the versions in the records of a chat's newest message of this author. */
async function versionsBehind(author: 'agent' | 'contact') {
  const { _id: id, history } = await spotter.chat(coach);
  const message = history.findLast((one) => one.author === author)!;
  const records = await coach.client.call(decisionRoutes.ofMessage, { params: { id, messageId: message._id } });
  return records.map(({ version }) => version);
}

const publish = (prompt: string) =>
  coach.client.call(agentRoutes.update, {
    params: { id: coach.agentId },
    body: { name: 'Dana', config: { prompt, delayTime: 0 } },
  });

test('a decision names the version that it read: for an answer, the one that wrote it', async () => {
  const params = { id: coach.agentId };
  const { version } = await coach.client.call(agentRoutes.find, { params });
  let published = 0;
  model.watched.onAsked = async () => {
    if (published === 0) published = (await publish('Ask for their goal.')).version;
    return null;
  };
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  await spotter.settled();
  expect(published).toBe(version + 1);
  expect((await versionsBehind('agent')).at(-1)).toEqual({ agentId: coach.agentId, number: version });

  spotter.writes('STOP');
  await spotter.until('the last word', () => spotter.answers().length === 2);
  await spotter.settled();
  expect((await versionsBehind('contact')).at(-1)).toEqual({ agentId: coach.agentId, number: published });
});
