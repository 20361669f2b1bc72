import type { Chat } from '@spotter/contract';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { listMembers } from '../../users/index.ts';
import type { OwnChats } from '../chat-access.ts';
import { chatChanged } from '../chat-changed.ts';
import { findOwnRow } from '../chats.repository.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { listAnswering, setAssignee, setNextAction } from './assignees.repository.ts';

/** Gives chats to people of the workspace, and keeps what is to be done next in them. */
export function createAssignees({ database, ownChats }: { database: Database; ownChats: OwnChats }) {
  return {
    /** Throws conflict where somebody else has the chat than `before` says, and not_found for who cannot have it. */
    async assign(
      access: Access,
      chatId: string,
      { assignee, before }: { assignee: string | null; before?: string | null | undefined },
    ): Promise<Chat> {
      await ownChats.get(access, chatId);
      if (assignee !== null) await requireAnswering(database, access, assignee);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        const chat = await findOwnRow(tx, access, chatId);
        if (chat === null || chat.assigneeId === assignee) return;
        if (before !== undefined) await requireSame(tx, access, { has: chat.assigneeId, before });
        await setAssignee(tx, access, [chatId], assignee);
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(access, chatId);
    },

    async setNextAction(
      access: Access,
      chatId: string,
      nextAction: { text: string; dueAt: string | null } | null,
    ): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await setNextAction(tx, access, chatId, nextAction);
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(access, chatId);
    },
  };
}

export type Assignees = ReturnType<typeof createAssignees>;

/** Throws not_found for who does not answer chats in the workspace. */
export async function requireAnswering(database: Database, access: Access, userId: string): Promise<void> {
  if (!(await listAnswering(database, access.workspaceId)).has(userId))
    throw new AppError('not_found', 'This person doesn’t answer chats here');
}

/** Throws conflict where the chat has changed hands since the caller looked. */
async function requireSame(
  tx: Database,
  { workspaceId }: Access,
  { has, before }: { has: string | null; before: string | null },
): Promise<void> {
  const [member] = has === null ? [] : await listMembers(tx, workspaceId, has);
  if ((member?.userId ?? null) === before) return;
  throw new AppError(
    'conflict',
    member === undefined ? 'Nobody has this chat any more.' : `${member.name} has this chat now.`,
  );
}
