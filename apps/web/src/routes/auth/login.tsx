import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { EntryLead, EntryPage, EntrySwitch } from '../../components/page/entry-page.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { authMessages } from '../../features/auth/messages.ts';
import { parseReturnAddress, withReturn } from '../../features/auth/return-address.ts';
import { SecondStepForm } from '../../features/auth/second-step-form.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.login,
    title: 'Sign in · Spotter',
    description: 'Sign in to Spotter to see your leads, what your agent answered and who needs you.',
  });
}

export default function LoginPage() {
  const { search } = useLocation();
  const [ticket, setTicket] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (useSession() !== null) return <Navigate to={parseReturnAddress(search)} replace />;
  if (ticket !== null) {
    return (
      <EntryPage>
        <PageHeading>{authMessages.stepTitle}</PageHeading>
        <SecondStepForm
          ticket={ticket}
          onStartOver={(reason) => {
            setTicket(null);
            setFailure(reason);
          }}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage>
      <PageHeading>Welcome back</PageHeading>
      <EntryLead>Sign in to see your leads.</EntryLead>
      <LoginForm failure={failure} onTwoStep={setTicket} />
      <EntrySwitch>
        New to Spotter? <Link to={withReturn(paths.signup, search)}>Create an account</Link>
      </EntrySwitch>
    </EntryPage>
  );
}
