import { normalForm } from '@spotter/language/text/normal-form';
import { chunksOf } from '@spotter/language/text/tokens';
import type { Database } from '../../../database/database.ts';
import { excerptOf } from '../chats.presenter.ts';
import type { ListedChats } from './chat-list.repository.ts';
import { findByIndex, listIdsWithWords, searchPage, readWords, type FoundChat } from './chat-search.repository.ts';
import type { PageStart } from './page-cursor.ts';

/**
 * The newest chats are searched in steps of this many: with long messages, one step of a hundred took a third of
 * a second …
 */
const step = 40;
/**
 * … and in at most this many steps, enough while about one chat in twenty matches. With rarer words the index is
 * faster.
 */
const maxSteps = 25;
const worthGoingOn = step / 20;
/** How far before the found word an excerpt begins, in characters. */
const charactersBefore = 40;

/**
 * Returns the chats of a list in whose name or messages words begin with the typed ones, newest first. A common
 * word fills the page from the newest chats, without reading the hundred thousands that contain it too; a rare
 * one is in the index only a few times. So the cost does not grow with the account.
 */
export async function searchChats(
  database: Database,
  wanted: ListedChats,
  typed: string,
  page: { limit: number; start: PageStart | null },
): Promise<FoundChat[]> {
  const words = await readWords(database, typed);
  if (words.length === 0) return [];
  const found: FoundChat[] = [];
  let start = page.start;
  for (let steps = 1; ; steps += 1) {
    const searched = await searchPage(database, wanted, words, { limit: step, start });
    const fitting = searched.filter(({ fits }) => fits);
    found.push(...fitting.map(({ fits: _, ...chat }) => chat));
    const last = searched.at(-1)?.chat;
    if (searched.length < step || found.length >= page.limit || last === undefined) return found.slice(0, page.limit);
    start = { at: last.lastActivityAt!, id: last.id };
    if (fitting.length < worthGoingOn || steps === maxSteps) break;
  }
  const rest = await findByIndex(database, wanted, typed, words, { limit: page.limit - found.length, start });
  return [...found, ...rest];
}

/** Returns the ids of the newest chats of the same search, without what is shown of them. */
export async function searchChatIds(
  database: Database,
  wanted: ListedChats,
  typed: string,
  limit: number,
): Promise<string[]> {
  const words = await readWords(database, typed);
  return words.length === 0 ? [] : listIdsWithWords(database, wanted, typed, { limit, start: null });
}

/** Returns the part of a text around the first of the typed words. */
export function excerptAround(text: string, typed: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = fold(line).indexOf(chunksOf(fold(typed))[0] ?? '');
  const cut = at <= charactersBefore ? 0 : line.lastIndexOf(' ', at - charactersBefore / 2) + 1;
  return excerptOf(cut === 0 ? line : `…${line.slice(cut)}`);
}

function fold(text: string): string {
  return normalForm(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
