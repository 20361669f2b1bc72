import '@mantine/dates/styles.layer.css';
import './slot-picker.css';
import { Skeleton } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { type Day, localeOf, sayDate, sayTime, type SpokenLanguage } from '@spotter/domain';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { StateMessage } from '../../../components/page/state-message.tsx';

/** What stands around the days and times. */
export type SlotWords = {
  previousMonth: string;
  nextMonth: string;
  noTimes: string;
  noTimesThisMonth: string;
  notLoaded: string;
  retry: string;
};

/** The open starts of a month, by day. */
export type MonthSlots = {
  days: Map<Day, Date[]>;
  state: 'loading' | 'failed' | 'loaded';
  retry: () => void;
};

/** A month and the open times of its days, in one zone and one language. */
export function MonthOfSlots(props: {
  zone: string;
  language: SpokenLanguage;
  words: SlotWords;
  month: Day;
  onMonth: (month: Day) => void;
  from: Day;
  to: Day;
  slots: MonthSlots;
  /** Beneath a time. */
  beside?: (start: Date, day: Day) => ReactNode;
  /** Of the day above its times. */
  headingLevel: 2 | 3;
  onPick: (start: Date) => void;
}) {
  const { zone, language, words, slots } = props;
  const [chosen, setChosen] = useState<Day | null>(null);
  // Until a day is chosen, the first that has times.
  const day = chosen ?? [...slots.days.keys()][0] ?? null;
  const DayHeading = `h${props.headingLevel}` as const;
  const times = day === null ? [] : (slots.days.get(day) ?? []);
  const partOf = (date: string, part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...part }).format(new Date(date.slice(0, 10)));

  return (
    <div className="slot-picker">
      <Calendar
        className="slot-calendar"
        firstDayOfWeek={language === 'en' || language === 'pt' ? 0 : 1}
        weekdayFormat={(date) => partOf(date, { weekday: 'short' })}
        monthLabelFormat={(date) => partOf(date, { month: 'long', year: 'numeric' })}
        getDayAriaLabel={(date) => partOf(date, { dateStyle: 'long' })}
        maxLevel="month"
        hideOutsideDates
        fullWidth
        size="md"
        date={props.month}
        onDateChange={props.onMonth}
        minDate={props.from}
        maxDate={props.to}
        ariaLabels={{ previousMonth: words.previousMonth, nextMonth: words.nextMonth }}
        getDayProps={(date) => ({
          selected: date === day,
          disabled: !slots.days.has(date),
          'data-open': slots.days.has(date) || undefined,
          onClick: () => setChosen(date),
        })}
      />
      <div className="slot-times" aria-live="polite" aria-busy={slots.state === 'loading'}>
        {slots.state === 'loading' ? (
          <div className="slot-grid" aria-hidden>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} height={48} radius="md" />
            ))}
          </div>
        ) : slots.state === 'failed' ? (
          <StateMessage
            failure
            icon={<IconCalendarOff />}
            title={words.notLoaded}
            action={{ label: words.retry, onClick: slots.retry }}
          />
        ) : day === null ? (
          <p className="slot-none">{words.noTimesThisMonth}</p>
        ) : (
          <>
            <DayHeading className="slot-day">{sayDate(new Date(day), 'UTC', language)}</DayHeading>
            {times.length === 0 ? (
              <p className="slot-none">{words.noTimes}</p>
            ) : (
              <ul className="slot-grid">
                {times.map((start) => (
                  <li key={start.getTime()}>
                    <button type="button" className="slot" onClick={() => props.onPick(start)}>
                      {sayTime(start, zone, language)}
                      {props.beside?.(start, day)}
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
