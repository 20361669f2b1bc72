import {
  isAdClick,
  keywordMatches,
  type KeywordRules,
  keywordsOf,
  unsetKeywordRules,
  type WantedWords,
} from '@spotter/domain/autoreply';
import { recountSafety, type SentHistory, type SentMessage, type VoiceFault } from '@spotter/domain/safety-record';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { agents } from '../../agents/index.ts';
import { bots } from '../../bots/index.ts';
import { chats, decisions, handBacks, messages } from '../../chats/index.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { addFollowUps } from './follow-up-histories.repository.ts';
import { voiceCounts, voiceFindings } from './safety-record.tables.ts';

/** Time until a chat is counted again if a message was still being sent when it was counted. */
const recountAfterMs = 60_000;

/** Returns up to `limit` chats of a workspace with activity since they were counted, newest first. */
export async function listUncounted(
  database: Database,
  workspaceId: WorkspaceId,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ id: chats.id })
    .from(chats)
    .leftJoin(voiceCounts, eq(voiceCounts.chatId, chats.id))
    .where(
      and(
        eq(chats.workspaceId, workspaceId),
        isNotNull(chats.lastActivityAt),
        // More may have happened at the same instant as the count.
        sql`(${voiceCounts.countedAt} is null or ${chats.lastActivityAt} >= ${voiceCounts.countedAt}
          or ${voiceCounts.recountAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(desc(chats.lastActivityAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Reads the messages of these chats again, and replaces the stored counts and findings. */
export async function recountChats(
  tx: Database,
  workspaceId: WorkspaceId,
  chatIds: string[],
  now: Date,
): Promise<void> {
  if (chatIds.length === 0) return;
  const histories = await loadHistories(tx, chatIds);
  const counts: (typeof voiceCounts.$inferInsert)[] = [];
  const findings: (typeof voiceFindings.$inferInsert)[] = [];
  for (const chatId of chatIds) {
    const { history, isSettled } = histories.get(chatId)!;
    const { replies, stops, followUps: sent, openings, faults } = recountSafety(history);
    const countOf = (fault: VoiceFault) => faults.filter((one) => one.fault === fault).length;
    counts.push({
      chatId,
      workspaceId,
      replies,
      stops,
      doubleReplies: countOf('doubleReplies'),
      repliesOverAPerson: countOf('repliesOverAPerson'),
      outsideWindow: countOf('outsideWindow'),
      afterStop: countOf('afterStop'),
      followUps: sent,
      unwelcomeFollowUps: countOf('unwelcomeFollowUps'),
      openings,
      undisclosed: countOf('undisclosed'),
      countedAt: now,
      recountAt: isSettled ? null : new Date(now.getTime() + recountAfterMs),
    });
    for (const { fault, messageId, at } of faults) {
      findings.push({ id: newId(), workspaceId, chatId, counter: fault, messageId, at });
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
        followUps: sql`excluded.follow_ups`,
        unwelcomeFollowUps: sql`excluded.unwelcome_follow_ups`,
        openings: sql`excluded.openings`,
        undisclosed: sql`excluded.undisclosed`,
        countedAt: sql`excluded.counted_at`,
        recountAt: sql`excluded.recount_at`,
      },
    });
}

async function loadHistories(
  tx: Database,
  chatIds: string[],
): Promise<Map<string, { history: SentHistory; isSettled: boolean }>> {
  const keywords = await tx
    .select({
      chatId: chats.id,
      triggers: agents.triggerKeywords,
      reengagements: agents.reengagementKeywords,
      rules: agents.reengagementRules,
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .where(inArray(chats.id, chatIds));
  const found = new Map(
    keywords.map(({ chatId, triggers, reengagements, rules }) => {
      const history: SentHistory = {
        messages: [],
        handBacks: [],
        triggerKeywords: triggers ?? [],
        reengagements: [reengagementsOf(reengagements ?? [], rules ?? unsetKeywordRules)],
      };
      return [chatId, { history, isSettled: true }];
    }),
  );
  const outgoing = await tx
    .select()
    .from(messages)
    .where(inArray(messages.chatId, chatIds))
    .orderBy(asc(messages.chatId), asc(messages.sequence));
  for (const message of outgoing) {
    const chat = found.get(message.chatId)!;
    chat.history.messages.push(asSpoken(message));
    if (!message.aborted && ['waiting', 'sending', 'unconfirmed'].includes(message.status)) chat.isSettled = false;
  }
  await addFollowUps(tx, new Map([...found].map(([chatId, { history }]) => [chatId, history])));
  const given = await tx.select().from(handBacks).where(inArray(handBacks.chatId, chatIds));
  for (const { chatId, at } of given) found.get(chatId)!.history.handBacks.push(at);
  // Keywords change, but decisions record those that they were made by.
  const recorded = await tx
    .selectDistinct({ chatId: decisions.chatId, reason: decisions.reason, keyword: decisions.keyword })
    .from(decisions)
    .where(and(inArray(decisions.chatId, chatIds), isNotNull(decisions.keyword)));
  for (const { chatId, reason, keyword } of recorded) {
    const { history } = found.get(chatId)!;
    // A word under a post starts nothing in a chat, nor does one that is left out.
    if (reason === 'trigger-comment' || reason === 'excluded-word') continue;
    if (reason === 're-engagement-keyword') history.reengagements.push(recordedReengagement(keyword!));
    else history.triggerKeywords = [...history.triggerKeywords, keyword!];
  }
  return found;
}

function reengagementsOf(words: string[], rules: KeywordRules): WantedWords {
  return { keywords: keywordsOf(words, rules), excludeWords: rules.excludeWords };
}

/** A decision records the word and not how it was looked for then, so any way counts. */
function recordedReengagement(word: string): WantedWords {
  return { keywords: keywordMatches.map((match) => ({ word, match })), excludeWords: [] };
}

function asSpoken(message: typeof messages.$inferSelect): SentMessage {
  return {
    id: message.id,
    author: message.author,
    text: message.text,
    sequence: message.sequence,
    part: message.part,
    sentAt: message.sentAt,
    at: message.author === 'agent' ? (message.attemptedAt ?? message.receivedAt) : message.receivedAt,
    queuedAt: message.receivedAt,
    wasSent: ['received', 'sent', 'delivered', 'seen', 'unconfirmed'].includes(message.status) && !message.aborted,
    imported: message.imported,
    byHand: message.sentByHandAt !== null,
    mayHideMachine: message.disclosure === 'not-required' || message.disclosure === 'unrecorded',
    unprompted: message.author === 'agent' && message.turn === null,
    ...(message.context?.referral !== undefined && isAdClick(message.context.referral) ? { fromAd: true } : {}),
    ...(message.context?.comment === undefined ? {} : { answersComment: message.context.comment.commentId }),
  };
}

/** Returns the sums of the counts of a workspace's chats so far. */
export async function sumCounts(database: Database, workspaceId: WorkspaceId) {
  const [sums] = await queryRows<
    Record<'replies' | 'stops' | 'followUps' | 'openings' | VoiceFault | 'counted' | 'chats', string | number>
  >(
    database,
    sql`
    select coalesce(sum(replies), 0) as replies, coalesce(sum(stops), 0) as stops,
      coalesce(sum(double_replies), 0) as "doubleReplies",
      coalesce(sum(replies_over_a_person), 0) as "repliesOverAPerson",
      coalesce(sum(outside_window), 0) as "outsideWindow", coalesce(sum(after_stop), 0) as "afterStop",
      coalesce(sum(follow_ups), 0) as "followUps", coalesce(sum(unwelcome_follow_ups), 0) as "unwelcomeFollowUps",
      coalesce(sum(openings), 0) as openings, coalesce(sum(undisclosed), 0) as undisclosed,
      count(*) as counted,
      (select count(*) from chats where workspace_id = ${workspaceId} and last_activity_at is not null) as chats
    from voice_counts where workspace_id = ${workspaceId}`,
  );
  const number = (name: keyof NonNullable<typeof sums>) => Number(sums?.[name] ?? 0);
  return {
    replies: number('replies'),
    stops: number('stops'),
    doubleReplies: number('doubleReplies'),
    repliesOverAPerson: number('repliesOverAPerson'),
    outsideWindow: number('outsideWindow'),
    afterStop: number('afterStop'),
    followUps: number('followUps'),
    unwelcomeFollowUps: number('unwelcomeFollowUps'),
    openings: number('openings'),
    undisclosed: number('undisclosed'),
    counted: number('counted'),
    chats: number('chats'),
  };
}
