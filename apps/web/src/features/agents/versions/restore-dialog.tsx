import { Button } from '@mantine/core';
import type { Agent } from '@spotter/contract';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { isExpiredSession } from '../messages.ts';
import { sentenceOf, useRestore } from './version-queries.ts';
import { versionMessages } from './version-messages.ts';

/** Asks before a version is published once more; `number`: which; null: none. */
export function RestoreDialog(props: { agent: Agent; number: number | null; onClose: () => void }) {
  const { agent, number, onClose } = props;
  const restore = useRestore(agent);

  function publish(wanted: number) {
    const before = agent.version;
    restore.mutate(wanted, {
      onSuccess: ({ agent: { version }, leftOut }) => {
        toast.success(version === before ? versionMessages.restoreSame(wanted) : versionMessages.restored(wanted));
        if (leftOut.length > 0) toast.warn(versionMessages.leftOut(leftOut));
        onClose();
      },
      onError: (error) => {
        if (!isExpiredSession(error)) toast.error(sentenceOf(error, versionMessages.restoreFailed));
      },
    });
  }

  return (
    <Dialog opened={number !== null} onClose={onClose} title={versionMessages.restoreTitle(number ?? 0)}>
      <DialogText>{versionMessages.restoreText}</DialogText>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {versionMessages.cancel}
        </Button>
        <Button disabled={restore.isPending} onClick={() => number !== null && publish(number)}>
          {restore.isPending ? versionMessages.restoring : versionMessages.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
