import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
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

test('a contact who edits again and again is answered to the last words, also by the draft that is finished at any rate', async () => {
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  await spotter.settled();
  const edits = ['how much is it??', 'how much is it???', 'I want to lose 10 kg'];
  let id = '';
  model.watched.onAsked = async () => {
    const text = edits.shift();
    if (text === undefined) return null;
    spotter.instagram.edit(account.id, lead.id, id, text);
    await spotter.until('the edit', async () => (await spotter.chat(coach)).history.some((one) => one.text === text));
    return null;
  };
  id = spotter.writes('how much is it?');
  await spotter.until('an answer', () => spotter.answers().length === 2);
  await spotter.settled();
  expect(edits).toEqual([]);
  expect(spotter.answers()).toHaveLength(2);
  expect(spotter.answers()[1]!.text).not.toContain('600');
});
