import { quickRangeDays, type DayRange } from '@spotter/domain/analytics';
import { useIsFetching } from '@tanstack/react-query';
import { Segmented } from '../../components/form/segmented.tsx';
import { analyticsMessages, quickRangeLabel } from './messages.ts';
import { analyticsKey } from './queries.ts';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { type ChosenRange, isRange, rangeKey } from './use-range.ts';
import styles from './range-picker.module.css';

/** The choice of days: two dates, or one of the quick ranges. */
export function RangePicker({ range, quickDays, chooseDays, chooseQuick }: ChosenRange) {
  // The typed dates while they are not a valid range. It ends with the next valid range.
  const [draft, setDraft] = useFramedState<DayRange | null>(rangeKey(range), null);
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
      <Segmented
        label="Quick ranges"
        values={quickRangeDays}
        chosen={draft === null ? quickDays : null}
        labelOf={quickRangeLabel}
        onChoose={(days) => {
          setDraft(null);
          chooseQuick(days);
        }}
        isCompact
      />
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
