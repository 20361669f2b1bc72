import '../../components/form/form.css';
import '../../features/auth/auth.css';
import '../../features/connections/deletion.css';
import { useParams } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { DeletionStatus } from '../../features/connections/deletion-status.tsx';
import { connectionMessages } from '../../features/connections/messages.ts';

export function meta() {
  // Only the link that Meta shows leads here.
  return [{ title: 'Data deletion · Spotter' }, { name: 'robots', content: 'noindex' }];
}

/** Where somebody who asked Meta to have their data deleted sees how far it is. */
export default function DataDeletionPage() {
  const { code = '' } = useParams();
  return (
    <section className="entry deletion">
      <PageHeading>{connectionMessages.deletionTitle}</PageHeading>
      <DeletionStatus code={code} />
    </section>
  );
}
