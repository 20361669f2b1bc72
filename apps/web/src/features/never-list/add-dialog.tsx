import { Button, Textarea } from '@mantine/core';
import type { NeverListAdded } from '@spotter/contract';
import { isHandleListTooLong, readHandleList, type WrongLine, wrongLineSentence } from '@spotter/domain/inbox';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { offerUndo } from '../../components/undo/undo-toast.tsx';
import { addedSentence, addFailure, addLabel, foundSentence, neverListMessages, wrongSentence } from './messages.ts';
import { useAddHandles, useTakeOff } from './queries.ts';
import styles from './never-list.module.css';

/** Max characters that the server takes at once. */
const maxLength = 900_000;
/** More wrong lines than these are not read by anybody. */
const shownWrong = 100;

type Source = { text: string; name: string | null };

/** Adds people by their handles: typed, pasted or from a file. Nothing is stored before wrong lines were seen. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<Source>({ text: '', name: null });
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  const add = useAddHandles();
  const takeOff = useTakeOff();
  // A list of thousands is read while the coach goes on typing.
  const text = useDeferredValue(source.text);
  const isTooLong = useMemo(() => text.length > maxLength || isHandleListTooLong(text), [text]);
  const found = useMemo(() => readHandleList(isTooLong ? '' : text), [text, isTooLong]);
  const isReading = text !== source.text;

  async function take(file: File) {
    setFileFailure(file.size > maxLength ? neverListMessages.fileTooLarge : null);
    if (file.size > maxLength) return;
    await file.text().then(
      (content) => setSource({ text: content, name: file.name.slice(0, 100) }),
      () => setFileFailure(neverListMessages.fileFailed),
    );
  }

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
          const name = source.name === null ? {} : { name: source.name };
          add.mutate({ text: source.text, ...name, skipWrong: found.wrong.length > 0 }, { onSuccess: finish });
        }}
      >
        <SourceField source={source} onChange={setSource} onFile={(file) => void take(file)} />
        <div role="status" className={styles.found}>
          <p>
            {source.text.trim() === ''
              ? neverListMessages.nothingYet
              : foundSentence(found.handles.length, found.repeated)}
          </p>
          {found.wrong.length > 0 && <p className={styles.wrong}>{wrongSentence(found.wrong.length)}</p>}
        </div>
        <WrongLines wrong={found.wrong} />
        <FormFailure
          message={
            fileFailure ?? (isTooLong ? neverListMessages.fileTooLarge : add.isError ? addFailure(add.error) : null)
          }
        />
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

function SourceField(props: { source: Source; onChange: (source: Source) => void; onFile: (file: File) => void }) {
  const { source, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {source.name === null ? (
        <Textarea
          data-autofocus
          label={neverListMessages.handles}
          placeholder={neverListMessages.handlesHint}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          value={source.text}
          onChange={(event) => onChange({ text: event.currentTarget.value, name: null })}
        />
      ) : (
        <p className={styles.file}>
          <bdi>{source.name}</bdi>
        </p>
      )}
      <div className={styles.sources}>
        <button type="button" className="text-action" onClick={() => input.current?.click()}>
          {source.name === null ? neverListMessages.choose : neverListMessages.otherFile}
        </button>
        {source.name !== null && (
          <button type="button" className="text-action" onClick={() => onChange({ text: '', name: null })}>
            {neverListMessages.withoutFile}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={neverListMessages.fileInput}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) props.onFile(file);
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function WrongLines({ wrong }: { wrong: WrongLine[] }) {
  if (wrong.length === 0) return null;
  return (
    // A long list is scrolled by the keyboard too.
    <ul className={styles.wrongLines} aria-label={neverListMessages.wrongLines} tabIndex={0}>
      {wrong.slice(0, shownWrong).map((line) => (
        <li key={`${line.line} ${line.problem}`}>{wrongLineSentence(line)}</li>
      ))}
    </ul>
  );
}
