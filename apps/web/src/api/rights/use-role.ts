import type { Role, Workspace } from '@spotter/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { storedWorkspace } from '../drafts.ts';
import { useSession } from '../platform.ts';

/** The key of the cached workspaces, which `features/team` reads. */
export const workspacesKey = ['workspaces'];

/**
 * Returns the user's role in the present workspace. Until the server has said, it is the owner's in their own
 * workspace, and the least one in another.
 */
export function useRole(): Role {
  const queryClient = useQueryClient();
  const userId = useSession()?.user._id;
  return useSyncExternalStore(
    (changed) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        // A query is added while a component is drawn, when no other may change.
        if (type === 'updated' && query.queryKey[0] === workspacesKey[0]) changed();
      }),
    () => roleIn(queryClient) ?? (userId === undefined || storedWorkspace(userId) === null ? 'owner' : 'viewer'),
    () => 'owner',
  );
}

function roleIn(queryClient: QueryClient): Role | undefined {
  const workspaces = queryClient.getQueryData<Workspace[]>(workspacesKey);
  return workspaces?.find(({ isCurrent }) => isCurrent)?.role;
}
