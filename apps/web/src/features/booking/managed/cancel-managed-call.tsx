import { Button, Textarea } from '@mantine/core';
import { cancellationReasonLength } from '@spotter/contract';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { changeRefusal } from './managed-language.ts';
import { useCancelManagedCall } from './managed-queries.ts';
import type { ManagedWords } from './managed-words.ts';

/** Cancels the call after asking, with a word for the coach if there is one. */
export function CancelManagedCall(props: {
  token: string;
  words: ManagedWords;
  /** The call's day and time, in words. */
  when: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { words } = props;
  const cancellation = useCancelManagedCall(props.token);
  const [reason, setReason] = useState('');
  const close = () => {
    cancellation.reset();
    props.onClose();
  };
  return (
    <Dialog opened={props.opened} onClose={close} title={words.cancelQuestion} close={words.close}>
      <p className="dialog-text">
        <strong className="managed-asked">{props.when}</strong> {words.cancelHint}
      </p>
      <div className="form">
        <Textarea
          label={words.reason}
          rows={2}
          maxLength={cancellationReasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormFailure message={cancellation.isError ? changeRefusal(cancellation.error, words) : null} />
      </div>
      <div className="dialog-actions">
        <Button variant="default" data-autofocus onClick={close}>
          {words.keep}
        </Button>
        <Button
          color="danger"
          disabled={cancellation.isPending}
          aria-busy={cancellation.isPending}
          onClick={() => cancellation.mutate({ reason: reason.trim() }, { onSuccess: close })}
        >
          {cancellation.isPending ? words.cancelPending : words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
