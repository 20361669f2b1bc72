import '../../components/form/form.css';
import '../../features/auth/auth.css';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../components/page/page-meta.ts';
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
  // The prerendered page knows no token; it waits, and so does the browser until it has taken over.
  const token = useSyncExternalStore(
    neverChanges,
    () => query.get('token'),
    () => '',
  );
  return (
    <section className="entry">
      <VerifyEmail token={token} />
    </section>
  );
}

const neverChanges = () => () => undefined;
