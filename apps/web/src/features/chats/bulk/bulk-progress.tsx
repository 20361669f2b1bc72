import { useLocalStorage } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { bulkMessages, progressSentence } from './bulk-messages.ts';
import { isRunning, useBulkStep, useLatestBulk } from './bulk-queries.ts';
import { LeftOut } from './left-out.tsx';
import styles from './bulk-progress.module.css';

/** Above the list: how far the newest change of many conversations is, with the means to stop it or to undo it. */
export default function BulkProgress() {
  const change = useLatestBulk().data ?? null;
  const step = useBulkStep();
  const [closed, close] = useLocalStorage<string | null>({ key: 'bulk-closed', defaultValue: null });
  if (change === null || change._id === closed) return null;
  const runs = isRunning(change);
  const mayUndo = !runs && change.state !== 'undone' && change.changed > 0 && change.action.kind !== 'delete';
  const [done, all] =
    change.state === 'undoing' ? [change.undone, change.changed] : [change.total - change.waiting, change.total];
  return (
    <section className={styles.progress} aria-label={bulkMessages.running}>
      <p role="status">{runs ? null : progressSentence(change)}</p>
      {runs && (
        <div>
          <p>{progressSentence(change)}</p>
          <progress value={done} max={all} aria-label={bulkMessages.running} />
        </div>
      )}
      {runs && (
        <button
          type="button"
          className="text-action"
          onClick={() => step.mutate({ change, step: 'stop' }, { onError: () => toast.error(bulkMessages.stopFailed) })}
        >
          {bulkMessages.stop}
        </button>
      )}
      {mayUndo && (
        <button
          type="button"
          className="text-action"
          disabled={step.isPending}
          onClick={() => step.mutate({ change, step: 'undo' }, { onError: () => toast.error(bulkMessages.undoFailed) })}
        >
          {bulkMessages.undo}
        </button>
      )}
      {!runs && (
        <IconButton label={bulkMessages.close} onClick={() => close(change._id)}>
          <IconX size={18} aria-hidden />
        </IconButton>
      )}
      {!runs && <LeftOut change={change} />}
    </section>
  );
}
