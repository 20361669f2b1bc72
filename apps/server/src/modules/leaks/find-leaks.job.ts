import { type Leak, type LeakKind, whyClosed } from '@spotter/domain/inbox';
import { findLeak, type LeakFacts, leakSpans, type LeakWorth, saysYesToCall } from '@spotter/domain/leaks';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { findDueJobs, requestJobs } from '../../queue/queue.ts';
import { followUpJob } from '../autoreply/index.ts';
import { chatChanged, type ChatRow, isClient, noteLeak, owedSince, windowFactsOf } from '../chats/index.ts';
import { listCallsOfChats, listChatsToLookAt, listNewestMessages } from './leak-facts.repository.ts';
import { readWorths } from './read-worths.ts';
import { endLeak, listDue, listHandled, recordLeak } from './leaks.repository.ts';

/**
 * Checks the chats that are due, with the key `all`; or one chat, by its id: the database requests that when
 * the facts of a chat change whose lead is about to be lost (`functions/leaks.sql`).
 */
const leaksJob = defineJob('leaks', z.object({}));

const checkEveryMs = 60_000;
/** Max chats per transaction, and per run: the rest waits for the next one. */
const atOnce = 100;
const maxBatches = 20;

/** Asks for the search for leaks; asking again changes nothing. */
export function requestLeaks(database: Database, now: Date): Promise<void> {
  return requestJobs(database, leaksJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Keeps on each chat how its lead is about to be lost. */
export function createLeakSearch({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(leaksJob, async ({ key }) => {
    const now = clock.now();
    if (key !== 'all') {
      await inTransaction(database, (tx) => checkChats(tx, [key], now));
      return { kind: 'done' };
    }
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const due = await listDue(database, now, atOnce);
      if (due.length > 0) await inTransaction(database, (tx) => checkChats(tx, due, now));
      if (due.length < atOnce) break;
    }
    return { kind: 'again', at: new Date(now.getTime() + checkEveryMs) };
  });
}

/** Checks chats again, and stores what is found and what is over. */
async function checkChats(tx: Database, chatIds: string[], now: Date): Promise<void> {
  const worthOf = createWorths(tx, now);
  for (const { chat, facts, handled } of await readFacts(tx, chatIds)) {
    const { id: chatId, workspaceId } = chat;
    const result = findLeak(facts, now, handled);
    const { leak } = result;
    const isCase = (one: { kind: LeakKind; since: Date }) =>
      one.kind === chat.leak && one.since.getTime() === chat.leakSince?.getTime();
    const isSame = leak === null ? chat.leak === null : isCase(leak);
    // Where the case still holds, it is only too late, or something hurts more.
    if (!isSame && chat.leak !== null)
      await endLeak(tx, chatId, now, !facts.isClosed && !leakSpans(facts).some(isCase));
    if (!isSame && leak !== null) {
      await recordLeak(tx, { workspaceId, chatId, leak, worth: await worthOf(chat, facts), at: now });
    }
    await noteLeak(tx, chatId, result);
    if (!isSame) sendSignals(tx, [chatChanged(chat)]);
  }
}

type ChatFacts = { chat: ChatRow; facts: LeakFacts; handled: Leak[] };

async function readFacts(tx: Database, wanted: string[]): Promise<ChatFacts[]> {
  const rows = await listChatsToLookAt(tx, wanted);
  const chatIds = rows.map(({ chat }) => chat.id);
  if (chatIds.length === 0) return [];
  const [messages, calls, handled, due] = await Promise.all([
    listNewestMessages(tx, chatIds),
    listCallsOfChats(tx, chatIds),
    listHandled(tx, chatIds),
    findDueJobs(tx, followUpJob, chatIds),
  ]);
  return rows.map(({ chat, neverAnswered, tags, removedAt }) => {
    const isOf = ({ chatId }: { chatId: string }) => chatId === chat.id;
    const said = messages.filter(isOf);
    const own = calls.filter(isOf).map((call) => ({ ...call, isConfirmed: saysYesToCall(call, said) }));
    const facts: LeakFacts = {
      ...windowFactsOf(chat),
      isClosed: removedAt !== null || neverAnswered || whyClosed(chat) !== null,
      isClient: isClient(tags) || own.some(({ outcome }) => outcome === 'shown'),
      awaitingSince: owedSince(chat),
      isQualified: chat.qualifiedAt !== null,
      followsUpAt: due.get(chat.id) ?? null,
      calls: own,
      messages: said,
    };
    return { chat, facts, handled: handled.filter(isOf) };
  });
}

/** Returns what leads are worth; the numbers of a workspace are read once. */
function createWorths(tx: Database, now: Date) {
  const known = new Map<string, Awaited<ReturnType<typeof readWorths>>>();
  return async ({ workspaceId, qualifiedAt }: ChatRow, facts: LeakFacts): Promise<LeakWorth | null> => {
    // Nobody has to win a client.
    if (facts.isClient) return null;
    if (!known.has(workspaceId)) known.set(workspaceId, await readWorths(tx, workspaceId, now));
    const hasCall = facts.calls.some(({ status }) => status === 'booked');
    return known.get(workspaceId)!(hasCall ? 'booked' : qualifiedAt === null ? 'engaged' : 'qualified');
  };
}
