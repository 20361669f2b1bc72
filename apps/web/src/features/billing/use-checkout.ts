import { ApiError, billingRoutes } from '@spotter/contract';
import type { BillingInterval } from '@spotter/domain/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { billingMessages } from './messages.ts';
import { openPaymentTab, parsePageAddress, type PaymentTab } from './payment-tab.ts';
import { usePlanChanged, usePlansQuery } from './queries.ts';

/** How a coach starts: with the trial, or by paying right away. */
export type PlanChoice = 'trial' | 'premium';

type Wish = { interval: BillingInterval; choice: PlanChoice };

/** Opens the payment page in a new tab. */
export function useCheckout() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const plans = usePlansQuery();
  const planChanged = usePlanChanged();
  /** The page that the browser did not open. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  /** Why the server refused, if that helps. */
  const [reason, setReason] = useState<string | null>(null);

  const checkout = useMutation({
    async mutationFn({ wish, tab }: { wish: Wish; tab: PaymentTab }) {
      const { prices } = await queryClient.ensureQueryData(plans);
      const priceId = prices.find(({ interval }) => interval === wish.interval)?.priceId ?? null;
      if (priceId === null) throw new Error('This price is not sold');
      const trial = wish.choice === 'trial' ? { trial: true } : {};
      const { url } = await api.call(billingRoutes.createCheckout, { body: { priceId, ...trial } });
      return { url: parsePageAddress(url), tab };
    },
    onSuccess({ url, tab }) {
      if (url === null) {
        tab.close();
        toast.error(billingMessages.noUrl);
      } else if (!tab.show(url)) setBlockedUrl(url);
    },
    onError(error, { tab }) {
      tab.close();
      toast.error(billingMessages.checkoutFailed);
      if (!(error instanceof ApiError) || error.code !== 'conflict') return;
      setReason(error.message);
      void planChanged();
    },
  });

  return {
    start(wish: Wish) {
      setBlockedUrl(null);
      setReason(null);
      checkout.mutate({ wish, tab: openPaymentTab() });
    },
    pending: checkout.isPending ? checkout.variables.wish.choice : null,
    blockedUrl,
    reason,
  };
}
