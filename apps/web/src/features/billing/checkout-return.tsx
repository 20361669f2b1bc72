import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { paths } from '../../paths.ts';
import { billingMessages, planSentence } from './messages.ts';
import { hasArrived, useArrivingPlan, useRefreshPlan } from './queries.ts';

/** After this time the payment provider is slower than usual. */
const usualMs = 20_000;

/** Where a purchase leads back to: waits until the plan is there. Opening it makes up for news that got lost. */
export function CheckoutReturn() {
  const [isWaiting, setIsWaiting] = useState(true);
  const [round, setRound] = useState(0);
  const plan = useArrivingPlan(isWaiting);
  const { mutate: refresh } = useRefreshPlan();
  const arrived = hasArrived(plan.data);

  useEffect(() => {
    refresh();
    setIsWaiting(true);
    const timer = setTimeout(() => setIsWaiting(false), usualMs);
    return () => clearTimeout(timer);
  }, [refresh, round]);

  return (
    <section className="checkout-return">
      <div className="checkout-return-icon" data-done={arrived || undefined} aria-hidden>
        {arrived ? <IconCircleCheck /> : isWaiting ? <Loader size={32} /> : <IconClock />}
      </div>
      <PageHeading>{billingMessages.successTitle}</PageHeading>
      <div role="status">
        <p>
          {arrived
            ? billingMessages.successDone
            : isWaiting
              ? billingMessages.successWaiting
              : billingMessages.successLate}
        </p>
        {arrived && plan.data !== undefined && <p className="plan-text">{planSentence(plan.data)}</p>}
      </div>
      {arrived || isWaiting ? (
        <Button component={Link} to={paths.dashboard} variant={arrived ? 'filled' : 'default'} size="md">
          {billingMessages.toDashboard}
        </Button>
      ) : (
        <Button onClick={() => setRound(round + 1)} size="md">
          {billingMessages.successCheck}
        </Button>
      )}
    </section>
  );
}

/** Where a purchase that was broken off leads back to. */
export function CheckoutCancelled() {
  return (
    <section className="checkout-return">
      <PageHeading>{billingMessages.cancelledTitle}</PageHeading>
      <p>{billingMessages.cancelledHint}</p>
      <Button component={Link} to={paths.subscriptions} size="md">
        {billingMessages.toPlans}
      </Button>
    </section>
  );
}
