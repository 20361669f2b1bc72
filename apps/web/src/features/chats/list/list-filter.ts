import type { ChatStage } from '@spotter/contract';

/** What of an account's conversations is shown. */
export type ListFilter = {
  /** Beginnings of words in names and messages. */
  search: string;
  needsYou: boolean;
  unread: boolean;
  /** Whether the agent answers there; null: either way. */
  enabled: boolean | null;
  stage: ChatStage | null;
};

/** Everything. */
export const noFilter: ListFilter = { search: '', needsYou: false, unread: false, enabled: null, stage: null };

/** Whether anything is left out. */
export function isFiltering(filter: ListFilter): boolean {
  return JSON.stringify({ ...filter, search: filter.search.trim() }) !== JSON.stringify(noFilter);
}

/** The filter as the call takes it. */
export function filterQuery(filter: ListFilter) {
  const search = filter.search.trim();
  return {
    search: search === '' ? undefined : search,
    needsYou: filter.needsYou ? ('true' as const) : undefined,
    unread: filter.unread ? ('true' as const) : undefined,
    enabled: filter.enabled === null ? undefined : filter.enabled ? ('true' as const) : ('false' as const),
    stage: filter.stage ?? undefined,
  };
}
