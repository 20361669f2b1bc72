import { Button, Skeleton } from '@mantine/core';
import { ApiError, type CoachCall } from '@spotter/contract';
import { sayInstant } from '@spotter/domain/booking';
import { useState } from 'react';
import { useSession } from '../../../api/platform.ts';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Alternatives } from '../alternatives.tsx';
import { availabilityMessages } from '../availability/availability-messages.ts';
import { callMessages, changeFailure } from './call-messages.ts';
import { useMoveCall, useOwnAvailability } from '../coach-queries.ts';
import { type Bookable, SlotPicker } from '../slots/slot-picker.tsx';
import styles from './calls.module.css';

/** Moves a call: the coach picks an open time and then confirms it. */
export function MoveDialog({ call, onClose }: { call: CoachCall; onClose: () => void }) {
  const coachId = useSession()?.user._id ?? '';
  const hours = useOwnAvailability();
  return (
    <Dialog opened wide onClose={onClose} title={callMessages.moveTitle}>
      {hours.isPending ? (
        <Skeleton className="delayed" height={360} radius="lg" />
      ) : hours.data === undefined ? (
        <FormFailure message={availabilityMessages.loadFailed} />
      ) : (
        <Moving
          call={call}
          coach={{ id: coachId, timeZone: hours.data.timeZone, horizonDays: hours.data.horizonDays }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function Moving({ call, coach, onClose }: { call: CoachCall; coach: Bookable; onClose: () => void }) {
  const [start, setStart] = useState<Date | null>(null);
  const move = useMoveCall();
  const { timeZone } = coach;
  const guestZone = call.guestTimeZone ?? timeZone;
  const choose = (at: Date | null) => {
    move.reset();
    setStart(at);
  };

  if (start === null) {
    return (
      <>
        <DialogText className={styles.callMoveFrom!}>
          {call.name}, now {sayInstant(new Date(call.start), timeZone, 'en')}. {callMessages.moveChoose}
        </DialogText>
        <SlotPicker trainer={coach} zone={timeZone} other={{ zone: guestZone, whose: 'their time' }} onPick={choose} />
      </>
    );
  }
  const alternatives = move.error instanceof ApiError ? move.error.alternatives : [];
  return (
    <>
      <DialogText>
        From {sayInstant(new Date(call.start), timeZone, 'en')} to <strong>{sayInstant(start, timeZone, 'en')}</strong>.{' '}
        {call.name} is told at once.
      </DialogText>
      <FormFailure message={move.isError ? changeFailure(move.error) : null} />
      <Alternatives starts={alternatives} zone={timeZone} onChoose={choose} />
      <DialogActions>
        <Button variant="default" onClick={() => choose(null)}>
          {callMessages.moveBack}
        </Button>
        <Button
          data-autofocus
          disabled={move.isPending}
          aria-busy={move.isPending}
          onClick={() => move.mutate({ id: call._id, start }, { onSuccess: onClose })}
        >
          {move.isPending ? callMessages.moving : callMessages.moveConfirm}
        </Button>
      </DialogActions>
    </>
  );
}
