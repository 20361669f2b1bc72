import { bookCall, bookingRoutes } from '@spotter/contract';
import { callMinutes, dayAt, type Day, timeOfDay, wallTimeAt } from '@spotter/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { monthOf, slotsByDay } from './slots.ts';

/** The trainer whose calls the landing page offers. */
export function useLandingTrainer() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['booking', 'trainer'],
    queryFn: () => api.call(bookingRoutes.landingTrainer),
    staleTime: Infinity,
  });
}

/** The open starts of the month that a day is in, by day in the trainer's zone. Failing, it logs and has none. */
export function useOpenSlots(trainer: { id: string; timeZone: string } | null, day: Day) {
  const { api } = useServices();
  const month = monthOf(day);
  return useQuery({
    queryKey: ['booking', 'slots', trainer?.id, month.from],
    enabled: trainer !== null,
    queryFn: async () => {
      try {
        const starts = await api.call(bookingRoutes.openSlots, { query: { trainerId: trainer!.id, ...month } });
        return slotsByDay(starts, trainer!.timeZone);
      } catch (error) {
        console.warn('The open times could not be loaded', error);
        throw error;
      }
    },
  });
}

/** Books a call; whatever comes of it, the open times are asked for again. */
export function useBookCall(trainer: { id: string; timeZone: string }) {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ start, notes }: { start: Date; notes: string }) =>
      api.call(bookCall, {
        body: {
          trainer_id: trainer.id,
          client_id: session.current()?.user._id ?? '',
          date: dayAt(start, trainer.timeZone),
          start_time: timeOfDay(wallTimeAt(start, trainer.timeZone).minutes),
          duration: callMinutes,
          notes: notes.trim() === '' ? null : notes,
          timeZone: ownTimeZone(),
        },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['booking', 'slots'] }),
  });
}

/** The zone of this browser, IANA. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
