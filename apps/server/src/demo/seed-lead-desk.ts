import { ChatFilter, TagBody } from '@spotter/contract';
import type { DemoStory } from '@spotter/demo';
import type { Database } from '../database/database.ts';
import { storeTag, storeView } from '../modules/chats/index.ts';
import type { WorkspaceId } from '../platform/access.ts';
import { newId } from '../platform/ids.ts';

/** Adds the coach's tags; their rules give them to the conversations that are written next. Returns their ids. */
export async function writeTags(
  tx: Database,
  workspaceId: WorkspaceId,
  tags: DemoStory['tags'],
  at: Date,
): Promise<Map<string, string>> {
  const ids = new Map(tags.map(({ name }) => [name, newId()]));
  for (const { contacts: _, ...tag } of tags)
    await storeTag(tx, { id: ids.get(tag.name)!, workspaceId, createdAt: at }, TagBody.parse(tag));
  return ids;
}

/** Adds the coach's saved views, in their order. */
export async function writeViews(
  tx: Database,
  of: { workspaceId: WorkspaceId; botId: string; tagIds: Map<string, string>; at: Date },
  views: DemoStory['views'],
): Promise<void> {
  for (const [place, { name, filter, tag }] of views.entries()) {
    const whole = ChatFilter.parse({ ...filter, ...(tag === undefined ? {} : { tag: of.tagIds.get(tag) }) });
    await storeView(tx, {
      id: newId(),
      workspaceId: of.workspaceId,
      createdBy: null,
      botId: of.botId,
      name,
      filter: whole,
      place,
      createdAt: of.at,
    });
  }
}
