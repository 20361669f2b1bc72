import { analyticsRoutes, type AnswerAuthor, type EngagedColumn } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { analyticsKey } from '../queries.ts';

/** Which engaged conversations are behind a number: of an agent, a keyword and a source (empty: none), or of all. */
export type EngagedPart = { column: EngagedColumn; agentId?: string; keyword?: string; source?: string };

/** Returns the conversations behind a number of engaged ones, page by page. */
export function useEngagedChats({ column, ...part }: EngagedPart, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'engaged-chats', column, part, range],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.engagedChats, { params: { column }, query: { ...part, ...range, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Returns the answers behind the response times, slowest first, page by page. */
export function useSlowAnswers(author: AnswerAuthor, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'slow-answers', author, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.slowAnswers, { params: { author }, query: { ...range, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
