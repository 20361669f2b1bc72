import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../api/platform.ts';
import { Footer } from './footer.tsx';
import { PageFrame } from './page-frame.tsx';

// Most people on these pages are visitors, who do not need this code.
const SignedInFrame = lazy(async () => ({
  default: (await import('./frame/signed-in-frame.tsx')).SignedInFrame,
}));

/** The layout of public pages with forms and data. A signed-in user keeps the rail there. */
export default function PublicFormsLayout() {
  const signedIn = useSession() !== null;
  if (!signedIn) {
    return (
      <PageFrame>
        <Outlet />
      </PageFrame>
    );
  }
  return (
    <Suspense fallback={<FrameToCome />}>
      <SignedInFrame footer={<Footer />}>
        <Outlet />
      </SignedInFrame>
    </Suspense>
  );
}

/** The page alone, where it will be once the rail is loaded. */
function FrameToCome() {
  return (
    <div className="page" data-framed="">
      <main id="content" className="page-content">
        <Outlet />
      </main>
    </div>
  );
}
