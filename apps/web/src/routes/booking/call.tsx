import { Link, useParams } from 'react-router';
import { Logo } from '../../components/page/logo.tsx';
import { ManagedCallPage } from '../../features/booking/managed/managed-call-page.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Your call · Spotter' }, { name: 'robots', content: 'noindex' }];
}

/** The page of a call's manage link, for guests without an account. */
export default function CallPage() {
  const { token = '' } = useParams();
  return (
    <div className="managed">
      <main>
        <ManagedCallPage token={token} />
      </main>
      <footer>
        <Link className="managed-foot" to={paths.landing}>
          <Logo />
        </Link>
      </footer>
    </div>
  );
}
