import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../platform/ids.ts';

/** Where a page begins: after the entry with this instant and id. */
export type PageStart = { at: Date; id: string };

/** Where a page begins in a list that is ordered by a rank first: a chat's urgency, or the time an answer took. */
export type RankedStart = PageStart & { rank: number };

/** Returns an opaque cursor for where the next page begins. */
export function writeCursor(start: PageStart): string {
  return toWord([start.at.toISOString(), start.id]);
}

/** Reads a cursor. Throws `invalid_input` for a cursor that is not ours. */
export function readCursor(cursor: string | undefined): PageStart | null {
  return cursor === undefined ? null : startOf(toParts(cursor));
}

/** Does the same for a list that is ordered by a rank first. */
export function writeRankedCursor(start: RankedStart): string {
  return toWord([start.at.toISOString(), start.id, String(start.rank)]);
}

export function readRankedCursor(cursor: string | undefined): RankedStart | null {
  if (cursor === undefined) return null;
  const [instant, id, rank = ''] = toParts(cursor);
  if (!/^\d{1,9}$/.test(rank)) throw notOurs();
  return { ...startOf([instant, id]), rank: Number(rank) };
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
