import type { Chat, Tag, TagBody } from '@spotter/contract';
import { maxAgentTags, maxTags, tagKey } from '@spotter/domain/inbox';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { raiseBotVersions } from '../../bots/index.ts';
import { chatChanged } from '../chat-changed.ts';
import type { OwnChats } from '../chat-access.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { listBotIds } from '../never-list/never-list.repository.ts';
import { moveViewsToTag } from '../views/views.repository.ts';
import { giveTags, takeTags } from './chat-tags.repository.ts';
import { moveImportsToTag } from './imports/tag-imports.repository.ts';
import type { TagGiver } from './tags.tables.ts';
import {
  copyTag,
  countTagged,
  deleteTag,
  insertTag,
  listTags,
  lockTags,
  updateTag,
  type TagColumns,
  type TagRow,
} from './tags.repository.ts';

type Options = {
  database: Database;
  clock: Clock;
  ownChats: OwnChats;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
};

/** Manages the tags of a workspace, and which chats have them. */
export function createTags(options: Options) {
  const { database, clock } = options;
  return {
    list: async (access: Access): Promise<Tag[]> => {
      const [rows, counts] = await Promise.all([listTags(database, access), countTagged(database, access)]);
      return rows.map((row) => presentTag(row, counts));
    },

    /** Throws conflict where the name is taken, and where the workspace has no room for another. */
    create: (access: Access, body: TagBody): Promise<Tag> =>
      inTransaction(database, async (tx) => {
        const present = await lockTags(tx, access);
        checkTag(present, null, body);
        if (present.length >= maxTags)
          throw new AppError('conflict', `A workspace has up to ${maxTags} tags. Delete or merge one first.`);
        const row = { id: newId(), workspaceId: access.workspaceId, createdAt: clock.now() };
        const added = await storeTag(tx, row, body);
        if (added === null) throw nameTaken(body.name);
        await noteTagsChanged(tx, access);
        return presentTag(added, new Map());
      }),

    /** Throws conflict where another tag has the name, and not_found. */
    update: (access: Access, id: string, body: TagBody): Promise<Tag> =>
      inTransaction(database, async (tx) => {
        const present = await lockTags(tx, access);
        requireTag(present, id);
        checkTag(present, id, body);
        const changed = await updateTag(tx, access, id, columnsOf(body));
        await noteTagsChanged(tx, access);
        return presentTag(changed!, await countTagged(tx, access));
      }),

    /** Merges a tag into another, which stays. */
    merge: (access: Access, id: string, into: string): Promise<Tag> =>
      inTransaction(database, async (tx) => {
        const present = await lockTags(tx, access);
        requireTag(present, id);
        requireTag(present, into);
        if (id === into) throw new AppError('invalid_input', 'A tag cannot be merged into itself');
        await copyTag(tx, { from: id, to: into });
        await moveViewsToTag(tx, access, { from: id, to: into });
        await moveImportsToTag(tx, { from: id, to: into });
        await deleteTag(tx, access, id);
        await noteTagsChanged(tx, access);
        return presentTag(
          present.find((tag) => tag.id === into)!,
          await countTagged(tx, access),
        );
      }),

    remove: (access: Access, id: string): Promise<void> =>
      inTransaction(database, async (tx) => {
        if (!isId(id) || !(await deleteTag(tx, access, id))) throw unknownTag();
        await noteTagsChanged(tx, access);
      }),

    give: (access: Access, chatId: string, tagId: string): Promise<Chat> =>
      changeTag(options, access, chatId, { tagId, by: 'hand' }),

    take: (access: Access, chatId: string, tagId: string): Promise<Chat> =>
      changeTag(options, access, chatId, { tagId, by: null }),
  };
}

export type Tags = ReturnType<typeof createTags>;

