import { Button } from '@mantine/core';
import { billingRoutes, type PlanState } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { PlanText } from './plan-text.tsx';
import { useMay } from '../../api/rights/use-may.ts';
import { useServices } from '../../api/services.ts';
import { billingMessages, planName, planSentence } from './messages.ts';
import { openPaymentTab, parsePageAddress, type PaymentTab } from './payment-tab.ts';
import styles from './current-plan.module.css';

/** The signed-in user's plan, with a link to the page that manages it. */
export function CurrentPlan({ plan }: { plan: PlanState }) {
  const { api } = useServices();
  const mayManage = useMay(billingRoutes.openPortal);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const portal = useMutation({
    mutationFn: async (tab: PaymentTab) => {
      const { url } = await api.call(billingRoutes.openPortal);
      return { url: parsePageAddress(url), tab };
    },
    onSuccess({ url, tab }) {
      if (url === null) {
        tab.close();
        toast.error(billingMessages.noUrl);
      } else if (!tab.show(url)) setBlockedUrl(url);
    },
    onError(_error, tab) {
      tab.close();
      toast.error(billingMessages.manageFailed);
    },
  });
  const { subscription } = plan;
  if (subscription === null) return null;

  return (
    <section
      className={styles.currentPlan}
      aria-labelledby="current-plan-title"
      data-problem={subscription.paymentProblem || undefined}
    >
      <div>
        <h2 id="current-plan-title">{billingMessages.planTitle}</h2>
        <p className={styles.currentPlanName}>{planName(subscription.interval)}</p>
        <p className={styles.currentPlanState}>
          {subscription.paymentProblem && <IconAlertTriangle aria-hidden />}
          <span>{planSentence(plan)}</span>
        </p>
      </div>
      <div className={styles.currentPlanManage}>
        {!mayManage && <p>{billingMessages.ownerOnly}</p>}
        <Button
          size="md"
          variant={subscription.live ? 'filled' : 'default'}
          disabled={portal.isPending || !mayManage}
          aria-busy={portal.isPending}
          onClick={() => {
            setBlockedUrl(null);
            portal.mutate(openPaymentTab());
          }}
        >
          {billingMessages.manage}
        </Button>
        {blockedUrl === null ? (
          <PlanText>{billingMessages.manageHint}</PlanText>
        ) : (
          <PlanText announced>
            {billingMessages.blocked}{' '}
            <a href={blockedUrl} target="_blank" rel="noopener noreferrer">
              {billingMessages.openPayment}
            </a>
          </PlanText>
        )}
      </div>
    </section>
  );
}
