import { type Notification, notificationRoutes, type NotificationWay, type Page } from '@spotter/contract';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeCached } from '../../api/live/change-cached.ts';
import { useServices } from '../../api/services.ts';

type Pages = InfiniteData<Page<Notification[]>, string | undefined>;
type Count = { unread: number };

const listKey = ['notifications'];
const countKey = ['notification-count'];
/** The query key of one notification, which the test on the profile follows. */
export const notificationKey = (id: string) => ['notification', id];

/** Returns the count of unopened notifications. */
export function useUnreadCount() {
  const { api } = useServices();
  return useQuery({ queryKey: countKey, queryFn: () => api.call(notificationRoutes.count) });
}

/** Returns the notifications, newest first. */
export function useNotifications() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: listKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => api.page(notificationRoutes.list, { query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): Notification[] => [
      ...new Map(pages.flatMap(({ value }) => value).map((one) => [one._id, one])).values(),
    ],
  });
}

/**
 * Keeps list and count live, once for every component that shows them.
 * Calls `onArrived` for each new notification.
 */
export function useLiveNotifications(onArrived: (notification: Notification) => void): void {
  const { live, queryClient, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('notification', ({ isNew, notification, unread }) => {
        changeCached<Count>(queryClient, countKey, () => ({ unread }));
        if (notification === null) {
          reading.again(listKey);
          return;
        }
        queryClient.setQueryData(notificationKey(notification._id), notification);
        changeCached<Pages>(queryClient, listKey, (pages) => pages && withNotification(pages, notification));
        if (isNew) onArrived(notification);
      }),
      live.follow(() => reading.catchUp(countKey, listKey)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queryClient, reading, onArrived]);
}

/** Marks a notification as opened. It is not sent out any more. */
export function useOpenNotification() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, by }: { id: string; by?: NotificationWay }) =>
      api.call(notificationRoutes.open, { params: { id }, body: by === undefined ? {} : { by } }),
    onSuccess: (opened) =>
      queryClient.setQueryData<Pages>(listKey, (pages) => pages && withNotification(pages, opened)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: countKey }),
  });
}

/** Marks all of them as opened. */
export function useOpenAll() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(notificationRoutes.openAll),
    onSuccess: (count) => {
      queryClient.setQueryData<Count>(countKey, count);
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/**
 * Adds a notification to the cached list, or replaces it in its place. One that does not belong in the app's
 * list stays out.
 */
function withNotification(cached: Pages, changed: Notification): Pages {
  const isKnown = cached.pages.some((page) => page.value.some(({ _id }) => _id === changed._id));
  const isListed = changed.deliveries.some(({ way }) => way === 'app');
  return {
    ...cached,
    pages: cached.pages.map((page, index) => {
      if (isKnown) return { ...page, value: page.value.map((one) => (one._id === changed._id ? changed : one)) };
      return index === 0 && isListed ? { ...page, value: [changed, ...page.value] } : page;
    }),
  };
}
