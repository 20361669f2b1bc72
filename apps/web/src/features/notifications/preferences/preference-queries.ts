import {
  type NotificationPreferences,
  type NotificationPreferencesChange,
  notificationRoutes,
  type NotificationWay,
} from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { notificationKey } from '../queries.ts';
import { preferenceMessages } from './preference-messages.ts';

const preferencesKey = ['notification-preferences'];
const devicesKey = ['push-devices'];
const looksAgainMs = 1500;

/** How the coach wants to be told. */
export function usePreferences() {
  const { api } = useServices();
  return useQuery({ queryKey: preferencesKey, queryFn: () => api.call(notificationRoutes.findPreferences) });
}

/** Saves a change at once; where that fails all is as it was. */
export function useChangePreferences() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: each says all of it, and the last one has to win.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: NotificationPreferencesChange) =>
      api.call(notificationRoutes.changePreferences, { body: change }),
    onMutate: (change) => {
      const before = queryClient.getQueryData<NotificationPreferences>(preferencesKey);
      if (before !== undefined) queryClient.setQueryData(preferencesKey, { ...before, ...change });
      return before;
    },
    onError: (_error, _change, before) => {
      if (before !== undefined) queryClient.setQueryData(preferencesKey, before);
      toast.error(preferenceMessages.saveFailed);
    },
  });
}

/** What a change has to say: all of it. */
export function chosenIn(preferences: NotificationPreferences): NotificationPreferencesChange {
  const { ways, quietHours, digestHour, quoteSevere } = preferences;
  return { ways, quietHours, digestHour, quoteSevere };
}

/** Sends a test by one way; its fate is found by `useTest`. */
export function useSendTest() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (way: NotificationWay) => api.call(notificationRoutes.test, { body: { way } }),
    onSuccess: (test) => {
      // What was told live since is newer.
      queryClient.setQueryData(notificationKey(test._id), (known) => known ?? test);
    },
    onError: () => toast.error(preferenceMessages.testFailed),
  });
}

/** A test that was sent, asked for until its fate is known; it is told live as well. */
export function useTest(id: string, way: NotificationWay) {
  const { api } = useServices();
  return useQuery({
    queryKey: notificationKey(id),
    queryFn: () => api.call(notificationRoutes.find, { params: { id } }),
    refetchInterval: ({ state }) => {
      const status = state.data?.deliveries.find((one) => one.way === way)?.status;
      return status === undefined || status === 'queued' ? looksAgainMs : false;
    },
  });
}

/** How this server has a device subscribe. */
export function usePushKey() {
  const { api } = useServices();
  return useQuery({ queryKey: ['push-key'], queryFn: () => api.call(notificationRoutes.pushKey) });
}

/** The devices that show pushes, newest first. */
export function useDevices() {
  const { api } = useServices();
  return useQuery({ queryKey: devicesKey, queryFn: () => api.call(notificationRoutes.listSubscriptions) });
}

/** Has the list of devices read again. */
export function useDevicesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: devicesKey });
}
