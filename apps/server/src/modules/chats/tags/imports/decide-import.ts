import { maxTags, type TagList } from '@spotter/domain/inbox';
import type { NamedChat } from './tag-imports.repository.ts';

/** What a list of tags does in a workspace as it is. */
export type ImportDecision = {
  /** The tags that chats get, by what names are compared by. */
  given: { chatId: string; key: string }[];
  /** How many of the list's tags chats have already. */
  known: number;
  newTags: { key: string; name: string }[];
  /** Names of tags for which there is no room. */
  noRoom: string[];
  notFound: string[];
  /** Handles whose chats are all of removed accounts. */
  accountClosed: string[];
};

/** Decides who gets which tags by a list. A tag is added only where a chat gets it. */
export function decideImport(
  list: TagList,
  present: { id: string; key: string }[],
  chats: NamedChat[],
): ImportDecision {
  const ids = new Map(present.map(({ key, id }) => [key, id]));
  const byHandle = Map.groupBy(chats, ({ handle }) => handle);
  const decision: ImportDecision = { given: [], known: 0, newTags: [], noRoom: [], notFound: [], accountClosed: [] };
  const added = new Map<string, boolean>();
  const hasRoomFor = (key: string): boolean => {
    if (!added.has(key)) {
      const hasRoom = present.length + decision.newTags.length < maxTags;
      added.set(key, hasRoom);
      const name = list.names.get(key)!;
      if (hasRoom) decision.newTags.push({ key, name });
      else decision.noRoom.push(name);
    }
    return added.get(key)!;
  };
  for (const [handle, keys] of list.given) {
    const all = byHandle.get(handle) ?? [];
    const open = all.filter(({ isAccountClosed }) => !isAccountClosed);
    if (open.length === 0) (all.length === 0 ? decision.notFound : decision.accountClosed).push(`@${handle}`);
    for (const chat of open)
      for (const key of keys) {
        const id = ids.get(key);
        if (id !== undefined && chat.tagIds.includes(id)) decision.known += 1;
        else if (id !== undefined || hasRoomFor(key)) decision.given.push({ chatId: chat.id, key });
      }
  }
  return decision;
}
