import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { usePlatform, useSession } from '../api/platform.ts';
import { usePushState } from '../api/services.ts';
import { useLiveAccounts } from '../features/accounts/queries.ts';
import { loginAddress } from '../features/auth/return-address.ts';
import { VerifyEmailBanner } from '../features/auth/verify-email-banner.tsx';
import { OfflineBanner } from '../features/device/offline-banner.tsx';
import { UnsentBanner } from '../features/device/unsent-banner.tsx';
import { UpdatePrompt } from '../features/device/update-prompt.tsx';
import { useWorker } from '../features/device/use-worker.ts';
import { useWaitingNotifications } from '../features/needs-you/notifications.ts';
import { useLiveInboxCounts } from '../features/needs-you/queries.ts';
import { WaitingCount } from '../features/needs-you/waiting-count.tsx';
import { Arrivals } from '../features/notifications/arrivals.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { paths } from '../paths.ts';
import { PageFrame } from './page-frame.tsx';
import SignedInEntries from './signed-in-entries.tsx';
import { TabBar } from './tab-bar.tsx';

// The banner waits for the plan's state anyway.
const PlanBanner = lazy(() =>
  import('../features/billing/plan-banner.tsx').then(({ PlanBanner: Banner }) => ({ default: Banner })),
);

// Nobody presses a key before the first screen is there.
const CommandEntry = lazy(() =>
  import('./command-menu/command-entry.tsx').then(({ CommandEntry: Entry }) => ({ default: Entry })),
);

/** Shows its pages to signed-in users only. A visitor signs in first and then returns to the wanted page. */
export default function SignedInLayout() {
  const session = useSession();
  const leftOnPurpose = usePlatform().session.lastEnd() === 'signed-out';
  const location = useLocation();

  if (session === null) {
    const wanted = location.pathname + location.search;
    return <Navigate to={leftOnPurpose ? paths.login : loginAddress(wanted)} replace />;
  }
  return (
    // Nothing of a page outlives its user, also where somebody else signs in in another tab.
    <PageFrame
      key={session.user._id}
      entries={(onGo) => <SignedInEntries waiting={<WaitingCount />} onGo={onGo} />}
      bell={
        <>
          <Suspense fallback={<span className="top-bar-place" />}>
            <CommandEntry />
          </Suspense>
          <Bell />
        </>
      }
      tabs={<TabBar />}
    >
      <Background />
      <Arrivals />
      <UpdatePrompt />
      <OfflineBanner />
      <UnsentBanner />
      <Suspense fallback={null}>
        <PlanBanner />
      </Suspense>
      <VerifyEmailBanner />
      <Outlet />
    </PageFrame>
  );
}

/** Runs in the background of every signed-in page. */
function Background() {
  useWorker();
  useLiveInboxCounts();
  useLiveAccounts();
  // A device that shows pushes would otherwise show everything twice.
  useWaitingNotifications(usePushState() !== 'on');
  return null;
}
