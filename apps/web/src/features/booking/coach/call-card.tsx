import { Button } from '@mantine/core';
import type { CoachCall } from '@spotter/contract';
import { callMinutes, formatSlot } from '@spotter/domain/booking';
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconClock,
  IconMapPin,
  IconMessage,
  IconVideo,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { ChannelIcon } from '../../../components/channel-icon.tsx';
import { paths } from '../../../paths.ts';
import { callMessages, sayCalendar } from './call-messages.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCancelCall } from '../coach-queries.ts';
import { MoveDialog } from './move-dialog.tsx';
import { isElsewhere } from '../slots/slot-picker.tsx';
import styles from './calls.module.css';

// Calls to come have none.
const Outcome = lazy(async () => ({ default: (await import('../outcome/outcome.tsx')).Outcome }));

/** How long before its start joining a call becomes the main action, in ms. */
const joinFirstMs = 15 * 60_000;

/** One call: its time, its guest, its state in the calendar, and the possible actions. */
export function CallCard(props: { call: CoachCall; timeZone: string; now: Date; brief: ReactNode }) {
  const { call, timeZone, now } = props;
  const start = new Date(call.start);
  const minutes = (Date.parse(call.end) - start.getTime()) / 60_000;
  const isOn = call.status !== 'cancelled';
  const hasBegun = start <= now;
  const isGoingOn = hasBegun && new Date(call.end) > now;
  const isNear = start.getTime() - now.getTime() < joinFirstMs;
  return (
    <li className={styles.call} data-cancelled={!isOn || undefined}>
      <div className={styles.callTime}>
        <time dateTime={call.start}>{formatSlot(start, timeZone)}</time>
        {minutes !== callMinutes && <span>{callMessages.length(minutes)}</span>}
        {call.guestTimeZone !== null && isElsewhere(start, call.guestTimeZone, timeZone) && (
          <span>{formatSlot(start, call.guestTimeZone)} their time</span>
        )}
      </div>
      <div className={styles.callGuest}>
        <h3>
          {call.name}
          {!isOn && <span className={styles.callMark}>{callMessages.cancelled}</span>}
          {call.status === 'pending' && <span className={styles.callMark}>{callMessages.pending}</span>}
          {isOn && isGoingOn && (
            <span className={styles.callMark} data-now>
              {callMessages.now}
            </span>
          )}
        </h3>
        {call.email !== null && <a href={`mailto:${call.email}`}>{call.email}</a>}
        <p className={styles.callSource}>
          {call.channel !== null && <ChannelIcon source={call.channel} size={16} />}
          {call.source === 'chat' ? callMessages.fromChat : callMessages.fromLanding}
        </p>
        {isOn && call.place !== null && call.place !== call.meetingUrl && (
          <p className={styles.callSource}>
            <IconMapPin size={16} aria-hidden />
            {call.place}
          </p>
        )}
        {call.notes !== null && <p className={styles.callNotes}>{call.notes}</p>}
        {call.guestReason !== null && (
          <p className={styles.callNotes}>
            {callMessages.theySay} {call.guestReason}
          </p>
        )}
        {props.brief}
        <CalendarState call={call} />
      </div>
      <Actions call={call} timeZone={timeZone} hasBegun={hasBegun} isOver={hasBegun && !isGoingOn} isNear={isNear} />
    </li>
  );
}

function CalendarState({ call }: { call: CoachCall }) {
  const { state } = call.calendar;
  const Icon = state === 'failed' ? IconAlertTriangle : state === 'waiting' ? IconClock : IconCalendarCheck;
  return (
    <p className={styles.callCalendar} data-state={state}>
      <Icon size={16} aria-hidden />
      {sayCalendar(call.calendar, call.status)}
    </p>
  );
}

function Actions(props: { call: CoachCall; timeZone: string; hasBegun: boolean; isOver: boolean; isNear: boolean }) {
  const { call, timeZone, hasBegun } = props;
  const [asking, setAsking] = useState<'cancel' | 'move' | null>(null);
  const cancellation = useCancelCall();
  const close = () => setAsking(null);
  const isOn = call.status !== 'cancelled';
  return (
    <div className={styles.callActions}>
      {isOn && !props.isOver && call.meetingUrl !== null && (
        <Button
          component="a"
          href={call.meetingUrl}
          target="_blank"
          rel="noreferrer"
          variant={props.isNear ? 'filled' : 'default'}
          leftSection={<IconVideo size={18} aria-hidden />}
          aria-label={`${callMessages.join}: ${call.name}`}
        >
          {callMessages.join}
        </Button>
      )}
      {call.chatId !== null && (
        <Button
          component={LinkFromHere}
          to={paths.chat(call.chatId)}
          variant="default"
          leftSection={<IconMessage size={18} aria-hidden />}
          aria-label={`${callMessages.openChat}: ${call.name}`}
        >
          {callMessages.openChat}
        </Button>
      )}
      {call.status === 'confirmed' && hasBegun && (
        <div className={styles.callOutcome}>
          <Suspense>
            <Outcome call={call} />
          </Suspense>
        </div>
      )}
      {call.status === 'confirmed' && !hasBegun && (
        <Button variant="default" aria-label={`${callMessages.move}: ${call.name}`} onClick={() => setAsking('move')}>
          {callMessages.move}
        </Button>
      )}
      {isOn && !hasBegun && (
        <Button
          variant="subtle"
          color="danger"
          className={styles.callCancel}
          aria-label={`${callMessages.cancel}: ${call.name}`}
          onClick={() => setAsking('cancel')}
        >
          {callMessages.cancel}
        </Button>
      )}
      <CancelDialog
        opened={asking === 'cancel'}
        call={call}
        cancellation={cancellation}
        timeZone={timeZone}
        onClose={close}
      />
      {asking === 'move' && <MoveDialog call={call} onClose={close} />}
    </div>
  );
}
