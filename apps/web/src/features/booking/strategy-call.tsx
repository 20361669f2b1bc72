import './booking.css';
import type { Appointment } from '@spotter/contract';
import { sayInstant, sayZone } from '@spotter/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { IconCalendarCheck, IconCalendarOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../api/services.ts';
import { Kit } from '../../components/kit/kit.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { bookingMessages } from './messages.ts';
import { useLandingTrainer } from './queries.ts';
import { SlotPicker } from './slot-picker.tsx';

/** The calendar of the landing page. It brings its own kit: the page around it does without, to be quick. */
export default function StrategyCall({ signInAddress }: { signInAddress: string }) {
  return (
    <QueryClientProvider client={useServices().queryClient}>
      <Kit>
        <TrainersCalls signInAddress={signInAddress} />
      </Kit>
    </QueryClientProvider>
  );
}

function TrainersCalls({ signInAddress }: { signInAddress: string }) {
  const trainer = useLandingTrainer();
  const [start, setStart] = useState<Date | null>(null);
  const [notes, setNotes] = useState('');
  const [booked, setBooked] = useState<Appointment | null>(null);

  const news = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone the times are a screen below.
    if (booked !== null) news.current?.scrollIntoView({ block: 'center' });
  }, [booked]);

  if (trainer.isPending) return <div className="strategy-waiting" aria-busy />;
  if (trainer.isError) {
    return (
      <StateMessage
        failure
        icon={<IconCalendarOff />}
        title={bookingMessages.notLoaded}
        action={{ label: 'Try again', onClick: () => void trainer.refetch() }}
      />
    );
  }
  if (trainer.data === null) return <StateMessage icon={<IconCalendarOff />} title={bookingMessages.nobody} />;
  const { firstName, timeZone } = trainer.data;
  return (
    <div className="strategy-calendar">
      <div role="status" ref={news}>
        {booked !== null && (
          <p className="strategy-booked">
            <IconCalendarCheck size={22} aria-hidden />
            <span>
              <BookedSentence of={booked} />
            </span>
          </p>
        )}
      </div>
      <SlotPicker
        trainer={trainer.data}
        onPick={(at) => {
          setBooked(null);
          setStart(at);
        }}
      />
      <p className="strategy-zone">
        Times are {firstName}’s: {timeZone.replaceAll('_', ' ')} ({sayZone(new Date(), timeZone, 'en')}).
      </p>
      {start !== null && (
        <BookingDialog
          trainer={trainer.data}
          start={start}
          notes={notes}
          onNotes={setNotes}
          onStart={setStart}
          signInAddress={signInAddress}
          onClose={() => setStart(null)}
          onBooked={(appointment) => {
            setBooked(appointment);
            setStart(null);
            setNotes('');
          }}
        />
      )}
    </div>
  );
}

function BookedSentence({ of: booked }: { of: Appointment }) {
  if (booked.bookingUrl !== null) {
    return (
      <>
        <strong>{bookingMessages.chooseAtCalendar}</strong>
        <a className="strategy-link" href={booked.bookingUrl} target="_blank" rel="noreferrer">
          {bookingMessages.chooseHere}
        </a>
      </>
    );
  }
  const isCertain = booked.status === 'confirmed';
  return (
    <>
      <strong>
        {isCertain ? bookingMessages.booked : bookingMessages.kept}:{' '}
        {sayInstant(new Date(booked.start), booked.timeZone, 'en')}
      </strong>
      <span>{isCertain ? bookingMessages.invitation : bookingMessages.notCertain}</span>
    </>
  );
}
