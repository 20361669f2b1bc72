import { type Offer, type OfferBody, offerRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../../../api/services.ts';

const offersKey = ['offers'];
/** What the server compares again when an offer changes. */
const issuesKey = ['knowledge-issues'];
/** An agent names 100 offers at most. */
const maxOffers = 100;

/** Returns the coach's offers. */
export function useOffers() {
  const { api } = useServices();
  return useQuery({
    queryKey: offersKey,
    queryFn: () => api.call(offerRoutes.list, { query: { limit: maxOffers } }),
  });
}

/** Adds an offer, or changes the one with the id. */
export function useSaveOffer() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: OfferBody }) =>
      id === null ? api.call(offerRoutes.create, { body }) : api.call(offerRoutes.update, { params: { id }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData<Offer[]>(offersKey, (offers) => offers && withOffer(offers, saved));
      void queryClient.invalidateQueries({ queryKey: offersKey });
      void queryClient.invalidateQueries({ queryKey: issuesKey });
    },
  });
}

/** Returns a function that deletes an offer, even while the page is being closed. */
export function useRemoveOffer() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (id: string) => {
      await api.send(`/offers/${encodeURIComponent(id)}`, { method: 'DELETE', keepalive: true });
      queryClient.setQueryData<Offer[]>(offersKey, (offers) => offers?.filter(({ _id }) => _id !== id));
      void queryClient.invalidateQueries({ queryKey: issuesKey });
    },
    [api, queryClient],
  );
}

/** Returns the offers that a text seems to hold. */
export function useProposals() {
  const { api } = useServices();
  return useMutation({ mutationFn: (text: string) => api.call(offerRoutes.propose, { body: { text } }) });
}

function withOffer(offers: Offer[], saved: Offer): Offer[] {
  const isKnown = offers.some(({ _id }) => _id === saved._id);
  return isKnown ? offers.map((offer) => (offer._id === saved._id ? saved : offer)) : [...offers, saved];
}
