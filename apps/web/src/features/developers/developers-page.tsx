import { Button } from '@mantine/core';
import { apiKeyRoutes } from '@spotter/contract';
import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../api/rights/use-may.ts';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { ApiKeys } from './api-keys.tsx';
import { developerMessages } from './messages.ts';
import styles from './developers.module.css';

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx'));

/** The keys by which other tools work with this workspace. */
export default function DevelopersPage() {
  const [isMaking, setMaking] = useState(false);
  const maySee = useMay(apiKeyRoutes.list);
  return (
    <PageShell>
      <PageHead title={developerMessages.title} lead={developerMessages.lead}>
        {maySee && <Button onClick={() => setMaking(true)}>{developerMessages.make}</Button>}
      </PageHead>
      {maySee ? (
        <>
          <a className={styles.docs} href="/api/docs" target="_blank" rel="noreferrer">
            {developerMessages.docs}
          </a>
          <ApiKeys />
        </>
      ) : (
        <StateMessage icon={<IconLock />} title={developerMessages.notAllowedTitle}>
          {developerMessages.notAllowedHint}
        </StateMessage>
      )}
      {isMaking && (
        <Suspense fallback={null}>
          <NewKeyDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </PageShell>
  );
}
