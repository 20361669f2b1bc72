import { Button } from '@mantine/core';
import type { CoachCall } from '@spotter/contract';
import { sayInstant } from '@spotter/domain';
import { toast } from 'react-toastify';
import { Dialog } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { callMessages, changeFailure } from './call-messages.ts';
import { useCancelCall } from './coach-queries.ts';

/** Cancels a call after asking. */
export function CancelDialog(props: { opened: boolean; call: CoachCall; timeZone: string; onClose: () => void }) {
  const { call } = props;
  const cancellation = useCancelCall();
  const close = () => {
    cancellation.reset();
    props.onClose();
  };
  return (
    <Dialog opened={props.opened} onClose={close} title={callMessages.cancelTitle}>
      <p className="dialog-text">
        {call.name}, {sayInstant(new Date(call.start), props.timeZone, 'en')}. {call.name} is told at once, and the time
        is open again. This cannot be undone.
      </p>
      <FormFailure message={cancellation.isError ? changeFailure(cancellation.error) : null} />
      <div className="dialog-actions call-dialog-actions">
        <Button variant="default" data-autofocus onClick={close}>
          {callMessages.cancelKeep}
        </Button>
        <Button
          color="danger"
          disabled={cancellation.isPending}
          aria-busy={cancellation.isPending}
          onClick={() =>
            cancellation.mutate(call._id, {
              onSuccess: () => {
                toast.success(callMessages.cancelDone);
                close();
              },
            })
          }
        >
          {cancellation.isPending ? callMessages.cancelling : callMessages.cancelConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
