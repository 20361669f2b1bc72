import { Button, TextInput } from '@mantine/core';
import type { ChatFilter } from '@spotter/contract';
import { maxViewNameLength } from '@spotter/domain/inbox';
import { useState } from 'react';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { viewMessages } from './view-messages.ts';
import { useSaveView, viewFailure } from './view-queries.ts';

/** Saves the filters of the list under a name. */
export default function SaveView({
  botId,
  filter,
  onClose,
}: {
  botId: string;
  filter: ChatFilter;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const save = useSaveView();
  return (
    <Dialog opened onClose={onClose} title={viewMessages.save}>
      <DialogText>{viewMessages.saveHint}</DialogText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending && name.trim() !== '') save.mutate({ name, botId, filter }, { onSuccess: onClose });
        }}
      >
        <TextInput
          data-autofocus
          label={viewMessages.name}
          value={name}
          maxLength={maxViewNameLength}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FormFailure message={save.isError ? viewFailure(save.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {viewMessages.cancel}
          </Button>
          <Button type="submit" disabled={save.isPending || name.trim() === ''}>
            {viewMessages.saveButton}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
