import '@mantine/dates/styles.layer.css';
import { Skeleton } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { addDays, type Day, weekdayOf } from '@spotter/language/zones/zoned-time';
import { localeOf, sayDate, sayTime, type SpokenLanguage } from '@spotter/domain/booking';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { useFramedState } from '../../../components/page/use-framed-state.ts';
import slotStyles from './slot-picker.module.css';

/** The words around the days and times. */
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
  /** Returns what shows below a time. */
  note?: (start: Date, day: Day) => ReactNode;
  /** The level of the day's heading above its times. */
  headingLevel: 2 | 3;
  onPick: (start: Date) => void;
}) {
  const { zone, language, words, slots } = props;
  const [chosen, setChosen] = useFramedState<Day | null>(props.month.slice(0, 7), null);
  // Until a day of this month is chosen, its first day with times is shown.
  const day = chosen ?? [...slots.days.keys()][0] ?? null;
  const DayHeading = `h${props.headingLevel}` as const;
  const times = day === null ? [] : (slots.days.get(day) ?? []);
  const firstDayOfWeek = language === 'en' || language === 'pt' ? 0 : 1;
  const thisWeek = addDays(props.from, -((weekdayOf(props.from) - firstDayOfWeek + 7) % 7));
  const partOf = (date: string, part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...part }).format(new Date(date.slice(0, 10)));

  return (
    <div className={slotStyles.slotPicker}>
      <Calendar
        className={slotStyles.slotCalendar}
        firstDayOfWeek={firstDayOfWeek}
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
          // Weeks that are over would only push the open days down.
          hidden: date < thisWeek || date.slice(0, 7) !== props.month.slice(0, 7),
          selected: date === day,
          disabled: !slots.days.has(date),
          'data-open': slots.days.has(date) || undefined,
          onClick: () => setChosen(date),
        })}
      />
      <div aria-live="polite" aria-busy={slots.state === 'loading'}>
        {slots.state === 'loading' ? (
          <div className={slotStyles.slotGrid} aria-hidden>
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
          <p className={slotStyles.slotNone}>{words.noTimesThisMonth}</p>
        ) : (
          <>
            <DayHeading className={slotStyles.slotDay}>{sayDate(new Date(day), 'UTC', language)}</DayHeading>
            {times.length === 0 ? (
              <p className={slotStyles.slotNone}>{words.noTimes}</p>
            ) : (
              <ul className={slotStyles.slotGrid}>
                {times.map((start) => (
                  <li key={start.getTime()}>
                    <button type="button" className={slotStyles.slot} onClick={() => props.onPick(start)}>
                      {sayTime(start, zone, language)}
                      {props.note?.(start, day)}
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
