import { and, asc, eq } from 'drizzle-orm';
import { botRoutes, chatRoutes, connectionRoutes } from '@spotter/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createShiftedClock, type ShiftedClock } from '../../../test/shifted-clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { requestConsideration } from './consider-reply.job.ts';
import { chats, messages } from '../../chats/chats.tables.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';

const minuteMs = 60_000;

describe('while something is down', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let clock: ShiftedClock;
  let people = 0;

  beforeAll(async () => {
    clock = createShiftedClock();
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  // Ends every outage and sends what was held back, so that nothing is left for the next test.
  afterEach(async () => {
    spotter.model.clearFaults();
    spotter.instagram.clearFaults();
    await pass(10 * minuteMs);
  });

  const database = () => spotter.connection.database;
  const pauses = () => database().select().from(sendPauses).where(eq(sendPauses.botId, coach.botId));
  const decisionOf = async (contactId: string) => (await spotter.findChat(coach, contactId))?.lastDecision;

  const reconnect = () => spotter.connectAccount(coach.client);

  /** Returns the agent's messages to a lead in the ledger, in their order. */
  const sentTo = async (contactId: string) =>
    (
      await database()
        .select({ message: messages })
        .from(messages)
        .innerJoin(chats, eq(chats.id, messages.chatId))
        .where(and(eq(chats.contactId, contactId), eq(messages.author, 'agent')))
        .orderBy(asc(messages.sequence))
    ).map(({ message }) => message);

  /** Returns leads who have not written before. */
  function newLeads(count: number): string[] {
    return Array.from({ length: count }, () => {
      people += 1;
      const id = String(7_770_000_000_000_000 + people);
      spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
      return id;
    });
  }
  const newLead = () => newLeads(1)[0]!;

  /** Moves the clock once nothing is under way, and waits until everything that falls due is done. */
  async function pass(ms: number): Promise<void> {
    // A jump of the clock would end the leases and time limits of what still runs.
    await spotter.settled();
    clock.putForward(ms);
    await spotter.settled();
  }

  /** Moves the clock step by step until something holds; fails when that takes too long. */
  async function passUntil(what: string, step: number, holds: () => Promise<boolean> | boolean): Promise<void> {
    for (let steps = 0; !(await holds()); steps += 1) {
      if (steps === 40) throw new Error(`Never happened: ${what}`);
      await pass(step);
    }
  }

  test('a model that is down is told in the chat, and the answer comes by itself when it is back', async () => {
    const lead = newLead();
    spotter.model.failNext({ status: 503, times: 1_000 });
    spotter.writes('SHRED', lead);
    await spotter.settled();
    const waiting = await spotter.chat(coach, lead);
    expect(waiting).toMatchObject({
      lastDecision: { kind: 'wait', reason: 'model-down', keyword: 'SHRED' },
      chatEnabled: true,
    });
    expect(waiting.pendingReply).not.toBeNull();
    spotter.model.clearFaults();
    await passUntil('an answer', minuteMs, () => spotter.answers(lead).length > 0);
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(await decisionOf(lead)).toMatchObject({ kind: 'reply', reason: 'trigger-keyword' });
  });

  test('a model that stays down is not asked by every chat again and again', async () => {
    const leads = newLeads(6);
    spotter.model.failNext({ status: 503, times: 100_000 });
    for (const id of leads) spotter.writes('SHRED', id);
    await spotter.settled();
    for (const id of leads) expect(await decisionOf(id)).toMatchObject({ reason: 'model-down' });
    const asked = spotter.model.count();
    // The pause is over for all chats, and one of them asks for all.
    await pass(10_000);
    expect(spotter.model.count() - asked).toBeLessThanOrEqual(2);
    spotter.model.clearFaults();
    await passUntil('all answers', 30_000, () => leads.every((id) => spotter.answers(id).length === 1));
  });

  test('when the window closes before the model is back, nothing is said and the chat says why', async () => {
    const lead = newLead();
    spotter.model.failNext({ status: 503, times: 100_000 });
    spotter.writes('SHRED', lead);
    await spotter.settled();
    expect(await decisionOf(lead)).toMatchObject({ reason: 'model-down' });
    spotter.model.clearFaults();
    await pass(24 * 60 * minuteMs);
    expect(await decisionOf(lead)).toMatchObject({ kind: 'stay-silent', reason: 'window-closed' });
    expect(spotter.answers(lead)).toEqual([]);
  });

  test('at 85 percent of a limit answers go out one after the other, and the chat says why', async () => {
    const leads = newLeads(3);
    const [first, second, third] = leads as [string, string, string];
    spotter.instagram.setFaults({ usage: { percent: 85, of: 'account' } });
    spotter.writes('SHRED', first);
    await spotter.settled();
    expect(spotter.answers(first)).toHaveLength(1);
    for (const id of [second, third]) spotter.writes('SHRED', id);
    await spotter.settled();
    for (const id of [second, third]) {
      expect(spotter.answers(id)).toEqual([]);
      expect(await decisionOf(id)).toMatchObject({ kind: 'wait', reason: 'rate-limited' });
    }
    // 85 percent: 35 seconds.
    await pass(36_000);
    expect(spotter.answers(second).length + spotter.answers(third).length).toBe(1);
    spotter.instagram.clearFaults();
    await passUntil('all answers', 30_000, () => leads.every((id) => spotter.answers(id).length === 1));
    expect(await pauses()).toEqual([]);
  });

  test('a limit of the whole app slows down every account', async () => {
    spotter.instagram.setFaults({ usage: { percent: 100, of: 'app' } });
    const [first, second] = newLeads(2) as [string, string];
    spotter.writes('SHRED', first);
    await spotter.settled();
    expect((await pauses())[0]).toMatchObject({ because: 'rate-limited' });
    spotter.writes('SHRED', second);
    await pass(4 * minuteMs);
    expect(spotter.answers(second)).toEqual([]);
    spotter.instagram.clearFaults();
    await passUntil('the answer', minuteMs, () => spotter.answers(second).length === 1);
  });

  test('an answer that waits is dropped when the contact edits what it answers, and composed anew', async () => {
    const [lead, other] = newLeads(2) as [string, string];
    spotter.instagram.setFaults({ failNext: { code: 613, times: 100 } });
    const id = spotter.writes('SHRED how much is it?', lead);
    spotter.writes('SHRED', other);
    await spotter.settled();
    const before = await sentTo(lead);
    expect(before).toMatchObject([{ status: 'waiting', aborted: false }]);
    expect(before[0]!.text).toContain('600');

    spotter.instagram.edit(account.id, lead, id, 'SHRED I want to lose 10 kg');
    await spotter.settled();
    expect((await sentTo(lead))[0]).toMatchObject({ aborted: true });
    expect((await sentTo(other)).every(({ aborted }) => !aborted)).toBe(true);
    spotter.instagram.clearFaults();
    await passUntil('the answer', minuteMs, () => spotter.answers(lead).length > 0);
    await pass(10 * minuteMs);
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(spotter.answers(lead)[0]!.text).not.toContain('600');
    expect(spotter.answers(other)).toHaveLength(1);
  });

  test('an answer that waits stays when the contact edits something older', async () => {
    const lead = newLead();
    const old = spotter.writes('SHRED', lead);
    await passUntil('an answer', minuteMs, () => spotter.answers(lead).length === 1);
    spotter.instagram.setFaults({ failNext: { code: 613, times: 100 } });
    spotter.writes('I want to lose 10 kg', lead);
    await spotter.settled();
    spotter.instagram.edit(account.id, lead, old, 'SHRED!');
    await spotter.settled();
    expect((await sentTo(lead)).at(-1)).toMatchObject({ status: 'waiting', aborted: false });
  });

  test('a platform that is down holds the account back, and everything is sent once when it is back', async () => {
    const leads = newLeads(4);
    spotter.instagram.setFaults({ down: true });
    for (const id of leads) spotter.writes('SHRED', id);
    await spotter.settled();
    await passUntil('the pause', 5_000, async () => (await pauses())[0]?.until != null);
    const [late] = newLeads(1) as [string];
    const asked = spotter.model.count();
    spotter.writes('SHRED', late);
    await spotter.settled();
    expect(await decisionOf(late)).toMatchObject({ kind: 'wait', reason: 'provider-down' });
    expect(spotter.model.count()).toBe(asked);

    spotter.instagram.clearFaults();
    const all = [...leads, late];
    await passUntil('all answers', minuteMs, () => all.every((id) => spotter.answers(id).length > 0));
    await pass(10 * minuteMs);
    for (const id of all) expect(spotter.answers(id)).toHaveLength(1);
    expect(await pauses()).toEqual([]);
  });

  test('a platform that asks for slowness is obeyed for the whole account', async () => {
    const [first, second] = newLeads(2) as [string, string];
    spotter.instagram.setFaults({ failNext: { code: 613, times: 1 } });
    spotter.writes('SHRED', first);
    await spotter.settled();
    expect(await pauses()).toHaveLength(1);
    spotter.writes('SHRED', second);
    await spotter.settled();
    expect(await decisionOf(second)).toMatchObject({ reason: 'rate-limited' });
    expect(spotter.answers(second)).toEqual([]);
    const both = () => [first, second].map((id) => spotter.answers(id).length);
    await passUntil('both answers', 2 * minuteMs, () => both().every((count) => count > 0));
    expect(both()).toEqual([1, 1]);
  });

  test('messages that come while the account has to be reconnected are answered after it was', async () => {
    const [first, second] = newLeads(2) as [string, string];
    // For a new lead the profile would be requested, which would also discover the revoked token.
    spotter.writes('hello', first);
    await spotter.settled();
    spotter.instagram.revokeTokens(account.id);
    spotter.writes('SHRED', first);
    await spotter.settled();
    expect(await sentTo(first)).toMatchObject([{ failure: 'account-reconnect' }]);
    spotter.writes('SHRED', second);
    await spotter.settled();
    expect(await decisionOf(second)).toMatchObject({ reason: 'account-reconnect' });
    await reconnect();
    await spotter.settled();
    expect([first, second].map((id) => spotter.answers(id).length)).toEqual([1, 1]);
  });

  test('an account whose token dies before it could be asked what became of an answer has to be reconnected', async () => {
    const lead = newLead();
    spotter.writes('hello', lead);
    await spotter.settled();
    spotter.instagram.setFaults({ down: true });
    spotter.writes('SHRED', lead);
    await spotter.settled();
    expect(await sentTo(lead)).toMatchObject([{ status: 'sending' }]);
    spotter.instagram.clearFaults();
    spotter.instagram.revokeTokens(account.id);
    await pass(minuteMs);
    expect(await coach.client.call(connectionRoutes.listCredentials)).toMatchObject([{ status: 'reconnect_needed' }]);
    await reconnect();
    await passUntil('the answer', minuteMs, () => spotter.answers(lead).length > 0);
    expect(spotter.answers(lead)).toHaveLength(1);
  });

  test('a chat that was given back while the account was held is answered as soon as sending works again', async () => {
    const [first, other] = newLeads(2) as [string, string];
    const write = (to: string, message: string) =>
      coach.client.call(botRoutes.sendMessage, {
        params: { id: coach.botId },
        body: { senderId: to, credentialId: coach.credentialId, message },
      });
    spotter.writes('SHRED', first);
    await spotter.settled();
    await write(first, 'Dana here, one moment');
    spotter.writes('how much is it?', first);
    await spotter.settled();
    spotter.instagram.setFaults({ failNext: { code: 368, times: 1 } });
    spotter.writes('SHRED', other);
    await spotter.settled();
    const { _id: chatId } = await spotter.chat(coach, first);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } });
    await spotter.settled();
    expect(await decisionOf(first)).toMatchObject({ kind: 'wait', reason: 'account-restricted' });
    await write(other, 'Dana here');
    await spotter.settled();
    expect(await decisionOf(first)).toMatchObject({ kind: 'reply' });
    expect(spotter.answers(first)).toHaveLength(3);
  });

  test('an answer that was refused for the moment is not sent again once its echo shows that it went out', async () => {
    const lead = newLead();
    spotter.instagram.setFaults({ failNext: { code: 1200, times: 1 } });
    spotter.writes('SHRED', lead);
    await spotter.settled();
    const [refused] = await sentTo(lead);
    expect(refused).toMatchObject({ status: 'waiting', attempts: 1 });
    const at = clock.now();
    const text = refused!.text;
    const mid = spotter.instagram.importMessage(account.id, lead, { from: 'business', text, at });
    const echo = {
      sender: { id: account.id },
      recipient: { id: lead },
      timestamp: at.getTime(),
      message: { mid, text, is_echo: true },
    };
    spotter.instagram.sendRaw({
      object: 'instagram',
      entry: [{ id: account.id, time: at.getTime(), messaging: [echo] }],
    });
    await pass(10 * minuteMs);
    expect(await sentTo(lead)).toMatchObject([{ status: 'sent', providerId: mid, aborted: false }]);
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(await spotter.chat(coach, lead)).toMatchObject({ chatEnabled: true, takenOver: null });
  });

  test('sends that end without an outcome again and again are tried at a growing pace', async () => {
    const lead = newLead();
    // Only sending fails: the platform's list can be read, and is empty.
    spotter.instagram.setFaults({ failNext: { code: 2, http: 500, times: 1_000 } });
    spotter.writes('SHRED', lead);
    for (let minutes = 0; minutes < 15; minutes += 0.25) await pass(0.25 * minuteMs);
    const [tried] = await sentTo(lead);
    expect(tried!.attempts).toBeGreaterThan(3);
    expect(tried!.attempts).toBeLessThan(10);
    spotter.instagram.clearFaults();
    await passUntil('the answer', minuteMs, () => spotter.answers(lead).length > 0);
    expect(spotter.answers(lead)).toHaveLength(1);
  });

  test('an account whose token cannot be read any more has to be reconnected, and its chats go on then', async () => {
    const lead = newLead();
    spotter.writes('hello', lead);
    await spotter.settled();
    await database().update(credentials).set({ sealedToken: 'sealed with a lost key' });
    // Long enough for a typing bubble to be due.
    spotter.model.setLatency(500);
    spotter.writes('SHRED', lead);
    await spotter.settled();
    expect(await sentTo(lead)).toMatchObject([{ status: 'waiting', failure: 'account-reconnect' }]);
    expect(await coach.client.call(connectionRoutes.listCredentials)).toMatchObject([{ status: 'reconnect_needed' }]);
    await reconnect();
    await spotter.settled();
    expect(spotter.answers(lead)).toHaveLength(1);
  });

  /** Returns a lead whose answer was sent, and the answer's row. */
  async function answered() {
    const lead = newLead();
    spotter.writes('SHRED', lead);
    await spotter.settled();
    const [spoken] = await sentTo(lead);
    expect(spoken).toMatchObject({ status: 'sent' });
    const { sequence: _, ...row } = spoken!;
    return { lead, row: { ...row, providerId: null, status: 'waiting' as const } };
  }

  /** Returns a lead whose answer has two more parts that wait. */
  async function answeredInPart() {
    const { lead, row } = await answered();
    await database()
      .insert(messages)
      .values([
        { ...row, id: newId(), part: 1, text: 'Second half.' },
        { ...row, id: newId(), part: 2, text: 'Third half.' },
      ]);
    return { lead, row };
  }

  test('the rest of a long answer is dropped when the lead writes in between, and kept as aborted', async () => {
    const { lead, row } = await answered();
    const nextAttemptAt = new Date(clock.now().getTime() + minuteMs);
    const text = 'And the second half of it.';
    await database()
      .insert(messages)
      .values({ ...row, id: newId(), part: 1, text, nextAttemptAt });
    await requestConsideration(database(), [row.chatId], clock.now());
    spotter.writes('wait, how much is it?', lead);
    await pass(2 * minuteMs);
    expect((await sentTo(lead))[1]).toMatchObject({ text, status: 'failed', aborted: true });
    expect(spotter.answers(lead).map((answer) => answer.text)).not.toContain(text);
    expect(spotter.answers(lead)).toHaveLength(2);
  });

  test('the rest of a long answer is dropped when the coach writes in the app while a part is on its way', async () => {
    const { lead, row } = await answeredInPart();
    spotter.instagram.setFaults({ sendDelayMs: 300 });
    await requestConsideration(database(), [row.chatId], clock.now());
    await spotter.until('a part on its way', async () => (await sentTo(lead))[1]?.status === 'sending');
    spotter.instagram.answerAsCoach(account.id, lead, 'Dana here, I take this one');
    await spotter.until('the take-over', async () => (await spotter.findChat(coach, lead))?.chatEnabled === false);
    expect(await sentTo(lead)).toMatchObject([
      { part: 0, status: 'sent' },
      { part: 1, status: 'sent' },
      { part: 2, status: 'failed', aborted: true },
    ]);
    expect(spotter.answers(lead).map(({ text }) => text)).not.toContain('Third half.');
  });

  test('when one part of an answer fails for good, what follows is not sent without it', async () => {
    const { lead, row } = await answeredInPart();
    spotter.instagram.setFaults({ failNext: { code: 551, times: 1 } });
    await requestConsideration(database(), [row.chatId], clock.now());
    await spotter.settled();
    expect(await sentTo(lead)).toMatchObject([
      { part: 0, status: 'sent', aborted: false },
      { part: 1, status: 'failed', aborted: false },
      { part: 2, status: 'failed', aborted: true },
    ]);
    expect(spotter.answers(lead)).toHaveLength(1);
  });
});
