import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { EntryLead, EntryPage } from '../../components/page/entry-page.tsx';
import { paths } from '../../paths.ts';
import styles from './not-found.module.css';

export function meta() {
  return [{ title: 'Page not found · Spotter' }];
}

export default function NotFoundPage() {
  const signedIn = useSession() !== null;
  return (
    <EntryPage>
      <p className={styles.notFoundCode}>404</p>
      <PageHeading>This page doesn’t exist</PageHeading>
      <EntryLead>The address may be mistyped, or the page has moved. Nothing is lost.</EntryLead>
      <Link className={`text-action ${styles.notFoundWay}`} to={signedIn ? paths.dashboard : paths.landing}>
        {signedIn ? 'Go to the dashboard' : 'Go to the start page'}
      </Link>
    </EntryPage>
  );
}
