import { unansweredRoutes, type UnansweredQuestion } from '@spotter/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

const unansweredKey = ['knowledge-unanswered'];

/** Returns what agents could not answer, newest first. */
export function useUnanswered() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: unansweredKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => api.page(unansweredRoutes.listUnanswered, { query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): UnansweredQuestion[] => [
      ...new Map(pages.flatMap(({ value }) => value).map((question) => [question._id, question])).values(),
    ],
  });
}

/** Answers a question, takes it off the list, and brings it back. */
export function useUnansweredChanges() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([unansweredKey, ['knowledge']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return {
    answer: useMutation({
      mutationFn: ({ id, ...body }: { id: string; question: string; answer: string; chatIds: string[] }) =>
        api.call(unansweredRoutes.answerOnce, { params: { id }, body }),
      onSettled,
    }),
    dismiss: useMutation({
      mutationFn: (id: string) => api.call(unansweredRoutes.dismissUnanswered, { params: { id } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (id: string) => api.call(unansweredRoutes.restoreUnanswered, { params: { id } }),
      onSettled,
    }),
  };
}
