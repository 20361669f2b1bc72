import { type AssigneeFilter, ChatFilter, type ChatStage } from '@spotter/contract';

/** Which of an account's conversations show. */
export type ListFilter = {
  /** Beginnings of words in names and messages. */
  search: string;
  needsYou: boolean;
  unread: boolean;
  /** Whether the agent may answer in the chat; null for both. */
  enabled: boolean | null;
  stage: ChatStage | null;
  /** The id of a tag. */
  tag: string | null;
  /** One's own, or those that nobody has; null for all. */
  assignee: AssigneeFilter | null;
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
  tag: null,
  assignee: null,
  spam: false,
};

/** Whether the filter leaves anything out. */
export function isFiltering(filter: ListFilter): boolean {
  return JSON.stringify({ ...filter, search: filter.search.trim() }) !== JSON.stringify(noFilter);
}

/** Whether two filters show the same conversations. */
export function isSameFilter(one: ListFilter, other: ListFilter): boolean {
  return JSON.stringify(filterQuery(one)) === JSON.stringify(filterQuery(other));
}

/** Returns how many filters are on, without the search and whose they are, which show themselves. */
export function chosenFilters({ needsYou, unread, enabled, stage, tag, spam }: ListFilter): number {
  return [needsYou, unread, enabled !== null, stage !== null, tag !== null, spam].filter(Boolean).length;
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
    tag: filter.tag ?? undefined,
    assignee: filter.assignee ?? undefined,
    spam: filter.spam ? ('true' as const) : undefined,
  };
}

/** Returns the filter that an address names. An address that cannot be read shows everything. */
export function readFilter(params: URLSearchParams): ListFilter {
  const { data } = ChatFilter.safeParse(Object.fromEntries(params));
  if (data === undefined) return noFilter;
  return {
    // The search field gets back what was typed, spaces included.
    search: params.get('search') ?? '',
    needsYou: data.needsYou !== undefined,
    unread: data.unread !== undefined,
    enabled: data.enabled === undefined ? null : data.enabled === 'true',
    stage: data.stage ?? null,
    tag: data.tag ?? null,
    assignee: data.assignee ?? null,
    spam: data.spam !== undefined,
  };
}

/** Returns the parameters of an address with another filter. */
export function writeFilter(filter: ListFilter, present = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(present);
  for (const [name, value] of Object.entries({ ...filterQuery(filter), search: filter.search || undefined })) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
