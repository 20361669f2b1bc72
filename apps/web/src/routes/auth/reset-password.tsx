import '../../components/form/form.css';
import '../../features/auth/auth.css';
import { useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { authMessages } from '../../features/auth/messages.ts';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [
    ...pageMeta({
      path: paths.resetPassword,
      title: 'Set a new password · Spotter',
      description: 'Set a new password for your Spotter account with the link from your email.',
    }),
    // Only the mailed link leads here.
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  // The prerendered page knows no token; it shows the form, and so does the browser until it has taken over.
  const token = useSyncExternalStore(
    neverChanges,
    () => query.get('token'),
    () => '',
  );

  if (token === null) {
    return (
      <section className="entry">
        <PageHeading>{authMessages.resetIncompleteTitle}</PageHeading>
        <p className="entry-lead">{authMessages.resetIncomplete}</p>
        <Link className="text-action" to={paths.forgotPassword}>
          Get a new link
        </Link>
      </section>
    );
  }
  return (
    <section className="entry">
      <PageHeading>{authMessages.resetTitle}</PageHeading>
      <p className="entry-lead">{authMessages.resetLead}</p>
      <ResetPasswordForm token={token} />
      <p className="entry-switch">
        Link no longer valid? <Link to={paths.forgotPassword}>Get a new one</Link>
      </p>
    </section>
  );
}

const neverChanges = () => () => undefined;
