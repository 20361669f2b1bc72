import { type AuditEntry, authRoutes, type User, userRoutes } from '@spotter/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

const sessionsKey = ['sessions'];
const userKey = (id: string) => ['user', id];

/** Returns the signed-in user from the server. */
export function useUser(id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: userKey(id),
    queryFn: () => api.call(userRoutes.find, { params: { id } }),
    // A form is open on this data, so it must not change during editing.
    refetchOnWindowFocus: false,
  });
}

/** Fetches the user again, for every screen. */
export function useRenewedUser() {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  return async (user: User) => {
    const fresh = await api.call(userRoutes.find, { params: { id: user._id } });
    queryClient.setQueryData(userKey(user._id), fresh);
    session.renew(fresh);
  };
}

/** Returns the devices on which the user is signed in. */
export function useSessions() {
  const { api } = useServices();
  return useQuery({ queryKey: sessionsKey, queryFn: () => api.call(authRoutes.listSessions) });
}

/** Returns what was done in the account, page by page. */
export function useActivity() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['activity'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => api.page(userRoutes.listAudit, { query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): AuditEntry[] => pages.flatMap(({ value }) => value),
  });
}

/** Has the list of sessions fetched again after some of them ended. */
export function useSessionsChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionsKey });
}
