import { AppError } from '../../http/app-error.ts';
import { isId } from '../../platform/ids.ts';
import type { PageStart } from './chats.repository.ts';

/** Where the next page begins, as an opaque word. */
export function writeCursor(start: PageStart): string {
  return Buffer.from(`${start.at.toISOString()} ${start.id}`).toString('base64url');
}

/** Reads a cursor. Throws `invalid_input` for one that we did not write. */
export function readCursor(cursor: string | undefined): PageStart | null {
  if (cursor === undefined) return null;
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !isId(id)) throw new AppError('invalid_input', 'This page address is not valid');
  return { at, id };
}
