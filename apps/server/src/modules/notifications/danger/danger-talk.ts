import { safetyCategories } from '@spotter/domain/safety';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { NotificationRow } from '../notifications.repository.ts';
import { findDecisionAt, listAnswersTo, listMessagesUpTo } from './danger-talk.repository.ts';

/** Max number of a contact's messages that are read again: a burst. */
const maxMessages = 5;

/** What was said in a chat that was handed over for danger, in its present state. */
export type DangerTalk = {
  /** The kind of danger; null where nobody named one. */
  category: string | null;
  /** The contact's last words before the hand-over, oldest first; a message without words is an empty one. */
  written: string[];
  answers: { text: string; status: string }[];
};

// Records of other versions may name what this one does not know.
const Record = z.object({ concern: z.object({ category: z.enum(safetyCategories) }) });

/** Reads what was said around the hand-over that a notification is about; null where it is not about a chat. */
export async function readDangerTalk(
  database: Database,
  { chatId, at }: Pick<NotificationRow, 'chatId' | 'at'>,
): Promise<DangerTalk | null> {
  if (chatId === null) return null;
  const decision = await findDecisionAt(database, chatId, at);
  if (decision === null || decision.messageId === null) return null;
  const [newest, answers] = await Promise.all([
    listMessagesUpTo(database, chatId, decision.messageId, maxMessages),
    listAnswersTo(database, chatId, decision.messageId),
  ]);
  const firstOther = newest.findIndex(({ author }) => author !== 'contact');
  const written = firstOther === -1 ? newest : newest.slice(0, firstOther);
  return {
    category: Record.safeParse(decision.record).data?.concern.category ?? null,
    written: written.map(({ text }) => text).toReversed(),
    answers,
  };
}
