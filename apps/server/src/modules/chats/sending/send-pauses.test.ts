import { botRoutes } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { bots } from '../../bots/bots.tables.ts';
import { loadChatState } from '../chat-state.ts';
import { chats } from '../chats.tables.ts';
import { createSendPauses, noteSignOfLife } from './send-pauses.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const hourMs = 3_600_000;

describe('the pause of an account', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let chatId: string;
  let now = start;

  beforeAll(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
    const { botId, access } = coach;
    chatId = newId();
    await database()
      .insert(chats)
      .values({ id: chatId, workspaceId: access.workspaceId, botId, contactId: 'lead', createdAt: start });
  });
  afterAll(() => spotter.close());
  beforeEach(async () => {
    now = start;
    await database().delete(sendPauses);
  });

  const database = () => spotter.connection.database;
  const state = async () => (await loadChatState(database(), chatId))!;
  const pause = async (botId = coach.botId) =>
    (await database().select().from(sendPauses).where(eq(sendPauses.botId, botId)))[0];

  function pauses() {
    return createSendPauses({
      database: database(),
      clock: { now: () => now, setTimer: () => () => {} },
      chance: () => 0,
      onResumed: () => Promise.resolve(),
    });
  }

  /** Moves the clock to an instant, at which a call begun at `startedAt` is answered with a limit for an hour. */
  async function limitForAnHour(at: Date, startedAt = at): Promise<void> {
    now = at;
    const trouble = { because: 'rate-limited' as const, retryAfterMs: hourMs, startedAt };
    await pauses().recordTrouble(database(), await state(), trouble);
  }

  test('keeps its reason and its end when a call that was under way before it ends without an answer', async () => {
    await limitForAnHour(after(1_000));
    now = after(10_000);
    const late = { because: 'provider-down' as const, retryAfterMs: null, startedAt: start };
    await pauses().recordTrouble(database(), await state(), late);
    expect(await pause()).toMatchObject({ because: 'rate-limited', until: after(1_000 + hourMs) });
    // The echo of that call's message shows that the platform is up, which does not end a limit.
    await noteSignOfLife(database(), coach.botId);
    expect(await pause()).toMatchObject({ because: 'rate-limited', until: after(1_000 + hourMs) });
  });

  test('is not ended by a call that was under way before it', async () => {
    const counted = { because: 'provider-down' as const, retryAfterMs: null, startedAt: start };
    await pauses().recordTrouble(database(), await state(), counted);
    const seen = await state();
    await limitForAnHour(after(1_000));
    now = after(2_000);
    await pauses().recordSuccess(database(), seen, after(500));
    expect(await pause()).toMatchObject({ because: 'rate-limited', until: after(1_000 + hourMs) });
    now = after(1_000 + hourMs);
    await pauses().recordSuccess(database(), await state(), now);
    expect(await pause()).toBeUndefined();
  });

  test('is told with the account while its platform does not answer, and told again when it does', async () => {
    const received: string[][] = [];
    const stop = spotter.connection.signals.on('account-changed', ({ botIds }) => received.push(botIds));
    const downUntil = async () =>
      (await coach.client.call(botRoutes.find, { params: { id: coach.botId } })).platformDownUntil;
    const fail = async () => {
      const trouble = { because: 'provider-down' as const, retryAfterMs: null, startedAt: now };
      await pauses().recordTrouble(database(), await state(), trouble);
    };
    await fail();
    await fail();
    expect(await downUntil()).toBeNull();
    expect(received).toEqual([]);
    await fail();
    expect(await downUntil()).toBe(after(15_000).toISOString());
    now = after(15_000);
    await pauses().recordSuccess(database(), await state(), now);
    expect(await downUntil()).toBeNull();
    expect(received).toEqual([[coach.botId], [coach.botId]]);
    stop();

    await limitForAnHour(after(20_000));
    expect(await downUntil()).toBeNull();
  });

  test('keeps its reason when the platform limits the whole app for a shorter time', async () => {
    const [bot] = await database().select().from(bots).where(eq(bots.id, coach.botId));
    // The account has no agent; nothing else matters here.
    const { userId } = await spotter.signUp();
    const restricted = { ...bot!, id: newId(), userId, accountId: '17841400000000099', agentId: null };
    await database().insert(bots).values(restricted);
    const until = after(24 * hourMs);
    const because = 'account-restricted';
    await database().insert(sendPauses).values({ botId: restricted.id, because, troubles: 3, pausedAt: start, until });
    await limitForAnHour(after(1_000));
    await pauses().pauseChannel(await state());
    expect(await pause(restricted.id)).toMatchObject({ because: 'account-restricted', until });
  });

  test('becomes that of all accounts only when a second one is told, too, that the whole app is limited', async () => {
    const [bot] = await database().select().from(bots).where(eq(bots.id, coach.botId));
    const { userId } = await spotter.signUp();
    const others = [1, 2].map((nth) => ({
      ...bot!,
      id: newId(),
      userId,
      accountId: `1784140000000011${nth}`,
      agentId: null,
    }));
    await database().insert(bots).values(others);
    const [second, third] = others.map(({ id }) => ({ bot: { id, channel: bot!.channel } }));
    const shared = pauses();
    const notify = async (details: { bot: { id: string; channel: 'instagram' | 'messenger' } }) => {
      await shared.recordTrouble(database(), details, { because: 'rate-limited', retryAfterMs: null, startedAt: now });
      await shared.pauseChannelOnceConfirmed(details);
    };
    const own = { bot: { id: coach.botId, channel: bot!.channel } };
    await notify(own);
    now = after(10_000);
    await notify(own);
    expect([await pause(second!.bot.id), await pause(third!.bot.id)]).toEqual([undefined, undefined]);
    expect(await pause()).toMatchObject({ because: 'rate-limited' });
    await notify(second!);
    expect(await pause(third!.bot.id)).toMatchObject({ because: 'rate-limited', until: expect.any(Date) });
  });
});
