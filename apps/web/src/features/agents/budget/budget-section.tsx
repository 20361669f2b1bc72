import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useAgentModels } from '../queries.ts';
import { BudgetBar } from './budget-bar.tsx';
import { budgetMessages } from './budget-messages.ts';
import styles from './budget-section.module.css';

/** Says what is used of today's budget, what follows once all of it is, and what one can do. */
export default function BudgetSection() {
  const { budget = null, pausedUntil = null } = useAgentModels().data ?? {};
  if (budget === null) return null;
  return (
    <section className={styles.budget} aria-labelledby="ai-budget-title">
      <h2 id="ai-budget-title">{budgetMessages.title}</h2>
      <p className={styles.used}>{budgetMessages.used(budget.percentUsed)}</p>
      <BudgetBar percent={budget.percentUsed} />
      <p>
        {budgetMessages.tokens(budget)}{' '}
        {pausedUntil === null ? budgetMessages.atTheEnd(budget.resetsAt) : budgetMessages.usedUp(pausedUntil)}
      </p>
      <p>
        {budgetMessages.whatCounts} {budgetMessages.needMore} <Link to={paths.contact}>{budgetMessages.writeToUs}</Link>
      </p>
    </section>
  );
}
