import { bookCall, bookingRoutes } from '@spotter/contract';
import { addDays, dayAt, type Day, timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import { callMinutes } from '@spotter/domain/booking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { monthOf, slotsByDay } from './slots/slots.ts';

/** Returns the trainer whose calls the landing page offers. */
export function useLandingTrainer() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['booking', 'trainer'],
    queryFn: () => api.call(bookingRoutes.landingTrainer),
    staleTime: Infinity,
  });
}

/** Returns the open starts in the month of a day, by day in a zone (IANA). A failure is logged and returns none. */
export function useOpenSlots(trainer: { id: string; timeZone: string }, day: Day, zone: string) {
  const { api } = useServices();
  const { from, to } = monthOf(day);
  // The days of other zones begin and end at other times than the trainer's.
  const asked = zone === trainer.timeZone ? { from, to } : { from: addDays(from, -1), to: addDays(to, 1) };
  return useQuery({
    queryKey: ['booking', 'slots', trainer.id, from, zone],
    queryFn: async () => {
      try {
        const starts = await api.call(bookingRoutes.openSlots, { query: { trainerId: trainer.id, ...asked } });
        return new Map([...slotsByDay(starts, zone)].filter(([slotDay]) => slotDay >= from && slotDay <= to));
      } catch (error) {
        console.warn('The open times could not be loaded', error);
        throw error;
      }
    },
  });
}

/**
 * Books a call. On success and failure, the open times are fetched again;
 * the trainer may have another zone by then.
 */
export function useBookCall(trainer: { id: string; timeZone: string }) {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ start, notes, zone }: { start: Date; notes: string; zone: string }) =>
      api.call(bookCall, {
        body: {
          trainer_id: trainer.id,
          client_id: session.current()?.user._id ?? '',
          date: dayAt(start, trainer.timeZone),
          start_time: timeOfDay(wallTimeAt(start, trainer.timeZone).minutes),
          start: start.toISOString(),
          duration: callMinutes,
          notes: notes.trim() === '' ? null : notes,
          timeZone: zone,
        },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['booking', 'slots'] }),
    onError: () => queryClient.invalidateQueries({ queryKey: ['booking', 'trainer'] }),
  });
}
