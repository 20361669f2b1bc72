import type { RouteOutput, TagImport, TagImportPlan } from '@spotter/contract';
import type { tagImportRoutes } from '@spotter/contract';
import {
  isHandleListTooLong,
  maxGivenTags,
  maxHandleLines,
  readTagList,
  type TagList,
  wrongLineSentence,
} from '@spotter/domain/inbox';
import { inTransaction, type Database } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Access } from '../../../../platform/access.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { isId, newId } from '../../../../platform/ids.ts';
import { requestJobs } from '../../../../queue/queue.ts';
import { listTags, lockTags } from '../tags.repository.ts';
import { noteTagsChanged, storeTag } from '../tags.service.ts';
import { decideImport, type ImportDecision } from './decide-import.ts';
import { tagImportJob } from './tag-import.job.ts';
import {
  beginUndo,
  insertImport,
  insertWaiting,
  listImports,
  listNamedChats,
  type TagImportRow,
} from './tag-imports.repository.ts';

const newestImports = 50;
/** Max handles, tags and lines of each kind that are named in one answer. */
const maxNamed = 200;

type Options = { database: Database; clock: Clock };
type List = { text: string; name?: string | undefined; skipWrong?: boolean | undefined };
type Started = RouteOutput<typeof tagImportRoutes.startImport>;

/** Gives tags to the people of a list, and takes them back. */
export function createTagImports(options: Options) {
  const { database, clock } = options;
  return {
    /** Says what a list does. */
    async plan(access: Access, text: string): Promise<TagImportPlan> {
      const list = readList(text);
      return presentPlan(list, await decide(database, access, list, await listTags(database, access)));
    },

    start: (access: Access, list: List): Promise<Started> => start(options, access, list),

    list: async (access: Access): Promise<TagImport[]> =>
      (await listImports(database, access, newestImports)).map(presentImport),

    /** Begins to take back what an import gave. Throws not_found. */
    undo: (access: Access, id: string): Promise<void> =>
      inTransaction(database, async (tx) => {
        if (!isId(id) || !(await beginUndo(tx, access, id)))
          throw new AppError('not_found', 'This import does not exist');
        await requestJobs(tx, tagImportJob, [{ key: id, payload: {}, dueAt: clock.now(), lane: access.workspaceId }]);
      }),
  };
}

export type TagImports = ReturnType<typeof createTagImports>;

async function start({ database, clock }: Options, access: Access, given: List): Promise<Started> {
  const list = readList(given.text);
  if (list.wrong.length > 0 && given.skipWrong !== true) {
    const issues = list.wrong
      .slice(0, maxNamed)
      .map((line) => ({ path: `text.${line.line}`, message: wrongLineSentence(line) }));
    const message =
      list.wrong.length === 1 ? issues[0]!.message : `${list.wrong.length} lines are wrong. Nothing was imported.`;
    throw new AppError('invalid_input', message, issues);
  }
  return inTransaction(database, async (tx) => {
    const present = await lockTags(tx, access);
    const decision = await decide(tx, access, list, present);
    const plan = presentPlan(list, decision);
    if (decision.given.length === 0) return { ...plan, import: null };
    const now = clock.now();
    const { workspaceId } = access;
    const row: TagImportRow = {
      id: newId(),
      workspaceId,
      name: given.name ?? 'Pasted list',
      state: 'running',
      addedAt: now,
    };
    await insertImport(tx, row);
    const ids = new Map(present.map(({ key, id }) => [key, id]));
    for (const { key, name } of decision.newTags) {
      const tag = { id: newId(), workspaceId, createdAt: now, importId: row.id };
      await storeTag(tx, tag, { name, color: 'gray', byAgent: false, client: false, rule: null });
      ids.set(key, tag.id);
    }
    const waiting = decision.given.map(({ chatId, key }) => ({ chatId, tagId: ids.get(key)! }));
    await insertWaiting(tx, row.id, waiting);
    await requestJobs(tx, tagImportJob, [{ key: row.id, payload: {}, dueAt: now, lane: workspaceId }]);
    if (decision.newTags.length > 0) await noteTagsChanged(tx, access);
    return { ...plan, import: presentImport({ ...row, chats: 0, waiting: waiting.length }) };
  });
}

function readList(text: string): TagList {
  if (isHandleListTooLong(text)) throw new AppError('invalid_input', `Import up to ${maxHandleLines} lines at once`);
  const list = readTagList(text);
  if (list.count > maxGivenTags)
    throw new AppError('invalid_input', `One import gives up to ${maxGivenTags} tags. Split the list.`);
  if (list.count === 0 && list.wrong.length === 0)
    throw new AppError('invalid_input', 'There is nothing in this. Write a handle and its tags in each line.');
  return list;
}

async function decide(
  database: Database,
  access: Access,
  list: TagList,
  present: { id: string; key: string }[],
): Promise<ImportDecision> {
  return decideImport(list, present, await listNamedChats(database, access, [...list.given.keys()]));
}

function presentPlan(list: TagList, decision: ImportDecision): TagImportPlan {
  const named = (all: string[]) => ({ count: all.length, named: all.slice(0, maxNamed) });
  return {
    chats: new Set(decision.given.map(({ chatId }) => chatId)).size,
    tags: decision.given.length,
    known: decision.known,
    newTags: decision.newTags.map(({ name }) => name),
    noRoom: named(decision.noRoom),
    notFound: named(decision.notFound),
    accountClosed: named(decision.accountClosed),
    wrong: { count: list.wrong.length, named: list.wrong.slice(0, maxNamed).map(wrongLineSentence) },
  };
}

function presentImport(row: Omit<TagImportRow, 'workspaceId'> & { chats: number; waiting: number }): TagImport {
  const { id, name, state, addedAt, chats, waiting } = row;
  return { _id: id, name, state, at: addedAt.toISOString(), chats, waiting };
}
