import type { DropReason } from '@spotter/domain/sending';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { changeChats, raiseVersions } from './answers/chat-version.repository.ts';
import { withdrawProposal } from './approval/proposals.repository.ts';
import { chats, messages } from './chats.tables.ts';

/** What every change of a chat's switch also does: it drops answers that were waiting to be sent. */
export type SwitchEffect = { abortedMessageIds: string[] };

/** The columns to clear once a person has taken care of a chat. */
export const takenCareOf = {
  handOverReason: null,
  handedOverAt: null,
  sendFailedAt: null,
  sendUnconfirmedAt: null,
  leak: null,
  leakSince: null,
} as const;

/** Puts a chat on the coach's list; returns the bot it belongs to, or null when the chat is gone. */
export async function markNeedsYou(
  tx: Database,
  chatId: string,
  handOverReason: string,
  at: Date,
): Promise<string | null> {
  const change = { stage: 'needs_you', handOverReason, handedOverAt: at } as const;
  const [chat] = await changeChats(tx, change).where(eq(chats.id, chatId)).returning({ botId: chats.botId });
  return chat?.botId ?? null;
}

/**
 * Takes a chat off the coach's list if it stands there for this reason;
 * returns its bot, or null where it does not.
 */
export async function unmarkNeedsYou(tx: Database, chatId: string, handOverReason: string): Promise<string | null> {
  const [chat] = await changeChats(tx, {
    handOverReason: null,
    handedOverAt: null,
    stage: sql`case when ${chats.qualifiedAt} is null then 'engaged' else 'qualified' end`,
  })
    .where(and(eq(chats.id, chatId), eq(chats.stage, 'needs_you'), eq(chats.handOverReason, handOverReason)))
    .returning({ botId: chats.botId });
  return chat?.botId ?? null;
}

/** Lets a person speak in a chat: nothing is pending, and nothing waits for the coach. */
export async function setTakenOver(
  tx: Database,
  chatId: string,
  by: { at: Date; via: 'inbox' | 'app' },
): Promise<void> {
  await changeChats(tx, {
    autorepliesEnabled: false,
    offReason: 'takeover',
    takenOverAt: sql`coalesce(${chats.takenOverAt}, ${by.at.toISOString()}::timestamptz)`,
    takenOverVia: sql`coalesce(${chats.takenOverVia}, ${by.via})`,
    pendingReplyAt: null,
    ...takenCareOf,
    stage: sql`case when ${chats.stage} = 'needs_you' then 'engaged' else ${chats.stage} end`,
    unread: 0,
    awaitingSince: null,
    handBackNote: null,
    answersSincePerson: 0,
    spam: null,
  }).where(eq(chats.id, chatId));
}

export async function setSwitchedOff(tx: Database, chatId: string): Promise<void> {
  await changeChats(tx, {
    autorepliesEnabled: false,
    offReason: 'coach-toggle',
    pendingReplyAt: null,
    handBackNote: null,
  }).where(eq(chats.id, chatId));
}

/** Lets the agent speak in a chat, which is engaged from now on. */
export async function setHandedBack(
  tx: Database,
  chatId: string,
  { at, note }: { at: Date; note: string | null },
): Promise<void> {
  await changeChats(tx, {
    autorepliesEnabled: true,
    offReason: null,
    takenOverAt: null,
    takenOverVia: null,
    handedBackAt: at,
    engagedAt: sql`coalesce(${chats.engagedAt}, ${at.toISOString()}::timestamptz)`,
    stage: sql`case when ${chats.stage} in ('needs_you', 'new') then 'engaged' else ${chats.stage} end`,
    failedAttempts: 0,
    failedTurn: null,
    refusedDrafts: [],
    answersSincePerson: 0,
    spam: null,
    ...takenCareOf,
    handBackNote: note,
  }).where(eq(chats.id, chatId));
}

/**
 * Drops what the agent was about to say: the answer that waits for the coach's word, and those that were not yet
 * handed to the provider.
 */
export async function abortWaiting(tx: Database, chatId: string, because: DropReason): Promise<SwitchEffect> {
  await withdrawProposal(tx, chatId, because);
  return abortClaimed(tx, chatId, because);
}

/**
 * Drops the agent's answers that were not yet handed to the provider. They stay in the history, as aborted, with
 * the reason.
 */
export async function abortClaimed(tx: Database, chatId: string, because: DropReason): Promise<SwitchEffect> {
  const aborted = await tx
    .update(messages)
    .set({ aborted: true, status: 'failed', failure: because, nextAttemptAt: null })
    .where(isWaitingAnswer(chatId))
    .returning({ id: messages.id });
  if (aborted.length > 0) await raiseVersions(tx, [chatId]);
  return { abortedMessageIds: aborted.map(({ id }) => id) };
}

/** Holds the agent's answers that were not yet handed to the provider until an instant. */
export async function holdWaiting(tx: Database, chatId: string, until: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ nextAttemptAt: sql`greatest(${messages.nextAttemptAt}, ${until.toISOString()}::timestamptz)` })
    .where(isWaitingAnswer(chatId));
}

/** Returns the condition for the agent's messages in a chat that were not yet handed to the provider. */
export function isWaitingAnswer(chatId: string): SQL | undefined {
  return and(
    eq(messages.chatId, chatId),
    eq(messages.author, 'agent'),
    eq(messages.status, 'waiting'),
    eq(messages.aborted, false),
  );
}
