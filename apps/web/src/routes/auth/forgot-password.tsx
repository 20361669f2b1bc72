import { Link } from 'react-router';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { EntryLead, EntryPage, EntrySwitch } from '../../components/page/entry-page.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { authMessages } from '../../features/auth/messages.ts';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.forgotPassword,
    title: 'Forgot your password? · Spotter',
    description: 'Get a link to set a new password for your Spotter account.',
  });
}

export default function ForgotPasswordPage() {
  return (
    <EntryPage>
      <PageHeading>{authMessages.forgotTitle}</PageHeading>
      <EntryLead>{authMessages.forgotLead}</EntryLead>
      <ForgotPasswordForm />
      <EntrySwitch>
        Remembered it? <Link to={paths.login}>Sign in</Link>
      </EntrySwitch>
    </EntryPage>
  );
}
