import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../api/platform.ts';
import { Footer } from './footer.tsx';
import { PageFrame } from './page-frame.tsx';

// Most people on these pages are visitors, who do not need this code.
const Bell = lazy(async () => ({ default: (await import('../features/notifications/bell.tsx')).Bell }));
const CommandEntry = lazy(async () => ({
  default: (await import('./command-menu/command-entry.tsx')).CommandEntry,
}));
const WaitingCount = lazy(async () => ({
  default: (await import('../features/needs-you/waiting-count.tsx')).WaitingCount,
}));
const TabBar = lazy(async () => ({ default: (await import('./tab-bar.tsx')).TabBar }));
const SignedInEntries = lazy(() => import('./signed-in-entries.tsx'));

/** The layout of public pages with forms and data. A signed-in user keeps the signed-in bar there. */
export default function PublicFormsLayout() {
  const signedIn = useSession() !== null;
  if (!signedIn) {
    return (
      <PageFrame footer={<Footer />}>
        <Outlet />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      footer={<Footer />}
      entries={(onGo) => (
        <Suspense fallback={null}>
          <SignedInEntries waiting={<WaitingCount />} onGo={onGo} />
        </Suspense>
      )}
      bell={
        <Suspense fallback={null}>
          <CommandEntry />
          <Bell />
        </Suspense>
      }
      tabs={
        <Suspense fallback={null}>
          <TabBar />
        </Suspense>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
