import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../dialog.tsx';
import { DangerAction } from '../form/danger-action.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { RecordList, RecordRow } from '../record-list.tsx';
import { listMessages } from './list-messages.ts';
import styles from './list-import.module.css';

/** A list that came in. `details`: what is left of it. `question`: what an undo does. */
export type PastImport = { _id: string; name: string; details: string; question: string; isBusy: boolean };

type Undo = {
  undo: (id: string) => Promise<unknown>;
  /** What is said once it is undone, and where it was not. */
  done: string;
  failed: string;
  keep: string;
};

/** What came in at once, and can be taken back at once. */
export function PastImports({ imports, ...undo }: { imports: PastImport[] } & Undo) {
  const [asked, setAsked] = useState<PastImport | null>(null);
  if (imports.length === 0) return null;
  return (
    <details className={styles.imports}>
      <summary>
        {listMessages.imports} ({imports.length})
      </summary>
      <RecordList>
        {imports.map((one) => (
          <RecordRow
            key={one._id}
            icon={<IconFileImport size={20} aria-hidden />}
            name={one.name}
            details={one.details}
            action={
              <DangerAction
                size="sm"
                aria-label={`${listMessages.undoImport}: ${one.name}`}
                disabled={one.isBusy}
                onClick={() => setAsked(one)}
              >
                {listMessages.undoImport}
              </DangerAction>
            }
          />
        ))}
      </RecordList>
      {asked !== null && <UndoDialog asked={asked} onClose={() => setAsked(null)} {...undo} />}
    </details>
  );
}

function UndoDialog({ asked, onClose, ...words }: { asked: PastImport; onClose: () => void } & Undo) {
  const undo = useMutation({
    mutationFn: () => words.undo(asked._id),
    onSuccess: () => {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Undo “${asked.name}”?`}>
      <DialogText>{asked.question}</DialogText>
      <FormFailure message={undo.isError ? words.failed : null} />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {words.keep}
        </Button>
        <Button color="danger" disabled={undo.isPending} aria-busy={undo.isPending} onClick={() => undo.mutate()}>
          {undo.isPending ? listMessages.undoing : listMessages.undoImport}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
