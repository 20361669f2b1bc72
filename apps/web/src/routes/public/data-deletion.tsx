import { useParams } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { DeletionStatus } from '../../features/connections/deletion-status.tsx';
import { connectionMessages } from '../../features/connections/messages.ts';

export function meta() {
  // Only the link that Meta shows leads here.
  return [{ title: 'Data deletion · Spotter' }, { name: 'robots', content: 'noindex' }];
}

/** The page for a person who asked Meta to have their data deleted. It shows the progress. */
export default function DataDeletionPage() {
  const { code = '' } = useParams();
  return (
    <EntryPage>
      <PageHeading>{connectionMessages.deletionTitle}</PageHeading>
      <SectionBoundary resetOn={code}>
        <DeletionStatus code={code} />
      </SectionBoundary>
    </EntryPage>
  );
}
