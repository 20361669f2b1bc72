import type { NeverListAdded, NeverListEntry, NeverListSummary, NeverListWay, Page } from '@spotter/contract';
import { sourceOf } from '@spotter/contract';
import { isHandleListTooLong, maxHandleLines, readHandleList, wrongLineSentence } from '@spotter/domain/inbox';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { raiseBotVersions } from '../../bots/index.ts';
import { chatChanged } from '../chat-changed.ts';
import { findOwnRow, updateChat } from '../chats.repository.ts';
import type { SignedAddresses } from '../media/signed-addresses.ts';
import { readCursor, writeCursor } from '../inbox/page-cursor.ts';
import {
  countHandles,
  countNever,
  deleteEntry,
  deleteHandle,
  insertHandles,
  insertImport,
  listBotIds,
  listChatsOfHandles,
  listImports,
  listNever,
  type ListedRow,
} from './never-list.repository.ts';

const pageLength = 50;
const newestImports = 50;
/** Max handles of a workspace. */
const maxHandles = 100_000;
/** Max wrong lines that are named in one answer. */
const maxNamed = 100;

type Options = {
  connection: Connection;
  clock: Clock;
  addresses: SignedAddresses;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
};

type Listed = { search?: string | undefined; way?: NeverListWay | undefined };

/** Whom no agent answers: who they are, how they came on the list, and the ways on and off it. */
export function createNeverList(options: Options) {
  const { connection, addresses } = options;
  const { database } = connection;

  return {
    async list(
      access: Access,
      { search, way, limit = pageLength, cursor }: Listed & { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<NeverListEntry[]>> {
      const page = { limit: limit + 1, start: readCursor(cursor) };
      const rows = await listNever(database, access, { search: search || undefined, way }, page);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return {
        value: shown.map((row) => present(row, addresses)),
        nextCursor: hasMore ? writeCursor({ at: last.at, id: last.id }) : null,
      };
    },

    async summary(access: Access): Promise<NeverListSummary> {
      const [counts, imports] = await Promise.all([
        countNever(database, access),
        listImports(database, access, newestImports),
      ]);
      return {
        counts,
        imports: imports.map(({ id, name, count, at }) => ({ _id: id, name, count, at: at.toISOString() })),
      };
    },

    add: (access: Access, given: { text: string; name?: string | undefined; skipWrong?: boolean | undefined }) =>
      addHandles(options, access, given),

    async remove(access: Access, id: string): Promise<void> {
      if (!isId(id)) throw notListed();
      await inTransaction(database, async (tx) => {
        const handles = await deleteEntry(tx, access, id);
        await (handles === null ? takeChatOff(options, tx, access, id) : noteChanged(options, tx, access, handles));
      });
    },
  };
}

export type NeverList = ReturnType<typeof createNeverList>;

/**
 * Takes the contact of a chat off the list, in whatever way they came on it. The caller changes the chat itself.
 */
export async function takeHandleOff(tx: Database, access: Access, username: string | null): Promise<void> {
  if (username !== null) await deleteHandle(tx, access, username.toLowerCase());
}

async function addHandles(
  options: Options,
  access: Access,
  { text, name, skipWrong = false }: { text: string; name?: string | undefined; skipWrong?: boolean | undefined },
): Promise<NeverListAdded> {
  if (isHandleListTooLong(text)) throw new AppError('invalid_input', `Add up to ${maxHandleLines} lines at once`);
  const { handles, repeated, wrong } = readHandleList(text);
  if (wrong.length > 0 && !skipWrong) {
    const issues = wrong
      .slice(0, maxNamed)
      .map((line) => ({ path: `text.${line.line}`, message: wrongLineSentence(line) }));
    const message = wrong.length === 1 ? issues[0]!.message : `${wrong.length} lines name nobody. Nothing was added.`;
    throw new AppError('invalid_input', message, issues);
  }
  if (handles.length === 0) throw new AppError('invalid_input', 'There is no handle in this. Write one per line.');
  return inTransaction(options.connection.database, async (tx) => {
    if ((await countHandles(tx, access)) + handles.length > maxHandles)
      throw new AppError('invalid_input', `The never list holds up to ${maxHandles} handles`);
    const addedAt = options.clock.now();
    const importId = handles.length === 1 && name === undefined ? null : newId();
    if (importId !== null)
      await insertImport(tx, { id: importId, workspaceId: access.workspaceId, name: name ?? 'Pasted list', addedAt });
    const rows = rowsOf(handles);
    const added = await insertHandles(tx, access, rows, { importId, addedAt });
    // An import that adds nobody is nothing to take back.
    if (importId !== null && added.length === 0) await deleteEntry(tx, access, importId);
    await noteChanged(options, tx, access, added);
    return {
      _id: added.length === 0 ? null : (importId ?? rows[0]!.id),
      added: added.length,
      known: handles.length - added.length,
      repeated,
      skipped: wrong.length,
    };
  });
}

/** Returns rows in the order of their handles, in which all imports lock them and the list shows them. */
function rowsOf(handles: string[]): { id: string; handle: string }[] {
  const ids = handles.map(newId).toSorted().toReversed();
  return handles.toSorted().map((handle, index) => ({ id: ids[index]!, handle }));
}

/** Has everything decided again about the chats of people who came on the list, or off it. */
async function noteChanged(options: Options, tx: Database, access: Access, handles: string[]): Promise<void> {
  if (handles.length === 0) return;
  // An answer on its way to someone whose handle is not known yet must be decided again too.
  await raiseBotVersions(tx, await listBotIds(tx, access));
  const chats = await listChatsOfHandles(tx, access, handles);
  await options.requestConsideration(
    tx,
    chats.map(({ id }) => id),
    options.clock.now(),
  );
  sendSignals(
    tx,
    chats.map((chat) => chatChanged(chat, { overtakes: true })),
  );
}

/** Takes a contact off who was put on the list in their chat. */
async function takeChatOff(options: Options, tx: Database, access: Access, chatId: string): Promise<void> {
  const chat = await findOwnRow(tx, access, chatId);
  if (chat?.neverAutoreply === true) {
    await updateChat(tx, access, chatId, { neverAutoreply: false, neverAutoreplyAt: null });
    await options.requestConsideration(tx, [chatId], options.clock.now());
    return sendSignals(tx, [chatChanged(chat)]);
  }
  if (chat?.optedOutAt != null)
    throw new AppError('conflict', 'They asked for no more messages. Only a keyword from them ends that.');
  throw notListed();
}

function notListed(): AppError {
  return new AppError('not_found', 'This person is not on the never list');
}

function present(row: ListedRow, addresses: SignedAddresses): NeverListEntry {
  const { chatId, importId, importName } = row;
  return {
    _id: row.id,
    way: row.way,
    handle: row.handle,
    name: row.name,
    picture: chatId !== null && row.hasPicture ? addresses.pictureAddress(chatId) : null,
    chatId,
    from: row.channel === null ? null : sourceOf(row.channel),
    at: row.isKnown ? row.at.toISOString() : null,
    import: importId === null ? null : { _id: importId, name: importName ?? '' },
  };
}
