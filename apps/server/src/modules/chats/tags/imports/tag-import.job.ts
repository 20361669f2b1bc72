import { z } from 'zod';
import { inTransaction, type Database } from '../../../../database/database.ts';
import { sendSignals } from '../../../../database/signals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../../queue/define-job.ts';
import { chatChanged } from '../../chat-changed.ts';
import { lockChatsById } from '../../intake/lock-chats.repository.ts';
import { publishTagsChanged } from '../tags.service.ts';
import {
  deleteImport,
  finishImport,
  forgetWaiting,
  giveWaiting,
  listGivenChats,
  listWaiting,
  lockImport,
  takeGiven,
  type TagImportRow,
} from './tag-imports.repository.ts';

/** Makes the next part of an import of tags, or of its undo. The key is the id of the import. */
export const tagImportJob = defineJob('tag-import', z.object({}));

/** Tags, or chats, in one transaction: a crash loses none of it, and others wait only for so many. */
const atOnce = 100;

type Options = {
  database: Database;
  clock: Clock;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
};

/** Gives the tags of an import in small parts, and takes them back. What a part did is stored with the part. */
export function createTagImportJob(options: Options) {
  const { database, clock } = options;
  return handleJob(tagImportJob, async ({ key }) => {
    const hasMore = await inTransaction(database, async (tx) => {
      const row = await lockImport(tx, key);
      if (row === null || row.state === 'done') return false;
      return row.state === 'undoing' ? takePart(tx, options, row) : givePart(tx, options, row);
    });
    return hasMore ? { kind: 'again', at: clock.now() } : { kind: 'done' };
  });
}

async function givePart(tx: Database, options: Options, { id, workspaceId }: TagImportRow): Promise<boolean> {
  const rows = await listWaiting(tx, id, atOnce);
  if (rows.length === 0) {
    await finishImport(tx, id);
    await publishTagsChanged(tx, { workspaceId });
    return false;
  }
  const chats = await lockChatsById(tx, [...new Set(rows.map(({ chatId }) => chatId))]);
  await noteChanged(tx, options, chats, await giveWaiting(tx, { importId: id, rows, at: options.clock.now() }));
  return true;
}

async function takePart(tx: Database, options: Options, { id, workspaceId }: TagImportRow): Promise<boolean> {
  if (await forgetWaiting(tx, id)) return true;
  const chatIds = await listGivenChats(tx, id, atOnce);
  if (chatIds.length === 0) {
    await deleteImport(tx, id);
    await publishTagsChanged(tx, { workspaceId });
    return false;
  }
  const chats = await lockChatsById(tx, chatIds);
  await noteChanged(tx, options, chats, await takeGiven(tx, id, chatIds));
  return true;
}

/** Has locked chats looked at again: a client is talked to in another way. */
async function noteChanged(
  tx: Database,
  { clock, requestConsideration }: Options,
  chats: { id: string; botId: string }[],
  changed: string[],
): Promise<void> {
  await requestConsideration(tx, changed, clock.now());
  const isChanged = new Set(changed);
  sendSignals(
    tx,
    chats.filter(({ id }) => isChanged.has(id)).map((chat) => chatChanged(chat, { overtakes: true })),
  );
}
