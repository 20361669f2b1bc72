import type { KnowledgeDetail, KnowledgeItem, Page } from '@spotter/contract';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { readCursor, writeCursor } from '../chats/index.ts';
import { createKnowledgeAdding } from './add-knowledge.ts';
import { createKnowledgeChanging } from './change-knowledge.ts';
import { findDetail } from './get-item.ts';
import { presentItem } from './knowledge.presenter.ts';
import { findItem, listItems, type ItemRow } from './knowledge.repository.ts';

const listLength = 50;

/** Everything a coach can do with what the agents know. Every call is scoped to the workspace. */
export function createKnowledgeService(
  options: Parameters<typeof createKnowledgeAdding>[0] & Parameters<typeof createKnowledgeChanging>[0],
) {
  const { database } = options;

  return {
    async list(
      access: Access,
      {
        kind,
        limit = listLength,
        cursor,
      }: { kind?: ItemRow['kind'] | undefined; limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<KnowledgeItem[]>> {
      const found = await listItems(database, access, { kind, limit: limit + 1, start: readCursor(cursor) });
      const shown = found.slice(0, limit);
      const last = shown.at(-1)?.item;
      return {
        value: shown.map(presentItem),
        nextCursor:
          found.length > limit && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null,
      };
    },

    find: (access: Access, id: string): Promise<KnowledgeDetail> => findDetail(database, access, id),

    ...createKnowledgeAdding(options),
    ...createKnowledgeChanging(options),

    /** Returns an item as it is shown live; null: it is gone. */
    async describeChange(workspaceId: WorkspaceId, id: string): Promise<KnowledgeItem | null> {
      const found = await findItem(database, { workspaceId }, id);
      return found === null ? null : presentItem(found);
    },
  };
}

export type KnowledgeService = ReturnType<typeof createKnowledgeService>;
