import type { Appointment } from '@spotter/contract';
import { sayInstant } from '@spotter/domain/booking';
import { IconBrandGoogle, IconCalendarCheck, IconCalendarPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { bookingMessages } from '../messages.ts';
import { googleLink } from '../managed/google-link.ts';
import { calendarFileAddress } from '../managed/managed-queries.ts';
import styles from './booked-card.module.css';

/** The call that a visitor has just booked, in the visitor's zone, instead of the calendar. */
export function BookedCard(props: { of: Appointment; trainerName: string; zone: string; onAnother: () => void }) {
  const { of: booked } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isOffered = booked.bookingUrl !== null;
  const isCertain = booked.status === 'confirmed';

  return (
    <div className={styles.strategyBooked} role="status">
      <IconCalendarCheck size={32} aria-hidden />
      <h3 ref={heading} tabIndex={-1}>
        {isOffered ? bookingMessages.chooseAtCalendar : isCertain ? bookingMessages.booked : bookingMessages.kept}
      </h3>
      {booked.bookingUrl === null ? (
        <>
          <p>
            <strong>{sayInstant(new Date(booked.start), props.zone, 'en')}</strong>
          </p>
          <p>{isCertain ? bookingMessages.invitation : bookingMessages.notCertain}</p>
        </>
      ) : (
        <a className={styles.strategyLink} href={booked.bookingUrl} target="_blank" rel="noreferrer">
          {bookingMessages.chooseHere}
        </a>
      )}
      {isCertain && <AddToCalendar call={booked} title={bookingMessages.callWith(props.trainerName)} />}
      <div className={styles.strategyNext}>
        {!isOffered && <a href={booked.manageUrl}>{bookingMessages.manage}</a>}
        <button type="button" className="text-action" onClick={props.onAnother}>
          {bookingMessages.another}
        </button>
      </div>
    </div>
  );
}

function AddToCalendar({ call, title }: { call: Appointment; title: string }) {
  const place = call.meetingUrl === null ? null : { text: call.meetingUrl, link: call.meetingUrl };
  return (
    <div className={styles.strategySave} role="group" aria-label={bookingMessages.addTo}>
      <span>{bookingMessages.addTo}</span>
      <a href={googleLink({ ...call, title, place }, call.manageUrl)} target="_blank" rel="noreferrer">
        <IconBrandGoogle size={18} aria-hidden />
        Google Calendar
      </a>
      <a href={calendarFileAddress(tokenOf(call.manageUrl))} download="call.ics">
        <IconCalendarPlus size={18} aria-hidden />
        {bookingMessages.calendarFile}
      </a>
    </div>
  );
}

/** Returns the token at the end of a manage link. */
function tokenOf(manageUrl: string): string {
  return manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
}
