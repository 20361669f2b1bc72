import { readFileSync } from 'node:fs';
import { chatRoutes } from '@spotter/contract';
import type { GraphAction } from '@spotter/providers/meta/graph-errors';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/database.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { bots } from '../../bots/bots.tables.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { chats, messages } from '../chats.tables.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';

type Row = { code: number; subcode: number | null; message: string; action: GraphAction; http?: number };

/** The effects of one refused answer. */
type Aftermath = {
  status: string;
  failure: string | null;
  triesAgain: boolean;
  pause: { because: string; isHolding: boolean } | null;
  account: string;
  otherAppOwnsThread: boolean;
};

const rest: Aftermath = {
  status: 'failed',
  failure: null,
  triesAgain: false,
  pause: null,
  account: 'connected',
  otherAppOwnsThread: false,
};
const counted = { because: 'provider-down', isHolding: false };
const expected: Record<GraphAction, Aftermath> = {
  retry_short: { ...rest, status: 'waiting', failure: 'provider-down', triesAgain: true, pause: counted },
  reconcile: { ...rest, status: 'sending', pause: counted },
  backoff: {
    ...rest,
    status: 'waiting',
    failure: 'rate-limited',
    triesAgain: true,
    pause: { because: 'rate-limited', isHolding: true },
  },
  window_closed: { ...rest, failure: 'window-closed' },
  stop_chat: { ...rest, failure: 'contact-unavailable' },
  account_blocked: {
    ...rest,
    status: 'waiting',
    failure: 'account-restricted',
    pause: { because: 'account-restricted', isHolding: true },
  },
  reconnect: { ...rest, status: 'waiting', failure: 'account-reconnect', account: 'reconnect_needed' },
  fix_app: { ...rest, failure: 'app-misconfigured' },
  thread_control: { ...rest, failure: 'thread-owned-by-other-app', otherAppOwnsThread: true },
  bad_request: { ...rest, failure: 'bad-request' },
  drop: { ...rest, failure: 'bad-request' },
  ignore: { ...rest, failure: 'contact-unavailable' },
};

const table = (
  JSON.parse(
    readFileSync(
      new URL('../../../../../../packages/providers/src/meta/__fixtures__/error-codes.json', import.meta.url),
      'utf8',
    ),
  ) as { errors: Row[] }
).errors
  // Only the error's text tells this case apart, and the simulator does not choose the text by this code.
  .filter(({ message }) => !message.includes('HUMAN_AGENT'));

/** The first and the last error of each action. The channels' tests check that every error leads to its action. */
const telling = [...Map.groupBy(table, ({ action }) => action).values()].flatMap((rows) => [
  ...new Set([rows[0]!, rows.at(-1)!]),
]);

