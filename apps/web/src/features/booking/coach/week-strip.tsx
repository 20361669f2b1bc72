import { addDays, type Day, dayAt } from '@spotter/language/zones/zoned-time';
import { presentTime } from '../../../components/time/present-time.ts';
import { callMessages } from './call-messages.ts';
import { useCalendarEvents } from '../coach-queries.ts';
import styles from './week-strip.module.css';

/**
 * How full the next seven days are in the calendars. Each day links to its calls.
 * Without an answer, nothing shows.
 */
export function WeekStrip({ timeZone }: { timeZone: string }) {
  const events = useCalendarEvents().data;
  const calls = events?.filter(({ kind }) => kind === 'call') ?? [];
  if (calls.length === 0) return null;
  const today = dayAt(presentTime(), timeZone);
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  return (
    <nav className={styles.weekStrip} aria-label={callMessages.week}>
      <ol>
        {days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            calls={calls.filter(({ start }) => dayAt(new Date(start), timeZone) === day).length}
          />
        ))}
      </ol>
    </nav>
  );
}

function WeekDay({ day, calls }: { day: Day; calls: number }) {
  const dayAndCount = (
    <>
      <span className={styles.weekName}>{partOf(day, { weekday: 'short' })}</span>
      <span className={styles.weekDate}>{partOf(day, { day: 'numeric' })}</span>
      <span className={styles.weekCalls} data-some={calls > 0 || undefined}>
        {calls === 0 ? <span className="visually-hidden">no calls</span> : `${calls} ${calls === 1 ? 'call' : 'calls'}`}
      </span>
    </>
  );
  return <li>{calls === 0 ? <span>{dayAndCount}</span> : <a href={`#day-${day}`}>{dayAndCount}</a>}</li>;
}

function partOf(day: Day, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...part }).format(new Date(day));
}
