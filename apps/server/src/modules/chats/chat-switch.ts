import type { HandOverReason } from '@spotter/domain/safety';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { chatChanged } from './chat-changed.ts';
import {
  abortWaiting,
  markNeedsYou,
  setHandedBack,
  setSwitchedOff,
  setTakenOver,
  type SwitchEffect,
  unmarkNeedsYou,
} from './chat-switch.repository.ts';
import type { chats } from './chats.tables.ts';
import { noteHandBack, noteTakeOver } from './takeovers/takeovers.repository.ts';

/** Returns what changes in a chat when the agent hands it over to the coach. */
export function handedOver(reason: HandOverReason, at: Date): Partial<typeof chats.$inferInsert> {
  return {
    autorepliesEnabled: false,
    offReason: 'hand-over',
    stage: 'needs_you',
    handOverReason: reason,
    handedOverAt: at,
    handBackNote: null,
    // The record of the decision holds them.
    refusedDrafts: [],
    spam: null,
  };
}

/**
 * Returns what changes when a contact asks to have their data deleted: the coach sees it, and the contact gets
 * no message beyond the stop.
 */
export function askedForDeletion(at: Date): Partial<typeof chats.$inferInsert> {
  return { stage: 'needs_you', handOverReason: deletionAsked, handedOverAt: at };
}

/** Puts a chat on the coach's list for a matter that leaves its switch unchanged. */
export async function putOnList(
  tx: Database,
  chatId: string,
  matter: 'talk-later' | 'stuck' | 'went-quiet',
  at: Date,
): Promise<void> {
  const botId = await markNeedsYou(tx, chatId, matter, at);
  if (botId !== null) sendSignals(tx, [chatChanged({ id: chatId, botId })]);
}

/**
 * Takes a chat off the coach's list where it stands for this matter,
 * because nothing can be done about it any more.
 */
export async function takeOffList(tx: Database, chatId: string, matter: 'went-quiet'): Promise<void> {
  const botId = await unmarkNeedsYou(tx, chatId, matter);
  if (botId !== null) sendSignals(tx, [chatChanged({ id: chatId, botId })]);
}

/** The reason that the coach's list shows for this chat. */
export const deletionAsked = 'asked-for-deletion';

/** Returns whether the agent itself switched the chat off: its parting words may still be on their way. */
export function isClosing({ offReason }: Pick<typeof chats.$inferSelect, 'offReason'>): boolean {
  return offReason === 'hand-over' || offReason === 'finished';
}

/**
 * Takes a chat over because a person writes: autoreplies go off, what was pending is canceled, and nothing waits
 * for the coach. A person who already has the chat took it over with their first message.
 */
export async function takeOver(
  tx: Database,
  chatId: string,
  by: { at: Date; via: 'inbox' | 'app' },
): Promise<SwitchEffect> {
  await noteTakeOver(tx, chatId, by);
  await setTakenOver(tx, chatId, by);
  return abortWaiting(tx, chatId, 'person-wrote');
}

/** Switches the chat off by the coach's choice; the contact gets no message. */
export async function switchOff(tx: Database, chatId: string): Promise<SwitchEffect> {
  await setSwitchedOff(tx, chatId);
  return abortWaiting(tx, chatId, 'switched-off');
}

/**
 * Hands the chat back to the agent: it counts as engaged from now on, whether or not a keyword was met. The
 * agent keeps the note for as long as it has the chat, because its matter ("book her") may take several answers.
 */
export async function handBack(
  tx: Database,
  chatId: string,
  at: Date,
  note: string | null = null,
): Promise<SwitchEffect> {
  await noteHandBack(tx, chatId, { at, note });
  await setHandedBack(tx, chatId, { at, note });
  return { abortedMessageIds: [] };
}
