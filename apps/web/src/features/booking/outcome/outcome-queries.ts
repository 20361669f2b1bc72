import { bookingRoutes, type CoachCall, offerRoutes, type RecordOutcome, type WantedResult } from '@spotter/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { presentTime } from '../../../components/time/present-time.ts';
import { callsKey, useCallsChanged } from '../coach-queries.ts';

const maxOffers = 100;

/** Records the outcome of a call. */
export function useRecordOutcome() {
  const { api } = useServices();
  const callsChanged = useCallsChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: RecordOutcome & { id: string }) =>
      api.call(bookingRoutes.recordOutcome, { params: { id }, body }),
    onSettled: callsChanged,
  });
}

/** Returns the newest call of a chat that has begun; null where there is none. */
export function useLastCall(chatId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...callsKey, 'of-chat', chatId],
    queryFn: async (): Promise<CoachCall | null> => {
      const query = { chatId, to: presentTime().toISOString(), order: 'newest' as const, limit: 5 };
      const calls = await api.call(bookingRoutes.listCalls, { query });
      return calls.find(({ status }) => status === 'confirmed') ?? null;
    },
  });
}

/** Returns what the coach sells. */
export function useOffersToSell() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['offers', 'to-sell'],
    queryFn: () => api.call(offerRoutes.list, { query: { limit: maxOffers } }),
  });
}

/** Returns an outcome as it is recorded, to bring it back. */
export function outcomeOf({ outcome, result }: Pick<CoachCall, 'outcome' | 'result'>): {
  outcome: RecordOutcome['outcome'];
  result: WantedResult | null;
} {
  if (result?.kind !== 'won') return { outcome, result };
  const { offer, ...won } = result;
  return { outcome, result: { ...won, offerId: offer?._id ?? null } };
}
