import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PlanText } from './plan-text.tsx';
import { paths } from '../../paths.ts';
import { billingMessages, planSentence } from './messages.ts';
import { hasArrived, useArrivingPlan, useRefreshPlan } from './queries.ts';
import styles from './checkout-return.module.css';

/** How long the payment provider usually takes, in ms. */
const usualMs = 20_000;

/** The page after a purchase. It waits until the plan is there. Opening it makes up for a lost webhook. */
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
    <section className={styles.checkoutReturn}>
      <div className={styles.checkoutReturnIcon} data-done={arrived || undefined} aria-hidden>
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
        {arrived && plan.data !== undefined && <PlanText>{planSentence(plan.data)}</PlanText>}
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

/** The page after a purchase was broken off. */
export function CheckoutCanceled() {
  return (
    <section className={styles.checkoutReturn}>
      <PageHeading>{billingMessages.canceledTitle}</PageHeading>
      <p>{billingMessages.canceledHint}</p>
      <Button component={Link} to={paths.subscriptions} size="md">
        {billingMessages.toPlans}
      </Button>
    </section>
  );
}
