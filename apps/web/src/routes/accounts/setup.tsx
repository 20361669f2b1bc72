import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { loginAddress } from '../../features/auth/return-address.ts';
import { SetupReturn } from '../../features/connections/setup-return.tsx';

export function meta() {
  return [{ title: 'Connecting · Spotter' }];
}

/** The page in a popup. It has no bar but is for signed-in users only. */
export default function SetupPage() {
  const { pathname, search, hash } = useLocation();
  if (useSession() === null) return <Navigate to={loginAddress(pathname + search)} replace />;
  return (
    <main>
      <SetupReturn search={search} hash={hash} />
    </main>
  );
}
