import type { BulkAction } from '@spotter/contract';
import { changedSinceDryRun, leaveOutOfBulk, type BulkReason } from '@spotter/domain/inbox';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Access } from '../../../platform/access.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { getAccessOfWorkspace } from '../../users/index.ts';
import { listAnswering } from '../assignees/assignees.repository.ts';
import { listTags } from '../tags/tags.repository.ts';
import { applyToChat, type ApplyOptions, undoInChat } from './apply-bulk.ts';
import { factsOf } from './bulk-facts.ts';
import {
  type BulkChat,
  type BulkChatRow,
  type BulkRow,
  countDeleted,
  listBulkChats,
  listBulkRows,
  lockBulk,
  resolveBulkRow,
  updateBulk,
} from './bulk.repository.ts';

/** Makes the next part of a change of many chats, or of its undo. The key is the id of the change. */
export const bulkJob = defineJob('bulk', z.object({}));

/** Chats in one transaction: a crash loses none of it, and others wait only for so many. */
const chatsAtOnce = 20;

type Options = ApplyOptions & { database: Database };

/** Changes many chats in small parts. What a part did is stored with the part. */
export function createBulkJob(options: Options) {
  const { database, clock } = options;
  return handleJob(bulkJob, async ({ key }) => {
    const hasMore = await inTransaction(database, (tx) => runPart(tx, options, key));
    return hasMore ? { kind: 'again', at: clock.now() } : { kind: 'done' };
  });
}

async function runPart(tx: Database, options: Options, bulkId: string): Promise<boolean> {
  const bulk = await lockBulk(tx, bulkId);
  if (bulk === null || (bulk.state !== 'running' && bulk.state !== 'undoing')) return false;
  const isUndo = bulk.state === 'undoing';
  const rows = await listBulkRows(tx, bulkId, isUndo ? 'changed' : 'waiting', chatsAtOnce);
  if (rows.length === 0) {
    await updateBulk(tx, bulkId, { state: isUndo ? 'undone' : 'done' });
    return false;
  }
  const access = await getAccessOfWorkspace(tx, bulk.workspaceId);
  const tagId = 'tagId' in bulk.action ? bulk.action.tagId : null;
  const gone = await findGone(tx, access, bulk);
  const chats = await listBulkChats(tx, access, { chatIds: rows.map(({ chatId }) => chatId), tagId, lock: true });
  const found = new Map(chats.map((chat) => [chat.chat.id, chat]));
  for (const row of rows) {
    const chat = found.get(row.chatId);
    // A chat that was deleted meanwhile has taken its row along.
    if (chat === undefined) continue;
    if (gone !== null) await resolveBulkRow(tx, row, { outcome: isUndo ? 'not-undone' : 'left-out', reason: gone });
    else if (isUndo) await undoRow(tx, options, bulk, row, chat);
    else await changeRow(tx, options, { access, bulk, row, chat });
  }
  if (bulk.action.kind === 'delete') noteDeleted(tx, chats);
  return true;
}

/** Returns why a change has nothing to give any more: its tag was deleted, or its member answers no more. */
async function findGone(tx: Database, access: Access, { action, state }: BulkRow): Promise<BulkReason | null> {
  if ('tagId' in action) return (await listTags(tx, access)).some(({ id }) => id === action.tagId) ? null : 'tag-gone';
  if (action.kind !== 'assign' || action.assignee === null || state === 'undoing') return null;
  return (await listAnswering(tx, access.workspaceId)).has(action.assignee) ? null : 'member-gone';
}

async function changeRow(
  tx: Database,
  options: Options,
  { access, bulk, row, chat }: { access: Access; bulk: BulkRow; row: BulkChatRow; chat: BulkChat },
): Promise<void> {
  const reason = leaveOut(bulk.action, row, chat, options.clock.now());
  if (reason !== null) return resolveBulkRow(tx, row, { outcome: 'left-out', reason });
  const before = await applyToChat(tx, options, access, bulk.action, chat);
  if (before === null) await countDeleted(tx, bulk.id);
  else await resolveBulkRow(tx, row, { outcome: 'changed', reason: null, before });
}

async function undoRow(tx: Database, options: Options, bulk: BulkRow, row: BulkChatRow, chat: BulkChat) {
  const reason = row.before === null ? 'changed' : await undoInChat(tx, options, bulk.action, row.before, chat);
  await resolveBulkRow(tx, row, { outcome: reason === null ? 'undone' : 'not-undone', reason });
}

/** Returns why a chat is left out of a change now. */
function leaveOut(action: BulkAction, row: BulkChatRow, chat: BulkChat, now: Date): BulkReason | null {
  const facts = factsOf(chat, now);
  return facts.isAccountClosed
    ? 'account-closed'
    : (changedSinceDryRun(row.snapshot, facts) ?? leaveOutOfBulk(action, facts));
}

/** Has everybody's screens read the lists again: a deleted chat has nothing to tell. */
function noteDeleted(tx: Database, chats: BulkChat[]): void {
  sendSignals(tx, [{ kind: 'account-changed', botIds: [...new Set(chats.map(({ chat }) => chat.botId))] }]);
}
