import { Button, Textarea } from '@mantine/core';
import { cancellationReasonLength, type ManagedCall } from '@spotter/contract';
import { sayInstant } from '@spotter/domain/booking';
import { useState } from 'react';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { changeRefusal } from './managed-language.ts';
import { useCancelManagedCall } from './managed-queries.ts';
import type { ManagedWords } from './managed-words.ts';
import styles from './cancel-managed-call.module.css';

/** Cancels the call after a question, with an optional word for the coach. */
export function CancelManagedCall(props: {
  token: string;
  call: ManagedCall;
  words: ManagedWords;
  zone: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { call, words, zone } = props;
  const cancellation = useCancelManagedCall(props.token);
  const [reason, setReason] = useState('');
  const close = () => {
    cancellation.reset();
    props.onClose();
  };
  return (
    <Dialog opened={props.opened} onClose={close} title={words.cancelQuestion} close={words.close}>
      <DialogText>
        <strong className={styles.managedAsked}>{sayInstant(new Date(call.start), zone, call.language)}</strong>{' '}
        {words.cancelHint}
      </DialogText>
      <Form as="div">
        <Textarea
          label={words.reason}
          rows={2}
          maxLength={cancellationReasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormFailure message={cancellation.isError ? changeRefusal(cancellation.error, words) : null} />
      </Form>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
}
