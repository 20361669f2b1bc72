import type { BriefChat } from '../chat-state.ts';
import type { TagGiver } from '../tags/tags.tables.ts';

/** What an undo puts back: who gave the tag and by which import, or columns of the chat. */
export type BeforeBulk = { tagBy: TagGiver | null; tagImportId?: string | null; columns: StoredColumns | null };

const putBackColumns = [
  'autorepliesEnabled',
  'offReason',
  'takenOverAt',
  'takenOverVia',
  'handBackNote',
  'stage',
  'handOverReason',
  'handedOverAt',
  'lostReason',
  'lostNote',
  'sendFailedAt',
  'sendUnconfirmedAt',
  'assigneeId',
  'leak',
  'leakSince',
] as const satisfies (keyof BriefChat)[];
/** The columns of a chat that an undo puts back. */
export type PutBack = Pick<BriefChat, (typeof putBackColumns)[number]>;
/** Instants are ISO texts in the database. */
type StoredColumns = { [Name in keyof PutBack]: Exclude<PutBack[Name], Date> | string };

/** Returns the columns of a chat as they are stored. */
export function storedColumns(chat: BriefChat): StoredColumns {
  const columns = putBackColumns.map((name) => {
    const value = chat[name];
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(columns) as StoredColumns;
}

/** Returns them as they were. */
export function readColumns({ columns }: BeforeBulk): PutBack {
  const entries = Object.entries(columns ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' && (name.endsWith('At') || name === 'leakSince') ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as PutBack;
}
