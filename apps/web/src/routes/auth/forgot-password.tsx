import '../../components/form/form.css';
import '../../features/auth/auth.css';
import { Link } from 'react-router';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
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
    <section className="entry">
      <PageHeading>{authMessages.forgotTitle}</PageHeading>
      <p className="entry-lead">{authMessages.forgotLead}</p>
      <ForgotPasswordForm />
      <p className="entry-switch">
        Remembered it? <Link to={paths.login}>Sign in</Link>
      </p>
    </section>
  );
}
