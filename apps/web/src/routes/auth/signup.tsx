import { Link, Navigate, useLocation } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { EntryLead, EntryPage } from '../../components/page/entry-page.tsx';
import { invitationIn, parseReturnAddress, withReturn } from '../../features/auth/return-address.ts';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.signup,
    title: 'Create your account · Spotter',
    description: 'Create your Spotter account and let an agent answer your Instagram and Messenger DMs in your voice.',
  });
}

export default function SignupPage() {
  const { search } = useLocation();
  if (useSession() !== null) return <Navigate to={parseReturnAddress(search)} replace />;
  return (
    <EntryPage width="wide">
      <PageHeading>Create your account</PageHeading>
      <EntryLead>
        Already have one? <Link to={withReturn(paths.login, search)}>Sign in</Link>
      </EntryLead>
      <SignupForm invitation={invitationIn(search)} />
    </EntryPage>
  );
}
