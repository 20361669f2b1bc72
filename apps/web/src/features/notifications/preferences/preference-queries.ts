import {
  ApiError,
  type NotificationPreferences,
  type NotificationPreferencesChange,
  notificationPreferenceRoutes,
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
const recheckMs = 1500;

/** Returns how the coach wants to be notified. */
export function usePreferences() {
  const { api } = useServices();
  return useQuery({ queryKey: preferencesKey, queryFn: () => api.call(notificationPreferenceRoutes.findPreferences) });
}

/** Saves a change right away. After a failure, everything is as before. */
export function useChangePreferences() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, because each request carries all choices and the last one must win.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: NotificationPreferencesChange) =>
      api.call(notificationPreferenceRoutes.changePreferences, { body: change }),
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

/** Returns the body of a change, which carries all choices. */
export function chosenIn(preferences: NotificationPreferences): NotificationPreferencesChange {
  const { ways, quietHours, digestHour, quoteSevere } = preferences;
  return { ways, quietHours, digestHour, quoteSevere };
}

/** Sends a test in one way. `useTest` returns its result. */
export function useSendTest() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (way: NotificationWay) => api.call(notificationPreferenceRoutes.test, { body: { way } }),
    onSuccess: (test) => {
      // An update from the live connection is newer.
      queryClient.setQueryData(notificationKey(test._id), (known) => known ?? test);
    },
    onError: (error) =>
      toast.error(error instanceof ApiError && error.status === 409 ? error.message : preferenceMessages.testFailed),
  });
}

/** Returns a test that was sent, fetched until its result is known. The live connection reports it, too. */
export function useTest(id: string, way: NotificationWay) {
  const { api } = useServices();
  return useQuery({
    queryKey: notificationKey(id),
    queryFn: () => api.call(notificationRoutes.find, { params: { id } }),
    refetchInterval: ({ state }) => {
      const status = state.data?.deliveries.find((one) => one.way === way)?.status;
      return status === undefined || status === 'queued' ? recheckMs : false;
    },
  });
}

/** Returns how a device subscribes at this server. */
export function usePushKey() {
  const { api } = useServices();
  return useQuery({ queryKey: ['push-key'], queryFn: () => api.call(notificationRoutes.pushKey) });
}

/** Returns the devices that show pushes, newest first. */
export function useDevices() {
  const { api } = useServices();
  return useQuery({ queryKey: devicesKey, queryFn: () => api.call(notificationPreferenceRoutes.listSubscriptions) });
}

/** Has the list of devices fetched again. */
export function useDevicesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: devicesKey });
}
