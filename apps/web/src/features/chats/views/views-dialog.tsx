import { Button, TextInput } from '@mantine/core';
import type { SavedView } from '@spotter/contract';
import { maxViewNameLength } from '@spotter/domain/inbox';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { countSentence, goneSentence, viewMessages } from './view-messages.ts';
import { useMoveView, useRenameView, viewFailure } from './view-queries.ts';
import styles from './views-dialog.module.css';

/** Renames, moves and deletes saved views. */
export default function ViewsDialog(props: {
  views: SavedView[];
  onRemove: (id: string, name: string) => void;
  onClose: () => void;
}) {
  const move = useMoveView();
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <Dialog opened onClose={props.onClose} title={viewMessages.views}>
      {props.views.length === 0 ? (
        <p>{viewMessages.none}</p>
      ) : (
        <ul className={styles.views}>
          {props.views.map((view, place) => (
            <li key={view._id}>
              {renamed === view._id ? (
                <RenameForm view={view} onDone={() => setRenamed(null)} />
              ) : (
                <span className={styles.name}>
                  <bdi>{view.name}</bdi>
                  <small>{goneSentence(view) ?? (view.count === null ? null : countSentence(view))}</small>
                </span>
              )}
              <span className={styles.actions}>
                <IconButton
                  label={`${viewMessages.up}: ${view.name}`}
                  disabled={place === 0 || move.isPending}
                  onClick={() => move.mutate({ id: view._id, to: place - 1 })}
                >
                  <IconArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={`${viewMessages.down}: ${view.name}`}
                  disabled={place === props.views.length - 1 || move.isPending}
                  onClick={() => move.mutate({ id: view._id, to: place + 1 })}
                >
                  <IconArrowDown size={18} aria-hidden />
                </IconButton>
                <IconButton label={`${viewMessages.rename}: ${view.name}`} onClick={() => setRenamed(view._id)}>
                  <IconPencil size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={`${viewMessages.remove}: ${view.name}`}
                  onClick={() => props.onRemove(view._id, view.name)}
                >
                  <IconTrash size={18} aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FormFailure message={move.isError ? viewFailure(move.error) : null} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {viewMessages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function RenameForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const rename = useRenameView();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') rename.mutate({ id: view._id, name }, { onSuccess: onDone });
  }
  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextInput
        autoFocus
        aria-label={viewMessages.name}
        value={name}
        maxLength={maxViewNameLength}
        dir="auto"
        autoComplete="off"
        error={rename.isError ? viewFailure(rename.error) : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={rename.isPending || name.trim() === ''}>
        {viewMessages.saveButton}
      </Button>
    </form>
  );
}
