import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { usePlatform } from '../../api/platform.ts';
import { signOutOnServer } from '../../api/sign-out.ts';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { loginAddress, signUpAddress } from '../../features/auth/return-address.ts';
import { paths } from '../../paths.ts';

// Loaded later, so that the page of every screen does not list all its files.
const InvitationPage = lazy(() => import('../../features/team/invitation-page.tsx'));

export function meta() {
  // Only the mailed link leads here.
  return [{ title: 'Invitation · Spotter' }, { name: 'robots', content: 'noindex' }];
}

export default function InvitationRoute() {
  const { token = '' } = useParams();
  const platform = usePlatform();
  const here = paths.invitation(token);
  return (
    <EntryPage>
      <SectionBoundary resetOn={token}>
        <Suspense fallback={<FullScreenSpinner />}>
          <InvitationPage
            token={token}
            signInAddress={loginAddress(here)}
            signUpAddress={signUpAddress(here)}
            onSignOut={() => {
              const session = platform.session.current();
              platform.session.end('signed-out');
              if (session !== null) signOutOnServer(platform, session.token);
            }}
          />
        </Suspense>
      </SectionBoundary>
    </EntryPage>
  );
}
