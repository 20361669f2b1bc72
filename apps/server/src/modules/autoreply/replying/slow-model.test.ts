import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account, startSpotter, testSecret, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { startWatchedModel } from '../../../test/watched-model.ts';

const count = 100;

describe('a hundred leads who write at once to an agent whose model takes its time', () => {
  let spotter: SpotterUnderTest;
  let model: Awaited<ReturnType<typeof startWatchedModel>>;
  let asked: number;
  let whenAsked: (asked: number) => void;
  let answer: PromiseWithResolvers<null>;
  let leads: string[];

  beforeEach(async () => {
    model = await startWatchedModel();
    spotter = await startSpotter({ quietMs: 0, environment: { LLM_BASE_URL: model.baseUrl } });
    await spotter.addCoach();
    [asked, whenAsked, answer] = [0, () => {}, Promise.withResolvers<null>()];
    model.watched.onAsked = () => {
      asked += 1;
      whenAsked(asked);
      return answer.promise;
    };
    leads = Array.from({ length: count }, (_, nth) => String(7_880_000_000_000_000 + nth));
    for (const id of leads) spotter.instagram.addContact(account.id, { id, username: `lead.${id}`, name: null });
  });
  afterEach(async () => {
    answer.resolve(null);
    await spotter.close();
    await model.close();
  });

  /** Resolves when the model has been asked so often: nobody has had an answer until then. */
  const hasAsked = (times: number) =>
    new Promise<void>((resolve) => {
      whenAsked = () => {
        if (asked === times) resolve();
      };
      whenAsked(asked);
    });
  const answersOfAll = () => leads.map((id) => spotter.answers(id).length);
  const oneEach = Array.from({ length: count }, () => 1);

  test('are all answered in the time that one answer takes', async () => {
    for (const id of leads) spotter.writes('SHRED', id);
    await hasAsked(count);
    expect(answersOfAll().every((answers) => answers === 0)).toBe(true);
    answer.resolve(null);
    await spotter.settled();
    expect(answersOfAll()).toEqual(oneEach);
  });

  test('are all answered once by a server that stops meanwhile', async () => {
    for (const id of leads) spotter.writes('SHRED', id);
    await hasAsked(count);
    const restarted = spotter.restart({ appSecret: testSecret, previousAppSecret: null });
    answer.resolve(null);
    await restarted;
    await spotter.settled();
    expect(answersOfAll()).toEqual(oneEach);
  });
});
