import type { ChatStage } from '@spotter/contract';

/** Which of an account's conversations show. */
export type ListFilter = {
  /** Beginnings of words in names and messages. */
  search: string;
  needsYou: boolean;
  unread: boolean;
  /** Whether the agent may answer in the chat; null for both. */
  enabled: boolean | null;
  stage: ChatStage | null;
  /** Shows only spam, which is in no other list. */
  spam: boolean;
};

/** Shows everything but spam. */
export const noFilter: ListFilter = {
  search: '',
  needsYou: false,
  unread: false,
  enabled: null,
  stage: null,
  spam: false,
};

/** Whether the filter leaves anything out. */
export function isFiltering(filter: ListFilter): boolean {
  return JSON.stringify({ ...filter, search: filter.search.trim() }) !== JSON.stringify(noFilter);
}

/** Returns how many filters are on, without the search, which shows itself. */
export function chosenFilters({ needsYou, unread, enabled, stage, spam }: ListFilter): number {
  return [needsYou, unread, enabled !== null, stage !== null, spam].filter(Boolean).length;
}

/** Returns the filter as the query of the call. */
export function filterQuery(filter: ListFilter) {
  const search = filter.search.trim();
  return {
    search: search === '' ? undefined : search,
    needsYou: filter.needsYou ? ('true' as const) : undefined,
    unread: filter.unread ? ('true' as const) : undefined,
    enabled: filter.enabled === null ? undefined : filter.enabled ? ('true' as const) : ('false' as const),
    stage: filter.stage ?? undefined,
    spam: filter.spam ? ('true' as const) : undefined,
  };
}
