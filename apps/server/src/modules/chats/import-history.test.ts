import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestJobs } from '../../queue/queue.ts';
import { account, startSpotter, transcript, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { importHistoryJob } from './import-history.job.ts';

const minuteMs = 60_000;
const lead = '5550000000000001';
let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  spotter.instagram.addContact(account.id, { id: lead, username: 'lead', name: null });
});
afterAll(() => spotter.close());

test('a keyword in what was said before the account was connected brings no answer, then or later', async () => {
  const at = new Date(Date.now() - 90 * minuteMs);
  spotter.instagram.importMessage(account.id, lead, { from: 'contact', text: 'SHRED', at });
  await requestJobs(spotter.connection.database, importHistoryJob, [
    { key: coach.botId, payload: {}, dueAt: new Date() },
  ]);
  await spotter.settled();
  expect(transcript((await spotter.chat(coach, lead)).history)).toEqual(['contact: SHRED']);
  spotter.writes('are you coming on saturday?', lead);
  await spotter.settled();
  const chat = await spotter.chat(coach, lead);
  expect(chat.lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'no-keyword' });
  expect(spotter.answers(lead)).toEqual([]);
  spotter.writes('and how does SHRED work?', lead);
  await spotter.settled();
  expect(spotter.answers(lead)).toHaveLength(1);
});
