import { type Availability, bookingRoutes, type CoachCall, managedCallRoutes } from '@spotter/contract';
import { useInfiniteQuery, useMutation, type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { presentTime } from '../../components/time/present-time.ts';
import { useServices } from '../../api/services.ts';
import { callMessages } from './coach/call-messages.ts';

export const callsKey = ['calls'];
const bookedKey = ['booked-calls'];
const eventsKey = ['calendar-events'];
const hoursKey = ['availability'];
const slotsKey = ['booking', 'slots'];

/** How often to fetch again, in ms, because leads book in chats while the page is open. */
const readAgainMs = 30_000;

/** Returns when the coach takes calls. */
export function useOwnAvailability() {
  const { api } = useServices();
  return useQuery({
    queryKey: hoursKey,
    queryFn: () => api.call(bookingRoutes.ownAvailability),
    // A form is open on this data, so it must not change during editing.
    refetchOnWindowFocus: false,
  });
}

/** Stores when the coach takes calls. */
export function useReplaceAvailability() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Availability) => api.call(bookingRoutes.replaceAvailability, { body }),
    onSuccess: (stored) => {
      queryClient.setQueryData(hoursKey, stored);
      void queryClient.invalidateQueries({ queryKey: slotsKey });
    },
  });
}

export type CallsShown = 'upcoming' | 'past';

/**
 * Returns the coach's calls. Upcoming ones come soonest first, with any call that is going on. Past ones come
 * newest first.
 */
export function useCalls(shown: CallsShown) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...callsKey, shown],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => {
      const now = presentTime().toISOString();
      const span =
        shown === 'upcoming' ? { from: now, order: 'soonest' as const } : { to: now, order: 'newest' as const };
      return api.page(bookingRoutes.listCalls, { query: { ...span, cursor: pageParam } });
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: readAgainMs,
    select: ({ pages }): CoachCall[] => [
      ...new Map(pages.flatMap(({ value }) => value).map((call) => [call._id, call])).values(),
    ],
  });
}

/** Returns what the coach's calendars hold of the upcoming calls. */
export function useCalendarEvents() {
  const { api } = useServices();
  return useQuery({
    queryKey: eventsKey,
    queryFn: async () => (await api.call(bookingRoutes.listCalendarEvents)).data,
    refetchInterval: readAgainMs,
  });
}

/** The mutation that cancels a call by its id. The other side gets the reason unless it is empty. */
export type CallCancellation = UseMutationResult<unknown, Error, { id: string; reason: string }>;

/** Cancels a call. The guest gets the reason. */
export function useCancelCall(): CallCancellation {
  const { api } = useServices();
  const callsChanged = useCallsChanged();
  return useMutation({
    mutationFn: ({ id, reason }): Promise<unknown> =>
      api.call(bookingRoutes.cancelCall, { params: { id }, body: reason === '' ? {} : { reason } }),
    onSettled: callsChanged,
  });
}

/** Returns the upcoming calls that the coach booked with others. */
export function useBookedCalls() {
  const { api } = useServices();
  return useQuery({
    queryKey: bookedKey,
    queryFn: () => api.call(managedCallRoutes.listBookedCalls),
    refetchInterval: readAgainMs,
  });
}

/** Cancels a call that the coach booked with another person, who gets the reason. */
export function useCancelBookedCall(): CallCancellation {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }): Promise<unknown> =>
      api.call(managedCallRoutes.cancelBookedCall, { params: { id }, body: reason === '' ? {} : { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookedKey }),
  });
}

/** Moves a call to another start. */
export function useMoveCall() {
  const { api } = useServices();
  const callsChanged = useCallsChanged();
  return useMutation({
    mutationFn: ({ id, start }: { id: string; start: Date }) =>
      api.call(bookingRoutes.moveCall, { params: { id }, body: { start: start.toISOString() } }),
    // Here and not in the dialog, which is gone once its card moves to another day.
    onSuccess: () => toast.success(callMessages.moved),
    onSettled: callsChanged,
  });
}

/** Returns a function that reads again whatever tells of calls. */
export function useCallsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([callsKey, eventsKey, slotsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
