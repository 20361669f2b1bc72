import { Navigate, Outlet, useLocation } from 'react-router';
import { usePlatform, useSession } from '../api/platform.ts';
import { loginAddress } from '../features/auth/return-address.ts';
import { paths } from '../paths.ts';
import { PageFrame } from './page-frame.tsx';

/** Lets only the signed-in in. Visitors sign in first and come back to where they wanted to go. */
export default function SignedInLayout() {
  const signedIn = useSession() !== null;
  const leftOnPurpose = usePlatform().session.lastEnd() === 'signed-out';
  const location = useLocation();

  if (!signedIn) {
    const wanted = location.pathname + location.search;
    return <Navigate to={leftOnPurpose ? paths.login : loginAddress(wanted)} replace />;
  }
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
