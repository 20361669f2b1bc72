import { and, eq } from 'drizzle-orm';
import { chatRoutes, inboxRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listParked, releaseParked } from '../../../queue/parking.ts';
import { jobs } from '../../../queue/queue.tables.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { considerReplyJob, requestConsideration } from './consider-reply.job.ts';

describe('a chat whose job never came to an end', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let chatId: string;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
    spotter.writes('SHRED');
    await spotter.settled();
    chatId = (await spotter.chat(coach))._id;
  });
  afterAll(() => spotter.close());

  const database = () => spotter.connection.database;
  const isJobOfChat = () => and(eq(jobs.kind, considerReplyJob.kind), eq(jobs.key, chatId));

  /** Lets a job fail as if three processes had died of it. */
  async function die(): Promise<void> {
    const hour = new Date(Date.now() + 3_600_000);
    await requestConsideration(database(), [chatId], hour);
    await database().update(jobs).set({ starts: 3, dueAt: new Date() }).where(isJobOfChat());
    await requestConsideration(database(), [chatId], new Date());
    await spotter.settled();
  }

  test('is the coach’s: it needs them, says why, and the agent is silent', async () => {
    const answered = spotter.answers().length;
    await die();
    spotter.writes('I want to lose 10 kg');
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(answered);
    expect(await spotter.chat(coach)).toMatchObject({
      needsYou: { why: 'stuck', urgency: 'handed-over' },
      chatEnabled: false,
      lastDecision: { kind: 'hand-over', reason: 'stuck' },
    });
    expect(await coach.client.call(inboxRoutes.counts)).toMatchObject({ count: 1 });
    expect(await listParked(database())).toMatchObject([{ kind: 'consider-reply', key: chatId }]);
  });

  test('comes back to the coach when they give it to the agent before anybody has looked into it', async () => {
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } });
    await spotter.settled();
    expect(await spotter.chat(coach)).toMatchObject({ needsYou: { why: 'stuck' }, chatEnabled: false });
  });

  test('is the agent’s again once the job is released and the coach gives it back', async () => {
    expect(await releaseParked(database(), { kind: considerReplyJob.kind, key: chatId }, new Date())).toBe(true);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } });
    spotter.writes('Are you there?');
    await spotter.settled();
    expect((await spotter.chat(coach)).needsYou).toBeNull();
    expect(spotter.answers().length).toBeGreaterThan(1);
  });
});
