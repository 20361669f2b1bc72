import '../../features/auth/auth.css';
import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Page not found · Spotter' }];
}

export default function NotFoundPage() {
  const signedIn = useSession() !== null;
  return (
    <section className="entry not-found">
      <p className="not-found-code">404</p>
      <PageHeading>This page doesn’t exist</PageHeading>
      <p className="entry-lead">The address may be mistyped, or the page has moved. Nothing is lost.</p>
      <Link className="text-action" to={signedIn ? paths.dashboard : paths.landing}>
        {signedIn ? 'Go to the dashboard' : 'Go to the start page'}
      </Link>
    </section>
  );
}
