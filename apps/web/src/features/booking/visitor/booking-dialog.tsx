import '../../../components/form/form.css';
import '../booking.css';
import { Button, Textarea } from '@mantine/core';
import { ApiError, type Appointment } from '@spotter/contract';
import { sayInstant } from '@spotter/domain';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/platform.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Alternatives } from '../alternatives.tsx';
import { bookingFailure, bookingMessages } from '../messages.ts';
import { useBookCall } from '../queries.ts';
import { type Bookable, isElsewhere } from '../slots/slot-picker.tsx';

/** Confirms the call at a chosen start. What was typed stays while it is not booked. */
export function BookingDialog(props: {
  trainer: Bookable & { firstName: string };
  start: Date;
  /** The visitor's, IANA. */
  zone: string;
  notes: string;
  onNotes: (notes: string) => void;
  /** Another start, chosen because this one is gone. */
  onStart: (start: Date) => void;
  /** Where a visitor signs in and comes back from. */
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

  function confirm() {
    setRefusedVisitor(!signedIn);
    if (signedIn) booking.mutate({ start, notes, zone }, { onSuccess: props.onBooked });
  }

  return (
    <Dialog opened onClose={props.onClose} title="Book your call">
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p className="booking-when">
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
        <div role="alert">
          {refusedVisitor && !signedIn && (
            <p className="form-failure">
              <IconAlertCircle size={18} aria-hidden />
              <span>
                {bookingMessages.mustSignIn}. <Link to={props.signInAddress}>Log in</Link> and choose the time again.
              </span>
            </p>
          )}
          {failure !== null && (
            <p className="form-failure">
              <IconAlertCircle size={18} aria-hidden />
              <span>
                {failure.title}
                {failure.reason !== null && <span className="booking-reason">{failure.reason}</span>}
              </span>
            </p>
          )}
        </div>
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
      </form>
    </Dialog>
  );
}
