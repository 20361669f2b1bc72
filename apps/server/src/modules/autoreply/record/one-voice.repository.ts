import { recountVoice, type SaidHistory, type SaidMessage, type VoiceFault } from '@spotter/domain';
import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { agents } from '../../agents/agents.tables.ts';
import { appointments } from '../../booking/booking.tables.ts';
import { bots } from '../../bots/bots.tables.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { handBacks } from '../../chats/hands/hand-backs.tables.ts';
import { voiceCounts, voiceFindings } from './one-voice.tables.ts';

/** What was still being sent when a chat was counted is known after this long, or asked about again. */
const recountAfterMs = 60_000;

/** Where a page begins: after the entry with this instant and id. */
type PageStart = { at: Date; id: string };

/** The chats of a user in which something happened since they were counted, the newest first; at most `limit`. */
export async function listUncounted(database: Database, userId: string, now: Date, limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: chats.id })
    .from(chats)
    .leftJoin(voiceCounts, eq(voiceCounts.chatId, chats.id))
    .where(
      and(
        eq(chats.userId, userId),
        isNotNull(chats.lastActivityAt),
        // At the very instant of counting more may have happened.
        sql`(${voiceCounts.countedAt} is null or ${chats.lastActivityAt} >= ${voiceCounts.countedAt}
          or ${voiceCounts.recountAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(desc(chats.lastActivityAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Reads the messages of these chats anew and stores what was found, in place of what was found before. */
export async function recountChats(tx: Database, userId: string, chatIds: string[], now: Date): Promise<void> {
  if (chatIds.length === 0) return;
  const histories = await loadHistories(tx, chatIds);
  const counts: (typeof voiceCounts.$inferInsert)[] = [];
  const findings: (typeof voiceFindings.$inferInsert)[] = [];
  for (const chatId of chatIds) {
    const { history, isSettled } = histories.get(chatId)!;
    const { replies, stops, faults } = recountVoice(history);
    const countOf = (fault: VoiceFault) => faults.filter((one) => one.fault === fault).length;
    counts.push({
      chatId,
      userId,
      replies,
      stops,
      doubleReplies: countOf('doubleReplies'),
      repliesOverAPerson: countOf('repliesOverAPerson'),
      outsideWindow: countOf('outsideWindow'),
      afterStop: countOf('afterStop'),
      countedAt: now,
      recountAt: isSettled ? null : new Date(now.getTime() + recountAfterMs),
    });
    for (const { fault, messageId, at } of faults) {
      findings.push({ id: newId(), userId, chatId, counter: fault, messageId, at });
    }
  }
  await tx.delete(voiceFindings).where(inArray(voiceFindings.chatId, chatIds));
  if (findings.length > 0) await tx.insert(voiceFindings).values(findings);
  await tx
    .insert(voiceCounts)
    .values(counts)
    .onConflictDoUpdate({
      target: voiceCounts.chatId,
      set: {
        replies: sql`excluded.replies`,
        stops: sql`excluded.stops`,
        doubleReplies: sql`excluded.double_replies`,
        repliesOverAPerson: sql`excluded.replies_over_a_person`,
        outsideWindow: sql`excluded.outside_window`,
        afterStop: sql`excluded.after_stop`,
        countedAt: sql`excluded.counted_at`,
        recountAt: sql`excluded.recount_at`,
      },
    });
}

async function loadHistories(
  tx: Database,
  chatIds: string[],
): Promise<Map<string, { history: SaidHistory; isSettled: boolean }>> {
  const keywords = await tx
    .select({ chatId: chats.id, triggers: agents.triggerKeywords, reengagements: agents.reengagementKeywords })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .where(inArray(chats.id, chatIds));
  const found = new Map(
    keywords.map(({ chatId, triggers, reengagements }) => {
      const history: SaidHistory = {
        messages: [],
        handBacks: [],
        triggerKeywords: triggers ?? [],
        reengagementKeywords: reengagements ?? [],
      };
      return [chatId, { history, isSettled: true }];
    }),
  );
  const said = await tx
    .select()
    .from(messages)
    .where(inArray(messages.chatId, chatIds))
    .orderBy(asc(messages.chatId), asc(messages.sequence));
  for (const message of said) {
    const chat = found.get(message.chatId)!;
    chat.history.messages.push(asSaid(message));
    if (!message.aborted && ['waiting', 'sending', 'unconfirmed'].includes(message.status)) chat.isSettled = false;
  }
  const given = await tx.select().from(handBacks).where(inArray(handBacks.chatId, chatIds));
  for (const { chatId, at } of given) found.get(chatId)!.history.handBacks.push(at);
  // Keywords change; those that once decided are written down.
  const recorded = await tx
    .selectDistinct({ chatId: decisions.chatId, reason: decisions.reason, keyword: decisions.keyword })
    .from(decisions)
    .where(and(inArray(decisions.chatId, chatIds), isNotNull(decisions.keyword)));
  for (const { chatId, reason, keyword } of recorded) {
    const { history } = found.get(chatId)!;
    if (reason === 're-engagement-keyword') history.reengagementKeywords = [...history.reengagementKeywords, keyword!];
    else history.triggerKeywords = [...history.triggerKeywords, keyword!];
  }
  return found;
}

function asSaid(message: typeof messages.$inferSelect): SaidMessage {
  return {
    id: message.id,
    author: message.author,
    text: message.text,
    sequence: message.sequence,
    part: message.part,
    sentAt: message.sentAt,
    at: message.author === 'agent' ? (message.attemptedAt ?? message.receivedAt) : message.receivedAt,
    wasSaid: ['received', 'sent', 'delivered', 'seen', 'unconfirmed'].includes(message.status) && !message.aborted,
    imported: message.imported,
    byHand: message.sentByHandAt !== null,
    unprompted: message.author === 'agent' && message.turn === null,
  };
}

/** What the counting of a user's chats has given so far, added up. */
export async function sumCounts(database: Database, userId: string) {
  const [sums] = await queryRows<Record<'replies' | 'stops' | VoiceFault | 'counted' | 'chats', string | number>>(
    database,
    sql`
    select coalesce(sum(replies), 0) as replies, coalesce(sum(stops), 0) as stops,
      coalesce(sum(double_replies), 0) as "doubleReplies",
      coalesce(sum(replies_over_a_person), 0) as "repliesOverAPerson",
      coalesce(sum(outside_window), 0) as "outsideWindow", coalesce(sum(after_stop), 0) as "afterStop",
      count(*) as counted,
      (select count(*) from chats where user_id = ${userId} and last_activity_at is not null) as chats
    from voice_counts where user_id = ${userId}`,
  );
  const number = (name: keyof NonNullable<typeof sums>) => Number(sums?.[name] ?? 0);
  return {
    replies: number('replies'),
    stops: number('stops'),
    doubleReplies: number('doubleReplies'),
    repliesOverAPerson: number('repliesOverAPerson'),
    outsideWindow: number('outsideWindow'),
    afterStop: number('afterStop'),
    counted: number('counted'),
    chats: number('chats'),
  };
}

/** Calls that count as booked in a chat, and those of them of which the calendar has never heard. */
const wasBooked = and(eq(appointments.source, 'chat'), isNotNull(appointments.confirmedAt));
const isMissing = sql`(${appointments.source} = 'chat' and ${appointments.status} = 'confirmed' and (
  ${appointments.confirmedAt} is null or ${appointments.task} = 'book'
  or (${appointments.calendarKind} <> 'own' and ${appointments.bookingId} is null)))`;

/** How many calls the agent has booked, and how many of them are in no calendar. */
export async function countBookings(database: Database, userId: string): Promise<{ count: number; of: number }> {
  const [row] = await database
    .select({
      count: sql<number>`count(*) filter (where ${isMissing})`.mapWith(Number),
      of: sql<number>`count(*) filter (where ${wasBooked} or ${isMissing})`.mapWith(Number),
    })
    .from(appointments)
    .where(eq(appointments.coachId, userId));
  return row ?? { count: 0, of: 0 };
}

/** One entry behind a counter. */
export type Finding = {
  id: string;
  chatId: string | null;
  messageId: string | null;
  contactName: string | null;
  text: string;
  at: Date;
};

/** The messages behind one counter, newest first. */
export function listFindings(
  database: Database,
  userId: string,
  counter: VoiceFault,
  page: { limit: number; start: PageStart | null },
): Promise<Finding[]> {
  const { start } = page;
  const from = start === null ? null : sql`${start.at.toISOString()}::timestamptz`;
  return database
    .select({
      id: voiceFindings.id,
      chatId: voiceFindings.chatId,
      messageId: voiceFindings.messageId,
      contactName: sql<string | null>`coalesce(${chats.username}, ${chats.name})`,
      text: messages.text,
      at: voiceFindings.at,
    })
    .from(voiceFindings)
    .innerJoin(chats, eq(chats.id, voiceFindings.chatId))
    .innerJoin(messages, eq(messages.id, voiceFindings.messageId))
    .where(
      and(
        eq(voiceFindings.userId, userId),
        eq(voiceFindings.counter, counter),
        from === null || start === null
          ? undefined
          : or(lt(voiceFindings.at, from), and(eq(voiceFindings.at, from), lt(voiceFindings.id, start.id))),
      ),
    )
    .orderBy(desc(voiceFindings.at), desc(voiceFindings.id))
    .limit(page.limit);
}

/** The calls that are in no calendar, newest first. */
export async function listMissingBookings(
  database: Database,
  userId: string,
  page: { limit: number; start: PageStart | null },
): Promise<Finding[]> {
  const { start } = page;
  const from = start === null ? null : sql`${start.at.toISOString()}::timestamptz`;
  return database
    .select({
      id: appointments.id,
      chatId: appointments.chatId,
      messageId: sql<null>`null`,
      contactName: sql<string | null>`coalesce(${chats.username}, ${chats.name}, ${appointments.guestName})`,
      text: sql<string>`to_char(${appointments.startsAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`,
      at: appointments.createdAt,
    })
    .from(appointments)
    .leftJoin(chats, eq(chats.id, appointments.chatId))
    .where(
      and(
        eq(appointments.coachId, userId),
        isMissing,
        from === null || start === null
          ? undefined
          : or(lt(appointments.createdAt, from), and(eq(appointments.createdAt, from), lt(appointments.id, start.id))),
      ),
    )
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
    .limit(page.limit);
}
