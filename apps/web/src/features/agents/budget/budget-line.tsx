import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useWatchedBudget } from '../queries.ts';
import { BudgetBar } from './budget-bar.tsx';
import styles from './budget-line.module.css';
import { budgetMessages } from './budget-messages.ts';

/** The use of today's budget in one line, which leads to what it means. Shows nothing where there is no budget. */
export function BudgetLine({ onGo }: { onGo: () => void }) {
  const budget = useWatchedBudget().data ?? null;
  if (budget === null) return null;
  return (
    <Link className={styles.line} to={paths.subscriptions} onClick={onGo}>
      <span className={styles.words}>
        <span className={styles.name}>{budgetMessages.title}</span>{' '}
        <span>{budgetMessages.used(budget.percentUsed)}</span>
      </span>
      <BudgetBar percent={budget.percentUsed} />
    </Link>
  );
}
