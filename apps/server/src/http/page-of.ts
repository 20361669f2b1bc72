import type { Page } from '@spotter/contract';
import { isId } from '../platform/ids.ts';
import { AppError } from './app-error.ts';

/** Returns one page of a list that is short enough to be read whole; the whole list where no limit is given. */
export function pageOf<Entry extends { _id: string }>(
  entries: Entry[],
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Page<Entry[]> {
  const rest = cursor === undefined ? entries : entries.slice(startAfter(entries, cursor));
  const value = rest.slice(0, limit ?? rest.length);
  return { value, nextCursor: value.length < rest.length ? (value.at(-1)?._id ?? null) : null };
}

/** Returns the start of a page. Throws `invalid_input` for a cursor that we did not write. */
function startAfter(entries: { _id: string }[], cursor: string): number {
  const found = entries.findIndex(({ _id }) => _id === cursor);
  if (found !== -1) return found + 1;
  if (!isId(cursor)) throw new AppError('invalid_input', 'This page address is not valid');
  // The entry was deleted meanwhile. Ids sort by time of creation, as these lists do.
  const next = entries.findIndex(({ _id }) => _id > cursor);
  return next === -1 ? entries.length : next;
}
