import { type ManagedCall, managedCallRoutes } from '@spotter/contract';
import { addDays, type Day } from '@spotter/language/zones/zoned-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { monthOf, slotsByDay } from '../slots/slots.ts';

/** How soon the page looks again while the calendar has not answered, in ms. */
const recheckMs = 5_000;

const callKey = (token: string) => ['managed-call', token];
const slotsKey = (token: string) => ['managed-slots', token];

/** Returns the call of a manage link. */
export function useManagedCall(token: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: callKey(token),
    queryFn: () => api.call(managedCallRoutes.findManagedCall, { params: { token } }),
    refetchInterval: ({ state }) => (isUncertain(state.data) ? recheckMs : false),
  });
}

/** Returns the starts in the month of a day to which the call can be moved, by day in the guest's zone. */
export function useManagedSlots(token: string, month: Day, zone: string) {
  const { api } = useServices();
  const { from, to } = monthOf(month);
  return useQuery({
    queryKey: [...slotsKey(token), from, zone],
    queryFn: async () => {
      // The guest's days begin and end at other times than the coach's.
      const query = { from: addDays(from, -1), to: addDays(to, 1) };
      const starts = await api.call(managedCallRoutes.listManagedSlots, { params: { token }, query });
      const days = slotsByDay(starts, zone);
      return new Map([...days].filter(([day]) => day >= from && day <= to));
    },
  });
}

/** Moves the call. On success and failure, the open times are fetched again. */
export function useMoveManagedCall(token: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ start, timeZone }: { start: Date; timeZone: string }) =>
      api.call(managedCallRoutes.moveManagedCall, {
        params: { token },
        body: { start: start.toISOString(), timeZone },
      }),
    onSuccess: (call) => queryClient.setQueryData(callKey(token), call),
    onSettled: () => queryClient.invalidateQueries({ queryKey: slotsKey(token) }),
  });
}

/** Cancels the call. The coach gets the reason if there is one. */
export function useCancelManagedCall(token: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      api.call(managedCallRoutes.cancelManagedCall, { params: { token }, body: reason === '' ? {} : { reason } }),
    onSuccess: (call) => queryClient.setQueryData(callKey(token), call),
  });
}

/** Returns the address that downloads the call as a calendar file. */
export function calendarFileAddress(token: string): string {
  return `/api${managedCallRoutes.downloadManagedCall.path.replace('{token}', encodeURIComponent(token))}`;
}

function isUncertain(call: ManagedCall | undefined): boolean {
  return call?.state === 'pending' || call?.state === 'moving';
}