/** Adds a tag; null where its name is taken. */
export function storeTag(
  tx: Database,
  row: Pick<TagRow, 'id' | 'workspaceId' | 'createdAt'> & Partial<Pick<TagRow, 'importId'>>,
  body: TagBody,
): Promise<TagRow | null> {
  return insertTag(tx, { ...row, ...columnsOf(body) });
}

/** Who gives a tag to a chat, and by which import; null: it is taken off. */
type TagChange = { tagId: string; by: TagGiver | null; importId?: string | null | undefined };

async function changeTag(options: Options, access: Access, chatId: string, change: TagChange): Promise<Chat> {
  const { chat } = await options.ownChats.get(access, chatId);
  await inTransaction(options.database, async (tx) => {
    requireTag(await listTags(tx, access), change.tagId);
    await lockChat(tx, chatId);
    await setTag(tx, options, chat, change);
  });
  return options.ownChats.present(access, chatId);
}

/** Changes a tag of a locked chat, and has the chat looked at again: a client is talked to in another way. */
export async function setTag(
  tx: Database,
  { clock, requestConsideration }: Pick<Options, 'clock' | 'requestConsideration'>,
  chat: { id: string; botId: string },
  { tagId, by, importId }: TagChange,
): Promise<void> {
  const [chatIds, tagIds, at] = [[chat.id], [tagId], clock.now()];
  const changed =
    by === null ? await takeTags(tx, chatIds, tagIds) : await giveTags(tx, { chatIds, tagIds, by, importId, at });
  if (changed.length === 0) return;
  await requestConsideration(tx, chatIds, at);
  sendSignals(tx, [chatChanged(chat, { overtakes: true })]);
}

/** Has answers on their way decided again, and everybody's screens read the tags again. */
export async function noteTagsChanged(tx: Database, access: Access): Promise<void> {
  await raiseBotVersions(tx, await publishTagsChanged(tx, access));
}

/** Has everybody's screens read the tags again. Returns the ids of the accounts. */
export async function publishTagsChanged(tx: Database, access: Pick<Access, 'workspaceId'>): Promise<string[]> {
  const botIds = await listBotIds(tx, access);
  sendSignals(tx, [{ kind: 'account-changed', botIds }]);
  return botIds;
}

function checkTag(present: TagRow[], id: string | null, body: TagBody): void {
  const others = present.filter((tag) => tag.id !== id);
  const key = tagKey(body.name);
  if (key === '') throw new AppError('invalid_input', 'A name needs at least one visible character');
  const same = others.find((tag) => tag.key === key);
  if (same !== undefined) throw nameTaken(same.name);
  if (body.byAgent && others.filter(({ byAgent }) => byAgent).length >= maxAgentTags)
    throw new AppError('conflict', `Agents may give up to ${maxAgentTags} tags. Take another from them first.`);
}

function columnsOf({ name, color, byAgent, client, rule }: TagBody): TagColumns {
  return {
    name,
    key: tagKey(name),
    color,
    byAgent,
    isClient: client,
    ruleKind: rule?.kind ?? null,
    ruleValue: rule?.kind === 'keyword' ? rule.value.toLowerCase() : (rule?.value ?? null),
  };
}

function presentTag(row: TagRow, counts: Map<string, number>): Tag {
  const { id, name, color, byAgent, isClient, ruleKind, ruleValue } = row;
  const rule = ruleKind === null ? null : ({ kind: ruleKind, value: ruleValue } as Tag['rule']);
  return { _id: id, name, color, byAgent, client: isClient, rule, chats: counts.get(id) ?? 0 };
}

function requireTag(present: TagRow[], id: string): void {
  if (!present.some((tag) => tag.id === id)) throw unknownTag();
}

function nameTaken(name: string): AppError {
  const message = `You already have the tag “${name}”. Case and emoji make no other tag.`;
  return new AppError('conflict', message, [{ path: 'name', message }]);
}

function unknownTag(): AppError {
  return new AppError('not_found', 'This tag does not exist');
}
