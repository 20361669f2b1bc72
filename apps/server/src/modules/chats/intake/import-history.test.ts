import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestJobs } from '../../../queue/queue.ts';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import {
  account,
  startSpotter,
  transcript,
  type Coach,
  type SpotterUnderTest,
} from '../../../test/spotter-under-test.ts';
import { importHistoryJob } from './import-history.job.ts';

const minuteMs = 60_000;
const lead = '5550000000000001';
const clock = createShiftedClock();
let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock });
  // Moves late into a second, because the platform reports only whole seconds.
  clock.putForward(1_900 - (clock.now().getTime() % 1_000));
  coach = await spotter.addCoach();
  spotter.instagram.addContact(account.id, { id: lead, username: 'lead', name: null });
});
afterAll(() => spotter.close());

test('a keyword in what was said before the account was connected brings no answer, then or later', async () => {
  const at = new Date(clock.now().getTime() - 90 * minuteMs);
  spotter.instagram.importMessage(account.id, lead, { from: 'contact', text: 'SHRED', at });
  await requestJobs(spotter.connection.database, importHistoryJob, [
    { key: coach.botId, payload: {}, dueAt: clock.now() },
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

describe('what is said once the account is connected and the import reads', () => {
  let people = 1;
  const somebody = () => {
    people += 1;
    const id = `555000000000000${people}`;
    spotter.instagram.addContact(account.id, { id, username: `quick.${people}`, name: null });
    return id;
  };
  const importHistory = async () => {
    await requestJobs(spotter.connection.database, importHistoryJob, [
      { key: coach.botId, payload: {}, dueAt: clock.now() },
    ]);
    await spotter.settled();
  };
  /** The time a webhook is waited for passes. */
  const webhookTimePasses = async () => {
    clock.putForward(11_000);
    await importHistory();
  };
  /** Adds a message in Instagram whose webhook is still on the way. */
  const spoken = (contactId: string, text: string, from: 'contact' | 'business' = 'contact') => {
    const at = clock.now();
    const via = from === 'business' ? ({ via: 'app' } as const) : {};
    return { mid: spotter.instagram.importMessage(account.id, contactId, { from, text, at, ...via }), at, text };
  };
  const webhookComes = async (id: string, { mid, at, text }: ReturnType<typeof spoken>) => {
    const sides = { sender: { id }, recipient: { id: account.id } };
    const messaging = [{ ...sides, timestamp: at.getTime(), message: { mid, text } }];
    spotter.instagram.sendRaw({ object: 'instagram', entry: [{ id: account.id, time: at.getTime(), messaging }] });
    await spotter.settled();
  };

  test('before its webhook comes, is answered when it comes', async () => {
    const id = somebody();
    const message = spoken(id, 'SHRED');
    await importHistory();
    expect(await spotter.findChat(coach, id)).toBeNull();
    await webhookComes(id, message);
    await webhookTimePasses();
    expect(spotter.answers(id)).toHaveLength(1);
  });

  test('and whose webhook does not come, is answered once all the same', async () => {
    const id = somebody();
    const message = spoken(id, 'SHRED');
    await importHistory();
    await webhookTimePasses();
    expect(spotter.answers(id)).toHaveLength(1);
    await webhookComes(id, message);
    await webhookTimePasses();
    expect(spotter.answers(id)).toHaveLength(1);
    expect((await spotter.chat(coach, id)).history.map(({ author }) => author)).toEqual(['contact', 'agent']);
  });

  test('has no answer where the coach gave one in the app', async () => {
    const id = somebody();
    spoken(id, 'SHRED');
    spoken(id, 'hey! let us talk on the phone', 'business');
    await webhookTimePasses();
    const chat = await spotter.chat(coach, id);
    expect(chat.takenOver).toMatchObject({ via: 'app' });
    expect(transcript(chat.history)).toEqual(['contact: SHRED', 'coach: hey! let us talk on the phone']);
  });

  test('stands behind what was said before, which is history', async () => {
    const id = somebody();
    const before = new Date(clock.now().getTime() - 20 * minuteMs);
    spotter.instagram.importMessage(account.id, id, { from: 'contact', text: 'do you still coach?', at: before });
    spoken(id, 'SHRED please');
    await webhookTimePasses();
    const { history } = await spotter.chat(coach, id);
    expect(transcript(history).slice(0, 2)).toEqual(['contact: do you still coach?', 'contact: SHRED please']);
    expect(history.map(({ author }) => author)).toEqual(['contact', 'contact', 'agent']);
  });
});
