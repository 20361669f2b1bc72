import type { BulkAction, BulkChange, BulkSelection, LeftOutChat } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** The newest change, and whom a dry run leaves out. */
export type FakeBulk = { change: BulkChange | null; leftOut: LeftOutChat[] };

export function noBulk(): FakeBulk {
  return { change: null, leftOut: [] };
}

/** The fake backend's handlers for changes of many chats: each is done as soon as it begins. */
export function bulkHandlers(stored: { bulk: FakeBulk; chats: { _id: string }[] }): Record<string, Handler> {
  const change = (state: BulkChange['state'], counts: (change: BulkChange) => Partial<BulkChange>) => {
    const { bulk } = stored;
    if (bulk.change === null) return null;
    bulk.change = { ...bulk.change, state, ...counts(bulk.change) };
    return { value: bulk.change };
  };
  return {
    'GET /bulk': () => ({ value: { change: stored.bulk.change?.state === 'planned' ? null : stored.bulk.change } }),
    'POST /bulk': ({ body }) => {
      const { action, selection } = body as { action: BulkAction; selection: BulkSelection };
      const total = 'chatIds' in selection ? selection.chatIds.length : stored.chats.length;
      const { leftOut } = stored.bulk;
      const reasons = Map.groupBy(leftOut, ({ reason }) => reason);
      stored.bulk.change = {
        _id: 'bulk-1',
        action,
        state: 'planned',
        createdBy: 'user-1',
        at: new Date().toISOString(),
        total,
        isMore: false,
        waiting: total - leftOut.length,
        changed: 0,
        undone: 0,
        leftOut: [...reasons].map(([reason, chats]) => ({ reason, chats: chats.length })),
        missing: 0,
        answers: 0,
      };
      return { value: stored.bulk.change };
    },
    'GET /bulk/{id}': () => (stored.bulk.change === null ? null : { value: stored.bulk.change }),
    'GET /bulk/{id}/left-out': () => ({ value: stored.bulk.leftOut }),
    'POST /bulk/{id}/start': () => change('done', ({ waiting }) => ({ waiting: 0, changed: waiting })),
    'POST /bulk/{id}/stop': () => change('stopped', () => ({})),
    'POST /bulk/{id}/undo': () => change('undone', ({ changed }) => ({ undone: changed })),
  };
}
