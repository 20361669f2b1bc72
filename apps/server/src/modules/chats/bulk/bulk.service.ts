import type { BulkAction, BulkChange, BulkSelection, LeftOutChat, Page } from '@spotter/contract';
import { leaveOutOfBulk, maxBulkChats, snapshotOf } from '@spotter/domain/inbox';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { requireAnswering } from '../assignees/assign-chat.ts';
import { getBot } from '../../bots/index.ts';
import { listChatIds } from '../inbox/chat-list.repository.ts';
import { searchChatIds } from '../inbox/chat-search.ts';
import { listTags } from '../tags/tags.repository.ts';
import { factsOf, mayBeAnswered } from './bulk-facts.ts';
import { bulkJob } from './bulk.job.ts';
import {
  type BulkChat,
  type BulkRow,
  countOutcomes,
  findBulk,
  findLatestBulk,
  insertBulk,
  isBulkRunning,
  listBulkChats,
  listLeftOut,
  lockBulks,
  updateBulk,
} from './bulk.repository.ts';

/** Chats that are read together for a dry run. */
const readAtOnce = 500;
const leftOutLength = 50;

type Options = { database: Database; clock: Clock };

/** Changes many chats at once: a dry run, then a job that can be stopped, and an undo. */
export function createBulk(options: Options) {
  const { database, clock } = options;

  async function get(access: Access, id: string, tx = database, lock = false): Promise<BulkRow> {
    const bulk = isId(id) ? await findBulk(tx, access, id, lock) : null;
    if (bulk === null) throw new AppError('not_found', 'This change does not exist');
    return bulk;
  }
  const find = async (access: Access, id: string) => present(database, await get(access, id));

  /** Lets a change or its undo run, if no other does. */
  async function begin(access: Access, id: string, check: (bulk: BulkRow, tx: Database) => Promise<Partial<BulkRow>>) {
    await inTransaction(database, async (tx) => {
      await lockBulks(tx, access);
      const bulk = await get(access, id, tx, true);
      const change = await check(bulk, tx);
      if (await isBulkRunning(tx, access))
        throw new AppError('conflict', 'Another change is still running. Wait for it, or stop it.');
      await updateBulk(tx, id, change);
      await requestJobs(tx, bulkJob, [{ key: id, payload: {}, dueAt: clock.now(), lane: bulk.workspaceId }]);
    });
    return find(access, id);
  }

  return {
    find,

    async latest(access: Access): Promise<{ change: BulkChange | null }> {
      const bulk = await findLatestBulk(database, access);
      return { change: bulk === null ? null : await present(database, bulk) };
    },

    /** Throws not_found where the account, the tag or the member is gone. */
    plan: (access: Access, action: BulkAction, selection: BulkSelection) => plan(options, access, action, selection),

    async leftOut(
      access: Access,
      id: string,
      { limit = leftOutLength, cursor }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<LeftOutChat[]>> {
      await get(access, id);
      const after = cursor === undefined ? -1 : readPlace(cursor);
      const found = await listLeftOut(database, id, { limit: limit + 1, after });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        value: shown.map(({ place: _, ...chat }) => chat),
        nextCursor: found.length > limit && last !== undefined ? String(last.place) : null,
      };
    },

    /** Throws conflict where it was begun before, or another one runs. */
    start: (access: Access, id: string, confirm: number | undefined): Promise<BulkChange> =>
      begin(access, id, async (bulk, tx) => {
        if (bulk.state !== 'planned') throw new AppError('conflict', 'This change was begun before.');
        const { waiting } = await present(tx, bulk);
        if (bulk.action.kind === 'delete' && confirm !== waiting)
          throw new AppError('invalid_input', `Confirm that ${waiting} conversations are deleted for good.`);
        return { state: 'running', startedAt: clock.now() };
      }),

    async stop(access: Access, id: string): Promise<BulkChange> {
      await inTransaction(database, async (tx) => {
        const { state } = await get(access, id, tx, true);
        if (state === 'running' || state === 'undoing') await updateBulk(tx, id, { state: 'stopped' });
      });
      return find(access, id);
    },

    /** Throws conflict where there is nothing to put back. */
    undo: (access: Access, id: string): Promise<BulkChange> =>
      begin(access, id, (bulk) => {
        if (bulk.action.kind === 'delete')
          throw new AppError('conflict', 'Deleted conversations can’t be brought back.');
        if (bulk.state !== 'done' && bulk.state !== 'stopped')
          throw new AppError('conflict', 'There is nothing to undo here.');
        return Promise.resolve({ state: 'undoing' });
      }),
  };
}

