import { Button } from '@mantine/core';
import type { NeverListImport } from '@spotter/contract';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { RecordList, RecordRow } from '../../components/record-list.tsx';
import { importSentence, neverListMessages, undoImportText, undoImportTitle } from './messages.ts';
import { useNeverListSummary, useTakeOff } from './queries.ts';
import styles from './never-list.module.css';

/** What came in at once, and can be taken back at once. */
export function Imports() {
  const imports = useNeverListSummary().data?.imports ?? [];
  const [asked, setAsked] = useState<NeverListImport | null>(null);
  if (imports.length === 0) return null;
  return (
    <details className={styles.imports}>
      <summary>
        {neverListMessages.imports} ({imports.length})
      </summary>
      <RecordList>
        {imports.map((one) => (
          <RecordRow
            key={one._id}
            icon={<IconFileImport size={20} aria-hidden />}
            name={one.name}
            details={importSentence(one)}
            action={
              <DangerAction
                size="sm"
                aria-label={`${neverListMessages.undoImport}: ${one.name}`}
                onClick={() => setAsked(one)}
              >
                {neverListMessages.undoImport}
              </DangerAction>
            }
          />
        ))}
      </RecordList>
      {asked !== null && <UndoDialog asked={asked} onClose={() => setAsked(null)} />}
    </details>
  );
}

function UndoDialog({ asked, onClose }: { asked: NeverListImport; onClose: () => void }) {
  const takeOff = useTakeOff();
  const undo = useMutation({
    mutationFn: () => takeOff(asked._id),
    onSuccess: () => {
      toast.success(neverListMessages.undone);
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={undoImportTitle(asked.name)}>
      <DialogText>{undoImportText(asked.count)}</DialogText>
      <FormFailure message={undo.isError ? neverListMessages.undoImportFailed : null} />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {neverListMessages.keep}
        </Button>
        <Button color="danger" disabled={undo.isPending} aria-busy={undo.isPending} onClick={() => undo.mutate()}>
          {undo.isPending ? neverListMessages.undoing : neverListMessages.undoImport}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
