import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { bulkMessages } from './bulk-messages.ts';
import type { Selection } from './use-selection.ts';
import styles from './selection-bar.module.css';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

/** Below the list: how many conversations are selected, and what can be done with them. */
export default function SelectionBar({ selection }: { selection: Selection }) {
  const [isOpen, setOpen] = useState(false);
  const { ids, isAll } = selection;
  useKeys({ leave: selection.end });
  const chosen = selection.chosen();
  return (
    <div className={styles.bar} role="group" aria-label={bulkMessages.title}>
      <p role="status">{isAll ? bulkMessages.allSelected : bulkMessages.selected(ids?.size ?? 0)}</p>
      <IconButton label={bulkMessages.leave} title={bulkMessages.leave} onClick={selection.end}>
        <IconX size={20} aria-hidden />
      </IconButton>
      {!isAll && (
        <Button variant="default" onClick={selection.selectAll}>
          {bulkMessages.allThatMatch}
        </Button>
      )}
      <Button disabled={chosen === null} onClick={() => setOpen(true)}>
        {bulkMessages.change}
      </Button>
      <Suspense>
        {isOpen && chosen !== null && (
          <BulkDialog selection={chosen} onClose={() => setOpen(false)} onStarted={selection.end} />
        )}
      </Suspense>
    </div>
  );
}
