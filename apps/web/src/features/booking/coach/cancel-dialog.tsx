import { Button, Textarea } from '@mantine/core';
import { cancellationReasonLength, type CoachCall } from '@spotter/contract';
import { sayInstant } from '@spotter/domain/booking';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { callMessages, changeFailure } from './call-messages.ts';
import type { CallCancellation } from '../coach-queries.ts';

/** Cancels a call after a question, with an optional word for the other side (`name`). */
export function CancelDialog(props: {
  opened: boolean;
  call: Pick<CoachCall, '_id' | 'name' | 'start'>;
  cancellation: CallCancellation;
  timeZone: string;
  onClose: () => void;
}) {
  const { call, cancellation } = props;
  const [reason, setReason] = useState('');
  const close = () => {
    cancellation.reset();
    setReason('');
    props.onClose();
  };
  return (
    <Dialog opened={props.opened} onClose={close} title={callMessages.cancelTitle}>
      <DialogText>
        {call.name}, {sayInstant(new Date(call.start), props.timeZone, 'en')}. {call.name} is told at once, and the time
        is open again. This cannot be undone.
      </DialogText>
      <Form as="div">
        <Textarea
          label={callMessages.cancelReason}
          description={`${call.name} reads it. (optional)`}
          rows={2}
          maxLength={cancellationReasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormFailure message={cancellation.isError ? changeFailure(cancellation.error) : null} />
      </Form>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={close}>
          {callMessages.cancelKeep}
        </Button>
        <Button
          color="danger"
          disabled={cancellation.isPending}
          aria-busy={cancellation.isPending}
          onClick={() =>
            cancellation.mutate(
              { id: call._id, reason: reason.trim() },
              {
                onSuccess: () => {
                  toast.success(callMessages.cancelDone);
                  close();
                },
              },
            )
          }
        >
          {cancellation.isPending ? callMessages.cancelling : callMessages.cancelConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
