import { and, eq, lt, or, sql } from 'drizzle-orm';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../platform/ids.ts';
import type { chats, messages } from '../chats.tables.ts';

/** Where a page begins: after the entry with this instant and id. */
export type PageStart = { at: Date; id: string };

/** Where a page of the queue begins: after the chat with this urgency, waiting since that instant. */
export type QueueStart = PageStart & { rank: number };

/** Where the next page begins, as an opaque word. */
export function writeCursor(start: PageStart): string {
  return toWord([start.at.toISOString(), start.id]);
}

/** Reads a cursor. Throws `invalid_input` for one that we did not write. */
export function readCursor(cursor: string | undefined): PageStart | null {
  return cursor === undefined ? null : startOf(toParts(cursor));
}

/** The same for the queue. */
export function writeQueueCursor(start: QueueStart): string {
  return toWord([start.at.toISOString(), start.id, String(start.rank)]);
}

export function readQueueCursor(cursor: string | undefined): QueueStart | null {
  if (cursor === undefined) return null;
  const [instant, id, rank = ''] = toParts(cursor);
  if (!/^\d$/.test(rank)) throw notOurs();
  return { ...startOf([instant, id]), rank: Number(rank) };
}

/** What comes after the start of a page in a list that runs from the newest to the oldest. */
export function before(
  start: PageStart | null,
  at: typeof messages.sentAt | typeof chats.lastActivityAt,
  id: typeof messages.id | typeof chats.id,
) {
  if (start === null) return undefined;
  const instant = sql`${start.at.toISOString()}::timestamptz`;
  return or(lt(at, instant), and(eq(at, instant), lt(id, start.id)));
}

function toWord(parts: string[]): string {
  return Buffer.from(parts.join(' ')).toString('base64url');
}

function toParts(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
}

function startOf([instant = '', id = '']: (string | undefined)[]): PageStart {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !isId(id)) throw notOurs();
  return { at, id };
}

function notOurs(): AppError {
  return new AppError('invalid_input', 'This page address is not valid');
}