export type Bulk = ReturnType<typeof createBulk>;

async function plan(
  { database, clock }: Options,
  access: Access,
  action: BulkAction,
  selection: BulkSelection,
): Promise<BulkChange> {
  const now = clock.now();
  const tagId = 'tagId' in action ? action.tagId : null;
  if (tagId !== null && !(await listTags(database, access)).some(({ id }) => id === tagId))
    throw new AppError('not_found', 'This tag does not exist');
  if (action.kind === 'assign' && action.assignee !== null) await requireAnswering(database, access, action.assignee);
  const { ids, isMore } = await selectedIds(database, access, now, selection);
  const id = newId();
  await inTransaction(database, async (tx) => {
    const chats: BulkChat[] = [];
    for (let from = 0; from < ids.length; from += readAtOnce)
      chats.push(
        ...(await listBulkChats(tx, access, { chatIds: ids.slice(from, from + readAtOnce), tagId, lock: false })),
      );
    const chosen = chats.toSorted(inLockOrder).map((chat) => {
      const facts = factsOf(chat, now);
      return { chat, chatId: chat.chat.id, reason: leaveOutOfBulk(action, facts), snapshot: snapshotOf(facts) };
    });
    const letsIn = action.kind === 'agent-on' || action.kind === 'hand-back';
    const answers = chosen.filter(({ chat, reason }) => letsIn && reason === null && mayBeAnswered(chat, now)).length;
    const { workspaceId, userId: createdBy } = access;
    const row = { id, workspaceId, createdBy, action, state: 'planned' as const, isMore, answers, createdAt: now };
    await insertBulk(
      tx,
      { ...row, total: ids.length },
      chosen.map(({ chat: _, ...one }) => one),
    );
  });
  return present(database, (await findBulk(database, access, id))!);
}

async function selectedIds(
  database: Database,
  access: Access,
  now: Date,
  selection: BulkSelection,
): Promise<{ ids: string[]; isMore: boolean }> {
  if ('chatIds' in selection) return { ids: [...new Set(selection.chatIds)].filter(isId), isMore: false };
  await getBot(database, access, selection.botId);
  const { search, ...filter } = selection.filter;
  const wanted = { access, botId: selection.botId, filter, now };
  const ids = search
    ? await searchChatIds(database, wanted, search, maxBulkChats + 1)
    : await listChatIds(database, wanted, maxBulkChats + 1);
  return { ids: ids.slice(0, maxBulkChats), isMore: ids.length > maxBulkChats };
}

/** Sorts chats as deliveries lock them. */
function inLockOrder({ chat: one }: BulkChat, { chat: other }: BulkChat): number {
  const [left, right] = [`${one.botId} ${one.contactId}`, `${other.botId} ${other.contactId}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

async function present(database: Database, bulk: BulkRow): Promise<BulkChange> {
  const { id, action, state, createdBy, total, isMore, answers, createdAt, deleted } = bulk;
  const outcomes = await countOutcomes(database, id);
  const count = (...wanted: string[]) =>
    outcomes.reduce((sum, { outcome, chats }) => (wanted.includes(outcome) ? sum + chats : sum), 0);
  const leftOut = outcomes.filter(({ outcome }) => outcome === 'left-out' || outcome === 'not-undone');
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason!);
  return {
    _id: id,
    action,
    state,
    createdBy,
    at: createdAt.toISOString(),
    total,
    isMore,
    waiting: count('waiting'),
    changed: count('changed', 'undone', 'not-undone') + deleted,
    undone: count('undone'),
    leftOut: [...byReason].map(([reason, rows]) => ({ reason, chats: rows.reduce((sum, row) => sum + row.chats, 0) })),
    missing: total - count('waiting', 'left-out', 'changed', 'undone', 'not-undone') - deleted,
    answers,
  };
}

function readPlace(cursor: string): number {
  if (!/^\d{1,6}$/.test(cursor)) throw new AppError('invalid_input', 'This page address is not valid');
  return Number(cursor);
}
