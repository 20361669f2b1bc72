import type { ReactNode } from 'react';
import styles from './plan-text.module.css';

/** A small sentence on a plan; `announced` if it appears later. */
export function PlanText({ announced, children }: { announced?: boolean; children: ReactNode }) {
  return (
    <p className={styles.planText} role={announced ? 'status' : undefined}>
      {children}
    </p>
  );
}
