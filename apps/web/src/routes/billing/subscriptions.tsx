import { Skeleton } from '@mantine/core';
import { IconCreditCardOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { billingRoutes } from '@spotter/contract';
import { useSession } from '../../api/platform.ts';
import { useMay } from '../../api/rights/use-may.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { StateMessage } from '../../components/page/state-message.tsx';
import { signUpAddress } from '../../features/auth/return-address.ts';
import { CurrentPlan } from '../../features/billing/current-plan.tsx';
import { billingMessages } from '../../features/billing/messages.ts';
import { parsePlanWish, PlanPicker, planWishQuery } from '../../features/billing/plan-picker.tsx';
import { PlanQuestions } from '../../features/billing/plan-questions.tsx';
import { hasArrived, hasEnded, usePlan } from '../../features/billing/queries.ts';
import { paths } from '../../paths.ts';
import styles from './subscriptions.module.css';

// Visitors have no budget to read about.
const BudgetSection = lazy(() => import('../../features/agents/budget/budget-section.tsx'));

export function meta() {
  return pageMeta({
    path: paths.subscriptions,
    title: 'Plans · Spotter',
    description:
      'One plan with everything in it: $1,188 a year or $129 a month, with a 7-day free trial. Cancel anytime.',
  });
}

export default function SubscriptionsPage() {
  const signedIn = useSession() !== null;
  return (
    <div className={styles.plansPage}>
      <PageHeading>{billingMessages.title}</PageHeading>
      {signedIn ? <OwnPlan /> : <VisitorsChoice />}
      {signedIn && (
        <Suspense fallback={null}>
          <BudgetSection />
        </Suspense>
      )}
      <PlanQuestions />
    </div>
  );
}

function Lead() {
  return <p className={styles.plansLead}>{billingMessages.lead}</p>;
}

function VisitorsChoice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <Lead />
      <PlanPicker
        wish={parsePlanWish(search)}
        trialAvailable
        onVisitor={(wish) => {
          const next = paths.subscriptions + planWishQuery(wish);
          void navigate(signUpAddress(next));
        }}
      />
    </>
  );
}

function OwnPlan() {
  const { search } = useLocation();
  const mayBuy = useMay(billingRoutes.createCheckout);
  const { data: plan, isPending, refetch } = usePlan(true);
  if (isPending) return <Skeleton className={`${styles.planLoading} delayed`} height={180} radius="lg" />;
  if (plan === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconCreditCardOff />}
        title={billingMessages.planFailedTitle}
        action={{ label: billingMessages.retry, onClick: () => void refetch() }}
      >
        {billingMessages.planFailedHint}
      </StateMessage>
    );
  }
  return (
    <>
      {plan.subscription === null && <Lead />}
      <CurrentPlan plan={plan} />
      {plan.subscription === null && !mayBuy && <p className={styles.plansLead}>{billingMessages.ownerOnly}</p>}
      {!hasArrived(plan) && mayBuy && (
        <PlanPicker
          wish={parsePlanWish(search)}
          trialAvailable={plan.trialAvailable}
          again={hasEnded(plan)}
          onVisitor={null}
        />
      )}
    </>
  );
}
