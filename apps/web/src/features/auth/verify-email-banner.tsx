import { lazy, Suspense } from 'react';
import { useSession } from '../../api/platform.ts';

// Most coaches have confirmed their address.
const UnconfirmedAddress = lazy(() => import('./unconfirmed-address.tsx'));

/** Shows above every signed-in page until the address is confirmed. The link may be opened on another device. */
export function VerifyEmailBanner() {
  const user = useSession()?.user;
  // A session stored by an older version of the app lacks this field. Accounts of that time count as confirmed.
  const isOpen = user?.emailVerified === false;
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <UnconfirmedAddress userId={user._id} email={user.email} />
    </Suspense>
  );
}
