import { useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { EntryLead, EntryPage, EntrySwitch } from '../../components/page/entry-page.tsx';
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
  // The prerendered page knows no token. It shows the form, and so does the browser until hydration.
  const token = useSyncExternalStore(
    neverChanges,
    () => query.get('token'),
    () => '',
  );

  if (token === null) {
    return (
      <EntryPage>
        <PageHeading>{authMessages.resetIncompleteTitle}</PageHeading>
        <EntryLead>{authMessages.resetIncomplete}</EntryLead>
        <Link className="text-action" to={paths.forgotPassword}>
          Get a new link
        </Link>
      </EntryPage>
    );
  }
  return (
    <EntryPage>
      <PageHeading>{authMessages.resetTitle}</PageHeading>
      <EntryLead>{authMessages.resetLead}</EntryLead>
      <ResetPasswordForm token={token} />
      <EntrySwitch>
        Link no longer valid? <Link to={paths.forgotPassword}>Get a new one</Link>
      </EntrySwitch>
    </EntryPage>
  );
}

const neverChanges = () => () => undefined;
