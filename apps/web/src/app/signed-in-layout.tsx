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
import { Arrivals } from '../features/notifications/arrivals.tsx';
import { paths } from '../paths.ts';
import { Rail } from './frame/rail.tsx';
import { SignedInFrame } from './frame/signed-in-frame.tsx';
import { TabBar } from './frame/tab-bar.tsx';

// They wait for the plan's state and the user's role anyway.
const LateBanners = lazy(() => import('./late-banners.tsx'));

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
    <SignedInFrame key={session.user._id} Rail={Rail} TabBar={TabBar}>
      <Background />
      <Arrivals />
      <UpdatePrompt />
      <OfflineBanner />
      <UnsentBanner />
      <Suspense fallback={null}>
        <LateBanners />
      </Suspense>
      <VerifyEmailBanner />
      <Outlet />
    </SignedInFrame>
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
