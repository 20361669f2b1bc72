import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { takenCareOf } from '../chat-switch.repository.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';
import type { SetAside } from './set-aside.ts';

/** Takes a chat off the coach's list, and stores what this sets aside. */
export async function markTakenCareOf(
  tx: Database,
  access: Access,
  chatId: string,
  setAside: SetAside | null,
): Promise<void> {
  await changeChats(tx, {
    ...takenCareOf,
    awaitingSince: null,
    setAside,
    stage: sql`case when ${chats.stage} <> 'needs_you' then ${chats.stage}
              when ${chats.engagedAt} is null then 'new' else 'engaged' end`,
  }).where(and(eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId)));
}

/** Puts a chat back as it was when it was set aside. */
export async function restoreSetAside(tx: Database, chatId: string, before: SetAside): Promise<void> {
  const { stage, handOverReason, ...instants } = before;
  await changeChats(tx, {
    stage,
    handOverReason,
    handedOverAt: readInstant(instants.handedOverAt),
    sendFailedAt: readInstant(instants.sendFailedAt),
    sendUnconfirmedAt: readInstant(instants.sendUnconfirmedAt),
    awaitingSince: readInstant(instants.awaitingSince),
    setAside: null,
  }).where(eq(chats.id, chatId));
}

function readInstant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
