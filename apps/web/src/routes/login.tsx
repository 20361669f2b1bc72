import '../components/form.css';
import '../features/auth/auth.css';
import { Link, Navigate, useLocation } from 'react-router';
import { useSession } from '../api/platform.ts';
import { pageMeta } from '../components/page-meta.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { parseReturnAddress, withReturn } from '../features/auth/return-address.ts';
import { paths } from '../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.login,
    title: 'Sign in · Spotter',
    description: 'Sign in to Spotter to see who wrote, what your agent answered, and who needs you.',
  });
}

export default function LoginPage() {
  const { search } = useLocation();
  if (useSession() !== null) return <Navigate to={parseReturnAddress(search)} replace />;
  return (
    <section className="entry">
      <PageHeading>Welcome back</PageHeading>
      <p className="entry-lead">Sign in to see who wrote, and what was answered.</p>
      <LoginForm />
      <p className="entry-switch">
        New to Spotter? <Link to={withReturn(paths.signup, search)}>Create an account</Link>
      </p>
    </section>
  );
}