describe('a refused answer is acted on as the table of errors says', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  beforeEach(async () => {
    // What the previous test started must end first.
    await spotter.settled();
    spotter.instagram.clearFaults();
    await inTransaction(spotter.connection.database, async (tx) => {
      // Locks chats before their messages, as all code does.
      await tx.select({ id: chats.id }).from(chats).orderBy(chats.id).for('update');
      await tx.update(messages).set({ status: 'failed', nextAttemptAt: null }).where(eq(messages.author, 'agent'));
      await tx.update(credentials).set({ status: 'connected' });
      await tx.delete(sendPauses);
    });
  });

  function newLead(): string {
    people += 1;
    const id = `88800000000000${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
    return id;
  }

  /** Checks the effects as soon as they are known. */
  async function expectAftermath(contactId: string, wanted: Aftermath): Promise<void> {
    const { database } = spotter.connection;
    const rowOf = async () =>
      (
        await database
          .select({ message: messages, otherAppOwnsThread: chats.otherAppOwnsThread })
          .from(messages)
          .innerJoin(chats, eq(chats.id, messages.chatId))
          .where(and(eq(chats.contactId, contactId), eq(messages.author, 'agent')))
      )[0];
    const pauseOf = async () => (await database.select().from(sendPauses).where(eq(sendPauses.botId, coach.botId)))[0];
    const found = await spotter.until('an outcome', async () => {
      const pause = await pauseOf();
      const row = await rowOf();
      const isSettled = row?.message.status !== 'sending' || wanted.status === 'sending';
      return isSettled && (pause !== undefined || wanted.pause === null) && row;
    });
    const pause = await pauseOf();
    const [credential] = await database.select().from(credentials).where(eq(credentials.id, coach.credentialId));
    expect({
      status: found.message.status,
      failure: found.message.failure,
      triesAgain: found.message.nextAttemptAt !== null,
      pause: pause === undefined ? null : { because: pause.because, isHolding: pause.until !== null },
      account: credential!.status,
      otherAppOwnsThread: found.otherAppOwnsThread,
    }).toEqual(wanted);
  }

  test('every action of the table is shown', () => {
    expect(new Set(telling.map(({ action }) => action))).toEqual(new Set(Object.keys(expected)));
  });

  test.each(telling)('$code/$subcode: $action', async ({ code, subcode, action, http }) => {
    const contactId = newLead();
    spotter.instagram.setFaults({
      failNext: { code, times: 1, http: http ?? 400, ...(subcode === null ? {} : { subcode }) },
    });
    spotter.writes('SHRED', contactId);
    await expectAftermath(contactId, expected[action]);
    expect(spotter.answers(contactId)).toEqual([]);
  });

  test('a limit of the whole app that one account is told holds back that account alone', async () => {
    const { database } = spotter.connection;
    const other = await spotter.signUp();
    const [bot] = await database.select().from(bots).where(eq(bots.id, coach.botId));
    // This account has no agent; nothing else matters here.
    const second = { ...bot!, id: other.userId, accountId: '17841400000000099', agentId: null };
    await database.insert(bots).values(second);
    spotter.instagram.setFaults({ failNext: { code: 4, times: 1 } });
    const contactId = newLead();
    spotter.writes('SHRED', contactId);
    const paused = await spotter.until('it is held back', async () => {
      const rows = await database.select().from(sendPauses);
      return rows.some(({ until }) => until !== null) && rows;
    });
    await spotter.settled();
    expect(paused.map((row) => row.botId)).toEqual([coach.botId]);
  });

  test('what a contact who could not be reached writes next is answered', async () => {
    const contactId = newLead();
    spotter.instagram.setFaults({ failNext: { code: 551, times: 1 } });
    spotter.writes('SHRED', contactId);
    await expectAftermath(contactId, expected.stop_chat);
    spotter.writes('I am back, how much is it?', contactId);
    await spotter.until('an answer', () => spotter.answers(contactId).length === 1);
  });

  test('a thread that another app held is answered again once the contact writes to us', async () => {
    const contactId = newLead();
    spotter.instagram.setFaults({ failNext: { code: 10, subcode: 2018300, times: 1 } });
    spotter.writes('SHRED', contactId);
    await expectAftermath(contactId, expected.thread_control);
    spotter.writes('hello? tell me more', contactId);
    await spotter.until('an answer', () => spotter.answers(contactId).length === 1);
  });

  test('parting words that could not be sent yet stay unsaid once the coach uses the switch', async () => {
    const contactId = newLead();
    spotter.instagram.setFaults({ failNext: { code: 1200, times: 1 } });
    spotter.writes('SHRED. I make myself throw up after I eat', contactId);
    await expectAftermath(contactId, expected.retry_short);
    const { _id: chatId } = await spotter.chat(coach, contactId);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: false } });
    const chat = await spotter.chat(coach, contactId);
    expect(chat.history.at(-1)).toMatchObject({ author: 'agent', aborted: true });
    // The coach is still notified, because nobody has seen to it.
    expect(chat).toMatchObject({ chatEnabled: false, stage: 'needs_you' });
  });
});
