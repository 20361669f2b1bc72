import { budgetMark } from '@spotter/domain/notifications';
import styles from './budget-bar.module.css';

/** The used share of a budget as a bar. What it shows is said beside it. */
export function BudgetBar({ percent }: { percent: number }) {
  return (
    <span className={styles.bar} data-mark={budgetMark(percent) ?? undefined} aria-hidden>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
