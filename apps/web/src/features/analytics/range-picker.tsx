import { quickRangeDays, type DayRange } from '@spotter/domain';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { analyticsMessages, quickRangeLabel } from './messages.ts';
import { analyticsKey } from './queries.ts';
import { type ChosenRange, isRange } from './use-range.ts';
import styles from './analytics.module.css';

/** The days that are looked at: two dates, or one of the quick ranges. */
export function RangePicker({ range, quickDays, chooseDays, chooseQuick }: ChosenRange) {
  // What is typed but is no range yet; it ends with the next range that is one.
  const [draft, setDraft] = useState<DayRange | null>(null);
  const isLoading = useIsFetching({ queryKey: analyticsKey }) > 0;

  function change(changed: Partial<DayRange>) {
    const next = { ...(draft ?? range), ...changed };
    if (isRange(next)) {
      setDraft(null);
      chooseDays(next);
    } else {
      setDraft(next);
    }
  }

  const shown = draft ?? range;
  return (
    <div className={styles.range}>
      <div className={styles.rangeQuick} role="group" aria-label="Quick ranges">
        {quickRangeDays.map((days) => (
          <button
            key={days}
            type="button"
            className={styles.rangeButton}
            aria-pressed={quickDays === days && draft === null}
            onClick={() => {
              setDraft(null);
              chooseQuick(days);
            }}
          >
            {quickRangeLabel(days)}
          </button>
        ))}
      </div>
      <div className={styles.rangeDates}>
        <label className={styles.rangeDate}>
          {analyticsMessages.from}
          <input
            type="date"
            value={shown.from}
            max={shown.to}
            aria-invalid={draft !== null}
            aria-describedby="range-problem"
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
        </label>
        <label className={styles.rangeDate}>
          {analyticsMessages.to}
          <input
            type="date"
            value={shown.to}
            min={shown.from}
            aria-invalid={draft !== null}
            aria-describedby="range-problem"
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
        </label>
      </div>
      <div className={styles.rangeLoading} role="status">
        {isLoading && (
          <>
            <span className="plain-spinner" aria-hidden />
            <span className="visually-hidden">{analyticsMessages.loading}</span>
          </>
        )}
      </div>
      <p id="range-problem" className={styles.rangeProblem} role="alert">
        {draft === null ? '' : analyticsMessages.notARange}
      </p>
    </div>
  );
}
