import { Button } from '@mantine/core';
import type { UpcomingChat } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import {
  canceledMany,
  cancelText,
  cancelTitle,
  followUpsMessages,
  goneSentence,
  nameOf,
  tooLateSentence,
} from './messages.ts';
import { cancelableOf, useCancelMany } from './queries.ts';

/** Asks before the follow-ups of many people are canceled, and says what came of it. */
export function CancelDialog(props: { chosen: UpcomingChat[]; onDone: () => void; onClose: () => void }) {
  // What was asked about stays, though the list behind it may be read again.
  const [chosen] = useState(props.chosen);
  const cancel = useCancelMany();
  const names = new Map(chosen.map((chat) => [chat._id, nameOf(chat)]));
  const count = chosen.flatMap(cancelableOf).length;

  function submit() {
    cancel.mutate(chosen, {
      onSuccess: (result) => {
        if (result.canceled > 0) toast.success(canceledMany(result.canceled));
        const left = [tooLateSentence(result, (chatId) => names.get(chatId)!), goneSentence(result)];
        for (const sentence of left) if (sentence !== null) toast.warn(sentence);
        props.onDone();
      },
    });
  }

  return (
    <Dialog opened onClose={props.onClose} title={cancelTitle(chosen.length)}>
      <DialogText>{cancelText(count)}</DialogText>
      <FormFailure message={cancel.isError ? followUpsMessages.failed : null} />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={props.onClose}>
          {followUpsMessages.keep}
        </Button>
        <Button color="danger" disabled={cancel.isPending} aria-busy={cancel.isPending} onClick={submit}>
          {cancel.isPending ? followUpsMessages.canceling : followUpsMessages.cancelMany}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
