import type { Workspace } from '@spotter/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The key of the cached workspaces, which `features/team` reads. */
export const workspacesKey = ['workspaces'];

/** Returns what is read from the present workspace as it is cached; `undefined` where it is not known yet. */
export function useWorkspace<Value>(read: (workspace: Workspace | undefined) => Value): Value {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (changed) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        // A query is added while a component is drawn, when no other may change.
        if (type === 'updated' && query.queryKey[0] === workspacesKey[0]) changed();
      }),
    () => read(presentWorkspace(queryClient)),
    () => read(undefined),
  );
}

/** Whether others work in the present workspace; for a coach alone nothing of a team shows. */
export function useHasColleagues(): boolean {
  return useWorkspace((workspace) => workspace?.hasColleagues ?? false);
}

function presentWorkspace(queryClient: QueryClient): Workspace | undefined {
  return queryClient.getQueryData<Workspace[]>(workspacesKey)?.find(({ isCurrent }) => isCurrent);
}
