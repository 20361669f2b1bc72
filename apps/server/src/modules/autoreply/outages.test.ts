import { and, asc, eq } from 'drizzle-orm';
import { connectionRoutes } from '@spotter/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createShiftedClock, type ShiftedClock } from '../../test/shifted-clock.ts';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { requestConsideration } from './consider-reply.job.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import { sendPauses } from '../chats/send-pauses.tables.ts';

const minuteMs = 60_000;

describe('while something is down', { timeout: 60_000 }, () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let clock: ShiftedClock;

  beforeEach(async () => {
    clock = createShiftedClock();
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
  });
  afterEach(() => spotter.close());

  const database = () => spotter.connection.database;
  const decisionOf = async (contactId = lead.id) => (await spotter.findChat(coach, contactId))?.lastDecision;

  function newLeads(count: number): string[] {
    return Array.from({ length: count }, (_, index) => {
      const id = `77700000000000${String(index).padStart(2, '0')}`;
      spotter.instagram.addContact(account.id, { id, username: `lead.${index}`, name: null });
      return id;
    });
  }

  /** Time passes, and whatever fell due is done. */
  async function pass(ms: number): Promise<void> {
    clock.putForward(ms);
    await spotter.services.worker.idle();
    await spotter.settled();
  }

  test('a model that is down is told in the chat, and the answer comes by itself when it is back', async () => {
    spotter.model.failNext({ status: 503, times: 1_000 });
    spotter.writes('SHRED');
    const waiting = await spotter.until('the wait', async () => {
      const chat = await spotter.findChat(coach);
      return chat?.lastDecision?.reason === 'model-down' && chat;
    });
    expect(waiting).toMatchObject({ lastDecision: { kind: 'wait', keyword: 'SHRED' }, chatEnabled: true });
    expect(waiting.pendingReply).not.toBeNull();
    spotter.model.clearFaults();
    await pass(minuteMs);
    await spotter.until('an answer', () => spotter.answers().length === 1);
    expect(await decisionOf()).toMatchObject({ kind: 'reply', reason: 'trigger-keyword' });
  });

  test('a model that stays down is not asked by every chat again and again', async () => {
    spotter.model.failNext({ status: 503, times: 100_000 });
    for (const id of newLeads(6)) spotter.writes('SHRED', id);
    await spotter.until('all wait', async () => {
      const rows = await database().select({ decision: chats.lastDecision }).from(chats);
      return rows.length === 6 && rows.every(({ decision }) => decision?.reason === 'model-down');
    });
    const asked = spotter.model.count();
    // The pause is over for all of them: one asks for all.
    await pass(10_000);
    expect(spotter.model.count() - asked).toBeLessThanOrEqual(2);
    spotter.model.clearFaults();
    await spotter.until('all answers', async () => {
      await pass(30_000);
      return newLeads(6).every((id) => spotter.answers(id).length === 1);
    });
  });

  test('when the window closes before the model is back, nothing is said and the chat says why', async () => {
    spotter.model.failNext({ status: 503, times: 100_000 });
    spotter.writes('SHRED');
    await spotter.until('the wait', async () => (await decisionOf())?.reason === 'model-down');
    spotter.model.clearFaults();
    await pass(24 * 60 * minuteMs);
    expect(await decisionOf()).toMatchObject({ kind: 'stay-silent', reason: 'window-closed' });
    expect(spotter.answers()).toEqual([]);
  });

  test('a platform that is down holds the account back, and everything is sent once when it is back', async () => {
    const leads = newLeads(4);
    spotter.instagram.setFaults({ down: true });
    for (const id of leads) spotter.writes('SHRED', id);
    await spotter.until('the pause', async () => {
      await pass(5_000);
      const [pause] = await database().select().from(sendPauses).where(eq(sendPauses.botId, coach.botId));
      return pause?.until != null;
    });
    const late = '7770000000000099';
    spotter.instagram.addContact(account.id, { id: late, username: 'lead.late', name: null });
    const asked = spotter.model.count();
    spotter.writes('SHRED', late);
    await spotter.until('the wait', async () => (await decisionOf(late))?.reason === 'provider-down');
    expect(spotter.model.count()).toBe(asked);

    spotter.instagram.clearFaults();
    await spotter.until('all answers', async () => {
      await pass(minuteMs);
      return [...leads, late].every((id) => spotter.answers(id).length === 1);
    });
    await pass(10 * minuteMs);
    for (const id of [...leads, late]) expect(spotter.answers(id)).toHaveLength(1);
    expect(await database().select().from(sendPauses)).toEqual([]);
  });

  test('a platform that asks for slowness is obeyed for the whole account', async () => {
    const [first, second] = newLeads(2) as [string, string];
    spotter.instagram.setFaults({ failNext: { code: 613, times: 1 } });
    spotter.writes('SHRED', first);
    await spotter.until('the pause', async () => (await database().select().from(sendPauses)).length === 1);
    spotter.writes('SHRED', second);
    await spotter.until('the wait', async () => (await decisionOf(second))?.reason === 'rate-limited');
    expect(spotter.answers(second)).toEqual([]);
    await spotter.until('both answers', async () => {
      await pass(2 * minuteMs);
      return spotter.answers(first).length === 1 && spotter.answers(second).length === 1;
    });
  });

  test('messages that come while the account has to be reconnected are answered after it was', async () => {
    const [first, second] = newLeads(2) as [string, string];
    spotter.instagram.revokeTokens(account.id);
    spotter.writes('SHRED', first);
    await spotter.until('the refusal', async () => {
      const [row] = await database().select().from(messages).where(eq(messages.author, 'agent'));
      return row?.failure === 'account-reconnect';
    });
    spotter.writes('SHRED', second);
    await spotter.until('the wait', async () => (await decisionOf(second))?.reason === 'account-reconnect');
    const accessToken = spotter.instagram.addAccount({
      id: account.id,
      appScopedId: '9988776655',
      username: account.username,
      name: 'Dana Reyes',
      pictureUrl: null,
    });
    await coach.client.call(connectionRoutes.connect, {
      params: { id: 'instagram' },
      body: { credentials: { accessToken } },
    });
    await spotter.until(
      'both answers',
      () => spotter.answers(first).length === 1 && spotter.answers(second).length === 1,
    );
  });

  test('the rest of a long answer is dropped when the lead writes in between, and kept as aborted', async () => {
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const [said] = await database().select().from(messages).where(eq(messages.author, 'agent'));
    const rest = { ...said!, id: newId(), providerId: null, part: 1, text: 'And the second half of it.' };
    const { sequence: _, ...row } = rest;
    await database()
      .insert(messages)
      .values({ ...row, status: 'waiting', nextAttemptAt: new Date(clock.now().getTime() + minuteMs) });
    await requestConsideration(database(), [said!.chatId], clock.now());
    spotter.writes('wait, how much is it?');
    await spotter.until('the next answer', () => spotter.answers().length === 2);
    await pass(2 * minuteMs);
    const stored = await database()
      .select({ text: messages.text, status: messages.status, aborted: messages.aborted })
      .from(messages)
      .where(and(eq(messages.chatId, said!.chatId), eq(messages.author, 'agent')))
      .orderBy(asc(messages.sequence));
    expect(stored[1]).toEqual({ text: 'And the second half of it.', status: 'failed', aborted: true });
    expect(spotter.answers().map(({ text }) => text)).not.toContain('And the second half of it.');
    expect(spotter.answers()).toHaveLength(2);
  });

  test('when one part of an answer fails for good, what follows is not sent without it', async () => {
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const [said] = await database().select().from(messages).where(eq(messages.author, 'agent'));
    const { sequence: _, ...row } = { ...said!, providerId: null, status: 'waiting' as const };
    await database()
      .insert(messages)
      .values([
        { ...row, id: newId(), part: 1, text: 'Second half.' },
        { ...row, id: newId(), part: 2, text: 'Third half.' },
      ]);
    spotter.instagram.setFaults({ failNext: { code: 551, times: 1 } });
    await requestConsideration(database(), [said!.chatId], clock.now());
    await spotter.services.worker.idle();
    const stored = await database()
      .select({ part: messages.part, status: messages.status, aborted: messages.aborted })
      .from(messages)
      .where(eq(messages.author, 'agent'))
      .orderBy(asc(messages.part));
    expect(stored).toEqual([
      { part: 0, status: 'sent', aborted: false },
      { part: 1, status: 'failed', aborted: false },
      { part: 2, status: 'failed', aborted: true },
    ]);
    expect(spotter.answers()).toHaveLength(1);
  });
});
