import { lazy } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../api/platform.ts';
import { Footer } from './footer.tsx';
import { SignedInFrame } from './frame/signed-in-frame.tsx';
import { PageFrame } from './page-frame.tsx';

// Most people on these pages are visitors, who do not need this code.
const Rail = lazy(async () => ({ default: (await import('./frame/rail.tsx')).Rail }));
const TabBar = lazy(async () => ({ default: (await import('./frame/tab-bar.tsx')).TabBar }));

/** The layout of public pages with forms and data. A signed-in user has the rail there, too. */
export default function PublicFormsLayout() {
  const signedIn = useSession() !== null;
  return signedIn ? (
    <SignedInFrame Rail={Rail} TabBar={TabBar} footer={<Footer />}>
      <Outlet />
    </SignedInFrame>
  ) : (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
