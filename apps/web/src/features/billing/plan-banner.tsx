import type { PlanState } from '@spotter/contract';
import { decidePlanNotice, type PlanNotice } from '@spotter/domain/billing';
import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNow } from '../../components/time/use-now.ts';
import { Banner } from '../../components/banner.tsx';
import { useIsFullPage } from '../../components/full-page/use-is-full-page.ts';
import { paths } from '../../paths.ts';
import { bannerMessages } from './messages.ts';
import { useWatchedPlan } from './queries.ts';

/** Shows above every signed-in page before autoreplies stop and after they have. */
export function PlanBanner() {
  const plan = useWatchedPlan().data;
  const now = useNow(30_000);
  const isFullPage = useIsFullPage();
  const notice = plan === undefined ? none : noticeOf(plan, now);
  if (plan === undefined || notice.kind === 'none') return null;
  const { sentence, action } = wordsOf(notice, plan.trialAvailable);
  return (
    <Banner
      icon={notice.kind === 'stopped' ? <IconPlayerPause aria-hidden /> : <IconAlertTriangle aria-hidden />}
      stopped={notice.kind === 'stopped'}
      onFullPage={isFullPage}
      action={<Link to={paths.subscriptions}>{action}</Link>}
    >
      {sentence}
    </Banner>
  );
}

/** What stops autoreplies or is about to; also a failed card when they do not need a plan. */
type Notice = PlanNotice | { kind: 'card-failed' };

const none: Notice = { kind: 'none' };

function noticeOf({ enforced, subscription, entitlement }: PlanState, now: Date): Notice {
  if (!enforced) return subscription?.paymentProblem ? { kind: 'card-failed' } : none;
  const stopsAt = entitlement.stopsAt === null ? null : new Date(entitlement.stopsAt);
  return decidePlanNotice({ ...entitlement, stopsAt }, now);
}

function wordsOf(notice: Exclude<Notice, { kind: 'none' }>, trialAvailable: boolean) {
  const { actions } = bannerMessages;
  switch (notice.kind) {
    case 'ends-soon':
      return { sentence: bannerMessages.endsSoon(notice.at), action: actions.keep };
    case 'card-failed':
      return { sentence: bannerMessages.cardFailed, action: actions.pay };
    case 'payment-failed':
      return { sentence: bannerMessages.paymentFailed(notice.at), action: actions.pay };
    case 'stopped': {
      const choose = trialAvailable ? actions.tryIt : actions.choose;
      return {
        sentence: bannerMessages.stopped[notice.because],
        action: notice.because === 'payment-failed' ? actions.pay : choose,
      };
    }
  }
}
