import { addDays, type Day, dayAt, formatSlot } from '@spotter/domain';
import { useState } from 'react';
import { bookingMessages } from '../messages.ts';
import { MonthOfSlots } from './month-of-slots.tsx';
import { useOpenSlots } from '../queries.ts';

/** Whose calls can be picked, and how far ahead. */
export type Bookable = { id: string; timeZone: string; horizonDays: number };

/** The clock of the other side of a call. `whose` says it, such as `their time`. */
export type OtherClock = { zone: string; whose: string };

const noDays = new Map<Day, Date[]>();

/** A month and the open times of its days in a zone, with the other side's time beneath where the clocks differ. */
export function SlotPicker(props: {
  trainer: Bookable;
  /** IANA: of whoever picks. */
  zone: string;
  other: OtherClock;
  onPick: (start: Date) => void;
}) {
  const { trainer, zone, other } = props;
  const today = dayAt(new Date(), zone);
  const [month, setMonth] = useState<Day>(today);
  const slots = useOpenSlots(trainer, month, zone);
  // The trainer's last day may reach into the next one elsewhere.
  const lastDay = addDays(today, trainer.horizonDays - (zone === trainer.timeZone ? 1 : 0));
  return (
    <MonthOfSlots
      key={zone}
      zone={zone}
      language="en"
      words={bookingMessages}
      month={month}
      onMonth={setMonth}
      from={today}
      to={lastDay}
      slots={{
        days: slots.data ?? noDays,
        state: slots.isPending ? 'loading' : slots.isError ? 'failed' : 'loaded',
        retry: () => void slots.refetch(),
      }}
      beside={(start, day) =>
        isElsewhere(start, other.zone, zone) && <span className="slot-own">{sayOther(start, other, day)}</span>
      }
      headingLevel={3}
      onPick={props.onPick}
    />
  );
}

/** Whether the clock of another zone shows another time. */
export function isElsewhere(start: Date, other: string, zone: string): boolean {
  return formatSlot(start, other) !== formatSlot(start, zone) || dayAt(start, other) !== dayAt(start, zone);
}

function sayOther(start: Date, { zone, whose }: OtherClock, day: Day): string {
  const time = `${formatSlot(start, zone)} ${whose}`;
  if (dayAt(start, zone) === day) return time;
  return `${new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }).format(start)}, ${time}`;
}
