import { Button } from '@mantine/core';
import type { BookedCall } from '@spotter/contract';
import { dayAt } from '@spotter/language/zones/zoned-time';
import { formatSlot } from '@spotter/domain/booking';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { callMessages } from './call-messages.ts';
import { sayCallDay } from './call-days.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useBookedCalls, useCancelBookedCall } from '../coach-queries.ts';
import styles from './calls.module.css';

/** The upcoming calls that the coach booked with others. Shows nothing if there are none. */
export function BookedCalls({ timeZone }: { timeZone: string }) {
  const calls = useBookedCalls();
  if (calls.isError) return <p className={styles.callsBookedFailed}>{callMessages.bookedFailed}</p>;
  if (calls.data === undefined || calls.data.length === 0) return null;
  return (
    <section className={styles.callsDay} aria-label={callMessages.bookedTitle}>
      <h2>{callMessages.bookedTitle}</h2>
      <ul>
        {calls.data.map((call) => (
          <BookedCallCard key={call._id} call={call} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

function BookedCallCard({ call, timeZone }: { call: BookedCall; timeZone: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancellation = useCancelBookedCall();
  const start = new Date(call.start);
  const now = presentTime();
  const name = `${call.coach.firstName} ${call.coach.lastName}`;
  const isOn = call.status !== 'cancelled';
  return (
    <li className={styles.call} data-cancelled={!isOn || undefined}>
      <div className={styles.callTime}>
        <time dateTime={call.start}>{formatSlot(start, timeZone)}</time>
        <span>{sayCallDay(dayAt(start, timeZone), dayAt(now, timeZone))}</span>
      </div>
      <div className={styles.callGuest}>
        <h3>
          {callMessages.withCoach} {name}
          {!isOn && <span className={styles.callMark}>{callMessages.cancelled}</span>}
          {call.status === 'pending' && <span className={styles.callMark}>{callMessages.pending}</span>}
        </h3>
        {isOn && call.place !== null && (
          <p className={styles.callSource}>
            <IconMapPin size={16} aria-hidden />
            {call.place.text}
          </p>
        )}
      </div>
      {isOn && (
        <div className={styles.callActions}>
          {call.place?.link != null && (
            <Button
              component="a"
              href={call.place.link}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconVideo size={18} aria-hidden />}
              aria-label={`${callMessages.join}: ${name}`}
            >
              {callMessages.join}
            </Button>
          )}
          {start > now && (
            <>
              <Button
                component="a"
                href={call.bookingUrl ?? call.manageUrl}
                variant="default"
                aria-label={`${call.bookingUrl === null ? callMessages.move : callMessages.chooseTime}: ${name}`}
              >
                {call.bookingUrl === null ? callMessages.move : callMessages.chooseTime}
              </Button>
              <Button
                variant="subtle"
                color="danger"
                className={styles.callCancel}
                aria-label={`${callMessages.cancel}: ${name}`}
                onClick={() => setIsAsking(true)}
              >
                {callMessages.cancel}
              </Button>
            </>
          )}
        </div>
      )}
      <CancelDialog
        opened={isAsking}
        call={{ _id: call._id, start: call.start, name }}
        cancellation={cancellation}
        timeZone={timeZone}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
