import { Button } from '@mantine/core';
import type { TagImportPlan } from '@spotter/contract';
import { readTagList, wrongLineSentence } from '@spotter/domain/inbox';
import { useMemo, useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../../../components/dialog.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { ListField, ListFound, NamedLines } from '../../../../components/list-import/list-field.tsx';
import { type PastedList, usePastedList } from '../../../../components/list-import/use-pasted-list.ts';
import { offerUndo } from '../../../../components/undo/undo-toast.tsx';
import { refusalSentence } from '../../../../api/refusal-sentence.ts';
import {
  foundSentence,
  importLabel,
  importMessages,
  planSentence,
  startedSentence,
  wrongSentence,
} from './import-messages.ts';
import { usePlanImport, useStartImport, useUndoImport } from './import-queries.ts';
import { PlanView } from './plan-view.tsx';

/** Imports tags in two steps: the list, and what it does. Nothing is changed before that was seen. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const pasted = usePastedList();
  const [planned, setPlanned] = useState<TagImportPlan | null>(null);
  return (
    <Dialog opened onClose={onClose} title={planned === null ? importMessages.title : importMessages.planTitle}>
      {planned === null ? (
        <ListStep pasted={pasted} onPlan={setPlanned} onClose={onClose} />
      ) : (
        <PlanStep list={pasted.list} plan={planned} onBack={() => setPlanned(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ListStep(props: {
  pasted: ReturnType<typeof usePastedList>;
  onPlan: (plan: TagImportPlan) => void;
  onClose: () => void;
}) {
  const { list, setList, takeFile, text, isReading, failure } = props.pasted;
  const plan = usePlanImport();
  const found = useMemo(() => readTagList(text), [text]);
  const isEmpty = found.count === 0;
  return (
    <>
      <DialogText>{importMessages.lead}</DialogText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!plan.isPending && !isReading && !isEmpty) plan.mutate(list.text, { onSuccess: props.onPlan });
        }}
      >
        <ListField
          label={importMessages.list}
          placeholder={importMessages.listHint}
          list={list}
          onChange={setList}
          onFile={takeFile}
        />
        <ListFound
          found={list.text.trim() === '' ? importMessages.nothingYet : foundSentence(found.given.size, found.count)}
          wrong={found.wrong.length > 0 ? wrongSentence(found.wrong.length) : null}
        />
        <NamedLines label={importMessages.wrongLines} lines={found.wrong.map(wrongLineSentence)} />
        <FormFailure
          message={failure ?? (plan.isError ? refusalSentence(plan.error, importMessages.checkFailed) : null)}
        />
        <DialogActions>
          <Button variant="default" onClick={props.onClose}>
            {importMessages.cancel}
          </Button>
          <Button type="submit" disabled={isEmpty || isReading || plan.isPending} aria-busy={plan.isPending}>
            {plan.isPending ? importMessages.checking : importMessages.check}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}

function PlanStep(props: { list: PastedList; plan: TagImportPlan; onBack: () => void; onClose: () => void }) {
  const { list, plan } = props;
  const start = useStartImport();
  const undo = useUndoImport();

  function send() {
    const name = list.name === null ? {} : { name: list.name };
    start.mutate(
      { text: list.text, ...name, skipWrong: true },
      {
        onSuccess: ({ import: begun, ...done }) => {
          props.onClose();
          // Somebody else may have given the same tags meanwhile.
          if (begun === null) return void toast.info(planSentence(done));
          offerUndo(startedSentence(done), () => {
            undo(begun._id).then(
              () => toast.success(importMessages.undone),
              () => toast.error(importMessages.undoFailed),
            );
          });
        },
      },
    );
  }

  return (
    <>
      <PlanView plan={plan} />
      <FormFailure message={start.isError ? refusalSentence(start.error, importMessages.importFailed) : null} />
      <DialogActions>
        <Button variant="default" onClick={props.onBack}>
          {importMessages.back}
        </Button>
        <Button disabled={plan.tags === 0 || start.isPending} aria-busy={start.isPending} onClick={send}>
          {start.isPending ? importMessages.importing : importLabel(plan.tags)}
        </Button>
      </DialogActions>
    </>
  );
}
