import { Button, Textarea } from '@mantine/core';
import { ApiError, type Appointment } from '@spotter/contract';
import { sayInstant } from '@spotter/domain/booking';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/platform.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Alternatives } from '../alternatives.tsx';
import { bookingFailure, bookingMessages } from '../messages.ts';
import { useBookCall } from '../queries.ts';
import { type Bookable, isElsewhere } from '../slots/slot-picker.tsx';
import styles from './booking-dialog.module.css';

/** Confirms the call at a chosen start. The typed text stays until the call is booked. */
export function BookingDialog(props: {
  trainer: Bookable & { firstName: string };
  start: Date;
  /** The visitor's zone (IANA). */
  zone: string;
  notes: string;
  onNotes: (notes: string) => void;
  /** Chooses another start after this one is gone. */
  onStart: (start: Date) => void;
  /** Where a visitor signs in and returns from. */
  signInAddress: string;
  onClose: () => void;
  onBooked: (appointment: Appointment) => void;
}) {
  const { trainer, start, zone, notes } = props;
  const signedIn = useSession() !== null;
  const booking = useBookCall(trainer);
  const [refusedVisitor, setRefusedVisitor] = useState(false);
  const failure = booking.isError ? bookingFailure(booking.error) : null;
  const alternatives = booking.error instanceof ApiError ? booking.error.alternatives : [];

  const refused =
    refusedVisitor && !signedIn ? (
      <>
        {bookingMessages.mustSignIn}. <Link to={props.signInAddress}>Log in</Link> and choose the time again.
      </>
    ) : failure === null ? null : (
      <>
        {failure.title}
        {failure.reason !== null && <span className={styles.bookingReason}>{failure.reason}</span>}
      </>
    );

  function confirm() {
    setRefusedVisitor(!signedIn);
    if (signedIn) booking.mutate({ start, notes, zone }, { onSuccess: props.onBooked });
  }

  return (
    <Dialog opened onClose={props.onClose} title="Book your call">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p className={styles.bookingWhen}>
          <strong>{sayInstant(start, zone, 'en')}</strong>
          <span>
            One hour with {trainer.firstName}.
            {isElsewhere(start, trainer.timeZone, zone) &&
              ` ${trainer.firstName}’s time: ${sayInstant(start, trainer.timeZone, 'en')}`}
          </span>
        </p>
        <Textarea
          label="Notes"
          description="What should the call be about? (optional)"
          rows={4}
          maxLength={2000}
          value={notes}
          onChange={(event) => props.onNotes(event.currentTarget.value)}
        />
        <FormFailure message={refused} />
        <Alternatives
          starts={alternatives}
          zone={zone}
          onChoose={(at) => {
            booking.reset();
            props.onStart(at);
          }}
        />
        <Button type="submit" fullWidth size="lg" disabled={booking.isPending} aria-busy={booking.isPending}>
          {booking.isPending ? bookingMessages.confirming : bookingMessages.confirm}
        </Button>
      </Form>
    </Dialog>
  );
}
