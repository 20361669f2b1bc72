import { sql } from 'drizzle-orm';
import { chats } from '../chats.tables.ts';
import type { ChatTags } from './tags-of-chat.ts';

type Row = [id: string, name: string, isClient: boolean];

/** The tags of a chat, and those that an agent may give it, as one column. */
export const tagsOfChat = sql`json_build_array(
  (select json_agg(json_build_array(tag.id, tag.name, tag.is_client)) from chat_tags had
    join tags tag on tag.id = had.tag_id where had.chat_id = ${chats.id}),
  (select json_agg(json_build_array(tag.id, tag.name)) from tags tag
    where tag.workspace_id = ${chats.workspaceId} and tag.by_agent))`.mapWith(
  ([given, usable]: [Row[] | null, [string, string][] | null]): ChatTags => ({
    given: (given ?? []).map(([id, name, isClient]) => ({ id, name, isClient })),
    usable: (usable ?? []).map(([id, name]) => ({ id, name })),
  }),
);
