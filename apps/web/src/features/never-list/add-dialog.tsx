import { Button } from '@mantine/core';
import type { NeverListAdded } from '@spotter/contract';
import { readHandleList, wrongLineSentence } from '@spotter/domain/inbox';
import { useMemo } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { ListField, ListFound, NamedLines } from '../../components/list-import/list-field.tsx';
import { usePastedList } from '../../components/list-import/use-pasted-list.ts';
import { offerUndo } from '../../components/undo/undo-toast.tsx';
import { addedSentence, addFailure, addLabel, foundSentence, neverListMessages, wrongSentence } from './messages.ts';
import { useAddHandles, useTakeOff } from './queries.ts';

/** Adds people by their handles: typed, pasted or from a file. Nothing is stored before wrong lines were seen. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const { list, setList, takeFile, text, isReading, failure } = usePastedList();
  const add = useAddHandles();
  const takeOff = useTakeOff();
  const found = useMemo(() => readHandleList(text), [text]);

  function finish(added: NeverListAdded) {
    onClose();
    const { _id } = added;
    if (_id === null) return void toast.info(addedSentence(added));
    offerUndo(addedSentence(added), () => {
      takeOff(_id).then(
        () => toast.success(neverListMessages.undone),
        () => toast.error(neverListMessages.undoFailed),
      );
    });
  }

  return (
    <Dialog opened onClose={onClose} title={neverListMessages.addTitle}>
      <DialogText>{neverListMessages.addLead}</DialogText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (add.isPending || isReading || found.handles.length === 0) return;
          const name = list.name === null ? {} : { name: list.name };
          add.mutate({ text: list.text, ...name, skipWrong: found.wrong.length > 0 }, { onSuccess: finish });
        }}
      >
        <ListField
          label={neverListMessages.handles}
          placeholder={neverListMessages.handlesHint}
          list={list}
          onChange={setList}
          onFile={takeFile}
        />
        <ListFound
          found={
            list.text.trim() === '' ? neverListMessages.nothingYet : foundSentence(found.handles.length, found.repeated)
          }
          wrong={found.wrong.length > 0 ? wrongSentence(found.wrong.length) : null}
        />
        <NamedLines label={neverListMessages.wrongLines} lines={found.wrong.map(wrongLineSentence)} />
        <FormFailure message={failure ?? (add.isError ? addFailure(add.error) : null)} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {neverListMessages.cancel}
          </Button>
          <Button type="submit" disabled={found.handles.length === 0 || isReading || add.isPending}>
            {add.isPending ? neverListMessages.adding : addLabel(found.handles.length, found.wrong.length)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
