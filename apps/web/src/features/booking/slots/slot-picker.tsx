import { addDays, type Day, dayAt } from '@spotter/language/zones/zoned-time';
import { formatSlot } from '@spotter/domain/booking';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import { useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { bookingMessages } from '../messages.ts';
import { MonthOfSlots } from './month-of-slots.tsx';
import { useOpenSlots } from '../queries.ts';
import { monthOf } from './slots.ts';
import styles from './slot-picker.module.css';

/** The person whose calls can be booked, and how far ahead. */
export type Bookable = { id: string; timeZone: string; horizonDays: number };

/** The other side's clock. `whose` names it, such as `their time`. */
export type OtherClock = { zone: string; whose: string };

const noDays = new Map<Day, Date[]>();

/**
 * A month and the open times of its days in a zone.
 * If the clocks differ, the other side's time shows below each.
 */
export function SlotPicker(props: {
  trainer: Bookable;
  /** The zone of the person who picks (IANA). */
  zone: string;
  other: OtherClock;
  onPick: (start: Date) => void;
}) {
  const { trainer, zone, other } = props;
  const today = dayAt(presentTime(), zone);
  // The trainer's last day may reach into the next day elsewhere.
  const lastDay = addDays(today, trainer.horizonDays - (zone === trainer.timeZone ? 1 : 0));
  const [chosen, setChosen] = useState<Day | null>(null);
  const thisMonth = useOpenSlots(trainer, today, zone);
  const next = addDays(monthOf(today).to, 1);
  // Begins with the next month where nothing is free in what is left of this one.
  const month = chosen ?? (thisMonth.data?.size === 0 && next <= lastDay ? next : today);
  const slots = useOpenSlots(trainer, month, zone);
  return (
    <MonthOfSlots
      key={zone}
      zone={zone}
      language="en"
      words={bookingMessages}
      month={month}
      onMonth={setChosen}
      from={today}
      to={lastDay}
      slots={{
        days: slots.data ?? noDays,
        state: slots.isPending ? 'loading' : slots.isError ? 'failed' : 'loaded',
        retry: () => void slots.refetch(),
      }}
      note={(start, day) =>
        isElsewhere(start, other.zone, zone) && <span className={styles.slotOwn}>{sayOther(start, other, day)}</span>
      }
      headingLevel={3}
      onPick={props.onPick}
    />
  );
}

/** Whether another zone's clock shows a different time. */
export function isElsewhere(start: Date, other: string, zone: string): boolean {
  return formatSlot(start, other) !== formatSlot(start, zone) || dayAt(start, other) !== dayAt(start, zone);
}

function sayOther(start: Date, { zone, whose }: OtherClock, day: Day): string {
  const time = `${formatSlot(start, zone)} ${whose}`;
  if (dayAt(start, zone) === day) return time;
  return `${zonedFormat('en-US', zone, { weekday: 'short' }).format(start)}, ${time}`;
}
