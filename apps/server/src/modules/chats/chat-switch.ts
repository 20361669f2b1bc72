import type { HandOverReason } from '@spotter/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { chatChanged } from './chat-changed.ts';
import { chats, messages } from './chats.tables.ts';
import { noteHandBack, noteTakeOver } from './hands/changes-of-hands.ts';

/** What every change of a chat's switch also does: answers that were waiting to be sent are dropped. */
export type SwitchEffect = { abortedMessageIds: string[] };

/** What the agent's giving the chat to the coach changes in it. */
export function handedOver(reason: HandOverReason, at: Date): Partial<typeof chats.$inferInsert> {
  return {
    autorepliesEnabled: false,
    offReason: 'hand-over',
    stage: 'needs_you',
    handOverReason: reason,
    handedOverAt: at,
    handBackNote: null,
    // The record of the decision has them.
    refusedDrafts: [],
  };
}

/** What a contact's wish that their data be deleted changes: the coach sees it; nothing is said beside the stop. */
export function askedForDeletion(at: Date): Partial<typeof chats.$inferInsert> {
  return { stage: 'needs_you', handOverReason: deletionAsked, handedOverAt: at };
}

/** Puts a chat on the coach's list for a matter that leaves its switch as it is. */
export async function putOnList(tx: Database, chatId: string, matter: 'talk-later' | 'stuck', at: Date): Promise<void> {
  const change = { stage: 'needs_you', handOverReason: matter, handedOverAt: at } as const;
  const [chat] = await tx.update(chats).set(change).where(eq(chats.id, chatId)).returning({ botId: chats.botId });
  if (chat !== undefined) sendSignals(tx, [chatChanged({ id: chatId, botId: chat.botId })]);
}

/** The reason with which such a chat stands on the coach's list. */
export const deletionAsked = 'asked-for-deletion';

/** Whether it was the agent that switched the chat off: its parting words may still be on their way. */
export function isParting({ offReason }: Pick<typeof chats.$inferSelect, 'offReason'>): boolean {
  return offReason === 'hand-over' || offReason === 'finished';
}

/** What there is to forget once somebody has taken care of a chat. */
export const takenCareOf = {
  handOverReason: null,
  handedOverAt: null,
  sendFailedAt: null,
  sendUnconfirmedAt: null,
} as const;

/**
 * A person writes: the chat's autoreplies go off, what was pending is cancelled, and nothing waits for the coach. Who has
 * the chat already took it over with the first message.
 */
export async function takeOver(
  tx: Database,
  chatId: string,
  by: { at: Date; via: 'inbox' | 'app' },
): Promise<SwitchEffect> {
  await noteTakeOver(tx, chatId, by);
  await tx
    .update(chats)
    .set({
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
    })
    .where(eq(chats.id, chatId));
  return abortWaiting(tx, chatId);
}

/** The coach switches the chat off by hand, without a word to the contact. */
export async function switchOff(tx: Database, chatId: string): Promise<SwitchEffect> {
  await tx
    .update(chats)
    .set({ autorepliesEnabled: false, offReason: 'coach-toggle', pendingReplyAt: null, handBackNote: null })
    .where(eq(chats.id, chatId));
  return abortWaiting(tx, chatId);
}

/**
 * The coach gives the chat to the agent: it counts as engaged from now on, whether or not a keyword was met. The note
 * is the agent's for as long as it has the chat: what it is about ("book her") may take several answers.
 */
export async function handBack(
  tx: Database,
  chatId: string,
  at: Date,
  note: string | null = null,
): Promise<SwitchEffect> {
  await noteHandBack(tx, chatId, { at, note });
  await tx
    .update(chats)
    .set({
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
      ...takenCareOf,
      handBackNote: note,
    })
    .where(eq(chats.id, chatId));
  return { abortedMessageIds: [] };
}

/** Drops the agent's answers that were not handed to the provider yet. They stay in the history, as aborted. */
export async function abortWaiting(tx: Database, chatId: string): Promise<SwitchEffect> {
  const aborted = await tx
    .update(messages)
    .set({ aborted: true, status: 'failed', failure: null, nextAttemptAt: null })
    .where(isWaitingAnswer(chatId))
    .returning({ id: messages.id });
  return { abortedMessageIds: aborted.map(({ id }) => id) };
}

/** Keeps the agent's answers that were not handed to the provider yet from being sent before an instant. */
export async function holdWaiting(tx: Database, chatId: string, until: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ nextAttemptAt: sql`greatest(${messages.nextAttemptAt}, ${until.toISOString()}::timestamptz)` })
    .where(isWaitingAnswer(chatId));
}

/** The agent's messages in a chat that were not handed to the provider yet. */
export function isWaitingAnswer(chatId: string) {
  return and(
    eq(messages.chatId, chatId),
    eq(messages.author, 'agent'),
    eq(messages.status, 'waiting'),
    eq(messages.aborted, false),
  );
}
