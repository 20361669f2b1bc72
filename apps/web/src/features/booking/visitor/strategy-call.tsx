import type { Appointment } from '@spotter/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../api/platform.ts';
import { useServices } from '../../../api/services.ts';
import { Kit } from '../../../components/kit/kit.tsx';
import { useFramedState } from '../../../components/page/use-framed-state.ts';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { browserTimeZone, sayZoneAndCity } from '../../../components/time/time-zones.ts';
import { BookedCard } from './booked-card.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { bookingMessages } from '../messages.ts';
import { useLandingTrainer } from '../queries.ts';
import { ZoneSelect } from '../managed/zone-select.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';
import styles from './strategy-call.module.css';

/**
 * The calendar of the landing page.
 * It loads the UI kit itself, because the page around it does without it to be fast.
 */
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
  const [booked, setBooked] = useFramedState<Appointment | null>(useSession()?.user._id ?? '', null);
  const [zone, setZone] = useState(browserTimeZone);

  if (trainer.isPending) return <div className={styles.strategyWaiting} aria-busy />;
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
  if (booked !== null) {
    return (
      <div className={styles.strategyCalendar}>
        <BookedCard of={booked} trainerName={firstName} zone={zone} onAnother={() => setBooked(null)} />
      </div>
    );
  }
  return (
    <div className={styles.strategyCalendar}>
      <div className={styles.strategyZone}>
        <ZoneSelect zone={zone} onZone={setZone} words={bookingMessages} />
      </div>
      <SlotPicker
        trainer={trainer.data}
        zone={zone}
        other={{ zone: timeZone, whose: `${firstName}’s time` }}
        onPick={setStart}
      />
      {zone !== timeZone && (
        <p className={styles.strategyOtherZone}>
          {firstName}’s time: {sayZoneAndCity(timeZone)}.
        </p>
      )}
      {start !== null && (
        <BookingDialog
          trainer={trainer.data}
          start={start}
          zone={zone}
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
