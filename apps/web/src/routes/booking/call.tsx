import { Link, useParams } from 'react-router';
import { Logo } from '../../components/page/logo.tsx';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { ManagedCallPage } from '../../features/booking/managed/managed-call-page.tsx';
import { paths } from '../../paths.ts';
import styles from './call.module.css';

export function meta() {
  return [{ title: 'Your call · Spotter' }, { name: 'robots', content: 'noindex' }];
}

/** The page of a call's manage link, for guests without an account. */
export default function CallPage() {
  const { token = '' } = useParams();
  return (
    <div className={styles.managed}>
      <main>
        <SectionBoundary resetOn={token}>
          <ManagedCallPage token={token} />
        </SectionBoundary>
      </main>
      <footer>
        <Link className={styles.managedFoot} to={paths.landing}>
          <Logo />
        </Link>
      </footer>
    </div>
  );
}
