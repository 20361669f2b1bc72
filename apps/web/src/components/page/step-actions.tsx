import type { ReactNode } from 'react';
import styles from './step-actions.module.css';

/** The buttons back and forward at the bottom of a step. They stay visible. */
export function StepActions({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={className === undefined ? styles.actions : `${styles.actions} ${className}`}>{children}</div>;
}

/** Moves what comes before it to the left, and the rest to the right. */
export function StepGap() {
  return <span className={styles.gap} />;
}

/** What the coach should know before going on. */
export function StepRemark({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.remark} id={id}>
      {children}
    </p>
  );
}
