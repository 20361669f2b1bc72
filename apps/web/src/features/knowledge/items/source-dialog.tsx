import { Button, TextInput } from '@mantine/core';
import type { KnowledgeItem } from '@spotter/contract';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { knowledgeMessages, saveFailure, shortened } from '../messages.ts';
import { offerUndo } from '../../../components/undo/undo-toast.tsx';
import { itemMessages } from './item-messages.ts';
import { type ItemChange, useItemChanges } from './item-queries.ts';
import { addressOf, maxUrlLength } from './page-address.ts';

const maxNameLength = 190;

/** What of an item is edited, and how. */
type Edit = {
  title: string;
  label: string;
  hint: string;
  maxLength: number;
  before: string;
  inputMode: 'url' | 'text';
  /** Returns what is saved for what is typed. */
  changeOf(typed: string): ItemChange;
  /** Puts everything back. */
  undo: ItemChange;
  doneSentence(typed: string): string;
};

/** The dialog in which a page gets another address, or a file another name. */
export default function SourceDialog(props: {
  item: KnowledgeItem;
  onClose: () => void;
  /** Puts back what was there, in a part of the page that is still there then. */
  onUndo: (before: ItemChange) => void;
}) {
  const { item, onClose, onUndo } = props;
  const { change } = useItemChanges();
  const edit = item.file === null ? editOfPage(item) : editOfFile(item);
  const [text, setText] = useState(edit.before);
  const typed = text.trim();
  const isChanged = typed !== '' && typed !== edit.before;

  function submit() {
    if (!isChanged || change.isPending) return;
    change.mutate(
      { id: item._id, ...edit.changeOf(typed) },
      {
        onSuccess: () => {
          offerUndo(edit.doneSentence(typed), () => onUndo(edit.undo));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog opened onClose={onClose} title={edit.title}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          data-autofocus
          label={edit.label}
          description={edit.hint}
          inputMode={edit.inputMode}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={edit.maxLength}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            change.reset();
          }}
        />
        <FormFailure message={change.isError ? saveFailure(change.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {knowledgeMessages.cancel}
          </Button>
          <Button type="submit" disabled={!isChanged || change.isPending}>
            {change.isPending ? knowledgeMessages.saving : knowledgeMessages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function editOfPage({ url }: KnowledgeItem): Edit {
  const before = url ?? '';
  return {
    title: itemMessages.changeAddress,
    label: itemMessages.url,
    hint: itemMessages.addressHint,
    maxLength: maxUrlLength,
    before,
    inputMode: 'url',
    changeOf: (typed) => ({ url: addressOf(typed) }),
    undo: { url: before },
    doneSentence: () => itemMessages.moved,
  };
}

function editOfFile({ title: name }: KnowledgeItem): Edit {
  const ending = name.slice(name.lastIndexOf('.'));
  return {
    title: itemMessages.rename,
    label: itemMessages.fileName,
    hint: itemMessages.endingStays(ending),
    maxLength: maxNameLength,
    before: name.slice(0, -ending.length),
    inputMode: 'text',
    changeOf: (typed) => ({ name: `${typed}${ending}` }),
    undo: { name },
    doneSentence: (typed) => itemMessages.renamed(shortened(`${typed}${ending}`)),
  };
}
