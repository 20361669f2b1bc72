import { ApiError, type ChatFilter, type SavedView, viewRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useServices } from '../../../api/services.ts';
import { type ListFilter, readFilter } from '../list/list-filter.ts';
import { viewMessages } from './view-messages.ts';

const viewsKey = ['views'];

/** Returns the saved views with their counts. They are kept live. */
export function useViews() {
  const { api, live, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('accountChanged', () => reading.again(viewsKey)),
      // Told with the changes of chats, a few times a second at most.
      live.on('inboxCounts', () => reading.again(viewsKey)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, reading]);
  return useQuery({ queryKey: viewsKey, queryFn: () => api.call(viewRoutes.list) });
}

/** Returns the filter that a view keeps. */
export function filterOf({ filter }: SavedView): ListFilter {
  return readFilter(new URLSearchParams(filter as Record<string, string>));
}

/** Changes the views, and reads them again. */
function useViewChange<Input, Answer>(
  change: (api: ReturnType<typeof useServices>['api'], input: Input) => Promise<Answer>,
) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = useCallback(() => queryClient.invalidateQueries({ queryKey: viewsKey }), [queryClient]);
  return useMutation({ mutationFn: (input: Input) => change(api, input), onSuccess });
}

export const useSaveView = () =>
  useViewChange((api, body: { name: string; botId: string; filter: ChatFilter }) =>
    api.call(viewRoutes.create, { body }),
  );

export const useRenameView = () =>
  useViewChange((api, { id, name }: { id: string; name: string }) =>
    api.call(viewRoutes.rename, { params: { id }, body: { name } }),
  );

export const useMoveView = () =>
  useViewChange((api, { id, to }: { id: string; to: number }) =>
    api.call(viewRoutes.move, { params: { id }, body: { to } }),
  );

export const useRemoveView = () => useViewChange((api, id: string) => api.call(viewRoutes.remove, { params: { id } }));

/** Returns why a view was not saved. */
export function viewFailure(error: unknown): string {
  return error instanceof ApiError && [404, 409].includes(error.status) ? error.message : viewMessages.failed;
}
