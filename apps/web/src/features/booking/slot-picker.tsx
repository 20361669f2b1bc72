import '@mantine/dates/styles.layer.css';
import './slot-picker.css';
import { Skeleton } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { addDays, type Day, dayAt, formatSlot } from '@spotter/domain';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { StateMessage } from '../../components/state-message.tsx';
import { bookingMessages } from './messages.ts';
import { ownTimeZone, useOpenSlots } from './queries.ts';

/** Whose calls can be picked, and how far ahead. */
export type Bookable = { id: string; timeZone: string; horizonDays: number };

/** The clock of the other side of a call. `whose` says it, such as `your time`. */
export type OtherClock = { zone: string; whose: string };

/** A month and the open times of its days, in the trainer's zone, with the other side's beside them where they differ. */
export function SlotPicker(props: {
  trainer: Bookable;
  /** The visitor's own where it is left out. */
  other?: OtherClock;
  onPick: (start: Date) => void;
}) {
  const { trainer, onPick } = props;
  const today = dayAt(new Date(), trainer.timeZone);
  const [month, setMonth] = useState<Day>(today);
  const [chosen, setChosen] = useState<Day | null>(null);
  const slots = useOpenSlots(trainer, month);
  const days = slots.data ?? new Map<Day, Date[]>();
  // Until a day is chosen, the first that has times.
  const day = chosen !== null && days.has(chosen) ? chosen : (chosen ?? [...days.keys()][0] ?? null);
  const times = day === null ? [] : (days.get(day) ?? []);
  const other = props.other ?? { zone: ownTimeZone(), whose: 'your time' };

  return (
    <div className="slot-picker">
      <Calendar
        className="slot-calendar"
        firstDayOfWeek={0}
        weekdayFormat="ddd"
        maxLevel="month"
        hideOutsideDates
        fullWidth
        size="md"
        date={month}
        onDateChange={setMonth}
        minDate={today}
        maxDate={addDays(today, trainer.horizonDays - 1)}
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        getDayProps={(date) => ({
          selected: date === day,
          disabled: !days.has(date),
          'data-open': days.has(date) || undefined,
          onClick: () => setChosen(date),
        })}
      />
      <div className="slot-times" aria-live="polite" aria-busy={slots.isPending}>
        {slots.isPending ? (
          <div className="slot-grid" aria-hidden>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} height={48} radius="md" />
            ))}
          </div>
        ) : slots.isError ? (
          <StateMessage
            failure
            icon={<IconCalendarOff />}
            title={bookingMessages.notLoaded}
            action={{ label: 'Try again', onClick: () => void slots.refetch() }}
          />
        ) : day === null ? (
          <p className="slot-none">{bookingMessages.noTimesThisMonth}</p>
        ) : (
          <>
            <h3 className="slot-day">{sayDay(day)}</h3>
            {times.length === 0 ? (
              <p className="slot-none">{bookingMessages.noTimes}</p>
            ) : (
              <ul className="slot-grid">
                {times.map((start) => (
                  <li key={start.getTime()}>
                    <button type="button" className="slot" onClick={() => onPick(start)}>
                      {formatSlot(start, trainer.timeZone)}
                      {isElsewhere(start, other.zone, trainer.timeZone) && (
                        <span className="slot-own">{sayOther(start, other, day)}</span>
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
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

function sayDay(day: Day): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(day));
}
