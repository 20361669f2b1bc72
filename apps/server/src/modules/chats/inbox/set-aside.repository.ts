import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { takenCareOf } from '../chat-switch.repository.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';
import type { BriefChat } from '../chat-state.ts';
import type { SetAside } from './set-aside.ts';

/** Returns why a chat needs the coach, to be kept while it no longer does. */
export function setAsideOf(chat: BriefChat): SetAside {
  return {
    stage: chat.stage,
    handOverReason: chat.handOverReason,
    handedOverAt: chat.handedOverAt?.toISOString() ?? null,
    sendFailedAt: chat.sendFailedAt?.toISOString() ?? null,
    sendUnconfirmedAt: chat.sendUnconfirmedAt?.toISOString() ?? null,
    awaitingSince: chat.awaitingSince?.toISOString() ?? null,
    leak:
      chat.leak === null || chat.leakSince === null ? null : { kind: chat.leak, since: chat.leakSince.toISOString() },
    autorepliesEnabled: chat.autorepliesEnabled,
    lastActivityAt: chat.lastActivityAt?.toISOString() ?? null,
  };
}

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
  const { stage, handOverReason, leak = null, ...instants } = before;
  await changeChats(tx, {
    stage,
    handOverReason,
    handedOverAt: readInstant(instants.handedOverAt),
    sendFailedAt: readInstant(instants.sendFailedAt),
    sendUnconfirmedAt: readInstant(instants.sendUnconfirmedAt),
    awaitingSince: readInstant(instants.awaitingSince),
    leak: leak?.kind ?? null,
    leakSince: readInstant(leak?.since ?? null),
    setAside: null,
  }).where(eq(chats.id, chatId));
}

function readInstant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
