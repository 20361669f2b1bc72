import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../components/page/page-meta.ts';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { VerifyEmail } from '../../features/auth/verify-email.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [
    ...pageMeta({
      path: paths.verifyEmail,
      title: 'Confirm your email address · Spotter',
      description: 'Confirm the email address of your Spotter account with the link from your email.',
    }),
    // Only the mailed link leads here.
    { name: 'robots', content: 'noindex' },
  ];
}

export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  // The prerendered page knows no token. It waits, and so does the browser until hydration.
  const token = useSyncExternalStore(
    neverChanges,
    () => query.get('token'),
    () => '',
  );
  return (
    <EntryPage>
      <VerifyEmail token={token} />
    </EntryPage>
  );
}

const neverChanges = () => () => undefined;
